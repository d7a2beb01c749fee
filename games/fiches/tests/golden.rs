//! Whole games with every seat's view, frozen.
//! `UPDATE=1 cargo test -p stammtisch-fiches golden` writes the files anew.

use std::path::Path;

use serde_json::{Value, json};
use stammtisch_fiches::Fiches;

fn golden(name: &str, players: usize, options: &Value, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let file = folder.join(name).with_extension("txt");
    stammtisch_testkit::golden::<Fiches>(&file, players, options, seed);
}

#[test]
fn junior_games_go_as_they_always_did() {
    golden("junior-2", 2, &json!({}), 110);
    golden("junior-3", 3, &json!({}), 125);
    golden("junior-4", 4, &json!({}), 256);
}

#[test]
fn a_junior_game_with_rearranging_goes_as_it_always_did() {
    let options = json!({"rearrange": true, "jokers_per_series": "one", "memory": true});
    golden("junior-rearranged", 3, &options, 189);
}

#[test]
fn classic_games_go_as_they_always_did() {
    golden("classic-2", 2, &json!({"set": "classic"}), 41);
    golden("classic-4", 4, &json!({"set": "classic"}), 7);
}

#[test]
fn a_match_of_three_rounds_goes_as_it_always_did() {
    golden("match", 2, &json!({"rounds": 3}), 320);
}
