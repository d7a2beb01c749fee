//! The junior set: colour by colour (F1.1: runs only, one tile of a kind).
//!
//! For each colour the choices are which of its jokers are freed and how many wild jokers it gets;
//! the best of each is found by a [`ColourDp`], and the colours are added up so that the jokers
//! come out even: those freed and those from the rack are laid, or freed ones are taken (F5.4).

use std::cell::{Cell, OnceCell};

use super::colour_dp::{ByWild, ColourDp, WILD};
use super::freeing::{Taking, freeings};
use super::problem::{Posed, pose};
use super::rebuild::{InPlace, in_place, table_of};
use super::{Objective, Task};
use crate::judge::Lay;
use crate::table::Table;
use crate::tiles::{COLOURS, Rack};

/// One choice for one colour.
pub(crate) struct Choice {
    /// Freed jokers, and those that may be taken.
    pub freed: u8,
    pub takeable: u8,
    /// The best value for each number of wild jokers laid in the colour.
    pub best: ByWild,
    posed: Posed,
    dp: ColourDp,
    /// Work that is not counted yet.
    unpaid: Cell<i64>,
    /// Its series by wild jokers: lays that differ in other colours share them.
    series: [OnceCell<InPlace>; WILD],
}

/// Returns every choice for a colour: each set of its jokers that can be freed by `numbers`, the
/// colour's tiles of the rack that may be laid, or that must be laid where the task asks for all.
/// `wild` is the most wild jokers there can be. Once the work is done for, choices may be left out.
pub(crate) fn choices(task: &Task<'_>, colour: usize, numbers: u16, wild: u8) -> Vec<Choice> {
    let task = Task {
        counts: task.counts.of_colour(colour),
        rack: Rack::of_numbers(colour as u8, numbers),
        ..*task
    };
    let taking = if task.lay_all {
        Taking::AllLaid
    } else {
        Taking::IfLaid
    };
    let mut freeings = freeings(&task, taking);
    freeings.sort_by_key(|freeing| freeing.takeable);
    let weights = (1, i32::from(task.objective == Objective::Chips));
    let mut found = Vec::new();
    for freeing in freeings {
        if task.work.get() < 0 && freeing.takeable > 0 {
            break;
        }
        let posed = pose(&task, &freeing, wild, false);
        let dp = ColourDp::new(&posed.problem, colour, weights);
        // Where nothing of the colour is laid and nothing rearranged, the work is counted only once
        // jokers are added to it.
        let unpaid = Cell::new(dp.work * freeing.ways);
        if numbers != 0 || task.settings.rearrange {
            task.work.set(task.work.get() - unpaid.take());
        }
        let mut best = dp.by_wild();
        // Tiles that replace jokers in their places are laid in any case.
        for value in best.iter_mut().flatten() {
            *value += freeing.places.len() as i32;
        }
        if best.iter().any(Option::is_some) {
            found.push(Choice {
                freed: freeing.freed,
                takeable: freeing.takeable,
                best,
                posed,
                dp,
                unpaid,
                series: Default::default(),
            });
        }
    }
    found
}

/// The colours added up: for each pair of (takeable, freed) the best value by wild jokers.
#[derive(Clone)]
pub(crate) struct Sum {
    pub takeable: u8,
    pub freed: u8,
    pub best: ByWild,
    /// For each number of wild jokers, each colour's choice and wild jokers.
    from: [[(u8, u8); COLOURS]; WILD],
}

impl Sum {
    fn new(takeable: u8, freed: u8) -> Sum {
        Sum {
            takeable,
            freed,
            best: [None; WILD],
            from: [[(0, 0); COLOURS]; WILD],
        }
    }

    /// Returns the sum of no colour.
    pub(crate) fn nothing() -> Sum {
        let mut sum = Sum::new(0, 0);
        sum.best[0] = Some(0);
        sum
    }

    /// Adds each choice of a colour to each sum.
    pub(crate) fn add_all(sums: &[Sum], choices: &[Choice], colour: usize) -> Vec<Sum> {
        let mut next: Vec<Sum> = Vec::new();
        for sum in sums {
            for (nth, choice) in choices.iter().enumerate() {
                let jokers = (sum.takeable + choice.takeable, sum.freed + choice.freed);
                let same = next.iter().position(|s| (s.takeable, s.freed) == jokers);
                let at = same.unwrap_or_else(|| {
                    next.push(Sum::new(jokers.0, jokers.1));
                    next.len() - 1
                });
                next[at].improve(sum, choice, colour, nth as u8);
            }
        }
        next
    }

    /// Takes in what another sum and a choice of the next colour come to, where that is better.
    fn improve(&mut self, sum: &Sum, choice: &Choice, colour: usize, nth: u8) {
        for (before, value) in sum.best.iter().enumerate() {
            for (more, gain) in choice.best.iter().enumerate().take(WILD - before) {
                let (Some(value), Some(gain)) = (value, gain) else {
                    continue;
                };
                let wild = before + more;
                if self.best[wild] < Some(value + gain) {
                    self.best[wild] = Some(value + gain);
                    self.from[wild] = sum.from[before];
                    self.from[wild][colour] = (nth, more as u8);
                }
            }
        }
    }
}

/// Adds up one choice of each colour, in all ways.
pub(crate) fn add_up(colours: &[Vec<Choice>; COLOURS]) -> Vec<Sum> {
    let colours = colours.iter().enumerate();
    colours.fold(vec![Sum::nothing()], |sums, (colour, choices)| {
        Sum::add_all(&sums, choices, colour)
    })
}

/// Returns the most wild jokers that there can be: those of the rack, and those freed.
pub(crate) fn most_wild(task: &Task<'_>) -> u8 {
    let freed = |kind: crate::tiles::Kind| {
        let at = kind.index();
        let on_table = if task.settings.rearrange {
            task.counts.real[at]
        } else {
            0
        };
        task.counts.jokers[at].min(task.rack.of(kind) + on_table)
    };
    task.settings.set.kinds().map(freed).sum::<u8>() + task.rack.jokers()
}

/// Finds the best lay and its value.
pub(super) fn best(task: &Task<'_>) -> Option<(u8, Lay)> {
    let wild = most_wild(task);
    let colours: [Vec<Choice>; COLOURS] =
        std::array::from_fn(|c| choices(task, c, task.rack.numbers_of(c as u8), wild));
    let sums = add_up(&colours);
    let held = task.rack.jokers();
    let mut best: Option<(i32, u8, u8, usize)> = None;
    for (at, sum) in sums.iter().enumerate() {
        for (laid, value) in sum.best.iter().enumerate() {
            let Some(value) = value else { continue };
            let (laid, freed) = (laid as u8, sum.freed);
            let (from_rack, take) = (laid.saturating_sub(freed), freed.saturating_sub(laid));
            if from_rack > held || take > sum.takeable {
                continue;
            }
            let lost = if task.objective == Objective::Chips {
                take
            } else {
                0
            };
            let value = value + i32::from(from_rack) - i32::from(lost);
            let out = take == 0 && value == task.rack.len() as i32;
            if task.objective == Objective::Out && !out {
                continue;
            }
            if best.is_none_or(|(most, ..)| value > most) {
                best = Some((value, laid, take, at));
            }
        }
    }
    let (value, laid, take, at) = best?;
    let value = match task.objective {
        Objective::Out => 1,
        _ => value as u8,
    };
    (value > 0).then(|| {
        let colours = std::array::from_fn(|c| &colours[c][..]);
        let table = table(task, colours, &sums[at], laid);
        (value, Lay { table, take })
    })
}

/// Builds the table of a sum with so many wild jokers.
pub(crate) fn table(task: &Task<'_>, colours: [&[Choice]; COLOURS], sum: &Sum, wild: u8) -> Table {
    let from = sum.from[usize::from(wild)];
    let parts: [&InPlace; COLOURS] = std::array::from_fn(|colour| {
        let (nth, wild) = from[colour];
        let choice = &colours[colour][usize::from(nth)];
        choice.series[usize::from(wild)].get_or_init(|| {
            if wild > 0 {
                task.work.set(task.work.get() - choice.unpaid.take());
            }
            let series = choice.dp.series(&choice.posed, colour, wild);
            in_place(task.table, series)
        })
    });
    table_of(task.table, &parts)
}
