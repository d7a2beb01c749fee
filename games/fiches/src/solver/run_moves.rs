//! What is done with the runs of a colour at a number.

use super::runs::{MOST, Open, With};

/// What happens to an open run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum RunMove {
    #[default]
    End,
    Extend(With),
    /// A block goes on with its own tile.
    Block,
    /// It runs into the block that begins here, by the block's index.
    JoinBlock(u8),
}

/// What begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Mixed,
    Pure,
    /// A watched old run that is kept.
    Kept,
}

/// What is done with each open run, and what begins.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RunMoves {
    pub open: [RunMove; MOST],
    pub begun: [Option<(Sort, With)>; MOST],
}

impl RunMoves {
    /// Adds a run that begins.
    pub(super) fn begin(&mut self, sort: Sort, with: With) {
        if let Some(place) = self.begun.iter_mut().find(|place| place.is_none()) {
            *place = Some((sort, with));
        }
    }
}

/// One way to go on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    pub open: Open,
    /// Real tiles from the rack, groups included.
    pub rack: u8,
    /// Wild jokers, groups included.
    pub wild: u8,
    /// Runs that became new series.
    pub new: u8,
    /// Tiles of all sorts but blocks, groups included.
    pub tiles: u8,
    pub moves: RunMoves,
}
