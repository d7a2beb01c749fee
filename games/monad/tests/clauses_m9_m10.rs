//! M9 Draw and flip, M10 Pass.

use crate::common::Table;
use serde_json::{Value, json};
use stammtisch_monad::Event;

#[test]
fn m9_1_a_draw_takes_the_top_card_of_the_talon() {
    let play = Table::of(2).hand(0, "y1").talon("g1 d1 l1").play();
    let play = play.after(&["draw"]);
    play.holds(0, "y1 g1");
    assert_eq!(play.talon(), "d1 l1");
}

#[test]
fn m9_1_a_draw_is_the_whole_turn() {
    let play = Table::of(3).talon("g1 d1 l1").play().after(&["draw"]);
    assert_eq!(play.turn(), Some(1));
    assert_eq!(play.get("acted"), false);
}

#[test]
fn m9_1_a_draw_may_be_chosen_although_a_trade_and_a_buy_are_possible() {
    let play = Table::of(2).hand(0, "r1 l1 y1").talon("g1").play();
    play.accepts("trade r1 l1");
    play.accepts("buy bi r1 l1 y1");
    play.accepts("draw");
}

#[test]
fn m9_1_without_a_talon_nobody_draws() {
    let play = Table::of(2).discard("g1 r1").play();
    play.refuses("draw", "M9.1");
}

#[test]
fn m9_1_only_the_player_sees_the_card_drawn() {
    let play = Table::of(3).talon("g1 d1").play().after(&["draw"]);
    assert_eq!(play.heard_json(Some(0))[0]["card"], "g1");
    for viewer in [None, Some(1), Some(2)] {
        assert_eq!(play.heard_json(viewer)[0]["card"], Value::Null);
    }
}

#[test]
fn m9_1_at_a_table_without_memory_the_others_are_not_told_what_they_could_remember() {
    // All saw the order when y1 and d1 were discarded; those who forgot it are not reminded.
    let play = Table::of(3)
        .discard("y1 d1")
        .options(json!({"memory": false}));
    let play = play.play().after(&["flip", "draw"]);
    assert_eq!(play.heard_json(Some(1))[0]["card"], "y1");
    for viewer in [None, Some(0), Some(2)] {
        assert_eq!(play.heard_json(viewer)[0]["card"], Value::Null);
    }
}

#[test]
fn m9_2_a_flip_makes_the_discard_pile_the_talon_first_discarded_first_drawn() {
    let play = Table::of(2).discard("y1 d1 r1 g1").play();
    let play = play.after(&["flip"]);
    assert_eq!(play.discard(), "");
    assert_eq!(play.talon(), "y1 d1 r1 g1");
    let Value::Array(before) = play.get("hands") else {
        panic!("hands")
    };
    let play = play.after(&["draw", "draw"]);
    play.holds(0, "d1");
    let Value::Array(after) = play.get("hands") else {
        panic!("hands")
    };
    let count = |hand: &Value| hand.to_string().matches("y1").count();
    assert_eq!(count(&after[1]), count(&before[1]) + 1);
}

#[test]
fn m9_2_a_flip_is_the_whole_turn() {
    let play = Table::of(3).discard("g1 d1").play().after(&["flip"]);
    assert_eq!(play.turn(), Some(1));
    assert_eq!(play.get("acted"), false);
}

#[test]
fn m9_2_a_flip_may_be_chosen_although_a_trade_and_a_buy_are_possible() {
    let play = Table::of(2).hand(0, "r1 l1 y1").discard("g1").play();
    play.accepts("trade r1 l1");
    play.accepts("buy bi r1 l1 y1");
    play.accepts("flip");
}

#[test]
fn m9_2_nobody_sees_the_talon_from_then_on() {
    let play = Table::of(2).discard("y1 d1").play().after(&["flip"]);
    for viewer in [None, Some(0), Some(1)] {
        assert_eq!(play.view(viewer, false)["talon"], 2);
    }
}

#[test]
fn m9_3_a_flip_needs_a_discard_pile() {
    Table::of(2).play().refuses("flip", "M9.3");
}

#[test]
fn m9_3_no_flip_while_there_is_a_talon() {
    let play = Table::of(2).discard("r1 y1 o1").talon("g1").play();
    play.refuses("flip", "M9.3");
    let play = Table::of(2).talon("g1").play();
    play.refuses("flip", "M9.3");
}

#[test]
fn m9_3_a_new_discard_pile_forms_beside_a_talon_and_is_flipped_once_it_is_used_up() {
    let play = Table::of(2).hand(0, "r1 l1").talon("g1 d1").play();
    let play = play.after(&["trade r1 l1", "end"]);
    assert_eq!(
        (play.discard(), play.talon()),
        ("r1 l1".into(), "g1 d1".into())
    );
    play.refuses("flip", "M9.3");
    let play = play.after(&["draw", "draw"]);
    play.refuses("draw", "M9.1");
    let play = play.after(&["flip"]);
    assert_eq!(
        (play.discard(), play.talon()),
        (String::new(), "r1 l1".into())
    );
}

#[test]
fn m10_1_no_pass_while_a_trade_is_possible() {
    let play = Table::of(2).hand(0, "r1 l1").play();
    play.refuses("pass", "M10.1");
}

#[test]
fn m10_1_no_pass_while_a_trade_by_a_relative_is_possible() {
    let hand = "y2 l5";
    let stuck = Table::of(2).hand(0, hand).play();
    stuck.accepts("pass");
    let able = Table::of(2).homes("y g").hand(0, hand).play();
    able.refuses("pass", "M10.1");
}

#[test]
fn m10_1_no_pass_while_a_buy_is_possible() {
    let play = Table::of(2).hand(0, "r1 o1 y1").play();
    play.refuses("pass", "M10.1");
}

#[test]
fn m10_1_no_pass_while_a_draw_is_possible() {
    Table::of(2).talon("g1").play().refuses("pass", "M10.1");
}

#[test]
fn m10_1_no_pass_while_a_flip_is_possible() {
    Table::of(2).discard("g1").play().refuses("pass", "M10.1");
}

#[test]
fn m10_1_a_pass_is_the_only_action_when_nothing_else_is_possible() {
    for hand in ["", "r1 o1", "l1 d1 g4", "r1 o2"] {
        let play = Table::of(2).hand(0, hand).homes("y d").play();
        assert_eq!(play.legal(), ["pass"], "{hand}");
        let after = play.after(&["pass"]);
        after.holds(0, hand);
        assert_eq!(after.turn(), Some(1));
        assert_eq!(after.get("columns"), play.get("columns"));
    }
}

#[test]
fn m10_1_a_pass_is_legal_although_four_different_commons_could_leap_later() {
    // No Bi to trade or buy, 4 points are too few for a Tri, and a leap needs one of these first.
    let play = Table::of(2).hand(0, "r1 o1 y1 l1").empty(2).play();
    assert_eq!(play.legal(), ["pass"]);
}

#[test]
fn m10_2_the_hand_is_shown_to_everybody() {
    let play = Table::of(3).homes("y d r").hand(0, "l1 d1 g4").play();
    assert_eq!(play.view(Some(1), true)["known"]["hands"][0], json!([]));
    let play = play.after(&["pass"]);
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let heard = play.heard(viewer);
        let [Event::Passed { seat: 0, hand }] = heard.as_slice() else {
            panic!("{viewer:?} heard {heard:?}");
        };
        let mut shown: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
        shown.sort();
        assert_eq!(shown, ["d1", "g4", "l1"]);
        let told = json!({"event": "passed", "seat": 0, "hand": ["l1", "d1", "g4"]});
        assert_eq!(play.heard_json(viewer), [told]);
    }
    play.knows(0, "l1 d1 g4");
}

#[test]
fn m10_3_one_bi_and_four_commons_are_no_pass_when_a_tri_lies_there() {
    let table = Table::of(2).homes("y d").empty(2);
    let play = table.clone().hand(0, "r2 r1 o1 l1 g1").play();
    play.refuses("pass", "M10.1");
    play.accepts("buy tri r2 r1 o1 l1 g1");
    assert_eq!(play.legal().len(), 1);

    let play = table.hand(0, "r2 r1 o1 l1").play();
    play.accepts("pass");
    assert_eq!(play.legal(), ["pass"]);
}

#[test]
fn m10_3_without_a_tri_the_source_is_right() {
    let table = Table::of(2).homes("y d").empty(2).empty(3);
    table.hand(0, "r2 r1 o1 l1 g1").play().accepts("pass");
}

#[test]
fn m10_3_two_bis_and_four_commons_must_buy() {
    let table = Table::of(2).homes("y d").empty(2);
    let play = table.hand(0, "r2 o2 r1 o1 l1 g1").play();
    play.refuses("pass", "M10.1");
}
