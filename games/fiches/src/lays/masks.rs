//! A junior table as bits: one word of ten numbers a colour.

use super::earned::Ends;
use crate::table::Table;
use crate::tiles::{COLOURS, Kind, NUMBERS, Rack};

/// The highest number of the junior set.
pub(super) const TOP: u8 = 10;
const ALL: u16 = (1 << TOP) - 1;

/// Numbers that some series covers, with a real tile or a joker, by colour. Every tile is there once
/// (F1.1): where a number is covered whose tile a player holds, a joker stands for it.
pub(crate) type Covered = [u16; COLOURS];

/// What lies there, by colour: bit 0 is the 1.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Masks {
    pub covered: Covered,
    /// Where series begin and end, all kinds in one word: seldom asked for.
    firsts: u64,
    lasts: u64,
    pub series: u8,
    pub tiles: u8,
}

impl Masks {
    /// Series of the junior set are tiles in sequence (F3.1), so their ends tell what they cover. All
    /// kinds are bits of one word; the colours are parted at the end.
    pub(super) fn of(table: &Table) -> Masks {
        let (mut covered, mut firsts, mut lasts) = (0u64, 0u64, 0u64);
        for series in table.iter() {
            if let [first, .., last] = series {
                let (first, last) = (bit(first.kind()), bit(last.kind()));
                covered |= (last << 1) - first;
                firsts |= first;
                lasts |= last;
            }
        }
        Masks {
            covered: std::array::from_fn(|c| of_colour(covered, c)),
            firsts,
            lasts,
            series: table.len() as u8,
            tiles: table.tiles().len() as u8,
        }
    }

    /// Where the series of a colour begin and end.
    pub(super) fn ends(&self, colour: usize) -> Ends {
        Ends {
            firsts: of_colour(self.firsts, colour),
            lasts: of_colour(self.lasts, colour),
        }
    }
}

/// A bit for every kind.
#[inline]
fn bit(kind: Kind) -> u64 {
    1 << kind.index()
}

/// The numbers of one colour.
#[inline]
fn of_colour(kinds: u64, colour: usize) -> u16 {
    (kinds >> (usize::from(NUMBERS) * colour)) as u16 & ALL
}

/// The rack's numbers of each colour.
pub(super) fn rack_masks(rack: Rack) -> [u16; COLOURS] {
    std::array::from_fn(|c| rack.numbers_of(c as u8))
}

/// The numbers that lie in a row of three or more.
pub(super) const fn in_rows(numbers: u16) -> u16 {
    let third = numbers & numbers << 1 & numbers << 2;
    (third | third >> 1 | third >> 2) & ALL
}

/// How many series the numbers make by themselves: for every three in a row one.
pub(super) fn rows(numbers: u16) -> u8 {
    ROWS[numbers as usize]
}

/// How many numbers there are.
pub(super) fn count(numbers: u16) -> u8 {
    COUNT[numbers as usize]
}

static COUNT: [u8; 1 << TOP] = {
    let mut count = [0; 1 << TOP];
    let mut numbers = 1;
    while numbers < count.len() {
        count[numbers] = count[numbers >> 1] + (numbers & 1) as u8;
        numbers += 1;
    }
    count
};

static ROWS: [u8; 1 << TOP] = {
    let mut rows = [0; 1 << TOP];
    let mut numbers = 0;
    while numbers < rows.len() {
        let (mut n, mut length) = (0, 0);
        while n <= TOP {
            if numbers >> n & 1 == 1 {
                length += 1;
            } else {
                rows[numbers] += length / 3;
                length = 0;
            }
            n += 1;
        }
        numbers += 1;
    }
    rows
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_three_are_counted_by_length() {
        assert_eq!(rows(0b111), 1);
        assert_eq!(rows(0b11_1111), 2);
        assert_eq!(rows(0b11_0111), 1);
        assert_eq!(rows(0b11_1111_1111), 3);
        assert_eq!(in_rows(0b11_0111), 0b111);
        assert_eq!(in_rows(0b10_1101_1011), 0);
    }
}
