//! What was asked for.

use std::path::PathBuf;
use std::thread::available_parallelism;

use serde_json::Value;
use stammtisch_arena::{Entrant, MOST_ENTRANTS, Schedule, Sprt};
use stammtisch_bots::Level;
use stammtisch_rules::Phrase;

use super::StoppingRule;

/// More games would not fit into memory.
const MOST_GAMES: u64 = 10_000_000;
/// More threads than any machine has cores.
const MOST_THREADS: u64 = 1024;

/// A match as it was asked for.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    /// The game.
    pub game: String,
    /// How many play at a table.
    pub players: usize,
    /// Who takes part.
    pub bots: Vec<String>,
    /// The table options.
    pub options: Value,
    /// Where deals and rng come from.
    pub seed: String,
    /// How many games, at least: a deal that was begun is played by all.
    pub games: u64,
    /// How many games at a time; as many as there are cores if nothing is said.
    pub threads: Option<usize>,
    /// Where to keep everything; a folder named after the match if nothing is said.
    pub out: Option<PathBuf>,
    /// Whether games that are there are thrown away.
    pub fresh: bool,
    /// The two shares to decide between.
    pub sprt: Option<String>,
    /// The games that are played before it is decided.
    pub at_least: u64,
    /// Whether a record of each game is kept.
    pub records: bool,
}

impl MatchSettings {
    /// Who takes part.
    pub(super) fn entrants(&self) -> Result<Vec<Entrant>, Phrase> {
        let read = |bot: &String| {
            bot.parse().map_err(|_| {
                Phrase::new("arena-no-bot")
                    .text("bot", bot)
                    .text("levels", &Level::ALL.map(Level::name).join(", "))
            })
        };
        self.bots.iter().map(read).collect()
    }

    /// Why so many bots cannot meet.
    pub(super) fn crowd(&self, bots: usize) -> Phrase {
        if bots > MOST_ENTRANTS {
            Phrase::new("arena-too-many").number("most", MOST_ENTRANTS as i64)
        } else {
            Phrase::new("arena-too-few")
                .number("players", self.players as i64)
                .number("bots", bots as i64)
        }
    }

    /// How many games to play.
    pub(super) fn games(&self) -> Result<u64, Phrase> {
        within("--games", self.games, MOST_GAMES)
    }

    /// How many games at a time.
    pub(super) fn threads(&self) -> Result<usize, Phrase> {
        let cores = || available_parallelism().map_or(1, usize::from);
        let threads = self.threads.unwrap_or_else(cores) as u64;
        within("--threads", threads, MOST_THREADS).map(|threads| threads as usize)
    }

    /// Who decides when it is enough.
    pub(super) fn stopping_rule(
        &self,
        schedule: &Schedule,
    ) -> Result<Option<StoppingRule>, Phrase> {
        let Some(text) = &self.sprt else {
            return Ok(None);
        };
        let shares = text.split_once(',').and_then(|(null, alternative)| {
            let share = |text: &str| text.trim().parse::<f64>().ok();
            Some((share(null)?, share(alternative)?))
        });
        let deals = self.at_least.div_ceil(schedule.games_a_deal());
        shares
            .and_then(|(null, alternative)| {
                Sprt::new(null, alternative, schedule.appearances(), deals)
            })
            .map(|sprt| Some(StoppingRule::new(sprt)))
            .ok_or_else(|| Phrase::new("arena-bad-sprt").text("said", text))
    }

    /// The command line that asks for this.
    pub(super) fn command(&self) -> String {
        let mut words = vec!["stammtisch arena --game".to_owned(), quoted(&self.game)];
        let mut say = |name: &str, value: &str| {
            words.push(name.to_owned());
            words.push(quoted(value));
        };
        say("--players", &self.players.to_string());
        say("--bots", &self.bots.join(","));
        say("--games", &self.games.to_string());
        say("--seed", &self.seed);
        for (name, value) in self.options.as_object().into_iter().flatten() {
            let value = value.as_str().map_or(value.to_string(), str::to_owned);
            say("--option", &format!("{name}={value}"));
        }
        if let Some(shares) = &self.sprt {
            say("--sprt", shares);
            say("--at-least", &self.at_least.to_string());
        }
        if self.records {
            words.push("--records".to_owned());
        }
        words.join(" ")
    }
}

/// The number, if it is at least 1 and not too large.
fn within(argument: &str, number: u64, most: u64) -> Result<u64, Phrase> {
    if (1..=most).contains(&number) {
        Ok(number)
    } else {
        Err(Phrase::new("arena-range")
            .text("argument", argument)
            .number("most", most))
    }
}

/// A word as a shell reads it back.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=.,:/@".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_command_is_told_as_a_shell_reads_it() {
        let settings = MatchSettings {
            game: "monad".into(),
            players: 2,
            bots: vec!["greedy".into(), "ext:./it's mine@5ms".into()],
            options: json!({"homes": "cold", "quiet_limit": 9}),
            seed: "a b".into(),
            games: 10,
            threads: Some(1),
            out: None,
            fresh: false,
            sprt: Some("0.5,0.6".into()),
            at_least: 50,
            records: true,
        };
        assert_eq!(
            settings.command(),
            r"stammtisch arena --game monad --players 2 --bots 'greedy,ext:./it'\''s mine@5ms' --games 10 --seed 'a b' --option homes=cold --option quiet_limit=9 --sprt 0.5,0.6 --at-least 50 --records"
        );
    }
}
