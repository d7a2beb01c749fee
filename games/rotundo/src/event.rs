//! Events. Everybody sees the same: only the deal and the pile are hidden.

use serde::Serialize;
use stammtisch_rules::Seat;

use crate::cards::Card;
use crate::state::Ending;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A seat passed (R3.2).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// All have passed, and the card went onto the discard pile (R3.3).
    Discarded {
        /// The card.
        card: Card,
    },
    /// A seat made a collection (R4).
    Collected {
        /// Who.
        seat: Seat,
        /// The card from the middle.
        card: Card,
        /// The two from the hand.
        give: [Card; 2],
        /// The value of the three.
        value: u32,
    },
    /// A seat took the top of the discard pile (R4.6).
    Took {
        /// Who.
        seat: Seat,
        /// The top card first.
        cards: Vec<Card>,
    },
    /// A seat left the discard pile alone (R4.6).
    Left {
        /// Who.
        seat: Seat,
    },
    /// A seat auctions the card in the middle (R5.1).
    Auctioned {
        /// Who.
        seat: Seat,
        /// The card in the middle.
        card: Card,
        /// The first bid, in the order in which it would be paid.
        bid: Vec<Card>,
        /// Its value.
        height: u32,
    },
    /// A seat bid higher (R5.3).
    Bid {
        /// Who.
        seat: Seat,
        /// In the order in which it would be paid.
        bid: Vec<Card>,
        /// Its value.
        height: u32,
    },
    /// A seat dropped out (R5.3).
    Dropped {
        /// Who.
        seat: Seat,
    },
    /// The highest bidder paid and took the card (R5.4).
    Won {
        /// Who.
        seat: Seat,
        /// The card from the middle.
        card: Card,
        /// In the order in which they were put down.
        paid: Vec<Card>,
        /// Their value.
        height: u32,
    },
    /// The next card was turned up (R6.1).
    TurnedUp {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The game is over.
    Over {
        /// Ascending.
        winners: Vec<Seat>,
        /// What each seat has (R7.3).
        scores: Vec<i16>,
        /// How it ended.
        by: Ending,
    },
}
