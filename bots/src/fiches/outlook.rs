//! How a match seems to stand, at a glance.

use stammtisch_fiches::{Fiches, Public, SEATS};
use stammtisch_rules::{Game, MAX_SEATS, View};

use super::odds::Odds;
use crate::Chances;

/// A lead of so many chips makes a round e times as likely to be won.
const LEAD: f64 = 5.0;

/// The chances in the match: who would have most chips now wins the round most likely.
pub(super) fn of(view: &View<Fiches>) -> Chances {
    let public = view.public;
    let mut chances = [0.0; MAX_SEATS];
    if public.over() {
        let winners = Fiches::winners(public);
        for &seat in &winners {
            chances[seat] = 1.0 / winners.len() as f64;
        }
        return chances;
    }
    let odds = Odds::of(public);
    for (seat, part) in round(public).into_iter().enumerate() {
        for (sum, chance) in chances.iter_mut().zip(odds.after(1 << seat)) {
            *sum += part * chance;
        }
    }
    chances
}

/// The chances in the round.
fn round(public: &Public) -> [f64; SEATS] {
    let standing = |seat: usize| f64::from(public.chips[seat]) - f64::from(public.held[seat]);
    let players = usize::from(public.players);
    let best = (0..players).map(standing).fold(f64::MIN, f64::max);
    let weight = |seat: usize| match seat < players {
        true => ((standing(seat) - best) / LEAD).exp(),
        false => 0.0,
    };
    let weights: [f64; SEATS] = std::array::from_fn(weight);
    let sum: f64 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}
