//! Golden playthroughs: whole games with every seat's view.
//! `UPDATE=1 cargo test -p stammtisch-rotundo golden` rewrites the files.

use std::path::PathBuf;

use serde_json::{Value, json};
use stammtisch_rotundo::Rotundo;
use stammtisch_testkit::golden;

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    folder.join(name).with_extension("txt")
}

/// Returns a deck of four materials with short names and this many cards of each, which keeps the
/// files of games with long auctions small.
fn short_deck(copies: u64) -> Value {
    let row = |(id, bag, number, value, triple)| {
        json!({"id": id, "bag": bag, "number": number, "value": value, "copies": copies,
            "triple": triple})
    };
    let rows = [
        ("fur", "beige", 1, 10, true),
        ("jet", "brown", 1, 35, false),
        ("elm", "brown", 2, 15, true),
        ("tin", "blue", 3, 25, true),
    ];
    json!({"deck": rows.map(row)})
}

/// In all of these games cards are collected and discards taken, and auctions go round more than
/// once.
#[test]
fn games_of_two_to_five_players_match_their_golden_files() {
    for (players, options, seed) in [
        (2, json!({}), 856),
        (3, short_deck(9), 122),
        (4, short_deck(11), 0),
        (5, short_deck(12), 101),
    ] {
        let file = file(&format!("{players}-players"));
        golden::<Rotundo>(&file, players, &options, seed);
    }
}

#[test]
fn a_game_with_another_deck_matches_its_golden_file() {
    let deck = json!([
        {"id": "oak", "bag": "brown", "number": 1, "value": 13, "copies": 9, "triple": true},
        {"id": "elm", "bag": "brown", "number": 1, "value": 21, "copies": 8, "triple": false},
        {"id": "wood2", "bag": "beige", "number": 2, "value": 10, "copies": 9, "triple": true},
        {"id": "gold", "bag": "blue", "number": 3, "value": 70, "copies": 9, "triple": false},
    ]);
    let file = file("other-deck");
    golden::<Rotundo>(&file, 3, &json!({"deck": deck, "memory": true}), 7);
}
