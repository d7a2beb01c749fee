//! A junior table and rack as bits: one word of ten numbers a colour, bit 0 is the 1.

use crate::table::Table;
use crate::tiles::{COLOURS, Kind, NUMBERS, Rack};

/// The highest number of the junior set.
pub(super) const TOP: u8 = 10;
const ALL: u16 = (1 << TOP) - 1;

/// What lies there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Masks {
    /// Numbers that some series covers, with a real tile or a joker. Every tile is there once (F1.1):
    /// where a number is covered whose tile a player holds, a joker stands for it.
    pub covered: [u16; COLOURS],
    /// Where series begin and end.
    pub firsts: [u16; COLOURS],
    pub lasts: [u16; COLOURS],
    pub series: u8,
    pub tiles: u8,
}

impl Masks {
    /// Series of the junior set are tiles in sequence (F3.1), so their ends tell what they cover. All
    /// kinds are bits of one word; the colours are parted at the end.
    pub(super) fn of(table: &Table) -> Masks {
        let bit = |kind: Kind| 1u64 << kind.index();
        let (mut covered, mut firsts, mut lasts) = (0, 0, 0);
        for series in table.iter() {
            if let [first, .., last] = series {
                let (first, last) = (bit(first.kind()), bit(last.kind()));
                covered |= (last << 1) - first;
                firsts |= first;
                lasts |= last;
            }
        }
        let by_colour = |kinds: u64| {
            std::array::from_fn(|c| (kinds >> (usize::from(NUMBERS) * c)) as u16 & ALL)
        };
        Masks {
            covered: by_colour(covered),
            firsts: by_colour(firsts),
            lasts: by_colour(lasts),
            series: table.len() as u8,
            tiles: table.tiles().len() as u8,
        }
    }
}

/// Returns the rack's numbers of each colour.
pub(crate) fn rack_masks(rack: Rack) -> [u16; COLOURS] {
    std::array::from_fn(|c| rack.numbers_of(c as u8))
}

/// Returns the numbers that lie in a row of three or more.
pub(crate) const fn in_rows(numbers: u16) -> u16 {
    let third = numbers & numbers << 1 & numbers << 2;
    third | third >> 1 | third >> 2
}

/// Returns the rows of these numbers, each as its first number and its length.
pub(crate) fn rows(mut numbers: u16) -> impl Iterator<Item = (u8, u8)> {
    std::iter::from_fn(move || {
        let start = numbers.trailing_zeros();
        let length = (!(numbers.checked_shr(start)?)).trailing_zeros();
        numbers &= numbers.wrapping_add(1 << start);
        Some((start as u8 + 1, length as u8))
    })
}

/// Returns the places of these bits, ascending.
pub(super) fn bits(mut bits: u16) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let place = (bits != 0).then(|| bits.trailing_zeros())?;
        bits &= bits - 1;
        Some(place)
    })
}

/// Returns how many numbers there are.
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
