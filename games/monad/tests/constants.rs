//! The constants that a client is told are those that the rules count with.

use serde_json::{Value, json};
use stammtisch_monad::{Monad, Rank, goal};
use stammtisch_rules::{Playthrough, Setup, Wire};

fn dealt(players: usize, options: &Value) -> Playthrough<Monad> {
    Playthrough::deal(Setup::new(players, options).unwrap(), "constants")
}

#[test]
fn m1_2_and_m11_monads_constants_are_the_values_and_the_goals() {
    let constants = Monad::constants();
    let worth = constants["worth"].as_array().unwrap();
    for rank in Rank::ALL {
        assert_eq!(worth[usize::from(rank.number()) - 1], rank.value());
    }
    assert_eq!(constants["relatives"]["r"], json!(["r2", "r3", "r4", "r5"]));
    let needed = |players, options| goal(dealt(players, &options).position().public());
    for players in 2..=4 {
        assert_eq!(
            constants["goal"][players.to_string()],
            needed(players, json!({}))
        );
    }
    assert_eq!(
        constants["goal"]["teams"],
        needed(4, json!({"teams": true}))
    );
}
