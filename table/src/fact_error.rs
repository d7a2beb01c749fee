//! Why a log cannot be replayed.

use std::fmt;

use stammtisch_log::Seat;
use stammtisch_rules::InputError;

use crate::Phase;

/// Why a fact does not follow from those before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactError {
    /// The first fact opens the table, and no other does.
    Opening,
    /// There is no such seat.
    NoSeat(Seat),
    /// The seat is not taken as the fact says.
    Chair(Seat),
    /// There are no such bots.
    NoLevel(String),
    /// No regular has this character.
    NoCharacter(String),
    /// It cannot happen when the table is this far.
    Phase(Phase),
    /// There is no such game.
    NoGame(String),
    /// The rules do not allow it, or this version of them is not known.
    Rules(InputError),
    /// It is another seat's turn.
    Turn(Seat),
    /// The last step is final.
    NothingToUndo,
    /// Nobody at the table has this number.
    Stranger,
    /// The shuffle is not as far as the fact says, or a nonce is not the one that was committed to.
    Shuffle,
    /// Nothing happens at a table that is closed.
    Closed,
}

impl fmt::Display for FactError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            FactError::Opening => write!(out, "a table is opened by its first fact, and once"),
            FactError::NoSeat(seat) => write!(out, "there is no seat {seat}"),
            FactError::Chair(seat) => write!(out, "seat {seat} is not taken as it says"),
            FactError::NoLevel(level) => write!(out, "there is no level {level:?}"),
            FactError::NoCharacter(name) => write!(out, "there is no character {name:?}"),
            FactError::Phase(phase) => write!(out, "it cannot happen when the table is {phase:?}"),
            FactError::NoGame(game) => write!(out, "there is no game {game:?}"),
            FactError::Rules(error) => write!(out, "the rules refuse it: {}", error.said()),
            FactError::Turn(seat) => write!(out, "it is not the turn of seat {seat}"),
            FactError::NothingToUndo => write!(out, "there is no step to take back"),
            FactError::Shuffle => write!(out, "the shuffle is not as it says"),
            FactError::Stranger => write!(out, "nobody here has this number"),
            FactError::Closed => write!(out, "the table is closed"),
        }
    }
}

impl std::error::Error for FactError {}

impl From<InputError> for FactError {
    fn from(error: InputError) -> FactError {
        FactError::Rules(error)
    }
}

/// The first fact of a log that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogError {
    /// Its number, from 0.
    pub number: u64,
    /// The step of the game that it is or belongs to, from 1; none before the first.
    pub step: Option<usize>,
    /// What does not fit.
    pub why: FactError,
}

impl fmt::Display for LogError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "fact {} does not fit", self.number)?;
        if let Some(step) = self.step {
            write!(out, " (step {step} of the game)")?;
        }
        write!(out, ": {}", self.why)
    }
}

impl std::error::Error for LogError {}
