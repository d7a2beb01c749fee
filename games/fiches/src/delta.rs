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
    /// A series made of what lay elsewhere.
    Rearranged(&'a [Placed]),
}

/// What is different, in the order of the table afterwards. `laid` are the tiles from the rack.
pub(crate) fn parts<'a>(before: &'a Table, after: &'a Table, laid: Rack) -> Vec<Part<'a>> {
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
    let part = |(at, now): (usize, &'a [Placed])| match within[at][..] {
        [] if !torn || all_from(now, laid) => Part::New(now),
        [] => Part::Rearranged(now),
        [old] => Part::Grown { old, now },
        _ => Part::Joined(now),
    };
    changed.iter().copied().enumerate().map(part).collect()
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

/// Whether all real tiles of a series could be from the rack.
fn all_from(series: &[Placed], laid: Rack) -> bool {
    let mut real = series.iter().filter(|tile| !tile.is_joker());
    real.all(|tile| laid.of(tile.kind()) > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(before: &str, after: &str, laid: &str) -> Vec<String> {
        let (before, after) = (before.parse().unwrap(), after.parse().unwrap());
        parts(&before, &after, laid.parse().unwrap())
            .into_iter()
            .map(|part| match part {
                Part::New(_) => "new".to_owned(),
                Part::Grown { old, now } => format!("{:?}", added(old, now)),
                Part::Joined(_) => "joined".to_owned(),
                Part::Rearranged(_) => "rearranged".to_owned(),
            })
            .collect()
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
        let told = told("r1 r2 r3 r4 r5", apart, "r6 k1 k2 k3");
        assert_eq!(told, ["rearranged", "rearranged", "new"]);
    }
}
