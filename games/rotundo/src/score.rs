//! Scores, winners, and what an action gains at once.

use std::collections::BTreeMap;

use stammtisch_rules::{Seat, View};

use crate::action::Action;
use crate::deck::Row;
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::state::{Phase, Public, SEATS};

/// Returns each seat's score: the value of the display minus that of the hand cards (R7.3). Seats that
/// nobody sits at have 0.
pub(crate) fn scores(public: &Public, hands: &[Heap; SEATS]) -> [i16; SEATS] {
    let deck = public.deck();
    std::array::from_fn(|seat| {
        public.displays[seat].value(deck) as i16 - hands[seat].value(deck) as i16
    })
}

/// Returns what each seat's score is made of: `display` minus `hand`, which is seen with the own hand and
/// at the end, is the `score` (R7.3).
pub(crate) fn standing(view: &View<Rotundo>) -> Vec<BTreeMap<&'static str, i32>> {
    let public = view.public;
    let deck = public.deck();
    let parts = |seat: Seat| {
        let display = public.displays[seat].value(deck) as i32;
        let score = match (public.phase, view.own) {
            (Phase::Over { scores }, _) => Some(scores[seat].into()),
            (_, Some((own, hand))) if own == seat => Some(display - hand.value(deck) as i32),
            _ => None,
        };
        let mut parts = BTreeMap::from([("display", display)]);
        parts.extend(score.map(|score| ("hand", score - display)));
        parts.extend(score.map(|score| ("score", score)));
        parts
    };
    (0..public.players.into()).map(parts).collect()
}

/// Returns the winners: the seats with the highest score (R7.3).
pub(crate) fn winners(scores: &[i16]) -> Vec<Seat> {
    let best = scores.iter().max();
    (0..scores.len())
        .filter(|&seat| Some(&scores[seat]) == best)
        .collect()
}

/// Returns by how much an action raises the seat's score if nothing else happens. A card that comes to
/// the hand counts by its prospect.
pub(crate) fn gain(view: &View<Rotundo>, action: &Action) -> i32 {
    let public = view.public;
    let deck = public.deck();
    let Some((_, &hand)) = view.own else {
        return 0;
    };
    let value = |row: Row| deck.value(row) as i32;
    let middle = public.middle();
    match action {
        // All three cards count for the seat now; those from the hand counted against it before.
        Action::Collect { give } => middle.map_or(0, value) + 2 * give.value(deck) as i32,
        Action::Auction { bid } | Action::Bid { bid } => {
            middle.map_or(0, |row| prospect(public, hand, row)) - bid.value(deck) as i32
        }
        Action::Take => {
            let mut all = hand;
            public.takeable().for_each(|row| all.add(row));
            let after = |row: Row| {
                let mut others = all;
                others.remove(row);
                prospect(public, others, row)
            };
            public.takeable().map(after).sum()
        }
        Action::Pass | Action::Drop | Action::Leave => 0,
    }
}

/// Returns what a card counts in a hand with these others: its value if it makes a collection with one
/// of them and some third card while there are cards to come for everybody, minus its value if not.
fn prospect(public: &Public, others: Heap, row: Row) -> i32 {
    let deck = public.deck();
    let some_third = |other: Row| deck.rows().any(|last| deck.collects([row, other, last]));
    let to_come = public.pile >= public.players;
    let useful = to_come && others.rows().any(|(other, _)| some_third(other));
    let value = deck.value(row) as i32;
    if useful { value } else { -value }
}
