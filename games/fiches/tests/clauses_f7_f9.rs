//! The end of a round, drawing when nothing can be had, and matches.

use serde_json::{Value, json};
use stammtisch_fiches::Fiches;
use stammtisch_rules::{Deal, Playthrough, Record, Rules, Setup};

use crate::seats::{events, listed, now, play, refused, table, tiles};

#[test]
fn f7_1_who_has_laid_his_last_tile_gets_a_chip_more_and_the_others_pay() {
    let mut playthrough = table(json!({
        "players": 3, "racks": ["r3 r4 r5", "k1 k3 k5", "k2 k4 k6 k8"], "chips": [7, 5, 2],
    }));
    let told = events(&mut playthrough, "lay r3-r5");
    assert_eq!(told[0]["chips"], 4);
    assert_eq!(
        told[1],
        json!({
            "event": "round_over", "round": 1, "out": 0, "paid": [0, 3, 2], "bonus": [1, 0, 0], "start": 6,
            "chips": [12, 2, 0], "winners": [0],
        })
    );
    assert_eq!(
        told[2],
        json!({"event": "over", "winners": [0], "wins": [1, 0, 0]})
    );
    let state = now(&playthrough);
    assert_eq!(state["chips"], json!([12, 2, 0]));
    assert_eq!((&state["over"], &state["out"]), (&json!(true), &json!(0)));
    assert_eq!(
        (&state["winners"], &state["wins"]),
        (&json!([0]), &json!([1, 0, 0]))
    );
    assert_eq!(Fiches::turn(playthrough.position().public()), None);
    let view = playthrough.position().view(Some(1));
    let refusal = Fiches::check(&view, &"draw".parse().expect("an action"));
    assert_eq!(refusal.expect_err("it is over").clause, "F9.2");
}

/// Who wins when seat 0 goes out with 5 chips earned.
fn winners(chips: [u16; 3]) -> Value {
    let mut playthrough = table(json!({
        "players": 3, "racks": ["r3 r4 r5", "k1", "k2"], "chips": chips,
    }));
    play(&mut playthrough, &["lay r3-r5"]);
    now(&playthrough)["winners"].clone()
}

#[test]
fn f7_2_most_chips_win_and_of_equals_the_one_who_went_out() {
    assert_eq!(winners([0, 6, 7]), json!([2]));
    assert_eq!(winners([1, 7, 7]), json!([0]));
    assert_eq!(winners([0, 7, 7]), json!([1, 2]));
    assert_eq!(winners([9, 1, 0]), json!([0]));
}

#[test]
fn f7_3_when_all_pass_the_round_ends_and_equals_share() {
    let end = |chips: [u16; 2]| {
        let mut playthrough = table(json!({
            "racks": ["k1 k3", "b1 b3 b5 b7"], "table": ["r1 r2 r3"], "chips": chips, "rest": 1,
        }));
        assert_eq!(
            listed(&playthrough).0.last().map(String::as_str),
            Some("pass")
        );
        play(&mut playthrough, &["pass"]);
        assert_eq!(now(&playthrough)["idle"], 1);
        let told = events(&mut playthrough, "pass");
        assert_eq!(
            (&told[1]["event"], &told[1]["out"]),
            (&json!("round_over"), &Value::Null)
        );
        (
            now(&playthrough)["chips"].clone(),
            now(&playthrough)["winners"].clone(),
        )
    };
    // The second one has 39 tiles on their rack.
    assert_eq!(end([8, 40]), (json!([6, 1]), json!([0])));
    assert_eq!(end([8, 45]), (json!([6, 6]), json!([0, 1])));
    assert_eq!(end([1, 30]), (json!([0, 0]), json!([0, 1])));
}

#[test]
fn f8_1_with_an_empty_pot_a_turn_can_pass_for_nothing() {
    let mut playthrough = table(json!({"racks": ["r3 r4 r5 k1", "k2"], "rest": 1}));
    assert_eq!(refused(&playthrough, "draw"), "F8.1");
    // Passing is possible although they could lay.
    assert_eq!(listed(&playthrough).0, ["lay r3-r5", "pass"]);
    play(&mut playthrough, &["pass"]);
    assert_eq!(now(&playthrough)["chips"], json!([6, 6]));
    assert_eq!(now(&playthrough)["turn"], 1);
}

#[test]
fn f8_2_without_chips_nothing_can_be_drawn() {
    let mut playthrough = table(json!({"racks": ["r3 r4 r5 k1", "k2"], "chips": [0, 6]}));
    assert_eq!(refused(&playthrough, "draw"), "F8.2");
    assert_eq!(listed(&playthrough).0, ["lay r3-r5", "pass"]);
    play(&mut playthrough, &["lay r3-r5", "draw"]);
    assert_eq!(now(&playthrough)["chips"], json!([4, 5]));
    assert_eq!(listed(&playthrough).0, ["draw"]);
}

/// A match in its first round that seat 0 can end by going out.
fn before_the_end(chips: [u16; 4], starter: u8) -> Value {
    json!({
        "players": 4, "options": {"rounds": 3}, "racks": ["r3 r4 r5", "k1", "k2", "k3"],
        "chips": chips, "starter": starter, "key": "01".repeat(32),
    })
}

#[test]
fn f9_1_a_new_round_starts_afresh_and_the_winner_begins() {
    let mut playthrough = table(before_the_end([0, 9, 1, 1], 0));
    let told = events(&mut playthrough, "lay r3-r5");
    assert_eq!(told[2], json!({"event": "dealt", "round": 2, "starter": 1}));
    let state = now(&playthrough);
    assert_eq!((&state["turn"], &state["starter"]), (&json!(1), &json!(1)));
    assert_eq!(
        (&state["round"], &state["wins"]),
        (&json!(2), &json!([0, 1, 0, 0]))
    );
    assert_eq!(
        (&state["table"], &state["chips"]),
        (&json!([]), &json!([6, 6, 6, 6]))
    );
    assert_eq!(
        (&state["over"], &state["out"]),
        (&json!(false), &Value::Null)
    );
    assert_eq!(state["key"], json!("01".repeat(32)));

    // The deal is that of its label, dealt from seat 0 on whoever begins.
    let mut order = tiles("junior");
    Deal::from_key([1; 32]).shuffle("fiches/pot/2", &mut order);
    assert_eq!(state["pot"], json!(order[24..]));
    let mut rack: Vec<&String> = order[..24].iter().step_by(4).collect();
    rack.sort();
    let mut dealt: Vec<&str> = state["racks"][0]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    dealt.sort();
    assert_eq!(dealt, rack);
}

#[test]
fn f9_1_after_a_shared_round_the_first_winner_after_the_starter_begins() {
    // Seats 1 and 3 share.
    for (starter, next) in [(0, 1), (1, 3), (2, 3), (3, 1)] {
        let mut playthrough = table(before_the_end([0, 9, 1, 9], starter));
        play(&mut playthrough, &["lay r3-r5"]);
        assert_eq!(now(&playthrough)["wins"], json!([0, 1, 0, 1]));
        assert_eq!(now(&playthrough)["starter"], next, "after {starter}");
    }
    // The starter last, and alone if nobody shares with them.
    let mut playthrough = table(before_the_end([9, 1, 1, 1], 0));
    play(&mut playthrough, &["lay r3-r5"]);
    assert_eq!(now(&playthrough)["starter"], 0);
}

#[test]
fn f9_1_the_key_of_the_deals_to_come_is_in_no_view() {
    let playthrough = table(before_the_end([0, 9, 1, 1], 0));
    assert!(now(&playthrough).get("key").is_some());
    for seat in [None, Some(0), Some(3)] {
        let view = playthrough
            .setup()
            .view(playthrough.position(), seat, true)
            .to_value();
        assert!(view.get("key").is_none());
    }
}

#[test]
fn f9_1_a_state_without_a_key_goes_on_in_the_same_way_wherever_it_is_loaded() {
    let mut fields = before_the_end([0, 9, 1, 1], 0);
    fields.as_object_mut().expect("fields").remove("key");
    let after = |fields: &Value| {
        let mut playthrough = table(fields.clone());
        play(&mut playthrough, &["lay r3-r5"]);
        let record = Record::write(&playthrough);
        let again = Record::read::<Fiches>(&record).expect("the record replays");
        assert!(again.position() == playthrough.position());
        now(&playthrough)
    };
    assert_eq!(after(&fields), after(&fields));
    let mut other = fields.clone();
    other["chips"] = json!([0, 9, 1, 2]);
    assert_ne!(after(&fields)["racks"], after(&other)["racks"]);
}

#[test]
fn f9_2_a_match_has_so_many_rounds_and_most_rounds_won_win_it() {
    let last = |wins: [u8; 4]| {
        let mut fields = before_the_end([0, 9, 1, 1], 0);
        fields.as_object_mut().expect("fields").remove("key");
        fields["round"] = json!(3);
        fields["wins"] = json!(wins);
        let mut playthrough = table(fields);
        let told = events(&mut playthrough, "lay r3-r5");
        assert_eq!(told[2]["event"], "over");
        assert_eq!(now(&playthrough)["over"], true);
        now(&playthrough)["winners"].clone()
    };
    assert_eq!(last([0, 1, 1, 0]), json!([1]));
    assert_eq!(last([2, 0, 0, 0]), json!([0]));
    assert_eq!(last([1, 0, 1, 0]), json!([0, 1, 2]));
    assert!(Setup::<Fiches>::new(2, &json!({"rounds": 20})).is_ok());
    assert!(Setup::<Fiches>::new(2, &json!({"rounds": 21})).is_err());
    assert!(Setup::<Fiches>::new(2, &json!({"rounds": 0})).is_err());
}

#[test]
fn f9_2_a_match_dealt_from_a_seed_is_the_same_match_everywhere() {
    let setup = Setup::<Fiches>::new(2, &json!({"rounds": 4})).expect("options that fit");
    let mut playthrough = Playthrough::<Fiches>::deal(setup, "7");
    let mut labels = Vec::new();
    let mut actions = Vec::new();
    while playthrough.position().turn().is_some() {
        let round = now(&playthrough)["round"].as_u64().expect("a number");
        if now(&playthrough)["table"] == json!([]) && labels.len() < round as usize {
            let mut order = tiles("junior");
            Deal::from_seed("7").shuffle(&format!("fiches/pot/{round}"), &mut order);
            assert_eq!(now(&playthrough)["pot"], json!(order[12..]));
            labels.push(round);
        }
        Fiches::legal(&playthrough.position().mover(), &mut actions);
        playthrough.apply(&actions[0]).expect("it is legal");
    }
    assert_eq!(labels, [1, 2, 3, 4]);
    let again = Record::read::<Fiches>(&Record::write(&playthrough)).expect("it replays");
    assert!(again.position() == playthrough.position());
}
