//! The fast way: from the best that could be hoped for downwards.
//!
//! Jokers make the dp large, and mostly they are not needed to lay the other tiles: then they are
//! simply added to some series at the end. So those that are not used are given full credit, and
//! the dp is asked for ways that come to a goal, the highest that could be first, then lower ones.
//! It looks in depth ([`super::depth_first`]) from both ends in turn, which mostly shows soon that
//! there is a way or that there is none, and otherwise in breadth. All that it leaves aside could
//! not have been better, and the judge confirms the credit; where the jokers found no place the
//! caller falls back to the dp without credit. So nothing is given up.

use super::depth_first::Probe;
use super::dp::{CHIP, Dp};
use super::freeing::{Freeing, Taking, freeings};
use super::goal::{Goal, NewAbove, WILD};
use super::problem::{Posed, pose, rack_alone};
use super::rebuild;
use super::{Objective, Task};
use crate::judge::Lay;
use crate::series::{Shape, shape};
use crate::settings::Settings;
use crate::table::{Counts, Table};
use crate::tiles::{COLOURS, Kind, Placed};

/// Steps that are granted to the searches in depth from each end.
const STEPS: [u32; 2] = [300, 2000];

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
    if task.objective == Objective::Chips {
        search.more_tiles();
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
        table: &Table::EMPTY,
        counts: Counts::default(),
        threshold: 0,
        ..*task
    };
    let (value, lay) = with_credit(&alone)?;
    let mut table = *task.table;
    for series in lay.table.iter() {
        table.push(series).expect("the tiles of one set fit");
    }
    Some((value, Lay { table, take: 0 }))
}

/// New series that the rack can make above each number, or below it with the
/// numbers from high to low.
fn new_series(task: &Task<'_>, wild: u8, above: bool) -> NewAbove {
    let mut most = [[0; WILD]; 16];
    if task.objective == Objective::Chips {
        let alone = rack_alone(task, wild);
        // To know it for what lies above, the dp comes from there.
        let problem = if above { alone.mirrored() } else { alone };
        let found = Dp::new(&problem, task.work).best_up_to(wild);
        let top = usize::from(problem.making.top);
        for (numbers, by_wild) in found.into_iter().take(top + 1).enumerate() {
            let best = |w: usize| by_wild[w.min(usize::from(wild))].unwrap_or(0) as u8;
            most[top - numbers] = std::array::from_fn(best);
        }
    }
    most
}

struct Search<'a> {
    task: &'a Task<'a>,
    choices: Vec<Freeing>,
    /// Wild jokers, at most.
    wild: u8,
    /// Numbered tiles on the rack.
    reals: i32,
    /// New series that can be made of the rack above each number.
    new_above: NewAbove,
    /// The same from the other end, once it was asked for.
    new_below: Option<NewAbove>,
    /// The best so far, and its tiles.
    best: i32,
    tiles: i32,
    lay: Option<Lay>,
}

impl<'a> Search<'a> {
    fn new(task: &'a Task<'a>) -> Search<'a> {
        let mut choices = freeings(task, Taking::IfHeld);
        // Where no joker needs to be freed, that is the quickest to see.
        choices.push(Freeing::nothing(&task.counts));
        choices.sort_by_key(|choice| choice.freed);
        choices.dedup_by(|a, b| a.freed == 0 && b.freed == 0);
        let wild = choices.iter().map(|c| c.freed).max().unwrap_or(0) + task.rack.jokers();
        let new_above = new_series(task, wild, true);
        let reals = task.rack.len() as i32 - i32::from(task.rack.jokers());
        Search {
            task,
            choices,
            reals,
            new_above,
            new_below: None,
            wild,
            best: -1,
            tiles: 0,
            lay: None,
        }
    }

    /// No lay can come to more, jokers aside.
    fn most(&self) -> i32 {
        self.reals + self.new_most(self.wild)
    }

    /// New series that can be made of the rack with so many wild jokers.
    fn new_most(&self, wild: u8) -> i32 {
        i32::from(self.new_above[0][usize::from(wild)])
    }

    /// Looks for a lay of at least `target` and below `above`.
    fn level(&mut self, target: i32, above: i32) {
        for choice in 0..self.choices.len() {
            self.among(choice, target, above);
            if self.best + 1 == above {
                return;
            }
        }
    }

    /// The same with one choice of freed jokers.
    fn among(&mut self, choice: usize, target: i32, above: i32) {
        let all = self.choices[choice].freed + self.task.rack.jokers();
        // Whatever can be done with fewer jokers can be done with all.
        if !self.probe(choice, all, target, above) {
            let posed = self.posed(choice, all, target.max(self.best + 1));
            self.in_breadth(&posed);
        }
    }

    /// Among lays that earn as much, looks for one with more tiles.
    fn more_tiles(&mut self) {
        for choice in 0..self.choices.len() {
            let all = self.choices[choice].freed + self.task.rack.jokers();
            while self.tiles < self.reals && self.reals + self.new_most(all) >= self.best {
                let tiles = self.tiles;
                let mut posed = self.posed(choice, all, self.best);
                let goal = &mut posed.problem.goal;
                goal.tiles = tiles + 1 - self.choices[choice].places.len() as i32;
                if self.at_either_end(&posed) == Probe::Unknown {
                    self.in_breadth(&posed);
                }
                if self.tiles == tiles {
                    break;
                }
            }
        }
    }

    /// The problem, and what a way must come to.
    fn posed(&self, choice: usize, wild: u8, goal: i32) -> Posed {
        let mut posed = pose(self.task, &self.choices[choice], wild, true);
        let base = self.choices[choice].places.len() as i32;
        posed.problem.goal = Goal {
            target: goal - base,
            tiles: 0,
            new_most: self.new_most(wild),
            new_above: self.new_above,
        };
        posed
    }

    /// Looks for lays in depth, each better than the one before. Whether it is
    /// certain that there is no better one.
    fn probe(&mut self, choice: usize, wild: u8, target: i32, above: i32) -> bool {
        loop {
            let goal = target.max(self.best + 1);
            if goal >= above || self.reals + self.new_most(wild) < goal {
                return true;
            }
            let posed = self.posed(choice, wild, goal);
            match self.at_either_end(&posed) {
                Probe::Found(..) => {}
                Probe::Never => return true,
                Probe::Unknown => return false,
            }
        }
    }

    /// In depth from below and from above, in turn: often it is plain from one
    /// end what is hard to see from the other.
    fn at_either_end(&mut self, posed: &Posed) -> Probe {
        let mut other = None;
        for steps in STEPS {
            let ended = self.in_depth(posed, steps);
            if ended != Probe::Unknown {
                return ended;
            }
            let other = other.get_or_insert_with(|| self.turned(posed));
            let ended = self.in_depth(other, steps);
            if ended != Probe::Unknown {
                return ended;
            }
        }
        Probe::Unknown
    }

    fn in_depth(&mut self, posed: &Posed, steps: u32) -> Probe {
        let mut dp = Dp::new(&posed.problem, self.task.work);
        let ended = dp.probe(steps);
        if let Probe::Found(at, value) = ended {
            self.found(&dp, posed, at, value);
        }
        ended
    }

    /// The problem from the other end.
    fn turned(&mut self, posed: &Posed) -> Posed {
        let mut turned = posed.mirrored();
        let (task, wild) = (self.task, self.wild);
        let below = self
            .new_below
            .get_or_insert_with(|| new_series(task, wild, false));
        turned.problem.goal.new_above = *below;
        turned
    }

    /// The whole dp, with bounds from the other end.
    fn in_breadth(&mut self, posed: &Posed) {
        let mut dp = Dp::new(&posed.problem, self.task.work);
        let wild = posed.problem.making.wild;
        if wild > 1 {
            // Jokers make many ways; from the other end it is often plain
            // that they are needed there.
            let mirrored = self.turned(posed).problem;
            let from_above = Dp::new(&mirrored, self.task.work).best_up_to(wild - 1);
            dp.bounds.bound_by(&from_above, posed.problem.making.top);
        }
        if let Some((at, value)) = dp.run() {
            self.found(&dp, posed, at, value);
        }
    }

    fn found(&mut self, dp: &Dp<'_>, posed: &Posed, at: u32, value: i32) {
        let value = value + posed.base;
        (self.best, self.tiles) = match self.task.objective {
            Objective::Chips => (value / CHIP, value % CHIP),
            _ => (value, value),
        };
        self.lay = Some(lay(self.task, dp, posed, at, true));
    }
}

/// The lay that the dp found; with `all_jokers`, those that it did not use
/// are added wherever they fit.
pub(super) fn lay(task: &Task<'_>, dp: &Dp<'_>, posed: &Posed, at: u32, all_jokers: bool) -> Lay {
    let mut series = rebuild::series(dp, posed, at);
    let there = series.iter().flat_map(|series| &series.tiles);
    let mut laid = there.filter(|t| t.is_joker()).count() as u8;
    if all_jokers {
        while laid < task.counts.all_jokers + task.rack.jokers() {
            let added = series
                .iter_mut()
                .any(|series| add_joker(task.settings, &mut series.tiles));
            if !added {
                break;
            }
            laid += 1;
        }
    }
    Lay {
        table: rebuild::table_of(task.table, &[&rebuild::in_place(task.table, series)]),
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
