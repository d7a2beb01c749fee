//! The parts of a position.

use serde::{Serialize, Serializer};
use stammtisch_rules::Seat;

use crate::cards::{Card, Colour, Rank};
use crate::hand::Hand;
use crate::piles::{Column, Pile};
use crate::setup::Options;

/// The most players.
pub const SEATS: usize = 4;

/// Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The turn has begun, and nothing was done yet.
    Fresh,
    /// A trade or a buy was made (M3.1).
    Acted {
        /// The bonus card is turned over (M5.4).
        bonus_used: bool,
    },
    /// The game is over.
    Over {
        /// The winners, a bit a seat.
        winners: u8,
        /// How it ended.
        by: Ending,
    },
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Somebody has enough Monads (M11.1, M11.2).
    Monads,
    /// All passed one after the other (M11.3).
    Passes,
    /// Too long without a new Monad (M11.3).
    Quiet,
}

impl Ending {
    /// Returns its word in the public vocabulary.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Ending::Monads => "monads",
            Ending::Passes => "passes",
            Ending::Quiet => "quiet",
        }
    }
}

impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.word())
    }
}

/// What everybody sees, and what everybody can remember.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The options of the table.
    pub options: Options,
    /// How many play.
    pub players: u8,
    /// Whose turn it is.
    pub turn: u8,
    /// Where the turn stands.
    pub phase: Phase,
    /// The home colours (M2.2).
    pub homes: [Colour; SEATS],
    /// The Monads in front of each player (M4.4).
    pub monads: [u8; SEATS],
    /// The Monads that are left.
    pub bank: u8,
    /// Bi, Tri, Quad, Quint.
    pub columns: [Column; 4],
    /// The open discard pile (M4.3).
    pub discard: Pile,
    /// The talon as far as it was seen (M9.2).
    pub talon: Pile,
    /// How many cards each player holds.
    pub held: [u8; SEATS],
    /// The cards that each player certainly holds, to anyone who watched and forgot nothing.
    pub known: [Hand; SEATS],
    /// Passes in a row.
    pub passes: u8,
    /// Turns ended since the last new Monad.
    pub quiet: u16,
}

/// What nobody sees: the talon as it lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    pub(crate) talon: Pile,
}

impl Public {
    /// Returns the column of a rank, which must be one of the four.
    #[inline]
    pub fn column(&self, rank: Rank) -> Column {
        self.columns[rank as usize - 2]
    }

    #[inline]
    pub(crate) fn column_mut(&mut self, rank: Rank) -> &mut Column {
        &mut self.columns[rank as usize - 2]
    }

    /// Returns whether a card of this rank, or a Monad, is left to be taken (M4.2).
    #[inline]
    pub(crate) fn offers(&self, rank: Rank) -> bool {
        match rank {
            Rank::Common => false,
            Rank::Monad => self.bank > 0,
            _ => !self.column(rank).is_empty(),
        }
    }

    /// Returns the front card of a column; `None` if it is empty or no column.
    pub fn front(&self, rank: Rank) -> Option<Card> {
        if !Rank::COLUMNS.contains(&rank) {
            return None;
        }
        self.column(rank)
            .front()
            .map(|colour| Card::of(rank, colour))
    }

    /// Returns whether a trade or buy was made in this turn (M3.1).
    #[inline]
    pub fn acted(&self) -> bool {
        matches!(self.phase, Phase::Acted { .. })
    }

    /// Returns whether the bonus was taken in this turn (M5.4).
    #[inline]
    pub fn bonus_used(&self) -> bool {
        self.phase == Phase::Acted { bonus_used: true }
    }

    /// Returns whether a card is a relative of this seat: of its home colour, and no Common (M6.1).
    #[inline]
    pub fn is_relative(&self, seat: Seat, card: Card) -> bool {
        card.rank() > Rank::Common && card.colour() == self.homes[seat]
    }

    /// Returns the rank at which two cards are traded: the rank of both, or that of the card that a
    /// relative is added to (M4.1, M6.1). `None` if their ranks differ and neither is a relative.
    /// Whether their colours go together is not looked at.
    #[inline(always)]
    pub(crate) fn trade_rank(&self, seat: Seat, first: Card, second: Card) -> Option<Rank> {
        if first.rank() == second.rank() || self.is_relative(seat, first) {
            Some(second.rank())
        } else {
            self.is_relative(seat, second).then(|| first.rank())
        }
    }

    /// Returns the clause and the message by which a trade of these two earns no bonus (M5.5);
    /// `None` if it does.
    #[inline]
    pub(crate) fn bonus_fault(
        &self,
        seat: Seat,
        first: Card,
        second: Card,
    ) -> Option<(&'static str, &'static str)> {
        let at_home = || {
            [first, second]
                .iter()
                .any(|&card| self.is_relative(seat, card))
        };
        if first.rank() != second.rank() {
            Some(("M6.3", "m6-3-relative"))
        } else if first.rank() == Rank::Common {
            Some(("M5.3", "m5-3-commons"))
        } else if first.colour().bonus_partner() != second.colour() {
            Some(("M5.1", "m5-1-pair"))
        } else if !self.options.natural_bonus && at_home() {
            Some(("M6.3", "m6-3-never"))
        } else if self.bonus_used() {
            Some(("M5.4", "m5-4-once"))
        } else {
            None
        }
    }
}
