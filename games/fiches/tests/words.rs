//! What is said: refusals that help, events, the table in lines.

use serde_json::json;
use stammtisch_bots::Coach;
use stammtisch_fiches::{Action, Fiches};
use stammtisch_rules::{Lang, Phrase, Playthrough, Rules, Wording, Words};

use crate::seats::{refusal, table};

fn say(lang: Lang, phrase: &Phrase) -> String {
    let mut words = Words::new(lang, &[Fiches::TEXTS]);
    words.address(vec!["Ada".into(), "Ben".into()], Some(0));
    words.say(phrase)
}

fn classic() -> Playthrough<Fiches> {
    table(json!({
        "options": {"set": "classic"}, "racks": ["b7 k1", "k2"],
        "table": ["k7 r7 y7", "b3 b4 b5"],
    }))
}

#[test]
fn a_refusal_names_the_series_and_the_nearest_table_that_stands() {
    let (clause, said) = refusal(&classic(), "lay k7 r7 y7 | b3-b5 b7");
    assert_eq!(clause, "F3.1");
    assert!(
        said.starts_with("This run has a gap: blue 3 to 5 and 7. It lacks blue 6.\nTry this: "),
        "{said}"
    );
    assert!(
        said.ends_with("put the blue 7 with the red 7, the yellow 7 and the black 7."),
        "{said}"
    );
}

#[test]
fn a_refusal_helps_in_every_language() {
    let playthrough = classic();
    let action: Action = "lay k7 r7 y7 | b3-b5 b7".parse().expect("an action");
    let refusal = Fiches::check(&playthrough.position().mover(), &action).expect_err("refused");
    let german = say(Lang::De, &refusal.said);
    assert!(
        german.contains("lege die blaue 7 zu der roten 7, der gelben 7 und der schwarzen 7"),
        "{german}"
    );
    let dutch = say(Lang::Nl, &refusal.said);
    assert!(
        dutch.contains("leg de blauwe 7 bij de rode 7, de gele 7 en de zwarte 7"),
        "{dutch}"
    );
}

#[test]
fn many_tiles_of_a_lay_are_named_by_their_colours() {
    let mut playthrough = table(json!({
        "racks": ["r1 r2 r3 y4 y5 y6 y7 b8 b9 b10 k1", "k2"], "table": ["r4 r5 r6"],
    }));
    let action = "lay r1-r6 | y4-y7 | b8-b10".parse().expect("an action");
    let events = playthrough.apply(&action).expect("legal");
    let said = say(
        Lang::En,
        &Fiches::event_phrase(events[0].for_viewer(Some(0))),
    );
    let named = "You play red 1 to 3, yellow 4 to 7 and blue 8 to 10 (";
    assert!(said.starts_with(named), "{said}");
}

#[test]
fn a_run_with_a_tile_twice_is_no_run_with_a_gap() {
    let playthrough = table(json!({
        "options": {"set": "classic", "first_lay": 0}, "racks": ["r4 r5 r5 k1", "k2"],
    }));
    let (_, said) = refusal(&playthrough, "lay r4 r5 r5");
    let twice = "A run can’t have a number twice: red 4, 5 and 5.";
    assert!(said.starts_with(twice), "{said}");
}

#[test]
fn the_end_of_the_only_round_names_the_winner_once() {
    let ending = |rounds: u8| {
        let mut playthrough = table(json!({
            "racks": ["r2 r3 r4", "k2"], "table": ["b5 b6 b7"], "chips": [6, 3],
            "options": {"rounds": rounds},
        }));
        let action: Action = "lay b5-b7 | r2-r4".parse().expect("an action");
        let events = playthrough.apply(&action).expect("legal");
        let said = events[1..].iter().map(|event| {
            let event = event.for_viewer(Some(0));
            say(Lang::En, &Fiches::event_phrase(event))
        });
        said.collect::<Vec<_>>().join(" ")
    };
    let only = "You go out: 1 extra chip! Chips: 11 for you and 2 for Ben (paid 1). You win!";
    assert_eq!(ending(1), only);
    let first =
        "You go out: 1 extra chip! You win round 1. Chips: 11 for you and 2 for Ben (paid 1).";
    assert!(ending(2).starts_with(first), "{}", ending(2));
}

#[test]
fn a_refusal_names_the_tile_and_the_series_that_it_is_about() {
    let playthrough = table(json!({
        "racks": ["r6 b4 k1", "k2"], "table": ["r3 r4 r5", "b3 *b4 b5 b6"],
    }));
    for (lay, expected) in [
        (
            "lay r3-r6 | b3 *b4 b5 b6 | k7-k9",
            "That tile is neither on the table nor on your rack: the black 7.",
        ),
        (
            "lay r3-r6 | b3 *b4 b5",
            "You can’t take tiles from the table. Put the blue 6 back (blue 3 to 6 with a joker).",
        ),
        (
            "lay r3-r6 | b3-b6",
            "To free the joker for the blue 4, put its own tile in its place.",
        ),
    ] {
        let (_, said) = refusal(&playthrough, lay);
        assert!(said.starts_with(expected), "{said}");
    }
}

#[test]
fn a_refused_first_lay_says_what_was_touched() {
    let playthrough = table(json!({
        "options": {"set": "classic"}, "racks": ["k7 k8 k9 r9 r10 r11 b3 b6", "k2"],
        "table": ["y2 y3 y4", "b2 *b3 b4 b5"], "opened": [false, false],
    }));
    let (clause, said) = refusal(&playthrough, "lay y2-y4 | b2 *b3 b4-b6 | k7-k9 | r9-r11");
    assert_eq!(clause, "F6.1");
    assert!(
        said.starts_with(
            "Your first lay must leave the table as it is. Take the blue 6 off the series: blue 2 to 5 with a joker."
        ),
        "{said}"
    );
}

#[test]
fn a_first_lay_that_takes_a_joker_is_told_so() {
    let playthrough = table(json!({
        "options": {"set": "classic"}, "racks": ["r10 y10 b10 J", "k2"],
        "table": ["y2 y3 y4"], "opened": [false, false],
    }));
    let (clause, said) = refusal(&playthrough, "lay y2-y4 | r10 y10 b10 take 1");
    assert_eq!(clause, "F6.1");
    assert_eq!(
        said,
        "Your first lay must leave the table as it is: you can’t take a joker yet."
    );
}

#[test]
fn where_the_table_stands_as_it_is_no_other_is_advised() {
    let playthrough = table(json!({
        "options": {"set": "classic"}, "racks": ["k7 k8 k9", "k2"], "table": ["b2 *b3 b4 b5"],
    }));
    let (clause, said) = refusal(&playthrough, "lay b2 *b3 b4 b5 | k7-k9 take 1");
    assert_eq!(clause, "F5.4");
    assert!(said.ends_with("with tiles from your own rack."), "{said}");
}

#[test]
fn what_fits_nowhere_is_to_be_kept() {
    let playthrough = table(json!({
        "racks": ["r6 k1", "k2"], "table": ["r3 r4 r5"],
    }));
    let (clause, said) = refusal(&playthrough, "lay r3-r6 k1");
    assert_eq!(clause, "F3.1");
    assert!(said.contains("put the red 6 with the red 3 to 5"), "{said}");
    assert!(said.ends_with("and keep black 1."), "{said}");
}

#[test]
fn actions_and_events_tell_what_changes() {
    let mut playthrough = table(json!({
        "racks": ["r2 r3 r4 b8 k5 k9", "k2"], "table": ["b5 b6 b7", "k4 *k5 k6"],
    }));
    let action: Action = "lay b5-b8 | k4-k6 | r2-r4 take 1"
        .parse()
        .expect("an action");
    let said = say(
        Lang::En,
        &Fiches::action_phrase(&playthrough.position().mover(), &action),
    );
    assert_eq!(
        said,
        "Play red 2 to 4, blue 8 and black 5, and keep a joker (5 chips)"
    );
    let events = playthrough.apply(&action).expect("legal");
    let event = events[0].for_viewer(Some(0));
    assert_eq!(
        say(Lang::En, &Fiches::event_phrase(event)),
        "You play red 2 to 4, blue 8 and black 5, keeping a joker (5 chips)."
    );
    assert_eq!(
        say(Lang::De, &Fiches::event_phrase(event)),
        "Du legst rote 2 bis 4, blaue 8 und schwarze 5 und behältst einen Joker (5 Chips)."
    );
}

#[test]
fn a_series_is_told_as_a_run_or_a_group_and_what_is_neither_tile_by_tile() {
    let mut playthrough = table(json!({
        "options": {"set": "classic", "first_lay": 0},
        "racks": ["r7 b7 J k1 k2", "k9"], "table": ["k3 k4 k5"],
    }));
    let action: Action = "lay k1-k5 | r7 *y7 b7".parse().expect("an action");
    let events = playthrough.apply(&action).expect("legal");
    assert_eq!(
        say(
            Lang::En,
            &Fiches::event_phrase(events[0].for_viewer(Some(0)))
        ),
        "You play black 1 and 2 onto black 3 to 5 and 7s in red, yellow and blue with a joker as a new \
         series (6 chips)."
    );
}

#[test]
fn the_last_tile_is_known_as_such() {
    let all: Action = "lay b5-b7 | r2-r4".parse().expect("an action");
    let lay_with = |rack: &str| {
        let playthrough = table(json!({
            "racks": [rack, "k2"], "table": ["b5 b6 b7"], "options": {"rounds": 2},
        }));
        let view = playthrough.position().mover();
        let first = Fiches::reasons(&view, &all, None)[0];
        say(Lang::En, &Fiches::reason_phrase(&view, &all, &first))
    };
    let out = "You go out: the round ends, and the others pay 1 chip.";
    assert_eq!(lay_with("r2 r3 r4"), out);
    for more in ["r2 r3 r4 k9", "r2 r3 r4 k8 k9", "r2 r3 r4 k7 k8 k9"] {
        assert_ne!(lay_with(more), out, "the round goes on");
    }
}

#[test]
fn f3_4_drawing_loses_a_chip_and_passing_none() {
    let playthrough = table(json!({"racks": ["r2", "k2"], "table": ["b5 b6 b7"]}));
    let gain = |text: &str| {
        let action: Action = text.parse().expect("an action");
        Fiches::gain(&playthrough.position().mover(), &action)
    };
    assert_eq!((gain("draw"), gain("pass")), (-1, 0));
}

#[test]
fn a_series_that_lost_its_joker_is_told_as_rebuilt() {
    let mut playthrough = table(json!({
        "options": {"set": "classic", "first_lay": 0},
        "racks": ["y5 y6 y7 k7 k1", "k9"], "table": ["r7 *y7 b7"],
    }));
    let action: Action = "lay r7 b7 k7 | y5-y7 take 1".parse().expect("an action");
    let events = playthrough.apply(&action).expect("legal");
    assert_eq!(
        say(
            Lang::En,
            &Fiches::event_phrase(events[0].for_viewer(Some(0)))
        ),
        "You play yellow 5 to 7 as a new series and black 7 by rebuilding a series, keeping a joker (4 \
         chips)."
    );
}

#[test]
fn rebuilt_series_are_counted_and_only_what_is_laid_is_named() {
    let playthrough = table(json!({
        "options": {"set": "classic", "first_lay": 0},
        "racks": ["r6 k2 k3 k4 b9", "k9"], "table": ["r1 r2 r3 r4 r5", "y1 b1 k1"],
    }));
    let action: Action = "lay r1 y1 b1 k1 | r2-r6 | k2-k4"
        .parse()
        .expect("an action");
    let said = |lang| {
        let view = playthrough.position().mover();
        say(lang, &Fiches::action_phrase(&view, &action))
    };
    assert_eq!(
        said(Lang::En),
        "Play black 2 to 4 as a new series and red 6 by rebuilding 2 series (5 chips)"
    );
    assert_eq!(
        said(Lang::De),
        "schwarze 2 bis 4 als neue Reihe und rote 6 durch Umbau von 2 Reihen legen (5 Chips)"
    );
    assert_eq!(
        said(Lang::Nl),
        "Leg zwarte 2 t/m 4 als nieuwe serie en rode 6 door 2 series te verbouwen (5 fiches)"
    );
}

#[test]
fn a_tile_can_take_the_place_of_a_joker_that_moves_on() {
    let playthrough = table(json!({
        "options": {"set": "classic", "first_lay": 0},
        "racks": ["y8 b1", "k9"], "table": ["*y8 y9 y10"],
    }));
    let action: Action = "lay y8-y10 *y11".parse().expect("an action");
    let said = |lang| {
        let view = playthrough.position().mover();
        say(lang, &Fiches::action_phrase(&view, &action))
    };
    let expected =
        "Play yellow 8 in the joker’s place and a joker for the yellow 11 onto yellow 8 to 10";
    assert!(said(Lang::En).starts_with(expected), "{}", said(Lang::En));
}

#[test]
fn the_table_is_shown_a_line_each() {
    let playthrough = table(json!({
        "racks": ["k9 r2 J r10", "k2"], "table": ["b5 b6 b7", "k4 *k5 k6"], "chips": [1, 0],
        "options": {"rounds": 2}, "wins": [1, 0],
    }));
    let lines: Vec<String> = Fiches::view_phrases(&playthrough.position().mover(), true)
        .lines()
        .map(|phrase| say(Lang::En, phrase))
        .collect();
    assert_eq!(
        lines,
        [
            "Round 1 of 2, won so far: 1 for you and 0 for Ben",
            "1: b5-b7",
            "2: k4 *k5 k6",
            "Pot: 33 tiles",
            "Ada: 1 chip, 4 tiles",
            "Ben: no chips, 1 tile",
            "Your rack: r2 r10 k9 J",
        ]
    );
}

#[test]
fn texts_may_hold_capitals_commas_and_whole_rows() {
    let same = |typed: &str, written: &str| {
        assert_eq!(typed.parse::<Action>().expect(typed).to_string(), written);
    };
    same("  LAY r3,r4 R5 | k7+*k8 ", "lay r3-r5 | k7 *k8");
    same("lay r3-r5 r7 r8 | b1 b2", "lay r3-r5 r7 r8 | b1 b2");
    same("lay *r3 r4 r5 r6 take 2", "lay *r3 r4-r6 take 2");
    same("lay r3 take", "lay r3 take 1");
    same("lay", "lay");
    same("lay - | r3", "lay - | r3");
    for typed in [
        "",
        "lie r3",
        "lay r14",
        "lay r5-r3",
        "lay r3-y5",
        "draw 2",
        "lay r3 take x",
    ] {
        assert!(typed.parse::<Action>().is_err(), "{typed}");
    }
    let much = format!("lay {}", "r1-r13 ".repeat(9));
    assert!(much.parse::<Action>().is_err());
}

#[test]
fn actions_have_an_order() {
    let mut actions: Vec<Action> = ["pass", "draw", "lay r4-r6", "lay r3-r5 take 1", "lay r3-r5"]
        .map(|text| text.parse().expect("an action"))
        .to_vec();
    actions.sort();
    let sorted: Vec<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(
        sorted,
        ["lay r3-r5", "lay r3-r5 take 1", "lay r4-r6", "draw", "pass"]
    );
}
