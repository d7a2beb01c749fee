//! The parts of a position, and what happens in it.

use serde::Serialize;
use stammtisch_rules::{MAX_SEATS, Seat};

use crate::{Card, Hand, Options};

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The options.
    pub options: Options,
    /// How many play.
    pub players: u8,
    /// Who has to act.
    pub turn: u8,
    /// How many cards each seat holds.
    pub held: [u8; MAX_SEATS],
    /// Each seat's points.
    pub points: [u8; MAX_SEATS],
    /// The cards that were laid.
    pub laid: Hand,
    /// How many cards the pile has.
    pub pile: u8,
    /// How many passed in a row.
    pub passes: u8,
}

impl Public {
    /// Whether everybody has passed in a row (T3.1).
    pub fn over(&self) -> bool {
        self.passes == self.players
    }
}

/// What nobody sees: the cards of the pile; the last one is drawn next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    pub(crate) pile: [Card; Card::ALL],
}

/// Something that happened, as one viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A seat laid a pair.
    Laid {
        /// Who.
        seat: Seat,
        /// Which number.
        card: Card,
    },
    /// A seat drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which card; only they see it.
        card: Option<Card>,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The game ended.
    Over {
        /// Who won.
        winners: Vec<Seat>,
    },
}
