//! A game written down so that a person can read it and a program can check it.
//!
//! A record keeps the deal itself, so that replaying it depends on no generator. Every move is a
//! line: its number, the seat, the action's text form, and a check that covers everything up to
//! and including it; whatever was changed afterwards, the first line that does not fit is found.

use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use crate::{Course, Deal, Fields, Game, Objection, Phrase, Seat, Setup, Unreadable};

/// The version of the form, not of a game's rules.
const FORM: u64 = 1;

/// Why a record was not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The head or the deal is at fault.
    Start(Objection),
    /// This move (from 1) is the first that does not fit; the line as it stands, and why.
    Move {
        /// Its number.
        number: usize,
        /// The line.
        line: String,
        /// What does not fit.
        why: Objection,
    },
    /// Every move fits, but not what the record says of its end.
    End(Objection),
}

impl Misfit {
    /// The clause, where one is involved.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Misfit::Start(why) | Misfit::End(why) | Misfit::Move { why, .. } => why.clause(),
        }
    }

    /// What is wrong, in a sentence.
    pub fn said(&self) -> Phrase {
        match self {
            Misfit::Start(why) => Phrase::new("record-start").phrase("why", why.said().clone()),
            Misfit::End(why) => Phrase::new("record-end").phrase("why", why.said().clone()),
            Misfit::Move { number, line, why } => Phrase::new("record-move")
                .number("number", *number)
                .text("line", line)
                .phrase("why", why.said().clone()),
        }
    }
}

impl From<Objection> for Misfit {
    fn from(objection: Objection) -> Misfit {
        Misfit::Start(objection)
    }
}

impl From<Unreadable> for Misfit {
    fn from(unreadable: Unreadable) -> Misfit {
        Misfit::Start(unreadable.into())
    }
}

/// The written form of a [`Course`].
pub struct Record;

impl Record {
    /// Writes a game down.
    pub fn write<G: Game>(course: &Course<G>) -> Value {
        let setup = course.setup();
        let mut seal = Seal::of_start(course);
        let mut walk = *course.start();
        let mut moves = Vec::with_capacity(course.ply());
        for (index, action) in course.actions().enumerate() {
            let seat = walk.turn().unwrap_or_default();
            walk.apply(action, &mut ());
            let said = format!("{}. {seat}: {action}", index + 1);
            let check = seal.cover(&said);
            moves.push(format!("{said} #{check}"));
        }
        json!({
            "record": FORM,
            "game": G::NAME,
            "version": G::VERSION,
            "players": setup.players,
            "options": setup.chosen().asked(),
            "seed": course.seed(),
            "deal": setup.state(course.start()),
            "moves": moves,
            "over": walk.turn().is_none(),
            "winners": G::winners(walk.public()),
            "seal": seal.whole(),
        })
    }

    /// The game that a record names, before anything else of it is read.
    pub fn game(record: &Value) -> Result<&str, Unreadable> {
        Fields::of(record, "record")?.text("game")
    }

    /// Reads a record and plays it through, checking every step.
    pub fn read<G: Game>(record: &Value) -> Result<Course<G>, Misfit> {
        let mut fields = Fields::of(record, "record")?;
        let mut course = Record::read_start::<G>(&mut fields)?;
        let mut seal = Seal::of_start(&course);
        for (index, line) in fields.list("moves")?.iter().enumerate() {
            let line = Fields::as_text(line, "moves")?;
            read_move(&mut course, &mut seal, index + 1, line).map_err(|why| Misfit::Move {
                number: index + 1,
                line: line.to_owned(),
                why,
            })?;
        }
        read_end(&course, &seal, &mut fields).map_err(Misfit::End)?;
        // What a table adds, who sat where and what proves the shuffle, says nothing about the game.
        fields.optional("names");
        fields.optional("shuffle");
        fields.finish()?;
        Ok(course)
    }

    fn read_start<G: Game>(fields: &mut Fields) -> Result<Course<G>, Objection> {
        let form = fields.number("record", u64::from(u32::MAX))?;
        if form != FORM {
            return Err(misfit("record-form").into());
        }
        let game = fields.text("game")?;
        if game != G::NAME {
            return Err(Unreadable::no_such(game).into());
        }
        let version = fields.number("version", u64::from(u32::MAX))?;
        if version != G::VERSION {
            let said = Phrase::new("record-version")
                .number("theirs", version as i64)
                .number("ours", G::VERSION as i64);
            return Err(Unreadable(said).into());
        }
        let players = fields.number("players", *G::PLAYERS.end() as u64)? as usize;
        let setup = Setup::<G>::new(players, fields.required("options")?)?;
        let (dealt, start) = Setup::load(fields.required("deal")?)?;
        if dealt.players != players || dealt.options != setup.options {
            return Err(misfit("record-deal-setup").into());
        }
        match fields.required("seed")? {
            Value::Null => Ok(Course::from_position(setup, start)),
            seed => {
                let seed = Fields::as_text(seed, "seed")?;
                if setup.deal(&Deal::from_seed(seed)) != start {
                    return Err(misfit("record-deal-seed").into());
                }
                Ok(Course::deal(setup, seed))
            }
        }
    }
}

fn misfit(id: &'static str) -> Unreadable {
    Unreadable(Phrase::new(id))
}

/// Reads `3. 1: trade y2 g2 bonus #0a1b2c` and carries it out.
fn read_move<G: Game>(
    course: &mut Course<G>,
    seal: &mut Seal,
    number: usize,
    line: &str,
) -> Result<(), Objection> {
    let (said, check) = line
        .rsplit_once(" #")
        .ok_or_else(|| misfit("record-line"))?;
    let (seat, action) = said
        .strip_prefix(&format!("{number}. "))
        .and_then(|rest| rest.split_once(": "))
        .ok_or_else(|| misfit("record-line"))?;
    let seat: Seat = seat.parse().map_err(|_| misfit("record-line"))?;
    let action: G::Action = action.parse()?;
    if course.position().turn() != Some(seat) {
        return Err(misfit("record-seat").into());
    }
    course.apply(&action).map_err(Objection::from)?;
    if seal.cover(said) != check {
        return Err(misfit("record-check").into());
    }
    Ok(())
}

fn read_end<G: Game>(
    course: &Course<G>,
    seal: &Seal,
    fields: &mut Fields,
) -> Result<(), Objection> {
    let public = course.position().public();
    let over = fields.flag("over")?;
    let winners = fields.required("winners")?;
    if over != G::turn(public).is_none() || *winners != json!(G::winners(public)) {
        return Err(misfit("record-result").into());
    }
    if fields.text("seal")? != seal.whole() {
        return Err(misfit("record-check").into());
    }
    Ok(())
}

/// A running hash over the start of a game and every line since.
struct Seal([u8; 32]);

impl Seal {
    /// Covers the setup and the deal, in a form that does not depend on how the JSON was laid out.
    fn of_start<G: Game>(course: &Course<G>) -> Seal {
        let setup = course.setup();
        let mut deal = Map::new();
        G::save(&course.start().whole(), &mut deal);
        let settled = Value::Object(setup.chosen().settled().clone());
        let head = json!([
            FORM,
            G::NAME,
            G::VERSION,
            setup.players,
            settled,
            course.seed(),
            deal
        ]);
        Seal(Sha256::digest(head.to_string().as_bytes()).into())
    }

    /// Covers one line more; answers its check.
    fn cover(&mut self, line: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(line.as_bytes());
        self.0 = hash.finalize().into();
        hex(&self.0[..3])
    }

    fn whole(&self) -> String {
        hex(&self.0)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
