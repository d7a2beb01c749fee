//! Junior lays the exact way: every set of tiles of a colour is swept, and every lay is built when
//! it is found, as lays that differ in one colour share the others.
//!
//! That is much work where many tiles are held, so there is a limit. It is counted, not timed: the
//! list depends on the position only, not on the machine. Each colour gets its share of it, and
//! each begins with the smallest sets, so what is left out are lays of many tiles; the best of those
//! are added by the caller ([`super::best`]).

use std::cell::Cell;

use super::enough::Enough;
use super::junior::JuniorLay;
use super::masks::{Masks, rack_masks};
use super::{CAP, plain};
use crate::judge::{Lay, Position, Verdict};
use crate::settings::Settings;
use crate::solver::junior::{Asked, Choice, Sum, add_up, choices, most_wild, table};
use crate::solver::{Objective, Task, UNLIMITED};
use crate::tiles::COLOURS;

/// The work for a list: half for the colours by themselves, half for putting them together. A unit
/// is about one way of one colour at one number.
pub(super) const WORK: i64 = 100_000;

/// What adding up two choices, and what a lay takes, in the same unit.
const ADDING: i64 = 2;
const BUILDING: i64 = 4;

/// A set of tiles of one colour: its numbers, and what can be made of it.
type Tiles = (u16, Vec<Choice>);

fn task<'a>(settings: &'a Settings, position: &'a Position, work: i64) -> Task<'a> {
    Task {
        settings,
        table: &position.table,
        counts: position.table.counts(),
        rack: position.rack,
        threshold: 0,
        objective: Objective::Chips,
        work: Cell::new(work),
    }
}

/// Lists the lays; whether the list is complete.
pub(super) fn list(
    settings: &Settings,
    position: &Position,
    found: &mut Vec<(Lay, Verdict)>,
) -> bool {
    list_within(settings, position, WORK, found).0
}

/// The same with so much work; also what was left of it, less than nothing where it was too little.
fn list_within(
    settings: &Settings,
    position: &Position,
    work: i64,
    found: &mut Vec<(Lay, Verdict)>,
) -> (bool, i64) {
    found.clear();
    let task = task(settings, position, 0);
    let wild = most_wild(&task);
    let (sets, all) = sets(&task, wild, work / 2);
    task.work.set(task.work.get().min(0) + work - work / 2);
    let mut list = List {
        task: &task,
        sets: &sets,
        masks: Masks::of(&position.table),
        wild,
        chosen: [0; COLOURS],
        lay: JuniorLay::default(),
        found,
    };
    let combined = list.combine(0, &[Sum::nothing()]);
    (all && combined, task.work.get())
}

/// The sets of every colour's tiles, and whether these are all that are needed.
fn sets(task: &Task<'_>, wild: u8, work: i64) -> ([Vec<Tiles>; COLOURS], bool) {
    let racks = rack_masks(task.rack);
    let mut sets: [Vec<Tiles>; COLOURS] = Default::default();
    let (mut enough, mut all) = (Enough::new(), true);
    for colour in (0..COLOURS).rev() {
        // What one colour leaves over is the next one's.
        task.work.set(task.work.get() + work / COLOURS as i64);
        let mut numbers = 0u16;
        loop {
            let found = choices(task, colour, Asked::Just(numbers), wild);
            let plain = |c: &Choice| c.freed == 0 && c.best[0].is_some();
            let full = enough.with(found.iter().any(plain));
            if !found.is_empty() {
                sets[colour].push((numbers, found));
            }
            numbers = numbers.wrapping_sub(racks[colour]) & racks[colour];
            if numbers == 0 || full {
                break;
            }
            if task.work.get() < 0 {
                all = false;
                break;
            }
        }
        enough.next_colour();
    }
    (sets, all)
}

struct List<'a> {
    task: &'a Task<'a>,
    sets: &'a [Vec<Tiles>; COLOURS],
    masks: Masks,
    /// Wild jokers, at most.
    wild: u8,
    /// By colour, which set is laid.
    chosen: [usize; COLOURS],
    lay: JuniorLay,
    found: &'a mut Vec<(Lay, Verdict)>,
}

impl List<'_> {
    /// All sets of this colour's tiles with those of the colours after; whether that was all.
    fn combine(&mut self, colour: usize, sums: &[Sum]) -> bool {
        if colour == COLOURS {
            return self.emit(sums);
        }
        let sets = &self.sets[colour];
        for (nth, (numbers, choices)) in sets.iter().enumerate() {
            let next = Sum::add_all(sums, choices, colour);
            self.spend(ADDING * (sums.len() * choices.len()) as i64);
            let possible = |sum: &Sum| {
                sum.best[..=usize::from(self.wild)]
                    .iter()
                    .any(Option::is_some)
            };
            if next.iter().any(possible) {
                self.chosen[colour] = nth;
                self.lay.numbers[colour] = *numbers;
                if !self.combine(colour + 1, &next) {
                    return false;
                }
            }
            if self.task.work.get() < 0 {
                return false;
            }
        }
        true
    }

    /// One lay for every number of jokers laid from the rack and taken.
    fn emit(&mut self, sums: &[Sum]) -> bool {
        let most = sums.iter().map(|s| s.takeable).max().unwrap_or(0);
        for take in 0..=most {
            for jokers in 0..=self.task.rack.jokers() {
                if self.lay.count() + jokers == 0 {
                    continue;
                }
                if let Some(best) = best(sums, jokers, take) {
                    if self.found.len() == CAP {
                        return false;
                    }
                    self.push(sums, jokers, take, best);
                }
            }
        }
        true
    }

    fn push(&mut self, sums: &[Sum], jokers: u8, take: u8, (at, wild, value): (usize, u8, i32)) {
        let lay = JuniorLay {
            jokers,
            take,
            ..self.lay
        };
        let lay = lay.earning(value);
        let built = plain::build(self.task.table, &self.masks, &lay).unwrap_or_else(|| {
            let colours = std::array::from_fn(|c| &self.sets[c][self.chosen[c]].1[..]);
            let table = table(self.task, colours, &sums[at], wild);
            Lay { table, take }
        });
        self.spend(BUILDING);
        self.found.push((built, lay.verdict(self.task.rack)));
    }

    fn spend(&self, work: i64) {
        self.task.work.set(self.task.work.get() - work);
    }
}

/// The sum, the wild jokers and the value that earn most.
fn best(sums: &[Sum], jokers: u8, take: u8) -> Option<(usize, u8, i32)> {
    let of = |(at, sum): (usize, &Sum)| {
        if take > sum.takeable || take > sum.freed {
            return None;
        }
        let wild = sum.freed - take + jokers;
        let value = *sum.best.get(usize::from(wild))?;
        value.map(|value| (at, wild, value))
    };
    sums.iter().enumerate().filter_map(of).max_by_key(|b| b.2)
}

/// Of the lays with the same tiles and jokers as this one the most rewarding, with its table.
pub(super) fn most_rewarding(
    settings: &Settings,
    position: &Position,
    lay: &JuniorLay,
) -> (Lay, JuniorLay) {
    let task = task(settings, position, UNLIMITED);
    let wild = most_wild(&task);
    let colours: [Vec<Choice>; COLOURS] =
        std::array::from_fn(|c| choices(&task, c, Asked::Just(lay.numbers[c]), wild));
    let sums = add_up(&colours);
    let (at, wild, value) = best(&sums, lay.jokers, lay.take).expect("there is such a lay");
    let colours = std::array::from_fn(|c| &colours[c][..]);
    let table = table(&task, colours, &sums[at], wild);
    let take = lay.take;
    (Lay { table, take }, lay.earning(value))
}
