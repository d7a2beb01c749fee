//! Tiles, chips, setting up and the turn.

use serde_json::{Value, json};
use stammtisch_fiches::Fiches;
use stammtisch_rules::{Deal, Playthrough, Rules, Setup, Wire};

use crate::seats::{allowed, events, listed, now, play, refusal, refused, table, tiles};

fn new(players: usize, options: Value) -> Value {
    let setup = Setup::<Fiches>::new(players, &options).expect("options that fit");
    let position = setup.deal(&Deal::from_seed("42"));
    setup.state(&position).to_value()
}

/// Everything in a list of lists or texts.
fn flat(value: &Value) -> Vec<String> {
    match value {
        Value::Array(all) => all.iter().flat_map(flat).collect(),
        other => vec![other.as_str().expect("a tile").to_owned()],
    }
}

fn pieces(state: &Value) -> Vec<String> {
    let mut all = flat(&state["racks"]);
    all.extend(flat(&state["pot"]));
    all.sort();
    all
}

#[test]
fn f1_1_the_junior_set_has_one_of_each_and_four_jokers() {
    let state = new(3, json!({}));
    let mut all = tiles("junior");
    all.sort();
    assert_eq!(all.len(), 44);
    assert_eq!(pieces(&state), all);
    assert_eq!(pieces(&new(3, json!({"set": "junior"}))), all);
    // A tile that the set does not have cannot be laid, nor even be named at this table.
    let playthrough = table(json!({"racks": ["r9 r10 k1", "k2"]}));
    assert_eq!(refused(&playthrough, "lay r9 r10 r11"), "F1.1");
    let public = playthrough.position().public();
    let lay = |tile: &str| json!({"do": "lay", "table": [["r9", "r10", tile]]});
    assert!(Fiches::read_action(public, &lay("r11")).is_err());
    assert!(Fiches::read_action(public, &lay("*r11")).is_ok());
}

#[test]
fn f1_2_the_classic_set_has_two_of_each_and_two_jokers() {
    let mut all = tiles("classic");
    all.sort();
    assert_eq!(all.len(), 106);
    assert_eq!(pieces(&new(4, json!({"set": "classic"}))), all);
}

#[test]
fn f1_3_the_bank_never_runs_out() {
    let rich = json!({"racks": ["r3 r4 r5 k1", "k2"], "chips": [9000, 65535]});
    let mut playthrough = table(rich);
    play(&mut playthrough, &["lay r3-r5"]);
    assert_eq!(now(&playthrough)["chips"], json!([9004, 65535]));
}

#[test]
fn f2_1_everybody_gets_chips_and_tiles_and_seat_0_begins() {
    for (set, each) in [("junior", 6), ("classic", 14)] {
        for players in 2..=4 {
            let state = new(players, json!({"set": set}));
            assert_eq!(state["chips"], json!(vec![each; players]));
            for rack in state["racks"].as_array().expect("a list") {
                assert_eq!(rack.as_array().expect("a list").len(), each);
            }
            let rest = tiles(set).len() - players * each;
            assert_eq!(state["pot"].as_array().expect("a list").len(), rest);
            assert_eq!((&state["turn"], &state["starter"]), (&json!(0), &json!(0)));
            assert_eq!(state["opened"], json!(vec![set == "junior"; players]));
            assert_eq!(state["table"], json!([]));
        }
    }
    assert!(Setup::<Fiches>::new(1, &json!({})).is_err());
    assert!(Setup::<Fiches>::new(5, &json!({})).is_err());
}

#[test]
fn f2_1_tiles_are_dealt_one_by_one_from_the_front() {
    let mut order = tiles("junior");
    Deal::from_seed("42").shuffle("fiches/pot/1", &mut order);
    let state = new(3, json!({}));
    for seat in 0..3 {
        let mut dealt: Vec<String> = (0..6).map(|turn| order[turn * 3 + seat].clone()).collect();
        let mut rack = flat(&state["racks"][seat]);
        dealt.sort();
        rack.sort();
        assert_eq!(rack, dealt);
    }
    assert_eq!(flat(&state["pot"]), order[18..]);
    // The first of the pot is drawn next.
    let setup = Setup::<Fiches>::new(3, &json!({})).expect("options that fit");
    let mut playthrough = Playthrough::deal(setup, "42");
    let drew = events(&mut playthrough, "draw");
    assert_eq!(drew[0]["tile"], json!(order[18]));
}

#[test]
fn f3_1_a_series_is_three_or_more_of_one_colour_in_sequence() {
    let playthrough = table(json!({"racks": ["r3 r4 r5 r9 r10 r1 y4", "k1"]}));
    assert!(allowed(&playthrough, "lay r3 r4 r5"));
    for wrong in ["r3 r4", "r3 y4 r5", "r5 r4 r3", "r9 r10 r1", "r3 r4 r9"] {
        assert_eq!(
            refused(&playthrough, &format!("lay {wrong}")),
            "F3.1",
            "{wrong}"
        );
    }
    let (_, said) = refusal(&playthrough, "lay r3-r5 | r9 r10");
    assert!(
        said.starts_with("A series needs at least three tiles, not just red 9 and 10."),
        "{said}"
    );
}

#[test]
fn f3_2_a_lay_is_new_series_and_added_tiles_as_many_as_one_likes() {
    let state = json!({"racks": ["r2 r3 r4 b8 k1", "k2"], "table": ["b5 b6 b7"]});
    let mut playthrough = table(state);
    assert_eq!(refused(&playthrough, "lay b5-b7"), "F3.2");
    assert_eq!(refused(&playthrough, "lay b4-b7"), "F3.2");
    play(&mut playthrough, &["lay r2-r4 | b5-b8"]);
    let state = now(&playthrough);
    // The table lies as it was asked for.
    assert_eq!(
        state["table"],
        json!([["r2", "r3", "r4"], ["b5", "b6", "b7", "b8"]])
    );
    assert_eq!(state["racks"][0], json!(["k1"]));
    assert_eq!(
        (&state["turn"], &state["chips"]),
        (&json!(1), &json!([11, 6]))
    );
    // Who is not on turn can do nothing.
    let view = playthrough.position().view(Some(0));
    let refusal = Fiches::check(&view, &"draw".parse().expect("an action"));
    assert_eq!(refusal.expect_err("not their turn").clause, "F3.2");
}

#[test]
fn f3_3_no_tile_goes_from_the_table() {
    let options = json!({"set": "classic"});
    let playthrough = table(json!({
        "options": options, "racks": ["r7 k1", "k2"], "table": ["r3 r4 r5 r6"],
    }));
    let (clause, said) = refusal(&playthrough, "lay r4-r7");
    assert_eq!(clause, "F3.3");
    assert_eq!(
        said,
        "You can’t take tiles from the table. Put the red 3 back (red 3 to 6)."
    );
}

#[test]
fn f3_4_a_drawn_tile_costs_a_chip_and_ends_the_turn() {
    let state = json!({"racks": ["r3 r4 r5", "k1"], "pot": "k9", "chips": [2, 0]});
    let mut playthrough = table(state);
    // He could lay, and may draw all the same; but not pass.
    let (actions, complete) = listed(&playthrough);
    assert_eq!(
        (&actions[..], complete),
        (&["lay r3-r5".to_owned(), "draw".into()][..], true)
    );
    assert_eq!(refused(&playthrough, "pass"), "F3.4");
    play(&mut playthrough, &["draw"]);
    let state = now(&playthrough);
    assert_eq!(state["racks"][0], json!(["r3", "r4", "r5", "k9"]));
    assert_eq!(
        (&state["chips"], &state["turn"]),
        (&json!([1, 0]), &json!(1))
    );
    // The other one has no chip and passes.
    assert_eq!(listed(&playthrough).0, ["pass"]);
    play(&mut playthrough, &["pass"]);
    assert_eq!(now(&playthrough)["idle"], 1);
    play(&mut playthrough, &["draw"]);
    assert_eq!(now(&playthrough)["idle"], 0);
}

#[test]
fn f3_4_only_the_drawer_sees_what_was_drawn() {
    let mut playthrough = table(json!({"racks": ["r3", "k1"], "pot": "k9"}));
    let events = playthrough
        .apply(&"draw".parse().expect("an action"))
        .expect("legal");
    let to = |seat| json!(events[0].for_viewer(seat));
    assert_eq!(
        to(Some(0)),
        json!({"event": "drew", "seat": 0, "tile": "k9", "paid": 1})
    );
    assert_eq!(to(Some(1)), json!({"event": "drew", "seat": 0, "paid": 1}));
    assert_eq!(to(None), json!({"event": "drew", "seat": 0, "paid": 1}));
}

#[test]
fn f3_5_series_stay_together_in_the_junior_set_by_default() {
    let apart = |options: Value| {
        let playthrough = table(json!({
            "options": options, "racks": ["r6 k1", "k2"], "table": ["r1 r2 r3 r4 r5"],
        }));
        Fiches::check(
            &playthrough.position().mover(),
            &"lay r1-r3 | r4-r6".parse().expect("an action"),
        )
        .map_err(|refusal| refusal.clause)
    };
    assert_eq!(apart(json!({})), Err("F3.5"));
    assert_eq!(apart(json!({"rearrange": false})), Err("F3.5"));
    assert_eq!(apart(json!({"rearrange": true})), Ok(()));
    assert_eq!(apart(json!({"set": "classic"})), Ok(()));
    assert_eq!(
        apart(json!({"set": "classic", "rearrange": false})),
        Err("F3.5")
    );
}

#[test]
fn f3_5_series_grow_at_both_ends_and_are_joined() {
    let playthrough = table(json!({
        "racks": ["r2 r6 r7 k9", "k2"], "table": ["r3 r4 r5", "r8 r9 r10"],
    }));
    assert!(allowed(&playthrough, "lay r2-r5 | r8-r10"));
    assert!(allowed(&playthrough, "lay r3-r6 | r7-r10"));
    assert!(allowed(&playthrough, "lay r3-r10"));
    assert!(allowed(&playthrough, "lay r2-r10"));
}

#[test]
fn f3_6_groups_are_series_in_the_classic_set() {
    let state = |set: &str| {
        table(json!({
            "options": {"set": set}, "racks": ["b7 k7 y7 k1", "k2"], "table": ["r4 r5 r6 r7"],
        }))
    };
    let lay = "lay r4-r6 | r7 b7 k7";
    assert!(allowed(&state("classic"), lay));
    assert!(allowed(&state("classic"), "lay r4-r7 | k7 y7 b7"));
    assert_eq!(refused(&state("junior"), "lay r4-r7 | k7 y7 b7"), "F3.1");
    let (clause, said) = refusal(&state("classic"), "lay r4-r6 | r7 b7 k7 *k7");
    assert_eq!(clause, "F3.6");
    assert!(
        said.starts_with(
            "A group can’t have a colour twice: 7s in red, blue, black and black with a joker."
        ),
        "{said}"
    );
}
