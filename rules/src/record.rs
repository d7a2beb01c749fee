//! A game written down so that a person can read it and a program can check it.
//!
//! A record keeps the deal itself, so that replaying it depends on no generator. Every move is a
//! line: its number, the seat, the action's text form, and a check that covers everything up to
//! and including it, so that the first line of a record that was changed afterwards is found.

use std::error::Error;
use std::fmt;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{Deal, Fields, InputError, ParseError, Phrase, Playthrough, Seat, Setup, Wire};

/// The version of the form, not of a game's rules.
const FORM: u64 = 1;

/// Why a record was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The head or the deal is at fault.
    Start(InputError),
    /// This move (from 1) is the first that does not fit; the line as it stands, and why.
    Move {
        /// Its number.
        number: usize,
        /// The line.
        line: String,
        /// What does not fit.
        why: InputError,
    },
    /// Every move fits, but not what the record says of its end.
    End(InputError),
}

impl RecordError {
    /// The clause, where one is involved.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            RecordError::Start(why) | RecordError::End(why) | RecordError::Move { why, .. } => {
                why.clause()
            }
        }
    }

    /// What is wrong, in a sentence.
    pub fn said(&self) -> Phrase {
        match self {
            RecordError::Start(why) => {
                Phrase::new("record-start").phrase("why", why.said().clone())
            }
            RecordError::End(why) => Phrase::new("record-end").phrase("why", why.said().clone()),
            RecordError::Move { number, line, why } => Phrase::new("record-move")
                .number("number", *number)
                .text("line", line)
                .phrase("why", why.said().clone()),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.said().fmt(out)
    }
}

impl Error for RecordError {}

impl From<InputError> for RecordError {
    fn from(error: InputError) -> RecordError {
        RecordError::Start(error)
    }
}

impl From<ParseError> for RecordError {
    fn from(error: ParseError) -> RecordError {
        RecordError::Start(error.into())
    }
}

/// Writes and reads records of a [`Playthrough`].
pub struct Record;

impl Record {
    /// Writes a record.
    pub fn write<G: Wire>(playthrough: &Playthrough<G>) -> Value {
        let setup = playthrough.setup();
        let mut seal = Seal::of_start(playthrough);
        let mut walk = *playthrough.start();
        let mut moves = Vec::with_capacity(playthrough.ply());
        for (index, action) in playthrough.actions().enumerate() {
            let seat = walk.turn().unwrap_or_default();
            walk.apply(action, &mut ());
            let said = format!("{}. {seat}: {action}", index + 1);
            let check = seal.cover(&said);
            moves.push(format!("{said} #{check}"));
        }
        json!({
            "record": FORM,
            "game": G::NAME,
            "version": setup.version(),
            "players": setup.players,
            "options": setup.option_values().given(),
            "seed": playthrough.seed(),
            "deal": setup.state(playthrough.start()),
            "moves": moves,
            "over": walk.turn().is_none(),
            "winners": G::winners(walk.public()),
            "seal": seal.text(),
        })
    }

    /// Returns the game that a record names, before anything else of it is read.
    pub fn game(record: &Value) -> Result<&str, ParseError> {
        Fields::of(record, "record")?.text("game")
    }

    /// Reads a record and plays it through; fails at the first step that does not fit.
    pub fn read<G: Wire>(record: &Value) -> Result<Playthrough<G>, RecordError> {
        let mut fields = Fields::of(record, "record")?;
        let mut playthrough = Record::read_start::<G>(&mut fields)?;
        let mut seal = Seal::of_start(&playthrough);
        for (index, line) in fields.list("moves")?.iter().enumerate() {
            let line = Fields::as_text(line, "moves")?;
            read_move(&mut playthrough, &mut seal, index + 1, line).map_err(|why| {
                RecordError::Move {
                    number: index + 1,
                    line: line.to_owned(),
                    why,
                }
            })?;
        }
        read_end(&playthrough, &seal, &mut fields).map_err(RecordError::End)?;
        // What a table adds, who sat where and what proves the shuffle, says nothing about the game.
        fields.optional("names");
        fields.optional("shuffle");
        fields.finish()?;
        Ok(playthrough)
    }

    fn read_start<G: Wire>(fields: &mut Fields) -> Result<Playthrough<G>, InputError> {
        let form = fields.number("record", u64::from(u32::MAX))?;
        if form != FORM {
            return Err(parse_error("record-form").into());
        }
        let game = fields.text("game")?;
        if game != G::NAME {
            return Err(ParseError::no_such(game).into());
        }
        let version = fields.number("version", u64::from(u32::MAX))?;
        let players = fields.number("players", *G::PLAYERS.end() as u64)? as usize;
        let setup = Setup::<G>::of_version(version, players, fields.required("options")?)?;
        let (dealt, start) = Setup::load_version(version, fields.required("deal")?)?;
        if dealt.players != players || dealt.options != setup.options {
            return Err(parse_error("record-deal-setup").into());
        }
        match fields.required("seed")? {
            Value::Null => Ok(Playthrough::from_position(setup, start)),
            seed => {
                let seed = Fields::as_text(seed, "seed")?;
                if setup.deal(&Deal::from_seed(seed)) != start {
                    return Err(parse_error("record-deal-seed").into());
                }
                Ok(Playthrough::deal(setup, seed))
            }
        }
    }
}

fn parse_error(id: &'static str) -> ParseError {
    ParseError(Phrase::new(id))
}

/// Reads `3. 1: trade y2 g2 bonus #0a1b2c` and carries it out.
fn read_move<G: Wire>(
    playthrough: &mut Playthrough<G>,
    seal: &mut Seal,
    number: usize,
    line: &str,
) -> Result<(), InputError> {
    let (said, check) = line
        .rsplit_once(" #")
        .ok_or_else(|| parse_error("record-line"))?;
    let (seat, action) = said
        .strip_prefix(&format!("{number}. "))
        .and_then(|rest| rest.split_once(": "))
        .ok_or_else(|| parse_error("record-line"))?;
    let seat: Seat = seat.parse().map_err(|_| parse_error("record-line"))?;
    let action: G::Action = action.parse()?;
    if playthrough.position().turn() != Some(seat) {
        return Err(parse_error("record-seat").into());
    }
    playthrough.apply(&action).map_err(InputError::from)?;
    if seal.cover(said) != check {
        return Err(parse_error("record-check").into());
    }
    Ok(())
}

fn read_end<G: Wire>(
    playthrough: &Playthrough<G>,
    seal: &Seal,
    fields: &mut Fields,
) -> Result<(), InputError> {
    let public = playthrough.position().public();
    let over = fields.flag("over")?;
    let winners = fields.required("winners")?;
    if over != G::turn(public).is_none() || *winners != json!(G::winners(public)) {
        return Err(parse_error("record-result").into());
    }
    if fields.text("seal")? != seal.text() {
        return Err(parse_error("record-check").into());
    }
    Ok(())
}

/// A running hash over the start of a game and every line since.
struct Seal([u8; 32]);

impl Seal {
    /// Covers the setup and the deal, in a form that does not depend on how the JSON was laid out.
    fn of_start<G: Wire>(playthrough: &Playthrough<G>) -> Seal {
        let setup = playthrough.setup();
        let resolved = Value::Object(setup.option_values().resolved().clone());
        let head = json!([
            FORM,
            G::NAME,
            setup.version(),
            setup.players,
            resolved,
            playthrough.seed(),
            playthrough.start().full_state()
        ]);
        Seal(Sha256::digest(head.to_string().as_bytes()).into())
    }

    /// Covers one line more; answers its check.
    fn cover(&mut self, line: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(line.as_bytes());
        self.0 = hash.finalize().into();
        hex::encode(&self.0[..3])
    }

    fn text(&self) -> String {
        hex::encode(self.0)
    }
}
