//! What `examples/tune.rs` needs of the bots. No part of the public interface.

use stammtisch_bots::{Decision, Meter};
use stammtisch_rules::{Position, Rng, Seat, View};

use super::features::{self, Trades};
use super::{strong, weights};
use crate::{Action, Monad, Rank};

pub use super::evaluation::Evaluation;
pub use super::features::FEATURES;

/// Returns the weights in use for a kind of table.
pub fn weights(players: usize, teams: bool) -> [f32; FEATURES] {
    match players {
        _ if teams => weights::TEAMS,
        2 => weights::TWO,
        3 => weights::THREE,
        _ => weights::FOUR,
    }
}

/// Returns the evaluation by these weights.
pub fn evaluation(weights: &[f32; FEATURES]) -> Evaluation {
    Evaluation::new(weights, weights::IMPATIENCE)
}

/// Decides as the level `strong` does, by another evaluation.
pub fn decide(
    evaluation: &Evaluation,
    view: &View<Monad>,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    strong::decide_by(evaluation, view, listed, rng, meter)
}

/// Returns the features of a seat with their amounts.
pub fn features(position: &Position<Monad>, seat: Seat) -> Vec<(usize, f32)> {
    let public = position.public();
    let Some((_, &hand)) = position.view(Some(seat)).own else {
        return Vec::new();
    };
    let home = public.homes[seat];
    let trades = Trades::of(hand, home);
    let mut found = Vec::new();
    let mut tell = |feature: usize, amount: f32| found.push((feature, amount));
    for rank in Rank::COLOURED {
        features::of_set(rank, home, hand.colours(rank), &mut tell);
    }
    features::of_hand(hand, home, trades, &mut tell);
    features::of_fronts(public, seat, hand, trades, &mut tell);
    features::of_seat(public, seat, hand, trades, &mut tell);
    found
}
