//! Golden playthroughs: whole games with every seat's view.
//!
//! Random games go on for hundreds of turns, so these end after ten quiet turns a player; the
//! seeds are those of short games with trades, buys, bonuses, leaps, draws and flips.
//! `UPDATE=1 cargo test -p stammtisch-monad golden` rewrites the files.

use std::path::Path;

use serde_json::{Value, json};
use stammtisch_monad::Monad;

fn golden(name: &str, players: usize, options: &Value, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let file = folder.join(name).with_extension("txt");
    stammtisch_testkit::golden::<Monad>(&file, players, options, seed);
}

#[test]
fn a_game_of_two_matches_its_golden_file() {
    golden("two", 2, &json!({"quiet_limit": 10}), 313);
}

#[test]
fn a_game_of_three_matches_its_golden_file() {
    golden("three", 3, &json!({"quiet_limit": 10}), 996);
}

#[test]
fn a_game_of_three_with_cold_homes_matches_its_golden_file() {
    let options = json!({"homes": "cold", "relative_bonus": "never", "quiet_limit": 10});
    golden("three-cold", 3, &options, 220);
}

#[test]
fn a_game_of_four_matches_its_golden_file() {
    golden("four", 4, &json!({"quiet_limit": 10}), 805);
}

#[test]
fn a_game_of_partners_matches_its_golden_file() {
    let options = json!({"teams": true, "quiet_limit": 10, "memory": true});
    golden("partners", 4, &options, 445);
}
