//! One number of the dynamic program: its choices of groups, and the steps of each colour beside
//! them, listed on demand.

use super::dp::{ID_BITS, Problem};
use super::goal::Bounds;
use super::groups::{GroupChoice, group_choices};
use super::lookahead::{promising, wilds_needed, without_idle};
use super::run_moves::{Outcome, RunMoves};
use super::runs::Open;
use super::steps::Walk;
use super::supply::{Supply, Use};
use crate::tiles::COLOURS;

/// The open runs of one colour after one number, numbered as they turn up.
/// There are few, so they are looked for one by one.
#[derive(Default)]
pub(super) struct Known(Vec<Open>);

impl Known {
    pub(super) fn id(&mut self, open: Open) -> u16 {
        let at = self.0.iter().position(|o| *o == open);
        at.unwrap_or_else(|| {
            // Some hundreds at most; a node's key has room for so many.
            assert!(self.0.len() < 1 << ID_BITS, "too many open runs to number");
            self.0.push(open);
            self.0.len() - 1
        }) as u16
    }

    pub(super) fn open(&self, id: usize) -> Open {
        self.0[id]
    }
}

/// A step of one colour, with its open runs by their numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub id: u16,
    /// The same when no wild joker is left.
    pub tight: u16,
    /// Wild jokers that it uses, and that it will need.
    pub wild: u8,
    pub need: u8,
    /// Tiles that it puts down, and rack tiles that it leaves behind.
    pub tiles: u8,
    pub left: u8,
    /// Open runs that are to become new series.
    pub promising: u8,
    pub gain: i32,
    pub moves: RunMoves,
}

/// Where steps are, and the fewest wild jokers that one of them uses and needs.
#[derive(Clone, Copy)]
struct Range {
    start: u32,
    end: u32,
    least: u8,
}

/// The steps of one colour.
#[derive(Default)]
struct ColourSteps {
    /// The different uses that choices of groups make of the colour.
    uses: Vec<Use>,
    /// By the number of the open runs and the wild jokers left: where they are in what follows.
    listed: Vec<u32>,
    /// For each listed one and use, where its steps are.
    ranges: Vec<Range>,
    steps: Vec<Step>,
}

/// More wild jokers than there are.
const NEVER: u8 = 32;
const UNLISTED: u32 = u32::MAX;

pub(super) struct NumberSteps {
    pub number: u8,
    pub group_choices: Vec<GroupChoice>,
    /// Which use of each colour each of them makes.
    which: Vec<[u8; COLOURS]>,
    /// How many numbers of wild jokers there may be left.
    lefts: usize,
    colours: [ColourSteps; COLOURS],
}

impl NumberSteps {
    pub(super) fn new(problem: &Problem, number: u8) -> NumberSteps {
        let at = usize::from(number);
        let supply: [Supply; COLOURS] = std::array::from_fn(|c| problem.colours[c].supply[at]);
        let group_choices = if problem.groups && number <= problem.making.top {
            group_choices(&problem.making, &supply, &problem.numbers[at])
        } else {
            vec![GroupChoice::default()]
        };
        let mut colours: [ColourSteps; COLOURS] = Default::default();
        let which = |chosen: &GroupChoice| {
            std::array::from_fn(|c| {
                let uses = &mut colours[c].uses;
                let known = uses.iter().position(|used| *used == chosen.uses[c]);
                known.unwrap_or_else(|| {
                    uses.push(chosen.uses[c]);
                    uses.len() - 1
                }) as u8
            })
        };
        NumberSteps {
            number,
            which: group_choices.iter().map(which).collect(),
            group_choices,
            lefts: usize::from(problem.making.wild) + 1,
            colours,
        }
    }

    /// Lists the steps of one colour's open runs beside every choice of groups, with no more than `spare` wild
    /// jokers, used and needed.
    pub(super) fn list(
        &mut self,
        (problem, bounds): (&Problem, &Bounds),
        (colour, spare): (usize, u8),
        (id, open): (usize, Open),
        (after, scratch): (&mut Known, &mut Vec<Outcome>),
    ) {
        let of = &mut self.colours[colour];
        let slot = id * self.lefts + usize::from(spare);
        if of.listed.len() <= slot {
            of.listed.resize(slot + 1, UNLISTED);
        }
        if of.listed[slot] != UNLISTED {
            return;
        }
        of.listed[slot] = of.ranges.len() as u32;
        for nth in 0..of.uses.len() {
            let (used, start) = (of.uses[nth], of.steps.len());
            scratch.clear();
            if used.wild <= spare {
                let (making, runs) = (&problem.making, &problem.colours[colour]);
                Walk::list((making, spare), runs, self.number, open, used, scratch);
            }
            for outcome in scratch.iter() {
                let step = step(problem, colour, self.number, outcome, spare, after);
                // Too many tiles left behind are lost for good.
                if let Some(step) = step.filter(|s| i32::from(s.left) <= bounds.most_left()) {
                    of.add(start, problem.threshold > 0, step);
                }
            }
            let costs = of.steps[start..].iter().map(|s| s.wild + s.need);
            of.ranges.push(Range {
                start: start as u32,
                end: (start + costs.len()) as u32,
                least: costs.min().unwrap_or(NEVER),
            });
        }
    }

    /// Returns the choices of groups beside which the colours can go on together with no more than
    /// `spare` wild jokers, and their steps.
    pub(super) fn possible(
        &self,
        ids: [usize; COLOURS],
        spare: u8,
    ) -> impl Iterator<Item = (&GroupChoice, [&[Step]; COLOURS])> {
        let ranges: [&[Range]; COLOURS] = std::array::from_fn(|c| {
            let of = &self.colours[c];
            let listed = of.listed[ids[c] * self.lefts + usize::from(spare)] as usize;
            &of.ranges[listed..listed + of.uses.len()]
        });
        let group_choices = self.group_choices.iter().zip(&self.which);
        group_choices.filter_map(move |(chosen, which)| {
            let range = |c: usize| ranges[c][usize::from(which[c])];
            let least: u8 = (0..COLOURS).map(|c| range(c).least).sum();
            let steps = |c: usize| {
                let Range { start, end, .. } = range(c);
                &self.colours[c].steps[start as usize..end as usize]
            };
            (least <= spare).then(|| (chosen, std::array::from_fn(steps)))
        })
    }
}

impl ColourSteps {
    /// Adds a step, unless one is there that leads to the same and is worth as much. For a first lay
    /// the tiles matter too (F6.1).
    fn add(&mut self, start: usize, first_lay: bool, step: Step) {
        let same = self.steps[start..].iter_mut().find(|s| {
            (s.id, s.tight, s.wild) == (step.id, step.tight, step.wild)
                && (!first_lay || s.tiles == step.tiles)
        });
        match same {
            Some(other) if other.gain < step.gain => *other = step,
            Some(_) => {}
            None => self.steps.push(step),
        }
    }
}

/// Returns an outcome as a step, if the wild jokers suffice.
fn step(
    problem: &Problem,
    colour: usize,
    number: u8,
    outcome: &Outcome,
    spare: u8,
    after: &mut Known,
) -> Option<Step> {
    let (making, runs) = (&problem.making, &problem.colours[colour]);
    let (tile, new) = problem.weights;
    let need = wilds_needed(making, runs, number, outcome.open);
    if outcome.wild + need > spare {
        return None;
    }
    let tight = after.id(without_idle(making, runs, number, outcome.open));
    Some(Step {
        id: if outcome.wild == spare {
            tight
        } else {
            after.id(outcome.open)
        },
        tight,
        wild: outcome.wild,
        need,
        tiles: outcome.tiles,
        left: runs.supply[usize::from(number)].rack_max - outcome.rack,
        promising: promising(outcome.open),
        gain: tile * i32::from(outcome.rack) + new * i32::from(outcome.new),
        moves: outcome.moves,
    })
}
