//! Everything that is wrong with a lay, series by series and tile by tile: for showing it where it lies.

use stammtisch_rules::{Fault, Phrase, Refusal};

use crate::check::reason;
use crate::judge::{self, BeforeLay, Lay, Reason};
use crate::moved;
use crate::series::{SeriesFault, shape};
use crate::settings::Settings;
use crate::table::Table;
use crate::tiles::Placed;

/// Adds to a refusal what is wrong: first what it is about, then every other series that is none, and
/// every other tile that has gone from the table.
pub(crate) fn with_faults(
    mut refusal: Refusal,
    settings: &Settings,
    before: &BeforeLay,
    lay: &Lay,
    first: &judge::Fault,
) -> Refusal {
    let said = refusal.said.clone();
    refusal.faults.push(Fault {
        said,
        ..located(settings, before, lay, first)
    });
    let others = broken_series(settings, lay).chain(gone_tiles(before, lay));
    let others = others.filter(|other| other != first);
    let others = others.map(|other| located(settings, before, lay, &other));
    refusal.faults.extend(others);
    refusal
}

fn broken_series<'a>(
    settings: &'a Settings,
    lay: &'a Lay,
) -> impl Iterator<Item = judge::Fault> + 'a {
    let fault = |(at, tiles): (usize, &[Placed])| {
        let fault = shape(settings, tiles).err()?;
        Some(judge::Fault::of_series(at, fault))
    };
    lay.table.iter().enumerate().filter_map(fault)
}

fn gone_tiles<'a>(before: &'a BeforeLay, lay: &'a Lay) -> impl Iterator<Item = judge::Fault> + 'a {
    let (old, new) = (before.table.counts(), lay.table.counts());
    let kinds = crate::tiles::Set::Classic.kinds();
    let gone = kinds.filter(move |kind| new.real[kind.index()] < old.real[kind.index()]);
    gone.map(|kind| {
        let fault = judge::Fault::of_gone(&before.table, Placed::real(kind));
        moved::located(&before.table, &lay.table, fault)
    })
}

/// The fault with its places: in the lay, and where the lay does not name the tile, on the table before.
fn located(settings: &Settings, before: &BeforeLay, lay: &Lay, fault: &judge::Fault) -> Fault {
    let (clause, said): (&str, Phrase) = reason(settings, before, lay, fault);
    Fault {
        kind: kind(fault.reason),
        clause,
        said,
        at: at(settings, lay, fault),
        before: match (fault.old, fault.tile) {
            (None, _) => Vec::new(),
            (Some(series), Some(tile)) => {
                let mut places = places_of(&before.table, tile);
                places.retain(|place| place.starts_with(&format!("table/{series}/")));
                places
            }
            (Some(series), None) => vec![format!("table/{series}")],
        },
    }
}

fn at(settings: &Settings, lay: &Lay, fault: &judge::Fault) -> Vec<String> {
    let Some(series) = fault.series else {
        return Vec::new();
    };
    if let Some(tile) = fault.tile {
        return places_of(&lay.table, tile);
    }
    let tiles = lay.table.series(series.into());
    let within = |wrong: &dyn Fn(usize) -> bool| -> Vec<String> {
        let places = (0..tiles.len()).filter(|&at| wrong(at));
        places.map(|at| format!("table/{series}/{at}")).collect()
    };
    match fault.reason {
        Reason::Series(SeriesFault::NoSuchTile) => {
            within(&|at| tiles[at].kind().number() > settings.set.numbers())
        }
        Reason::Series(SeriesFault::ColourTwice) => {
            let colour = |at: usize| tiles[at].kind().colour();
            within(&|at| (0..tiles.len()).any(|other| other != at && colour(other) == colour(at)))
        }
        _ => vec![format!("table/{series}")],
    }
}

/// Every place where such a tile lies: equal tiles are not told apart.
fn places_of(table: &Table, tile: Placed) -> Vec<String> {
    let places = table.iter().enumerate().flat_map(|(series, tiles)| {
        let same = (0..tiles.len()).filter(move |&at| tiles[at] == tile);
        same.map(move |at| format!("table/{series}/{at}"))
    });
    places.collect()
}

fn kind(reason: Reason) -> &'static str {
    match reason {
        Reason::Series(SeriesFault::TooShort) => "short",
        Reason::Series(SeriesFault::NoSuchTile) => "no-such",
        Reason::Series(SeriesFault::NotInSequence) => "sequence",
        Reason::Series(SeriesFault::ColoursDiffer) => "colours",
        Reason::Series(SeriesFault::NoGroups) => "group",
        Reason::Series(SeriesFault::ColourTwice) => "twice",
        Reason::Series(SeriesFault::NoRealTile) => "jokers-only",
        Reason::Series(SeriesFault::TooManyJokers) => "one-joker",
        Reason::NothingLaid => "nothing",
        Reason::NotHeld => "not-held",
        Reason::Gone => "gone",
        Reason::TakenApart => "apart",
        Reason::NotFreed => "not-freed",
        Reason::Take => "take",
        Reason::Touched => "touched",
        Reason::Worth { .. } => "worth",
    }
}
