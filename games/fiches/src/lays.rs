//! The lays that are listed for a player (`legal`).
//!
//! Junior set: for every set of rack tiles that can be laid and every number
//! of jokers taken, one lay, the most rewarding; up to [`CAP`], beyond that the
//! list is not complete. Classic set: the lays that matter, see `lays/classic.rs`;
//! that list is never complete.
//!
//! A [`Lays`] is filled again and again, so that listing does not allocate once
//! it has seen a few positions. Junior lays are kept as bits; the table of one
//! is built when it is asked for.

mod classic;
mod exact;
mod junior;
mod masks;
mod memo;
mod plain;
mod row;
mod wild;

use crate::judge::{Lay, Position, Verdict};
use crate::settings::Settings;
use crate::tiles::{Rack, Set};
pub use junior::JuniorLay;

/// No more lays of the junior set are listed.
pub const CAP: usize = 5000;

/// A list of lays, and room for the next one.
#[derive(Default)]
pub struct Lays {
    junior: junior::Lister,
    classic: Vec<(Lay, Verdict)>,
    complete: bool,
    is_junior: bool,
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
        self.is_junior = settings.set == Set::Junior;
        if self.is_junior {
            self.complete = self.junior.list(settings, position);
        } else {
            self.complete = false;
            classic::list(settings, position, &mut self.classic);
        }
    }

    /// How many lays there are.
    pub fn len(&self) -> usize {
        if self.is_junior {
            self.junior.found.len()
        } else {
            self.classic.len()
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether every lay has its like in the list.
    pub fn complete(&self) -> bool {
        self.complete
    }

    /// The tiles that a lay takes from the rack, jokers included.
    pub fn laid(&self, at: usize) -> Rack {
        if self.is_junior {
            self.junior.found[at].laid()
        } else {
            self.classic[at].1.laid
        }
    }

    /// The jokers that a lay puts on the rack (F5.4).
    pub fn take(&self, at: usize) -> u8 {
        if self.is_junior {
            self.junior.found[at].take
        } else {
            self.classic[at].0.take
        }
    }

    /// The chips that a lay earns, without the one for going out.
    pub fn chips(&self, at: usize) -> u8 {
        if self.is_junior {
            self.junior.found[at].chips
        } else {
            self.classic[at].1.chips
        }
    }

    /// A lay with its table. The position must be the one that was listed.
    pub fn lay(&self, settings: &Settings, position: &Position, at: usize) -> Lay {
        if self.is_junior {
            let lay = self.junior.found[at];
            junior::build(settings, position, &self.junior.masks, &lay)
        } else {
            self.classic[at].0
        }
    }
}
