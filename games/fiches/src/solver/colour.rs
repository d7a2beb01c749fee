//! One colour by itself: the sweep where there are no groups.
//!
//! In the junior set colours meet only in the jokers. So each is swept alone,
//! for every number of wild jokers at once, and the results are added up.

use super::deeds::{Deeds, Outcome};
use super::lookahead::{wilds_needed, without_idle};
use super::problem::Weights;
use super::rebuild::Colours;
use super::runs::Open;
use super::steps::Walk;
use super::supply::{Colour, Making, Use};
use crate::tiles::Placed;

/// Jokers of the junior set, and none.
pub(crate) const WILD: usize = 5;

/// The best value for each number of wild jokers; none where it is not possible.
pub(crate) type ByWild = [Option<i32>; WILD];

#[derive(Clone, Copy)]
struct Node {
    open: Open,
    wild: u8,
    value: i32,
    from: u32,
    deeds: Deeds,
}

/// A colour swept to the end.
pub(super) struct ColourSweep {
    nodes: Vec<Node>,
    /// Where each number's nodes begin.
    starts: Vec<usize>,
    /// Steps that it took.
    pub work: i64,
}

impl ColourSweep {
    pub(super) fn new(making: &Making, colour: &Colour, weights: Weights) -> ColourSweep {
        let first = Node {
            open: Open::NONE,
            wild: 0,
            value: 0,
            from: 0,
            deeds: Deeds::default(),
        };
        let mut sweep = ColourSweep {
            nodes: Vec::with_capacity(64),
            starts: Vec::with_capacity(16),
            work: 0,
        };
        sweep.nodes.push(first);
        sweep.starts.push(0);
        let mut found = Vec::with_capacity(16);
        for number in 1..=making.top + 1 {
            sweep.advance(making, colour, weights, number, &mut found);
        }
        sweep
    }

    fn advance(
        &mut self,
        making: &Making,
        colour: &Colour,
        weights: Weights,
        number: u8,
        found: &mut Vec<Outcome>,
    ) {
        let (from, to) = (self.starts[usize::from(number) - 1], self.nodes.len());
        self.starts.push(to);
        for at in from..to {
            let node = self.nodes[at];
            found.clear();
            let spare = making.wild - node.wild;
            let making = (making, spare);
            self.work += Walk::list(making, colour, number, node.open, Use::default(), found);
            for outcome in found.iter() {
                let making = making.0;
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
                let (tile, new) = weights;
                let gain = tile * i32::from(outcome.rack) + new * i32::from(outcome.new);
                self.offer(
                    to,
                    Node {
                        open,
                        wild,
                        value: node.value + gain,
                        from: at as u32,
                        deeds: outcome.deeds,
                    },
                );
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
        &self.nodes[*self.starts.last().expect("swept")..]
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

    /// The series of the best way with so many wild jokers, each with the
    /// block that it holds.
    pub(super) fn series(
        &self,
        making: &Making,
        colour: &Colour,
        index: usize,
        blocks: &[usize],
        wild: u8,
    ) -> Vec<(Option<usize>, Vec<Placed>)> {
        let best = self
            .last()
            .iter()
            .filter(|n| n.wild == wild)
            .max_by_key(|n| n.value);
        let mut ways = Vec::new();
        let mut node = *best.expect("there is a way with so many");
        for _ in 1..=making.top + 1 {
            let before = self.nodes[node.from as usize];
            ways.push((before.open, node.deeds));
            node = before;
        }
        let mut colours = Colours::new(making, colour, index, blocks);
        for (number, (open, deeds)) in (1..).zip(ways.into_iter().rev()) {
            colours.go_on(number, open, deeds);
        }
        colours.finish()
    }
}
