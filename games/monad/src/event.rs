//! What happened, as one viewer saw it.

use stammtisch_rules::Seat;

use crate::action::Cards;
use crate::cards::Card;
use crate::hand::Hand;
use crate::state::Ending;

/// What an exchange brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// A card, to the hand (M4.4).
    Card(Card),
    /// A Monad, open in front of the player (M4.4).
    Monad,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Two cards went, one came, and perhaps a bonus.
    Traded {
        /// Who.
        seat: Seat,
        /// In the order in which they were put down.
        give: [Card; 2],
        /// What it brought.
        gain: Gain,
        /// The bonus, if it was taken: front cards, highest first (M5.1).
        bonus: Option<Vec<Card>>,
        /// The Common from the talon that ended the bonus; the inner value is what the viewer saw
        /// of it.
        talon: Option<Option<Card>>,
    },
    /// Cards were paid for a higher one.
    Bought {
        /// Who.
        seat: Seat,
        /// In the order in which they were put down.
        give: Cards,
        /// What it brought.
        gain: Gain,
    },
    /// Different Commons brought a Tri, Quad or Quint.
    Leapt {
        /// Who.
        seat: Seat,
        /// In the order in which they were put down.
        give: Cards,
        /// What it brought.
        gain: Gain,
    },
    /// The top card of the talon was taken.
    Drew {
        /// Who.
        seat: Seat,
        /// What the viewer saw of it.
        card: Option<Card>,
    },
    /// The discard pile became the talon.
    Flipped {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: usize,
    },
    /// Somebody passed and showed his hand to all (M10.2).
    Passed {
        /// Who.
        seat: Seat,
        /// The hand.
        hand: Hand,
    },
    /// Somebody ended the turn.
    Ended {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// Ascending.
        winners: Vec<Seat>,
        /// By which clause.
        by: Ending,
    },
}
