//! Which tiles were moved out of a series of the table, or into it: a refusal names those, and not what they left behind.

use crate::judge::Fault;
use crate::table::Table;
use crate::tiles::Placed;

/// What was done to a series that lay on the table.
pub(crate) struct Moved {
    /// Its tiles that lie elsewhere now, or nowhere.
    pub away: Vec<Placed>,
    /// The tiles that lie with the rest of it now.
    pub added: Vec<Placed>,
}

/// What a lay does to the series at this place of the table before.
pub(crate) fn moved(before: &Table, asked: &Table, old: usize) -> Moved {
    let series = before.series(old);
    let rest = home(before, asked, old).map_or(&[][..], |at| asked.series(at));
    Moved {
        away: without(series, rest),
        added: without(rest, series),
    }
}

/// The tiles that a series of the asked table has lost, if it is nothing but the rest of one that lay there.
pub(crate) fn lost(before: &Table, asked: &Table, at: usize) -> Option<Vec<Placed>> {
    let left = (0..before.len())
        .filter(|&old| home(before, asked, old) == Some(at))
        .map(|old| moved(before, asked, old));
    let mut left = left.filter(|moved| moved.added.is_empty() && !moved.away.is_empty());
    left.next().map(|moved| moved.away)
}

/// A fault about a tile that is gone names the series that it was taken from: another may have an equal one.
pub(crate) fn located(before: &Table, asked: &Table, fault: Fault) -> Fault {
    let (Some(tile), Some(_)) = (fault.tile, fault.old) else {
        return fault;
    };
    let mut series = 0..before.len();
    let from = series.find(|&old| moved(before, asked, old).away.contains(&tile));
    Fault {
        old: from.map(|at| at as u8).or(fault.old),
        ..fault
    }
}

/// The asked series in which most of an old one lies; of equal ones, the one at its place.
fn home(before: &Table, asked: &Table, old: usize) -> Option<usize> {
    let series = before.series(old);
    let shared = |at: usize| series.len() - without(series, asked.series(at)).len();
    let best = (0..asked.len())
        .rev()
        .max_by_key(|&at| (shared(at), at == old))?;
    (shared(best) > 0).then_some(best)
}

/// The tiles that the others do not have; a joker is still there if its tile lies in its place.
fn without(tiles: &[Placed], others: &[Placed]) -> Vec<Placed> {
    let mut left = others.to_vec();
    let gone = tiles.iter().filter(|tile| {
        let same = left.iter().position(|other| other.kind() == tile.kind());
        same.map(|at| left.remove(at)).is_none()
    });
    gone.copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(before: &str, asked: &str, old: usize) -> (String, String) {
        let (before, asked) = (before.parse().unwrap(), asked.parse().unwrap());
        let Moved { away, added } = moved(&before, &asked, old);
        (format!("{away:?}"), format!("{added:?}"))
    }

    #[test]
    fn the_tile_that_was_moved_is_found() {
        let same = |away: &str, added: &str| (away.to_owned(), added.to_owned());
        assert_eq!(told("r3 r4 r5", "r3 r5 | b4 r4 k4", 0), same("[r4]", "[]"));
        assert_eq!(told("r3 r4 r5", "r3 r4 r5 r6", 0), same("[]", "[r6]"));
        assert_eq!(told("r3 *r4 r5", "r3 r4 r5", 0), same("[]", "[]"));
    }

    #[test]
    fn only_what_is_left_of_a_series_has_lost_tiles() {
        let before: Table = "r3 r4 r5 | k4 b4 y4".parse().unwrap();
        let asked: Table = "r3 r5 | k4 b4 y4 r4".parse().unwrap();
        let lost = |at| lost(&before, &asked, at).map(|tiles| format!("{tiles:?}"));
        assert_eq!(lost(0).as_deref(), Some("[r4]"));
        assert_eq!(lost(1), None);
    }
}
