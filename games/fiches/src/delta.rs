//! What a lay changes, as a person would tell it.

use crate::table::Table;
use crate::tiles::{Placed, Rack};

/// One thing that a lay does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part<'a> {
    /// A series of tiles that were not there.
    New(&'a [Placed]),
    /// A series that has grown, or in which a joker was replaced.
    Grown {
        /// As it was.
        old: &'a [Placed],
        /// As it is.
        now: &'a [Placed],
    },
    /// Series put together into one.
    Joined(&'a [Placed]),
}

/// What a lay does to a table.
pub(crate) struct Changes<'a> {
    /// What is done with tiles from the rack alone, in the order of the table afterwards.
    pub parts: Vec<Part<'a>>,
    /// How many series are made of what lay elsewhere.
    pub rebuilt: usize,
    /// The tiles from the rack that they got.
    pub rebuilt_with: Rack,
}

/// What is different. `laid` are the tiles from the rack.
pub(crate) fn changes<'a>(before: &'a Table, after: &'a Table, laid: Rack) -> Changes<'a> {
    let mut old: Vec<&[Placed]> = before.iter().collect();
    let mut changed: Vec<&[Placed]> = Vec::new();
    for series in after.iter() {
        match old.iter().position(|other| same_tiles(other, series)) {
            Some(at) => drop(old.remove(at)),
            None => changed.push(series),
        }
    }
    // Which old series lie whole in which changed one.
    let mut within: Vec<Vec<&[Placed]>> = vec![Vec::new(); changed.len()];
    let mut torn = false;
    for series in old {
        let fits = |at: &usize| {
            let free = |tile: &Placed| {
                let taken = within[*at].iter().copied().flatten();
                !taken.into_iter().any(|other| other.kind() == tile.kind())
            };
            lies_in(series, changed[*at]) && series.iter().all(free)
        };
        match (0..changed.len()).find(fits) {
            Some(at) => within[at].push(series),
            None => torn = true,
        }
    }
    let mut all = Changes {
        parts: Vec::new(),
        rebuilt: 0,
        rebuilt_with: laid,
    };
    for (now, within) in changed.into_iter().zip(&within) {
        // Where nothing was torn apart, tiles come from nowhere but the rack.
        if !take_fresh(&mut all.rebuilt_with, now, within) && torn {
            all.rebuilt += 1;
            continue;
        }
        all.parts.push(match within[..] {
            [] => Part::New(now),
            [old] => Part::Grown { old, now },
            _ => Part::Joined(now),
        });
    }
    all
}

/// Takes the tiles of a series that were in none of these old ones from a rack; `false`, and nothing
/// taken, if it does not hold them all. Jokers may also have been freed on the table.
fn take_fresh(rack: &mut Rack, now: &[Placed], within: &[&[Placed]]) -> bool {
    let is_fresh = |tile: &&Placed| !within.iter().any(|old| old.contains(tile));
    let fresh: Vec<Placed> = now.iter().filter(is_fresh).copied().collect();
    let held = |tile: &Placed| tile.is_joker() || rack.of(tile.kind()) > 0;
    let all = fresh.iter().all(held);
    for tile in fresh.iter().filter(|_| all) {
        let held = rack.count(tile.tile());
        rack.remove(tile.tile(), held.min(1));
    }
    all
}

/// The tiles of a series that has grown which were not there, replaced jokers' tiles included.
pub(crate) fn added(old: &[Placed], now: &[Placed]) -> Vec<Placed> {
    let fresh = now.iter().filter(|tile| !old.contains(tile));
    fresh.copied().collect()
}

/// Whether both hold the same tiles.
pub(crate) fn same_tiles(one: &[Placed], other: &[Placed]) -> bool {
    one.len() == other.len() && one.iter().all(|tile| other.contains(tile))
}

/// Whether an old series lies in this one: real tiles as they were, jokers kept or replaced.
fn lies_in(old: &[Placed], now: &[Placed]) -> bool {
    old.iter().all(|tile| {
        now.contains(tile) || tile.is_joker() && now.contains(&Placed::real(tile.kind()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(before: &str, after: &str, laid: &str) -> Vec<String> {
        let (before, after) = (before.parse().unwrap(), after.parse().unwrap());
        let all = changes(&before, &after, laid.parse().unwrap());
        let part = |part: &Part| match part {
            Part::New(_) => "new".to_owned(),
            Part::Grown { old, now } => format!("{:?}", added(old, now)),
            Part::Joined(_) => "joined".to_owned(),
        };
        let rebuilt = || format!("{} rebuilt with {}", all.rebuilt, all.rebuilt_with);
        let parts = all.parts.iter().map(part);
        parts.chain((all.rebuilt > 0).then(rebuilt)).collect()
    }

    #[test]
    fn a_lay_is_told_by_what_it_changes() {
        let before = "r3 r4 r5 | k4 *k5 k6";
        let after = "r3 r4 r5 r6 | k4 k5 k6 | b1 b2 *b3";
        assert_eq!(told(before, after, "r6 k5 b1 b2"), ["[r6]", "[k5]", "new"]);
        assert_eq!(told(before, before, ""), [""; 0]);
        let joined = "r1 r2 r3 r4 r5 r6 r7";
        assert_eq!(told("r1 r2 r3 | r5 r6 r7", joined, "r4"), ["joined"]);
        let apart = "r1 r2 r3 | r4 r5 r6 | k1 k2 k3";
        let told_apart = told("r1 r2 r3 r4 r5", apart, "r6 k1 k2 k3");
        assert_eq!(told_apart, ["new", "2 rebuilt with r6"]);
    }

    #[test]
    fn a_tile_from_elsewhere_on_the_table_is_not_told_as_laid() {
        // The red 6 moves from the group to the run; the blue 3 is laid there.
        let before = "r3 r4 r5 | r6 y6 b6 k6 | b4 b5 b6";
        let after = "r3 r4 r5 r6 | y6 b6 k6 | b3 b4 b5 b6";
        assert_eq!(told(before, after, "b3"), ["[b3]", "2 rebuilt with "]);
    }
}
