//! M11 End.

use crate::common::{Play, Table};
use serde_json::json;
use stammtisch_monad::Monad;
use stammtisch_rules::Setup;

/// Monads of seat 0, nobody else has any.
fn ahead(players: usize, monads: u8) -> Table {
    let mut all = vec![0; players];
    all[0] = monads;
    let homes = ["", "", "o g", "o g y", "o r l d"][players];
    Table::of(players)
        .homes(homes)
        .hand(0, "y5 d5")
        .monads(&all)
}

#[test]
fn m11_1_five_four_or_three_monads_win_by_the_number_of_players() {
    for (players, goal) in [(2, 5), (3, 4), (4, 3)] {
        let play = ahead(players, goal - 2).play().after(&["trade y5 d5"]);
        assert_eq!((play.turn(), play.winners()), (Some(0), vec![]));
        let play = ahead(players, goal - 1).play().after(&["trade y5 d5"]);
        assert_eq!((play.turn(), play.winners()), (None, vec![0]));
    }
}

#[test]
fn m11_1_any_seat_can_win_not_only_the_first() {
    let play = Table::of(3).homes("o g y").turn(2).monads(&[3, 3, 3]);
    let play = play.hand(2, "r5 d5").play().after(&["trade r5 d5"]);
    assert_eq!(play.winners(), [2]);
}

#[test]
fn m11_1_a_bought_monad_wins_too() {
    let play = ahead(2, 4).hand(0, "y5 g5 r4").play();
    let play = play.after(&["buy monad y5 g5 r4"]);
    assert_eq!(play.winners(), [0]);
}

#[test]
fn m11_1_the_winning_trade_is_carried_out_in_full() {
    let play = ahead(3, 3)
        .hand(0, "r5 d5 y1")
        .column(2, "l2")
        .column(3, "l3")
        .column(4, "l4")
        .talon("g1 y1")
        .play();
    let play = play.after(&["trade d5 r5 bonus"]);
    assert_eq!(play.winners(), [0]);
    play.holds(0, "y1 l4 l3 l2 g1");
    assert_eq!(play.talon(), "y1");
    assert_eq!(play.column(5), "o5 y5 l5 g5 d5 r5");
    assert_eq!(
        (play.get("monads"), play.get("bank")),
        (json!([4, 0, 0]), json!(6))
    );
    let last = play.heard_json(None);
    assert_eq!(
        last.last(),
        Some(&json!({"event": "over", "winners": [0], "by": "monads"}))
    );
}

#[test]
fn m11_1_after_the_end_nothing_can_be_done() {
    let play = ahead(2, 4).rest_in_talon().hand(0, "y5 d5 r1 l1").play();
    let play = play.after(&["trade y5 d5"]);
    assert!(play.legal().is_empty());
    for action in ["end", "draw", "trade r1 l1", "pass"] {
        play.refuses(action, "M11.1");
    }
}

/// Partners; seat 0 can trade for a Monad.
fn partners(monads: [u8; 4]) -> Table {
    ahead(4, 0).monads(&monads).options(json!({"teams": true}))
}

#[test]
fn m11_2_partners_need_five_together_and_both_win() {
    let play = partners([2, 0, 2, 0]).play().after(&["trade y5 d5"]);
    assert_eq!(play.winners(), [0, 2]);
    play.refuses("end", "M11.2");
    let play = partners([0, 4, 4, 0]).play().after(&["trade y5 d5"]);
    assert_eq!(play.winners(), [0, 2]);
    let play = partners([0, 2, 0, 2]).turn(3).hand(0, "").hand(3, "y5 l5");
    let play = play.play().after(&["trade y5 l5"]);
    assert_eq!(play.winners(), [1, 3]);
}

#[test]
fn m11_2_three_or_four_of_one_partner_do_not_win() {
    for monads in [[2, 0, 0, 0], [3, 0, 0, 0], [2, 2, 1, 2]] {
        let play = partners(monads).play().after(&["trade y5 d5"]);
        assert_eq!((play.turn(), play.winners()), (Some(0), vec![]));
    }
}

#[test]
fn m11_2_by_default_everybody_plays_alone() {
    for options in [json!({}), json!({"teams": false})] {
        let play = ahead(4, 2).options(options).play();
        assert_eq!(play.after(&["trade y5 d5"]).winners(), [0]);
    }
}

#[test]
fn m11_2_teams_need_four_players() {
    for players in [2, 3] {
        let refusal = Setup::<Monad>::new(players, &json!({"teams": true}));
        assert_eq!(refusal.expect_err("four only").clause(), Some("M11.2"));
    }
    assert!(Setup::<Monad>::new(4, &json!({"teams": true})).is_ok());
}

#[test]
fn m11_2_all_else_is_as_with_four_players() {
    let play = Play::deal(4, json!({"teams": true}), 4);
    let plain = Play::deal(4, json!({}), 4);
    for field in ["hands", "homes", "columns", "turn", "monads"] {
        assert_eq!(play.get(field), plain.get(field));
    }
}

#[test]
fn m11_3_when_all_pass_one_after_the_other_the_game_ends() {
    // Seat 0 holds nothing; the others are said to have passed before.
    for players in 2..=4 {
        let table = Table::of(players).with("passes", json!(players - 1));
        let play = table.play().after(&["pass"]);
        assert_eq!(play.get("passes"), json!(players));
        assert_eq!(play.winners(), [players - 1], "the only hand wins");
        let heard = play.heard_json(Some(0));
        assert_eq!(heard.last().expect("an end")["by"], "passes");
    }
}

#[test]
fn m11_3_one_pass_less_does_not_end_it() {
    let play = Table::of(4)
        .with("passes", json!(2))
        .play()
        .after(&["pass"]);
    assert_eq!((play.turn(), play.get("passes")), (Some(1), json!(3)));
}

#[test]
fn m11_3_a_turn_that_ends_otherwise_breaks_the_row_of_passes() {
    let table = Table::of(3).with("passes", json!(2));
    let traded = table
        .clone()
        .hand(0, "r1 l1")
        .play()
        .after(&["trade r1 l1"]);
    assert_eq!(traded.get("passes"), 2, "the turn has not ended yet");
    assert_eq!(traded.after(&["end"]).get("passes"), 0);
    let drawn = table.clone().talon("g1").play().after(&["draw"]);
    assert_eq!(drawn.get("passes"), 0);
    let flipped = table.discard("g1").play().after(&["flip"]);
    assert_eq!(flipped.get("passes"), 0);
}

/// One turn before the quiet limit of 5 turns a player; seat 0 flips, which changes no hand.
fn quiet(players: usize, monads: &[u8]) -> Table {
    Table::of(players)
        .options(json!({"quiet_limit": 5}))
        .with("quiet", json!(players * 5 - 1))
        .monads(monads)
        .rest_in_discard()
}

#[test]
fn m11_3_too_many_turns_without_a_new_monad_end_the_game() {
    for players in 2..=4 {
        let play = quiet(players, &vec![0; players]).hand(1, "g1").play();
        let ended = play.after(&["flip"]);
        assert_eq!(ended.winners(), [1]);
        assert_eq!(ended.get("quiet"), json!(players * 5));
        assert_eq!(
            ended.heard_json(None).last().expect("an end")["by"],
            "quiet"
        );
    }
}

#[test]
fn m11_3_by_default_the_limit_is_a_hundred_turns_a_player() {
    for players in 2..=4 {
        let table = Table::of(players).rest_in_discard();
        let play = table.clone().with("quiet", json!(players * 100 - 2)).play();
        assert_eq!(play.after(&["flip"]).turn(), Some(1));
        let play = table.with("quiet", json!(players * 100 - 1)).play();
        assert_eq!(play.after(&["flip"]).turn(), None);
    }
}

#[test]
fn m11_3_every_way_to_end_a_turn_counts_as_one() {
    let table = Table::of(2).with("quiet", json!(7));
    let passed = table.play().after(&["pass"]);
    let drawn = table.clone().talon("g1").play().after(&["draw"]);
    let flipped = table.clone().discard("g1").play().after(&["flip"]);
    let trading = table.hand(0, "r1 l1").play().after(&["trade r1 l1"]);
    assert_eq!(trading.get("quiet"), 7, "the turn has not ended yet");
    for play in [passed, drawn, flipped, trading.after(&["end"])] {
        assert_eq!(play.get("quiet"), 8);
    }
}

#[test]
fn m11_3_a_new_monad_sets_the_count_to_0_and_its_own_turn_counts_again() {
    let table = ahead(2, 0).with("quiet", json!(150));
    let play = table.play().after(&["trade y5 d5"]);
    assert_eq!(play.get("quiet"), 0);
    assert_eq!(play.after(&["end"]).get("quiet"), 1);
    let play = table.hand(0, "y5 g5 r4").play();
    assert_eq!(play.after(&["buy monad y5 g5 r4"]).get("quiet"), 0);
}

#[test]
fn m11_3_the_limit_is_an_option_from_1_on() {
    let limit = |limit: i64| Setup::<Monad>::new(2, &json!({"quiet_limit": limit}));
    assert!(limit(1).is_ok() && limit(500).is_ok());
    assert!(limit(0).is_err() && limit(-1).is_err());
    let play = Table::of(2)
        .options(json!({"quiet_limit": 1}))
        .rest_in_talon();
    assert_eq!(play.play().after(&["draw"]).turn(), Some(1));
    assert_eq!(play.play().after(&["draw", "draw"]).turn(), None);
}

#[test]
fn m11_3_most_monads_win() {
    let play = quiet(3, &[2, 3, 1]).hand(0, "r5").hand(2, "y5").play();
    assert_eq!(play.after(&["flip"]).winners(), [1]);
}

#[test]
fn m11_3_if_equal_the_highest_value_of_hand_cards_wins() {
    // 16 + 7 + 1 = 24 against 16 + 3 = 19; the richest hand has too few Monads.
    let table = quiet(3, &[2, 2, 1]);
    let table = table.hand(0, "r4 r3 r1").hand(1, "o4 o2").hand(2, "y5");
    assert_eq!(table.play().after(&["flip"]).winners(), [0]);
}

#[test]
fn m11_3_value_counts_not_the_number_of_cards() {
    let table = quiet(2, &[1, 1]).hand(0, "r1 o1 y1 l1 d1").hand(1, "r3");
    assert_eq!(table.play().after(&["flip"]).winners(), [1]);
}

#[test]
fn m11_3_if_still_equal_the_win_is_shared() {
    let table = quiet(3, &[2, 1, 2]).hand(0, "r1 o1 y1").hand(2, "g2");
    assert_eq!(table.play().after(&["flip"]).winners(), [0, 2]);
    let table = quiet(4, &[1, 1, 1, 1]);
    assert_eq!(table.play().after(&["flip"]).winners(), [0, 1, 2, 3]);
}

#[test]
fn m11_3_the_card_drawn_in_the_last_turn_counts() {
    let table = quiet(2, &[1, 1])
        .hand(0, "r1")
        .hand(1, "o1")
        .rest_in_talon();
    assert_eq!(table.play().after(&["draw"]).winners(), [0]);
}

#[test]
fn m11_3_partners_count_and_win_together() {
    let teams = json!({"teams": true, "quiet_limit": 5});
    let table = |monads: &[u8]| quiet(4, monads).options(teams.clone());
    // 0 + 3 Monads against 2 + 2.
    let play = table(&[0, 2, 3, 2]).play();
    assert_eq!(play.after(&["flip"]).winners(), [1, 3]);
    // Equal Monads; hands 7 + 0 against 3 + 3.
    let play = table(&[1, 2, 2, 1])
        .hand(0, "r3")
        .hand(1, "o2")
        .hand(3, "y2");
    assert_eq!(play.play().after(&["flip"]).winners(), [0, 2]);
    // Equal Monads; hands 7 + 0 against 7 + 1.
    let play = table(&[1, 2, 2, 1])
        .hand(0, "r3")
        .hand(1, "o3")
        .hand(3, "y1");
    assert_eq!(play.play().after(&["flip"]).winners(), [1, 3]);
    // All equal.
    let play = table(&[0, 2, 2, 0]).hand(0, "r3").hand(3, "y3");
    assert_eq!(play.play().after(&["flip"]).winners(), [0, 1, 2, 3]);
}
