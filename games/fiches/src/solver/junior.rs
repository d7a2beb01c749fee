//! The junior set: colour by colour (F1.1: runs only, one tile of a kind).
//!
//! For each colour the choices are which of its jokers are freed and how many
//! wild jokers it gets; the best of each is found by a [`ColourSweep`], and
//! the colours are added up so that the jokers come out even: those freed and
//! those from the rack are laid, or freed ones are taken (F5.4).

use std::cell::OnceCell;

use super::colour::{ByWild, ColourSweep, WILD};
use super::problem::{posed_colour, weights};
use super::rebuild::{InPlace, in_place, table_of};
use super::runs::Old;
use super::supply::{Colour, Making};
use super::{Objective, Task};
use crate::judge::Lay;
use crate::table::Table;
use crate::tiles::{COLOURS, KINDS, Kind, Placed};

/// One choice for one colour.
pub(crate) struct Choice {
    /// Freed jokers, and those that may be taken.
    pub freed: u8,
    pub takeable: u8,
    /// The best value for each number of wild jokers laid in the colour.
    pub best: ByWild,
    posed: PosedColour,
    /// Without rack tiles it lies as it lay, unless it gets wild jokers.
    still: bool,
    sweep: OnceCell<ColourSweep>,
    /// Its series by wild jokers: lays that differ in other colours share them.
    series: [OnceCell<InPlace>; WILD],
}

impl Choice {
    /// The best value for each number of wild jokers; none where nothing is possible.
    fn new(task: &Task<'_>, posed: PosedColour) -> Option<Choice> {
        let (sweep, still) = (OnceCell::new(), without_rack(&posed));
        let mut best = match still {
            Some(best) => best,
            None => sweep.get_or_init(|| posed.swept(task)).by_wild(),
        };
        for value in best.iter_mut().flatten() {
            *value += posed.base;
        }
        best.iter().any(Option::is_some).then_some(Choice {
            freed: posed.freed,
            takeable: posed.takeable,
            best,
            posed,
            still: still.is_some(),
            sweep,
            series: Default::default(),
        })
    }

    /// The series with so many wild jokers, in the places where they stand.
    fn series(&self, task: &Task<'_>, colour: usize, wild: u8) -> &InPlace {
        let posed = &self.posed;
        let find = || {
            if wild == 0 && self.still {
                return posed.blocks_as_they_lie(task.table);
            }
            let sweep = self.sweep.get_or_init(|| posed.swept(task));
            sweep.series(&posed.making, &posed.colour, colour, &posed.blocks, wild)
        };
        self.series[usize::from(wild)].get_or_init(|| in_place(task.table, find()))
    }
}

/// What a colour's sweep works on.
pub(super) struct PosedColour {
    pub making: Making,
    pub colour: Colour,
    /// The old series that each block is.
    pub blocks: Vec<usize>,
    /// The value of tiles laid in any case.
    pub base: i32,
    pub freed: u8,
    pub takeable: u8,
}

impl PosedColour {
    /// Sweeps the colour, which is counted as work.
    fn swept(&self, task: &Task<'_>) -> ColourSweep {
        let sweep = ColourSweep::new(&self.making, &self.colour, weights(task));
        task.work.set(task.work.get() - sweep.work);
        sweep
    }

    /// The old runs, with the replaced jokers.
    fn blocks_as_they_lie(&self, table: &Table) -> Vec<(Option<usize>, Vec<Placed>)> {
        let of = |(&index, old): (&usize, &Old)| {
            let tiles = table.series(index).iter().map(|t| {
                let joker = old.jokers >> (t.kind().number() - 1) & 1 == 1;
                if joker { *t } else { Placed::real(t.kind()) }
            });
            (Some(index), tiles.collect())
        };
        self.blocks.iter().zip(&self.colour.old).map(of).collect()
    }
}

/// Which rack tiles of a colour are laid.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Asked {
    /// Any.
    Any,
    /// Just these numbers: bit 0 is the 1.
    Just(u16),
}

/// Every choice for a colour: each set of its jokers that can be freed.
/// `wild` is the most wild jokers there can be. When the work is done for, there may be more.
pub(crate) fn choices(task: &Task<'_>, colour: usize, asked: Asked, wild: u8) -> Vec<Choice> {
    let freeable = freeable(task, colour, asked);
    let mut found = Vec::new();
    // All subsets of the places that can be freed, the empty one first.
    for chosen in 0..1u32 << freeable.len() {
        if task.work.get() < 0 && chosen > 0 {
            break;
        }
        let places: Vec<usize> = (0..freeable.len())
            .filter(|i| chosen >> i & 1 == 1)
            .map(|i| freeable[i])
            .collect();
        let posed = posed_colour(task, colour, asked, &places, wild);
        found.extend(posed.and_then(|posed| Choice::new(task, posed)));
    }
    found
}

/// A colour without rack tiles, where old runs lie as blocks: wild jokers can
/// only make them longer, and there is nothing to gain.
fn without_rack(posed: &PosedColour) -> Option<ByWild> {
    let (making, colour) = (&posed.making, &posed.colour);
    if !making.rules.blocks || colour.supply.iter().any(|of| of.rack_max > 0) {
        return None;
    }
    let room = |old: &Old| {
        let places = making.top - (old.last - old.first + 1);
        match making.rules.one_joker {
            true => u8::from(old.jokers == 0).min(places),
            false => places,
        }
    };
    let room: u8 = colour.old.iter().map(room).sum();
    let possible = |wild: usize| wild <= usize::from(room.min(making.wild));
    Some(std::array::from_fn(|wild| possible(wild).then_some(0)))
}

/// The places of a colour's jokers (among all tiles of the table) whose tile
/// is on the rack and may be laid.
fn freeable(task: &Task<'_>, colour: usize, asked: Asked) -> Vec<usize> {
    let held = |kind: Kind| match asked {
        Asked::Any => task.rack.of(kind) > 0,
        Asked::Just(numbers) => numbers >> (kind.number() - 1) & 1 == 1,
    };
    let tiles = task.table.tiles().iter().enumerate();
    tiles
        .filter(|(_, t)| t.is_joker() && usize::from(t.kind().colour()) == colour)
        .filter(|(_, t)| held(t.kind()))
        .map(|(place, _)| place)
        .collect()
}

/// The colours added up: for each pair of (takeable, freed) the best value by wild jokers.
#[derive(Clone)]
pub(crate) struct Sum {
    pub takeable: u8,
    pub freed: u8,
    pub best: ByWild,
    /// For each number of wild jokers, each colour's choice and wild jokers.
    pub from: [[(u8, u8); COLOURS]; WILD],
}

impl Sum {
    /// No colour yet.
    pub(crate) fn nothing() -> Sum {
        Sum {
            takeable: 0,
            freed: 0,
            best: [Some(0), None, None, None, None],
            from: [[(0, 0); COLOURS]; WILD],
        }
    }

    /// Adds each choice of a colour to each sum.
    pub(crate) fn add_all(sums: &[Sum], choices: &[Choice], colour: usize) -> Vec<Sum> {
        let mut next: Vec<Sum> = Vec::new();
        for sum in sums {
            for (nth, choice) in choices.iter().enumerate() {
                add(&mut next, sum, choice, colour, nth as u8);
            }
        }
        next
    }
}

/// Adds up one choice of each colour, in all ways.
pub(crate) fn add_up(colours: &[Vec<Choice>; COLOURS]) -> Vec<Sum> {
    let mut sums = vec![Sum::nothing()];
    for (colour, choices) in colours.iter().enumerate() {
        sums = Sum::add_all(&sums, choices, colour);
    }
    sums
}

fn add(next: &mut Vec<Sum>, sum: &Sum, choice: &Choice, colour: usize, nth: u8) {
    let (takeable, freed) = (sum.takeable + choice.takeable, sum.freed + choice.freed);
    let same = next
        .iter()
        .position(|s| (s.takeable, s.freed) == (takeable, freed));
    let at = same.unwrap_or_else(|| {
        next.push(Sum {
            takeable,
            freed,
            best: [None; WILD],
            from: [[(0, 0); COLOURS]; WILD],
        });
        next.len() - 1
    });
    for (before, value) in sum.best.iter().enumerate() {
        let Some(value) = value else { continue };
        for (more, gain) in choice.best.iter().enumerate().take(WILD - before) {
            let Some(gain) = gain else { continue };
            if next[at].best[before + more] < Some(value + gain) {
                next[at].best[before + more] = Some(value + gain);
                next[at].from[before + more] = sum.from[before];
                next[at].from[before + more][colour] = (nth, more as u8);
            }
        }
    }
}

/// The most wild jokers that there can be: those of the rack, and those freed.
pub(crate) fn most_wild(task: &Task<'_>) -> u8 {
    let mut freed = 0;
    for at in 0..KINDS {
        let jokers = task.counts.jokers[at];
        if jokers > 0 {
            let kind = Kind::new((at / 13) as u8, (at % 13) as u8 + 1);
            let on_table = if task.settings.rearrange {
                task.counts.real[at]
            } else {
                0
            };
            freed += jokers.min(task.rack.of(kind) + on_table);
        }
    }
    freed + task.rack.jokers()
}

/// The best lay and its value.
pub(super) fn best(task: &Task<'_>) -> Option<(u8, Lay)> {
    let wild = most_wild(task);
    let colours: [Vec<Choice>; COLOURS] =
        std::array::from_fn(|c| choices(task, c, Asked::Any, wild));
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
            let value = value
                + match task.objective {
                    Objective::Chips => i32::from(from_rack) - i32::from(take),
                    _ => i32::from(from_rack),
                };
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

/// The table of a sum with so many wild jokers.
pub(crate) fn table(task: &Task<'_>, colours: [&[Choice]; COLOURS], sum: &Sum, wild: u8) -> Table {
    let from = sum.from[usize::from(wild)];
    let parts: [&InPlace; COLOURS] = std::array::from_fn(|colour| {
        let (nth, wild) = from[colour];
        colours[colour][usize::from(nth)].series(task, colour, wild)
    });
    table_of(task.table, &parts)
}
