//! Who lays first when the pot of the classic set runs out.
//!
//! Everybody holds many tiles then. Whoever lays theirs first leaves the others a table on which they
//! can lay all of their own: with three players the last of them to lay won 79 of 114 rounds, the
//! first 10. So `strong` waits until somebody else has laid, and lets a turn pass beforehand, by a
//! small lay instead of a draw, where the order would make it second.

use crate::Action;

use super::evaluation::{order, values, values_by};
use super::features::Situation;
use super::weights::{LATE, held_back, is_late};

/// Somebody who has at most so many tiles has laid those that they held back.
const FEW: u8 = 12;
/// A lay of more tiles gives too much away.
const SMALL: usize = 3;

/// Returns what each listed action is worth, in chips, with the order of turns in mind.
pub(super) fn values_in_time(situation: &Situation, listed: &[Action]) -> Vec<f32> {
    if waits(situation) {
        return values_by(situation, held_back());
    }
    let mut values = values(situation);
    if comes_second(situation)
        && let Some(lay) = small_lay(situation, listed, &values)
    {
        let best = order(&values)[0];
        if !goes_out(situation, &listed[best]) {
            values[lay] = values[best] + 1.0;
        }
    }
    values
}

/// Whether it is better to wait until somebody else lays: near the end, while all hold many tiles and
/// the pot lasts for another turn of everybody.
fn waits(situation: &Situation) -> bool {
    let public = situation.public;
    public.has_opened(situation.seat)
        && is_late(public)
        && public.pot >= public.players
        && situation.standing.fewest() > FEW
}

/// Whether the player will be on turn right after the first one who meets the end of the pot, if
/// everybody draws.
fn comes_second(situation: &Situation) -> bool {
    let public = situation.public;
    let first = public.pot.checked_sub(LATE * public.players - 1);
    public.players > 2
        && public.has_opened(situation.seat)
        && first == Some(public.players - 1)
        && situation.standing.fewest() > FEW
}

/// Returns the best of the smallest lays.
fn small_lay(situation: &Situation, listed: &[Action], values: &[f32]) -> Option<usize> {
    let laid = |at: usize| laid(situation, &listed[at]);
    let lays = order(values)
        .into_iter()
        .filter_map(|at| Some((laid(at)?, at)));
    let smallest = lays.min_by_key(|(laid, _)| *laid);
    smallest
        .filter(|(laid, _)| *laid <= SMALL)
        .map(|(_, at)| at)
}

/// Returns how many tiles a lay takes from the rack.
fn laid(situation: &Situation, action: &Action) -> Option<usize> {
    let held = situation.rack.len() as usize;
    match action {
        Action::Lay(lay) => Some(held - situation.public.left_after(&lay.table)),
        Action::Draw | Action::Pass => None,
    }
}

fn goes_out(situation: &Situation, action: &Action) -> bool {
    laid(situation, action) == Some(situation.rack.len() as usize)
}
