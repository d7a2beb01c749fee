//! The lays that matter most, for lists of the junior set that do not hold all.

use super::exact;
use super::junior::JuniorLay;
use super::masks::rack_masks;
use crate::judge::{Lay, Position, judge};
use crate::settings::Settings;
use crate::solver::{Objective, solve};

/// With most tiles, with most chips, and going out: the most rewarding lay of the same tiles and
/// jokers each, as it would be listed.
pub(super) fn best(
    settings: &Settings,
    position: &Position,
) -> impl Iterator<Item = (Lay, JuniorLay)> {
    let objectives = [Objective::Tiles, Objective::Chips, Objective::Out];
    objectives.into_iter().filter_map(move |objective| {
        let lay = solve(settings, position, objective)?.lay;
        let laid = judge(settings, position, &lay).ok()?.laid;
        let like = JuniorLay {
            numbers: rack_masks(laid),
            jokers: laid.jokers(),
            take: lay.take,
            chips: 0,
        };
        Some(exact::most_rewarding(settings, position, &like))
    })
}
