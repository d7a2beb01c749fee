//! What can follow one node: a step of each colour, combined.

use super::dp::{ID_BITS, Problem, WILD_SHIFT, WORTH_SHIFT, wild};
use super::goal::Bounds;
use super::layer::{Layer, Node};
use super::number_steps::Step;
use crate::tiles::COLOURS;

/// Wild jokers used and needed, and tiles left behind, while a node's colours are gone through.
#[derive(Clone, Copy)]
struct Spent {
    wild: u8,
    need: u8,
    left: i32,
}

impl Spent {
    fn and(self, step: &Step) -> Spent {
        Spent {
            wild: self.wild + step.wild,
            need: self.need + step.need,
            left: self.left + i32::from(step.left),
        }
    }
}

/// One node and what all that follows it shares.
pub(super) struct Expansion<'a> {
    pub problem: &'a Problem,
    pub bounds: &'a Bounds,
    pub number: u8,
    pub node: Node,
    pub from: u32,
    /// So many more tiles may stay on the rack.
    pub slack: i32,
    /// Wild jokers that may be used.
    pub most_used: u8,
}

impl Expansion<'_> {
    fn allows(&self, spent: Spent) -> bool {
        spent.wild + spent.need <= self.problem.making.wild
            && spent.wild <= self.most_used
            && spent.left <= self.slack
    }

    /// Combines the steps beside a choice of groups with so many new ones.
    pub(super) fn combine(&self, new: u8, steps: [&[Step]; COLOURS], next: &mut Layer) {
        let [la, lb, lc, ld] = steps;
        let start = Spent {
            wild: wild(self.node.key),
            need: 0,
            left: 0,
        };
        let bonus = self.problem.weights.1 * i32::from(new);
        let value = self.node.value + bonus;
        for a in la {
            let with_a = start.and(a);
            if !self.allows(with_a) {
                continue;
            }
            for b in lb {
                let with_b = with_a.and(b);
                if !self.allows(with_b) {
                    continue;
                }
                for c in lc {
                    let with_c = with_b.and(c);
                    if !self.allows(with_c) {
                        continue;
                    }
                    let value = value + a.gain + b.gain + c.gain;
                    for d in ld {
                        let spent = with_c.and(d);
                        if self.allows(spent) {
                            self.offer(spent.wild, value + d.gain, [a, b, c, d], next);
                        }
                    }
                }
            }
        }
    }

    fn offer(&self, wild: u8, value: i32, steps: [&Step; COLOURS], next: &mut Layer) {
        let most = self.problem.making.wild;
        let promising: u8 = steps.iter().map(|s| s.promising).sum();
        if !self
            .bounds
            .hopeful(value, self.number, most - wild, promising)
        {
            return;
        }
        let mut key = pack(steps, wild == most) | u64::from(wild) << WILD_SHIFT;
        if self.problem.threshold > 0 {
            let tiles = steps.iter().map(|s| s.tiles).sum();
            key |= self.problem.worth(self.node.key, tiles, self.number) << WORTH_SHIFT;
        }
        next.offer(Node {
            key,
            value,
            from: self.from,
        });
    }
}

fn pack(steps: [&Step; COLOURS], tight: bool) -> u64 {
    let mut key = 0;
    for step in steps.into_iter().rev() {
        key = key << ID_BITS | u64::from(if tight { step.tight } else { step.id });
    }
    key
}
