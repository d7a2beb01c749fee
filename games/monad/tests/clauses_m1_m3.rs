//! M1 Cards, M2 Setting up, M3 The turn.

use std::collections::BTreeSet;

use crate::common::{COLD, COLOURS, Play, Table, WARM, cards};
use serde_json::{Value, json};
use stammtisch_monad::Monad;
use stammtisch_rules::{Rules, Setup};

#[test]
fn m1_1_three_colours_are_warm_and_three_are_cold() {
    for warm in WARM {
        for cold in COLD {
            let pair = format!("{warm}1 {cold}1");
            let play = Table::of(3).hand(0, &pair).play();
            play.accepts(&format!("trade {pair}"));
        }
    }
    for side in [WARM, COLD] {
        for (one, other) in [(0, 1), (0, 2), (1, 2), (0, 0)] {
            let pair = format!("{}1 {}1", side[one], side[other]);
            let play = Table::of(3).hand(0, &pair).play();
            play.refuses(&format!("trade {pair}"), "M4.1");
        }
    }
}

#[test]
fn m1_2_every_rank_costs_its_points() {
    // One payment that is just enough, and one that is a point or more short.
    let table = Table::of(4).homes("r o l d");
    let play = table.clone().hand(0, "y1 g1 y1").play();
    play.accepts("buy bi y1 g1 y1");
    play.refuses("buy bi y1 g1", "M7.1");
    let play = table.clone().hand(0, "y2 g2 y1").play();
    play.accepts("buy tri y2 g2 y1");
    play.refuses("buy tri y2 g2", "M7.1");
    let play = table.clone().hand(0, "y3 g3 y1 g1").play();
    play.accepts("buy quad y3 g3 y1 g1");
    play.refuses("buy quad y3 g3 y1", "M7.1");
    let play = table.clone().hand(0, "y4 g4 y2 g1").play();
    play.accepts("buy quint y4 g4 y2 g1");
    play.refuses("buy quint y4 g4 y2", "M7.1");
    let play = table.hand(0, "y5 g5 y3 g1").play();
    play.accepts("buy monad y5 g5 y3 g1");
    play.refuses("buy monad y5 g5 y3", "M7.1");
}

#[test]
fn m1_3_every_card_is_there_as_often_as_the_game_has_it() {
    for players in 2..=4 {
        for seed in 0..20 {
            let play = Play::deal(players, json!({}), seed);
            let state = play.state();
            for colour in COLOURS {
                for rank in 1..=5 {
                    let card = format!("{colour}{rank}");
                    let due = if rank == 1 { players } else { 1 };
                    assert_eq!(count(&state, &card), due, "{card}");
                }
            }
            assert_eq!(state["bank"], 10);
            assert_eq!(state["monads"], json!(vec![0; players]));
        }
    }
}

/// How often a card is written anywhere in a state.
fn count(value: &Value, card: &str) -> usize {
    match value {
        Value::String(text) => usize::from(text == card),
        Value::Array(items) => items.iter().map(|item| count(item, card)).sum(),
        Value::Object(fields) => fields.values().map(|field| count(field, card)).sum(),
        _ => 0,
    }
}

#[test]
fn m1_4_each_warm_colour_has_one_cold_partner_for_the_bonus() {
    for warm in WARM {
        for cold in COLD {
            let pair = format!("{warm}4 {cold}4");
            let play = Table::of(2).homes("o g").hand(0, &pair).play();
            let asked = format!("trade {pair} bonus");
            if ["r d", "o l", "y g"].contains(&format!("{warm} {cold}").as_str()) {
                play.accepts(&asked);
            } else {
                play.refuses(&asked, "M5.1");
            }
        }
    }
}

#[test]
fn m2_1_two_to_four_play_with_as_many_commons_of_each_colour() {
    for players in 2..=4 {
        let state = Play::deal(players, json!({}), 7).state();
        for colour in COLOURS {
            assert_eq!(count(&state["hands"], &format!("{colour}1")), players);
        }
    }
    for players in [0, 1, 5, 6] {
        assert!(Setup::<Monad>::new(players, &json!({})).is_err());
    }
}

/// The home colours that appear in many deals.
fn homes_seen(players: usize, options: Value) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let homes = Play::deal(players, options.clone(), seed).get("homes");
        let homes: Vec<String> = serde_json::from_value(homes).expect("texts");
        let different: BTreeSet<&String> = homes.iter().collect();
        assert_eq!((homes.len(), different.len()), (players, players));
        seen.extend(homes);
    }
    seen
}

fn colours(text: &str) -> BTreeSet<String> {
    cards(text).into_iter().collect()
}

#[test]
fn m2_2_two_and_three_draw_their_homes_from_all_six_colours() {
    assert_eq!(homes_seen(2, json!({})), colours("r o y l d g"));
    assert_eq!(homes_seen(3, json!({})), colours("r o y l d g"));
    let random = json!({"homes": "random"});
    assert_eq!(homes_seen(3, random), colours("r o y l d g"));
}

#[test]
fn m2_2_four_play_without_the_yellow_and_the_green_home() {
    assert_eq!(homes_seen(4, json!({})), colours("r o l d"));
}

#[test]
fn m2_2_cold_homes_are_for_three_players_only() {
    let cold = json!({"homes": "cold"});
    assert_eq!(homes_seen(3, cold.clone()), colours("l d g"));
    for players in [2, 4] {
        let refusal = Setup::<Monad>::new(players, &cold).expect_err("not with 2 or 4");
        assert_eq!(refusal.clause(), Some("M2.2"));
    }
    assert!(Setup::<Monad>::new(3, &json!({"homes": "warm"})).is_err());
}

#[test]
fn m2_2_homes_are_open_to_everybody() {
    let play = Play::deal(3, json!({}), 1);
    for viewer in [None, Some(0), Some(1), Some(2)] {
        assert_eq!(play.view(viewer, false)["homes"], play.get("homes"));
    }
}

#[test]
fn m2_3_everybody_gets_six_commons_that_the_others_do_not_see() {
    for players in 2..=4 {
        let play = Play::deal(players, json!({}), 3);
        let state = play.state();
        for seat in 0..players {
            let hand = state["hands"][seat].as_array().expect("a hand");
            assert_eq!(hand.len(), 6);
            assert!(
                hand.iter()
                    .all(|card| card.as_str().unwrap().ends_with('1'))
            );
            for viewer in (0..players).map(Some).chain([None]) {
                let seen = &play.view(viewer, true)["hands"][seat];
                if viewer == Some(seat) {
                    assert_eq!(seen, &state["hands"][seat]);
                } else {
                    assert_eq!(seen, &json!(6));
                }
            }
        }
    }
}

#[test]
fn m2_3_another_seed_deals_other_hands_and_the_same_seed_the_same() {
    let hands = |seed| Play::deal(4, json!({}), seed).get("hands");
    assert_eq!(hands(5), hands(5));
    assert_ne!(hands(5), hands(6));
}

#[test]
fn m2_4_four_shuffled_columns_of_six_lie_open() {
    let mut orders = BTreeSet::new();
    let play = Play::deal(3, json!({}), 11);
    for rank in 2..=5 {
        let column = cards(&play.column(rank));
        assert_eq!(column.len(), 6);
        assert!(column.iter().all(|card| card.ends_with(&rank.to_string())));
        orders.insert(
            column
                .iter()
                .map(|card| card[..1].to_owned())
                .collect::<String>(),
        );
        for viewer in [None, Some(0), Some(1), Some(2)] {
            assert_eq!(play.view(viewer, false)["columns"], play.get("columns"));
        }
    }
    assert!(orders.len() > 1, "each is shuffled by itself: {orders:?}");
}

#[test]
fn m2_4_only_the_front_card_can_be_taken() {
    let table = Table::of(3).hand(0, "y1 g1").column(2, "d2 y2 r2");
    let play = table.play().after(&["trade y1 g1"]);
    play.holds(0, "d2");
    assert_eq!(play.column(2), "y2 r2 o2 l2 g2");
}

#[test]
fn m2_5_at_the_start_there_is_neither_discard_pile_nor_talon() {
    for players in 2..=4 {
        let play = Play::deal(players, json!({}), 2);
        assert_eq!(
            (play.discard(), play.talon()),
            (String::new(), String::new())
        );
        play.refuses("draw", "M9.1");
        play.refuses("flip", "M9.3");
    }
}

#[test]
fn m2_6_seat_0_begins_and_play_goes_clockwise() {
    assert_eq!(Play::deal(4, json!({}), 9).turn(), Some(0));
    let mut play = Table::of(4).rest_in_talon().play();
    for seat in [0, 1, 2, 3, 0, 1] {
        assert_eq!(play.turn(), Some(seat));
        play.does(&["draw"]);
    }
}

#[test]
fn m2_6_a_seat_that_is_not_on_turn_is_refused() {
    let play = Table::of(3).hand(0, "r1 l1").hand(1, "r1 l1").play();
    let position = play.position();
    for text in ["trade r1 l1", "draw", "end", "pass"] {
        for seat in [Some(1), Some(2), None] {
            let refusal = Monad::check(&position.view(seat), &crate::common::read(text));
            assert_eq!(refusal.expect_err("not on turn").clause, "M2.6");
        }
    }
}

#[test]
fn m3_1_trades_buys_and_leaps_come_in_any_order_and_number() {
    let hand = "r1 l1 r1 o1 y1 o1 y1 l1 d1 g1";
    let mut play = Table::of(3)
        .hand(0, hand)
        .column(2, "g2 l2")
        .column(3, "d3")
        .play();
    play.does(&["buy bi r1 l1 r1", "leap o1 y1 l1 d1", "trade y1 g1", "end"]);
    play.holds(0, "o1 g2 l2 d3");
    assert_eq!(play.turn(), Some(1));
}

#[test]
fn m3_1_end_needs_a_trade_or_a_buy() {
    let play = Table::of(2).hand(0, "r1 l1 o1").rest_in_talon().play();
    play.refuses("end", "M3.1");
    play.after(&["trade r1 l1"]).accepts("end");
    play.after(&["buy bi r1 l1 o1"]).accepts("end");
    play.after(&["draw", "draw"]).refuses("end", "M3.1");
}

#[test]
fn m3_1_after_a_trade_or_a_buy_nobody_draws_flips_or_passes() {
    let talon = Table::of(2).hand(0, "r1 l1 o1").rest_in_talon();
    let discard = Table::of(2).hand(0, "r1 l1 o1").rest_in_discard();
    let neither = Table::of(2).hand(0, "r1 l1 o1").rest_with(1);
    for action in ["trade r1 l1", "buy bi r1 l1 o1"] {
        talon.play().after(&[action]).refuses("draw", "M3.1");
        discard.play().after(&[action]).refuses("flip", "M3.1");
        neither.play().after(&[action]).refuses("pass", "M3.1");
    }
}

#[test]
fn m3_1_draw_flip_and_pass_are_the_whole_turn() {
    let play = Table::of(2).rest_in_talon().play().after(&["draw"]);
    assert_eq!(play.turn(), Some(1));
    let play = Table::of(2).rest_in_discard().play().after(&["flip"]);
    assert_eq!(play.turn(), Some(1));
    let play = Table::of(2).rest_with(1).play().after(&["pass"]);
    assert_eq!(play.turn(), Some(1));
}

#[test]
fn m3_1_every_turn_begins_afresh() {
    let play = Table::of(2).hand(0, "r1 l1").hand(1, "o1 d1").play();
    let play = play.after(&["trade r1 l1", "end"]);
    assert_eq!(
        (play.get("acted"), play.get("bonus_used")),
        (json!(false), json!(false))
    );
    play.refuses("end", "M3.1");
}

#[test]
fn m3_2_cards_gained_are_used_at_once() {
    // The source's chain: y1+l1 and r1+g1 bring a blue and a yellow Bi, and those the Tri.
    let table = Table::of(2)
        .homes("o d")
        .hand(0, "y1 l1 r1 g1")
        .column(2, "l2 y2")
        .column(3, "r3");
    let play = table.play();
    let bis = play.after(&["trade y1 l1", "trade r1 g1"]);
    bis.holds(0, "l2 y2");
    let tri = bis.after(&["trade l2 y2"]);
    tri.holds(0, "r3");
    assert_eq!(tri.discard(), "y1 l1 r1 g1");

    // Without a Tri on the table it has to wait.
    let later = table.empty(3).play();
    let later = later.after(&["trade y1 l1", "trade r1 g1"]);
    later.refuses("trade l2 y2", "M4.2");
}
