//! The parts of a position.

use serde::{Serialize, Serializer};
use stammtisch_rules::Seat;

use crate::deck::{Deck, Row};
use crate::heap::Heap;
use crate::piles::{Nibbles, Pile};
use crate::setup::Options;

/// How many cards of the hand a collection takes (R4.1).
pub(crate) const GIVEN: usize = 2;

/// How many discards a collector may take (R4.6).
pub const TAKEN: usize = 3;

/// The most players (R2.1).
pub const SEATS: usize = 5;

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Pass, collect or auction (R3.1).
    Choose {
        /// The card in the middle.
        middle: Row,
        /// How many passed on it.
        passes: u8,
    },
    /// Take the top of the discard pile, or leave it (R4.6).
    Take,
    /// Bid higher or drop out (R5.3).
    Bid {
        /// The card in the middle.
        middle: Row,
        /// Who auctions it.
        by: u8,
        /// Who bid highest.
        high: u8,
        /// The number of cards of that bid: see [`Public::bid`].
        cards: u8,
        /// The seats that have dropped out, a bit a seat.
        out: u8,
        /// The value of the highest bid.
        height: u16,
    },
    /// Nothing: the game is over.
    Over {
        /// What each seat has (R7.3).
        scores: [i16; SEATS],
    },
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The pile is empty and its last card dealt with (R7.1).
    Pile,
    /// At most one player has hand cards (R7.2).
    Hands,
}

impl Ending {
    /// Returns its word in the public vocabulary.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Ending::Pile => "pile",
            Ending::Hands => "hands",
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
    /// The options of the table, its deck among them.
    pub options: Options,
    /// How many play.
    pub players: u8,
    /// The seat that has to act.
    pub turn: u8,
    /// What they have to decide.
    pub phase: Phase,
    /// The open cards of each player (R4.5).
    pub displays: [Heap; SEATS],
    /// The cards that each player certainly holds, to anyone who watched and forgot nothing.
    pub known: [Heap; SEATS],
    /// How many cards each player holds.
    pub held: [u8; SEATS],
    /// How many cards the pile has.
    pub pile: u8,
    /// The open discard pile, and on top of it the highest bid of a running auction in the order in
    /// which it would be paid (R5.4), although its cards are still in the display. So both fit into
    /// the room for one deck. [`Public::discard`] and [`Public::bid`] tell them apart.
    pub(crate) stack: Pile,
}

/// What nobody sees: the pile as it lies, the next card at the end ([`Public::pile`] says where).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    pub(crate) pile: Nibbles,
}

impl Public {
    /// Returns the table of materials in play.
    #[inline]
    pub fn deck(&self) -> &Deck {
        &self.options.deck
    }

    /// Returns the card in the middle, if there is one.
    #[inline]
    pub fn middle(&self) -> Option<Row> {
        match self.phase {
            Phase::Choose { middle, .. } | Phase::Bid { middle, .. } => Some(middle),
            Phase::Take | Phase::Over { .. } => None,
        }
    }

    #[inline]
    fn bid_cards(&self) -> usize {
        match self.phase {
            Phase::Bid { cards, .. } => cards.into(),
            _ => 0,
        }
    }

    /// Returns the discard pile, from the bottom up.
    pub fn discard(&self) -> impl DoubleEndedIterator<Item = Row> + ExactSizeIterator + '_ {
        self.stack.rows().take(self.stack.len() - self.bid_cards())
    }

    /// Returns the discards that a collector may take, the top one first (R4.6).
    pub fn takeable(&self) -> impl Iterator<Item = Row> + '_ {
        self.discard().rev().take(TAKEN)
    }

    /// Returns the cards of the highest bid in the order in which they would be paid; none without an
    /// auction.
    pub fn bid(&self) -> impl DoubleEndedIterator<Item = Row> + ExactSizeIterator + '_ {
        self.stack.rows().skip(self.stack.len() - self.bid_cards())
    }

    /// Returns the left neighbour.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        match seat + 1 {
            next if next == self.players as Seat => 0,
            next => next,
        }
    }

    /// Returns how the game ends before another card is turned up (R7.1, R7.2); `None` if it goes on.
    #[inline]
    pub(crate) fn ending(&self) -> Option<Ending> {
        if self.pile == 0 {
            return Some(Ending::Pile);
        }
        let with_cards = self.held.iter().filter(|held| **held > 0).count();
        (self.players >= 3 && with_cards <= 1).then_some(Ending::Hands)
    }
}
