//! `stammtisch replay`: a recorded game, told move by move.

use std::io::{self, Write};

use stammtisch_rules::{Game, Phrase, Playthrough, Words};

/// Tells a game that was read and so is known to be sound.
pub fn retell<G: Game>(
    playthrough: &Playthrough<G>,
    words: &Words,
    out: &mut dyn Write,
) -> io::Result<()> {
    let setup = playthrough.setup();
    let head = Phrase::new("replay-head")
        .text("game", G::NAME)
        .number("version", G::VERSION as i64)
        .number("players", setup.players as i64);
    writeln!(out, "{}", words.say(&head))?;
    if let Some(seed) = playthrough.seed() {
        writeln!(
            out,
            "{}",
            words.say(&Phrase::new("replay-seed").text("seed", seed))
        )?;
    }
    for (name, value) in setup.option_values().given() {
        writeln!(out, "{name}: {value}")?;
    }
    writeln!(out)?;
    // The last line of a seat's view is its hand.
    let table = G::view_phrases(&playthrough.start().view(None), false);
    let hands = (0..setup.players)
        .filter_map(|seat| G::view_phrases(&playthrough.start().view(Some(seat)), false).pop());
    for line in table.into_iter().chain(hands) {
        writeln!(out, "{}", words.say(&line))?;
    }
    writeln!(out)?;
    let mut walk = Playthrough::from_position(setup.clone(), *playthrough.start());
    for (index, action) in playthrough.actions().enumerate() {
        let Ok(events) = walk.apply(action) else {
            break;
        };
        for (part, event) in events.iter().enumerate() {
            let mark = if part == 0 {
                format!("{}.", index + 1)
            } else {
                String::new()
            };
            writeln!(
                out,
                "{mark:>5} {}",
                words.say(&G::event_phrase(event.full()))
            )?;
        }
    }
    let id = match playthrough.position().turn() {
        None => "replay-sound",
        Some(_) => "replay-sound-unfinished",
    };
    let foot = Phrase::new(id).number("count", playthrough.ply() as i64);
    writeln!(out, "\n{}", words.say(&foot))
}
