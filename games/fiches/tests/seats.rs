//! Tables set up for a test, and short ways to play at them.

use serde_json::{Value, json};
use stammtisch_fiches::{Action, Fiches};
use stammtisch_rules::{Lang, Playthrough, Rules, Setup, Wording, Words};

/// The tiles of a set, as often as there are.
pub fn tiles(set: &str) -> Vec<String> {
    let (numbers, copies, jokers) = match set {
        "classic" => (13, 2, 2),
        _ => (10, 1, 4),
    };
    let mut all = Vec::new();
    for colour in ["r", "y", "b", "k"] {
        for number in 1..=numbers {
            all.extend((0..copies).map(|_| format!("{colour}{number}")));
        }
    }
    all.extend((0..jokers).map(|_| "J".to_owned()));
    all
}

/// A table from the fields that matter. Racks may be written as texts, `"r3 r4 J"`, and so may the
/// series of the table. Empty racks, chips for all, and seat 0 on turn are filled in; the tiles
/// that are not named lie at the end of the pot, or on the rack of the seat that `rest` says.
pub fn table(fields: Value) -> Playthrough<Fiches> {
    let state = state(fields);
    let (setup, position) =
        Setup::<Fiches>::load(&state).unwrap_or_else(|why| panic!("{why:?}: {state}"));
    Playthrough::from_position(setup, position)
}

/// The same as JSON.
pub fn state(fields: Value) -> Value {
    let players = fields["players"].as_u64().unwrap_or(2) as usize;
    let set = fields["options"]["set"].as_str().unwrap_or("junior");
    let mut state = json!({
        "game": "fiches", "options": {}, "players": players, "turn": 0,
        "racks": vec![json!([]); players], "chips": vec![6; players], "table": [], "pot": [],
        "opened": vec![true; players], "idle": 0, "round": 1, "starter": 0,
        "wins": vec![0; players], "over": false, "winners": [], "out": null,
    });
    let mut rest_to = None;
    for (name, value) in fields.as_object().expect("fields") {
        match name.as_str() {
            "rest" => rest_to = value.as_u64(),
            _ => state[name] = value.clone(),
        }
    }
    for lists in ["racks", "table"] {
        for list in state[lists].as_array_mut().expect("a list") {
            spell_out(list);
        }
    }
    spell_out(&mut state["pot"]);
    let mut rest = tiles(set);
    for place in ["racks", "table", "pot"] {
        remove(&mut rest, &state[place]);
    }
    let list = match rest_to {
        Some(seat) => &mut state["racks"][seat as usize],
        None => &mut state["pot"],
    };
    let rest = rest.into_iter().map(Value::from);
    list.as_array_mut().expect("a list").extend(rest);
    state
}

fn spell_out(list: &mut Value) {
    if let Some(text) = list.as_str() {
        *list = text.split_whitespace().collect();
    }
}

fn remove(tiles: &mut Vec<String>, named: &Value) {
    match named {
        Value::Array(all) => all.iter().for_each(|one| remove(tiles, one)),
        Value::String(name) => {
            let name = if name.starts_with('*') { "J" } else { name };
            let at = tiles.iter().position(|tile| tile == name);
            tiles.remove(at.unwrap_or_else(|| panic!("too many of {name}")));
        }
        _ => {}
    }
}

/// Plays these, each of which must be legal.
pub fn play(playthrough: &mut Playthrough<Fiches>, actions: &[&str]) {
    for text in actions {
        let action: Action = text.parse().expect("an action");
        playthrough
            .apply(&action)
            .unwrap_or_else(|why| panic!("{text}: {why:?}"));
    }
}

/// The events of one action, in the public vocabulary.
pub fn events(playthrough: &mut Playthrough<Fiches>, text: &str) -> Vec<Value> {
    let action: Action = text.parse().expect("an action");
    let events = playthrough
        .apply(&action)
        .unwrap_or_else(|why| panic!("{text}: {why:?}"));
    let events = events.iter();
    events.map(|event| json!(event.full())).collect()
}

/// The clause by which the seat on turn is refused this.
pub fn refused(playthrough: &Playthrough<Fiches>, text: &str) -> &'static str {
    refusal(playthrough, text).0
}

/// The same, with the sentence.
pub fn refusal(playthrough: &Playthrough<Fiches>, text: &str) -> (&'static str, String) {
    let action: Action = text.parse().expect("an action");
    match Fiches::check(&playthrough.position().mover(), &action) {
        Ok(()) => panic!("{text} is accepted"),
        Err(refusal) => {
            let words = Words::new(Lang::En, &[Fiches::TEXTS]);
            (refusal.clause, words.say(&refusal.said))
        }
    }
}

/// Whether the seat on turn may do this.
pub fn allowed(playthrough: &Playthrough<Fiches>, text: &str) -> bool {
    let action: Action = text.parse().expect("an action");
    Fiches::check(&playthrough.position().mover(), &action).is_ok()
}

/// What is listed, as text.
pub fn listed(playthrough: &Playthrough<Fiches>) -> (Vec<String>, bool) {
    let mut actions = Vec::new();
    let complete = Fiches::legal(&playthrough.position().mover(), &mut actions);
    (actions.iter().map(ToString::to_string).collect(), complete)
}

/// The whole state now.
pub fn now(playthrough: &Playthrough<Fiches>) -> Value {
    playthrough.setup().state(playthrough.position()).to_value()
}
