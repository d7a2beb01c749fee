//! `stammtisch replay`: a recorded game, move by move.

use std::io::{self, Write};

use stammtisch_engine::{AnyGame, AnyPlaythrough, Viewpoint};
use stammtisch_rules::{Phrase, Words};

/// Tells a game that was read from a record, and so is known to be sound.
pub fn retell(
    game: &dyn AnyGame,
    playthrough: &dyn AnyPlaythrough,
    words: &Words,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut say = |phrase: &Phrase| writeln!(out, "{}", words.say(phrase));
    let head = Phrase::new("replay-head")
        .phrase("game", Phrase::new("game-name"))
        .number("version", game.version())
        .number("players", playthrough.players());
    say(&head)?;
    if let Some(seed) = playthrough.seed() {
        say(&Phrase::new("replay-seed").text("seed", seed))?;
    }
    for (name, value) in playthrough.options() {
        writeln!(out, "{name}: {value}")?;
    }
    writeln!(out)?;
    let (start, hands) = playthrough.start_phrases();
    for line in start.iter().chain(&hands) {
        writeln!(out, "{}", words.say(line))?;
    }
    writeln!(out)?;
    for step in 1..=playthrough.steps() {
        let events = playthrough.events(step, Viewpoint::All);
        for (part, event) in events.iter().enumerate() {
            let mark = if part == 0 {
                format!("{step}.")
            } else {
                String::new()
            };
            writeln!(out, "{mark:>5} {}", words.say(&event.said))?;
        }
    }
    let id = match playthrough.turn() {
        None => "replay-sound",
        Some(_) => "replay-sound-unfinished",
    };
    let foot = Phrase::new(id).number("count", playthrough.steps());
    writeln!(out, "\n{}", words.say(&foot))
}
