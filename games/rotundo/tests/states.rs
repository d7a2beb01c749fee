//! States that can be loaded and states that cannot, and what a position is made of.

use crate::common::{now, state, table};
use serde_json::{Value, json};
use stammtisch_rotundo::{Action, Rotundo};
use stammtisch_rules::{InputError, Lang, Position, Rng, Rules, Setup, View, Wording, Words};

fn why(state: &Value) -> InputError {
    match Setup::<Rotundo>::load(state) {
        Ok(_) => panic!("it loads: {state}"),
        Err(why) => {
            for lang in Lang::ALL {
                let words = Words::new(lang, &[Rotundo::TEXTS]);
                words
                    .try_say(why.said())
                    .unwrap_or_else(|gap| panic!("{gap}"));
            }
            why
        }
    }
}

/// Asserts that a state is refused by this clause with this message.
fn refused(state: &Value, clause: &str, message: &str) {
    let why = why(state);
    assert_eq!(
        (why.clause(), why.said().id()),
        (Some(clause), message),
        "{state}"
    );
}

fn choose() -> Value {
    state(
        json!({"players": 3, "middle": "gold", "hands": [["fur", "fur"], ["wood"], []],
        "displays": [["cloth", "clay"], ["stone", "stone"], []], "discard": ["glass"]}),
    )
}

fn bid() -> Value {
    let mut state = choose();
    state["phase"] = json!("bid");
    state["turn"] = json!(1);
    state["auction"] = json!({"by": 0, "high": {"seat": 0, "cards": ["clay", "cloth"]},
        "out": [false, false, true]});
    state
}

fn over() -> Value {
    let mut playthrough = table(
        json!({"players": 3, "middle": "wood", "hands": [["gold"], [], []],
        "displays": [[], ["leather"], []]}),
    );
    crate::common::play(&mut playthrough, &["pass"; 3]);
    now(&playthrough)
}

fn with(mut state: Value, path: &str, value: Value) -> Value {
    *state
        .pointer_mut(path)
        .unwrap_or_else(|| panic!("no {path}")) = value;
    state
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position<Rotundo>>() <= 256);
    assert!(size_of::<Action>() <= 96);
}

#[test]
fn pieces_that_are_wrong_are_named() {
    let words = Words::new(Lang::En, &[Rotundo::TEXTS]);
    let said = words.say(why(&with(choose(), "/discard", json!(["gold"]))).said());
    assert!(said.contains("glass (“glass”) 5 instead of 6"), "{said}");
    assert!(said.contains("gold (“gold”) 7 instead of 6"), "{said}");
    refused(&with(choose(), "/pile", json!([])), "R1.3", "state-pieces");
    refused(
        &with(choose(), "/hands/0", json!(vec!["fur"; 40])),
        "R1.3",
        "state-pieces",
    );
    assert_eq!(
        why(&with(choose(), "/hands/0/0", json!("marble"))).clause(),
        None
    );
    assert_eq!(why(&with(choose(), "/middle", json!(7))).clause(), None);
}

#[test]
fn every_list_has_an_entry_a_seat() {
    for path in ["/hands", "/displays"] {
        refused(
            &with(choose(), path, json!([[], []])),
            "R2.1",
            "state-seats",
        );
    }
    refused(
        &with(bid(), "/auction/out", json!([false])),
        "R2.1",
        "state-seats",
    );
    refused(&with(over(), "/scores", json!([1])), "R2.1", "state-seats");
}

#[test]
fn the_phase_fits_the_rest() {
    assert!(Setup::<Rotundo>::load(&choose()).is_ok());
    assert!(Setup::<Rotundo>::load(&bid()).is_ok());
    let mut take = with(choose(), "/phase", json!("take"));
    refused(&take, "R4.5", "state-middle");
    take["discard"].as_array_mut().unwrap().push(json!("gold"));
    take["middle"] = Value::Null;
    assert!(Setup::<Rotundo>::load(&take).is_ok());
    refused(
        &with(take.clone(), "/phase", json!("choose")),
        "R2.1",
        "state-no-middle",
    );
    refused(
        &with(take.clone(), "/passes", json!(1)),
        "R3.3",
        "state-passes",
    );
    let discard = take["discard"].take();
    take["pile"]
        .as_array_mut()
        .unwrap()
        .extend(discard.as_array().unwrap().clone());
    take["discard"] = json!([]);
    refused(&take, "R4.6", "state-no-discard");
    refused(
        &with(bid(), "/phase", json!("choose")),
        "R5.1",
        "state-auction",
    );
    assert_eq!(why(&with(bid(), "/auction", Value::Null)).clause(), None);
    assert_eq!(
        why(&with(choose(), "/phase", json!("sleep"))).clause(),
        None
    );
    assert_eq!(why(&with(choose(), "/passes", json!(3))).clause(), None);
    assert_eq!(why(&with(choose(), "/turn", json!(3))).clause(), None);
}

#[test]
fn the_auction_fits_the_rest() {
    refused(
        &with(bid(), "/auction/high/cards", json!(["gold"])),
        "R5.2",
        "state-bid",
    );
    refused(
        &with(bid(), "/auction/high/cards", json!(["clay", "clay"])),
        "R5.2",
        "state-bid",
    );
    refused(
        &with(bid(), "/auction/high/cards", json!([])),
        "R5.1",
        "state-no-bid",
    );
    refused(&with(bid(), "/turn", json!(0)), "R5.3", "state-asked");
    refused(&with(bid(), "/turn", json!(2)), "R5.3", "state-asked");
    // The seat that is asked, the highest bidder, or both are out.
    for out in [
        [false, true, true],
        [true, false, true],
        [true, true, false],
    ] {
        let state = with(bid(), "/auction/out", json!(out));
        refused(&state, "R5.3", "state-asked");
    }
    refused(
        &with(bid(), "/auction/out/0", json!(true)),
        "R5.3",
        "state-asked",
    );
    assert_eq!(why(&with(bid(), "/auction/by", json!(3))).clause(), None);
    assert_eq!(why(&with(bid(), "/auction/out/0", json!(1))).clause(), None);
    let (_, position) = Setup::<Rotundo>::load(&bid()).unwrap();
    let mut actions = Vec::new();
    Rotundo::legal(&position.mover(), &mut actions);
    let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["bid stone", "bid stone stone", "drop"]);
}

#[test]
fn the_end_fits_the_rest() {
    assert!(Setup::<Rotundo>::load(&over()).is_ok());
    refused(
        &with(over(), "/scores/0", json!(50)),
        "R7.3",
        "state-scores",
    );
    refused(
        &with(over(), "/scores", Value::Null),
        "R7.3",
        "state-scores",
    );
    refused(
        &with(over(), "/winners", json!([0])),
        "R7.3",
        "state-winners",
    );
    // There is no fourth player.
    assert_eq!(why(&with(over(), "/winners", json!([3]))).clause(), None);
    refused(
        &with(choose(), "/winners", json!([0])),
        "R7.3",
        "state-winners",
    );
    refused(
        &with(choose(), "/scores", json!([1, 2, 3])),
        "R7.3",
        "state-scores",
    );
    let early = with(choose(), "/over", json!(true));
    let early = with(early, "/discard", json!(["glass", "gold"]));
    refused(&early, "R7.1", "state-not-over");
    // Turn, phase and middle mean nothing then.
    let odd = with(with(over(), "/phase", json!("bid")), "/turn", json!(2));
    assert!(Setup::<Rotundo>::load(&with(odd, "/middle", json!("gold"))).is_ok());
}

#[test]
fn known_cards_that_are_not_there_are_refused() {
    let mut known = choose();
    known["known"] = json!({"hands": [["fur"], [], []]});
    let (setup, position) = Setup::<Rotundo>::load(&known).unwrap();
    assert_eq!(setup.state(&position).to_value(), known);
    assert_eq!(
        setup.view(&position, None, true).to_value()["known"],
        known["known"]
    );
    assert_eq!(
        setup.view(&position, None, false).to_value().get("known"),
        None
    );
    known["known"] = json!({"hands": [["fur", "fur", "fur"], [], []]});
    refused(&known, "R2.1", "state-known");
    known["known"] = json!({"hands": [[], []]});
    refused(&known, "R2.1", "state-seats");
    known["known"] = json!({"hands": [[], [], []], "pile": []});
    assert_eq!(why(&known).clause(), None);
}

#[test]
fn a_view_shows_the_own_hand_and_counts_the_rest() {
    let (setup, position) = Setup::<Rotundo>::load(&bid()).unwrap();
    let view = setup.view(&position, Some(1), false).to_value();
    assert_eq!(view["hands"], json!([2, ["wood"], 0]));
    assert_eq!(view["pile"], 60 - 2 - 1 - 4 - 1 - 1);
    assert_eq!(view["auction"], bid()["auction"]);
    assert_eq!(view["discard"], json!(["glass"]));
    assert_eq!(
        setup.view(&position, None, false).to_value()["hands"],
        json!([2, 1, 0])
    );
}

#[test]
fn a_redeal_keeps_what_is_known_and_tries_everything_else() {
    let mut fields = choose();
    fields["known"] = json!({"hands": [["fur"], [], []]});
    let (setup, position) = Setup::<Rotundo>::load(&fields).unwrap();
    let mut rng = Rng::new(1);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..3000 {
        let there = Rotundo::redeal(&position.view(Some(1)), &mut rng);
        let state = setup.state(&there).to_value();
        let hand = state["hands"][0].as_array().unwrap().clone();
        assert!(hand.contains(&json!("fur")));
        let other = hand.iter().find(|card| **card != "fur").unwrap_or(&hand[0]);
        *seen.entry(other.to_string()).or_insert(0) += 1;
    }
    // Of the 52 cards whose place seat 1 does not know, 5 are fur, 4 stone, 6 copper, ...: each equally likely.
    assert_eq!(seen.len(), 10, "seed 1: {seen:?}");
    let share = |name: &str, of: i32| (seen[&format!("\"{name}\"")] - 3000 * of / 51).abs();
    assert!(
        share("fur", 5) < 80 && share("copper", 6) < 80 && share("stone", 4) < 80,
        "{seen:?}"
    );
}

#[test]
fn what_is_known_is_told_of_the_others_only() {
    let mut state = choose();
    state["known"] = json!({"hands": [["fur"], ["wood"], []]});
    let (_, position) = Setup::<Rotundo>::load(&state).unwrap();
    let known = |seat: usize| {
        let lines = Rotundo::view_phrases(&position.view(Some(seat)), true);
        let known = lines.lines().filter(|line| line.id() == "view-known");
        known.map(|line| format!("{line:?}")).collect::<Vec<_>>()
    };
    let [of_wood] = known(0).try_into().unwrap();
    assert!(
        of_wood.contains("wood") && !of_wood.contains("fur"),
        "{of_wood}"
    );
    let [of_fur] = known(1).try_into().unwrap();
    assert!(
        of_fur.contains("fur") && !of_fur.contains("wood"),
        "{of_fur}"
    );
    assert_eq!(known(2).len(), 2);
}

#[test]
fn taking_the_discards_names_them() {
    let mut state = choose();
    state["phase"] = json!("take");
    state["middle"] = Value::Null;
    state["pile"].as_array_mut().unwrap().push(json!("gold"));
    let (_, position) = Setup::<Rotundo>::load(&state).unwrap();
    let said = Rotundo::action_phrase(&position.mover(), &Action::Take);
    let said = Words::new(Lang::En, &[Rotundo::TEXTS]).say(&said);
    assert!(said.to_lowercase().contains("glass"), "{said}");
}

#[test]
fn a_second_stone_is_of_no_use_and_a_second_wood_is() {
    let gain = |card: &str| {
        let playthrough = table(json!({"players": 2, "middle": card, "hands": [[card], []],
            "displays": [["cloth"], []]}));
        Rotundo::gain(
            &playthrough.position().mover(),
            &"auction cloth".parse().unwrap(),
        )
    };
    assert_eq!(gain("wood"), 20 - 10);
    assert_eq!(gain("stone"), -35 - 10);
}

#[test]
fn the_gain_of_an_action_is_what_the_greedy_bot_goes_by() {
    let gain = |view: &View<Rotundo>, text: &str| Rotundo::gain(view, &text.parse().unwrap());
    let playthrough = table(
        json!({"players": 2, "middle": "gold", "hands": [["copper", "platinum"], []],
        "displays": [["cloth", "fur"], []], "discard": ["fur", "clay"]}),
    );
    let view = playthrough.position().mover();
    assert_eq!(gain(&view, "collect copper platinum"), 50 + 2 * (40 + 70));
    assert_eq!(gain(&view, "auction cloth"), 50 - 10);
    assert_eq!(gain(&view, "pass"), 0);
    // Without a partner, or without cards to come, a card in the hand only costs.
    let playthrough = table(json!({"players": 2, "middle": "gold", "displays": [["cloth"], []]}));
    assert_eq!(
        gain(&playthrough.position().mover(), "auction cloth"),
        -50 - 10
    );
    let playthrough = table(
        json!({"players": 2, "middle": "gold", "displays": [["cloth"], []],
        "hands": [["copper"], []], "rest": "display"}),
    );
    assert_eq!(
        gain(&playthrough.position().mover(), "auction cloth"),
        -50 - 10
    );
    // As many cards to come as players are enough.
    let fields = json!({"players": 2, "middle": "gold", "displays": [["cloth"], []],
        "hands": [["copper"], []], "pile": ["fur", "fur"], "rest": "display"});
    assert_eq!(
        gain(&table(fields).position().mover(), "auction cloth"),
        50 - 10
    );
    // Two stones go with nothing but a third, and three are no collection (R4.4).
    let playthrough = table(
        json!({"players": 2, "middle": "stone", "displays": [["cloth"], []],
        "hands": [["stone"], []]}),
    );
    assert_eq!(
        gain(&playthrough.position().mover(), "auction cloth"),
        -35 - 10
    );
    let mut playthrough = table(json!({"players": 2, "middle": "wood",
        "hands": [["clay", "stone", "copper"], []], "discard": ["gold"]}));
    crate::common::play(&mut playthrough, &["collect clay stone"]);
    assert_eq!(gain(&playthrough.position().mover(), "take"), 50);
    assert_eq!(gain(&playthrough.position().mover(), "leave"), 0);
}
