//! The constants that a client is told are those that the rules count with.

use serde_json::{Value, json};
use stammtisch_rotundo::Rotundo;
use stammtisch_rules::{Playthrough, Setup, Wire};

fn dealt(players: usize, options: &Value) -> Playthrough<Rotundo> {
    Playthrough::deal(Setup::new(players, options).unwrap(), "constants")
}

fn state(playthrough: &Playthrough<Rotundo>) -> Value {
    playthrough.setup().state(playthrough.position()).to_value()
}

#[test]
fn r1_3_rotundos_constants_are_its_usual_deck() {
    let deck = Rotundo::constants()["deck"].clone();
    let usual = dealt(3, &json!({}));
    let same = dealt(3, &json!({"deck": deck}));
    let (mut usual, mut same) = (state(&usual), state(&same));
    for state in [&mut usual, &mut same] {
        state.as_object_mut().unwrap().remove("options");
    }
    assert_eq!(usual, same);
    let constants = Rotundo::constants();
    assert_eq!(
        (&constants["given"], &constants["taken"]),
        (&json!(2), &json!(3))
    );
    let stones = deck.as_array().unwrap();
    let stone = stones.iter().find(|row| row["id"] == "stone").unwrap();
    assert_eq!(
        (&stone["value"], &stone["triple"]),
        (&json!(35), &json!(false))
    );
}
