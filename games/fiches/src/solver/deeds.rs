//! What was done with the runs of a colour at a number, packed.

use super::runs::{MOST, Open, With};

/// What was done with the runs: four bits a run, then four bits a beginning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Deeds(u64);

const BEGINNINGS: u32 = 24;

/// What happens to an open run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    End,
    Go(With),
    /// A block goes on with its own tile.
    Block,
    /// It runs into the block that begins here, by the block's index.
    Into(usize),
}

impl Deeds {
    pub(super) fn set(&mut self, slot: usize, deed: Deed) {
        let code = match deed {
            Deed::End => 0,
            Deed::Go(with) => 1 + with as u64,
            Deed::Block => 4,
            Deed::Into(block) => 5 + block as u64,
        };
        let shift = 4 * slot as u32;
        self.0 = self.0 & !(15 << shift) | code << shift;
    }

    pub(super) fn get(self, slot: usize) -> Deed {
        match self.0 >> (4 * slot) & 15 {
            0 => Deed::End,
            code @ 1..=3 => Deed::Go(With::ALL[code as usize - 1]),
            4 => Deed::Block,
            code => Deed::Into(code as usize - 5),
        }
    }

    pub(super) fn begin(&mut self, nth: usize, code: u64) {
        let shift = BEGINNINGS + 4 * nth as u32;
        self.0 = self.0 & !(15 << shift) | code << shift;
    }

    /// 1 to 3 mixed, 4 to 6 pure, 7 to 9 kept, by what they begin with.
    pub(super) fn beginnings(self) -> impl Iterator<Item = (u64, With)> {
        (0..MOST)
            .map(move |nth| self.0 >> (BEGINNINGS + 4 * nth as u32) & 15)
            .take_while(|code| *code > 0)
            .map(|code| ((code - 1) / 3, With::ALL[(code as usize - 1) % 3]))
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
    pub deeds: Deeds,
}
