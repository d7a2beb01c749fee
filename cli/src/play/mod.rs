//! `stammtisch play`: a game in plain lines, one after the other. No cursor tricks: it is the mode
//! for screen readers, pipes and small terminals.

mod command;
mod host;
mod table;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use serde_json::{Value, json};
use stammtisch_bots::{Level, Strategy};
use stammtisch_rules::{Game, InputError, Lang, Phrase, Playthrough, Record, Setup, Words};

pub use host::Host;
use table::Table;

/// Who sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this keyboard.
    Me,
    /// A bot.
    Bot(Level),
}

impl Player {
    /// The player of a word: `me` or a level.
    pub fn from_word(word: &str) -> Option<Player> {
        match word {
            "me" => Some(Player::Me),
            _ => Level::from_name(word).map(Player::Bot),
        }
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Player::Me => "me",
            Player::Bot(level) => level.name(),
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
pub struct Invitation {
    /// The language.
    pub lang: Lang,
    /// How many play; left out, as many as there are seats named.
    pub players: Option<usize>,
    /// Who sits where; the rest are bots, and with nobody named you sit at seat 0.
    pub seats: Vec<Player>,
    /// The table options.
    pub options: Value,
    /// The seed of the deal.
    pub seed: String,
    /// Where to keep the record.
    pub record: Option<PathBuf>,
    /// A record to go on with, instead of a fresh deal.
    pub resume: Option<Value>,
}

impl Default for Invitation {
    fn default() -> Invitation {
        Invitation {
            lang: Lang::default(),
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
const STAND_IN: Player = Player::Bot(Level::Medium);

/// Plays a game; the inner error is what kept it from beginning.
pub fn play<G: Strategy>(
    invitation: &Invitation,
    words: Words,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<Result<(), Phrase>> {
    let playthrough = match begin::<G>(invitation) {
        Ok(playthrough) => playthrough,
        Err(said) => return Ok(Err(said)),
    };
    let seats = match seat_all(&invitation.seats, playthrough.setup().players) {
        Ok(seats) => seats,
        Err(said) => return Ok(Err(said)),
    };
    let record = invitation.record.clone();
    Table::new(playthrough, seats, words, record, input, out)
        .run()
        .map(Ok)
}

fn begin<G: Game>(invitation: &Invitation) -> Result<Playthrough<G>, Phrase> {
    if let Some(record) = &invitation.resume {
        return Record::read(record).map_err(|misfit| misfit.said());
    }
    let named = invitation.seats.len();
    let players = match invitation.players {
        Some(players) => players,
        None if named > 1 => named,
        None => *G::PLAYERS.start(),
    };
    let setup = Setup::new(players, &invitation.options).map_err(|why| with_clause(&why))?;
    Ok(Playthrough::deal(setup, &invitation.seed))
}

/// The sentence with its clause, if there is one.
fn with_clause(objection: &InputError) -> Phrase {
    match objection.clause() {
        None => objection.said().clone(),
        Some(clause) => Phrase::new("play-refused")
            .text("clause", clause)
            .phrase("why", objection.said().clone()),
    }
}

fn seat_all(named: &[Player], players: usize) -> Result<Vec<Player>, Phrase> {
    if named.len() > players {
        return Err(Phrase::new("play-too-many-seats").number("players", players as i64));
    }
    let mut seats = match named {
        [] => vec![Player::Me],
        named => named.to_vec(),
    };
    seats.resize(players, STAND_IN);
    Ok(seats)
}
