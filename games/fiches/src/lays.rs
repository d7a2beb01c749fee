//! The lays that are listed for a player (`legal`).
//!
//! Junior set: for every set of rack tiles that can be laid and every number of jokers taken, one
//! lay, the most rewarding; up to [`CAP`], beyond that the list is not complete. Where it is not, it
//! holds the lay that earns most and the one that goes out all the same. Classic set: the lays that
//! matter, see `lays/classic.rs`; that list is never complete.
//!
//! Colours of the junior set meet only in the jokers, so each colour's sets of tiles are looked at
//! alone and then combined (`jokers`). With rearranging, or with one joker a series, the solver
//! looks at each set (`exact`).

mod classic;
mod exact;
mod jokers;
mod masks;
mod new_by_wild;
mod new_series;
mod tables;

use crate::judge::{BeforeLay, Lay, Verdict, judge};
use crate::settings::Settings;
use crate::solver::{Objective, solve_within};
use crate::table::Table;
use crate::tiles::{Rack, Set, Tile};
pub(crate) use jokers::able;
use masks::Masks;
pub(crate) use masks::{in_rows, rack_masks};
pub(crate) use new_by_wild::NewByWild;
pub(crate) use new_series::{joker_places, new_series_beside};

/// No more lays of the junior set are listed.
pub const CAP: usize = 5000;

/// The solver's work for each of the best lays that are added to a list that is not complete; only
/// the largest positions with rearranging take more.
const WORK: i64 = 80_000;

/// What a listed lay takes from the rack, and what it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedLay {
    /// The tiles from the rack, jokers included.
    pub laid: Rack,
    /// The jokers put on the rack (F5.4).
    pub take: u8,
    /// The chips, without the one for going out.
    pub chips: u8,
}

impl ListedLay {
    /// New series: what is earned beyond the tiles (F4.1).
    fn new_series(&self) -> u8 {
        self.chips + self.take - self.laid.len() as u8
    }

    /// Returns what the judge says of the lay, on this rack.
    pub(crate) fn verdict(&self, rack: Rack) -> Verdict {
        let mut rack = rack.minus(self.laid);
        rack.add(Tile::JOKER, self.take);
        Verdict {
            laid: self.laid,
            rack,
            new_series: self.new_series(),
            chips: self.chips,
        }
    }

    fn same_tiles(&self, other: &ListedLay) -> bool {
        self.laid == other.laid && self.take == other.take
    }
}

/// A list of lays. Filled again and again, it does not allocate once it has seen a few positions.
#[derive(Default)]
pub struct Lays {
    listed: Vec<ListedLay>,
    /// The tables of the lays, where they were built when the lays were found. Otherwise the table
    /// of a lay is built when it is asked for.
    tables: Vec<Table>,
    complete: bool,
    room: jokers::Room,
}

impl Lays {
    /// Returns an empty list.
    pub fn new() -> Lays {
        Lays::default()
    }

    /// Lists the lays of a position, in a fixed order. What was listed before is gone.
    ///
    /// # Panics
    /// If the table does not stand.
    pub fn list(&mut self, settings: &Settings, position: &BeforeLay) {
        self.listed.clear();
        self.tables.clear();
        self.complete = match settings.set {
            Set::Junior => self.list_junior(settings, position),
            Set::Classic => {
                classic::list(settings, position, self);
                false
            }
        }
    }

    fn list_junior(&mut self, settings: &Settings, position: &BeforeLay) -> bool {
        let masks = Masks::of(&position.table);
        let racks = rack_masks(position.rack);
        let fast = any_jokers(settings, &position.table) || no_jokers(settings, position, &masks);
        let complete = if fast {
            jokers::list(&masks, &racks, position.rack.jokers(), self)
        } else {
            exact::list(settings, position, self)
        };
        if !complete {
            self.add_best(settings, position, fast);
        }
        complete
    }

    /// Adds the lay that earns most and the one that goes out; in a full list they take the places
    /// of the last ones.
    #[cold]
    fn add_best(&mut self, settings: &Settings, position: &BeforeLay, fast: bool) {
        let whole = ListedLay {
            laid: position.rack,
            take: 0,
            chips: 0,
        };
        let richest = solve_within(settings, position, Objective::Chips, WORK);
        let richest = richest.and_then(|found| {
            let verdict = judge(settings, position, &found.lay).ok()?;
            let listed = ListedLay {
                laid: verdict.laid,
                take: found.lay.take,
                chips: verdict.chips,
            };
            Some((listed, found.lay.table))
        });
        let out = exact::most_rewarding(settings, position, &whole, WORK);
        let mut added: Vec<(ListedLay, Table)> = richest.into_iter().chain(out).collect();
        added.dedup_by(|(one, _), (other, _)| one.same_tiles(other));
        added.retain(|(lay, _)| !self.listed.iter().any(|other| other.same_tiles(lay)));
        self.listed.truncate(CAP - added.len());
        self.tables.truncate(CAP - added.len());
        for (lay, table) in added {
            self.listed.push(lay);
            if !fast {
                self.tables.push(table);
            }
        }
    }

    /// Returns how many lays there are.
    pub fn len(&self) -> usize {
        self.listed.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.listed.is_empty()
    }

    /// Whether every lay has its like in the list.
    pub fn complete(&self) -> bool {
        self.complete
    }

    /// Returns what the lays take and bring, in their order.
    pub fn listed(&self) -> &[ListedLay] {
        &self.listed
    }

    /// Returns the tiles that a lay takes from the rack, jokers included.
    pub fn laid(&self, at: usize) -> Rack {
        self.listed[at].laid
    }

    /// Returns the jokers that a lay puts on the rack (F5.4).
    pub fn take(&self, at: usize) -> u8 {
        self.listed[at].take
    }

    /// Returns the chips that a lay earns, without the one for going out.
    pub fn chips(&self, at: usize) -> u8 {
        self.listed[at].chips
    }

    /// Returns a lay with its table. The position must be the one that was listed.
    pub fn lay(&self, settings: &Settings, position: &BeforeLay, at: usize) -> Lay {
        let listed = &self.listed[at];
        let table = match self.tables.get(at) {
            Some(table) => *table,
            None => tables::build(settings, position, listed),
        };
        Lay {
            table,
            take: listed.take,
        }
    }

    /// Adds a lay whose table is built already.
    fn push(&mut self, lay: ListedLay, table: Table) {
        self.listed.push(lay);
        self.tables.push(table);
    }
}

/// Whether series hold any number of jokers, and none is taken apart.
fn any_jokers(settings: &Settings, table: &Table) -> bool {
    (!settings.rearrange || table.is_empty()) && !settings.one_joker()
}

/// Whether no joker can be laid or moved. Then it does not matter whether series may be rearranged:
/// with one tile of a kind (F1.1), those of a colour make a row or they do not.
fn no_jokers(settings: &Settings, position: &BeforeLay, masks: &Masks) -> bool {
    let racks = rack_masks(position.rack);
    let freeable = racks.iter().zip(masks.covered).any(|(r, c)| r & c != 0);
    let lies_there = || position.table.tiles().iter().any(|tile| tile.is_joker());
    position.rack.jokers() == 0 && !freeable && !(settings.rearrange && lies_there())
}

/// Sees when a list of the junior set is full, so that no more sets of tiles are needed. Sets that
/// need no joker can be combined at will, and the list goes through the sets of the last colour
/// first.
struct SetCount {
    later: usize,
    here: usize,
}

impl SetCount {
    fn new() -> SetCount {
        SetCount { later: 1, here: 0 }
    }

    /// Counts a set of a colour, which needs no joker or does; returns whether these are enough.
    fn add(&mut self, plain: bool) -> bool {
        self.here += usize::from(plain);
        // The empty lay is none.
        self.here.saturating_mul(self.later) > CAP + 1
    }

    /// Goes on to the colour before.
    fn next_colour(&mut self) {
        self.later = self.later.saturating_mul(self.here);
        self.here = 0;
    }
}
