//! Who sits where.

use serde_json::{Value, json};
use stammtisch_bots::Level;
use stammtisch_rules::{Phrase, Seat, Words};

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

/// What those who sit here are called in sentences; bots have a number.
pub(crate) fn names(chairs: &[Chair], words: &Words) -> Vec<String> {
    let name = |(seat, chair): (Seat, &Chair)| match chair {
        Chair::Person { guest, .. } => guest.name.clone(),
        _ => bot_name(words, seat),
    };
    chairs.iter().enumerate().map(name).collect()
}

impl Chair {
    /// Who sits here, as everybody may know.
    pub(crate) fn show(&self) -> Value {
        match self {
            Chair::Empty => Value::Null,
            Chair::Person { guest, away, nonce } => json!({
                "name": guest.name, "bot": null, "away": away, "ready": nonce.is_some(),
            }),
            Chair::Bot { level, .. } => json!({
                "name": null, "bot": level.name(), "away": false, "ready": true,
            }),
        }
    }

    pub(crate) fn guest(&self) -> Option<&Guest> {
        match self {
            Chair::Person { guest, .. } => Some(guest),
            _ => None,
        }
    }

    pub(crate) fn guest_mut(&mut self) -> Option<&mut Guest> {
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

/// Bots have a number.
pub(crate) fn bot_name(words: &Words, seat: Seat) -> String {
    words.say(&Phrase::new("table-bot-name").number("number", seat + 1))
}
