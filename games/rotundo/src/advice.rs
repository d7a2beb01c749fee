//! What would be possible instead of something that is refused.

use stammtisch_rules::Phrase;

use crate::action::{Action, Cards};
use crate::bids;
use crate::deck::{Deck, Row};
use crate::heap::Heap;
use crate::legal::collections;
use crate::text;

/// Says which two cards of the hand collect the one in the middle, the most valuable ones if there are
/// several; or that none do.
pub(crate) fn collection(deck: &Deck, middle: Row, hand: Heap) -> Phrase {
    let mut possible = Vec::new();
    collections(deck, middle, hand, &mut possible);
    let gives = possible.iter().filter_map(|action| match action {
        Action::Collect { give } => Some(give),
        _ => None,
    });
    match gives.max_by_key(|give| give.value(deck)) {
        Some(give) => Phrase::new("advice-collect").list("cards", text::named(give.iter())),
        None => Phrase::new("advice-no-collection").phrase("middle", text::card(deck.card(middle))),
    }
}

/// Returns the cards of the hand that complete a collection with the one in the middle and this one.
pub(crate) fn thirds(deck: &Deck, middle: Row, hand: Heap, one: Row) -> Vec<Row> {
    let mut others = hand;
    others.remove(one);
    let completes = |&(other, _): &(Row, u32)| deck.collects([middle, one, other]);
    others
        .rows()
        .filter(completes)
        .map(|(row, _)| row)
        .collect()
}

/// Returns the lowest bid above this height that the display can pay: cards are not split. `None` if it
/// can pay none.
pub(crate) fn next_bid(deck: &Deck, display: Heap, height: u32) -> Option<u32> {
    let mut possible = Vec::new();
    let bid = Cards::of(deck);
    bids::list(deck, display, height, &mut possible, Action::Bid { bid });
    let heights = possible.iter().filter_map(|action| match action {
        Action::Bid { bid } => Some(bid.value(deck)),
        _ => None,
    });
    heights.min()
}
