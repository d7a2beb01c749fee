//! One number of the sweep: its plans, and the continuations of each colour, listed on demand.

use super::deeds::{Deeds, Outcome};
use super::goal::Bounds;
use super::groups::{Plan, plans};
use super::lookahead::{promising, wilds_needed, without_idle};
use super::runs::Open;
use super::steps::Walk;
use super::supply::{Supply, Use};
use super::sweep::{ID_BITS, Problem};
use crate::tiles::COLOURS;

/// The open runs of one colour after one number, numbered as they turn up.
/// There are few, so they are looked for one by one.
#[derive(Default)]
pub(super) struct Known(Vec<Open>);

const MOST_KNOWN: usize = 1 << ID_BITS;

impl Known {
    pub(super) fn id(&mut self, open: Open) -> u16 {
        let at = self.0.iter().position(|o| *o == open);
        at.unwrap_or_else(|| {
            // Some hundreds at most; a node's key has room for so many.
            assert!(self.0.len() < MOST_KNOWN, "too many open runs to number");
            self.0.push(open);
            self.0.len() - 1
        }) as u16
    }

    pub(super) fn open(&self, id: usize) -> Open {
        self.0[id]
    }
}

/// A continuation of one colour, with its open runs by their numbers.
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
    pub deeds: Deeds,
}

pub(super) struct Stage {
    pub number: u8,
    pub plans: Vec<Plan>,
    /// Words of 64 plans.
    words: usize,
    /// How many numbers of wild jokers there may be left.
    lefts: usize,
    colours: [Continuations; COLOURS],
}

/// The continuations of one colour.
#[derive(Default)]
struct Continuations {
    /// The different uses that plans make of the colour, and which each plan makes.
    uses: Vec<Use>,
    which: Vec<u8>,
    /// For each use, the plans that make it, one bit each.
    having: Vec<u64>,
    /// By the number of the open runs and the wild jokers left: where they
    /// are in what follows.
    listed: Vec<u32>,
    /// For each listed one and use, where its steps are.
    ranges: Vec<(u32, u32)>,
    /// For each listed one and each number of wild jokers, the plans it can
    /// go on with when it uses and needs just so many, at least.
    possible: Vec<u64>,
    steps: Vec<Step>,
}

/// Which continuations are asked for.
pub(super) struct Asked<'a> {
    pub problem: &'a Problem,
    pub bounds: &'a Bounds,
    pub colour: usize,
    /// Wild jokers that are left.
    pub spare: u8,
}

const UNLISTED: u32 = u32::MAX;

impl Stage {
    pub(super) fn new(problem: &Problem, number: u8) -> Stage {
        let at = usize::from(number);
        let supply: [Supply; COLOURS] = std::array::from_fn(|c| problem.colours[c].supply[at]);
        let plans = if problem.groups && number <= problem.making.top {
            plans(&problem.making, &supply, &problem.numbers[at])
        } else {
            vec![Plan::default()]
        };
        let words = plans.len().div_ceil(64);
        let colours = std::array::from_fn(|c| Continuations::new(&plans, words, c));
        Stage {
            number,
            plans,
            words,
            lefts: usize::from(problem.making.wild) + 1,
            colours,
        }
    }

    /// Lists the continuations of one colour's open runs beside every plan,
    /// with no more than `spare` wild jokers, used and needed.
    pub(super) fn list(
        &mut self,
        asked: &Asked<'_>,
        (id, open): (usize, Open),
        (after, scratch): (&mut Known, &mut Vec<Outcome>),
    ) {
        let Asked {
            problem,
            colour,
            spare,
            ..
        } = *asked;
        let of = &mut self.colours[colour];
        let slot = id * self.lefts + usize::from(spare);
        if of.listed.len() <= slot {
            of.listed.resize(slot + 1, UNLISTED);
        }
        if of.listed[slot] != UNLISTED {
            return;
        }
        let base = of.possible.len();
        let per_listed = self.lefts * self.words;
        of.listed[slot] = (base / per_listed) as u32;
        of.possible.resize(base + per_listed, 0);
        let runs = &problem.colours[colour];
        for nth in 0..of.uses.len() {
            let used = of.uses[nth];
            let start = of.steps.len();
            if used.wild <= spare {
                scratch.clear();
                Walk::list(
                    (&problem.making, spare),
                    runs,
                    self.number,
                    open,
                    used,
                    scratch,
                );
                for outcome in scratch.iter() {
                    of.add(start, asked, self.number, outcome, after);
                }
            }
            of.ranges.push((start as u32, of.steps.len() as u32));
            let costs = of.steps[start..].iter().map(|s| s.wild + s.need);
            if let Some(least) = costs.min() {
                let at = base + usize::from(least) * self.words;
                for word in 0..self.words {
                    of.possible[at + word] |= of.having[nth * self.words + word];
                }
            }
        }
    }

    /// Calls `f` with every plan that the colours can go on with together.
    pub(super) fn possible(&self, ids: [usize; COLOURS], spare: u8, mut f: impl FnMut(usize)) {
        let spare = usize::from(spare);
        let starts: [usize; COLOURS] = std::array::from_fn(|c| {
            let listed = self.colours[c].listed[ids[c] * self.lefts + spare];
            listed as usize * self.lefts * self.words
        });
        for word in 0..self.words {
            // The plans that cost so many wild jokers for the colours so far.
            let mut cost = [0; 8];
            cost[0] = !0;
            for (of, start) in self.colours.iter().zip(starts) {
                let before = cost;
                for (all, plans) in cost.iter_mut().enumerate().take(spare + 1) {
                    let with = |own: usize| {
                        before[all - own] & of.possible[start + own * self.words + word]
                    };
                    *plans = (0..=all).fold(0, |sum, own| sum | with(own));
                }
            }
            let mut plans = cost[..=spare].iter().fold(0, |sum, c| sum | c);
            while plans != 0 {
                f(word * 64 + plans.trailing_zeros() as usize);
                plans &= plans - 1;
            }
        }
    }

    /// The continuations of the colours of a node, whatever the plan.
    pub(super) fn choices(&self, ids: [usize; COLOURS], spare: u8) -> Choices<'_> {
        Choices(std::array::from_fn(|c| {
            let of = &self.colours[c];
            let listed = of.listed[ids[c] * self.lefts + usize::from(spare)] as usize;
            let uses = of.uses.len();
            (
                &of.which[..],
                &of.ranges[listed * uses..][..uses],
                &of.steps[..],
            )
        }))
    }
}

/// The continuations of one colour: for each plan the use that it makes, for
/// each use the range of steps, and the steps.
type Choice<'a> = (&'a [u8], &'a [(u32, u32)], &'a [Step]);

/// The continuations of the colours of a node.
pub(super) struct Choices<'a>([Choice<'a>; COLOURS]);

impl<'a> Choices<'a> {
    /// Those beside a plan.
    pub(super) fn beside(&self, plan: usize) -> [&'a [Step]; COLOURS] {
        self.0.map(|(which, ranges, steps)| {
            let (start, end) = ranges[usize::from(which[plan])];
            &steps[start as usize..end as usize]
        })
    }
}

impl Continuations {
    fn new(plans: &[Plan], words: usize, colour: usize) -> Continuations {
        let mut of = Continuations {
            which: Vec::with_capacity(plans.len()),
            ..Continuations::default()
        };
        for (at, plan) in plans.iter().enumerate() {
            let used = plan.uses[colour];
            let known = of.uses.iter().position(|u| *u == used);
            let which = known.unwrap_or_else(|| {
                of.uses.push(used);
                of.having.resize(of.having.len() + words, 0);
                of.uses.len() - 1
            });
            of.which.push(which as u8);
            of.having[which * words + at / 64] |= 1 << (at % 64);
        }
        of
    }

    /// Adds a continuation, unless one is there that leads to the same and is
    /// worth as much.
    fn add(
        &mut self,
        start: usize,
        asked: &Asked<'_>,
        number: u8,
        outcome: &Outcome,
        after: &mut Known,
    ) {
        let Asked { problem, spare, .. } = *asked;
        let (making, runs) = (&problem.making, &problem.colours[asked.colour]);
        let need = wilds_needed(making, runs, number, outcome.open);
        let left = runs.supply[usize::from(number)].rack_max - outcome.rack;
        if outcome.wild + need > spare || i32::from(left) > asked.bounds.most_left() {
            return;
        }
        let (tile, new) = problem.weights;
        let tight = after.id(without_idle(making, runs, number, outcome.open));
        let id = if outcome.wild == spare {
            tight
        } else {
            after.id(outcome.open)
        };
        let step = Step {
            id,
            tight,
            wild: outcome.wild,
            need,
            tiles: outcome.tiles,
            left,
            promising: promising(outcome.open),
            gain: tile * i32::from(outcome.rack) + new * i32::from(outcome.new),
            deeds: outcome.deeds,
        };
        // For a first lay the tiles matter too (F6.1).
        let worth = problem.threshold > 0;
        let same = self.steps[start..].iter_mut().find(|s| {
            (s.id, s.tight, s.wild) == (id, tight, outcome.wild)
                && (!worth || s.tiles == step.tiles)
        });
        match same {
            Some(other) if other.gain < step.gain => *other = step,
            Some(_) => {}
            None => self.steps.push(step),
        }
    }
}
