//! Golden playthroughs: a whole game with every seat's view in a file.

use std::fmt::{self, Write};
use std::path::Path;

use serde::Serialize;
use serde_json::Value;
use stammtisch_rules::{Game, Lang, Playthrough, Record, Rng, Setup, Words};

use crate::Repeat;

/// Plays a random game from a seed, prints the state, every seat's view, the actions and the events at
/// every step, and compares with the file.
pub fn golden<G: Game>(file: &Path, players: usize, options: &Value, seed: u64) {
    let _repeat = Repeat::new(format!("{}, seed {seed}", file.display()));
    let mut out = String::new();
    print::<G>(players, options, seed, &mut out).expect("printing to a string cannot fail");
    matches_file(file, &out);
}

fn print<G: Game>(players: usize, options: &Value, seed: u64, out: &mut String) -> fmt::Result {
    let setup = Setup::<G>::new(players, options).expect("options that fit");
    let mut playthrough = Playthrough::deal(setup, &seed.to_string());
    let mut rng = Rng::new(seed);
    let mut actions = Vec::new();
    let words = Words::new(Lang::En, &[G::TEXTS]);
    writeln!(out, "# {} v{}, seed {seed}", G::NAME, G::VERSION)?;
    while let Some(seat) = playthrough.position().turn() {
        let position = *playthrough.position();
        let complete = G::legal(&position.mover(), &mut actions);
        writeln!(out, "\n== {} seat {seat}", playthrough.ply())?;
        writeln!(out, "state {}", text(&playthrough.setup().state(&position)))?;
        for viewer in (0..players).map(Some).chain([None]) {
            let view = text(&playthrough.setup().view(&position, viewer, true));
            writeln!(out, "view {viewer:?} {view}")?;
        }
        let listed: Vec<String> = actions.iter().map(ToString::to_string).collect();
        writeln!(out, "legal {complete} {}", listed.join(" | "))?;
        let action = *rng.pick(&actions).expect("a seat on turn can act");
        writeln!(out, "> {action}")?;
        for event in playthrough.apply(&action).expect("it is legal") {
            writeln!(out, "event {}", text(event.full()))?;
            let said = words.say(&G::event_phrase(event.for_viewer(None)));
            writeln!(out, "  {said}")?;
        }
    }
    let state = text(&playthrough.setup().state(playthrough.position()));
    writeln!(out, "\n== over\nstate {state}")?;
    writeln!(out, "record {}", Record::write(&playthrough)["seal"])
}

/// Returns the bytes that are sent.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

/// Asserts that the file holds this text; with `UPDATE=1` it writes the file instead.
pub fn matches_file(file: &Path, text: &str) {
    if std::env::var_os("UPDATE").is_some() {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).expect("a folder for golden files");
        }
        std::fs::write(file, text).expect("a golden file");
        return;
    }
    let frozen = std::fs::read_to_string(file)
        .unwrap_or_else(|why| panic!("{}: {why}; UPDATE=1 writes it", file.display()));
    let mut lines = frozen.lines().zip(text.lines()).enumerate();
    if let Some((index, (was, is))) = lines.find(|(_, (was, is))| was != is) {
        panic!("{}:{}\n was {was}\n  is {is}", file.display(), index + 1);
    }
    assert_eq!(frozen.len(), text.len(), "{}", file.display());
}
