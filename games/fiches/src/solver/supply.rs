//! What the solver has to work with, kind by kind.

use super::runs::{Old, RunRules};

/// What there is of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Supply {
    /// Real tiles from the table; all must be used (F3.3).
    pub old: u8,
    /// Jokers from the table that still stand for the kind; all must be used (F5.3).
    pub kept: u8,
    /// Tiles of the rack that must be laid.
    pub rack_min: u8,
    /// Tiles of the rack.
    pub rack_max: u8,
}

impl Supply {
    /// Tiles that are there without a wild joker.
    pub(super) fn all(&self) -> u8 {
        self.old + self.kept + self.rack_max
    }
}

/// What the groups of the number use of the colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Use {
    /// Real tiles in groups that hold old ones.
    pub mixed: u8,
    /// Kept jokers.
    pub kept: u8,
    /// Rack tiles in new groups.
    pub pure: u8,
    /// Wild jokers.
    pub wild: u8,
}

/// The runs of one colour over all numbers.
#[derive(Clone, Debug)]
pub(super) struct Colour {
    /// By number; 0 and what is above the highest number are empty.
    pub supply: [Supply; 17],
    /// Old runs that lie as blocks, or whose copies are watched.
    pub old: Vec<Old>,
}

impl Colour {
    pub(super) fn new() -> Colour {
        Colour {
            supply: [Supply::default(); 17],
            old: Vec::new(),
        }
    }
}

/// How runs are made in this solve.
#[derive(Clone, Copy, Debug)]
pub(super) struct Making {
    pub rules: RunRules,
    /// Whether runs may begin that hold tiles from the table, or where new series are not counted.
    pub mixed: bool,
    /// Whether new series are counted, so that runs may begin as such.
    pub pure: bool,
    /// Wild jokers, at most.
    pub wild: u8,
    /// The highest number; nothing stands for a higher one (F5.1).
    pub top: u8,
}
