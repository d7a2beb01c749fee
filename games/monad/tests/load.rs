//! Impossible states are refused with a reason.

use crate::common::{Play, Table, refused, said};
use serde_json::{Value, json};

/// A state that loads.
fn whole() -> Value {
    Table::of(3).hand(0, "r1 l1 y5").talon("g1 d1").state()
}

/// Asserts that a state is refused by this clause, in a sentence with these words.
#[track_caller]
fn refused_by(state: &Value, clause: &str, words: &[&str]) {
    let why = refused(state);
    let sentence = said(why.said());
    assert_eq!(why.clause(), Some(clause), "{sentence}");
    for word in words {
        assert!(sentence.contains(word), "{word}: {sentence}");
    }
}

/// Asserts that a state cannot be read, in a sentence with this word.
#[track_caller]
fn unreadable(state: &Value, word: &str) {
    let why = refused(state);
    let sentence = said(why.said());
    assert_eq!(why.clause(), None, "{sentence}");
    assert!(sentence.contains(word), "{word}: {sentence}");
}

/// The state with one field replaced.
fn with(field: &str, value: Value) -> Value {
    let mut state = whole();
    state[field] = value;
    state
}

#[test]
fn a_full_state_loads_and_is_written_the_same() {
    let state = whole();
    assert_eq!(Play::load(&state).state(), state);
}

#[test]
fn options_may_be_left_out() {
    let mut state = whole();
    state.as_object_mut().expect("an object").remove("options");
    assert_eq!(Play::load(&state).turn(), Some(0));
}

#[test]
fn twenty_one_red_commons_more_are_too_many() {
    for place in ["discard", "talon"] {
        refused_by(&with(place, json!(vec!["r1"; 21])), "M2.1", &["r1", "24"]);
    }
    let mut state = whole();
    state["hands"][1] = json!(vec!["r1"; 21]);
    refused_by(&state, "M2.1", &["r1"]);
    state["hands"][1] = json!(vec!["r1"; 5000]);
    refused_by(&state, "M2.1", &["r1"]);
}

#[test]
fn a_missing_common_is_named() {
    refused_by(&with("talon", json!(["g1"])), "M2.1", &["d1"]);
}

#[test]
fn all_wrong_pieces_are_named() {
    let mut state = with("talon", json!(["g1", "g1"]));
    state["hands"][0] = json!(["r1", "l1"]);
    let why = refused(&state);
    let sentence = said(why.said());
    for code in ["d1", "g1", "y5"] {
        assert!(sentence.contains(code), "{sentence}");
    }
}

#[test]
fn a_card_twice_in_a_hand_is_too_often() {
    let mut state = whole();
    state["hands"][0] = json!(["r1", "l1", "y5", "y5"]);
    refused_by(&state, "M1.3", &["y5"]);
}

#[test]
fn a_card_twice_in_a_column_is_too_often() {
    let mut state = whole();
    state["columns"]["2"] = json!(["r2", "o2", "y2", "l2", "d2", "g2", "g2"]);
    refused_by(&state, "M1.3", &["g2"]);
    state["columns"]["2"] = json!(["r2", "o2", "y2", "l2", "d2", "d2"]);
    refused_by(&state, "M1.3", &["d2", "g2"]);
    state["columns"]["2"] = json!(vec!["r2"; 300]);
    refused_by(&state, "M1.3", &["r2"]);
}

#[test]
fn a_quint_cannot_be_in_a_hand_and_in_its_column() {
    let mut state = whole();
    state["columns"]["5"] = json!(["r5", "o5", "y5", "l5", "d5", "g5"]);
    refused_by(&state, "M1.3", &["y5"]);
}

#[test]
fn a_missing_card_is_named() {
    let mut state = whole();
    state["columns"]["4"] = json!([]);
    refused_by(&state, "M1.3", &["r4", "o4", "y4", "l4", "d4", "g4"]);
}

#[test]
fn columns_hold_their_own_rank_and_piles_hold_commons() {
    let mut state = whole();
    state["columns"]["4"][0] = json!("r2");
    state["columns"]["2"][0] = json!("r4");
    refused_by(&state, "M2.4", &["red"]);
    refused_by(&with("discard", json!(["y5"])), "M4.3", &["yellow Quint"]);
    refused_by(
        &with("talon", json!(["g1", "y5"])),
        "M4.3",
        &["yellow Quint"],
    );
}

#[test]
fn cards_that_do_not_exist_cannot_be_read() {
    for word in ["x1", "r0", "r6", "r", "", "r11", "R1", "joker"] {
        assert_eq!(
            refused(&with("talon", json!([word]))).clause(),
            None,
            "{word}"
        );
    }
}

#[test]
fn negative_and_broken_numbers_cannot_be_read() {
    for field in ["turn", "bank", "passes", "quiet", "players"] {
        for bad in [json!(-1), json!(1.5), json!(1e30), json!("1"), json!(null)] {
            unreadable(&with(field, bad), field);
        }
    }
    unreadable(&with("monads", json!([-1, 0, 0])), "monads");
    unreadable(&with("monads", json!([0, 11, 0])), "monads");
}

#[test]
fn wrong_types_cannot_be_read() {
    for field in [
        "hands", "homes", "monads", "columns", "discard", "talon", "winners",
    ] {
        for bad in [json!(6), json!(true), json!("r1"), json!(null)] {
            unreadable(&with(field, bad), field);
        }
    }
    for field in ["acted", "bonus_used", "over"] {
        unreadable(&with(field, json!(0)), field);
    }
    for bad in [json!(6), json!([7]), json!([["r1"]])] {
        let mut state = whole();
        state["hands"][1] = bad;
        unreadable(&state, "hands");
    }
    for bad in [json!([]), json!(null), json!("monad"), json!(3)] {
        assert_eq!(refused(&bad).clause(), None);
    }
}

#[test]
fn a_view_cannot_be_loaded_as_a_state() {
    let play = Play::load(&whole());
    for viewer in [None, Some(0)] {
        assert_eq!(refused(&play.view(viewer, false)).clause(), None);
    }
}

#[test]
fn every_field_but_options_and_known_must_be_there() {
    let all = whole();
    for field in all.as_object().expect("an object").keys() {
        if field != "options" {
            let mut state = all.clone();
            state.as_object_mut().expect("an object").remove(field);
            unreadable(&state, field);
        }
    }
    for rank in ["2", "3", "4", "5"] {
        let mut state = all.clone();
        state["columns"]
            .as_object_mut()
            .expect("an object")
            .remove(rank);
        unreadable(&state, rank);
    }
}

#[test]
fn unknown_fields_and_options_are_refused() {
    unreadable(&with("colour", json!(1)), "colour");
    unreadable(&with("options", json!({"speed": 1})), "speed");
    let mut state = whole();
    state["columns"]["6"] = json!([]);
    unreadable(&state, "6");
    let known = json!({"hands": [[], [], []], "talon": [null, null], "pile": []});
    unreadable(&with("known", known), "pile");
}

#[test]
fn another_game_or_number_of_players_is_refused() {
    unreadable(&with("game", json!("rotundo")), "rotundo");
    for players in [0, 1, 5] {
        unreadable(&with("players", json!(players)), "players");
    }
    unreadable(&with("turn", json!(3)), "turn");
}

#[test]
fn lists_have_one_entry_a_seat() {
    refused_by(&with("homes", json!(["r", "l"])), "M2.1", &["homes"]);
    refused_by(&with("monads", json!([0, 0, 0, 0])), "M2.1", &["monads"]);
    let mut state = whole();
    state["hands"]
        .as_array_mut()
        .expect("hands")
        .push(json!([]));
    refused_by(&state, "M2.1", &["hands"]);
}

#[test]
fn wrong_homes_are_refused() {
    refused_by(&with("homes", json!(["r", "l", "r"])), "M2.2", &["red"]);
    unreadable(&with("homes", json!(["r", "l", "x"])), "x");
    unreadable(&with("homes", json!(["r", "l", "o1"])), "o1");
    let four = Table::of(4).homes("r o l y").state();
    refused_by(&four, "M2.2", &["yellow"]);
    let four = Table::of(4).homes("r o g d").state();
    refused_by(&four, "M2.2", &["green"]);
    let cold = Table::of(3).options(json!({"homes": "cold"}));
    refused_by(&cold.clone().homes("l d r").state(), "M2.2", &["red"]);
    cold.homes("g d l").play();
}

#[test]
fn monads_add_up_to_ten() {
    refused_by(&with("bank", json!(9)), "M1.3", &["9", "10"]);
    refused_by(&with("monads", json!([1, 0, 0])), "M1.3", &["11"]);
    refused_by(&with("monads", json!([10, 10, 10])), "M1.3", &["40"]);
}

/// The clause that refuses it is one of the last chapter.
#[track_caller]
fn no_such_end(table: Table) {
    let why = refused(&table.state());
    let clause = why.clause().expect("a rule");
    assert!(clause.starts_with("M11."), "{clause}");
}

#[test]
fn over_fits_the_monads() {
    let won = Table::of(3).monads(&[1, 4, 0]);
    let over = |winners: Value| {
        won.clone()
            .with("over", json!(true))
            .with("winners", winners)
    };
    assert_eq!(over(json!([1])).play().winners(), [1]);
    for winners in [json!([]), json!([0]), json!([0, 1]), json!([1, 2])] {
        no_such_end(over(winners));
    }
    no_such_end(won);
    let open = Table::of(3).monads(&[1, 3, 0]);
    no_such_end(open.clone().with("winners", json!([1])));
    no_such_end(open.clone().with("over", json!(true)));
    no_such_end(open.with("over", json!(true)).with("winners", json!([1])));
}

#[test]
fn over_fits_the_passes_and_the_quiet_turns() {
    for (field, full) in [("passes", 3), ("quiet", 300)] {
        let ended = Table::of(3)
            .hand(1, "r4")
            .rest_in_talon()
            .with(field, json!(full));
        let over = |winners: Value| {
            ended
                .clone()
                .with("over", json!(true))
                .with("winners", winners)
        };
        assert_eq!(over(json!([1])).play().winners(), [1]);
        for winners in [json!([]), json!([0]), json!([0, 1])] {
            no_such_end(over(winners));
        }
        no_such_end(ended.clone());
        unreadable(&ended.with(field, json!(full + 1)).state(), field);
    }
}

#[test]
fn partners_win_together_or_not_at_all() {
    let table = Table::of(4)
        .options(json!({"teams": true}))
        .monads(&[2, 0, 3, 0]);
    let over = |winners: Value| {
        table
            .clone()
            .with("over", json!(true))
            .with("winners", winners)
    };
    assert_eq!(over(json!([0, 2])).play().winners(), [0, 2]);
    no_such_end(over(json!([2])));
    no_such_end(
        table
            .clone()
            .monads(&[2, 0, 2, 0])
            .with("over", json!(true)),
    );
}

#[test]
fn winners_are_seats() {
    unreadable(&with("winners", json!([3])), "winners");
    unreadable(&with("winners", json!(["0"])), "winners");
}

/// A shared win of two, said like this.
fn shared(winners: Value) -> Table {
    let table = Table::of(2).rest_in_talon().with("quiet", json!(200));
    table.with("over", json!(true)).with("winners", winners)
}

#[test]
fn winners_are_ascending() {
    assert_eq!(shared(json!([0, 1])).play().winners(), [0, 1]);
    no_such_end(shared(json!([1, 0])));
}

#[test]
fn nobody_wins_twice() {
    no_such_end(shared(json!([0, 0, 1])));
}

#[test]
fn a_bonus_cannot_have_been_taken_without_a_trade() {
    refused_by(&with("bonus_used", json!(true)), "M5.4", &[]);
    Table::of(2).bonus_used().play();
}

#[test]
fn after_the_end_turn_acted_and_bonus_used_mean_nothing() {
    let table = Table::of(2).monads(&[5, 0]).with("over", json!(true));
    let table = table
        .with("winners", json!([0]))
        .with("bonus_used", json!(true));
    assert_eq!(table.turn(1).play().winners(), [0]);
}

#[test]
fn known_cards_that_are_not_there_are_refused() {
    let known = |hands: Value, talon: Value| {
        let mut state = whole();
        state["known"] = json!({"hands": hands, "talon": talon});
        state
    };
    Play::load(&known(json!([["y5", "l1"], [], []]), json!([null, "d1"])));
    let wrong_hands = [
        json!([["y4"], [], []]),
        json!([["l1", "l1"], [], []]),
        json!([[], ["y5"], []]),
    ];
    for hands in wrong_hands {
        let state = known(hands, json!([null, null]));
        assert!(refused(&state).clause().is_some(), "{}", state["known"]);
    }
    let talon = |talon: Value| refused(&known(json!([[], [], []]), talon));
    assert!(talon(json!(["d1", null])).clause().is_some());
    for wrong in [
        json!([]),
        json!([null]),
        json!([null, null, null]),
        json!(2),
    ] {
        talon(wrong);
    }
    refused(&known(json!([[], []]), json!([null, null])));
    refused(&known(json!([6, 6, 6]), json!([null, null])));
    refused(&with("known", json!(null)));
    refused(&with("known", json!({"hands": [[], [], []]})));
}
