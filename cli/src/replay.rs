//! `stammtisch replay`: a recorded game, told move by move.

use std::io::{self, Write};

use stammtisch_rules::{Course, Game, Phrase, Words};

/// Tells a game that was read and so is known to be sound.
pub fn retell<G: Game>(course: &Course<G>, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    let setup = course.setup();
    let head = Phrase::new("replay-head")
        .text("game", G::NAME)
        .number("version", G::VERSION as i64)
        .number("players", setup.players as i64);
    writeln!(out, "{}", words.say(&head))?;
    if let Some(seed) = course.seed() {
        writeln!(
            out,
            "{}",
            words.say(&Phrase::new("replay-seed").text("seed", seed))
        )?;
    }
    for (name, value) in setup.chosen().asked() {
        writeln!(out, "{name}: {value}")?;
    }
    writeln!(out)?;
    // The last line of a seat's view is its hand.
    let table = G::view_phrases(&course.start().view(None), false);
    let hands = (0..setup.players)
        .filter_map(|seat| G::view_phrases(&course.start().view(Some(seat)), false).pop());
    for line in table.into_iter().chain(hands) {
        writeln!(out, "{}", words.say(&line))?;
    }
    writeln!(out)?;
    let mut walk = Course::from_position(setup.clone(), *course.start());
    for (index, action) in course.actions().enumerate() {
        let Ok(tellings) = walk.apply(action) else {
            break;
        };
        for (part, telling) in tellings.iter().enumerate() {
            let mark = if part == 0 {
                format!("{}.", index + 1)
            } else {
                String::new()
            };
            writeln!(
                out,
                "{mark:>5} {}",
                words.say(&G::event_phrase(telling.whole()))
            )?;
        }
    }
    let id = match course.position().turn() {
        None => "replay-sound",
        Some(_) => "replay-sound-unfinished",
    };
    let foot = Phrase::new(id).number("count", course.ply() as i64);
    writeln!(out, "\n{}", words.say(&foot))
}
