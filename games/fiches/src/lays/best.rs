//! The lays that matter most, for lists of the junior set that do not hold all.

use super::exact;
use super::junior::JuniorLay;
use super::masks::rack_masks;
use crate::judge::{Lay, Position, judge};
use crate::settings::Settings;
use crate::solver::{Objective, solve_within};
use crate::tiles::Rack;

/// The work for each of them; only the largest positions with rearranging take more.
const WORK: i64 = 80_000;

/// The lay that earns most, and the one that goes out, as they would be listed.
pub(super) fn best(settings: &Settings, position: &Position) -> Vec<(Lay, JuniorLay)> {
    let richest = richest(settings, position);
    let whole = as_bits(position.rack, 0, 0);
    let out = exact::most_rewarding(settings, position, &whole, WORK);
    let mut best: Vec<(Lay, JuniorLay)> = richest.into_iter().chain(out).collect();
    best.dedup_by_key(|(_, lay)| (lay.laid(), lay.take));
    best
}

fn richest(settings: &Settings, position: &Position) -> Option<(Lay, JuniorLay)> {
    let lay = solve_within(settings, position, Objective::Chips, WORK)?.lay;
    let verdict = judge(settings, position, &lay).ok()?;
    Some((lay, as_bits(verdict.laid, lay.take, verdict.chips)))
}

fn as_bits(laid: Rack, take: u8, chips: u8) -> JuniorLay {
    JuniorLay {
        numbers: rack_masks(laid),
        jokers: laid.jokers(),
        take,
        chips,
    }
}
