//! What anyone knows who watched and forgot nothing: `known` in protocol.md.

use crate::common::{Play, Table};
use serde_json::{Value, json};
use stammtisch_monad::Monad;
use stammtisch_rules::{Rng, Rules, Setup};
use stammtisch_testkit::{Repeat, walk};

/// The talon as everybody knows it.
fn talon(play: &Play) -> Value {
    play.view(None, true)["known"]["talon"].clone()
}

#[test]
fn nothing_is_known_of_a_fresh_deal() {
    let play = Play::deal(3, json!({}), 1);
    let known = json!({"hands": [[], [], []], "talon": []});
    assert_eq!(play.view(Some(0), true)["known"], known);
}

#[test]
fn after_load_nothing_is_known_unless_the_state_brings_it() {
    let table = Table::of(2).hand(0, "r5 r1").talon("g1 d1");
    let play = table.play();
    play.knows(0, "");
    assert_eq!(talon(&play), json!([null, null]));

    let known = json!({"hands": [["r5"], []], "talon": ["g1", null]});
    let play = table.with("known", known.clone()).play();
    play.knows(0, "r5");
    assert_eq!(talon(&play), json!(["g1", null]));
    assert_eq!(play.state()["known"], known);
}

#[test]
fn views_carry_what_is_known_only_when_asked() {
    let play = Table::of(3).hand(0, "r1 l1").column(2, "d2").play();
    let play = play.after(&["trade r1 l1"]);
    for viewer in [None, Some(0), Some(1), Some(2)] {
        assert_eq!(play.view(viewer, false).get("known"), None);
        let known = &play.view(viewer, true)["known"];
        assert_eq!(known["hands"], json!([["d2"], [], []]));
    }
}

#[test]
fn cards_taken_from_the_columns_are_known() {
    let table = Table::of(2).homes("o g").column(2, "d2").column(3, "d3");
    let play = table.hand(0, "r1 o1 y1 l1 d1 r1 l1 d1").play();
    let play = play.after(&["trade r1 l1"]);
    play.knows(0, "d2");
    let play = play.after(&["leap r1 o1 y1 l1"]);
    play.knows(0, "d2 d3");
    let table = Table::of(2).column(2, "d2").hand(0, "r1 o1 y1");
    table.play().after(&["buy bi r1 o1 y1"]).knows(0, "d2");
}

#[test]
fn cards_a_bonus_brings_are_known_but_for_an_unseen_common() {
    let table = Table::of(2).homes("o g").hand(0, "r4 d4").talon("y1 g1");
    let table = table.column(2, "l2").column(3, "l3").column(5, "l5");
    let play = table.clone().play().after(&["trade r4 d4 bonus"]);
    play.knows(0, "l5 l3 l2");
    assert_eq!(talon(&play), json!([null]));
    let known = json!({"hands": [[], []], "talon": ["y1", "g1"]});
    let play = table.with("known", known).play();
    let play = play.after(&["trade r4 d4 bonus"]);
    play.knows(0, "l5 l3 l2 y1");
    assert_eq!(talon(&play), json!(["g1"]));
}

#[test]
fn a_flipped_talon_is_known_and_so_are_the_commons_drawn_from_it() {
    let play = Table::of(3).discard("y1 d1 r1").play().after(&["flip"]);
    assert_eq!(talon(&play), json!(["y1", "d1", "r1"]));
    let play = play.after(&["draw", "draw"]);
    assert_eq!(talon(&play), json!(["r1"]));
    play.knows(1, "y1");
    play.knows(2, "d1");
}

#[test]
fn a_common_drawn_from_an_unseen_talon_is_not_known() {
    let known = json!({"hands": [[], []], "talon": ["g1", null]});
    let play = Table::of(2).talon("g1 d1").with("known", known).play();
    let play = play.after(&["draw", "draw"]);
    play.knows(0, "g1");
    play.knows(1, "");
}

#[test]
fn a_hand_shown_on_a_pass_is_known() {
    let play = Table::of(2).homes("o g").hand(0, "r1 r1 l5").play();
    let play = play.after(&["pass"]);
    play.knows(0, "r1 r1 l5");
    play.knows(1, "");
}

#[test]
fn giving_a_known_card_lowers_what_is_known() {
    let known = json!({"hands": [["d2", "r1"], []], "talon": []});
    let table = Table::of(2).homes("o g").with("known", known);
    let table = table
        .hand(0, "r1 r1 l1 d2 y2")
        .column(3, "l3")
        .column(2, "g2");
    let play = table.play();
    play.after(&["trade y2 d2"]).knows(0, "r1 l3");
    play.after(&["trade r1 l1"]).knows(0, "d2 g2");
    play.after(&["buy tri y2 d2 l1"]).knows(0, "r1 l3");
}

#[test]
fn what_is_known_of_the_others_does_not_change_with_a_move() {
    let known = json!({"hands": [[], ["r1"], ["o1"]], "talon": []});
    let table = Table::of(3).hand(0, "r1 l1").hand(1, "r1").hand(2, "o1");
    let play = table
        .with("known", known)
        .play()
        .after(&["trade r1 l1", "end"]);
    play.knows(1, "r1");
    play.knows(2, "o1");
}

#[test]
fn the_memory_aid_is_an_option_and_off_by_default() {
    let memory = |options| {
        Setup::<Monad>::new(2, &options)
            .expect("an option")
            .options
            .memory
    };
    assert!(!memory(json!({})));
    assert!(!memory(json!({"memory": false})));
    assert!(memory(json!({"memory": true})));
    assert!(Setup::<Monad>::new(2, &json!({"memory": 1})).is_err());
}

#[test]
fn with_two_players_each_view_of_a_fresh_game_determines_everything() {
    for seed in 0..6 {
        let setup = Setup::<Monad>::new(2, &json!({})).expect("defaults");
        let mut rng = Rng::new(seed);
        let mut steps = 0;
        walk(&setup, seed, |step| {
            for seat in 0..2 {
                let again = Monad::redeal(&step.position.view(Some(seat)), &mut rng);
                let state = || setup.state(step.position).to_value();
                assert!(again == *step.position, "seed {seed}: {}", state());
            }
            steps += 1;
        });
        assert!(steps > 20);
    }
}

#[test]
fn from_a_fresh_deal_only_commons_of_the_first_hands_are_ever_unknown() {
    for players in 2..=4 {
        let setup = Setup::<Monad>::new(players, &json!({"quiet_limit": 20})).expect("options");
        walk(&setup, 5, |step| {
            let state = setup.state(step.position).to_value();
            let known = &setup.view(step.position, None, true).to_value()["known"];
            assert_eq!(known["talon"], state["talon"], "every flip was seen");
            for seat in 0..players {
                let mut held: Vec<Value> = state["hands"][seat].as_array().unwrap().clone();
                for card in known["hands"][seat].as_array().unwrap() {
                    let at = held.iter().position(|have| have == card);
                    held.remove(at.expect("what is known is there"));
                }
                let commons = |card: &Value| card.as_str().unwrap().ends_with('1');
                assert!(held.iter().all(commons) && held.len() <= 6, "{state}");
            }
        });
    }
}

/// What a spectator writes down of the events they are told.
struct Notes {
    hands: Vec<Vec<Value>>,
    talon: Vec<Value>,
}

impl Notes {
    fn hear(&mut self, event: &Value, discard: &Value) {
        let seat = event["seat"].as_u64().unwrap_or_default() as usize;
        let list = |name: &str| event[name].as_array().cloned().unwrap_or_default();
        for card in list("give") {
            if let Some(at) = self.hands[seat].iter().position(|held| *held == card) {
                self.hands[seat].remove(at);
            }
        }
        if event["gain"].is_string() && event["gain"] != "monad" {
            self.hands[seat].push(event["gain"].clone());
        }
        self.hands[seat].extend(list("bonus"));
        if event.get("talon").is_some() || event["event"] == "drew" {
            let top = self.talon.remove(0);
            self.hands[seat].push(top);
        }
        if event["event"] == "passed" {
            self.hands[seat] = list("hand");
        }
        if event["event"] == "flipped" {
            self.talon = discard.as_array().expect("a pile").clone();
        }
        let text = |card: &Value| card.to_string();
        self.hands
            .iter_mut()
            .for_each(|hand| hand.sort_by_key(text));
    }
}

#[test]
fn what_is_known_is_what_a_spectator_would_have_written_down() {
    let mut heard = 0;
    for (players, seed) in [(2, 1), (3, 2), (3, 3), (4, 4), (4, 5)] {
        let mut play = Play::deal(players, json!({"quiet_limit": 15}), seed);
        let mut notes = Notes {
            hands: vec![Vec::new(); players],
            talon: Vec::new(),
        };
        let mut rng = Rng::new(seed);
        let mut repeat = Repeat::new(format!("{players} players, seed {seed}"));
        for step in 0..10_000 {
            if play.turn().is_none() {
                break;
            }
            repeat.step(step);
            let discard = play.get("discard");
            let action = rng.pick(&play.legal()).expect("something").clone();
            play.does(&[&action]);
            for event in play.heard_json(None) {
                notes.hear(&event, &discard);
                heard += 1;
            }
            assert_eq!(talon(&play), json!(notes.talon));
            for (seat, hand) in notes.hands.iter().enumerate() {
                let words: Vec<&str> = hand.iter().filter_map(Value::as_str).collect();
                play.knows(seat, &words.join(" "));
            }
        }
    }
    assert!(heard > 200, "only {heard} events");
}
