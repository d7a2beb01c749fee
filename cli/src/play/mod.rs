//! `stammtisch play`: a game in plain lines, one after the other, without moving the cursor, for screen
//! readers, pipes and small terminals.

mod choose_game;
mod input;
mod terminal;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use serde_json::{Value, json};
use stammtisch_bots::Level;
use stammtisch_engine::{AnyGame, AnyPlaythrough, DealFrom};
use stammtisch_rules::{InputError, Phrase, Words};

pub use choose_game::choose_game;
use terminal::Terminal;

/// Who sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Somebody at this keyboard.
    Me,
    /// A bot.
    Bot(Level),
}

impl Occupant {
    /// The player of a word: `me` or a level.
    pub fn from_word(word: &str) -> Option<Occupant> {
        match word {
            "me" => Some(Occupant::Me),
            _ => Level::from_name(word).map(Occupant::Bot),
        }
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Occupant::Me => "me",
            Occupant::Bot(level) => level.name(),
        }
    }

    /// The words there are.
    pub fn words() -> Vec<&'static str> {
        let levels = Level::ALL.into_iter().map(Level::name);
        ["me"].into_iter().chain(levels).collect()
    }
}

/// What a game in the terminal begins with.
#[derive(Clone, Debug)]
pub struct PlaySettings {
    /// How many play; left out, as many as there are seats named.
    pub players: Option<usize>,
    /// Who sits where; the rest are bots, and with nobody named you sit at seat 0.
    pub seats: Vec<Occupant>,
    /// The table options.
    pub options: Value,
    /// The seed of the deal.
    pub seed: String,
    /// Where to keep the record.
    pub record: Option<PathBuf>,
    /// A record to go on with, instead of a fresh deal.
    pub resume: Option<Value>,
}

impl Default for PlaySettings {
    fn default() -> PlaySettings {
        PlaySettings {
            players: None,
            seats: Vec::new(),
            options: json!({}),
            seed: String::new(),
            record: None,
            resume: None,
        }
    }
}

/// The bot that fills empty seats.
const FILLER: Occupant = Occupant::Bot(Level::Medium);

/// Plays a game; the inner error is what kept it from beginning.
pub fn play(
    game: &'static dyn AnyGame,
    settings: &PlaySettings,
    words: Words,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<Result<(), Phrase>> {
    let playthrough = match begin(game, settings) {
        Ok(playthrough) => playthrough,
        Err(said) => return Ok(Err(said)),
    };
    let seats = match seat_all(&settings.seats, playthrough.players()) {
        Ok(seats) => seats,
        Err(said) => return Ok(Err(said)),
    };
    let record = settings.record.clone();
    let terminal = Terminal::new(game, playthrough, seats, words, record, (input, out));
    terminal.run().map(Ok)
}

fn begin(game: &dyn AnyGame, settings: &PlaySettings) -> Result<Box<dyn AnyPlaythrough>, Phrase> {
    if let Some(record) = &settings.resume {
        return game.read_record(record).map_err(|error| error.said());
    }
    let named = settings.seats.len();
    let players = match settings.players {
        Some(players) => players,
        None if named > 1 => named,
        None => *game.players().start(),
    };
    let from = DealFrom::Seed(&settings.seed);
    let dealt = game.deal(game.version(), players, &settings.options, from);
    dealt.map_err(|error| with_clause(&error))
}

/// The sentence with its clause, if there is one.
pub(crate) fn with_clause(error: &InputError) -> Phrase {
    match error.clause() {
        None => error.said().clone(),
        Some(clause) => Phrase::new("play-refused")
            .text("clause", clause)
            .phrase("why", error.said().clone()),
    }
}

fn seat_all(named: &[Occupant], players: usize) -> Result<Vec<Occupant>, Phrase> {
    if named.len() > players {
        return Err(Phrase::new("play-too-many-seats").number("players", players));
    }
    let mut seats = match named {
        [] => vec![Occupant::Me],
        named => named.to_vec(),
    };
    seats.resize(players, FILLER);
    Ok(seats)
}
