//! Redeals what a viewer cannot see.

use stammtisch_rules::{MAX_SEATS, Position, Rng, View};

use crate::cards::{Card, Colour, Rank};
use crate::game::Monad;
use crate::hand::Hand;
use crate::setup::copies;
use crate::state::Hidden;

/// Deals the cards whose place the viewer does not know at random over the places they cannot see.
/// What is known of a hand or the talon stays; the talon holds Commons only. Every deal that fits is
/// equally likely.
pub(crate) fn redeal(view: &View<Monad>, rng: &mut Rng) -> Position<Monad> {
    let public = view.public;
    let players = public.players as usize;
    let mut hands = [Hand::EMPTY; MAX_SEATS];
    for (seat, hand) in hands.iter_mut().enumerate().take(players) {
        *hand = match view.own {
            Some((own, cards)) if own == seat => *cards,
            _ => public.known[seat],
        };
    }

    let (mut commons, mut others) = unplaced(view, &hands[..players]);
    rng.shuffle(&mut commons);
    let talon = public
        .talon
        .colours()
        .map(|seen| seen.or_else(|| commons.pop().map(Card::colour)))
        .collect();
    others.append(&mut commons);
    rng.shuffle(&mut others);
    // The viewer's own hand is full already.
    for (hand, &held) in hands.iter_mut().zip(&public.held) {
        while hand.len() < held.into() {
            let Some(card) = others.pop() else { break };
            hand.add(card);
        }
    }
    Position::new(*public, hands, Hidden { talon })
}

/// Returns the cards that lie neither open nor in these hands: Commons, and the others.
fn unplaced(view: &View<Monad>, hands: &[Hand]) -> (Vec<Card>, Vec<Card>) {
    let public = view.public;
    let mut commons = Vec::new();
    for colour in Colour::ALL {
        let card = Card::of(Rank::Common, colour);
        let in_piles = public.discard.colours().chain(public.talon.colours());
        let placed = in_piles.filter(|seen| *seen == Some(colour)).count() as u32
            + hands.iter().map(|hand| hand.count(card)).sum::<u32>();
        let all = copies(public.players.into(), Rank::Common);
        commons.extend((placed..all).map(|_| card));
    }
    let mut others = Vec::new();
    for rank in Rank::COLUMNS {
        for colour in Colour::ALL {
            let card = Card::of(rank, colour);
            let placed = public.column(rank).colours().any(|there| there == colour)
                || hands.iter().any(|hand| hand.has(card));
            if !placed {
                others.push(card);
            }
        }
    }
    (commons, others)
}
