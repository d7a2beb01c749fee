//! What the bots of Rotundo do at tables where it is clear what to do.

use serde_json::{Value, json};
use stammtisch_bots::{Bot, Decision, Measure, Player, Strategy};
use stammtisch_rotundo::{Action, Rotundo};
use stammtisch_rules::{Deal, Position, Rng, Rules, Setup};

const NAMES: [&str; 10] = [
    "cloth", "fur", "leather", "clay", "stone", "wood", "glass", "copper", "platinum", "gold",
];

/// Returns a position from the fields that matter. Cards that are not named lie at the bottom of the
/// discard pile, where nobody can take them.
fn table(fields: Value) -> Position<Rotundo> {
    let players = fields["players"].as_u64().expect("how many play") as usize;
    let mut state = json!({
        "game": "rotundo", "options": {}, "turn": 0, "phase": "choose",
        "displays": vec![json!([]); players], "middle": null, "pile": [], "discard": [],
        "passes": 0, "auction": null, "over": false, "winners": [], "scores": null,
    });
    for (name, value) in fields.as_object().expect("fields") {
        state[name] = value.clone();
    }
    let mut rest: Vec<&str> = NAMES.iter().flat_map(|name| [*name; 6]).collect();
    let named =
        ["hands", "displays", "middle", "pile", "discard"].map(|place| state[place].clone());
    named.iter().for_each(|cards| remove(&mut rest, cards));
    let discard = state["discard"].as_array_mut().expect("a list");
    discard.splice(0..0, rest.into_iter().map(Value::from));
    let (_, position) = Setup::<Rotundo>::load(&state).unwrap_or_else(|why| panic!("{why:?}"));
    position
}

fn remove(rest: &mut Vec<&str>, named: &Value) {
    match named {
        Value::Array(all) => all.iter().for_each(|one| remove(rest, one)),
        Value::String(name) => {
            let at = rest.iter().position(|card| card == name);
            rest.remove(at.unwrap_or_else(|| panic!("too many of {name}")));
        }
        _ => {}
    }
}

fn decision(bot: &str, position: &Position<Rotundo>) -> Decision<Action> {
    let bot: Bot = bot.parse().expect("a bot");
    let decision = Player::<Rotundo>::new(bot, Rng::new(7)).decide(&position.mover());
    decision.expect("somebody is on turn")
}

fn does(bot: &str, position: &Position<Rotundo>) -> String {
    decision(bot, position)
        .action()
        .expect("an action")
        .to_string()
}

const LEVELS: [&str; 2] = ["medium", "strong:20000n"];

/// Returns a position in which seat 0 may bid more than `height` for the last card.
fn last_auction(middle: &str, height: &str) -> Position<Rotundo> {
    table(json!({
        "players": 2, "phase": "bid", "middle": middle,
        "hands": [["gold", "copper"], ["wood"]],
        "displays": [["cloth", "fur", "leather", "glass", "stone", "wood"], [height, "clay"]],
        "auction": {"by": 1, "high": {"seat": 1, "cards": [height]}, "out": [false, false]},
    }))
}

#[test]
fn nobody_pays_for_a_card_that_can_no_longer_be_collected() {
    for bot in ["easy", "medium", "strong:20000n"] {
        for middle in ["cloth", "platinum"] {
            let does = does(bot, &last_auction(middle, "cloth"));
            assert_eq!(does, "drop", "{bot} for {middle}");
        }
    }
}

#[test]
fn nobody_pays_more_for_a_card_than_it_can_bring() {
    let position = table(json!({
        "players": 2, "phase": "bid", "middle": "cloth",
        "hands": [["fur", "leather", "clay", "wood"], ["wood", "wood"]],
        "displays": [["gold", "gold", "platinum"], ["gold", "clay"]],
        "pile": ["leather", "fur", "cloth", "cloth", "wood", "glass"],
        "auction": {"by": 1, "high": {"seat": 1, "cards": ["gold"]}, "out": [false, false]},
    }));
    for bot in LEVELS {
        assert_eq!(does(bot, &position), "drop", "{bot}");
    }
}

#[test]
fn discards_are_left_when_the_last_card_is_collected() {
    let position = table(json!({
        "players": 2, "phase": "take",
        "hands": [["gold"], ["wood"]],
        "displays": [["cloth", "fur", "leather"], ["clay", "stone", "glass"]],
        "discard": ["gold", "gold", "copper"],
    }));
    for bot in LEVELS {
        assert_eq!(does(bot, &position), "leave", "{bot}");
    }
}

#[test]
fn the_more_valuable_of_two_collections_is_made_when_nothing_else_differs() {
    let position = table(json!({
        "players": 2, "middle": "fur",
        "hands": [["stone", "copper", "cloth", "leather"], ["wood"]],
        "displays": [["gold"], ["gold"]],
    }));
    for bot in LEVELS {
        assert_eq!(does(bot, &position), "collect stone copper", "{bot}");
    }
}

#[test]
fn the_leader_plays_their_last_cards_to_end_the_game() {
    // Then only seat 2 would hold cards (R7.2). A pass would let the others catch up.
    let position = table(json!({
        "players": 3, "middle": "fur",
        "hands": [["cloth", "leather"], [], ["gold", "gold", "copper", "platinum", "platinum"]],
        "displays": [["gold", "copper"], ["clay"], ["clay", "clay"]],
        "pile": ["gold", "copper", "platinum", "leather", "wood", "wood", "stone", "stone"],
    }));
    let decision = decision("strong:20000n", &position);
    let action = decision.action().expect("an action").to_string();
    assert_eq!(action, "collect cloth leather");
    // The discards may still be left, and then the game is won.
    assert!(decision.chances[0] > 0.9, "{:?}", decision.chances);
}

#[test]
fn the_leader_leaves_the_discards_to_end_the_game() {
    let position = table(json!({
        "players": 3, "phase": "take",
        "hands": [[], [], ["gold", "gold", "copper", "platinum", "platinum"]],
        "displays": [["gold", "copper", "gold"], ["clay"], ["clay", "clay"]],
        "pile": ["gold", "copper", "platinum", "leather", "wood", "wood", "stone", "stone"],
        "discard": ["copper", "copper", "fur"],
    }));
    assert_eq!(does("strong:20000n", &position), "leave");
}

fn dealt(players: usize, options: &Value) -> Position<Rotundo> {
    let setup = Setup::<Rotundo>::new(players, options).expect("a table");
    setup.deal(&Deal::from_seed("craft"))
}

#[test]
fn the_same_seed_and_nodes_lead_to_the_same_decision() {
    let position = dealt(3, &json!({}));
    let said = |bot| format!("{:?}", decision(bot, &position));
    assert_eq!(said("strong:3000n"), said("strong:3000n"));
    assert_ne!(said("strong:3000n"), said("strong:9000n"));
}

/// No game has more actions.
const MAX_ACTIONS: usize = 46 * 4209;

/// Plays a game of these bots and asserts that every decision is well formed.
fn plays_well_formed(bots: &[&str], options: &Value) {
    let mut position = dealt(bots.len(), options);
    let mut listed = Vec::new();
    for _ in 0..MAX_ACTIONS {
        let Some(seat) = position.turn() else { break };
        let decision = decision(bots[seat], &position);
        Rotundo::legal(&position.mover(), &mut listed);
        let mut ranked: Vec<Action> = decision.ranking.iter().map(|one| one.action).collect();
        ranked.sort();
        listed.sort();
        assert_eq!(ranked, listed, "every listed action is ranked once");
        assert!((decision.chances.iter().sum::<f64>() - 1.0).abs() < 1e-6);
        if decision.measure == Measure::Chance {
            let fair = |value: f64| (0.0..=1.0).contains(&value);
            assert!(decision.ranking.iter().all(|ranked| fair(ranked.value)));
            assert!(decision.ranking.is_sorted_by(|a, b| a.value >= b.value));
        }
        position.apply(&decision.action().expect("an action"), &mut ());
    }
    let sum: f64 = Rotundo::estimate(&position.view(None)).iter().sum();
    assert!((sum - 1.0).abs() < 1e-6);
}

#[test]
fn a_budget_of_one_node_is_enough_to_play() {
    plays_well_formed(&["strong:1n", "medium"], &json!({}));
    plays_well_formed(
        &["strong:1n", "easy", "strong:300n", "medium", "greedy"],
        &json!({}),
    );
}

#[test]
fn bots_play_with_any_deck() {
    let deck = json!([
        {"id": "a", "bag": "blue", "number": 1, "value": 70, "copies": 15, "triple": true},
        {"id": "b", "bag": "blue", "number": 2, "value": 11, "copies": 15, "triple": false},
        {"id": "c", "bag": "beige", "number": 4, "value": 13, "copies": 7, "triple": true},
    ]);
    plays_well_formed(&["strong:300n", "medium", "easy"], &json!({"deck": deck}));
    let one = json!([
        {"id": "x", "bag": "brown", "number": 3, "value": 10, "copies": 15, "triple": false},
    ]);
    plays_well_formed(&["strong:300n", "medium"], &json!({"deck": one}));
}
