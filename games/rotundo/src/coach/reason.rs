//! What can be said for an action of Rotundo, and of its risks.

use stammtisch_rules::{Phrase, Seat, View};

use crate::Rotundo;
use crate::text;

/// Something that is true of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is the only thing that can be done.
    OnlyMove,
    /// The collection is worth so much, and the hand cards in it no longer count against the player.
    Collects {
        /// The value of all three.
        value: u32,
        /// The part of it that was in the hand.
        from_hand: u32,
    },
    /// No two hand cards make a collection with the card in the middle.
    NoCollection,
    /// The best collection with the card in the middle is worth so much.
    CollectionWorth {
        /// Its value.
        value: u32,
    },
    /// So many hand cards can be in a collection with the card in the middle.
    Partners {
        /// How many.
        cards: u32,
    },
    /// After it these materials make a collection with two hand cards; before it those did. A bit a row.
    Ready {
        /// Those before.
        before: u16,
        /// Those after.
        after: u16,
    },
    /// So many materials make a collection with two hand cards now, and fewer after any collection with the card in
    /// the middle.
    Keeps {
        /// How many now.
        now: u32,
        /// How many then, at most.
        then: u32,
    },
    /// The price for the card, and its value.
    Price {
        /// What is paid.
        price: u32,
        /// What the card is worth.
        value: u32,
    },
    /// The lowest bid that is high enough, and the card's value.
    Dearer {
        /// What would have to be paid.
        price: u32,
        /// What the card is worth.
        value: u32,
    },
    /// Cards worth so much come to the hand and count against the player until they are collected.
    AgainstYou {
        /// Their value.
        value: u32,
    },
    /// Cards worth so much would have come to the hand.
    Spares {
        /// Their value.
        value: u32,
    },
    /// So few cards are left in the pile.
    FewLeft {
        /// How many.
        pile: u32,
    },
    /// A player who may be next surely can collect with the card in the middle; the action prevents it.
    Denies {
        /// Who.
        seat: Seat,
    },
    /// A player who is asked next surely can collect with the card in the middle.
    Leaves {
        /// Who.
        seat: Seat,
    },
}

impl Reason {
    /// What it is about.
    pub(super) fn topic(&self) -> &'static str {
        match self {
            Reason::OnlyMove => "choice",
            Reason::Collects { .. } | Reason::NoCollection | Reason::CollectionWorth { .. } => {
                "collection"
            }
            Reason::Partners { .. } => "partners",
            Reason::Ready { .. } | Reason::Keeps { .. } => "ready",
            Reason::Price { .. } | Reason::Dearer { .. } => "price",
            Reason::AgainstYou { .. } | Reason::Spares { .. } => "hand",
            Reason::FewLeft { .. } => "pile",
            Reason::Denies { .. } | Reason::Leaves { .. } => "opponent",
        }
    }

    pub(super) fn phrase(&self, view: &View<Rotundo>) -> Phrase {
        let middle = || text::middle(view.public);
        match *self {
            Reason::OnlyMove => Phrase::new("hint-only-move"),
            Reason::Collects { value, from_hand } => Phrase::new("hint-collects")
                .number("value", value)
                .number("hand", from_hand),
            Reason::NoCollection => Phrase::new("hint-no-collection").phrase("card", middle()),
            Reason::CollectionWorth { value } => {
                Phrase::new("hint-collection-worth").number("value", value)
            }
            Reason::Partners { cards } => Phrase::new("hint-partners")
                .phrase("card", middle())
                .number("count", cards),
            Reason::Ready { before, after } => ready(view, before, after),
            Reason::Keeps { now, then } => Phrase::new("hint-keeps")
                .number("now", now)
                .number("then", then),
            Reason::Price { price, value } => Phrase::new("hint-price")
                .phrase("card", middle())
                .number("price", price)
                .number("value", value),
            // A card that is cheaper than its value is no bargain: it counts against its owner.
            Reason::Dearer { price, value } => Phrase::new(if price < value {
                "hint-stakes"
            } else {
                "hint-dearer"
            })
            .phrase("card", middle())
            .number("price", price)
            .number("value", value),
            Reason::AgainstYou { value } => Phrase::new("hint-against-you").number("value", value),
            Reason::Spares { value } => Phrase::new("hint-spares").number("value", value),
            Reason::FewLeft { pile } => Phrase::new("hint-few-left").number("count", pile),
            Reason::Denies { seat } => Phrase::new("hint-denies")
                .seat("who", seat)
                .phrase("card", middle()),
            Reason::Leaves { seat } => Phrase::new("hint-leaves")
                .seat("who", seat)
                .phrase("card", middle()),
        }
    }
}

/// More materials than this are counted and not named.
const MOST_NAMED: u32 = 3;

/// Names the materials that are new, or those that are left.
fn ready(view: &View<Rotundo>, before: u16, after: u16) -> Phrase {
    let new = after & !before;
    let (id, counted, named) = match new {
        0 => ("hint-ready", "hint-ready-count", after),
        _ => ("hint-ready-new", "hint-ready-more", new),
    };
    let deck = view.public.deck();
    let id = if named.count_ones() > MOST_NAMED {
        counted
    } else {
        id
    };
    let rows = deck.rows().filter(|row| named >> row & 1 == 1);
    Phrase::new(id)
        .list("cards", rows.map(|row| text::card(deck.card(row))))
        .number("count", named.count_ones())
        .number("before", before.count_ones())
        .number("after", after.count_ones())
}
