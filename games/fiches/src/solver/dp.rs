//! The dynamic program over the numbers: all four colours at once, exact.
//!
//! A node is the situation after a number: for each colour its open runs, the wild jokers used, and
//! the worth so far where a first lay needs one (F6.1). Of the ways that lead to a node only the most
//! valuable counts. What can follow depends on each colour by itself once the groups are chosen, so
//! the steps of a colour are listed once and combined for all nodes.

use std::cell::Cell;

use super::expansion::Expansion;
use super::goal::{Bounds, Goal};
use super::groups::{GroupChoice, Number};
use super::layer::{Layer, Node};
use super::lookahead::promising;
use super::number_steps::{Known, NumberSteps, Step};
use super::run_moves::{Outcome, RunMoves};
use super::runs::Open;
use super::supply::{Colour, Making};
use crate::tiles::COLOURS;

/// What a chip is worth: chips first, tiles second, both readable from the value.
pub(super) const CHIP: i32 = 128;

/// What is to be found.
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

/// What a node comes to by its key: the open runs of each colour by their numbers, and so on.
pub(super) fn ids(key: u64) -> [usize; COLOURS] {
    std::array::from_fn(|c| id(key, c))
}

pub(super) struct Dp<'a> {
    pub problem: &'a Problem,
    pub work: &'a Cell<i64>,
    pub bounds: Bounds,
    known: Vec<[Known; COLOURS]>,
    /// One for each number that was come to.
    numbers: Vec<NumberSteps>,
    pub layers: Vec<Vec<Node>>,
    /// Wild jokers that may be used; the others are only hoped for.
    most_used: u8,
    scratch: Vec<Outcome>,
}

impl<'a> Dp<'a> {
    pub(super) fn new(problem: &'a Problem, work: &'a Cell<i64>) -> Dp<'a> {
        let mut known: Vec<[Known; COLOURS]> = Vec::new();
        known.resize_with(usize::from(problem.making.top) + 2, Default::default);
        for colour in &mut known[0] {
            colour.id(Open::NONE);
        }
        Dp {
            problem,
            work,
            bounds: Bounds::new(problem),
            known,
            numbers: Vec::with_capacity(usize::from(problem.making.top) + 1),
            layers: vec![vec![Node::default()]],
            most_used: problem.making.wild,
            scratch: Vec::new(),
        }
    }

    /// Goes through all numbers in breadth.
    fn go(&mut self) {
        for number in 1..=self.problem.making.top + 1 {
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
    }

    /// Goes to the end. Returns the node and value of the best way that reaches the goal, if there is
    /// one.
    pub(super) fn run(&mut self) -> Option<(u32, i32)> {
        self.go();
        let last = self.layers.last().expect("the first layer is there");
        let mut best: Option<(u32, i32)> = None;
        for (at, node) in (0..).zip(last) {
            let worth_enough = node.key >> WORTH_SHIFT >= u64::from(self.problem.threshold);
            let settled = self.problem.settle[usize::from(wild(node.key))];
            if let Some(settled) = settled
                && worth_enough
                && self.bounds.reached(node.value)
                && best.is_none_or(|(_, most)| node.value + settled > most)
            {
                best = Some((at, node.value + settled));
            }
        }
        best
    }

    /// Returns what the numbers up to each one can come to at most, for each number of wild jokers up
    /// to `used`; `None` where nothing is possible. Runs that are still to become new series are
    /// counted as such.
    pub(super) fn best_up_to(&mut self, used: u8) -> Vec<Vec<Option<i32>>> {
        self.most_used = used;
        self.go();
        let of = |number: u8| {
            let mut best = vec![None; usize::from(used) + 1];
            for node in &self.layers[usize::from(number)] {
                let value = if self.problem.counts_chips() {
                    node.value / CHIP + self.promising(number, node)
                } else {
                    node.value
                };
                for slot in &mut best[usize::from(wild(node.key))..] {
                    *slot = (*slot).max(Some(value));
                }
            }
            best
        };
        (0..=self.problem.making.top + 1).map(of).collect()
    }

    /// Returns how many open runs of a node are to become new series.
    pub(super) fn promising(&self, number: u8, node: &Node) -> i32 {
        let known = self.known[usize::from(number)].iter().zip(ids(node.key));
        known
            .map(|(known, id)| i32::from(promising(known.open(id))))
            .sum()
    }

    /// Finds all that can follow a node at `number`.
    pub(super) fn expand(&mut self, number: u8, from: u32, node: &Node, next: &mut Layer) {
        let at = usize::from(number) - 1;
        if self.numbers.len() == at {
            let steps = NumberSteps::new(self.problem, number);
            self.work
                .set(self.work.get() - steps.group_choices.len() as i64);
            self.numbers.push(steps);
        }
        let steps = &mut self.numbers[at];
        let (before, after) = self.known.split_at_mut(at + 1);
        let offers = next.offers;
        let ids = ids(node.key);
        let spare = self.problem.making.wild - wild(node.key);
        for colour in 0..COLOURS {
            let open = (ids[colour], before[at][colour].open(ids[colour]));
            let room = (&mut after[0][colour], &mut self.scratch);
            steps.list((self.problem, &self.bounds), (colour, spare), open, room);
        }
        let expansion = Expansion {
            problem: self.problem,
            bounds: &self.bounds,
            number,
            node: *node,
            from,
            slack: self.bounds.spare(node.value, number - 1),
            most_used: self.most_used,
        };
        for (chosen, steps) in steps.possible(ids, spare) {
            expansion.combine(chosen.new, steps, next);
        }
        // Nodes and their steps, about.
        let done = 4 + i64::from(next.offers - offers);
        self.work.set(self.work.get() - done);
    }

    /// Returns how the node at `at` of the layer after `number` was reached: the node before, the
    /// groups, and each colour's open runs and moves.
    pub(super) fn way(
        &self,
        number: u8,
        at: u32,
    ) -> (u32, GroupChoice, [(Open, RunMoves); COLOURS]) {
        let index = usize::from(number) - 1;
        let node = self.layers[index + 1][at as usize];
        let before = self.layers[index][node.from as usize];
        let spare = self.problem.making.wild - wild(before.key);
        for (chosen, lists) in self.numbers[index].possible(ids(before.key), spare) {
            if let Some(steps) = self.steps_between(number, chosen.new, lists, &before, &node) {
                let open = |c: usize| self.known[index][c].open(id(before.key, c));
                let moves = std::array::from_fn(|c| (open(c), steps[c].moves));
                return (node.from, *chosen, moves);
            }
        }
        unreachable!("each node was reached from the one before")
    }

    fn steps_between<'s>(
        &self,
        number: u8,
        new: u8,
        lists: [&'s [Step]; COLOURS],
        before: &Node,
        node: &Node,
    ) -> Option<[&'s Step; COLOURS]> {
        let tight = wild(node.key) == self.problem.making.wild;
        let right = |c: usize, s: &&Step| {
            id(node.key, c) == usize::from(if tight { s.tight } else { s.id })
        };
        let bonus = self.problem.weights.1 * i32::from(new);
        let lists: [Vec<&Step>; COLOURS] =
            std::array::from_fn(|c| lists[c].iter().filter(|s| right(c, s)).collect());
        for a in &lists[0] {
            for b in &lists[1] {
                for c in &lists[2] {
                    for d in &lists[3] {
                        let gain = bonus + a.gain + b.gain + c.gain + d.gain;
                        let used = a.wild + b.wild + c.wild + d.wild;
                        let tiles = a.tiles + b.tiles + c.tiles + d.tiles;
                        let worth = self.problem.worth(before.key, tiles, number);
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
    /// Whether chips are read from values, and tiles.
    pub(super) fn counts_chips(&self) -> bool {
        self.weights.1 == CHIP
    }

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
