//! Lists the legal actions: every collection, one bid for every payable total, and what else the phase
//! allows.

use stammtisch_rules::{Seat, View};

use crate::action::{Action, Cards};
use crate::bids;
use crate::cards::PAIRS;
use crate::deck::{Deck, MATERIALS, Row};
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::state::Phase;

/// The least first bid (R5.1).
pub(crate) const FIRST_BID: u32 = 10;

pub(crate) fn legal(view: &View<Rotundo>, out: &mut Vec<Action>) -> bool {
    out.clear();
    let public = view.public;
    let Some((seat, hand)) = on_turn(view) else {
        return true;
    };
    let deck = public.deck();
    let display = public.displays[seat];
    let none = Cards::of(deck);
    match public.phase {
        Phase::Over { .. } => true,
        Phase::Take => {
            out.extend([Action::Take, Action::Leave]);
            true
        }
        Phase::Choose { middle, .. } => {
            collections(deck, middle, hand, out);
            let blank = Action::Auction { bid: none };
            let complete = bids::list(deck, display, FIRST_BID - 1, out, blank);
            out.push(Action::Pass);
            complete
        }
        Phase::Bid { height, .. } => {
            let blank = Action::Bid { bid: none };
            let complete = bids::list(deck, display, height.into(), out, blank);
            out.push(Action::Drop);
            complete
        }
    }
}

/// Returns the viewer's seat and hand, if it is their turn.
#[inline]
pub(crate) fn on_turn(view: &View<Rotundo>) -> Option<(Seat, Heap)> {
    let (seat, &hand) = view.own?;
    (seat == view.public.turn as Seat).then_some((seat, hand))
}

/// Lists every pair of hand cards that makes a collection with the one in the middle, once (R4.1).
pub(crate) fn collections(deck: &Deck, middle: Row, hand: Heap, out: &mut Vec<Action>) {
    // The rows in the hand that show each face, a bit each; several materials may show one.
    let mut showing = [0u16; MATERIALS];
    let mut faces = 0u16;
    for (row, _) in hand.rows() {
        let face = deck.face(row);
        showing[face] |= 1 << row;
        faces |= 1 << face;
    }
    // The pairs of faces in the hand are found without a branch: most are not there.
    let pairs = &PAIRS[deck.face(middle)];
    let mut there = 0;
    for (index, pair) in pairs.iter().enumerate() {
        there |= u16::from(faces & pair.both == pair.both) << index;
    }
    let blank = Action::Collect {
        give: Cards::of(deck),
    };
    for pair in each(there).map(|index| pairs[index as usize]) {
        for first in each(showing[pair.first as usize]) {
            let later = if pair.first == pair.second {
                !0 << first
            } else {
                !0
            };
            for second in each(showing[pair.second as usize] & later) {
                if (first == second && hand.count(first) < 2)
                    || deck.forbids_triple([first, second, middle])
                {
                    continue;
                }
                let nibbles = u64::from(first.min(second)) | u64::from(first.max(second)) << 4;
                out.push(blank);
                if let Some(cards) = out.last_mut().and_then(Action::cards_mut) {
                    cards.fill(2, nibbles);
                }
            }
        }
    }
}

/// Returns the bits of a set, lowest first.
#[inline]
fn each(mut set: u16) -> impl Iterator<Item = Row> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as Row;
        let there = set != 0;
        set &= set.wrapping_sub(1);
        there.then_some(bit)
    })
}

/// Returns the action with its cards in the listed order.
pub(crate) fn canonical(view: &View<Rotundo>, action: &Action) -> Action {
    let deck = view.public.deck();
    let sorted = |cards: &Cards| {
        let mut rows: Vec<Row> = cards.rows(deck).collect();
        rows.sort_unstable();
        rows
    };
    let bid = |bid: &Cards| Cards::from_rows(deck, sorted(bid).into_iter().rev());
    match action {
        Action::Collect { give } => Action::Collect {
            give: Cards::from_rows(deck, sorted(give)),
        },
        Action::Auction { bid: cards } => Action::Auction { bid: bid(cards) },
        Action::Bid { bid: cards } => Action::Bid { bid: bid(cards) },
        alone => *alone,
    }
}
