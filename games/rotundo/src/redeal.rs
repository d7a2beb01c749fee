//! A whole position that fits what one viewer knows.

use stammtisch_rules::{Position, Rng, Seat, View};

use crate::deck::Row;
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::setup;
use crate::state::SEATS;

/// Deals the cards that the viewer cannot place at random over the places he cannot see: the other
/// hands and the pile. What is known of a hand stays. Every deal that fits is equally likely.
pub(crate) fn redeal(view: &View<Rotundo>, rng: &mut Rng) -> Position<Rotundo> {
    let public = view.public;
    let players = public.players as usize;
    let mine = |seat: Seat| view.own.filter(|(own, _)| *own == seat);
    let mut hands = [Heap::EMPTY; SEATS];
    for (seat, hand) in hands.iter_mut().enumerate().take(players) {
        *hand = mine(seat).map_or(public.known[seat], |(_, hand)| *hand);
    }
    let mut cards = unplaced(view, &hands);
    rng.shuffle(&mut cards);
    for seat in (0..players).filter(|&seat| mine(seat).is_none()) {
        while hands[seat].len() < public.held[seat].into() {
            let Some(row) = cards.pop() else { break };
            hands[seat].add(row);
        }
    }
    Position::new(*public, hands, setup::hidden(&cards))
}

/// The cards that lie neither open nor in these hands.
fn unplaced(view: &View<Rotundo>, hands: &[Heap]) -> Vec<Row> {
    let public = view.public;
    let deck = public.deck();
    let mut left: [u32; 16] = [0; 16];
    deck.rows()
        .for_each(|row| left[row as usize] = deck.copies(row));
    let heaps = hands.iter().chain(&public.displays);
    let placed = heaps
        .flat_map(|heap| heap.cards())
        .chain(public.discard())
        .chain(public.middle());
    placed.for_each(|row| left[row as usize] -= 1);
    deck.rows()
        .flat_map(|row| (0..left[row as usize]).map(move |_| row))
        .collect()
}
