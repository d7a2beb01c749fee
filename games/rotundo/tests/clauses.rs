//! A test for every clause: cards, setting up, the turn, collecting (R1 to R4), and that no clause
//! is without one.

use crate::common::{listed, now, play, refused, sorted, standard, table};
use serde_json::{Value, json};
use stammtisch_rotundo::{Bag, Deck, Rotundo};
use stammtisch_rules::{Deal, Lang, Rules, Setup, Wording};

fn deal(players: usize, seed: &str) -> Value {
    let setup = Setup::<Rotundo>::new(players, &json!({})).unwrap();
    setup.state(&setup.deal(&Deal::from_seed(seed))).to_value()
}

#[test]
fn r1_1_there_are_sixty_cards_six_of_each_of_ten_materials() {
    let deck = Deck::STANDARD;
    assert_eq!((deck.rows().len(), deck.size()), (10, 60));
    for material in deck.rows().map(|row| deck.material(row)) {
        assert_eq!(material.copies, 6);
        assert!((1..=4).contains(&material.number));
        assert!((10..=70).contains(&material.value));
    }
    let value = |name: &str| {
        let row = deck.row_of(name.parse().unwrap()).unwrap();
        deck.value(row)
    };
    assert_eq!((value("stone"), value("platinum")), (35, 70));
}

#[test]
fn r1_2_each_bag_holds_its_materials() {
    let deck = Deck::STANDARD;
    let held = |bag: Bag| -> Vec<String> {
        let materials = deck.rows().map(|row| deck.material(row));
        materials
            .filter(|material| material.bag == bag)
            .map(|material| material.card.to_string())
            .collect()
    };
    assert_eq!(held(Bag::Beige), ["cloth", "fur", "leather"]);
    assert_eq!(held(Bag::Brown), ["clay", "stone", "wood", "glass"]);
    assert_eq!(held(Bag::Blue), ["copper", "platinum", "gold"]);
}

#[test]
fn r1_3_the_rule_books_show_the_table_of_the_deck() {
    let deck = Deck::STANDARD;
    for lang in Lang::ALL {
        let clause = Rotundo::BOOK.section(lang, "R1.3").unwrap();
        let rows: Vec<Vec<&str>> = clause
            .lines()
            .filter(|line| line.starts_with("| !["))
            .map(|line| line.split('|').map(str::trim).collect())
            .collect();
        assert_eq!(rows.len(), deck.rows().len());
        for (row, cells) in deck.rows().zip(rows) {
            let material = deck.material(row);
            let pictured = format!("![]({}) ", material.card);
            assert!(cells[1].starts_with(&pictured), "{cells:?}");
            assert_eq!(cells[3], material.number.to_string());
            assert_eq!(cells[4], material.value.to_string());
        }
        // The words that one types are in the appendix.
        let book = Rotundo::BOOK.text(lang);
        for row in deck.rows() {
            assert!(book.contains(&format!("`{}`", deck.material(row).card)));
        }
    }
}

#[test]
fn r1_3_a_card_that_the_deck_does_not_have_is_refused() {
    let playthrough = table(
        json!({"players": 2, "middle": "gold", "hands": [["fur"], []],
        "displays": [["fur"], []]}),
    );
    assert_eq!(refused(&playthrough, "collect fur marble"), "R1.3");
    assert_eq!(refused(&playthrough, "auction marble"), "R1.3");
    assert!(
        "auction Marble!"
            .parse::<stammtisch_rotundo::Action>()
            .is_err()
    );
}

#[test]
fn r2_1_everybody_gets_seven_cards_and_one_is_turned_up() {
    for players in 2..=5 {
        let state = deal(players, "r2.1");
        let hands = state["hands"].as_array().unwrap();
        assert!(hands.iter().all(|hand| hand.as_array().unwrap().len() == 7));
        assert!(state["middle"].is_string());
        assert_eq!(state["pile"].as_array().unwrap().len(), 59 - 7 * players);
    }
    assert!(Setup::<Rotundo>::new(1, &json!({})).is_err());
    assert!(Setup::<Rotundo>::new(6, &json!({})).is_err());
}

#[test]
fn r2_1_the_deal_is_the_frozen_shuffle_dealt_one_by_one() {
    let mut cards = standard();
    Deal::from_seed("42").shuffle("rotundo/pile/1", &mut cards);
    let state = deal(3, "42");
    for seat in 0..3 {
        let mut due: Vec<&str> = (0..7).map(|round| &*cards[round * 3 + seat]).collect();
        due.sort_unstable();
        assert_eq!(sorted(&state["hands"][seat]), due);
    }
    assert_eq!(state["middle"], json!(cards[21]));
    assert_eq!(state["pile"], json!(cards[22..]));
}

#[test]
fn r2_2_seat_0_begins() {
    assert_eq!(deal(4, "r2.2")["turn"], 0);
}

#[test]
fn r3_1_a_turn_is_one_of_pass_collect_auction() {
    let playthrough = table(json!({"players": 3, "middle": "fur",
        "hands": [["cloth", "leather"], ["gold"], ["gold"]], "displays": [["clay"], [], []]}));
    let (actions, complete) = listed(&playthrough);
    assert_eq!(actions, ["collect cloth leather", "auction clay", "pass"]);
    assert!(complete);
    for other in ["bid clay", "drop", "take", "leave"] {
        assert_eq!(refused(&playthrough, other), "R3.1");
    }
    let stranger = Rotundo::check(
        &playthrough.position().view(Some(1)),
        &"pass".parse().unwrap(),
    );
    assert_eq!(stranger.unwrap_err().clause, "R3.1");
    let spectator = Rotundo::check(&playthrough.position().view(None), &"pass".parse().unwrap());
    assert_eq!(spectator.unwrap_err().clause, "R3.1");
}

#[test]
fn r3_1_somebody_without_hand_cards_is_on_turn_all_the_same() {
    let mut playthrough = table(json!({"players": 3, "turn": 2, "middle": "fur",
        "hands": [[], ["gold"], ["gold"]]}));
    play(&mut playthrough, &["pass"]);
    assert_eq!(now(&playthrough)["turn"], 0);
    assert_eq!(listed(&playthrough).0, ["pass"]);
}

#[test]
fn r3_2_after_a_pass_the_left_neighbour_has_the_same_card_and_all_choices() {
    let mut playthrough = table(json!({"players": 3, "turn": 2, "middle": "fur",
        "hands": [["cloth", "leather"], ["gold"], ["gold"]], "displays": [["clay"], [], []]}));
    play(&mut playthrough, &["pass"]);
    let state = now(&playthrough);
    assert_eq!((&state["turn"], &state["passes"]), (&json!(0), &json!(1)));
    assert_eq!(state["middle"], "fur");
    assert_eq!(listed(&playthrough).0.len(), 3);
}

#[test]
fn r3_3_when_all_have_passed_the_card_is_discarded_and_the_next_one_turned_up() {
    let mut playthrough = table(json!({"players": 3, "turn": 1, "middle": "fur",
        "hands": [["gold"], ["gold"], ["gold"]], "pile": ["glass"], "discard": ["clay"]}));
    play(&mut playthrough, &["pass", "pass", "pass"]);
    let state = now(&playthrough);
    assert_eq!(state["discard"], json!(["clay", "fur"]));
    assert_eq!((&state["turn"], &state["passes"]), (&json!(1), &json!(0)));
    assert_eq!(state["middle"], "glass");
}

#[test]
fn r4_1_a_collection_takes_exactly_two_hand_cards() {
    let playthrough = table(json!({"players": 2, "middle": "wood",
        "hands": [["clay", "stone", "glass"], []]}));
    assert_eq!(refused(&playthrough, "collect"), "R4.1");
    assert_eq!(refused(&playthrough, "collect clay"), "R4.1");
    assert_eq!(refused(&playthrough, "collect clay stone glass"), "R4.1");
    assert_eq!(refused(&playthrough, "collect clay clay"), "R4.1");
    assert_eq!(refused(&playthrough, "collect clay leather"), "R4.1");
    let (actions, complete) = listed(&playthrough);
    assert!(complete);
    assert_eq!(
        actions,
        ["collect clay stone", "collect stone glass", "pass"]
    );
}

#[test]
fn r4_1_either_order_of_the_two_is_the_same_collection() {
    let fields = json!({"players": 2, "middle": "wood", "hands": [["clay", "stone"], []]});
    let [mut one, mut other] = [table(fields.clone()), table(fields)];
    play(&mut one, &["collect clay stone"]);
    play(&mut other, &["collect stone clay"]);
    assert_eq!(now(&one), now(&other));
}

#[test]
fn r4_2_bags_are_all_the_same_or_all_different() {
    let playthrough = table(json!({"players": 2, "middle": "fur",
        "hands": [["stone", "copper", "cloth", "leather", "wood", "clay"], []]}));
    assert_eq!(refused(&playthrough, "collect leather stone"), "R4.2");
    assert_eq!(refused(&playthrough, "collect stone clay"), "R4.2");
    assert_eq!(refused(&playthrough, "collect cloth wood"), "R4.2");
    let (actions, _) = listed(&playthrough);
    assert_eq!(
        actions,
        ["collect cloth leather", "collect stone copper", "pass"]
    );
}

#[test]
fn r4_3_numbers_are_all_the_same_or_in_sequence() {
    let playthrough = table(json!({"players": 2, "middle": "stone",
        "hands": [["cloth", "gold", "fur", "copper", "leather", "clay", "glass"], []]}));
    assert_eq!(refused(&playthrough, "collect cloth gold"), "R4.3");
    assert_eq!(refused(&playthrough, "collect clay glass"), "R4.3");
    assert_eq!(refused(&playthrough, "collect cloth copper"), "R4.3");
    let (actions, _) = listed(&playthrough);
    assert_eq!(
        actions,
        ["collect fur copper", "collect leather gold", "pass"]
    );
}

#[test]
fn r4_4_three_stones_or_three_platinum_wires_are_no_collection() {
    for (name, may) in [
        ("stone", false),
        ("platinum", false),
        ("gold", true),
        ("fur", true),
    ] {
        let playthrough = table(json!({"players": 2, "middle": name, "hands": [[name, name], []]}));
        let text = format!("collect {name} {name}");
        assert_eq!(listed(&playthrough).0.contains(&text), may, "{name}");
        if !may {
            assert_eq!(refused(&playthrough, &text), "R4.4");
        }
    }
}

#[test]
fn r4_4_any_number_of_stones_may_lie_in_a_display() {
    let mut playthrough = table(json!({"players": 2, "middle": "stone",
        "hands": [["fur", "copper"], []], "displays": [["stone", "stone", "stone"], []]}));
    play(&mut playthrough, &["collect fur copper"]);
    let display = &now(&playthrough)["displays"][0];
    assert_eq!(
        sorted(display),
        ["copper", "fur", "stone", "stone", "stone", "stone"]
    );
}

#[test]
fn r4_5_the_collection_goes_into_the_display() {
    let mut playthrough = table(json!({"players": 2, "middle": "wood",
        "hands": [["clay", "stone", "gold"], ["fur"]], "displays": [[], ["fur"]]}));
    play(&mut playthrough, &["collect clay stone"]);
    let state = now(&playthrough);
    assert_eq!(sorted(&state["displays"][0]), ["clay", "stone", "wood"]);
    assert_eq!(state["displays"][1], json!(["fur"]));
    assert_eq!(state["hands"][0], json!(["gold"]));
}

#[test]
fn r4_6_the_collector_takes_the_top_three_discards_or_none() {
    let fields = json!({"players": 3, "middle": "wood", "pile": ["glass"],
        "hands": [["clay", "stone"], ["fur"], ["fur"]], "discard": ["clay", "gold", "fur", "wood"]});
    let mut playthrough = table(fields.clone());
    play(&mut playthrough, &["collect clay stone"]);
    let state = now(&playthrough);
    assert_eq!(
        (&state["phase"], &state["turn"]),
        (&json!("take"), &json!(0))
    );
    assert_eq!(state["middle"], Value::Null);
    assert_eq!(
        listed(&playthrough),
        (vec!["take".into(), "leave".into()], true)
    );
    for other in [
        "pass",
        "drop",
        "collect fur fur",
        "auction clay",
        "bid clay",
    ] {
        assert_eq!(refused(&playthrough, other), "R4.6");
    }
    play(&mut playthrough, &["take"]);
    let state = now(&playthrough);
    assert_eq!(state["discard"], json!(["clay"]));
    assert_eq!(sorted(&state["hands"][0]), ["fur", "gold", "wood"]);
    assert_eq!(
        (&state["middle"], &state["turn"]),
        (&json!("glass"), &json!(1))
    );

    let mut playthrough = table(fields);
    play(&mut playthrough, &["collect clay stone", "leave"]);
    let state = now(&playthrough);
    assert_eq!(state["discard"].as_array().unwrap().len(), 4);
    assert_eq!(
        (&state["middle"], &state["turn"]),
        (&json!("glass"), &json!(1))
    );
}

#[test]
fn r4_6_of_fewer_than_three_discards_all_are_taken() {
    let mut playthrough = table(json!({"players": 2, "middle": "wood",
        "hands": [["clay", "stone"], ["fur"]], "discard": ["gold", "fur"]}));
    play(&mut playthrough, &["collect clay stone", "take"]);
    let state = now(&playthrough);
    assert_eq!(state["discard"], json!([]));
    assert_eq!(sorted(&state["hands"][0]), ["fur", "gold"]);
}

#[test]
fn r4_6_without_a_discard_pile_there_is_no_choice() {
    let mut playthrough = table(json!({"players": 2, "middle": "wood", "pile": ["glass"],
        "hands": [["clay", "stone"], ["fur"]]}));
    play(&mut playthrough, &["collect clay stone"]);
    let state = now(&playthrough);
    assert_eq!(
        (&state["phase"], &state["turn"]),
        (&json!("choose"), &json!(1))
    );
    assert_eq!(state["middle"], "glass");
}
