//! States that cannot be are refused, and say why.

use serde_json::{Value, json};
use stammtisch_fiches::Fiches;
use stammtisch_rules::{Lang, Setup, Wording, Words};

use crate::seats::{now, play, state, table};

/// The clause and the sentence with which a state is refused.
fn refused(state: &Value) -> (Option<&'static str>, String) {
    let Err(objection) = Setup::<Fiches>::load(state) else {
        panic!("it was loaded: {state}");
    };
    let words = Words::new(Lang::En, &[Fiches::TEXTS]);
    (objection.clause(), words.say(objection.said()))
}

fn good() -> Value {
    state(json!({"racks": ["r3 r4 J", "k1"], "table": ["b3 *b4 b5"]}))
}

fn with(field: &str, value: Value) -> Value {
    let mut state = good();
    state[field] = value;
    state
}

#[test]
fn a_good_state_is_loaded_and_saved_as_it_was() {
    let state = good();
    let (setup, position) = Setup::<Fiches>::load(&state).expect("it is good");
    assert_eq!(setup.state(&position).to_value(), state);
}

#[test]
fn a_match_that_is_over_is_loaded_and_saved_as_it_was() {
    let mut out = table(json!({"racks": ["r3 r4 r5", "k1"]}));
    play(&mut out, &["lay r3-r5"]);
    let mut passed = table(json!({"racks": ["r3", "k1"], "chips": [0, 0]}));
    play(&mut passed, &["pass", "pass"]);
    for (over, who) in [(out, json!(0)), (passed, Value::Null)] {
        let state = now(&over);
        assert_eq!((&state["over"], &state["out"]), (&json!(true), &who));
        let (setup, position) = Setup::<Fiches>::load(&state).expect("it is good");
        assert_eq!(setup.state(&position).to_value(), state);
    }
}

#[test]
fn every_piece_is_there_as_often_as_the_set_has_it_or_is_named() {
    let (clause, said) = refused(&with("racks", json!([["r3", "r3", "J"], ["k1", "J", "J"]])));
    assert_eq!(clause, Some("F1.1"));
    assert_eq!(
        said,
        "There are too many or too few of some tiles: red 3 (“r3”) 2 instead of 1, red 4 \
         (“r4”) 0 instead of 1 and joker (“J”) 6 instead of 4."
    );
    let mut classic = state(json!({"options": {"set": "classic"}, "racks": ["r13", "k1"]}));
    classic["racks"][0] = json!([]);
    let (clause, said) = refused(&classic);
    assert_eq!(clause, Some("F1.2"));
    assert!(said.contains("red 13 (“r13”) 1 instead of 2"), "{said}");
}

#[test]
fn tiles_that_do_not_exist_cannot_be_read() {
    for racks in [
        json!([["r11"], []]),
        json!([["x1"], []]),
        json!([["*r1"], []]),
    ] {
        assert_eq!(refused(&with("racks", racks)).0, None);
    }
    for tables in [
        json!([["r11"]]),
        json!([["J"]]),
        json!([[7]]),
        json!([7]),
        json!({}),
    ] {
        assert_eq!(refused(&with("table", tables)).0, None);
    }
}

#[test]
fn the_table_has_to_stand() {
    let series = |options: Value, tiles: &str| {
        refused(&state(
            json!({"options": options, "table": [tiles], "racks": ["k10", "b10"]}),
        ))
    };
    let (clause, said) = series(json!({}), "r3 r4");
    assert_eq!(
        (clause, &said[..]),
        (
            Some("F3.1"),
            "A series needs at least three tiles, not just red 3 and 4. Add more, or take them back."
        )
    );
    assert_eq!(series(json!({}), "r3 r4 r6").0, Some("F3.1"));
    assert_eq!(series(json!({}), "r3 y3 b3").0, Some("F3.1"));
    assert_eq!(
        series(json!({"set": "classic"}), "r3 y3 *r3").0,
        Some("F3.6")
    );
    assert_eq!(series(json!({}), "*r3 *r4 *r5").0, Some("F5.2"));
    assert_eq!(series(json!({}), "r9 r10 *r11").0, Some("F5.1"));
    assert_eq!(
        series(json!({"jokers_per_series": "one"}), "*r3 *r4 r5").0,
        Some("F5.2")
    );
}

#[test]
fn numbers_and_lists_keep_to_their_ranges() {
    for (field, value) in [
        ("turn", json!(2)),
        ("starter", json!(2)),
        ("round", json!(0)),
        ("round", json!(2)),
        ("idle", json!(3)),
        ("wins", json!([2, 0])),
        ("chips", json!([-1, 0])),
        ("chips", json!([65536, 0])),
        ("winners", json!([2])),
        ("out", json!(2)),
        ("opened", json!([1, 0])),
    ] {
        assert_eq!(refused(&with(field, value)).0, None, "{field}");
    }
    for field in ["racks", "chips", "opened", "wins"] {
        let mut short = good();
        short[field].as_array_mut().expect("a list").pop();
        if field == "racks" {
            short["pot"]
                .as_array_mut()
                .expect("a list")
                .push(json!("k1"));
        }
        assert_eq!(refused(&short).0, Some("F2.1"), "{field}");
    }
}

#[test]
fn what_follows_from_the_rest_has_to_fit_it() {
    assert_eq!(
        refused(&with("opened", json!([true, false]))).0,
        Some("F6.1")
    );
    assert_eq!(refused(&with("winners", json!([0]))).0, Some("F9.2"));
    assert_eq!(refused(&with("out", json!(0))).0, Some("F7.1"));
    assert_eq!(refused(&with("idle", json!(2))).0, Some("F7.3"));
    let over = |fields: Value| {
        let mut state = good();
        state["over"] = json!(true);
        state["wins"] = json!([1, 0]);
        state["winners"] = json!([0]);
        for (name, value) in fields.as_object().expect("fields") {
            state[name] = value.clone();
        }
        state
    };
    assert!(Setup::<Fiches>::load(&over(json!({"idle": 2}))).is_ok());
    assert_eq!(refused(&over(json!({}))).0, Some("F7.3"));
    assert_eq!(refused(&over(json!({"out": 1}))).0, Some("F7.1"));
    assert_eq!(
        refused(&over(json!({"idle": 2, "winners": [1]}))).0,
        Some("F9.2")
    );
    let early = over(json!({"idle": 2, "options": {"rounds": 2}}));
    assert_eq!(refused(&early).0, Some("F9.2"));
}

#[test]
fn what_is_known_has_to_be_so() {
    let known = |hands: Value| with("known", json!({"hands": hands}));
    assert!(Setup::<Fiches>::load(&known(json!([["J"], []]))).is_ok());
    assert_eq!(refused(&known(json!([["J", "J"], []]))).0, Some("F5.4"));
    assert_eq!(refused(&known(json!([[], ["J"]]))).0, Some("F5.4"));
    assert_eq!(refused(&known(json!([["r3"], []]))).0, Some("F5.4"));
    assert_eq!(refused(&known(json!([["J"]]))).0, Some("F2.1"));
    assert_eq!(refused(&with("known", json!({"racks": []}))).0, None);
}

#[test]
fn a_key_is_there_exactly_when_a_deal_is_to_come() {
    assert_eq!(
        refused(&with("key", json!("01".repeat(32)))).0,
        Some("F9.1")
    );
    let more = |key: Value| {
        let mut state = with("options", json!({"rounds": 2}));
        state["key"] = key;
        state
    };
    assert!(Setup::<Fiches>::load(&more(json!("01".repeat(32)))).is_ok());
    for key in [
        json!("01"),
        json!("0".repeat(64)),
        json!("zz".repeat(32)),
        json!(7),
    ] {
        assert_eq!(refused(&more(key)).0, None);
    }
    assert_eq!(refused(&more(json!("AB".repeat(32)))).0, None);
    let (_, position) = Setup::<Fiches>::load(&with("options", json!({"rounds": 2})))
        .expect("a key follows from the state");
    let setup = Setup::<Fiches>::new(2, &json!({"rounds": 2})).expect("options that fit");
    let key = setup.state(&position).to_value()["key"]
        .as_str()
        .expect("a key")
        .to_owned();
    assert_eq!(key.len(), 64);
}

#[test]
fn an_empty_rack_may_be_loaded_and_has_nothing_to_lay() {
    let mut playthrough = table(json!({"racks": ["", "k1"]}));
    play(&mut playthrough, &["draw"]);
    assert_eq!(now(&playthrough)["turn"], 1);
}
