//! What a way must come to, and what it can come to at most.
//!
//! Every tile of the rack that is left behind is lost for good, so a way that
//! has left too many behind cannot reach the goal any more. New series are
//! bounded likewise: each comes from an open run, or begins later, of rack
//! tiles alone or with a wild joker that is still left; and one more joker
//! never makes more than one more series.

use super::supply::Colour;
use super::sweep::{CHIP, Problem};
use crate::tiles::COLOURS;

/// What a way must come to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Goal {
    /// Tiles, or tiles and new series, without jokers.
    pub target: i32,
    /// No more new series can be made by any lay.
    pub new_most: i32,
}

/// What can come after each number.
pub(super) struct Bounds {
    goal: Goal,
    chips: bool,
    /// Rack tiles altogether.
    all: i32,
    /// Rack tiles above each number.
    above: [i32; 16],
    /// New series of rack tiles above each number, without jokers.
    new_above: [i32; 16],
    /// What can come above each number with so many wild jokers, where known.
    from_above: [[i32; WILD]; 16],
}

/// Wild jokers, and none.
const WILD: usize = 9;
const UNKNOWN: i32 = i32::MAX / 2;
const IMPOSSIBLE: i32 = -UNKNOWN;

impl Bounds {
    pub(super) fn new(problem: &Problem) -> Bounds {
        let mut above = [0; 16];
        let mut new_above = [0; 16];
        for number in (0..problem.making.top).rev() {
            let at = usize::from(number);
            let of = |c: &Colour| i32::from(c.supply[at + 1].rack_max);
            above[at] = above[at + 1] + problem.colours.iter().map(of).sum::<i32>();
            if problem.making.pure {
                new_above[at] = new_series_above(problem, number);
            }
        }
        Bounds {
            goal: problem.goal,
            chips: problem.weights.1 == CHIP,
            all: above[0],
            above,
            new_above,
            from_above: [[UNKNOWN; WILD]; 16],
        }
    }

    /// Tiles that may yet be left behind on a way of this value after some
    /// number; those above it are not yet decided on.
    pub(super) fn spare(&self, value: i32, number: u8) -> i32 {
        let tiles = if self.chips { value % CHIP } else { value };
        let goal = self.goal;
        tiles + self.above[usize::from(number)] + goal.new_most - goal.target
    }

    /// So many tiles may be left behind at all.
    pub(super) fn most_left(&self) -> i32 {
        self.all + self.goal.new_most - self.goal.target
    }

    /// Takes in what was found from the other end: for so many numbers from
    /// the top, and so many wild jokers, the most they can come to.
    pub(super) fn bound_by(&mut self, from_above: &[Vec<Option<i32>>], top: u8) {
        for number in 0..=top {
            let numbers = usize::from(top - number);
            for (wild, most) in from_above[numbers].iter().enumerate() {
                self.from_above[usize::from(number)][wild] = most.unwrap_or(IMPOSSIBLE);
            }
        }
    }

    /// Whether a way can still come to enough: with `wild` jokers and
    /// `promising` open runs.
    pub(super) fn hopeful(&self, value: i32, number: u8, wild: u8, promising: u8) -> bool {
        let at = usize::from(number);
        let most = self.from_above[at][usize::from(wild)];
        if !self.chips {
            return value + most.min(self.above[at]) >= self.goal.target;
        }
        let (chips, tiles) = (value / CHIP, value % CHIP);
        let new = chips - tiles;
        let later = self.new_above[at] + i32::from(wild) + i32::from(promising);
        let later = self.above[at] + later.min(self.goal.new_most - new);
        chips + most.min(later) >= self.goal.target
    }
}

/// A bound for the series that rack tiles above a number can make: groups and
/// runs each as if there were only them.
fn new_series_above(problem: &Problem, number: u8) -> i32 {
    let held = |c: usize, n: u8| i32::from(problem.colours[c].supply[usize::from(n)].rack_max);
    let mut most = 0;
    for n in number + 1..=problem.making.top {
        let all: i32 = (0..COLOURS).map(|c| held(c, n)).sum();
        let colours = (0..COLOURS).filter(|c| held(*c, n) > 0).count();
        if problem.groups && colours >= 3 {
            most += all / 3;
        }
    }
    for c in 0..COLOURS {
        let (mut length, mut tiles) = (0, 0);
        for n in number + 1..=problem.making.top + 1 {
            let here = if n > problem.making.top {
                0
            } else {
                held(c, n)
            };
            if here > 0 {
                length += 1;
                tiles += here;
                continue;
            }
            if length >= 3 {
                most += tiles / 3;
            }
            (length, tiles) = (0, 0);
        }
    }
    most
}
