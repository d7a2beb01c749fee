//! A test for every clause: auctions, the next card, the end (R5 to R7).

use crate::common::{listed, now, play, refused, sorted, table};
use serde_json::{Value, json};

/// The example of the rule book: seat 1 has more than seat 0, seat 2 has nothing.
fn book_auction() -> Value {
    json!({"players": 3, "middle": "gold", "pile": ["glass"],
        "hands": [["wood"], ["wood"], ["wood"]],
        "displays": [["cloth", "fur"], ["cloth", "fur", "leather"], []]})
}

#[test]
fn r5_1_without_a_display_nobody_auctions() {
    let playthrough = table(json!({"players": 2, "turn": 1, "middle": "gold",
        "displays": [["fur"], []]}));
    assert_eq!(refused(&playthrough, "auction fur"), "R5.1");
    assert_eq!(listed(&playthrough).0, ["pass"]);
}

#[test]
fn r5_1_the_first_bid_is_at_least_ten() {
    let mut playthrough = table(book_auction());
    assert_eq!(refused(&playthrough, "auction"), "R5.1");
    assert_eq!(listed(&playthrough).0[0], "auction cloth");
    play(&mut playthrough, &["auction cloth"]);
    let state = now(&playthrough);
    assert_eq!(
        (&state["phase"], &state["turn"]),
        (&json!("bid"), &json!(1))
    );
    assert_eq!(state["middle"], "gold");
    assert_eq!(
        state["auction"],
        json!({"by": 0, "high": {"seat": 0, "cards": ["cloth"]}, "out": [false, false, false]})
    );
}

#[test]
fn r5_2_a_bid_is_made_of_cards_of_the_own_display() {
    let mut playthrough = table(book_auction());
    assert_eq!(refused(&playthrough, "auction wood"), "R5.2");
    assert_eq!(refused(&playthrough, "auction leather"), "R5.2");
    assert_eq!(refused(&playthrough, "auction fur fur"), "R5.2");
    play(&mut playthrough, &["auction cloth"]);
    assert_eq!(refused(&playthrough, "bid wood"), "R5.2");
    assert_eq!(refused(&playthrough, "bid leather leather"), "R5.2");
}

#[test]
fn r5_2_every_exact_total_can_be_bid() {
    let mut fields = book_auction();
    fields["turn"] = json!(1);
    let (actions, complete) = listed(&table(fields));
    // 10, 15, 20, 25, 30, 35 and 45, but not 40: there is no change.
    let due = [
        "auction cloth",
        "auction fur",
        "auction leather",
        "auction fur cloth",
        "auction leather cloth",
        "auction leather fur",
        "auction leather fur cloth",
        "pass",
    ];
    assert_eq!(actions, due);
    assert!(complete);
}

#[test]
fn r5_3_the_others_bid_higher_or_drop_out_round_and_round() {
    let mut playthrough = table(book_auction());
    play(&mut playthrough, &["auction cloth"]);
    assert_eq!(refused(&playthrough, "bid cloth"), "R5.3");
    assert_eq!(refused(&playthrough, "bid"), "R5.3");
    for other in ["pass", "collect wood wood", "auction fur", "take", "leave"] {
        assert_eq!(refused(&playthrough, other), "R5.3");
    }
    play(&mut playthrough, &["bid fur", "drop"]);
    let state = now(&playthrough);
    assert_eq!(state["turn"], 0);
    assert_eq!(state["auction"]["out"], json!([false, false, true]));
    assert_eq!(
        state["auction"]["high"],
        json!({"seat": 1, "cards": ["fur"]})
    );
    assert_eq!(listed(&playthrough).0, ["bid fur cloth", "drop"]);
    play(&mut playthrough, &["bid cloth fur"]);
    // Seat 2 is out and stays out: seat 1 is asked again at once.
    assert_eq!(now(&playthrough)["turn"], 1);
    play(&mut playthrough, &["bid leather fur"]);
    assert_eq!(now(&playthrough)["turn"], 0);
    play(&mut playthrough, &["drop"]);
    assert_eq!(now(&playthrough)["auction"], Value::Null);
}

#[test]
fn r5_3_a_player_who_cannot_bid_is_asked_and_can_only_drop() {
    let mut playthrough = table(book_auction());
    play(
        &mut playthrough,
        &["auction cloth fur", "bid leather cloth"],
    );
    assert_eq!(now(&playthrough)["turn"], 2);
    assert_eq!(listed(&playthrough), (vec!["drop".into()], true));
    play(&mut playthrough, &["drop"]);
    // Seat 0 has no more than the 25 that were outbid, and is asked all the same.
    assert_eq!(now(&playthrough)["turn"], 0);
    assert_eq!(listed(&playthrough), (vec!["drop".into()], true));
}

#[test]
fn r5_3_a_player_who_is_not_asked_cannot_bid() {
    use stammtisch_rules::Rules;
    let mut playthrough = table(book_auction());
    play(&mut playthrough, &["auction cloth"]);
    for seat in [0, 2] {
        let view = playthrough.position().view(Some(seat));
        let refusal = stammtisch_rotundo::Rotundo::check(&view, &"drop".parse().unwrap());
        assert_eq!(refusal.unwrap_err().clause, "R5.3");
    }
}

#[test]
fn r5_3_with_two_players_the_bids_go_to_and_fro() {
    let mut playthrough = table(json!({"players": 2, "turn": 1, "middle": "gold",
        "displays": [["leather", "gold"], ["cloth", "fur"]]}));
    play(
        &mut playthrough,
        &["auction cloth", "bid leather", "bid cloth fur", "bid gold"],
    );
    assert_eq!(now(&playthrough)["turn"], 1);
    assert_eq!(listed(&playthrough).0, ["drop"]);
}

#[test]
fn r5_4_the_highest_bidder_pays_in_the_order_named_and_takes_the_card() {
    let mut playthrough = table(book_auction());
    play(
        &mut playthrough,
        &["auction cloth", "bid leather fur", "drop", "drop"],
    );
    let state = now(&playthrough);
    assert_eq!(state["discard"], json!(["leather", "fur"]));
    assert_eq!(state["displays"][1], json!(["cloth"]));
    assert_eq!(sorted(&state["hands"][1]), ["gold", "wood"]);
    // Nobody else paid.
    assert_eq!(state["displays"][0], json!(["cloth", "fur"]));

    let mut playthrough = table(book_auction());
    play(
        &mut playthrough,
        &["auction cloth", "bid fur leather", "drop", "drop"],
    );
    assert_eq!(now(&playthrough)["discard"], json!(["fur", "leather"]));
}

#[test]
fn r5_4_without_a_higher_bid_the_auctioneer_pays() {
    let mut fields = book_auction();
    fields["discard"] = json!(["clay"]);
    let mut playthrough = table(fields);
    play(&mut playthrough, &["auction fur", "drop", "drop"]);
    let state = now(&playthrough);
    assert_eq!(state["discard"], json!(["clay", "fur"]));
    assert_eq!(state["displays"][0], json!(["cloth"]));
    assert_eq!(sorted(&state["hands"][0]), ["gold", "wood"]);
    assert_eq!(
        (&state["turn"], &state["middle"]),
        (&json!(1), &json!("glass"))
    );
}

#[test]
fn r5_4_what_was_outbid_is_not_paid() {
    let mut playthrough = table(book_auction());
    play(
        &mut playthrough,
        &["auction cloth fur", "bid leather cloth", "drop"],
    );
    let state = now(&playthrough);
    assert_eq!(state["discard"], json!([]));
    play(&mut playthrough, &["drop"]);
    assert_eq!(now(&playthrough)["discard"], json!(["leather", "cloth"]));
    assert_eq!(now(&playthrough)["displays"][0], json!(["cloth", "fur"]));
}

#[test]
fn r5_4_everybody_knows_what_was_won_or_taken_until_it_is_given_away() {
    let mut fields = book_auction();
    fields["middle"] = json!("wood");
    fields["hands"] = json!([["clay", "glass"], ["clay", "stone"], ["wood"]]);
    fields["pile"] = json!(["stone", "glass"]);
    let mut playthrough = table(fields);
    play(&mut playthrough, &["auction fur", "drop", "drop"]);
    assert_eq!(
        now(&playthrough)["known"],
        json!({"hands": [["wood"], [], []]})
    );
    play(&mut playthrough, &["pass", "pass", "collect wood clay"]);
    assert_eq!(now(&playthrough).get("known"), None);
    play(&mut playthrough, &["take"]);
    assert_eq!(
        now(&playthrough)["known"],
        json!({"hands": [["fur"], [], []]})
    );
}

#[test]
fn r6_1_the_left_neighbour_of_the_player_who_got_the_card_turns_up_the_next() {
    // Seat 0 auctions, seat 1 wins: seat 2 is on turn.
    let mut playthrough = table(book_auction());
    play(
        &mut playthrough,
        &["auction cloth", "bid leather", "drop", "drop"],
    );
    let state = now(&playthrough);
    assert_eq!(
        (&state["turn"], &state["middle"]),
        (&json!(2), &json!("glass"))
    );
    // Seat 2 collects after two passes: seat 0 is on turn.
    let mut playthrough = table(json!({"players": 3, "middle": "wood", "pile": ["gold"],
        "hands": [["gold"], ["gold"], ["clay", "stone"]]}));
    play(&mut playthrough, &["pass", "pass", "collect clay stone"]);
    let state = now(&playthrough);
    assert_eq!(
        (&state["turn"], &state["middle"]),
        (&json!(0), &json!("gold"))
    );
}

#[test]
fn r7_1_the_game_ends_when_the_last_card_has_been_dealt_with() {
    // Passed by all.
    let last = json!({"players": 2, "middle": "wood", "rest": "display",
        "hands": [["clay", "stone"], ["gold"]], "displays": [["fur"], []]});
    let mut playthrough = table(last.clone());
    play(&mut playthrough, &["pass"]);
    assert_eq!(now(&playthrough)["over"], false);
    play(&mut playthrough, &["pass"]);
    let state = now(&playthrough);
    assert_eq!(
        (&state["over"], &state["discard"]),
        (&json!(true), &json!(["wood"]))
    );
    // Auctioned.
    let mut playthrough = table(last.clone());
    play(&mut playthrough, &["auction fur", "drop"]);
    assert_eq!(now(&playthrough)["over"], true);
    // Collected.
    let mut playthrough = table(last);
    play(&mut playthrough, &["collect clay stone"]);
    assert_eq!(now(&playthrough)["over"], true);
    for action in ["pass", "drop", "take", "auction fur"] {
        assert_eq!(refused(&playthrough, action), "R7.1");
    }
    assert_eq!(listed(&playthrough), (vec![], true));
}

#[test]
fn r7_1_the_choice_of_discards_comes_before_the_end() {
    let mut playthrough = table(json!({"players": 2, "middle": "wood", "rest": "display",
        "hands": [["clay", "stone"], ["gold"]], "discard": ["fur"]}));
    play(&mut playthrough, &["collect clay stone"]);
    let state = now(&playthrough);
    assert_eq!(
        (&state["over"], &state["phase"]),
        (&json!(false), &json!("take"))
    );
    play(&mut playthrough, &["take"]);
    let state = now(&playthrough);
    assert_eq!(state["over"], true);
    assert_eq!(state["scores"][0], 20 + 15 + 35 - 15);
}

#[test]
fn r7_2_with_three_players_it_ends_when_at_most_one_has_hand_cards() {
    let fields = json!({"players": 3, "turn": 1, "middle": "wood",
        "hands": [[], ["clay", "stone"], ["gold"]], "discard": ["fur", "fur", "fur", "cloth"]});
    let mut playthrough = table(fields.clone());
    play(&mut playthrough, &["collect clay stone"]);
    // Not yet: the collector may still take cards.
    assert_eq!(now(&playthrough)["over"], false);
    play(&mut playthrough, &["leave"]);
    let state = now(&playthrough);
    assert_eq!(state["over"], true);
    assert!(!state["pile"].as_array().unwrap().is_empty());
    assert_eq!(state["middle"], Value::Null);
    assert_eq!(refused(&playthrough, "pass"), "R7.2");

    let mut playthrough = table(fields);
    play(&mut playthrough, &["collect clay stone", "take"]);
    assert_eq!(now(&playthrough)["over"], false);
}

#[test]
fn r7_2_a_card_that_was_turned_up_is_still_dealt_with() {
    // Two hands are empty, but the card lies there: looked at only before the next one.
    let fields = json!({"players": 3, "middle": "wood", "hands": [[], [], ["gold"]],
        "displays": [["fur"], [], []]});
    let mut playthrough = table(fields.clone());
    play(&mut playthrough, &["pass", "pass"]);
    assert_eq!(now(&playthrough)["over"], false);
    play(&mut playthrough, &["pass"]);
    assert_eq!(now(&playthrough)["over"], true);
    // Winning the auction puts a card into a second hand: the game goes on.
    let mut playthrough = table(fields);
    play(&mut playthrough, &["auction fur", "drop", "drop"]);
    assert_eq!(now(&playthrough)["over"], false);
}

#[test]
fn r7_2_all_hands_may_be_empty() {
    let mut playthrough = table(json!({"players": 3, "middle": "wood",
        "hands": [["clay", "stone"], [], []]}));
    play(&mut playthrough, &["collect clay stone"]);
    let state = now(&playthrough);
    assert_eq!(state["over"], true);
    assert_eq!(state["winners"], json!([0]));
}

#[test]
fn r7_2_with_two_players_empty_hands_end_nothing() {
    let mut playthrough = table(json!({"players": 2, "middle": "wood",
        "hands": [["clay", "stone"], []]}));
    play(
        &mut playthrough,
        &["collect clay stone", "pass", "pass", "pass", "pass"],
    );
    assert_eq!(now(&playthrough)["over"], false);
}

#[test]
fn r7_3_the_display_counts_for_and_the_hand_against() {
    // The example of the rule book: 135 in the display, 65 in the hand.
    let mut playthrough = table(json!({"players": 3, "middle": "wood",
        "hands": [["gold", "clay"], [], []],
        "displays": [["cloth", "fur", "leather", "fur", "stone", "copper"], ["cloth"], []]}));
    assert_eq!(now(&playthrough)["scores"], Value::Null);
    play(&mut playthrough, &["pass", "pass", "pass"]);
    let state = now(&playthrough);
    assert_eq!(state["scores"], json!([70, 10, 0]));
    assert_eq!(state["winners"], json!([0]));
}

#[test]
fn r7_3_scores_can_be_negative_and_equals_share_the_win() {
    let mut playthrough = table(json!({"players": 4, "middle": "wood",
        "hands": [["gold"], [], [], []], "displays": [[], ["leather"], ["cloth"], ["wood"]]}));
    play(&mut playthrough, &["pass"; 4]);
    let state = now(&playthrough);
    assert_eq!(state["scores"], json!([-50, 20, 10, 20]));
    assert_eq!(state["winners"], json!([1, 3]));
}
