//! The sweep over the numbers: all four colours at once, exact.
//!
//! A node is the situation after a number: for each colour its open runs, the
//! wild jokers used, and the worth so far where a first lay needs one (F6.1).
//! Of the ways that lead to a node only the most valuable counts. What can
//! follow depends on each colour by itself once the groups are chosen, so the
//! continuations of a colour are listed once and combined for all nodes.

use std::cell::Cell;

use super::deeds::{Deeds, Outcome};
use super::frame::Frame;
use super::goal::{Bounds, Goal, WILD};
use super::groups::{Number, Plan};
use super::layer::{Layer, Node};
use super::lookahead::promising;
use super::runs::Open;
use super::stage::{Asked, Known, Stage, Step};
use super::supply::{Colour, Making};
use crate::tiles::COLOURS;

/// What a chip is worth: chips first, tiles second, both readable from the value.
pub(super) const CHIP: i32 = 128;

/// What the sweep is to find.
#[derive(Clone, Debug)]
pub(super) struct Problem {
    pub making: Making,
    pub colours: [Colour; COLOURS],
    /// By number, from 1; empty where groups are no series.
    pub numbers: Vec<Number>,
    pub groups: bool,
    /// The value of a tile from the rack and of a new series.
    pub weights: (i32, i32),
    /// What must be laid at least (F6.1), 0 for nothing.
    pub threshold: u16,
    /// The value of having laid so many wild jokers; none where that is not allowed.
    pub settle: Vec<Option<i32>>,
    /// Only ways that come to this may be found; others are left aside.
    pub goal: Goal,
}

pub(super) const ID_BITS: u32 = 11;
const ID_MASK: u64 = (1 << ID_BITS) - 1;
pub(super) const WILD_SHIFT: u32 = 4 * ID_BITS;
pub(super) const WORTH_SHIFT: u32 = WILD_SHIFT + 3;

pub(super) fn id(key: u64, colour: usize) -> usize {
    (key >> (ID_BITS * colour as u32) & ID_MASK) as usize
}

pub(super) fn wild(key: u64) -> u8 {
    (key >> WILD_SHIFT & 7) as u8
}

pub(super) struct Sweep<'a> {
    pub(super) problem: &'a Problem,
    pub(super) work: &'a Cell<i64>,
    pub(super) bounds: Bounds,
    pub(super) known: Vec<[Known; COLOURS]>,
    /// One for each number that was come to.
    stages: Vec<Stage>,
    pub(super) layers: Vec<Vec<Node>>,
    /// Wild jokers that may be used; the others are only hoped for.
    most_used: u8,
    scratch: Vec<Outcome>,
}

impl<'a> Sweep<'a> {
    pub(super) fn new(problem: &'a Problem, work: &'a Cell<i64>) -> Sweep<'a> {
        let mut known: Vec<[Known; COLOURS]> = Vec::new();
        known.resize_with(usize::from(problem.making.top) + 2, Default::default);
        for colour in &mut known[0] {
            colour.id(Open::NONE);
        }
        Sweep {
            problem,
            work,
            bounds: Bounds::new(problem),
            known,
            stages: Vec::with_capacity(usize::from(problem.making.top) + 1),
            layers: vec![vec![Node::default()]],
            most_used: problem.making.wild,
            scratch: Vec::new(),
        }
    }

    fn go(&mut self) {
        for number in 1..=self.problem.making.top + 1 {
            self.advance(number);
        }
    }

    /// Sweeps to the end. The node and value of the best way that reaches the
    /// goal, if there is one.
    pub(super) fn run(&mut self) -> Option<(u32, i32)> {
        self.go();
        let last = self.layers.last().expect("the first layer is there");
        let mut best: Option<(u32, i32)> = None;
        for (at, node) in last.iter().enumerate() {
            if node.key >> WORTH_SHIFT < u64::from(self.problem.threshold) {
                continue;
            }
            let Some(settled) = self.problem.settle[usize::from(wild(node.key))] else {
                continue;
            };
            if !self.bounds.reached(node.value) {
                continue;
            }
            let value = node.value + settled;
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((at as u32, value));
            }
        }
        best
    }

    /// What the numbers up to each one can come to at most, for each number of
    /// wild jokers up to `used`; `None` where nothing is possible. Runs that
    /// are still to become new series are counted as such.
    pub(super) fn best_up_to(&mut self, used: u8) -> Vec<Vec<Option<i32>>> {
        self.most_used = used;
        self.go();
        let chips = self.problem.weights.1 == CHIP;
        let of = |layer: &Vec<Node>, known: &[Known; COLOURS]| {
            let mut best = vec![None; usize::from(used) + 1];
            for node in layer {
                let value = if chips {
                    let open = (0..COLOURS).map(|c| known[c].open(id(node.key, c)));
                    node.value / CHIP + open.map(|o| i32::from(promising(o))).sum::<i32>()
                } else {
                    node.value
                };
                for slot in &mut best[usize::from(wild(node.key))..] {
                    *slot = (*slot).max(Some(value));
                }
            }
            best
        };
        self.layers
            .iter()
            .zip(&self.known)
            .map(|(l, k)| of(l, k))
            .collect()
    }

    /// Bounds what can come after each number: for each number and each number
    /// of wild jokers, as [`Sweep::best_up_to`] found it from the other end.
    pub(super) fn bound_by(&mut self, from_above: &[Vec<Option<i32>>]) {
        self.bounds.bound_by(from_above, self.problem.making.top);
    }

    /// The best value after each number, with at most so many wild jokers.
    pub(super) fn by_number_and_wild(&mut self) -> Vec<[u8; WILD]> {
        self.go();
        let of = |layer: &Vec<Node>| {
            let mut best = [0; WILD];
            for node in layer {
                for slot in &mut best[usize::from(wild(node.key))..] {
                    *slot = (*slot).max(node.value as u8);
                }
            }
            best
        };
        self.layers.iter().map(of).collect()
    }

    fn advance(&mut self, number: u8) {
        let at = usize::from(number) - 1;
        let layer = std::mem::take(&mut self.layers[at]);
        let mut next = Layer::with_room(2 * layer.len());
        for (from, node) in layer.iter().enumerate() {
            if self.work.get() < 0 {
                break;
            }
            self.expand(number, from as u32, node, &mut next);
        }
        self.layers[at] = layer;
        self.layers.push(next.nodes);
    }

    /// All that can follow a node at `number`.
    pub(super) fn expand(&mut self, number: u8, from: u32, node: &Node, next: &mut Layer) {
        let at = usize::from(number) - 1;
        if self.stages.len() == at {
            let stage = Stage::new(self.problem, number);
            self.work.set(self.work.get() - stage.plans.len() as i64);
            self.stages.push(stage);
        }
        let stage = &mut self.stages[at];
        let (before, after) = self.known.split_at_mut(at + 1);
        let (before, after) = (&before[at], &mut after[0]);
        let offers = next.offers;
        let ids: [usize; COLOURS] = std::array::from_fn(|c| id(node.key, c));
        let spare = self.problem.making.wild - wild(node.key);
        for colour in 0..COLOURS {
            let open = (ids[colour], before[colour].open(ids[colour]));
            let room = (&mut after[colour], &mut self.scratch);
            let asked = Asked {
                problem: self.problem,
                bounds: &self.bounds,
                colour,
                spare,
            };
            stage.list(&asked, open, room);
        }
        let frame = Frame {
            problem: self.problem,
            bounds: &self.bounds,
            node: *node,
            from,
            slack: self.bounds.spare(node.value, number - 1),
            most_used: self.most_used,
        };
        let choices = stage.choices(ids, spare);
        stage.possible(ids, spare, |plan| {
            frame.combine(stage, plan, choices.beside(plan), next);
        });
        // Nodes and their continuations, about.
        let done = 4 + i64::from(next.offers - offers);
        self.work.set(self.work.get() - done);
    }

    /// How the node at `at` of the layer after `number` was reached: the groups
    /// and each colour's deeds.
    pub(super) fn way(&self, number: u8, at: u32) -> (u32, Plan, [(Open, Deeds); COLOURS]) {
        let node = self.layers[usize::from(number)][at as usize];
        let before = self.layers[usize::from(number) - 1][node.from as usize];
        let stage = &self.stages[usize::from(number) - 1];
        for (nth, plan) in stage.plans.iter().enumerate() {
            if let Some(steps) = self.steps_between(stage, nth, &before, &node) {
                let known = &self.known[usize::from(number) - 1];
                let deeds =
                    std::array::from_fn(|c| (known[c].open(id(before.key, c)), steps[c].deeds));
                return (node.from, *plan, deeds);
            }
        }
        unreachable!("each node was reached from the one before")
    }

    fn steps_between<'s>(
        &self,
        stage: &'s Stage,
        plan: usize,
        before: &Node,
        node: &Node,
    ) -> Option<[&'s Step; COLOURS]> {
        let tight = wild(node.key) == self.problem.making.wild;
        let right = |c: usize, s: &&Step| {
            id(node.key, c) == usize::from(if tight { s.tight } else { s.id })
        };
        let bonus = self.problem.weights.1 * i32::from(stage.plans[plan].new);
        let spare = self.problem.making.wild - wild(before.key);
        let ids = std::array::from_fn(|c| id(before.key, c));
        let steps = stage.choices(ids, spare).beside(plan);
        let lists: [Vec<&Step>; COLOURS] =
            std::array::from_fn(|c| steps[c].iter().filter(|s| right(c, s)).collect());
        for a in &lists[0] {
            for b in &lists[1] {
                for c in &lists[2] {
                    for d in &lists[3] {
                        let gain = bonus + a.gain + b.gain + c.gain + d.gain;
                        let used = a.wild + b.wild + c.wild + d.wild;
                        let tiles = a.tiles + b.tiles + c.tiles + d.tiles;
                        let worth = self.problem.worth(before.key, tiles, stage.number);
                        if before.value + gain == node.value
                            && wild(before.key) + used == wild(node.key)
                            && worth == node.key >> WORTH_SHIFT
                        {
                            return Some([a, b, c, d]);
                        }
                    }
                }
            }
        }
        None
    }
}

impl Problem {
    /// The same with the numbers from high to low.
    pub(super) fn mirrored(&self) -> Problem {
        let top = self.making.top;
        let mut other = self.clone();
        for (colour, from) in other.colours.iter_mut().zip(&self.colours) {
            for number in 1..=top {
                let at = usize::from(top + 1 - number);
                colour.supply[at] = from.supply[usize::from(number)];
            }
            for old in &mut colour.old {
                *old = old.mirrored(top);
            }
        }
        other.numbers[1..].reverse();
        // What lies above is now what lay below: no more than anywhere.
        other.goal.new_above = [self.goal.new_above[0]; 16];
        other
    }

    /// The worth after more tiles of a number, no more than is asked (F6.1).
    pub(super) fn worth(&self, key: u64, tiles: u8, number: u8) -> u64 {
        let more = u64::from(tiles) * u64::from(number);
        ((key >> WORTH_SHIFT) + more).min(u64::from(self.threshold))
    }
}
