//! M7 Buy, M8 Leap.

use crate::common::Table;
use serde_json::json;

#[test]
fn m7_1_any_front_card_is_bought_for_cards_worth_its_value() {
    let table = Table::of(2).homes("o g").column(2, "l2").column(3, "l3");
    let play = table.hand(0, "r1 y1 r1 d2 r2 y2").play();
    play.after(&["buy bi r1 y1 r1"]).holds(0, "l2 d2 r2 y2");
    play.after(&["buy tri r1 d2 r2"]).holds(0, "l3 y1 r1 y2");
}

#[test]
fn m7_1_ranks_in_between_may_be_skipped() {
    let hand = "r1 y1 l1 d1 r2 y2 l2 d2";
    let play = Table::of(2).homes("o g").hand(0, hand).column(4, "g4");
    play.play()
        .after(&[&format!("buy quad {hand}")])
        .holds(0, "g4");
}

#[test]
fn m7_1_the_source_buys_a_tri_with_two_cold_bis_and_a_common() {
    let play = Table::of(2)
        .homes("o g")
        .hand(0, "l2 d2 d1")
        .column(3, "g3");
    let play = play.play();
    play.refuses("trade l2 d2", "M4.1");
    play.after(&["buy tri l2 d2 d1"]).holds(0, "g3");
}

#[test]
fn m7_1_a_monad_is_bought_for_80() {
    let play = Table::of(2).homes("o g").hand(0, "r5 d5 r3 d1 r2").play();
    play.refuses("buy monad r5 d5 r3", "M7.1");
    let play = play.after(&["buy monad r5 d5 r3 d1"]);
    play.holds(0, "r2");
    assert_eq!(
        (play.get("monads"), play.get("bank")),
        (json!([1, 0]), json!(9))
    );
    assert_eq!(play.column(5), "o5 y5 l5 g5 r5 d5");
}

#[test]
fn m7_1_too_few_points_are_refused() {
    let play = Table::of(2).homes("o g").hand(0, "l2 d2 d1 d1").play();
    play.refuses("buy tri l2 d2", "M7.1");
    play.refuses("buy bi d1 d1", "M7.1");
    play.refuses("buy monad l2 d2 d1 d1", "M7.1");
}

#[test]
fn m7_1_nothing_buys_nothing() {
    let play = Table::of(2).hand(0, "l2 d2 d1").play();
    for rank in ["bi", "tri", "quad", "quint", "monad"] {
        play.refuses(&format!("buy {rank}"), "M7.1");
    }
}

#[test]
fn m7_1_paying_too_much_is_allowed_and_no_change_is_given() {
    let play = Table::of(2)
        .homes("o g")
        .hand(0, "l2 d2 r2")
        .column(3, "g3");
    let play = play.play().after(&["buy tri l2 d2 r2"]);
    play.holds(0, "g3");
    assert_eq!(play.discard(), "");
}

#[test]
fn m7_1_cards_that_are_not_needed_may_be_paid_too() {
    let play = Table::of(2)
        .homes("o g")
        .hand(0, "l1 d1 r1 y1 y1")
        .column(2, "g2");
    let play = play.play();
    play.accepts("buy bi l1 d1 r1 y1");
    let spent = play.after(&["buy bi l1 d1 r1 y1 y1"]);
    spent.holds(0, "g2");
    assert_eq!(spent.discard(), "l1 d1 r1 y1 y1");
}

#[test]
fn m7_1_a_payment_with_a_spare_card_is_accepted_but_not_listed() {
    let play = Table::of(2).homes("o g").hand(0, "l2 d2 r2 y1").play();
    for needed in ["l2 d2 r2", "l2 d2 y1", "l2 r2 y1", "d2 r2 y1"] {
        assert!(play.lists(&format!("buy tri {needed}")), "{needed}");
    }
    play.accepts("buy tri l2 d2 r2 y1");
    assert!(!play.lists("buy tri l2 d2 r2 y1"));
}

#[test]
fn m7_1_nothing_is_bought_from_an_empty_column() {
    for (rank, word) in [(2, "bi"), (3, "tri"), (4, "quad"), (5, "quint")] {
        let pays = ["", "", "l1 d1 r1", "l2 d2 r2", "l3 d3 r3", "l4 d4 r4"][rank];
        let table = Table::of(2).homes("o g").hand(0, pays);
        table.play().accepts(&format!("buy {word} {pays}"));
        let play = table.empty(rank).play();
        play.refuses(&format!("buy {word} {pays}"), "M7.1");
    }
}

#[test]
fn m7_1_commons_are_not_bought() {
    let play = Table::of(2).hand(0, "l1 d1 r1").discard("y1").play();
    play.refuses("buy common l1", "M7.1");
}

#[test]
fn m7_1_cards_paid_are_from_the_hand_and_paid_once() {
    let play = Table::of(2).homes("o g").hand(0, "l1 d1 r1").play();
    play.refuses("buy bi l1 d1 y1", "M7.1");
    play.refuses("buy bi l1 d1 d1", "M7.1");
    play.refuses("buy tri l2 d2 r1", "M7.1");
}

#[test]
fn m7_2_no_card_paid_is_of_the_rank_bought_or_higher() {
    let hand = "r1 r2 l2 d2 r3 l3 d3 l4 l5";
    let play = Table::of(2).homes("o g").hand(0, hand).play();
    play.refuses("buy bi l2", "M7.2");
    play.refuses("buy tri l2 d2 l3", "M7.2");
    play.refuses("buy tri l4", "M7.2");
    play.refuses("buy quad l3 d3 r3 l4", "M7.2");
    play.refuses("buy quad l5", "M7.2");
    play.refuses("buy quint l5", "M7.2");
    play.accepts("buy quad l3 d3 r3");
}

#[test]
fn m7_2_every_card_helps_to_buy_a_monad() {
    let play = Table::of(2).homes("o g").hand(0, "l5 d5 r3 r1").play();
    play.accepts("buy monad l5 d5 r3 r1");
}

#[test]
fn m7_3_a_relative_counts_with_its_printed_value() {
    let play = Table::of(2).homes("r g").hand(0, "r2 l2 l1 r3").play();
    play.refuses("buy tri r2 l2", "M7.1");
    play.accepts("buy tri r2 l2 l1");
    play.refuses("buy quint r2", "M7.1");
    play.refuses("buy tri r3", "M7.2");
    play.refuses("buy bi r2", "M7.2");
}

#[test]
fn m7_4_paid_cards_go_back_in_the_order_the_player_chooses() {
    let play = Table::of(2)
        .homes("o g")
        .hand(0, "l2 d2 r1 y1")
        .discard("g1")
        .play();
    let one = play.after(&["buy tri l2 d2 r1 y1"]);
    assert_eq!(one.column(2), "r2 o2 y2 g2 l2 d2");
    assert_eq!(one.discard(), "g1 r1 y1");
    let other = play.after(&["buy tri y1 d2 r1 l2"]);
    assert_eq!(other.column(2), "r2 o2 y2 g2 d2 l2");
    assert_eq!(other.discard(), "g1 y1 r1");
}

#[test]
fn m7_4_a_card_bought_goes_to_the_hand_and_a_monad_lies_open() {
    let play = Table::of(3)
        .homes("o g l")
        .hand(0, "r1 y1 l1")
        .column(2, "d2");
    let play = play.play().after(&["buy bi r1 y1 l1"]);
    play.holds(0, "d2");
    assert_eq!(play.view(Some(2), false)["hands"][0], 1);
    let play = Table::of(3).homes("o g l").hand(0, "r5 d5 r4").play();
    let play = play.after(&["buy monad r5 d5 r4"]);
    assert_eq!(play.view(Some(2), false)["monads"], json!([1, 0, 0]));
}

/// Seat 0 holds every Common once and has acted.
fn six() -> Table {
    Table::of(2).hand(0, "r1 o1 y1 l1 d1 g1").acted()
}

#[test]
fn m8_1_a_leap_needs_a_trade_or_a_buy_before_it() {
    let table = Table::of(3).hand(0, "r1 o1 y1 l1 d1 d1 r1 y1");
    let play = table.play();
    play.refuses("leap r1 o1 y1 l1", "M8.1");
    play.after(&["trade r1 d1"]).accepts("leap o1 y1 l1 d1");
    play.after(&["buy bi d1 r1 y1"]).accepts("leap r1 o1 y1 l1");
}

#[test]
fn m8_1_the_trade_of_an_earlier_turn_does_not_count() {
    let play = Table::of(2).hand(0, "r1 o1 y1 l1 d1 g1").rest_in_talon();
    let play = play.play().after(&["trade r1 g1", "end", "draw"]);
    play.refuses("leap o1 y1 l1 d1", "M8.1");
}

#[test]
fn m8_1_one_trade_is_enough_for_all_leaps_of_the_turn() {
    let table = Table::of(2).hand(0, "r1 o1 y1 l1 d1 g1 r1 o1 y1 l1 d1 g1");
    let table = table.column(3, "r3 l3");
    let play = table
        .play()
        .after(&["trade d1 y1", "leap r1 o1 l1 g1", "leap g1 l1 o1 r1"]);
    play.holds(0, "r2 r3 l3 y1 d1");
    play.accepts("end");
}

#[test]
fn m8_2_four_bring_a_tri_five_a_quad_and_six_a_quint() {
    let play = six().column(3, "l3").column(4, "d4").column(5, "g5").play();
    play.after(&["leap r1 o1 y1 l1"]).holds(0, "d1 g1 l3");
    play.after(&["leap r1 o1 y1 l1 d1"]).holds(0, "g1 d4");
    play.after(&["leap r1 o1 y1 l1 d1 g1"]).holds(0, "g5");
}

#[test]
fn m8_2_the_commons_go_onto_the_discard_pile_in_the_order_given() {
    let play = six().discard("r1").play();
    let play = play.after(&["leap g1 y1 r1 d1"]);
    assert_eq!(play.discard(), "r1 g1 y1 r1 d1");
}

#[test]
fn m8_2_two_of_one_colour_do_not_leap() {
    let play = Table::of(2).hand(0, "r1 r1 o1 y1 l1 d1").acted().play();
    play.refuses("leap r1 r1 o1 y1", "M8.2");
    play.refuses("leap r1 r1 o1 y1 l1 d1", "M8.2");
}

#[test]
fn m8_2_fewer_than_four_do_not_leap() {
    let play = six().play();
    for action in ["leap", "leap r1", "leap r1 o1", "leap r1 o1 y1"] {
        play.refuses(action, "M8.2");
    }
}

#[test]
fn m8_2_seven_do_not_leap() {
    let play = Table::of(2).hand(0, "r1 o1 y1 l1 d1 g1 r1").acted().play();
    play.refuses("leap r1 o1 y1 l1 d1 g1 r1", "M8.2");
}

#[test]
fn m8_2_only_commons_leap() {
    let play = Table::of(2).hand(0, "r1 o1 y1 l2 r2 d1").acted().play();
    play.refuses("leap r1 o1 y1 l2", "M8.2");
    play.refuses("leap o1 y1 d1 r2", "M8.2");
}

#[test]
fn m8_2_the_commons_are_from_the_hand() {
    let play = Table::of(2).hand(0, "r1 o1 y1").acted().play();
    play.refuses("leap r1 o1 y1 l1", "M8.2");
}

#[test]
fn m8_3_no_leap_to_an_empty_column() {
    let (four, five, six_of_them) = ("r1 o1 y1 l1", "r1 o1 y1 l1 d1", "r1 o1 y1 l1 d1 g1");
    let play = six().empty(3).play();
    play.refuses(&format!("leap {four}"), "M8.3");
    play.accepts(&format!("leap {five}"));
    let play = six().empty(4).play();
    play.refuses(&format!("leap {five}"), "M8.3");
    play.accepts(&format!("leap {four}"));
    let play = six().empty(5).play();
    play.refuses(&format!("leap {six_of_them}"), "M8.3");
    play.accepts(&format!("leap {five}"));
}
