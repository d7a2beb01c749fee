//! The lays that are listed for a player (`legal`).
//!
//! Junior set: for every set of rack tiles that can be laid and every number
//! of jokers taken, one lay, the most rewarding; up to [`CAP`], beyond that the
//! list is not complete. Classic set: the lays that matter, see `lays/classic.rs`;
//! that list is never complete.
//!
//! Where a list of the junior set is not complete, the lay that earns most and the one that goes out
//! are in it all the same.
//!
//! A [`Lays`] is filled again and again, so that listing does not allocate once
//! it has seen a few positions. Most junior lays are kept as bits; the table of one
//! is built when it is asked for.

mod best;
mod classic;
mod earned;
mod enough;
mod exact;
mod jokers;
mod junior;
mod masks;
mod memo;
mod plain;
mod row;
mod wild;

use crate::judge::{Lay, Position, Verdict};
use crate::settings::Settings;
use crate::table::Table;
use crate::tiles::{Rack, Set};
pub use junior::JuniorLay;
pub(crate) use junior::build;
pub(crate) use masks::Covered;
use masks::Masks;

/// No more lays of the junior set are listed.
pub const CAP: usize = 5000;

/// A list of lays, and room for the next one.
#[derive(Default)]
pub struct Lays {
    /// Lays as bits, or else lays that were built when they were found.
    bits: Vec<JuniorLay>,
    built: Vec<(Lay, Verdict)>,
    /// What the table covers, where the lays are bits.
    covered: Covered,
    complete: bool,
    room: jokers::Room,
}

impl Lays {
    /// An empty list.
    pub fn new() -> Lays {
        Lays::default()
    }

    /// Lists the lays of a position, in a fixed order. What was listed before is gone.
    ///
    /// # Panics
    /// If the table does not stand.
    pub fn list(&mut self, settings: &Settings, position: &Position) {
        self.list_for(settings, &position.table, position.rack, || *position);
    }

    /// The same, where the position has not been put together: most lists of the junior set do
    /// without.
    #[inline]
    pub(crate) fn list_for(
        &mut self,
        settings: &Settings,
        table: &Table,
        rack: Rack,
        position: impl FnOnce() -> Position,
    ) {
        self.bits.clear();
        self.built.clear();
        self.complete = match settings.set {
            Set::Junior => self.list_junior(settings, table, rack, position),
            Set::Classic => {
                classic::list(settings, &position(), &mut self.built);
                false
            }
        }
    }

    #[inline]
    fn list_junior(
        &mut self,
        settings: &Settings,
        table: &Table,
        rack: Rack,
        position: impl FnOnce() -> Position,
    ) -> bool {
        let masks = Masks::of(table);
        self.covered = masks.covered;
        let (room, found) = (&mut self.room, &mut self.bits);
        match junior::list(settings, table, &masks, rack, room, found) {
            Some(true) => true,
            Some(false) => {
                self.add_best(settings, &position(), true);
                false
            }
            None => {
                let position = position();
                let complete = exact::list(settings, &position, &mut self.built);
                if !complete {
                    self.add_best(settings, &position, false);
                }
                complete
            }
        }
    }

    /// Adds the best lays; in a full list they stand in place of the last ones.
    #[cold]
    fn add_best(&mut self, settings: &Settings, position: &Position, as_bits: bool) {
        let mut added = best::best(settings, position);
        added.retain(|(lay, bits)| {
            let laid = bits.laid();
            !(0..self.len()).any(|at| self.laid(at) == laid && self.take(at) == lay.take)
        });
        let kept = CAP - added.len();
        self.bits.truncate(kept);
        self.built.truncate(kept);
        for (lay, junior) in added {
            match as_bits {
                true => self.bits.push(junior),
                false => self.built.push((lay, junior.verdict(position.rack))),
            }
        }
    }

    /// How many lays there are.
    pub fn len(&self) -> usize {
        self.bits.len() + self.built.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether every lay has its like in the list.
    pub fn complete(&self) -> bool {
        self.complete
    }

    /// The lays as bits; none where they are built.
    pub(crate) fn bits(&self) -> &[JuniorLay] {
        &self.bits
    }

    /// What the table covers, where the lays are bits.
    pub(crate) fn covered(&self) -> Covered {
        self.covered
    }

    /// The lays that were built when they were found; none where they are bits.
    pub(crate) fn built(&self) -> &[(Lay, Verdict)] {
        &self.built
    }

    /// The tiles that a lay takes from the rack, jokers included.
    pub fn laid(&self, at: usize) -> Rack {
        match self.built.get(at) {
            Some((_, verdict)) => verdict.laid,
            None => self.bits[at].laid(),
        }
    }

    /// The jokers that a lay puts on the rack (F5.4).
    pub fn take(&self, at: usize) -> u8 {
        match self.built.get(at) {
            Some((lay, _)) => lay.take,
            None => self.bits[at].take,
        }
    }

    /// The chips that a lay earns, without the one for going out.
    pub fn chips(&self, at: usize) -> u8 {
        match self.built.get(at) {
            Some((_, verdict)) => verdict.chips,
            None => self.bits[at].chips,
        }
    }

    /// A lay with its table. The position must be the one that was listed.
    pub fn lay(&self, settings: &Settings, position: &Position, at: usize) -> Lay {
        match self.built.get(at) {
            Some((lay, _)) => *lay,
            None => build(settings, position, &self.covered, &self.bits[at]),
        }
    }
}
