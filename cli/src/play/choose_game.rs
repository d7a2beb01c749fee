//! Asking which game to play.

use std::io::{self, BufRead, Write};

use stammtisch_engine::{AnyGame, Catalogue};
use stammtisch_rules::{Phrase, Words};

use super::PlaySettings;

/// Asks for the game and the number of players; `None` if the input ends first.
pub fn choose_game(
    catalogue: Catalogue,
    words: &Words,
    settings: &mut PlaySettings,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<Option<&'static dyn AnyGame>> {
    writeln!(out, "{}", words.say(&Phrase::new("host-welcome")))?;
    let games: Vec<&'static dyn AnyGame> = catalogue.games().collect();
    for (index, game) in games.iter().enumerate() {
        let words = game.words(words.lang(), &[crate::TEXTS]);
        let line = Phrase::new("host-game")
            .number("number", index + 1)
            .phrase("game", Phrase::new("game-name"))
            .phrase("tagline", Phrase::new("game-tagline"))
            .number("least", *game.players().start())
            .number("most", *game.players().end());
        writeln!(out, "{}", words.say(&line))?;
    }
    let question = Phrase::new("host-which").number("most", games.len());
    let Some(number) = choose(words, &question, 1, games.len(), input, out)? else {
        return Ok(None);
    };
    let game = games[number - 1];
    if settings.players.is_none() {
        let (least, most) = game.players().into_inner();
        let question = Phrase::new("host-players")
            .number("least", least)
            .number("most", most);
        match choose(words, &question, least, most, input, out)? {
            Some(players) => settings.players = Some(players),
            None => return Ok(None),
        }
    }
    Ok(Some(game))
}

/// Asks until a number from `least` to `most` comes; nothing typed means `least`.
fn choose(
    words: &Words,
    question: &Phrase,
    least: usize,
    most: usize,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<Option<usize>> {
    loop {
        write!(out, "{} ", words.say(question))?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        match line.trim() {
            "" => return Ok(Some(least)),
            typed => match typed.parse() {
                Ok(number) if (least..=most).contains(&number) => return Ok(Some(number)),
                _ => writeln!(out, "{}", words.say(&Phrase::new("host-again")))?,
            },
        }
    }
}
