//! Plays positions on for the analysis: some steps by the plan of `medium`, and then the evaluation.
//!
//! A game of Monad has hundreds of steps and hardly any chance, so that playing it to the end would
//! take long and say only who wins between two `medium` bots. The evaluation was fitted to results;
//! a few steps more settle what is about to happen.

use stammtisch_bots::{Chances, bits_of, even};
use stammtisch_rules::{Position, Rules};

use super::evaluation::{self, Evaluation};
use crate::{Action, Monad};

/// How many steps are played before the evaluation.
const STEPS: usize = 16;
/// The most points by which an action is overrated, so that play-outs differ.
const MAX_ERROR: f64 = 4.0;

/// Returns the chances after some more steps of each position. The n-th one is played with the n-th seed
/// from this one on.
pub(crate) fn play_out_all(worlds: &[Position<Monad>], seed: u64) -> Vec<Chances> {
    let mut listed = Vec::new();
    let numbered = worlds.iter().zip(0u64..);
    numbered
        .map(|(world, at)| play_on(world, seed.wrapping_add(at), &mut listed))
        .collect()
}

fn play_on(world: &Position<Monad>, seed: u64, listed: &mut Vec<Action>) -> Chances {
    let mut position = *world;
    for _ in 0..STEPS {
        if position.turn().is_none() {
            break;
        }
        Monad::legal(&position.mover(), listed);
        let Some(action) = choose(&position, listed, seed) else {
            return even(Monad::players(position.public()));
        };
        position.apply(&action, &mut ());
    }
    evaluation::chances(&position)
}

/// Chooses by the hand after the action, with a small error. With one seed an action is always misjudged
/// alike, so that a position is played on in the same way from its successor.
fn choose(position: &Position<Monad>, listed: &[Action], seed: u64) -> Option<Action> {
    let (seat, &hand) = position.mover().own?;
    let plan = Evaluation::plan();
    let value = |action: &Action| {
        let error = (bits_of((seed, action)) % 1000) as f64 / 1000.0 * MAX_ERROR;
        f64::from(plan.preview(position.public(), seat, hand, action)) + error
    };
    let values: Vec<f64> = listed.iter().map(value).collect();
    let best = (0..listed.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]))?;
    Some(listed[best])
}
