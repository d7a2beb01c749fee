//! The table of a junior lay with jokers, from what is remembered.

use super::junior::JuniorLay;
use super::masks::{Covered, TOP, count};
use super::memo;
use super::plain::{Added, grown};
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
    covered: &'a Covered,
    lay: &'a JuniorLay,
    /// New series that the lay has.
    new: u8,
    shares: [Share; COLOURS],
    /// Wild jokers, at most.
    most: usize,
}

/// The table of a lay; none where tiles lie over covered numbers, which is
/// not remembered.
pub(super) fn build(position: &Position, covered: &Covered, lay: &JuniorLay) -> Option<Lay> {
    let freed = |c: usize| count(lay.numbers[c] & covered[c]);
    let freeable: u8 = (0..COLOURS).map(freed).sum();
    let mut search = Search {
        covered,
        lay,
        new: lay.new_series(),
        shares: [Share::default(); COLOURS],
        most: usize::from(lay.jokers + freeable).min(4),
    };
    if !search.share(0, 0, 0, 0) {
        return None;
    }
    let mut added = [Added::default(); COLOURS];
    let mut new = [Beside::NOTHING; COLOURS];
    for (colour, share) in search.shares.into_iter().enumerate() {
        added[colour].replaced = share.replaced;
        let placed = lay.numbers[colour] & !share.replaced;
        if placed != 0 {
            new[colour] = memo::placed(covered[colour], placed, usize::from(share.wild));
            to_old(&mut added[colour], placed, new[colour]);
        }
    }
    let mut table = grown(&position.table, added);
    let mut used: u8 = added.iter().map(|of| count(of.jokers)).sum();
    for (colour, beside) in new.into_iter().enumerate() {
        used += lay_new(&mut table, colour, beside);
    }
    let freed: u8 = added.iter().map(|of| count(of.replaced)).sum();
    for _ in used..freed + lay.jokers - lay.take {
        add_joker(&mut table)?;
    }
    Some(Lay {
        table,
        take: lay.take,
    })
}

/// Adds to the old series of a colour all that is not in new ones.
fn to_old(added: &mut Added, placed: u16, beside: Beside) {
    added.jokers = beside.to_old();
    added.numbers = placed | added.jokers;
    for (first, length, jokers) in beside.new_series() {
        let row = ((1 << length) - 1) << (first - 1);
        added.numbers &= !(row & placed & !jokers);
    }
}

/// Lays the new series of a colour; the wild jokers used.
fn lay_new(table: &mut Table, colour: usize, beside: Beside) -> u8 {
    let mut used = 0;
    for (first, length, jokers) in beside.new_series() {
        used += count(jokers);
        table.open();
        for number in first..first + length {
            let kind = Kind::new(colour as u8, number);
            let joker = jokers >> (number - 1) & 1 == 1;
            table.extend_last(if joker {
                Placed::joker(kind)
            } else {
                Placed::real(kind)
            });
        }
    }
    used
}

impl Search<'_> {
    /// Shares the jokers among the colours so that the lay's new series come out.
    fn share(&mut self, colour: usize, freed: u8, wild: u8, new: u8) -> bool {
        let next = (colour..COLOURS).find(|c| self.lay.numbers[*c] != 0);
        let Some(colour) = next else {
            let enough = freed >= self.lay.take;
            return enough && wild <= freed + self.lay.jokers - self.lay.take && new == self.new;
        };
        let numbers = self.lay.numbers[colour];
        let freeable = numbers & self.covered[colour];
        let mut replaced = 0u16;
        loop {
            let placed = numbers & !replaced;
            if placed & self.covered[colour] == 0 {
                let earned = memo::earned(self.covered[colour], placed);
                let freed = freed + count(replaced);
                for (own, more) in earned.gains(self.most) {
                    self.shares[colour] = Share {
                        replaced,
                        wild: own,
                    };
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
