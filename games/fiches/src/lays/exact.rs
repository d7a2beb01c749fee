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
/// is about one step of one colour at one number.
const WORK: i64 = 60_000;

/// Wild jokers where all would be too many.
const FEW: u8 = 1;

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
    let wild = most_wild(&task(settings, position, 0));
    let (complete, _) = list_within(settings, position, (wild, WORK), found);
    if settings.rearrange && !complete && found.len() < CAP && wild > FEW {
        // With all jokers few sets could be looked at; with few jokers more can. (With rearranging
        // the tiles laid say which jokers are free, so that is no matter of reward.)
        let mut others = Vec::new();
        list_within(settings, position, (FEW, WORK / 4), &mut others);
        if others.len() > found.len() {
            *found = others;
        }
    }
    complete
}

/// The same with at most so many wild jokers and so much work; also what was left of that, less
/// than nothing where it was too little.
fn list_within(
    settings: &Settings,
    position: &Position,
    (wild, work): (u8, i64),
    found: &mut Vec<(Lay, Verdict)>,
) -> (bool, i64) {
    found.clear();
    let task = task(settings, position, 0);
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
            // Without the empty set there would be no lay of the other colours alone.
            if task.work.get() < 0 && numbers != 0 {
                all = false;
                break;
            }
            let plain = |c: &Choice| c.freed == 0 && c.best[0].is_some();
            let full = enough.with(found.iter().any(plain));
            if !found.is_empty() {
                sets[colour].push((numbers, found));
            }
            numbers = numbers.wrapping_sub(racks[colour]) & racks[colour];
            if numbers == 0 || full {
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
        let table = if plain::is_plain(&self.masks.covered, &lay) {
            plain::table(self.task.table, lay.numbers)
        } else {
            let colours = std::array::from_fn(|c| &self.sets[c][self.chosen[c]].1[..]);
            table(self.task, colours, &sums[at], wild)
        };
        self.spend(BUILDING);
        let verdict = lay.verdict(self.task.rack);
        self.found.push((Lay { table, take }, verdict));
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

/// Of the lays with the same tiles and jokers as this one the most rewarding, with its table; none
/// if there is no such lay, or not enough work to find it.
pub(super) fn most_rewarding(
    settings: &Settings,
    position: &Position,
    lay: &JuniorLay,
    work: i64,
) -> Option<(Lay, JuniorLay)> {
    let task = task(settings, position, work);
    let wild = most_wild(&task);
    let colours: [Vec<Choice>; COLOURS] =
        std::array::from_fn(|c| choices(&task, c, Asked::Just(lay.numbers[c]), wild));
    let sums = add_up(&colours);
    let (at, wild, value) = best(&sums, lay.jokers, lay.take).filter(|_| task.work.get() >= 0)?;
    let colours = std::array::from_fn(|c| &colours[c][..]);
    let table = table(&task, colours, &sums[at], wild);
    let take = lay.take;
    Some((Lay { table, take }, lay.earning(value)))
}

/// The table of a lay that was listed.
pub(super) fn build(settings: &Settings, position: &Position, lay: &JuniorLay) -> Lay {
    let built = most_rewarding(settings, position, lay, UNLIMITED);
    built.expect("the lay was listed").0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lays::Lays;
    use crate::settings::JokersPerSeries;
    use crate::solver::solve;

    /// Large racks, and jokers wherever they make most work.
    const HARD: [(&str, &str); 3] = [
        (
            "*b2 b3 b4 | y6 y7 y8 y9 | *k3 k4 k5",
            "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 y1 y2 y3 y4 y5 y10 b1 b2 b6 b7 b8 b9 b10 k1 k2 k3 k6 k7 J J",
        ),
        (
            "r2 r3 r4 r5 | *k6 k7 k8 k9 | y1 *y2 y3 y4 y5 | b1 *b2 b3 b4 b5 | *r6 r7 r8 r9",
            "r1 r6 r10 y2 y6 y7 y8 y9 y10 b2 b6 b7 b8 b9 b10 k1 k2 k3 k4 k5 k6 k10",
        ),
        (
            "r8 r9 r10",
            "r1 r2 r3 r4 r5 r6 r7 y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 b1 b3 b5 b7 k2 k4 k6 k8 k10 J J J J",
        ),
    ];

    fn hard() -> impl Iterator<Item = (Settings, Position)> {
        let kinds = [JokersPerSeries::Many, JokersPerSeries::One];
        let kinds = kinds.into_iter().flat_map(|k| [(k, false), (k, true)]);
        kinds.flat_map(|(jokers_per_series, rearrange)| {
            let settings = Settings {
                rearrange,
                jokers_per_series,
                ..Settings::JUNIOR
            };
            HARD.map(|(table, rack)| {
                let position = Position {
                    table: table.parse().expect("a table"),
                    rack: rack.parse().expect("a rack"),
                    opened: true,
                };
                (settings, position)
            })
        })
    }

    #[test]
    fn no_list_takes_more_work_than_it_may() {
        // One colour is swept to the end when its work is done for, and one lay is built.
        const MORE: i64 = WORK / 10;
        for (settings, position) in hard() {
            let mut found = Vec::new();
            for wild in [FEW, 4] {
                let limits = (wild, WORK);
                let (complete, left) = list_within(&settings, &position, limits, &mut found);
                assert!(!complete);
                assert!(left > -MORE, "{settings:?} {position:?}: {left}");
            }
            list(&settings, &position, &mut found);
            assert!(
                found.len() > 200,
                "{settings:?} {position:?}: {}",
                found.len()
            );
        }
    }

    #[test]
    fn a_list_that_is_cut_holds_the_lay_that_earns_most() {
        let mut lays = Lays::new();
        for (settings, position) in hard() {
            lays.list(&settings, &position);
            assert!(!lays.complete());
            let most = (0..lays.len()).map(|at| lays.chips(at)).max();
            let best = solve(&settings, &position, Objective::Chips);
            assert_eq!(most, best.map(|b| b.value), "{settings:?} {position:?}");
        }
    }
}
