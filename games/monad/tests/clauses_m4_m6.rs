//! M4 Trade, M5 Bonus, M6 Relatives.

use crate::common::{Play, Table};
use serde_json::json;

#[test]
fn m4_1_two_cards_of_one_rank_bring_the_front_card_of_the_next() {
    let table = Table::of(2).homes("o d");
    for (pair, rank, front) in [
        ("r1 l1", 2, "g2"),
        ("r2 l2", 3, "g3"),
        ("r3 l3", 4, "g4"),
        ("r4 l4", 5, "g5"),
    ] {
        let play = table.clone().hand(0, pair).column(rank, front).play();
        play.after(&[&format!("trade {pair}")]).holds(0, front);
    }
    let play = table.hand(0, "r5 l5").play().after(&["trade r5 l5"]);
    play.holds(0, "");
    assert_eq!(play.get("monads"), json!([1, 0]));
}

#[test]
fn m4_1_warm_and_cold_may_be_given_in_either_order() {
    let play = Table::of(3).hand(0, "y2 d2").play();
    play.accepts("trade y2 d2");
    play.accepts("trade d2 y2");
}

#[test]
fn m4_1_it_takes_exactly_two_cards() {
    let play = Table::of(2).homes("o d").hand(0, "r2 l2 g2").play();
    for action in ["trade", "trade r2", "trade r2 l2 g2"] {
        play.refuses(action, "M4.1");
    }
}

#[test]
fn m4_1_the_two_are_of_one_rank() {
    let play = Table::of(2).homes("o d").hand(0, "r2 l3 l1 g5").play();
    for action in ["trade r2 l3", "trade r2 l1", "trade r2 g5"] {
        play.refuses(action, "M4.1");
    }
}

#[test]
fn m4_1_the_two_are_one_warm_and_one_cold() {
    let play = Table::of(2).homes("o d").hand(0, "r2 y2 l2 g2").play();
    for action in ["trade r2 y2", "trade l2 g2", "trade g2 l2"] {
        play.refuses(action, "M4.1");
    }
}

#[test]
fn m4_1_both_are_from_the_hand() {
    let play = Table::of(2).homes("o d").hand(0, "r2 r1").play();
    for action in ["trade r2 l2", "trade r1 l1", "trade r1 r1"] {
        play.refuses(action, "M4.1");
    }
}

#[test]
fn m4_2_an_empty_next_column_makes_it_impossible() {
    for (pair, next) in [("r1 l1", 2), ("y2 l2", 3), ("y3 l3", 4), ("y4 l4", 5)] {
        let table = Table::of(2).homes("o d").hand(0, pair);
        table.play().accepts(&format!("trade {pair}"));
        let play = table.empty(next).play();
        play.refuses(&format!("trade {pair}"), "M4.2");
    }
}

#[test]
fn m4_2_a_relative_that_goes_back_is_not_what_is_gained() {
    // r2 stands for a Common and goes back to the Bis, but there is none to take first.
    let play = Table::of(2).hand(0, "r2 l1 r3 l2").empty(2).play();
    play.refuses("trade r2 l1", "M4.2");
    // One Bi is there: it is taken, and r2 lies alone then.
    let play = Table::of(2).hand(0, "r2 l1").only(2, "g2").play();
    let play = play.after(&["trade r2 l1"]);
    play.holds(0, "g2");
    assert_eq!(play.column(2), "r2");
}

#[test]
fn m4_3_commons_go_onto_the_discard_pile() {
    let play = Table::of(2).hand(0, "r1 l1").discard("y1").play();
    assert_eq!(play.after(&["trade r1 l1"]).discard(), "y1 r1 l1");
}

#[test]
fn m4_3_higher_cards_go_to_the_back_of_their_own_column() {
    let table = Table::of(2).homes("o d").hand(0, "r3 l3").column(3, "g3");
    let play = table.play().after(&["trade r3 l3"]);
    assert_eq!(play.column(3), "g3 o3 y3 d3 r3 l3");
}

#[test]
fn m4_3_the_order_in_which_cards_are_put_down_is_free_and_matters() {
    let play = Table::of(2).homes("o d").hand(0, "y2 g2 r1 l1").play();
    assert_eq!(play.after(&["trade y2 g2"]).column(2), "r2 o2 l2 d2 y2 g2");
    assert_eq!(play.after(&["trade g2 y2"]).column(2), "r2 o2 l2 d2 g2 y2");
    assert_eq!(play.after(&["trade r1 l1"]).discard(), "r1 l1");
    assert_eq!(play.after(&["trade l1 r1"]).discard(), "l1 r1");
}

#[test]
fn m4_4_cards_gained_go_to_the_hand_and_only_their_owner_lists_them() {
    let play = Table::of(3).hand(0, "r1 l1 y1").column(2, "g2").play();
    let play = play.after(&["trade r1 l1"]);
    play.holds(0, "y1 g2");
    assert_eq!(play.view(Some(1), false)["hands"][0], 2);
}

#[test]
fn m4_4_a_monad_comes_from_the_bank_and_lies_open() {
    let play = Table::of(2).homes("o d").hand(0, "r5 l5").monads(&[1, 2]);
    let play = play.play().after(&["trade r5 l5"]);
    assert_eq!(play.get("bank"), 6);
    for viewer in [None, Some(0), Some(1)] {
        assert_eq!(play.view(viewer, false)["monads"], json!([2, 2]));
    }
}

/// Seat 0 (home orange) holds bonus pairs of every rank, and a talon lies there.
fn bonus_table() -> Table {
    Table::of(2)
        .homes("o d")
        .hand(0, "y1 g1 y2 g2 y3 g3 y4 g4 y5 g5")
        .column(2, "r2")
        .column(3, "r3")
        .column(4, "r4")
        .column(5, "r5")
        .talon("l1 r1")
}

/// Seat 0 holds just this pair, trades it with the bonus, and holds what it gained.
#[track_caller]
fn bonus_brings(table: Table, pair: &str, gained: &str) -> Play {
    let play = table.hand(0, pair).play();
    let play = play.after(&[&format!("trade {pair} bonus")]);
    play.holds(0, gained);
    assert_eq!(play.get("bonus_used"), true);
    play
}

#[test]
fn m5_1_it_brings_every_lower_front_card_and_the_top_of_the_talon() {
    let play = bonus_brings(bonus_table(), "y5 g5", "r4 r3 r2 l1");
    assert_eq!(play.talon().split(' ').next(), Some("r1"));
    bonus_brings(bonus_table(), "y4 g4", "r5 r3 r2 l1");
    bonus_brings(bonus_table(), "y3 g3", "r4 r2 l1");
    bonus_brings(bonus_table(), "y2 g2", "r3 l1");
}

#[test]
fn m5_1_without_asking_there_is_only_the_trade() {
    let play = bonus_table().play().after(&["trade y5 g5"]);
    assert_eq!(play.get("bonus_used"), false);
    play.holds(0, "y1 g1 y2 g2 y3 g3 y4 g4");
}

#[test]
fn m5_1_two_colours_that_are_no_bonus_pair_earn_none() {
    let play = Table::of(2).homes("o d").hand(0, "r3 g3 y3 l3").play();
    for pair in ["r3 g3", "g3 r3", "r3 l3", "y3 l3"] {
        play.refuses(&format!("trade {pair} bonus"), "M5.1");
        play.accepts(&format!("trade {pair}"));
    }
}

#[test]
fn m5_2_the_first_missing_column_ends_it() {
    bonus_brings(bonus_table().empty(4), "y5 g5", "");
    bonus_brings(bonus_table().empty(3), "y5 g5", "r4");
    bonus_brings(bonus_table().empty(2), "y5 g5", "r4 r3");
    bonus_brings(bonus_table().empty(2), "y4 g4", "r5 r3");
    bonus_brings(bonus_table().empty(3), "y4 g4", "r5");
    bonus_brings(bonus_table().empty(2), "y3 g3", "r4");
}

#[test]
fn m5_2_a_missing_talon_ends_it() {
    bonus_brings(bonus_table().talon(""), "y5 g5", "r4 r3 r2");
    bonus_brings(bonus_table().talon(""), "y3 g3", "r4 r2");
}

#[test]
fn m5_2_an_open_discard_pile_is_no_talon() {
    let table = bonus_table().talon("").discard("l1 r1");
    let play = bonus_brings(table, "y4 g4", "r5 r3 r2");
    assert_eq!(play.discard(), "l1 r1");
}

#[test]
fn m5_2_the_last_card_of_the_talon_can_be_the_bonus() {
    let play = bonus_brings(bonus_table().talon("l1"), "y2 g2", "r3 l1");
    assert_eq!(play.talon(), "");
}

#[test]
fn m5_3_commons_earn_no_bonus() {
    let play = bonus_table().play();
    play.accepts("trade y1 g1");
    play.refuses("trade y1 g1 bonus", "M5.3");
}

#[test]
fn m5_4_there_is_one_bonus_in_a_turn() {
    let play = bonus_table().play().after(&["trade y2 g2 bonus"]);
    play.refuses("trade y3 g3 bonus", "M5.4");
    play.refuses("trade y5 g5 bonus", "M5.4");
    play.accepts("trade y3 g3");
}

#[test]
fn m5_4_the_bonus_card_is_turned_back_when_the_turn_ends() {
    let play = bonus_table().hand(1, "o1 d1").play();
    assert_eq!(play.get("bonus_used"), false);
    let play = play.after(&["trade y2 g2 bonus", "trade y3 g3"]);
    for viewer in [None, Some(0), Some(1)] {
        assert_eq!(play.view(viewer, false)["bonus_used"], true);
    }
    let play = play.after(&["end"]);
    assert_eq!(play.get("bonus_used"), false);
    let play = play.after(&["draw"]);
    play.accepts("trade y4 g4 bonus");
}

#[test]
fn m5_5_a_bonus_left_alone_is_still_there_for_a_better_trade() {
    // The source: no Common for y2+g2, so that r5+d5 bring Quad, Tri, Bi and the Common.
    let play = Table::of(2)
        .homes("o g")
        .hand(0, "y2 g2 r5 d5")
        .column(3, "l3 o3")
        .column(2, "o2")
        .column(4, "l4")
        .talon("y1")
        .play();
    play.accepts("trade y2 g2 bonus");
    let play = play.after(&["trade y2 g2", "trade d5 r5 bonus"]);
    play.holds(0, "l3 l4 o3 o2 y1");
    assert_eq!(play.get("monads"), json!([1, 0]));
}

#[test]
fn m5_5_a_bonus_that_brings_nothing_may_be_chosen_and_is_used_up() {
    let play = bonus_table().talon("").play();
    let play = play.after(&["trade y2 g2 bonus"]);
    assert_eq!(play.get("bonus_used"), true);
    play.refuses("trade y5 g5 bonus", "M5.4");
    let heard = &play.heard_json(None)[0];
    assert_eq!(heard["bonus"], json!([]));
}

#[test]
fn m5_5_the_trade_is_listed_once_with_and_once_without_the_bonus() {
    let play = bonus_table().hand(0, "y4 g4").play();
    let trades: Vec<String> = (play.legal().into_iter())
        .filter(|action| action.starts_with("trade"))
        .collect();
    assert_eq!(trades.len(), 2, "{trades:?}");
    assert!(play.lists("trade y4 g4") && play.lists("trade y4 g4 bonus"));
}

#[test]
fn m6_1_a_relative_stands_for_any_rank_above_its_own() {
    let table = Table::of(2).homes("y l").column(5, "g5").column(4, "o4");
    let play = table.clone().hand(0, "y2 d4").play();
    play.after(&["trade y2 d4"]).holds(0, "g5");
    let play = table.clone().hand(0, "y2 d3").play();
    play.after(&["trade y2 d3"]).holds(0, "o4");
    let play = table.hand(0, "y3 d5").play().after(&["trade d5 y3"]);
    assert_eq!(play.get("monads"), json!([1, 0]));
}

#[test]
fn m6_1_a_relative_stands_for_any_rank_below_its_own_even_a_common() {
    let table = Table::of(2).homes("y l").column(2, "o2").column(3, "o3");
    let play = table.hand(0, "y5 d1 d2").play();
    play.after(&["trade y5 d1"]).holds(0, "o2 d2");
    play.after(&["trade d2 y5"]).holds(0, "o3 d1");
}

#[test]
fn m6_1_commons_of_the_home_colour_never_stand_for_another_rank() {
    let play = Table::of(2).homes("y l").hand(0, "y1 d2 d1").play();
    play.refuses("trade y1 d2", "M6.1");
    play.accepts("trade y1 d1");
}

#[test]
fn m6_1_only_the_own_home_colour_counts() {
    let play = Table::of(2).homes("y l").hand(0, "r2 l2 g3 r3").play();
    play.refuses("trade r2 g3", "M4.1");
    play.refuses("trade r3 l2", "M4.1");
}

#[test]
fn m6_1_the_source_trades_a_yellow_bi_with_a_quint_for_a_monad() {
    let play = Table::of(2).homes("y l").hand(0, "d5 g5 y2").play();
    for quint in ["d5", "g5"] {
        let play = play.after(&[&format!("trade {quint} y2")]);
        assert_eq!(play.get("monads"), json!([1, 0]));
    }
    play.refuses("trade g5 y2 bonus", "M6.3");
}

#[test]
fn m6_2_the_pair_is_still_one_warm_and_one_cold() {
    let play = Table::of(2).homes("y l").hand(0, "y2 r3 o5").play();
    play.refuses("trade y2 r3", "M6.2");
    play.refuses("trade o5 y2", "M6.2");
}

#[test]
fn m6_2_two_relatives_never_pair() {
    let play = Table::of(2).homes("y l").hand(0, "y2 y3 y5").play();
    for pair in ["y2 y3", "y3 y2", "y2 y5"] {
        play.refuses(&format!("trade {pair}"), "M6.2");
    }
}

#[test]
fn m6_2_the_other_card_fixes_the_rank() {
    let table = Table::of(2).homes("y l").hand(0, "y3 g2");
    let play = table.clone().column(3, "o3").play();
    play.after(&["trade y3 g2"]).holds(0, "o3");
    table.empty(3).play().refuses("trade y3 g2", "M4.2");
}

#[test]
fn m6_3_a_trade_with_a_relative_earns_no_bonus() {
    for options in [json!({}), json!({"relative_bonus": "never"})] {
        let table = Table::of(2).homes("g l").options(options);
        let play = table.hand(0, "g3 y4 y2").play();
        play.refuses("trade g3 y4 bonus", "M6.3");
        play.refuses("trade y2 g3 bonus", "M6.3");
        play.accepts("trade g3 y4");
    }
}

#[test]
fn m6_3_natural_a_home_card_at_its_own_rank_may_earn_the_bonus() {
    for options in [json!({}), json!({"relative_bonus": "natural"})] {
        let table = Table::of(2).homes("g l").options(options).talon("r1");
        let play = table
            .hand(0, "g3 y3")
            .column(4, "o4")
            .column(2, "o2")
            .play();
        play.after(&["trade g3 y3 bonus"]).holds(0, "o4 o2 r1");
    }
}

#[test]
fn m6_3_never_a_home_card_at_its_own_rank_earns_none() {
    let never = json!({"relative_bonus": "never"});
    let play = Table::of(2).homes("g l").options(never);
    let play = play.hand(0, "g3 y3 r3 d3").play();
    play.refuses("trade g3 y3 bonus", "M6.3");
    play.accepts("trade g3 y3");
    play.accepts("trade r3 d3 bonus");
    assert!(!play.lists("trade y3 g3 bonus") && play.lists("trade r3 d3 bonus"));
}

#[test]
fn m6_4_a_relative_goes_back_to_the_column_of_its_printed_rank() {
    let play = Table::of(2).homes("y l").hand(0, "y2 d4 y5 d1").play();
    let high = play.after(&["trade y2 d4"]);
    assert_eq!(high.column(2), "r2 o2 l2 d2 g2 y2");
    assert_eq!(high.column(4), "r4 o4 y4 l4 g4 d4");
    let low = play.after(&["trade y5 d1"]);
    assert_eq!(low.column(5), "r5 o5 l5 d5 g5 y5");
    assert_eq!(low.discard(), "d1");
}
