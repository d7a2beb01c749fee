//! Whether a lay is allowed and what it earns (F3.2 to F6.1), judged on the whole table.
//!
//! A lay names only the table as it is afterwards and how many freed jokers go
//! to the rack. What came from where is a *reading* of it, and equal tiles are
//! not told apart (F4.2): a lay is allowed if some reading makes it so, and it
//! earns what the best reading earns. `readings` finds that. Nothing here allocates.

mod readings;

use serde::Serialize;

use crate::fixed_vec::FixedVec;
use crate::series::{SeriesFault, Shape, shape};
use crate::settings::Settings;
use crate::table::{Counts, Table};
use crate::tiles::{KINDS, Kind, NUMBERS, Placed, Rack, Set, Tile};

/// What a player sees when it is their turn to lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeforeLay {
    /// The table before the lay; all of it stands.
    pub table: Table,
    /// The player's tiles.
    pub rack: Rack,
    /// Whether they have made their first lay (F6.1).
    pub opened: bool,
}

/// The table as it is after the turn, and the freed jokers put on the rack (F5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Lay {
    /// The whole table.
    pub table: Table,
    /// Freed jokers put on the rack.
    pub take: u8,
}

/// What a lay that is allowed comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The tiles that left the rack, jokers included.
    pub laid: Rack,
    /// The rack afterwards, taken jokers included.
    pub rack: Rack,
    /// New series, in the best reading (F4.2).
    pub new_series: u8,
    /// Chips for the lay, without the one for going out (F4.1, F5.4).
    pub chips: u8,
}

impl Verdict {
    /// Whether the lay ends the round (F7.1).
    pub fn goes_out(&self) -> bool {
        self.rack.is_empty()
    }
}

/// Why a lay is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A series that is none (F3.1, F3.6, F5.1, F5.2).
    Series(SeriesFault),
    /// No tile came from the rack (F3.2).
    NothingLaid,
    /// A tile that lies neither on the table nor on the rack (F3.2).
    NotHeld,
    /// A tile has gone from the table (F3.3).
    Gone,
    /// A series was taken apart or changed (F3.5).
    TakenApart,
    /// A joker left its place without its tile (F5.3).
    NotFreed,
    /// More jokers taken than were freed from the own rack (F5.4).
    Take,
    /// The first lay touched the table or took a joker (F6.1).
    Touched,
    /// The first lay is worth too little (F6.1).
    Worth {
        /// What it is worth.
        worth: u16,
        /// What it has to be.
        needed: u16,
    },
}

/// A refusal: the reason, and what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fault {
    /// Why.
    pub reason: Reason,
    /// The series at fault, by its place on the asked table.
    pub series: Option<u8>,
    /// The series at fault, by its place on the table before the lay.
    pub old: Option<u8>,
    /// The tile at fault.
    pub tile: Option<Placed>,
}

impl Fault {
    fn of(reason: Reason) -> Fault {
        Fault {
            reason,
            series: None,
            old: None,
            tile: None,
        }
    }

    /// A series that is none.
    pub(crate) fn of_series(at: usize, fault: SeriesFault) -> Fault {
        Fault {
            series: Some(at as u8),
            ..Fault::of(Reason::Series(fault))
        }
    }

    /// A tile that has gone from this table.
    pub(crate) fn of_gone(table: &Table, tile: Placed) -> Fault {
        Fault {
            tile: Some(tile),
            old: place_of(table, tile),
            ..Fault::of(Reason::Gone)
        }
    }

    /// The clause of the rules that is broken.
    pub fn clause(&self) -> &'static str {
        match self.reason {
            Reason::Series(fault) => fault.clause(),
            Reason::NothingLaid | Reason::NotHeld => "F3.2",
            Reason::Gone => "F3.3",
            Reason::TakenApart => "F3.5",
            Reason::NotFreed => "F5.3",
            Reason::Take => "F5.4",
            Reason::Touched | Reason::Worth { .. } => "F6.1",
        }
    }
}

/// Both tables of a lay, read once.
struct Case<'a> {
    settings: &'a Settings,
    before: FixedVec<Shape>,
    after: FixedVec<Shape>,
    old: Counts,
    new: Counts,
    /// Real tiles from the rack, by kind.
    from_rack: [u8; KINDS],
    take: u8,
}

/// Judges a lay.
///
/// # Errors
/// The first clause that it breaks, with the series or tile at fault.
///
/// # Panics
/// If the table before the lay does not stand.
pub fn judge(settings: &Settings, position: &BeforeLay, lay: &Lay) -> Result<Verdict, Fault> {
    let after = shapes(settings, &lay.table)?;
    let before = shapes(settings, &position.table).expect("the table before the lay stands");
    let (old, new) = (position.table.counts(), lay.table.counts());
    let (laid, from_rack) = tiles_from_rack(position, lay, &old, &new)?;
    let case = Case {
        settings,
        before,
        after,
        old,
        new,
        from_rack,
        take: lay.take,
    };
    let needed = settings.threshold(position.opened);
    let new_series = if needed > 0 {
        first_lay(&case, &lay.table, needed)?
    } else if settings.rearrange {
        jokers_were_freed(&case)?;
        readings::rearranged(&case)
    } else {
        readings::together(&case)?
    };
    let mut rack = position.rack.minus(laid);
    rack.add(Tile::JOKER, lay.take);
    Ok(Verdict {
        laid,
        rack,
        new_series,
        chips: laid.len() as u8 - lay.take + new_series,
    })
}

fn shapes(settings: &Settings, table: &Table) -> Result<FixedVec<Shape>, Fault> {
    let mut shapes = FixedVec::new(Shape::BLANK);
    for (at, tiles) in table.iter().enumerate() {
        let shape = shape(settings, tiles).map_err(|fault| Fault::of_series(at, fault))?;
        shapes.push(shape);
    }
    Ok(shapes)
}

/// The first place on a table where a tile lies.
fn place_of(table: &Table, tile: Placed) -> Option<u8> {
    let at = table.iter().position(|series| series.contains(&tile))?;
    Some(at as u8)
}

/// F3.2, F3.3: tiles come from the table or the rack, and none is lost.
fn tiles_from_rack(
    position: &BeforeLay,
    lay: &Lay,
    old: &Counts,
    new: &Counts,
) -> Result<(Rack, [u8; KINDS]), Fault> {
    let mut laid = Rack::EMPTY;
    let mut from_rack = [0; KINDS];
    for at in (0..KINDS).filter(|at| new.real[*at] != old.real[*at]) {
        let kind = Kind::new(
            (at / usize::from(NUMBERS)) as u8,
            (at % usize::from(NUMBERS)) as u8 + 1,
        );
        let tile = Placed::real(kind);
        if new.real[at] < old.real[at] {
            return Err(Fault::of_gone(&position.table, tile));
        }
        let n = new.real[at] - old.real[at];
        if n > position.rack.of(kind) {
            return Err(Fault {
                tile: Some(tile),
                series: place_of(&lay.table, tile),
                ..Fault::of(Reason::NotHeld)
            });
        }
        laid.add(Tile::of(kind), n);
        from_rack[at] = n;
    }
    let jokers = i16::from(new.all_jokers) + i16::from(lay.take) - i16::from(old.all_jokers);
    if jokers < 0 {
        // A joker is gone: a freed one is laid again or taken (F5.3).
        let lost = Set::Classic
            .kinds()
            .find(|k| new.jokers[k.index()] < old.jokers[k.index()])
            .map(Placed::joker);
        return Err(Fault {
            tile: lost,
            old: lost.and_then(|tile| place_of(&position.table, tile)),
            ..Fault::of(Reason::NotFreed)
        });
    }
    if jokers > i16::from(position.rack.jokers()) {
        // More than are held. Where jokers were asked back that is what is
        // wrong; otherwise a joker lies there that nobody has.
        return Err(if lay.take > 0 {
            Fault::of(Reason::Take)
        } else {
            let extra = Set::Classic
                .kinds()
                .find(|k| new.jokers[k.index()] > old.jokers[k.index()])
                .map(Placed::joker);
            Fault {
                tile: extra,
                series: extra.and_then(|tile| place_of(&lay.table, tile)),
                ..Fault::of(Reason::NotHeld)
            }
        });
    }
    laid.add(Tile::JOKER, jokers as u8);
    if laid.is_empty() {
        return Err(Fault::of(Reason::NothingLaid));
    }
    Ok((laid, from_rack))
}

/// F6.1: new series only, the table untouched, worth enough. All the tiles of
/// the series that were not there before are the player's, since none is lost.
fn first_lay(case: &Case<'_>, table: &Table, needed: u16) -> Result<u8, Fault> {
    // The series that were not there before, a bit each.
    let mut fresh = (1u64 << case.after.len()) - 1;
    let is = |fresh: u64, at: usize| fresh >> at & 1 == 1;
    for (at, old) in case.before.iter().enumerate() {
        let found = (0..case.after.len()).find(|&i| is(fresh, i) && case.after[i] == *old);
        match found {
            Some(i) => fresh &= !(1 << i),
            None => {
                return Err(Fault {
                    old: Some(at as u8),
                    ..Fault::of(Reason::Touched)
                });
            }
        }
    }
    if case.take > 0 {
        return Err(Fault::of(Reason::Touched));
    }
    let worth: u16 = table
        .iter()
        .enumerate()
        .filter(|(at, _)| is(fresh, *at))
        .flat_map(|(_, series)| series)
        .map(|tile| u16::from(tile.kind().number()))
        .sum();
    if worth < needed {
        return Err(Fault::of(Reason::Worth { worth, needed }));
    }
    Ok(fresh.count_ones() as u8)
}

/// F5.3 and F5.4 where rearranging is allowed: a joker may have left its kind
/// only if a real tile of that kind can be counted for it, one for one; and it
/// may go to the rack only if that tile came from there.
fn jokers_were_freed(case: &Case<'_>) -> Result<(), Fault> {
    let mut takeable = 0;
    for kind in case.settings.set.kinds() {
        let at = kind.index();
        let gone = case.old.jokers[at].saturating_sub(case.new.jokers[at]);
        if gone > case.new.real[at] {
            return Err(not_freed(case, kind));
        }
        takeable += case.old.jokers[at].min(case.from_rack[at]);
    }
    if case.take > takeable {
        return Err(Fault::of(Reason::Take));
    }
    Ok(())
}

fn not_freed(case: &Case<'_>, kind: Kind) -> Fault {
    let holds = |shape: &Shape| match *shape {
        Shape::Run { colour, jokers, .. } => {
            colour == kind.colour() && jokers >> (kind.number() - 1) & 1 == 1
        }
        Shape::Group { number, jokers, .. } => {
            number == kind.number() && jokers >> kind.colour() & 1 == 1
        }
    };
    Fault {
        tile: Some(Placed::joker(kind)),
        old: case.before.iter().position(holds).map(|at| at as u8),
        ..Fault::of(Reason::NotFreed)
    }
}
