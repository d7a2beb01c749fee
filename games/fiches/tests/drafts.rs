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
