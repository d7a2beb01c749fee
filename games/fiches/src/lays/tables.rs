//! The table of a junior lay that is listed without one.

use super::masks::{Masks, TOP, bits, count, in_rows, rack_masks, rows};
use super::new_series::{Ends, Placement, Ways, new_series_beside};
use super::{ListedLay, any_jokers, exact};
use crate::judge::BeforeLay;
use crate::settings::Settings;
use crate::table::Table;
use crate::tiles::{COLOURS, Kind, Placed};

/// Builds the table of a lay. Only tiles over covered numbers need the solver.
pub(super) fn build(settings: &Settings, position: &BeforeLay, lay: &ListedLay) -> Table {
    let before = &position.table;
    let covered = Masks::of(before).covered;
    plain_lay(before, &covered, lay)
        .or_else(|| any_jokers(settings, before).then(|| with_jokers(before, &covered, lay))?)
        .unwrap_or_else(|| exact::build(settings, position, lay))
}

/// Builds the table of a lay without jokers that earns what its tiles earn where they fit; none of
/// another. Every three in a row are a new series, one or two more lie beside an old series or,
/// failing that, with the new one.
pub(super) fn plain_lay(
    before: &Table,
    covered: &[u16; COLOURS],
    lay: &ListedLay,
) -> Option<Table> {
    let numbers = rack_masks(lay.laid);
    let fits = |c: usize| {
        let all = numbers[c] | covered[c];
        numbers[c] & covered[c] == 0 && in_rows(all) == all
    };
    let threes = |n: &u16| rows(*n).map(|(_, length)| length / 3).sum::<u8>();
    let plain = lay.laid.jokers() + lay.take == 0
        && (0..COLOURS).all(fits)
        && lay.new_series() == numbers.iter().map(threes).sum::<u8>();
    if !plain {
        return None;
    }
    let added = numbers.map(|numbers| Added {
        numbers: numbers & !in_rows(numbers),
        ..Added::default()
    });
    let mut table = grown(before, added);
    for (colour, numbers) in numbers.into_iter().enumerate() {
        for (first, length) in rows(in_rows(numbers)) {
            for at in 0..length {
                if at % 3 == 0 && length - at >= 3 {
                    table.open();
                }
                table.extend_last(Placed::real(Kind::new(colour as u8, first + at)));
            }
        }
    }
    Some(table)
}

/// Tiles of one colour that go to old series: which numbers, those of them
/// that are jokers, and the jokers that are replaced.
#[derive(Clone, Copy, Debug, Default)]
struct Added {
    numbers: u16,
    jokers: u16,
    replaced: u16,
}

/// Returns the table with what is added to old series.
fn grown(before: &Table, mut added: [Added; COLOURS]) -> Table {
    if added.iter().all(|of| of.numbers | of.replaced == 0) {
        return *before;
    }
    let mut table = Table::EMPTY;
    for series in before.iter() {
        table.open();
        let kind = series[0].kind();
        grow(&mut table, series, &mut added[usize::from(kind.colour())]);
    }
    table
}

/// Adds an old series with the tiles that adjoin it, which are taken from `added`.
fn grow(table: &mut Table, series: &[Placed], added: &mut Added) {
    let kind = series[0].kind();
    let (old, end) = (kind.number(), kind.number() + series.len() as u8);
    let (mut first, mut last) = (old, end - 1);
    while first > 1 && added.numbers >> (first - 2) & 1 == 1 {
        first -= 1;
    }
    while last < TOP && added.numbers >> last & 1 == 1 {
        last += 1;
    }
    if added.replaced == 0 && last - first + 1 == series.len() as u8 {
        return table.extend_last_by(series);
    }
    for number in first..=last {
        let bit = 1 << (number - 1);
        let tile = if (old..end).contains(&number) {
            let tile = series[usize::from(number - old)];
            let replaced = tile.is_joker() && added.replaced & bit != 0;
            if replaced {
                added.replaced &= !bit;
            }
            Placed::new(tile.kind(), tile.is_joker() && !replaced)
        } else {
            added.numbers &= !bit;
            Placed::new(Kind::new(kind.colour(), number), added.jokers & bit != 0)
        };
        table.extend_last(tile);
    }
}

/// What a colour does: the jokers that are replaced, and the wild ones that it needs.
#[derive(Clone, Copy, Default)]
struct Share {
    replaced: u16,
    wild: u8,
}

/// A search for a way to share jokers among the colours.
struct Sharing<'a> {
    covered: &'a [u16; COLOURS],
    numbers: &'a [u16; COLOURS],
    lay: &'a ListedLay,
    /// Wild jokers, at most.
    most: usize,
    shares: [Share; COLOURS],
}

/// Builds the table of a lay with jokers; none where tiles lie over covered numbers.
fn with_jokers(before: &Table, covered: &[u16; COLOURS], lay: &ListedLay) -> Option<Table> {
    let numbers = rack_masks(lay.laid);
    let jokers = lay.laid.jokers();
    let freeable: u8 = (0..COLOURS).map(|c| count(numbers[c] & covered[c])).sum();
    let mut sharing = Sharing {
        covered,
        numbers: &numbers,
        lay,
        most: usize::from(jokers + freeable).min(4),
        shares: [Share::default(); COLOURS],
    };
    if !sharing.share(0, 0, 0, 0) {
        return None;
    }
    let mut added = [Added::default(); COLOURS];
    let mut placements = [Placement::default(); COLOURS];
    let (mut freed, mut used) = (0, 0);
    for (c, share) in sharing.shares.into_iter().enumerate() {
        let placed = numbers[c] & !share.replaced;
        added[c].replaced = share.replaced;
        freed += count(share.replaced);
        used += share.wild;
        if placed == 0 {
            continue;
        }
        let found = Ways::new(Ends::of(covered[c]), placed).placement(share.wild.into());
        added[c] = Added {
            numbers: (placed | found.to_old) & !found.to_new,
            jokers: found.to_old,
            ..added[c]
        };
        placements[c] = found;
    }
    let mut table = grown(before, added);
    for (c, found) in placements.iter().enumerate() {
        for (block, jokers) in &found.new[..found.new_len] {
            table.open();
            for place in bits(*block) {
                let kind = Kind::new(c as u8, place as u8 + 1);
                table.extend_last(Placed::new(kind, jokers >> place & 1 == 1));
            }
        }
    }
    for _ in used..freed + jokers - lay.take {
        add_joker(&mut table)?;
    }
    Some(table)
}

impl Sharing<'_> {
    /// Shares the jokers among the colours so that the lay's new series come out.
    fn share(&mut self, colour: usize, freed: u8, wild: u8, new: u8) -> bool {
        let next = (colour..COLOURS).find(|c| self.numbers[*c] != 0);
        let Some(colour) = next else {
            let lay = self.lay;
            let left = (freed + lay.laid.jokers()).checked_sub(lay.take);
            let enough = freed >= lay.take && left.is_some_and(|left| wild <= left);
            return enough && new == lay.new_series();
        };
        let numbers = self.numbers[colour];
        let freeable = numbers & self.covered[colour];
        let mut replaced = 0u16;
        loop {
            let placed = numbers & !replaced;
            if placed & self.covered[colour] == 0 {
                let earned = new_series_beside(self.covered[colour], placed);
                for (own, more) in earned.gains(self.most) {
                    self.shares[colour] = Share {
                        replaced,
                        wild: own,
                    };
                    let freed = freed + count(replaced);
                    if self.share(colour + 1, freed, wild + own, new + more) {
                        return true;
                    }
                }
            }
            replaced = replaced.wrapping_sub(freeable) & freeable;
            if replaced == 0 {
                return false;
            }
        }
    }
}

/// Adds a joker to the first series that has room.
fn add_joker(table: &mut Table) -> Option<()> {
    for at in 0..table.len() {
        let series = table.series(at);
        let (first, length) = (series[0].kind(), series.len());
        let last = first.number() + length as u8 - 1;
        let (place, number) = if last < TOP {
            (length, last + 1)
        } else {
            (0, first.number() - 1)
        };
        if number > 0 {
            let tile = Placed::joker(Kind::new(first.colour(), number));
            table.insert(at, place, tile);
            return Some(());
        }
    }
    None
}
