//! Junior lays without wild jokers: tiles that go where they fit.
//!
//! With one tile of a kind, tiles of a colour and the table's make a row or
//! they do not. They can be laid exactly if every row is three or longer; and
//! every three of them in a row are worth a new series, wherever the table's
//! tiles adjoin. That holds with and without rearranging.

use super::CAP;
use super::junior::JuniorLay;
use super::masks::{Covered, Masks, count, in_rows, rows};
use crate::table::Table;
use crate::tiles::{COLOURS, Kind, Placed};

/// Whether these numbers of a colour can be laid beside the covered ones.
pub(super) fn fits(numbers: u16, covered: u16) -> bool {
    numbers & covered == 0 && in_rows(numbers | covered) == numbers | covered
}

/// The numbers that could be laid at all.
pub(super) fn layable(held: u16, covered: u16) -> u16 {
    held & !covered & in_rows(held | covered)
}

/// Lists all sets that fit; whether these are all.
pub(super) fn list(masks: &Masks, racks: &[u16; COLOURS], found: &mut Vec<JuniorLay>) -> bool {
    let able = std::array::from_fn(|c| layable(racks[c], masks.covered[c]));
    if able == [0; COLOURS] {
        return true;
    }
    list_from(masks, &able, 0, &mut JuniorLay::default(), found)
}

/// All sets of this colour's tiles that fit, the empty one first, with those of the colours after.
fn list_from(
    masks: &Masks,
    able: &[u16; COLOURS],
    colour: usize,
    lay: &mut JuniorLay,
    found: &mut Vec<JuniorLay>,
) -> bool {
    // Colours with nothing to lay have the empty set only.
    let next = (colour..COLOURS).find(|c| able[*c] != 0);
    let Some(colour) = next else {
        if lay.chips > 0 {
            if found.len() == CAP {
                return false;
            }
            found.push(*lay);
        }
        return true;
    };
    let (able_here, covered) = (able[colour], masks.covered[colour]);
    let mut numbers = 0u16;
    loop {
        if fits(numbers, covered) {
            let gain = count(numbers) + rows(numbers);
            lay.numbers[colour] = numbers;
            lay.chips += gain;
            let complete = list_from(masks, able, colour + 1, lay, found);
            lay.chips -= gain;
            if !complete {
                return false;
            }
        }
        numbers = numbers.wrapping_sub(able_here) & able_here;
        if numbers == 0 {
            lay.numbers[colour] = 0;
            return true;
        }
    }
}

/// Whether a lay has no jokers and earns what its tiles earn where they fit.
pub(super) fn is_plain(covered: &Covered, lay: &JuniorLay) -> bool {
    let fits = |c: usize| fits(lay.numbers[c], covered[c]);
    let new = || lay.numbers.iter().map(|n| rows(*n)).sum::<u8>();
    let plain = lay.jokers == 0 && lay.take == 0 && lay.new_series() == new();
    plain && (0..COLOURS).all(fits)
}

/// The table after the tiles are laid: every three in a row as a new series,
/// one or two more beside an old series or, failing that, with the new one.
pub(super) fn table(before: &Table, numbers: [u16; COLOURS]) -> Table {
    let added = numbers.map(|numbers| Added {
        numbers: numbers & !in_rows(numbers),
        ..Added::default()
    });
    let mut table = grown(before, added);
    for (colour, numbers) in numbers.into_iter().enumerate() {
        let mut left = in_rows(numbers);
        while left != 0 {
            let start = left.trailing_zeros();
            let length = (!(left >> start)).trailing_zeros();
            left &= left.wrapping_add(1 << start);
            rows_of_three(&mut table, colour, start as u8 + 1, length as u8);
        }
    }
    table
}

/// New series of three, the last with what is over.
fn rows_of_three(table: &mut Table, colour: usize, first: u8, length: u8) {
    for at in 0..length {
        if at % 3 == 0 && length - at >= 3 {
            table.open();
        }
        table.extend_last(Placed::real(Kind::new(colour as u8, first + at)));
    }
}

/// Tiles of one colour that go to old series: which numbers, those of them
/// that are jokers, and the jokers that are replaced.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Added {
    pub numbers: u16,
    pub jokers: u16,
    pub replaced: u16,
}

/// The table with what is added to old series.
pub(super) fn grown(before: &Table, mut added: [Added; COLOURS]) -> Table {
    if added.iter().all(|of| of.numbers | of.replaced == 0) {
        return *before;
    }
    let mut table = Table::EMPTY;
    for series in before.iter() {
        table.open();
        grow(&mut table, series, &mut added);
    }
    table
}

/// An old series with the tiles that adjoin it, taken from `added`.
fn grow(table: &mut Table, series: &[Placed], added: &mut [Added; COLOURS]) {
    let first = series[0].kind();
    let added = &mut added[usize::from(first.colour())];
    let tile = |jokers: u16, number: u8| {
        let kind = Kind::new(first.colour(), number);
        if jokers >> (number - 1) & 1 == 1 {
            Placed::joker(kind)
        } else {
            Placed::real(kind)
        }
    };
    let number = first.number();
    let adjoining = (1u16 << (number - 1) >> 1) | 1 << (number as usize - 1 + series.len());
    if added.numbers & adjoining == 0 && added.replaced == 0 {
        table.extend_last_by(series);
        return;
    }
    let mut below = number;
    while below > 1 && added.numbers >> (below - 2) & 1 == 1 {
        below -= 1;
        added.numbers &= !(1 << (below - 1));
    }
    for number in below..number {
        table.extend_last(tile(added.jokers, number));
    }
    if added.replaced == 0 {
        table.extend_last_by(series);
    } else {
        for old in series {
            let bit = 1 << (old.kind().number() - 1);
            if old.is_joker() && added.replaced & bit != 0 {
                added.replaced &= !bit;
                table.extend_last(Placed::real(old.kind()));
            } else {
                table.extend_last(*old);
            }
        }
    }
    let mut above = number + series.len() as u8;
    while above <= super::masks::TOP && added.numbers >> (above - 1) & 1 == 1 {
        table.extend_last(tile(added.jokers, above));
        added.numbers &= !(1 << (above - 1));
        above += 1;
    }
}
