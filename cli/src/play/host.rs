//! Asking what to play.

use std::io::{self, BufRead, Write};

use stammtisch_rules::{Phrase, Words};

use super::Invitation;
use crate::catalogue::{self, Entry};

/// Greets whoever started the program without saying what to do.
pub struct Host;

impl Host {
    /// Asks for the game and the number of players; `None` if the input ends first.
    pub fn ask(
        words: &Words,
        invitation: &mut Invitation,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> io::Result<Option<&'static dyn Entry>> {
        writeln!(out, "{}", words.say(&Phrase::new("host-welcome")))?;
        let games: Vec<&'static dyn Entry> = catalogue::all().collect();
        for (index, entry) in games.iter().enumerate() {
            let (least, most) = entry.players();
            let line = Phrase::new("host-game")
                .number("number", index as i64 + 1)
                .text("game", entry.name())
                .number("least", least as i64)
                .number("most", most as i64);
            writeln!(out, "{}", words.say(&line))?;
        }
        let question = Phrase::new("host-which").number("most", games.len() as i64);
        let Some(number) = choose(words, &question, 1, games.len(), input, out)? else {
            return Ok(None);
        };
        let entry = games[number - 1];
        if invitation.players.is_none() {
            let (least, most) = entry.players();
            let question = Phrase::new("host-players")
                .number("least", least as i64)
                .number("most", most as i64);
            match choose(words, &question, least, most, input, out)? {
                Some(players) => invitation.players = Some(players),
                None => return Ok(None),
            }
        }
        Ok(Some(entry))
    }
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
