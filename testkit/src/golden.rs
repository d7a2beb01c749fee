//! Golden playthroughs: a whole game with every seat's view, frozen in a file.

use std::fmt::Write;
use std::path::Path;

use serde_json::Value;
use stammtisch_rules::{Game, Lang, Playthrough, Record, Rng, Setup, Words};

/// Plays one game from a seed (moves picked by rng of the same seed), prints the state, every
/// seat's view, the actions and everybody's events at every step, and compares with the file.
pub fn golden<G: Game>(file: &Path, players: usize, options: &Value, seed: u64) {
    let setup = Setup::<G>::new(players, options).expect("options that fit");
    let mut playthrough = Playthrough::deal(setup, &seed.to_string());
    let mut rng = Rng::new(seed);
    let mut out = format!("# {} v{}, seed {seed}\n", G::NAME, G::VERSION);
    let mut actions = Vec::new();
    let words = Words::new(Lang::En, &[G::TEXTS]);
    while let Some(seat) = playthrough.position().turn() {
        let position = *playthrough.position();
        let complete = G::legal(&position.mover(), &mut actions);
        writeln!(out, "\n== {} seat {seat}", playthrough.ply()).expect("a string takes it");
        writeln!(out, "state {}", playthrough.setup().state(&position)).expect("a string takes it");
        for viewer in (0..players).map(Some).chain([None]) {
            let view = playthrough.setup().view(&position, viewer, true);
            writeln!(out, "view {viewer:?} {view}").expect("a string takes it");
        }
        let listed: Vec<String> = actions.iter().map(ToString::to_string).collect();
        writeln!(out, "legal {complete} {}", listed.join(" | ")).expect("a string takes it");
        let action = *rng.pick(&actions).expect("somebody can act");
        writeln!(out, "> {action}").expect("a string takes it");
        for event in playthrough.apply(&action).expect("it is legal") {
            writeln!(out, "event {}", G::event_json(event.full())).expect("a string takes it");
            writeln!(
                out,
                "  {}",
                words.say(&G::event_phrase(event.for_viewer(None)))
            )
            .expect("a string takes it");
        }
    }
    writeln!(
        out,
        "\n== over\nstate {}",
        playthrough.setup().state(playthrough.position())
    )
    .expect("a string takes it");
    writeln!(out, "record {}", Record::write(&playthrough)["seal"]).expect("a string takes it");
    matches_file(file, &out);
}

/// The text is what the file holds; with `UPDATE=1` the file is written instead.
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
