//! What can be said for an action of Monad, and of its risks.

use stammtisch_rules::{Phrase, Seat, View};

use crate::text;
use crate::{Action, Card, Monad, Rank};

/// More points are no small gain.
const SMALL: i32 = 3;

/// Something that is true of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is the only thing that can be done.
    OnlyMove,
    /// It wins the game.
    Wins,
    /// It brings a Monad: with it the side has this many of those that it needs.
    Monad {
        /// The Monads after it.
        have: u8,
        /// The Monads that win.
        goal: u8,
    },
    /// A relative stands for another rank (M6.1).
    Relative {
        /// The relative.
        card: Card,
        /// The rank that it stands for.
        rank: Rank,
    },
    /// The cards gained are worth this many points more than those given; less, if below 0.
    Points {
        /// The difference.
        points: i32,
    },
    /// The same turn can go on with another exchange, which was not possible before.
    Then {
        /// The exchange.
        next: Action,
    },
    /// The next player could have traded for a card that is no front card any more.
    Denies {
        /// The next player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The next player can trade for this card, or for a Monad.
    Leaves {
        /// The next player.
        seat: Seat,
        /// The rank.
        rank: Rank,
    },
    /// Nothing can be traded or bought.
    NoExchange,
    /// No exchange that is left gains points.
    NoGain,
    /// An exchange would bring a Monad.
    MonadCanWait,
    /// No exchange gains more than this many points, and none brings a Monad.
    MostGain {
        /// The most that one gains.
        points: i32,
    },
    /// The card to be drawn was seen: it is this one.
    Draws {
        /// The card.
        card: Card,
        /// How many Commons of the hand it can be traded with.
        partners: u8,
    },
    /// A relative stays in the hand: it can stand for any rank (M6.1).
    Keeps {
        /// The relative.
        card: Card,
    },
    /// The flip gives a talon of this many Commons.
    Talon {
        /// How many.
        count: u8,
    },
}

impl Reason {
    /// What it is about.
    pub(super) fn topic(&self) -> &'static str {
        match self {
            Reason::OnlyMove
            | Reason::NoExchange
            | Reason::NoGain
            | Reason::MonadCanWait
            | Reason::MostGain { .. } => "choice",
            Reason::Wins | Reason::Monad { .. } | Reason::Points { .. } => "gain",
            Reason::Relative { .. } | Reason::Keeps { .. } => "relative",
            Reason::Then { .. } => "next",
            Reason::Denies { .. } | Reason::Leaves { .. } => "opponent",
            Reason::Draws { .. } | Reason::Talon { .. } => "talon",
        }
    }

    pub(super) fn phrase(&self, view: &View<Monad>, action: &Action) -> Phrase {
        let public = view.public;
        match *self {
            Reason::OnlyMove => Phrase::new("hint-only-move"),
            Reason::Wins => Phrase::new("hint-wins"),
            Reason::Monad { have, goal } => Phrase::new("hint-monad")
                .number("have", have)
                .number("goal", goal),
            Reason::Relative { card, rank } => Phrase::new("hint-relative")
                .phrase("card", text::card(card))
                .phrase("rank", text::rank(rank)),
            Reason::Points { points } => Phrase::new(match points {
                1.. => "hint-gains",
                0 => "hint-even",
                _ => "hint-loses",
            })
            .number("points", points.abs()),
            Reason::Then { next } => {
                let bought = text::brought(public, action, &next);
                Phrase::new("hint-then")
                    .list("give", text::named(next.given()))
                    .phrase("gain", bought)
            }
            Reason::Denies { seat, card } => Phrase::new("hint-denies")
                .seat("who", seat)
                .phrase("card", text::card(card)),
            Reason::Leaves { seat, rank } => Phrase::new("hint-leaves")
                .seat("who", seat)
                .phrase("card", text::offered(public, rank))
                .number("value", rank.value()),
            Reason::NoExchange => Phrase::new("hint-no-exchange"),
            Reason::NoGain => Phrase::new("hint-no-gain"),
            Reason::MonadCanWait => Phrase::new("hint-monad-can-wait"),
            Reason::MostGain { points } => Phrase::new(if points <= SMALL {
                "hint-small-gain"
            } else {
                "hint-could-gain"
            })
            .number("points", points),
            Reason::Draws { card, partners } => Phrase::new("hint-draws")
                .phrase("card", text::card(card))
                .number("partners", partners),
            Reason::Keeps { card } => Phrase::new("hint-keeps").phrase("card", text::card(card)),
            Reason::Talon { count } => Phrase::new("hint-talon").number("count", count),
        }
    }
}
