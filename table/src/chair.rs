//! Who sits where.

use stammtisch_bots::Level;

use crate::Guest;

/// The level of a bot that stands in for somebody.
pub(crate) const STAND_IN: Level = Level::Medium;

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Chair {
    Empty,
    Person {
        guest: Guest,
        /// A bot plays for him until he is back.
        away: bool,
        /// His part of the shuffle, once he is ready.
        nonce: Option<String>,
    },
    Bot {
        level: Level,
        nonce: String,
    },
}

impl Chair {
    pub(crate) fn guest(&self) -> Option<&Guest> {
        match self {
            Chair::Person { guest, .. } => Some(guest),
            _ => None,
        }
    }

    pub(crate) fn nonce(&self) -> Option<&str> {
        match self {
            Chair::Empty => None,
            Chair::Person { nonce, .. } => nonce.as_deref(),
            Chair::Bot { nonce, .. } => Some(nonce),
        }
    }

    /// The bot that has to move when the seat is on turn.
    pub(crate) fn bot(&self) -> Option<Level> {
        match self {
            Chair::Bot { level, .. } => Some(*level),
            Chair::Person { away: true, .. } => Some(STAND_IN),
            _ => None,
        }
    }

    pub(crate) fn is_away(&self) -> bool {
        matches!(self, Chair::Person { away: true, .. })
    }
}
