//! The parts of a position.

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
    /// Nothing was done in this turn.
    Fresh,
    /// A trade or a buy was made (M3.1).
    Acted {
        /// The bonus card is turned over (M5.4).
        bonus_used: bool,
    },
    /// The game is over.
    Over {
        /// A bit a seat.
        winners: u8,
        /// By which clause.
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
    /// The column of a rank, which must be one of the four.
    #[inline]
    pub fn column(&self, rank: Rank) -> Column {
        self.columns[rank as usize - 2]
    }

    #[inline]
    pub(crate) fn column_mut(&mut self, rank: Rank) -> &mut Column {
        &mut self.columns[rank as usize - 2]
    }

    /// Whether a Bi ... Quint or a Monad can be had.
    #[inline]
    pub(crate) fn offers(&self, rank: Rank) -> bool {
        match rank {
            Rank::Common => false,
            Rank::Monad => self.bank > 0,
            _ => !self.column(rank).is_empty(),
        }
    }

    /// The front card of a column.
    pub fn front(&self, rank: Rank) -> Option<Card> {
        if !Rank::COLUMNS.contains(&rank) {
            return None;
        }
        self.column(rank)
            .front()
            .map(|colour| Card::of(rank, colour))
    }

    /// Whether a trade or buy was made in this turn.
    #[inline]
    pub fn acted(&self) -> bool {
        matches!(self.phase, Phase::Acted { .. })
    }

    /// Whether the bonus was taken in this turn.
    #[inline]
    pub fn bonus_used(&self) -> bool {
        self.phase == Phase::Acted { bonus_used: true }
    }

    /// A card of the player's own home colour, but for Commons (M6.1).
    #[inline]
    pub fn is_relative(&self, seat: Seat, card: Card) -> bool {
        card.rank() > Rank::Common && card.colour() == self.homes[seat]
    }
}
