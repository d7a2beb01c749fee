//! What a player can do.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use stammtisch_rules::ParseError;

use crate::Card;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Lay two cards of this number (T2.1).
    Lay {
        /// Which number.
        card: Card,
    },
    /// Draw a card and end the turn (T2.2).
    Draw,
    /// End the turn without drawing (T2.3).
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Lay { card } => write!(out, "lay {card}"),
            Action::Draw => out.write_str("draw"),
            Action::Pass => out.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text.trim().split_once(' ') {
            Some(("lay", card)) => Ok(Action::Lay {
                card: card.trim().parse()?,
            }),
            None if text.trim() == "draw" => Ok(Action::Draw),
            None if text.trim() == "pass" => Ok(Action::Pass),
            _ => Err(ParseError::no_such(text)),
        }
    }
}
