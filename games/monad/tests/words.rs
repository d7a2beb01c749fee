//! The sentences of the table, and what an action gains at once.

use serde_json::json;
use stammtisch_bots::Coach;
use stammtisch_monad::{Action, Monad};
use stammtisch_rules::{Lang, Rules, Wire, Wording, Words};

use crate::common::{Play, Table};

fn english() -> Words {
    let mut words = Words::new(Lang::En, &[Monad::TEXTS]);
    words.address(vec!["Ada".into(), "Ben".into()], Some(0));
    words
}

fn gain(play: &Play, action: &str) -> i32 {
    let action: Action = action.parse().unwrap();
    Monad::gain(&play.position().mover(), &action)
}

/// A hand for every kind of exchange, and a talon.
fn rich() -> Play {
    let table = Table::of(2)
        .homes("o g")
        .hand(0, "r1 o1 y1 l1 d1 g1 r2 d2 y3 r5 d5");
    table.column(2, "l2").talon("r1").acted().play()
}

#[test]
fn a_single_card_is_told_which_partner_it_needs() {
    let play = Table::of(2).homes("o d").hand(0, "y3 y1").play();
    let view = play.position().mover();
    let draft = json!({"give": ["y3"], "target": null});
    let meant = Monad::arrange(&view, &draft).unwrap();
    let first = Monad::read_action(view.public, &meant["actions"][0]).unwrap();
    let refusal = Monad::check(&view, &first).unwrap_err();
    assert_eq!(
        english().say(&refusal.said),
        "To trade, your yellow Tri needs a cold card of the same rank."
    );
}

#[test]
fn an_action_gains_what_it_brings_minus_what_it_costs() {
    let play = rich();
    for (action, points) in [
        ("trade r1 l1", 1),
        ("trade r2 d2", 1),
        ("trade r2 d2 bonus", 2),
        // A Monad counts double: 160 - 72, and with the bonus a Quad, a Tri, a Bi and a Common.
        ("trade r5 d5", 88),
        ("trade r5 d5 bonus", 88 + 16 + 7 + 3 + 1),
        ("leap r1 o1 y1 l1", 3),
        ("leap r1 o1 y1 l1 d1", 11),
        ("leap r1 o1 y1 l1 d1 g1", 30),
        ("buy bi r1 o1 y1", 0),
        ("buy tri r2 d2 r1 o1", -1),
        ("buy monad r5 d5 y3 r1", 80),
        ("draw", 1),
        ("end", 0),
        ("flip", 0),
        ("pass", 0),
    ] {
        assert_eq!(gain(&play, action), points, "{action}");
    }
    // A bonus ends at the first missing column.
    let no_tri = Table::of(2)
        .homes("o g")
        .hand(0, "r5 d5 r3 o3 y3 l3 d3 g3")
        .talon("r1")
        .play();
    assert_eq!(gain(&no_tri, "trade r5 d5 bonus"), 88 + 16);
    // A relative costs what is printed on it.
    let relative = Table::of(2).homes("o g").hand(0, "o2 l5").play();
    assert_eq!(gain(&relative, "trade o2 l5"), 160 - 39);
    assert_eq!(gain(&relative, "trade l5 o2"), 160 - 39);
}

#[test]
fn actions_and_hints_are_said_in_words() {
    let play = rich();
    let view = play.position().mover();
    let words = english();
    let said = |action: &str| words.say(&Monad::action_phrase(&view, &action.parse().unwrap()));
    assert_eq!(
        said("trade r1 l1"),
        "Trade red and light blue Commons for the light blue Bi"
    );
    assert!(said("trade r5 d5").ends_with("for a Monad"));
    let bonus = said("trade r2 d2 bonus");
    assert!(bonus.ends_with("bonus: a card from the talon"), "{bonus}");
    assert!(
        said("buy monad r5 d5 y3 r1").starts_with("Buy a Monad with red and dark blue Quints,")
    );
    assert!(said("leap r1 o1 y1 l1").starts_with("Leap to "));
    let hint = |action: &str| {
        let action = action.parse().unwrap();
        let reasons = Monad::reasons(&view, &action, None).into_iter();
        let said = reasons.map(|reason| words.say(&Monad::reason_phrase(&view, &action, &reason)));
        said.collect::<Vec<_>>().join(" ")
    };
    assert!(hint("trade r5 d5").contains("of 5 Monads"));
    assert!(hint("trade r2 d2 bonus").contains("worth 2 points more"));
    assert!(hint("trade r1 l1").contains("worth 1 point more"));
    assert!(hint("leap r1 o1 y1 l1 d1 g1").contains("worth 30 points more"));
    assert!(hint("buy bi r1 o1 y1").contains("exactly what it’s worth"));
}

#[test]
fn the_table_is_told_line_by_line_and_memory_only_where_it_is_asked_for() {
    let play = Table::of(2)
        .hand(0, "r1 l1 l1")
        .hand(1, "g5")
        .discard("y1 d1")
        .play();
    let play = play.after(&["trade r1 l1", "end", "flip"]);
    let lines = |known: bool| -> Vec<String> {
        let phrases = Monad::view_phrases(&play.position().view(Some(0)), known);
        phrases
            .lines()
            .map(|phrase| english().say(phrase))
            .collect()
    };
    let plain = lines(false);
    assert!(
        plain[0].starts_with("Quints, front card first: "),
        "{plain:?}"
    );
    assert!(plain[3].starts_with("Bis, front card first: "));
    assert!(plain.contains(&"Monads in the bank: 10".to_owned()));
    assert!(plain.contains(&"Discard pile: empty".to_owned()));
    assert!(plain.contains(&"Talon: 4 cards".to_owned()));
    assert!(plain.iter().any(|line| line.starts_with("Ben: home ")));
    assert!(
        plain
            .last()
            .unwrap()
            .starts_with("Your hand, worth 4: l1 light blue Common and ")
    );
    assert!(
        !plain
            .iter()
            .any(|line| line.contains("definitely") || line.contains("remember"))
    );

    let remembered = lines(true);
    let talon = "Next in the talon, as you may remember: \
                 y1 yellow, d1 dark blue, r1 red and l1 light blue";
    assert!(remembered.contains(&talon.to_owned()), "{remembered:?}");
    let ben = remembered.iter().position(|line| line.starts_with("Ben: "));
    let after = &remembered[ben.unwrap() + 1];
    assert!(after.starts_with("… definitely holds"), "{remembered:?}");
    assert_eq!(
        remembered.len(),
        plain.len() + 2,
        "one's own cards are not told as known"
    );
}

#[test]
fn equal_cards_of_a_hand_are_told_together() {
    let play = Table::of(2).hand(0, "r1 l1 l1").play();
    let phrases = Monad::view_phrases(&play.position().view(Some(0)), false);
    let hand = english().say(&phrases.hand.unwrap());
    assert_eq!(
        hand,
        "Your hand, worth 3: r1 red Common and 2 × l1 light blue Common"
    );
}

#[test]
fn a_refused_pass_names_in_words_what_is_possible() {
    let play = Table::of(2).hand(0, "r1 l1").play();
    let view = play.position().mover();
    let refusal = Monad::check(&view, &Action::Pass).expect_err("a trade is possible");
    let said = english().say(&refusal.said);
    assert!(
        said.contains("\nTrade red and light blue Commons for the "),
        "{said}"
    );
}

#[test]
fn a_monad_is_told_first() {
    let play = Table::of(2).homes("o g").hand(0, "r5 l5").play();
    let heard = play.after(&["trade r5 l5"]).heard(Some(0));
    let said = english().say(&Monad::event_phrase(&heard[0]));
    assert_eq!(said, "You get a Monad for red and light blue Quints!");
}

#[test]
fn the_winner_is_told_that_they_win() {
    let play = Table::of(2)
        .homes("o g")
        .hand(0, "r5 l5")
        .monads(&[4, 0])
        .play();
    let heard = play.after(&["trade r5 l5"]).heard(Some(0));
    let said = english().say(&Monad::event_phrase(heard.last().expect("an event")));
    assert_eq!(said, "You have enough Monads and win!");
}

#[test]
fn cards_of_one_rank_that_are_alike_are_counted() {
    let play = Table::of(2).homes("o g").hand(0, "r1 r1 y1").play();
    let heard = play.after(&["buy bi r1 r1 y1"]).heard(Some(0));
    let said = english().say(&Monad::event_phrase(&heard[0]));
    assert!(
        said.ends_with(" with 2 red Commons and a yellow Common."),
        "{said}"
    );
}
