//! What the table says of a draft: how it reads it, and what is wrong where.

use serde_json::{Value, json};
use stammtisch_fiches::Fiches;
use stammtisch_rules::{Position, Refusal, Rules, Setup, Wire};

/// A game of two; seat 0 is on turn with this rack, the rest of the tiles is elsewhere.
fn position(options: &Value, table: &Value, rack: &[&str]) -> Position<Fiches> {
    let setup = Setup::<Fiches>::new(2, options).expect("options");
    let mut pot = Fiches::pieces(&setup);
    let lying = table.as_array().into_iter().flatten();
    let lying = lying.flat_map(|series| series.as_array().into_iter().flatten());
    let lying = lying.filter_map(Value::as_str).map(Fiches::piece_named);
    for piece in lying.chain(rack.iter().copied()) {
        let at = pot.iter().position(|other| other == piece);
        pot.remove(at.expect("there are enough"));
    }
    let other = pot.split_off(pot.len() - 5);
    let state = json!({
        "game": "fiches", "options": options, "players": 2, "turn": 0, "racks": [rack, other],
        "chips": [6, 6], "table": table, "pot": pot, "opened": [true, true], "idle": 0, "round": 1,
        "starter": 0, "wins": [0, 0], "over": false, "winners": [], "out": null,
    });
    Setup::<Fiches>::load(&state).expect("a sound state").1
}

fn refused(position: &Position<Fiches>, table: &Value) -> Refusal {
    let lay = json!({"do": "lay", "table": table});
    let action = Fiches::read_action(position.public(), &lay).expect("an action");
    Fiches::check(&position.mover(), &action).expect_err("a refusal")
}

#[test]
fn every_series_that_is_none_is_named_by_its_place() {
    let before = json!([["b4", "b5", "b6"]]);
    let position = position(&json!({}), &before, &["r1", "r2", "k3", "k5", "k6"]);
    let table = json!([["b4", "b5", "b6"], ["r1", "r2"], ["k3", "k5", "k6"]]);
    let refusal = refused(&position, &table);
    let faults: Vec<_> = refusal
        .faults
        .iter()
        .map(|one| (one.kind, &one.at[..]))
        .collect();
    let places = ["table/1".to_owned(), "table/2".to_owned()];
    assert_eq!(
        faults,
        [("short", &places[..1]), ("sequence", &places[1..])]
    );
    assert_eq!(refusal.faults[0].said, refusal.said);
}

/// Taking the 5 leaves two short series; the fault about the 5 names it, and where it lay.
#[test]
fn f3_3_a_tile_that_is_gone_is_named_itself() {
    let before = json!([["b4", "b5", "b6"]]);
    let position = position(&json!({}), &before, &["r1", "r2", "r3"]);
    let refusal = refused(&position, &json!([["b4", "b6"]]));
    assert_eq!(refusal.faults[0].kind, "short");
    let gone: Vec<_> = refusal
        .faults
        .iter()
        .filter(|one| one.kind == "gone")
        .collect();
    assert_eq!(gone.len(), 1);
    assert_eq!(
        (gone[0].clause, &gone[0].before[..]),
        ("F3.3", &["table/0/1".to_owned()][..])
    );
    assert!(
        format!("{:?}", gone[0].said).contains('5'),
        "{:?}",
        gone[0].said
    );
}

fn arranged(position: &Position<Fiches>, draft: &Value) -> Value {
    Fiches::arrange(&position.mover(), draft).expect("a draft")
}

fn codes(arranged: &Value) -> Vec<&str> {
    let tiles = arranged["tiles"].as_array().into_iter().flatten();
    tiles.filter_map(|tile| tile["code"].as_str()).collect()
}

#[test]
fn f5_1_a_joker_stands_for_what_is_missing_where_it_was_put() {
    let position = position(&json!({}), &json!([]), &["r3", "r4", "r5", "J"]);
    let draft = |tiles: Value, by_place: bool| json!({"tiles": tiles, "series": null, "added": [], "by_place": by_place});
    let read = arranged(&position, &draft(json!(["r5", "J", "r3"]), false));
    assert_eq!(codes(&read), ["r3", "*r4", "r5"]);
    assert_eq!(
        read["tiles"][1],
        json!({"at": 1, "code": "*r4", "as": "r4"})
    );
    let read = arranged(&position, &draft(json!(["J", "r3", "r4"]), true));
    assert_eq!(codes(&read), ["*r2", "r3", "r4"]);
    assert_eq!(read["choices"]["0"], json!(["r2", "r5"]));
    let read = arranged(&position, &draft(json!(["r3", "r4", "J"]), true));
    assert_eq!(codes(&read), ["r3", "r4", "*r5"]);
}

#[test]
fn f5_3_a_joker_is_freed_by_its_tile_and_keeps_its_meaning_in_its_series() {
    let before = json!([["r3", "*r4", "r5"]]);
    let position = position(&json!({}), &before, &["r4", "r6", "b8"]);
    let draft =
        json!({"tiles": ["r3", "*r4", "r5", "r4"], "series": 0, "added": [3], "by_place": false});
    let read = arranged(&position, &draft);
    assert_eq!(codes(&read), ["r3", "r4", "r5"]);
    assert_eq!(read["freed"], json!([1]));
    let draft =
        json!({"tiles": ["r6", "r3", "*r4", "r5"], "series": 0, "added": [0], "by_place": true});
    let read = arranged(&position, &draft);
    assert_eq!(codes(&read), ["r3", "*r4", "r5", "r6"]);
    assert_eq!(read["choices"], json!({}));
}

fn said(refusal: &Refusal) -> String {
    format!("{:?}", refusal.said)
}

/// The refusal is about the tile that was moved, not about those that it left behind.
#[test]
fn f3_1_and_f3_5_a_refusal_names_the_tile_that_was_moved() {
    let before = json!([["b4", "b5", "b6", "b7"], ["k1", "k2", "k3"]]);
    let junior = position(&json!({}), &before, &["r1", "y5", "b8"]);
    let split = json!([["b4", "b5"], ["k1", "k2", "k3"], ["r1", "b6", "b7"]]);
    let refusal = refused(&junior, &split);
    assert_eq!(refusal.clause, "F3.1");
    assert!(said(&refusal).contains("f3-1-left"), "{}", said(&refusal));
    let shorter = json!([["b4", "b5", "b6"], ["k1", "k2", "k3"], ["b7", "b8", "*b9"]]);
    let joker = position(&json!({}), &before, &["r1", "J", "b8"]);
    let refusal = refused(&joker, &shorter);
    assert_eq!(refusal.clause, "F3.5");
    let words = said(&refusal);
    assert!(
        words.contains("f3-5-moved") && words.contains("Number(7)"),
        "{words}"
    );
}

/// Of two equal tiles, the one that was taken away is named with its own series.
#[test]
fn f3_3_a_tile_that_is_gone_is_named_with_the_series_that_it_was_in() {
    let classic = json!({"set": "classic"});
    let before = json!([["r3", "r4", "r5"], ["r3", "r4", "r5", "r6"]]);
    let position = position(&classic, &before, &["k1", "k2", "k3"]);
    let refusal = refused(&position, &json!([["r3", "r4", "r5"], ["r4", "r5", "r6"]]));
    let gone = refusal.faults.iter().find(|one| one.kind == "gone");
    assert_eq!(gone.expect("a fault").before, ["table/1/0"]);
}

#[test]
fn f6_1_a_first_lay_is_counted_while_it_is_built() {
    let setup = Setup::<Fiches>::new(2, &json!({"set": "classic"})).expect("options");
    let mut pot = Fiches::pieces(&setup);
    let rack = ["r9", "b9", "k9", "y1", "y2", "k5"];
    for piece in rack {
        pot.remove(
            pot.iter()
                .position(|other| other == piece)
                .expect("it is there"),
        );
    }
    let other = pot.split_off(pot.len() - 5);
    let state = json!({
        "game": "fiches", "options": {"set": "classic"}, "players": 2, "turn": 0, "racks": [rack, other],
        "chips": [6, 6], "table": [], "pot": pot, "opened": [false, true], "idle": 0, "round": 1,
        "starter": 0, "wins": [0, 0], "over": false, "winners": [], "out": null,
    });
    let position = Setup::<Fiches>::load(&state).expect("a sound state").1;
    let lay = |table: Value| json!({"lay": {"do": "lay", "table": table, "take": 0}});
    let read = arranged(&position, &lay(json!([["r9", "b9", "k9"], ["y1", "y2"]])));
    assert_eq!(read["first_lay"], json!({"worth": 27, "needed": 30}));
}

#[test]
fn a_table_that_does_not_stand_is_repaired() {
    let before = json!([["k7", "r7", "y7"], ["b3", "b4", "b5"]]);
    let position = position(&json!({"set": "classic"}), &before, &["b7", "k1"]);
    let lay = |table: Value| json!({"lay": {"do": "lay", "table": table, "take": 0}});
    let broken = lay(json!([["k7", "r7", "y7"], ["b3", "b4", "b5", "b7"]]));
    let read = arranged(&position, &broken);
    let action = Fiches::read_action(position.public(), &read["repair"]).expect("an action");
    assert!(Fiches::check(&position.mover(), &action).is_ok());
    assert_eq!(read["first_lay"], Value::Null);
    let stands = lay(json!([["k7", "r7", "y7", "b7"], ["b3", "b4", "b5"]]));
    assert_eq!(arranged(&position, &stands)["repair"], Value::Null);
}
