//! The dynamic program for one colour by itself, where there are no groups.
//!
//! In the junior set colours meet only in the jokers. So each is solved alone, for every number of
//! wild jokers at once, and the results are added up.

use super::dp::Problem;
use super::lookahead::{wilds_needed, without_idle};
use super::problem::Posed;
use super::rebuild::{BuiltSeries, RunBuilder};
use super::run_moves::{Outcome, RunMoves};
use super::runs::Open;
use super::steps::Walk;
use super::supply::Use;

/// Jokers of the junior set, and none.
pub(crate) const WILD: usize = 5;

/// The best value for each number of wild jokers; none where it is not possible.
pub(crate) type ByWild = [Option<i32>; WILD];

#[derive(Clone, Copy, Default)]
struct Node {
    open: Open,
    wild: u8,
    value: i32,
    from: u32,
    moves: RunMoves,
}

/// A colour solved to the end.
pub(super) struct ColourDp {
    nodes: Vec<Node>,
    /// Where each number's nodes begin.
    starts: Vec<usize>,
    /// Steps that it took.
    pub work: i64,
}

impl ColourDp {
    /// Solves a colour. `weights` are the values of a tile from the rack and of a new series.
    pub(super) fn new(problem: &Problem, colour: usize, weights: (i32, i32)) -> ColourDp {
        let mut dp = ColourDp {
            nodes: Vec::with_capacity(64),
            starts: vec![0],
            work: 0,
        };
        dp.nodes.push(Node::default());
        let mut found = Vec::with_capacity(16);
        for number in 1..=problem.making.top + 1 {
            dp.advance(problem, colour, weights, number, &mut found);
        }
        dp
    }

    fn advance(
        &mut self,
        problem: &Problem,
        colour: usize,
        (tile, new): (i32, i32),
        number: u8,
        found: &mut Vec<Outcome>,
    ) {
        let (making, colour) = (&problem.making, &problem.colours[colour]);
        let (from, to) = (self.starts[usize::from(number) - 1], self.nodes.len());
        self.starts.push(to);
        for at in from..to {
            let node = self.nodes[at];
            let spare = making.wild - node.wild;
            found.clear();
            let none = Use::default();
            self.work += Walk::list((making, spare), colour, number, node.open, none, found);
            for outcome in found.iter() {
                let need = wilds_needed(making, colour, number, outcome.open);
                if outcome.wild + need > spare {
                    continue;
                }
                let wild = node.wild + outcome.wild;
                let open = if wild == making.wild {
                    without_idle(making, colour, number, outcome.open)
                } else {
                    outcome.open
                };
                let gain = tile * i32::from(outcome.rack) + new * i32::from(outcome.new);
                let next = Node {
                    open,
                    wild,
                    value: node.value + gain,
                    from: at as u32,
                    moves: outcome.moves,
                };
                self.offer(to, next);
            }
        }
    }

    fn offer(&mut self, start: usize, node: Node) {
        let same = self.nodes[start..]
            .iter_mut()
            .find(|n| n.open == node.open && n.wild == node.wild);
        match same {
            Some(known) if known.value < node.value => *known = node,
            Some(_) => {}
            None => self.nodes.push(node),
        }
    }

    fn last(&self) -> &[Node] {
        &self.nodes[*self.starts.last().expect("a layer")..]
    }

    /// The best value for each number of wild jokers.
    pub(super) fn by_wild(&self) -> ByWild {
        let mut best = [None; WILD];
        for node in self.last() {
            let slot = &mut best[usize::from(node.wild)];
            *slot = (*slot).max(Some(node.value));
        }
        best
    }

    /// Returns the series of the best way with so many wild jokers.
    pub(super) fn series(&self, posed: &Posed, colour: usize, wild: u8) -> Vec<BuiltSeries> {
        let ways = self.last().iter().filter(|n| n.wild == wild);
        let mut node = *ways.max_by_key(|n| n.value).expect("a way with so many");
        let mut ways = Vec::new();
        for _ in 1..=posed.problem.making.top + 1 {
            let before = self.nodes[node.from as usize];
            ways.push((before.open, node.moves));
            node = before;
        }
        let mut runs = RunBuilder::new(posed, colour);
        for (number, (open, moves)) in (1..).zip(ways.into_iter().rev()) {
            runs.go_on(number, open, moves);
        }
        runs.finish()
    }
}
