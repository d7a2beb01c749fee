//! Tables set up for a test, and short ways to play at them.

use serde_json::{Value, json};
use stammtisch_rotundo::{Action, Rotundo};
use stammtisch_rules::{Playthrough, Rules, Setup};

/// The cards of R1.3, as often as there are.
pub fn standard() -> Vec<String> {
    let names = [
        "cloth", "fur", "leather", "clay", "stone", "wood", "glass", "copper", "platinum", "gold",
    ];
    names
        .iter()
        .flat_map(|name| vec![name.to_string(); 6])
        .collect()
}

/// A table from the fields that matter. Empty hands and displays, an empty discard pile and seat 0
/// to choose are filled in; the cards that are not named lie at the end of the pile, or where
/// `rest` says: at the bottom of the `discard` pile, or in the last seat's `display` or `hand`.
pub fn table(fields: Value) -> Playthrough<Rotundo> {
    let state = state(fields);
    let (setup, position) =
        Setup::<Rotundo>::load(&state).unwrap_or_else(|why| panic!("{why:?}: {state}"));
    Playthrough::from_position(setup, position)
}

/// The same as JSON.
pub fn state(fields: Value) -> Value {
    let players = fields["players"].as_u64().expect("how many play") as usize;
    let mut state = json!({
        "game": "rotundo", "options": {}, "players": players, "turn": 0, "phase": "choose",
        "hands": vec![json!([]); players], "displays": vec![json!([]); players],
        "middle": null, "pile": [], "discard": [], "passes": 0, "auction": null,
        "over": false, "winners": [], "scores": null,
    });
    let mut rest_to = json!("pile");
    for (name, value) in fields.as_object().expect("fields") {
        match name.as_str() {
            "rest" => rest_to = value.clone(),
            _ => state[name] = value.clone(),
        }
    }
    let mut rest = match state["options"].get("deck") {
        Some(deck) => deck
            .as_array()
            .expect("a list")
            .iter()
            .flat_map(|row| {
                let copies = row["copies"].as_u64().expect("a number") as usize;
                vec![row["id"].as_str().expect("a name").to_owned(); copies]
            })
            .collect(),
        None => standard(),
    };
    for place in ["hands", "displays", "middle", "pile", "discard"] {
        remove(&mut rest, &state[place]);
    }
    let rest = rest.into_iter().map(Value::from);
    let list = match rest_to.as_str().expect("a place") {
        "display" => &mut state["displays"][players - 1],
        "hand" => &mut state["hands"][players - 1],
        place => &mut state[place],
    };
    let list = list.as_array_mut().expect("a list");
    if rest_to == "discard" {
        list.splice(0..0, rest);
    } else {
        list.extend(rest);
    }
    state
}

fn remove(cards: &mut Vec<String>, named: &Value) {
    match named {
        Value::Array(all) => all.iter().for_each(|one| remove(cards, one)),
        Value::String(name) => {
            let at = cards.iter().position(|card| card == name);
            cards.swap_remove(at.unwrap_or_else(|| panic!("too many of {name}")));
            cards.sort();
        }
        _ => {}
    }
}

/// Carries out these actions, which must be legal.
pub fn play(playthrough: &mut Playthrough<Rotundo>, actions: &[&str]) {
    for text in actions {
        let action: Action = text.parse().expect("an action");
        playthrough
            .apply(&action)
            .unwrap_or_else(|why| panic!("{text}: {why:?}"));
    }
}

/// Returns the clause by which an action of the seat on turn is refused.
pub fn refused(playthrough: &Playthrough<Rotundo>, text: &str) -> &'static str {
    let action: Action = text.parse().expect("an action");
    match Rotundo::check(&playthrough.position().mover(), &action) {
        Ok(()) => panic!("{text} is accepted"),
        Err(refusal) => refusal.clause,
    }
}

/// Returns the listed actions as text, and whether the list is complete.
pub fn listed(playthrough: &Playthrough<Rotundo>) -> (Vec<String>, bool) {
    let mut actions = Vec::new();
    let complete = Rotundo::legal(&playthrough.position().mover(), &mut actions);
    (actions.iter().map(ToString::to_string).collect(), complete)
}

/// Returns the full state now.
pub fn now(playthrough: &Playthrough<Rotundo>) -> Value {
    playthrough.setup().state(playthrough.position()).to_value()
}

/// Returns cards sorted by name, since hands and displays have no order.
pub fn sorted(cards: &Value) -> Vec<&str> {
    let mut names: Vec<&str> = cards
        .as_array()
        .expect("a list")
        .iter()
        .map(|card| card.as_str().expect("a name"))
        .collect();
    names.sort_unstable();
    names
}
