//! The options that the pieces, the judge and the solver have to know.

use crate::tiles::Set;

/// How many jokers one series may hold (F5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JokersPerSeries {
    /// As many as one likes, beside at least one real tile.
    Many,
    /// At most one.
    One,
}

/// The rules of one game, as far as a single lay depends on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Settings {
    /// The tiles (F1).
    pub set: Set,
    /// Whether the table may be rearranged (F3.5, F3.6).
    pub rearrange: bool,
    /// F5.2.
    pub jokers_per_series: JokersPerSeries,
    /// What a first lay must be worth (F6.1); 0 for none. Means nothing in the junior set.
    pub first_lay: u16,
}

impl Settings {
    /// The defaults of the junior set.
    pub const JUNIOR: Settings = Settings {
        set: Set::Junior,
        rearrange: false,
        jokers_per_series: JokersPerSeries::Many,
        first_lay: 0,
    };

    /// The defaults of the classic set.
    pub const CLASSIC: Settings = Settings {
        set: Set::Classic,
        rearrange: true,
        jokers_per_series: JokersPerSeries::Many,
        first_lay: 30,
    };

    /// What the lay of a player must be worth: nothing once they have opened, and
    /// nothing in the junior set (F6).
    pub fn threshold(&self, opened: bool) -> u16 {
        if opened || self.set == Set::Junior {
            0
        } else {
            self.first_lay
        }
    }

    /// Whether a series may hold one joker only.
    pub(crate) fn one_joker(&self) -> bool {
        self.jokers_per_series == JokersPerSeries::One
    }
}
