//! The listed bids against every subset of the display.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::common::{listed, play, table};
use serde_json::{Value, json};
use stammtisch_rotundo::{Action, Rotundo};
use stammtisch_rules::{Playthrough, Rng, Rules};

/// Row, value, number of cards.
type Kind = (usize, u64, usize);

fn deck(values: &[u64]) -> Value {
    let row = |(index, value): (usize, &u64)| {
        let name = char::from(b'a' + index as u8).to_string();
        let bag = ["beige", "brown", "blue"][index % 3];
        json!({"id": name, "bag": bag, "number": index % 4 + 1,
            "value": value, "copies": 6, "triple": true})
    };
    values.iter().enumerate().map(row).collect()
}

/// Returns for every total the sets of cards that make it, as counts by row, by trying every set.
fn every_set(display: &[Kind]) -> BTreeMap<u64, Vec<Vec<usize>>> {
    let mut sets = vec![vec![]];
    for &(_, _, count) in display {
        sets = sets
            .into_iter()
            .flat_map(|set: Vec<usize>| (0..=count).map(move |n| [set.as_slice(), &[n]].concat()))
            .collect();
    }
    let mut by_total: BTreeMap<u64, Vec<Vec<usize>>> = BTreeMap::new();
    for set in sets {
        let total = set.iter().zip(display).map(|(n, kind)| *n as u64 * kind.1);
        by_total.entry(total.sum()).or_default().push(set);
    }
    by_total
}

/// Returns the bids that should be listed: the fewest cards, then the most of the first rows, put down
/// in the reverse order of the table.
fn expected(display: &[Kind], above: u64) -> (Vec<String>, bool) {
    let mut complete = true;
    let mut bids = Vec::new();
    for (_, sets) in every_set(display).range(above + 1..) {
        complete &= sets.len() == 1;
        let key = |set: &&Vec<usize>| (set.iter().sum::<usize>(), Reverse(set.to_vec()));
        let best = sets.iter().min_by_key(key).unwrap();
        let cards = best.iter().zip(display).rev().flat_map(|(n, kind)| {
            let name = char::from(b'a' + kind.0 as u8);
            std::iter::repeat_n(format!(" {name}"), *n)
        });
        bids.push(cards.collect::<String>());
    }
    (bids, complete)
}

#[test]
fn every_total_is_listed_once_with_the_fewest_cards() {
    let mut rng = Rng::new(1);
    let mut shared = 0;
    for round in 0..400 {
        let in_fives = round % 2 == 0;
        let values: Vec<u64> = (0..6)
            .map(|_| {
                if in_fives {
                    10 + 5 * rng.below(13) as u64
                } else {
                    10 + rng.below(61) as u64
                }
            })
            .collect();
        // Now and then more than sixteen cards.
        let fewest = if round % 20 < 2 { 3 } else { 0 };
        let display: Vec<Kind> = (0..6)
            .map(|row| (row, values[row], fewest + rng.below(4 - fewest)))
            .collect();
        let names: Vec<String> = display
            .iter()
            .flat_map(|&(row, _, n)| vec![char::from(b'a' + row as u8).to_string(); n])
            .collect();
        let playthrough = table(
            json!({"players": 2, "turn": 1, "options": {"deck": deck(&values)},
            "phase": "bid", "middle": "f", "displays": [["a", "b"], names],
            "auction": {"by": 0, "high": {"seat": 0, "cards": ["a", "b"]}, "out": [false, false]}}),
        );
        let (mut actions, complete) = listed(&playthrough);
        assert_eq!(actions.pop().as_deref(), Some("drop"));
        let (bids, unique) = expected(&display, values[0] + values[1]);
        let due: Vec<String> = bids.iter().map(|cards| format!("bid{cards}")).collect();
        assert_eq!(
            (actions, complete),
            (due, unique),
            "round {round} of seed 1: {values:?} {display:?}"
        );
        shared += usize::from(!unique);
    }
    assert!((50..350).contains(&shared), "{shared}");
}

#[test]
fn a_bid_may_be_written_without_cards_but_not_made() {
    let cards = |text: &str| match text.parse() {
        Ok(Action::Auction { bid }) => bid,
        other => panic!("{other:?}"),
    };
    assert!(cards("auction").is_empty());
    assert!(!cards("auction fur").is_empty());
    let playthrough = table(json!({"players": 2, "middle": "gold", "displays": [["fur"], []]}));
    let nothing = Rotundo::check(&playthrough.position().mover(), &"auction".parse().unwrap());
    assert_eq!(nothing.unwrap_err().clause, "R5.1");
}

#[test]
fn a_list_with_a_total_that_several_sets_make_is_not_complete() {
    let values = [25, 25, 25, 40, 50, 60];
    let playthrough = table(
        json!({"players": 2, "turn": 1, "options": {"deck": deck(&values)},
        "phase": "bid", "middle": "f", "displays": [["d"], ["a", "b", "c"]],
        "auction": {"by": 0, "high": {"seat": 0, "cards": ["d"]}, "out": [false, false]}}),
    );
    let (actions, complete) = listed(&playthrough);
    assert_eq!(actions, ["bid b a", "bid c b a", "drop"]);
    assert!(!complete);
}

/// Returns a game with nearly the whole deck in one display.
fn rich(options: Value) -> Playthrough<Rotundo> {
    let first = match options.get("deck") {
        Some(_) => "a",
        None => "cloth",
    };
    table(json!({"players": 2, "turn": 1, "options": options, "middle": first, "rest": "display"}))
}

#[test]
fn a_display_of_dozens_of_cards_is_listed_too() {
    let ten = [11, 13, 17, 19, 23, 29, 31, 37, 41, 43];
    for (options, total) in [
        (json!({}), 6 * 300 - 10),
        (
            json!({"deck": deck(&ten)}),
            6 * ten.iter().sum::<u64>() - 11,
        ),
    ] {
        let playthrough = rich(options);
        let mut actions = Vec::new();
        let complete = Rotundo::legal(&playthrough.position().mover(), &mut actions);
        assert!(!complete);
        assert_eq!(actions.pop(), Some(Action::Pass));
        for action in &actions {
            assert_eq!(
                Rotundo::check(&playthrough.position().mover(), action),
                Ok(())
            );
            assert_eq!(action.to_string().parse().as_ref(), Ok(action));
        }
        // The highest bid is every card.
        let Some(Action::Auction { bid }) = actions.last() else {
            panic!("no bid")
        };
        assert_eq!(bid.len(), 59);
        assert!(actions.len() as u64 > total / 5 - 10, "{}", actions.len());
    }
}

#[test]
fn a_bid_of_every_card_can_be_paid() {
    let mut playthrough = rich(json!({}));
    let (actions, _) = listed(&playthrough);
    let all = actions[actions.len() - 2].clone();
    play(&mut playthrough, &[&all, "drop"]);
    let state = crate::common::now(&playthrough);
    assert_eq!(state["over"], true);
    assert_eq!(state["discard"].as_array().unwrap().len(), 59);
    assert_eq!(state["scores"], json!([0, -10]));
}

#[test]
fn any_set_and_any_order_is_accepted_though_one_is_listed() {
    let playthrough = table(json!({"players": 2, "middle": "gold",
        "displays": [["cloth", "cloth", "leather", "fur", "clay"], []]}));
    let (actions, complete) = listed(&playthrough);
    assert!(!complete);
    assert!(actions.contains(&"auction leather".to_owned()));
    assert!(!actions.contains(&"auction cloth cloth".to_owned()));
    for other in [
        "auction cloth cloth",
        "auction clay leather",
        "auction leather clay",
    ] {
        let action: Action = other.parse().unwrap();
        assert_eq!(
            Rotundo::check(&playthrough.position().mover(), &action),
            Ok(())
        );
    }
}
