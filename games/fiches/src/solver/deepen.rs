//! The fast way: from the best that could be hoped for downwards.
//!
//! Jokers make the sweep large, and mostly they are not needed to lay the
//! other tiles: then they are simply added to some series at the end. So the
//! sweep is asked for ways that use few wild jokers, the others being given
//! full credit, and for ways that leave few tiles behind, in turn fewer and
//! fewer demands. All that it leaves aside could not have been better, and the
//! judge confirms the credit; where the jokers found no place the caller falls
//! back to the sweep without credit. So nothing is given up.

use std::cell::Cell;

use super::freeing::{Freeing, Taking, freeings};
use super::goal::Goal;
use super::problem::{Posed, pose, rack_alone};
use super::rebuild;
use super::sweep::{CHIP, Sweep};
use super::{Objective, Task};
use crate::judge::Lay;
use crate::series::{Shape, shape};
use crate::settings::Settings;
use crate::table::{Counts, Table};
use crate::tiles::{COLOURS, Kind, Placed};

/// The best lay found with credit for jokers, and the value that it claims.
/// None if there is certainly no lay.
pub(super) fn with_credit(task: &Task<'_>) -> Option<(u8, Lay)> {
    let mut search = Search::new(task);
    let reals = search.reals;
    let most = search.most();
    let mut above = most + 1;
    let mut slack = 0;
    loop {
        let target = (most - slack).max(0);
        search.level(target, above);
        if search.best >= target {
            break;
        }
        if target == 0 || task.objective == Objective::Out || task.work.get() < 0 {
            return None;
        }
        above = target;
        slack = if slack < 2 { slack + 1 } else { slack * 2 };
    }
    debug_assert!(task.objective == Objective::Chips || search.best <= reals);
    let value = match task.objective {
        Objective::Out => 1,
        _ => search.best as u8 + task.rack.jokers(),
    };
    search.lay.map(|lay| (value, lay))
}

/// The same for a first lay: of the rack alone, the table untouched. What it
/// is worth is not looked at.
pub(super) fn beside_the_table(task: &Task<'_>) -> Option<(u8, Lay)> {
    let alone = Task {
        settings: task.settings,
        table: &Table::EMPTY,
        counts: Counts::default(),
        rack: task.rack,
        threshold: 0,
        objective: task.objective,
        work: Cell::new(task.work.get()),
    };
    let found = with_credit(&alone);
    task.work.set(alone.work.get());
    let (value, lay) = found?;
    let mut table = *task.table;
    for series in lay.table.iter() {
        table.push(series).expect("the tiles of one set fit");
    }
    Some((value, Lay { table, take: 0 }))
}

struct Search<'a> {
    task: &'a Task<'a>,
    choices: Vec<Freeing>,
    /// Numbered tiles on the rack.
    reals: i32,
    /// New series that can be made of the rack with so many wild jokers.
    new_most: Vec<i32>,
    best: i32,
    lay: Option<Lay>,
}

impl<'a> Search<'a> {
    fn new(task: &'a Task<'a>) -> Search<'a> {
        let mut choices = freeings(
            task.settings,
            task.table,
            &task.counts,
            task.rack,
            Taking::IfHeld,
        );
        // Where no joker needs to be freed, that is the quickest to see.
        choices.push(Freeing::nothing(&task.counts));
        choices.sort_by_key(|choice| choice.freed);
        choices.dedup_by(|a, b| a.freed == 0 && b.freed == 0);
        let wild = choices.iter().map(|c| c.freed).max().unwrap_or(0) + task.rack.jokers();
        let new_most = if task.objective == Objective::Chips {
            Sweep::new(&rack_alone(task, wild), &task.work).by_wild()
        } else {
            vec![0; usize::from(wild) + 1]
        };
        Search {
            task,
            choices,
            reals: task.rack.len() as i32 - i32::from(task.rack.jokers()),
            new_most,
            best: -1,
            lay: None,
        }
    }

    /// No lay can come to more, jokers aside.
    fn most(&self) -> i32 {
        self.reals + self.new_most.last().copied().unwrap_or(0)
    }

    /// Looks for a lay of at least `target` and below `above`.
    fn level(&mut self, target: i32, above: i32) {
        for choice in 0..self.choices.len() {
            let freed = self.choices[choice].freed;
            for wild in freed.min(1)..=freed + self.task.rack.jokers() {
                let goal = target.max(self.best + 1);
                if self.reals + self.new_most[usize::from(wild)] >= goal {
                    self.attempt(choice, wild, goal);
                }
                if self.best + 1 == above {
                    return;
                }
            }
        }
    }

    fn attempt(&mut self, choice: usize, wild: u8, goal: i32) {
        let task = self.task;
        let mut posed = pose(task, &self.choices[choice], Some(wild));
        let base = self.choices[choice].places.len() as i32;
        posed.problem.goal = Goal {
            target: goal - base,
            new_most: self.new_most[usize::from(wild)],
        };
        let mut sweep = Sweep::new(&posed.problem, &task.work);
        if wild > 1 {
            // Jokers make many ways; from the other end it is often plain
            // that they are needed there.
            let mirrored = posed.problem.mirrored();
            let from_above = Sweep::new(&mirrored, &task.work).best_up_to(wild - 1);
            sweep.bound_by(&from_above);
        }
        let Some((at, value)) = sweep.run() else {
            return;
        };
        let value = value + posed.base;
        self.best = match task.objective {
            Objective::Chips => value / CHIP,
            _ => value,
        };
        self.lay = Some(lay(task, &sweep, &posed, at, true));
    }
}

/// The lay that the sweep found; with `all_jokers`, those that it did not use
/// are added wherever they fit.
pub(super) fn lay(
    task: &Task<'_>,
    sweep: &Sweep<'_>,
    posed: &Posed,
    at: u32,
    all_jokers: bool,
) -> Lay {
    let mut series = rebuild::series(sweep, posed, at);
    let there = series.iter().flat_map(|(_, tiles)| tiles);
    let mut laid = there.filter(|t| t.is_joker()).count() as u8;
    if all_jokers {
        while laid < task.counts.all_jokers + task.rack.jokers() {
            let added = series.iter_mut().any(|(_, s)| add_joker(task.settings, s));
            if !added {
                break;
            }
            laid += 1;
        }
    }
    Lay {
        table: rebuild::in_order(task.table, series),
        // What lies there less than before was taken; a joker is never lost.
        take: task.counts.all_jokers.saturating_sub(laid),
    }
}

/// Adds a joker to a series, if it can hold one more.
fn add_joker(settings: &Settings, series: &mut Vec<Placed>) -> bool {
    let Ok(shape) = shape(settings, series) else {
        return false;
    };
    if settings.one_joker() && shape.jokers() > 0 {
        return false;
    }
    match shape {
        Shape::Run {
            colour,
            first,
            last,
            ..
        } => {
            if last < settings.set.numbers() {
                series.push(Placed::joker(Kind::new(colour, last + 1)));
                return true;
            }
            if first > 1 {
                series.insert(0, Placed::joker(Kind::new(colour, first - 1)));
                return true;
            }
            false
        }
        Shape::Group {
            number, colours, ..
        } => {
            let missing = (0..COLOURS as u8).find(|c| colours >> c & 1 == 0);
            if let Some(colour) = missing {
                series.push(Placed::joker(Kind::new(colour, number)));
            }
            missing.is_some()
        }
    }
}
