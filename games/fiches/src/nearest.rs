//! For a table that does not stand, the nearest one that does.
//!
//! "Nearest" means: of the rack tiles that the player put on the table as many as possible are laid;
//! and of the series that they asked for as many as possible lie there as they put them. The second
//! is tried first with all their series that are good kept as they are, then with those kept that
//! the solver's own table shares with theirs.

use crate::judge::{BeforeLay, Lay, Verdict, judge};
use crate::series::shape;
use crate::settings::Settings;
use crate::solver::{Objective, solve_within};
use crate::table::Table;
use crate::tiles::{Placed, Rack};

/// The solver's work for the first answer, and for each of the few that are tried to keep more of
/// what was asked: a refusal does not wait for a perfect proposal.
const WORK: i64 = 12_000;
const WORK_KEEPING: i64 = 3_000;
/// So many tiles are tried as the one to leave out.
const LEFT_OUT: usize = 4;

/// A table that stands, near to one that does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nearest {
    /// The lay to propose.
    pub lay: Lay,
    /// What it comes to.
    pub verdict: Verdict,
    /// The rack tiles that were asked for and are not in it.
    pub left_out: Rack,
}

impl Nearest {
    /// The series of the proposal that the asked table does not have: what is
    /// to be put together ("put the blue 7 with the black 7 and the red 7").
    pub fn changed<'a>(&'a self, asked: &'a Table) -> impl Iterator<Item = &'a [Placed]> {
        self.lay
            .table
            .iter()
            .filter(|series| !asked.iter().any(|other| same_tiles(series, other)))
    }
}

/// The nearest table that stands; none if nothing of what was asked can be laid, or none is found
/// in time.
///
/// # Panics
/// If the table before does not stand.
pub fn nearest(settings: &Settings, position: &BeforeLay, asked: &Table) -> Option<Nearest> {
    let wanted = wanted(position, asked);
    if wanted.is_empty() {
        return None;
    }
    let asked_for = BeforeLay {
        rack: wanted,
        ..*position
    };
    let free = solve_within(settings, &asked_for, Objective::Tiles, WORK)?;
    let kept = keeping_series(settings, &asked_for, asked);
    let lay = match kept {
        Some(lay) if laid(settings, &asked_for, &lay) >= Some(u32::from(free.value)) => lay,
        _ => free.lay,
    };
    let verdict = judge(settings, position, &lay).ok()?;
    Some(Nearest {
        lay,
        verdict,
        left_out: wanted.minus(verdict.laid),
    })
}

fn laid(settings: &Settings, position: &BeforeLay, lay: &Lay) -> Option<u32> {
    let verdict = judge(settings, position, lay).ok()?;
    Some(verdict.laid.len())
}

/// The rack tiles that the asked table shows beyond those that lay there.
fn wanted(position: &BeforeLay, asked: &Table) -> Rack {
    let (old, new) = (position.table.counts(), asked.counts());
    let mut wanted = Rack::EMPTY;
    for (tile, held) in position.rack.tiles() {
        let more = match tile.kind() {
            Some(kind) => new.real[kind.index()].saturating_sub(old.real[kind.index()]),
            None => new.all_jokers.saturating_sub(old.all_jokers),
        };
        if more > 0 {
            wanted.add(tile, more.min(held));
        }
    }
    wanted
}

/// The best lay in which all asked series that are good lie as asked, where
/// the table may be rearranged: they are set aside, and what is left over of
/// the table and of the rack is solved by itself. The judge has the last word.
fn keeping_series(settings: &Settings, position: &BeforeLay, asked: &Table) -> Option<Lay> {
    if !settings.rearrange || settings.threshold(position.opened) > 0 {
        return None;
    }
    let mut rest = position.table.as_rack().plus(position.rack);
    let mut aside = Table::EMPTY;
    for series in asked.iter() {
        let tiles: Rack = series.iter().map(|t| t.tile()).collect();
        if shape(settings, series).is_ok() && rest.contains(tiles) {
            rest = rest.minus(tiles);
            aside.push(series).ok()?;
        }
    }
    // What of the table is not set aside must be laid; what of the rack, may.
    let mut rack = rest;
    let mut must = Rack::EMPTY;
    for (tile, n) in position.table.as_rack().tiles() {
        let set_aside = aside.as_rack().count(tile);
        let still = n.saturating_sub(set_aside).min(rack.count(tile));
        must.add(tile, still);
        rack.remove(tile, still);
    }
    let table = solve_loose(settings, must, rack)?;
    for series in table.iter() {
        aside.push(series).ok()?;
    }
    let before = position.table.counts().all_jokers;
    let take = before.saturating_sub(aside.counts().all_jokers);
    Some(Lay { table: aside, take })
}

/// Series of tiles of which some must and some may be used, all from one hand.
fn solve_loose(settings: &Settings, must: Rack, may: Rack) -> Option<Table> {
    let all = must.plus(may);
    if must.is_empty() && may.is_empty() {
        return Some(Table::EMPTY);
    }
    let hand = |rack: Rack| BeforeLay {
        table: Table::EMPTY,
        rack,
        opened: true,
    };
    if must.is_empty() {
        let best = solve_within(settings, &hand(all), Objective::Tiles, WORK_KEEPING);
        return Some(best.map_or(Table::EMPTY, |s| s.lay.table));
    }
    if let Some(best) = solve_within(settings, &hand(all), Objective::Out, WORK_KEEPING) {
        return Some(best.lay.table);
    }
    // Leave out one of the tiles that may stay, then give up keeping series.
    for (tile, _) in may.tiles().take(LEFT_OUT) {
        let mut fewer = all;
        fewer.remove(tile, 1);
        if let Some(best) = solve_within(settings, &hand(fewer), Objective::Out, WORK_KEEPING) {
            return Some(best.lay.table);
        }
    }
    None
}

fn same_tiles(a: &[Placed], b: &[Placed]) -> bool {
    a.len() == b.len() && a.iter().all(|tile| b.contains(tile)) && b.iter().all(|t| a.contains(t))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classic(table: &str, rack: &str) -> BeforeLay {
        BeforeLay {
            table: table.parse().unwrap(),
            rack: rack.parse().unwrap(),
            opened: true,
        }
    }

    #[test]
    fn the_tile_is_put_where_it_fits() {
        let rules = Settings::CLASSIC;
        let position = classic("k7 r7 y7 | b3 b4 b5", "b7 k1");
        let asked = "k7 r7 y7 | b3 b4 b5 b7".parse().unwrap();
        let found = nearest(&rules, &position, &asked).unwrap();
        let changed: Vec<String> = found
            .changed(&asked)
            .map(|s| {
                s.iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect();
        assert_eq!(changed.len(), 2, "{changed:?}");
        assert_eq!(found.lay.table.len(), 2);
        assert!(found.left_out.is_empty());
    }

    #[test]
    fn what_fits_nowhere_is_left_out() {
        let rules = Settings::CLASSIC;
        let position = classic("k7 r7 y7", "b7 k1");
        let asked = "k7 r7 y7 b7 | k1".parse().unwrap();
        let found = nearest(&rules, &position, &asked).unwrap();
        assert_eq!(found.left_out, "k1".parse().unwrap());
        let nothing = classic("k7 r7 y7", "b9");
        assert!(nearest(&rules, &nothing, &"k7 r7 y7 b9".parse().unwrap()).is_none());
    }

    #[test]
    fn good_series_stay_as_they_were_asked() {
        let rules = Settings::CLASSIC;
        let position = classic("r1 r2 r3 r4", "r5 b4 k4 y9");
        let asked = "r1 r2 r3 | r4 b4 k4 | r5 y9".parse().unwrap();
        let found = nearest(&rules, &position, &asked).unwrap();
        assert_eq!(found.lay.table.to_string(), "r1 r2 r3 | r4 b4 k4");
        assert_eq!(found.left_out, "r5 y9".parse().unwrap());
    }
}
