//! The table of a junior lay with jokers, from what is remembered.

use super::junior::JuniorLay;
use super::masks::{Masks, TOP, count};
use super::memo;
use super::plain::{Added, grow};
use crate::judge::{Lay, Position};
use crate::solver::beside::Beside;
use crate::table::Table;
use crate::tiles::{COLOURS, Kind, Placed};

/// What each colour does: the jokers that are replaced, and the wild ones that it needs.
#[derive(Clone, Copy, Default)]
struct Share {
    replaced: u16,
    wild: u8,
}

struct Search<'a> {
    masks: &'a Masks,
    lay: &'a JuniorLay,
    /// New series that the lay has.
    new: u8,
    shares: [Share; COLOURS],
    /// Wild jokers, at most.
    most: usize,
}

/// The table of a lay; none where tiles lie over covered numbers, which is
/// not remembered.
pub(super) fn build(position: &Position, masks: &Masks, lay: &JuniorLay) -> Option<Lay> {
    let freed = |c: usize| count(lay.numbers[c] & masks.jokers[c]);
    let freeable: u8 = (0..COLOURS).map(freed).sum();
    let mut search = Search {
        masks,
        lay,
        new: lay.new_series(),
        shares: [Share::default(); COLOURS],
        most: usize::from(lay.jokers + freeable).min(4),
    };
    if !search.share(0, 0, 0, 0) {
        return None;
    }
    let mut added = [Added::default(); COLOURS];
    let mut fresh = Table::EMPTY;
    let (mut freed, mut used) = (0, 0);
    for (colour, (added, share)) in added.iter_mut().zip(search.shares).enumerate() {
        freed += share.replaced.count_ones() as u8;
        added.replaced = share.replaced;
        let placed = lay.numbers[colour] & !share.replaced;
        if placed != 0 {
            let beside = memo::placed(masks.covered[colour], placed, usize::from(share.wild));
            used += lay_down(colour, placed, beside, added, &mut fresh);
        }
    }
    let mut table = Table::EMPTY;
    for series in position.table.iter() {
        table.open();
        grow(&mut table, series, &mut added);
    }
    for series in fresh.iter() {
        table.push(series).expect("the tiles of one set fit");
    }
    for _ in used..freed + lay.jokers - lay.take {
        add_joker(&mut table)?;
    }
    Some(Lay {
        table,
        take: lay.take,
    })
}

/// Makes the new series of a colour, and says what is added to old ones; the
/// wild jokers used.
fn lay_down(
    colour: usize,
    placed: u16,
    beside: Beside,
    added: &mut Added,
    fresh: &mut Table,
) -> u8 {
    added.jokers = beside.to_old();
    added.numbers = placed | added.jokers;
    let mut used = added.jokers.count_ones();
    for (first, length, jokers) in beside.new_series() {
        used += jokers.count_ones();
        let row = ((1 << length) - 1) << (first - 1);
        added.numbers &= !(row & placed & !jokers);
        fresh.open();
        for number in first..first + length {
            let kind = Kind::new(colour as u8, number);
            let joker = jokers >> (number - 1) & 1 == 1;
            fresh.extend_last(if joker {
                Placed::joker(kind)
            } else {
                Placed::real(kind)
            });
        }
    }
    used as u8
}

impl Search<'_> {
    /// Shares the jokers among the colours so that the lay's new series come out.
    fn share(&mut self, colour: usize, freed: u8, wild: u8, new: u8) -> bool {
        if colour == COLOURS {
            let enough = freed >= self.lay.take;
            return enough && wild <= freed + self.lay.jokers - self.lay.take && new == self.new;
        }
        let numbers = self.lay.numbers[colour];
        let freeable = numbers & self.masks.jokers[colour];
        let mut replaced = 0u16;
        loop {
            let placed = numbers & !replaced;
            if placed & self.masks.covered[colour] == 0 {
                let earned = memo::earned(self.masks.covered[colour], placed);
                let mut before = None;
                for own in 0..=self.most as u8 {
                    let now = earned.with(usize::from(own));
                    if now > before {
                        before = now;
                        self.shares[colour] = Share {
                            replaced,
                            wild: own,
                        };
                        let freed = freed + replaced.count_ones() as u8;
                        let new = new + now.unwrap_or(0);
                        if self.share(colour + 1, freed, wild + own, new) {
                            return true;
                        }
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

/// A joker at the first series that has room.
fn add_joker(table: &mut Table) -> Option<()> {
    for at in 0..table.len() {
        let series = table.series(at);
        let (first, length) = (series[0].kind(), series.len());
        let last = first.number() + length as u8 - 1;
        if last < TOP {
            let tile = Placed::joker(Kind::new(first.colour(), last + 1));
            table.insert(at, length, tile);
            return Some(());
        }
        if first.number() > 1 {
            let tile = Placed::joker(Kind::new(first.colour(), first.number() - 1));
            table.insert(at, 0, tile);
            return Some(());
        }
    }
    None
}
