//! A junior table as bits: one word of ten numbers a colour.

use super::earned::Ends;
use crate::table::Table;
use crate::tiles::{COLOURS, NUMBERS, Placed, Rack};

/// The highest number of the junior set.
pub(super) const TOP: u8 = 10;
const ALL: u16 = (1 << TOP) - 1;

/// What lies there, by colour: bit 0 is the 1.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Masks {
    /// Numbers that some series covers, with a real tile or a joker.
    pub covered: [u16; COLOURS],
    /// Numbers for which a joker stands.
    pub jokers: [u16; COLOURS],
    /// Where series begin and end.
    pub ends: [Ends; COLOURS],
    pub series: u8,
    pub tiles: u8,
    /// All jokers on the table.
    pub all_jokers: u8,
}

impl Masks {
    /// Every tile is looked at once, as a bit of a word that holds all kinds; the colours are
    /// parted at the end.
    pub(super) fn of(table: &Table) -> Masks {
        let (mut covered, mut jokers, mut all_jokers) = (0u64, 0u64, 0u8);
        for tile in table.tiles() {
            let joker = tile.is_joker();
            covered |= bit(*tile);
            jokers |= u64::from(joker) << tile.kind().index();
            all_jokers += u8::from(joker);
        }
        let (mut firsts, mut lasts) = (0u64, 0u64);
        for series in table.iter() {
            if let [first, .., last] = series {
                firsts |= bit(*first);
                lasts |= bit(*last);
            }
        }
        Masks {
            covered: by_colour(covered),
            jokers: by_colour(jokers),
            ends: std::array::from_fn(|c| Ends {
                firsts: of_colour(firsts, c),
                lasts: of_colour(lasts, c),
            }),
            series: table.len() as u8,
            tiles: table.tiles().len() as u8,
            all_jokers,
        }
    }
}

/// A bit for every kind.
#[inline]
fn bit(tile: Placed) -> u64 {
    1 << tile.kind().index()
}

/// The numbers of one colour.
#[inline]
fn of_colour(kinds: u64, colour: usize) -> u16 {
    (kinds >> (usize::from(NUMBERS) * colour)) as u16 & ALL
}

#[inline]
fn by_colour(kinds: u64) -> [u16; COLOURS] {
    std::array::from_fn(|c| of_colour(kinds, c))
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
