//! How actions are written, and what cannot be read.

use serde_json::json;
use stammtisch_monad::{Action, Card, Colour, Monad, Rank};
use stammtisch_rules::Wire;

use crate::common::Table;

#[test]
fn a_payment_holds_as_many_cards_as_there_are_and_no_more() {
    let table = Table::of(2).play();
    let public = table.position().public();
    let give = |count: usize| json!({"do": "buy", "rank": 6, "give": vec!["r1"; count]});
    assert!(Monad::read_action(public, &give(48)).is_ok());
    assert!(Monad::read_action(public, &give(49)).is_err());
    let text = |count: usize| format!("leap{}", " r1".repeat(count));
    assert!(text(48).parse::<Action>().is_ok());
    assert!(text(49).parse::<Action>().is_err());
}

#[test]
fn what_a_person_types_may_hold_capitals_commas_plus_signs_and_rank_numbers() {
    let same = |typed: &str, written: &str| {
        assert_eq!(typed.parse::<Action>().unwrap().to_string(), written);
    };
    same("  Trade Y2+G2   bonus ", "trade y2 g2 bonus");
    same("trade y2, g2", "trade y2 g2");
    same("buy 3 r2 o2 y1", "buy tri r2 o2 y1");
    same("BUY monad g5", "buy monad g5");
    same("buy quint", "buy quint");
    same("end", "end");
}

#[test]
fn what_cannot_be_read_is_refused() {
    for typed in [
        "",
        "   ",
        "dance",
        "trade r9",
        "trade r",
        "trade r11",
        "buy",
        "buy r2",
        "buy 7 r1",
        "draw r1",
        "end now",
        "pass bonus",
        "leap x1",
        "trade bonus r1 l1",
    ] {
        assert!(typed.parse::<Action>().is_err(), "{typed}");
    }
}

#[test]
fn a_monad_is_no_card() {
    assert_eq!(Card::new(Rank::Monad, Colour::Red), None);
    assert!(Card::new(Rank::Quint, Colour::Red).is_some());
    assert!("r6".parse::<Card>().is_err());
}

#[test]
fn actions_have_an_order() {
    let mut actions: Vec<Action> = [
        "end",
        "buy bi r1 r1 o1",
        "trade r1 l1",
        "buy bi r1 r1",
        "draw",
    ]
    .map(|text| text.parse().unwrap())
    .to_vec();
    actions.sort();
    let sorted: Vec<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(
        sorted,
        [
            "trade r1 l1",
            "buy bi r1 r1",
            "buy bi r1 r1 o1",
            "draw",
            "end"
        ]
    );
}
