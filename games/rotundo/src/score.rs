//! What everybody has, who has won, and what an action brings at once.

use stammtisch_rules::{Seat, View};

use crate::action::{Action, Cards};
use crate::apply::TAKEN;
use crate::deck::Row;
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::state::{Public, SEATS};

/// The value of the display minus the value of the hand cards (R7.3); 0 where nobody sits.
pub(crate) fn scores(public: &Public, hands: &[Heap; SEATS]) -> [i16; SEATS] {
    let deck = public.deck();
    std::array::from_fn(|seat| {
        public.displays[seat].value(deck) as i16 - hands[seat].value(deck) as i16
    })
}

/// The highest score wins; equals share (R7.3).
pub(crate) fn winners(scores: &[i16]) -> Vec<Seat> {
    let best = scores.iter().max();
    (0..scores.len())
        .filter(|&seat| Some(&scores[seat]) == best)
        .collect()
}

/// What the seat is better off at the end if nothing else happens, with a guess at what cards in
/// the hand will do: those with prospects are worth their value, the others cost it.
pub(crate) fn gain(view: &View<Rotundo>, action: &Action) -> i32 {
    let public = view.public;
    let deck = public.deck();
    let Some((_, &hand)) = view.own else {
        return 0;
    };
    let value = |row: Row| deck.value(row) as i32;
    let worth = |cards: &Cards| cards.rows(deck).map(value).sum::<i32>();
    let middle = public.middle();
    match action {
        // The card in the middle comes into the display, the others were a burden before.
        Action::Collect { give } => middle.map_or(0, value) + 2 * worth(give),
        Action::Auction { bid } | Action::Bid { bid } => {
            middle.map_or(0, |row| prospect(public, hand, row)) - worth(bid)
        }
        Action::Take => {
            let taken: Vec<Row> = public.discard().rev().take(TAKEN).collect();
            let mut all = hand;
            taken.iter().for_each(|&row| all.add(row));
            let after = |row: Row| {
                let mut others = all;
                others.remove(row);
                prospect(public, others, row)
            };
            taken.into_iter().map(after).sum()
        }
        Action::Pass | Action::Drop | Action::Leave => 0,
    }
}

/// What a card is worth in a hand with these others: its value if one of them and some third card
/// make a collection with it while there are cards to come for everybody, minus its value if not.
pub(crate) fn prospect(public: &Public, others: Heap, row: Row) -> i32 {
    let deck = public.deck();
    let some_third = |other: Row| deck.rows().any(|last| deck.collects([row, other, last]));
    let to_come = public.pile >= public.players;
    let useful = to_come && others.rows().any(|(other, _)| some_third(other));
    let value = deck.value(row) as i32;
    if useful { value } else { -value }
}
