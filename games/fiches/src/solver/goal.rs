//! What a way must come to, and what it can come to at most.
//!
//! Every tile of the rack that is left behind is lost for good, so a way that has left too many
//! behind cannot reach the goal any more. New series are bounded likewise: each comes from an open
//! run, or begins later, and no more begin later than the rack's tiles above and the wild jokers
//! still left could make by themselves.

use super::dp::{CHIP, Problem};
use super::supply::Colour;

/// What a way must come to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Goal {
    /// Tiles, or tiles and new series, without jokers.
    pub target: i32,
    /// Tiles alone, where new series are counted too.
    pub tiles: i32,
    /// No more new series can be made by any lay.
    pub new_most: i32,
    /// New series of the rack's tiles above each number, with so many wild jokers at most.
    pub new_above: NewAbove,
}

/// By number and wild jokers.
pub(super) type NewAbove = [[u8; WILD]; 16];

/// What can come after each number.
pub(super) struct Bounds {
    goal: Goal,
    chips: bool,
    /// Rack tiles altogether.
    all: i32,
    /// Rack tiles above each number.
    above: [i32; 16],
    /// What can come above each number with so many wild jokers, where known.
    from_above: [[i32; WILD]; 16],
}

/// Wild jokers, and none.
pub(super) const WILD: usize = 9;
const UNKNOWN: i32 = i32::MAX / 2;
const IMPOSSIBLE: i32 = -UNKNOWN;

impl Bounds {
    pub(super) fn new(problem: &Problem) -> Bounds {
        let mut above = [0; 16];
        for number in (0..problem.making.top).rev() {
            let at = usize::from(number);
            let of = |c: &Colour| i32::from(c.supply[at + 1].rack_max);
            above[at] = above[at + 1] + problem.colours.iter().map(of).sum::<i32>();
        }
        Bounds {
            goal: problem.goal,
            chips: problem.counts_chips(),
            all: above[0],
            above,
            from_above: [[UNKNOWN; WILD]; 16],
        }
    }

    /// Tiles that may yet be left behind on a way of this value after some
    /// number; those above it are not yet decided on.
    pub(super) fn spare(&self, value: i32, number: u8) -> i32 {
        let tiles = if self.chips { value % CHIP } else { value };
        let goal = self.goal;
        tiles + self.above[usize::from(number)] - goal.tiles.max(goal.target - goal.new_most)
    }

    /// So many tiles may be left behind at all.
    pub(super) fn most_left(&self) -> i32 {
        self.all - self.goal.tiles.max(self.goal.target - self.goal.new_most)
    }

    /// Whether a way that has come to its end comes to enough.
    pub(super) fn reached(&self, value: i32) -> bool {
        if !self.chips {
            return value >= self.goal.target;
        }
        value / CHIP >= self.goal.target && value % CHIP >= self.goal.tiles
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

    /// Whether a way can still come to enough: with `wild` jokers and `promising` open runs.
    pub(super) fn hopeful(&self, value: i32, number: u8, wild: u8, promising: u8) -> bool {
        let at = usize::from(number);
        let most = self.from_above[at][usize::from(wild)];
        if !self.chips {
            return value + most.min(self.above[at]) >= self.goal.target;
        }
        let (chips, tiles) = (value / CHIP, value % CHIP);
        let new = chips - tiles;
        let alone = self.goal.new_above[at][usize::from(wild)];
        let later = i32::from(alone) + i32::from(promising);
        let later = self.above[at] + later.min(self.goal.new_most - new);
        chips + most.min(later) >= self.goal.target
    }
}
