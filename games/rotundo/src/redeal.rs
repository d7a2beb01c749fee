//! Redeals what a viewer cannot see.

use stammtisch_rules::{Position, Rng, View};

use crate::deck::{MATERIALS, Row};
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::setup;
use crate::state::SEATS;

/// Deals the cards whose place the viewer does not know at random over the places they cannot see:
/// the other hands and the pile. What is known of a hand stays. Every deal that fits is equally
/// likely.
pub(crate) fn redeal(view: &View<Rotundo>, rng: &mut Rng) -> Position<Rotundo> {
    let public = view.public;
    let mut hands = known_hands(view);
    let left = unplaced(view);
    let mut cards: Vec<Row> = (public.deck().rows())
        .flat_map(|row| (0..left[row as usize]).map(move |_| row))
        .collect();
    rng.shuffle(&mut cards);
    // The viewer's own hand is full already.
    for (hand, &held) in hands.iter_mut().zip(&public.held) {
        while hand.len() < held.into() {
            let Some(row) = cards.pop() else { break };
            hand.add(row);
        }
    }
    Position::new(*public, hands, setup::hidden(&cards))
}

/// Returns what the viewer knows of each hand: all of their own.
fn known_hands(view: &View<Rotundo>) -> [Heap; SEATS] {
    let mut hands = view.public.known;
    if let Some((seat, hand)) = view.own {
        hands[seat] = *hand;
    }
    hands
}

/// Returns how many cards of each row lie where the viewer does not know.
pub(crate) fn unplaced(view: &View<Rotundo>) -> [u32; MATERIALS] {
    let public = view.public;
    let deck = public.deck();
    let mut left = [0; MATERIALS];
    deck.rows()
        .for_each(|row| left[row as usize] = deck.copies(row));
    for heap in known_hands(view).iter().chain(&public.displays) {
        for (row, count) in heap.rows() {
            left[row as usize] -= count;
        }
    }
    for row in public.discard().chain(public.middle()) {
        left[row as usize] -= 1;
    }
    left
}
