//! The exact solver: the lay that puts down most tiles, earns most chips, or goes out.
//!
//! Dynamic programming over the numbers (see `solver/dp.rs`); the junior set, whose
//! colours meet only in the jokers, is solved colour by colour (see `solver/junior.rs`).

mod colour_dp;
mod depth_first;
mod dp;
mod expansion;
mod freeing;
mod goal;
mod groups;
pub(crate) mod junior;
mod layer;
mod lookahead;
mod number_steps;
mod problem;
mod rebuild;
mod run_moves;
mod runs;
mod steps;
mod supply;
mod target_search;

use std::cell::Cell;

use crate::judge::{BeforeLay, Lay, Verdict, judge};
use crate::settings::Settings;
use crate::table::{Counts, Table};
use crate::tiles::{Rack, Set};
use dp::Dp;
use freeing::{Freeing, Taking, freeings};

/// What a lay is to achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objective {
    /// Most tiles from the rack, jokers included. A joker laid while another
    /// one is taken counts as neither.
    Tiles,
    /// Most chips for the lay itself, without the chip for going out; among equals, most tiles.
    Chips,
    /// The whole rack at once.
    Out,
}

/// A best lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Tiles, chips, or 1 for going out.
    pub value: u8,
    /// A lay that has it; the judge accepts it.
    pub lay: Lay,
}

/// What is to be solved.
pub(crate) struct Task<'a> {
    pub settings: &'a Settings,
    pub table: &'a Table,
    pub counts: Counts,
    pub rack: Rack,
    pub threshold: u16,
    pub objective: Objective,
    /// Whether every tile of the rack must be laid.
    pub lay_all: bool,
    /// How much work is left; only a list of lays sets a limit.
    pub work: &'a Cell<i64>,
}

/// No limit.
pub(crate) const UNLIMITED: i64 = i64::MAX;

/// The best lay; none if there is no lay worth anything.
///
/// # Panics
/// If the table does not stand.
pub fn solve(settings: &Settings, position: &BeforeLay, objective: Objective) -> Option<Solution> {
    solve_within(settings, position, objective, UNLIMITED)
}

/// The same, if it is found with so much work; a unit is about one step of one
/// way. It depends on the position only, not on the machine.
pub(crate) fn solve_within(
    settings: &Settings,
    position: &BeforeLay,
    objective: Objective,
    work: i64,
) -> Option<Solution> {
    if position.rack.is_empty() {
        return None;
    }
    let work = Cell::new(work);
    let task = Task {
        settings,
        table: &position.table,
        counts: position.table.counts(),
        rack: position.rack,
        threshold: settings.threshold(position.opened),
        objective,
        lay_all: objective == Objective::Out,
        work: &work,
    };
    let solution = solve_task(&task, position);
    // What was found in a hurry may not be the best.
    solution.filter(|_| work.get() >= 0)
}

fn solve_task(task: &Task<'_>, position: &BeforeLay) -> Option<Solution> {
    if task.settings.set == Set::Junior {
        let (value, lay) = junior::best(task)?;
        return Some(Solution { value, lay });
    }
    let (claimed, lay) = if task.threshold == 0 {
        target_search::with_credit(task)?
    } else {
        // What the rack can do by itself, if it is worth enough (F6.1).
        target_search::beside_the_table(task)?
    };
    if let Some((value, solution)) = checked(task, position, lay)
        && value == claimed
    {
        return Some(solution);
    }
    let (bound, lay) = best(task, Taking::IfHeld)?;
    let checked = checked(task, position, lay);
    if let Some((value, solution)) = checked
        && value == bound
    {
        return Some(solution);
    }
    // A joker was taken whose tile stayed on the rack: see which are laid.
    let (_, lay) = best(task, Taking::IfLaid)?;
    self::checked(task, position, lay).map(|(_, solution)| solution)
}

/// What the judge makes of a lay.
fn checked(task: &Task<'_>, position: &BeforeLay, lay: Lay) -> Option<(u8, Solution)> {
    let verdict = judge(task.settings, position, &lay).ok()?;
    let value = value(task.objective, &verdict, &lay);
    Some((value, Solution { value, lay }))
}

/// The value of a lay for an objective.
pub fn value(objective: Objective, verdict: &Verdict, lay: &Lay) -> u8 {
    match objective {
        Objective::Tiles => verdict.laid.len() as u8 - verdict.laid.jokers().min(lay.take),
        Objective::Chips => verdict.chips,
        Objective::Out => u8::from(verdict.goes_out()),
    }
}

/// The best lay over all choices of freed jokers, with the value that it claims.
fn best(task: &Task<'_>, taking: Taking) -> Option<(u8, Lay)> {
    let mut best: Option<(i32, Lay)> = None;
    for freeing in &freeings(task, taking) {
        let least = best.as_ref().map_or(0, |(value, _)| *value);
        if let Some(found) = best_of(task, freeing, least) {
            best = Some(found);
        }
    }
    best.map(|(value, lay)| {
        let value = match task.objective {
            Objective::Tiles => value as u8,
            Objective::Chips => (value / dp::CHIP) as u8,
            Objective::Out => 1,
        };
        (value, lay)
    })
}

/// The best lay for one choice, if it is worth more than `least`.
fn best_of(task: &Task<'_>, freeing: &Freeing, least: i32) -> Option<(i32, Lay)> {
    let wild = freeing.freed + task.rack.jokers();
    let posed = problem::pose(task, freeing, wild, false);
    let mut dp = Dp::new(&posed.problem, task.work);
    let (at, value) = dp.run()?;
    let value = value + posed.base;
    (value > least).then(|| (value, target_search::lay(task, &dp, &posed, at, false)))
}
