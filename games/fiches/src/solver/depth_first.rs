//! Depth first: where a goal can be reached, it is mostly reached soon.
//!
//! In breadth the dynamic program looks at every node of a number before it goes to the next. Here
//! one node is followed to the end, the most promising first, and a node that led nowhere is looked
//! at again only when a better way leads to it. So either a way is found, or it is certain that
//! there is none, or the steps that were granted are used up, and nothing is known.

use super::dp::{CHIP, Dp, wild};
use super::layer::{Layer, Node};

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Probe {
    /// The node of the last layer, and its value.
    Found(u32, i32),
    /// There is no way to the goal.
    Never,
    /// The steps did not suffice.
    Unknown,
}

struct Search {
    layers: Vec<Layer>,
    steps: u32,
}

impl Dp<'_> {
    /// Looks for a way that reaches the goal, in so many steps. Each number of
    /// wild jokers must be allowed at the end, and no worth be asked.
    pub(super) fn probe(&mut self, steps: u32) -> Probe {
        let last = usize::from(self.problem.making.top) + 1;
        let mut search = Search {
            layers: (0..=last).map(|_| Layer::with_room(64)).collect(),
            steps,
        };
        search.layers[0].offer(Node::default());
        let found = self.explore(&mut search, 1, 0);
        self.layers = search.layers.into_iter().map(|l| l.nodes).collect();
        found
    }

    /// Follows the node at `at` after the number before.
    fn explore(&mut self, search: &mut Search, number: u8, at: u32) -> Probe {
        if search.steps == 0 || self.work.get() < 0 {
            return Probe::Unknown;
        }
        search.steps -= 1;
        let (before, after) = search.layers.split_at_mut(usize::from(number));
        let node = before[usize::from(number) - 1].nodes[at as usize];
        let next = &mut after[0];
        let known = next.nodes.len() as u32;
        next.improved.clear();
        self.expand(number, at, &node, next);
        let improved = next.improved.iter().copied().filter(|at| *at < known);
        let mut fresh: Vec<u32> = improved.chain(known..next.nodes.len() as u32).collect();
        if number > self.problem.making.top {
            let value = |at: &u32| next.nodes[*at as usize].value;
            let enough = |at: &&u32| self.bounds.reached(value(at));
            let best = fresh.iter().filter(enough).max_by_key(|at| value(at));
            return best.map_or(Probe::Never, |at| Probe::Found(*at, value(at)));
        }
        fresh.sort_by_cached_key(|at| (self.rank(number, &next.nodes[*at as usize]), *at));
        fresh.dedup();
        for at in fresh {
            match self.explore(search, number + 1, at) {
                Probe::Never => {}
                ended => return ended,
            }
        }
        Probe::Never
    }

    /// Returns less for what looks better.
    fn rank(&self, number: u8, node: &Node) -> (i32, u32) {
        let wild = i32::from(wild(node.key));
        if !self.problem.counts_chips() {
            return (wild - node.value, 0);
        }
        let chips = node.value / CHIP + self.promising(number, node);
        (wild - chips, wild as u32)
    }
}
