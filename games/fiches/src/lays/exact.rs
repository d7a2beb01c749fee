//! Junior lays the exact way: every set of tiles of a colour is solved, and every lay is built when
//! it is found, as lays that differ in one colour share the others.
//!
//! That is much work where many tiles are held, so there is a limit. It is counted, not timed: the
//! list depends on the position only, not on the machine. Each colour gets its share of it, and
//! each begins with the smallest sets, so what is left out are lays of many tiles; the best of those
//! are added by the caller ([`super::best`]).

use std::cell::Cell;

use super::masks::{Masks, rack_masks};
use super::{CAP, Lays, ListedLay, SetCount, tables};
use crate::judge::BeforeLay;
use crate::settings::Settings;
use crate::solver::junior::{Choice, Sum, add_up, choices, most_wild, table};
use crate::solver::{Objective, Task, UNLIMITED};
use crate::table::Table;
use crate::tiles::{COLOURS, Rack, Tile};

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

fn task<'a>(settings: &'a Settings, position: &'a BeforeLay, work: &'a Cell<i64>) -> Task<'a> {
    Task {
        settings,
        table: &position.table,
        counts: position.table.counts(),
        rack: position.rack,
        threshold: 0,
        objective: Objective::Chips,
        lay_all: true,
        work,
    }
}

/// Lists the lays; returns whether the list is complete.
pub(super) fn list(settings: &Settings, position: &BeforeLay, lays: &mut Lays) -> bool {
    let wild = most_wild(&task(settings, position, &Cell::new(0)));
    let (complete, _) = list_within(settings, position, (wild, WORK), lays);
    if settings.rearrange && !complete && lays.len() < CAP && wild > FEW {
        // With all jokers few sets could be looked at; with few jokers more can. (With rearranging
        // the tiles laid say which jokers are free, so that is no matter of reward.)
        let mut others = Lays::new();
        list_within(settings, position, (FEW, WORK / 4), &mut others);
        if others.len() > lays.len() {
            (lays.listed, lays.tables) = (others.listed, others.tables);
        }
    }
    complete
}

/// Lists lays with at most so many wild jokers and so much work; returns whether these are all, and
/// what was left of the work, less than nothing where it was too little.
fn list_within(
    settings: &Settings,
    position: &BeforeLay,
    (wild, work): (u8, i64),
    lays: &mut Lays,
) -> (bool, i64) {
    let left = Cell::new(0);
    let task = task(settings, position, &left);
    let (sets, all) = sets(&task, wild, work / 2);
    left.set(left.get().min(0) + work - work / 2);
    let mut list = List {
        task: &task,
        sets: &sets,
        wild,
        chosen: [0; COLOURS],
        laid: Rack::EMPTY,
        covered: Masks::of(&position.table).covered,
        lays,
    };
    let combined = list.combine(0, &[Sum::nothing()]);
    (all && combined, left.get())
}

/// Finds the sets of every colour's tiles, and whether these are all that are needed.
fn sets(task: &Task<'_>, wild: u8, work: i64) -> ([Vec<Tiles>; COLOURS], bool) {
    let racks = rack_masks(task.rack);
    let mut sets: [Vec<Tiles>; COLOURS] = Default::default();
    let (mut count, mut all) = (SetCount::new(), true);
    for colour in (0..COLOURS).rev() {
        // What one colour leaves over is the next one's.
        task.work.set(task.work.get() + work / COLOURS as i64);
        let mut numbers = 0u16;
        loop {
            let found = choices(task, colour, numbers, wild);
            // Without the empty set there would be no lay of the other colours alone.
            if task.work.get() < 0 && numbers != 0 {
                all = false;
                break;
            }
            let plain = |c: &Choice| c.freed == 0 && c.best[0].is_some();
            let full = count.add(found.iter().any(plain));
            if !found.is_empty() {
                sets[colour].push((numbers, found));
            }
            numbers = numbers.wrapping_sub(racks[colour]) & racks[colour];
            if numbers == 0 || full {
                break;
            }
        }
        count.next_colour();
    }
    (sets, all)
}

struct List<'a> {
    task: &'a Task<'a>,
    sets: &'a [Vec<Tiles>; COLOURS],
    /// Wild jokers, at most.
    wild: u8,
    /// By colour, which set is laid, and the tiles of these sets.
    chosen: [usize; COLOURS],
    laid: Rack,
    covered: [u16; COLOURS],
    lays: &'a mut Lays,
}

impl List<'_> {
    /// Combines all sets of this colour's tiles with those of the colours after; returns whether that
    /// was all.
    fn combine(&mut self, colour: usize, sums: &[Sum]) -> bool {
        if colour == COLOURS {
            return self.emit(sums);
        }
        let (sets, before) = (&self.sets[colour], self.laid);
        for (nth, (numbers, choices)) in sets.iter().enumerate() {
            let next = Sum::add_all(sums, choices, colour);
            self.spend(ADDING * (sums.len() * choices.len()) as i64);
            let wild = usize::from(self.wild);
            let possible = |sum: &Sum| sum.best[..=wild].iter().any(Option::is_some);
            if next.iter().any(possible) {
                self.chosen[colour] = nth;
                self.laid = before.plus(Rack::of_numbers(colour as u8, *numbers));
                if !self.combine(colour + 1, &next) {
                    return false;
                }
            }
            if self.task.work.get() < 0 {
                return false;
            }
        }
        self.laid = before;
        true
    }

    /// Lists one lay for every number of jokers laid from the rack and taken.
    fn emit(&mut self, sums: &[Sum]) -> bool {
        let most = sums.iter().map(|s| s.takeable).max().unwrap_or(0);
        for take in 0..=most {
            for jokers in 0..=self.task.rack.jokers() {
                let mut laid = self.laid;
                laid.add(Tile::JOKER, jokers);
                if laid.is_empty() {
                    continue;
                }
                if let Some((sum, wild, lay)) = best(sums, laid, take) {
                    if self.lays.len() == CAP {
                        return false;
                    }
                    self.spend(BUILDING);
                    let table = tables::plain_lay(self.task.table, &self.covered, &lay)
                        .unwrap_or_else(|| {
                            let colours =
                                std::array::from_fn(|c| &self.sets[c][self.chosen[c]].1[..]);
                            table(self.task, colours, sum, wild)
                        });
                    self.lays.push(lay, table);
                }
            }
        }
        true
    }

    fn spend(&self, work: i64) {
        self.task.work.set(self.task.work.get() - work);
    }
}

/// Finds the sum and the wild jokers that earn most, and what the lay comes to.
fn best(sums: &[Sum], laid: Rack, take: u8) -> Option<(&Sum, u8, ListedLay)> {
    let of = |sum: &'_ Sum| {
        let wild = sum.freed.checked_sub(take)? + laid.jokers();
        let value = (*sum.best.get(usize::from(wild))?)?;
        (take <= sum.takeable).then_some((wild, value))
    };
    let ways = sums.iter().filter_map(|sum| Some((sum, of(sum)?)));
    let (sum, (wild, value)) = ways.max_by_key(|(_, (_, value))| *value)?;
    let lay = ListedLay {
        laid,
        take,
        chips: (value + i32::from(laid.jokers()) - i32::from(take)) as u8,
    };
    Some((sum, wild, lay))
}

/// Finds, of the lays with the same tiles and jokers as this one, the most rewarding with its table;
/// none if there is no such lay, or not enough work to find it.
pub(super) fn most_rewarding(
    settings: &Settings,
    position: &BeforeLay,
    lay: &ListedLay,
    work: i64,
) -> Option<(ListedLay, Table)> {
    let work = Cell::new(work);
    let task = task(settings, position, &work);
    let wild = most_wild(&task);
    let numbers = rack_masks(lay.laid);
    let colours: [Vec<Choice>; COLOURS] =
        std::array::from_fn(|c| choices(&task, c, numbers[c], wild));
    let sums = add_up(&colours);
    let (sum, wild, lay) = best(&sums, lay.laid, lay.take).filter(|_| work.get() >= 0)?;
    let colours = std::array::from_fn(|c| &colours[c][..]);
    Some((lay, table(&task, colours, sum, wild)))
}

/// Builds the table of a lay that was listed.
pub(super) fn build(settings: &Settings, position: &BeforeLay, lay: &ListedLay) -> Table {
    let built = most_rewarding(settings, position, lay, UNLIMITED);
    built.expect("the lay was listed").1
}

#[cfg(test)]
mod tests {
    use super::*;
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

    fn hard() -> impl Iterator<Item = (Settings, BeforeLay)> {
        let kinds = [JokersPerSeries::Many, JokersPerSeries::One];
        let kinds = kinds.into_iter().flat_map(|k| [(k, false), (k, true)]);
        kinds.flat_map(|(jokers_per_series, rearrange)| {
            let settings = Settings {
                rearrange,
                jokers_per_series,
                ..Settings::JUNIOR
            };
            HARD.map(|(table, rack)| {
                let position = BeforeLay {
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
        // One colour is solved to the end when its work is done for, and one lay is built.
        const MORE: i64 = WORK / 10;
        for (settings, position) in hard() {
            for wild in [FEW, 4] {
                let limits = (wild, WORK);
                let (complete, left) = list_within(&settings, &position, limits, &mut Lays::new());
                assert!(!complete);
                assert!(left > -MORE, "{settings:?} {position:?}: {left}");
            }
            let mut found = Lays::new();
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
