//! The table: series in the order in which they lie, without allocation.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::tiles::{KINDS, Kind, NUMBERS, NotATile, Placed, Rack};

/// All tiles of the larger set.
pub(crate) const TILES: usize = 106;
/// So many series of three tiles fit into it.
pub(crate) const SERIES: usize = TILES / 3;

/// A table does not hold more than 106 tiles or 35 series; what is larger can
/// not stand (it has too many tiles, F3.3, or a series of less than three, F3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableFull;

impl fmt::Display for TableFull {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("more than a table holds")
    }
}

impl std::error::Error for TableFull {}

/// Series of placed tiles, each kept in its order, the series in theirs.
///
/// Nothing is promised about validity: a table that a player asks for is one too.
#[derive(Clone, Copy)]
pub struct Table {
    tiles: [Placed; TILES],
    ends: [u8; SERIES],
    len: u8,
}

impl Default for Table {
    fn default() -> Table {
        Table::EMPTY
    }
}

impl Table {
    /// Nothing lies there.
    pub const EMPTY: Table = Table {
        tiles: [Placed::real(Kind::new(0, 1)); TILES],
        ends: [0; SERIES],
        len: 0,
    };

    /// The number of series.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing lies there.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn end(&self, at: usize) -> usize {
        usize::from(self.ends[at])
    }

    fn start(&self, at: usize) -> usize {
        if at == 0 { 0 } else { self.end(at - 1) }
    }

    /// One series.
    ///
    /// # Panics
    /// If there is none at `at`.
    pub fn series(&self, at: usize) -> &[Placed] {
        assert!(at < self.len());
        &self.tiles[self.start(at)..self.end(at)]
    }

    /// The series in their order.
    pub fn iter(&self) -> impl Iterator<Item = &[Placed]> {
        let mut start = 0;
        self.ends[..self.len()].iter().map(move |end| {
            let series = &self.tiles[start..usize::from(*end)];
            start = usize::from(*end);
            series
        })
    }

    /// All tiles in their order.
    pub fn tiles(&self) -> &[Placed] {
        match self.len {
            0 => &[],
            n => &self.tiles[..self.end(usize::from(n) - 1)],
        }
    }

    /// Puts a series at the end.
    ///
    /// # Errors
    /// If it does not fit; the table is as before then.
    pub fn push(&mut self, series: &[Placed]) -> Result<(), TableFull> {
        let start = self.tiles().len();
        let end = start + series.len();
        if end > TILES || self.len() == SERIES {
            return Err(TableFull);
        }
        self.tiles[start..end].copy_from_slice(series);
        self.ends[self.len()] = end as u8;
        self.len += 1;
        Ok(())
    }

    /// Puts an empty series at the end, to be filled with [`Table::extend_last`].
    pub(crate) fn open(&mut self) {
        let start = self.tiles().len();
        self.ends[self.len()] = start as u8;
        self.len += 1;
    }

    /// Adds a tile to the last series.
    pub(crate) fn extend_last(&mut self, tile: Placed) {
        let at = self.len() - 1;
        let end = self.end(at);
        self.tiles[end] = tile;
        self.ends[at] = end as u8 + 1;
    }

    /// Adds tiles to the last series.
    pub(crate) fn extend_last_by(&mut self, tiles: &[Placed]) {
        let at = self.len() - 1;
        let start = self.end(at);
        let end = start + tiles.len();
        self.tiles[start..end].copy_from_slice(tiles);
        self.ends[at] = end as u8;
    }

    /// Puts a tile into a series, at a place of it.
    pub(crate) fn insert(&mut self, series: usize, place: usize, tile: Placed) {
        let (at, all) = (self.start(series) + place, self.tiles().len());
        self.tiles.copy_within(at..all, at + 1);
        self.tiles[at] = tile;
        for end in &mut self.ends[series..usize::from(self.len)] {
            *end += 1;
        }
    }

    /// How often each kind lies there, real tiles and jokers apart.
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for tile in self.tiles() {
            let at = tile.kind().index();
            if tile.is_joker() {
                counts.jokers[at] += 1;
                counts.all_jokers += 1;
            } else {
                counts.real[at] += 1;
            }
        }
        counts
    }

    /// The tiles as a rack. Only for a table of tiles of one set.
    pub fn as_rack(&self) -> Rack {
        self.tiles().iter().map(|tile| tile.tile()).collect()
    }
}

/// How often each kind lies on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Real tiles, by kind index.
    pub real: [u8; KINDS],
    /// Jokers standing for the kind.
    pub jokers: [u8; KINDS],
    /// All jokers together.
    pub all_jokers: u8,
}

impl Counts {
    /// Whether anything lies there.
    pub(crate) fn any(&self) -> bool {
        self.real != [0; KINDS] || self.jokers != [0; KINDS]
    }

    /// Returns those of one colour; all jokers together are those of the table.
    pub(crate) fn of_colour(&self, colour: usize) -> Counts {
        let mut counts = Counts::default();
        let kinds = usize::from(NUMBERS) * colour..usize::from(NUMBERS) * (colour + 1);
        counts.real[kinds.clone()].copy_from_slice(&self.real[kinds.clone()]);
        counts.jokers[kinds.clone()].copy_from_slice(&self.jokers[kinds]);
        counts.all_jokers = self.all_jokers;
        counts
    }
}

impl Default for Counts {
    fn default() -> Counts {
        Counts {
            real: [0; KINDS],
            jokers: [0; KINDS],
            all_jokers: 0,
        }
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        self.ends[..self.len()] == other.ends[..other.len()] && self.tiles() == other.tiles()
    }
}

impl Eq for Table {}

impl Hash for Table {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.ends[..self.len()].hash(state);
        self.tiles().hash(state);
    }
}

impl PartialOrd for Table {
    fn partial_cmp(&self, other: &Table) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Table {
    fn cmp(&self, other: &Table) -> Ordering {
        self.iter().cmp(other.iter())
    }
}

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, series) in self.iter().enumerate() {
            if at > 0 {
                f.write_str(" | ")?;
            }
            for (i, tile) in series.iter().enumerate() {
                if i > 0 {
                    f.write_str(" ")?;
                }
                tile.fmt(f)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Text that is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotATable {
    /// A word that names no tile.
    Tile(NotATile),
    /// Too much.
    Full(TableFull),
}

impl fmt::Display for NotATable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotATable::Tile(e) => e.fmt(f),
            NotATable::Full(e) => e.fmt(f),
        }
    }
}

impl std::error::Error for NotATable {}

impl FromStr for Table {
    type Err = NotATable;

    /// Reads `r3 *r4 r5 | k1 k2 k3`; nothing is the empty table.
    fn from_str(text: &str) -> Result<Table, NotATable> {
        let mut table = Table::EMPTY;
        if text.trim().is_empty() {
            return Ok(table);
        }
        for part in text.split('|') {
            let series: Vec<Placed> = part
                .split_whitespace()
                .map(str::parse)
                .collect::<Result<_, _>>()
                .map_err(NotATable::Tile)?;
            table.push(&series).map_err(NotATable::Full)?;
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_keeps_the_order_of_its_series() {
        let table: Table = "r3 *r4 r5 | k1 k2 k3".parse().unwrap();
        assert_eq!(table.len(), 2);
        assert_eq!(table.series(1).len(), 3);
        assert_eq!(table.to_string(), "r3 *r4 r5 | k1 k2 k3");
        assert_eq!(table.counts().all_jokers, 1);
        assert_ne!(table, "k1 k2 k3 | r3 *r4 r5".parse().unwrap());
        assert_eq!("".parse(), Ok(Table::EMPTY));
    }

    #[test]
    fn a_table_holds_every_tile_of_the_larger_set_and_no_more() {
        let mut table = Table::EMPTY;
        assert!(table.is_empty());
        let half = [Placed::real(Kind::new(0, 1)); TILES / 2];
        table.push(&half).unwrap();
        table.push(&half).unwrap();
        assert_eq!((table.tiles().len(), table.is_empty()), (TILES, false));
        assert_eq!(table.push(&half[..1]), Err(TableFull));
        let mut many = Table::EMPTY;
        (0..SERIES).for_each(|_| many.push(&half[..3]).unwrap());
        assert_eq!((many.len(), many.push(&half[..1])), (35, Err(TableFull)));
    }

    #[test]
    fn a_table_holds_no_more_than_the_classic_set() {
        let mut table = Table::EMPTY;
        let three: Table = "r1 r2 r3".parse().unwrap();
        for _ in 0..35 {
            table.push(three.series(0)).unwrap();
        }
        assert_eq!(table.push(&[]), Err(TableFull));
    }
}
