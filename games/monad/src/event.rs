//! Events, as one viewer sees them.

use serde::{Serialize, Serializer};
use stammtisch_rules::Seat;

use crate::action::Cards;
use crate::cards::Card;
use crate::hand::Hand;
use crate::state::Ending;

/// What an exchange brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// A card, to the hand (M4.4).
    Card(Card),
    /// A Monad, open in front of the player (M4.4).
    Monad,
}

/// By the name of the card, or `monad`.
impl Serialize for Gain {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self {
            Gain::Card(card) => card.serialize(out),
            Gain::Monad => out.serialize_str("monad"),
        }
    }
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A seat traded two cards for one, perhaps with a bonus (M4, M5).
    Traded {
        /// Who.
        seat: Seat,
        /// In the order in which they were put down.
        give: [Card; 2],
        /// What it brought.
        gain: Gain,
        /// The bonus, if it was taken: front cards, highest first (M5.1).
        #[serde(skip_serializing_if = "Option::is_none")]
        bonus: Option<Vec<Card>>,
        /// The Common from the talon that ended the bonus; the inner value is what the viewer saw
        /// of it.
        #[serde(skip_serializing_if = "Option::is_none")]
        talon: Option<Option<Card>>,
    },
    /// A seat bought a card or a Monad (M7).
    Bought {
        /// Who.
        seat: Seat,
        /// In the order in which they were put down.
        give: Cards,
        /// What it brought.
        gain: Gain,
    },
    /// A seat leapt with different Commons to a Tri, Quad or Quint (M8).
    Leapt {
        /// Who.
        seat: Seat,
        /// In the order in which they were put down.
        give: Cards,
        /// What it brought.
        gain: Gain,
    },
    /// A seat took the top card of the talon (M9.1).
    Drew {
        /// Who.
        seat: Seat,
        /// What the viewer saw of it.
        card: Option<Card>,
    },
    /// A seat turned the discard pile over: it is the talon now (M9.2).
    Flipped {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: usize,
    },
    /// A seat passed and showed its hand to all (M10.2).
    Passed {
        /// Who.
        seat: Seat,
        /// The hand.
        hand: Hand,
    },
    /// A seat ended its turn (M3.1).
    Ended {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// Ascending.
        winners: Vec<Seat>,
        /// How it ended.
        by: Ending,
    },
}
