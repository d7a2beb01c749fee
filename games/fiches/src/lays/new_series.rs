//! New series of one junior colour: what tiles earn beside a table.
//!
//! Jokers stand for any number, also for one that lies there already, so series do not get in each
//! other's way: tiles of a colour in ascending order are parted into blocks, and each block is a
//! series by itself, or lies above an old series or below one, with jokers in its gaps. (Where two
//! series cross, their tiles can be exchanged until they do not.) What a block takes does not depend
//! on the others. That holds where laid series stay together (F3.5) and may hold many jokers (F5.2).

use std::sync::atomic::{AtomicU32, Ordering};

use super::masks::{TOP, bits};
use super::new_by_wild::NewByWild;

/// Where the old series of a colour begin and end: tiles are added there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    pub firsts: u16,
    pub lasts: u16,
}

impl Ends {
    /// Returns those of series of which no two overlap or adjoin.
    pub(super) fn of(covered: u16) -> Ends {
        Ends {
            firsts: covered & !(covered << 1),
            lasts: covered & !(covered >> 1),
        }
    }
}

/// Wild jokers, and none.
const WILD: usize = NewByWild::LANES as usize;

/// Where a block of tiles lies.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// In a series of its own.
    Alone,
    /// With the old series below or above it.
    Below,
    Above,
}

/// How tiles from one on are laid: first a block, then the others.
#[derive(Clone, Copy, Debug)]
struct Way {
    new: u8,
    /// The tile after the block, and the wild jokers for the others.
    next: u8,
    wild: u8,
    place: Place,
}

/// The best ways to lay numbers of a colour, from each tile on, by the wild jokers used.
pub(super) struct Ways {
    ends: Ends,
    /// The numbers laid, as places of their bits.
    tiles: [u32; TOP as usize],
    count: usize,
    best: [[Option<Way>; WILD]; TOP as usize + 1],
}

/// Where the tiles of a colour go: the jokers added to old series, the numbers from the rack in new
/// ones, and the new ones, each as its numbers and those of its jokers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Placement {
    pub to_old: u16,
    pub to_new: u16,
    pub new: [(u16, u16); WILD],
    pub new_len: usize,
}

impl Ways {
    /// Finds the ways to lay just the numbers `laid` beside series with these ends. Of equal ways the
    /// one counts whose lowest new series has most tiles among its first three numbers, and then ends
    /// first.
    pub(super) fn new(ends: Ends, laid: u16) -> Ways {
        let mut ways = Ways {
            ends,
            tiles: [0; TOP as usize],
            count: 0,
            best: [[None; WILD]; TOP as usize + 1],
        };
        for number in bits(laid) {
            ways.tiles[ways.count] = number;
            ways.count += 1;
        }
        ways.best[ways.count][0] = Some(Way {
            new: 0,
            next: 0,
            wild: 0,
            place: Place::Alone,
        });
        for from in (0..ways.count).rev() {
            ways.add_block(from);
        }
        ways
    }

    /// Tries every block that begins with a tile.
    fn add_block(&mut self, from: usize) {
        let low = self.tiles[from];
        let near = |tile: &&u32| **tile <= low + 2;
        let of_three = self.tiles[from..self.count].iter().filter(near).count();
        let sizes = (of_three..=self.count - from).chain((1..of_three).rev());
        for next in sizes.map(|size| from + size) {
            let gaps = (self.tiles[next - 1] - low) as usize + 1 - (next - from);
            let short = 3usize.saturating_sub(next - from);
            self.offer(from, next, gaps.max(short), Place::Alone);
        }
        for next in from + 1..=self.count {
            let high = self.tiles[next - 1];
            let gaps = (high - low) as usize + 1 - (next - from);
            if let Some(first) = self.above(high) {
                self.offer(from, next, gaps + (first - high) as usize - 1, Place::Above);
            }
            if let Some(last) = self.below(low) {
                self.offer(from, next, gaps + (low - last) as usize - 1, Place::Below);
            }
        }
    }

    /// Takes in a block with so many jokers, wherever that is better than what is known.
    fn offer(&mut self, from: usize, next: usize, jokers: usize, place: Place) {
        let alone = u8::from(matches!(place, Place::Alone));
        for wild in 0..WILD.saturating_sub(jokers) {
            let Some(rest) = self.best[next][wild] else {
                continue;
            };
            let way = Way {
                new: rest.new + alone,
                next: next as u8,
                wild: wild as u8,
                place,
            };
            let known = &mut self.best[from][wild + jokers];
            if known.is_none_or(|known| way.new > known.new) {
                *known = Some(way);
            }
        }
    }

    /// Returns where the next old series below ends.
    fn below(&self, low: u32) -> Option<u32> {
        (self.ends.lasts & ((1 << low) - 1)).checked_ilog2()
    }

    /// Returns where the next old series above begins.
    fn above(&self, high: u32) -> Option<u32> {
        let above = self.ends.firsts & !((2u16 << high) - 1);
        (above != 0).then(|| above.trailing_zeros())
    }

    /// Returns for each number of wild jokers the most new series; jokers that are not needed are
    /// left aside.
    pub(super) fn new_series(&self) -> NewByWild {
        let ways = (0..).zip(&self.best[0]);
        ways.fold(NewByWild::NEVER, |all, (wild, way)| match way {
            Some(way) => all.or(NewByWild::NOTHING.and(wild, way.new)),
            None => all,
        })
    }

    /// Returns where the tiles go that earn most with so many wild jokers, all of them needed.
    pub(super) fn placement(&self, mut wild: usize) -> Placement {
        let mut placement = Placement::default();
        let mut from = 0;
        while let Some(way) = self.best[from][wild]
            && from < self.count
        {
            let tiles = &self.tiles[from..way.next.into()];
            let own = tiles.iter().fold(0, |bits, tile| bits | 1 << tile);
            let (mut low, mut high) = (tiles[0], tiles[tiles.len() - 1]);
            match way.place {
                Place::Alone => {
                    high = high.max(low + 2).min(u32::from(TOP) - 1);
                    low = low.min(high - 2);
                }
                Place::Below => low = self.below(low).map_or(low, |last| last + 1),
                Place::Above => high = self.above(high).map_or(high, |first| first - 1),
            }
            let block = (2 << high) - (1 << low);
            if matches!(way.place, Place::Alone) {
                placement.new[placement.new_len] = (block, block & !own);
                placement.new_len += 1;
                placement.to_new |= own;
            } else {
                placement.to_old |= block & !own;
            }
            (from, wild) = (way.next.into(), way.wild.into());
        }
        // At the highest number those come first that begin with a joker.
        let new = &mut placement.new[..placement.new_len];
        new.sort_by_key(|(block, jokers)| (block.ilog2(), block & !jokers & !(block << 1) != 0));
        placement
    }
}

/// Pairs without a number in both, by their digits to the base three.
const PAIRS: usize = 59_049;
/// No value has this bit; without it a slot is empty.
const KNOWN: u32 = 1 << 31;
/// Values of a pure function, so any thread may fill in what it finds.
static REMEMBERED: [AtomicU32; PAIRS] = [const { AtomicU32::new(0) }; PAIRS];

/// Numbers as digits to the base three.
static DIGITS: [u16; 1 << TOP] = {
    let mut digits = [0; 1 << TOP];
    let mut numbers = 1;
    while numbers < digits.len() {
        digits[numbers] = digits[numbers >> 1] * 3 + (numbers & 1) as u16;
        numbers += 1;
    }
    digits
};

/// Returns the most new series beside series that cover `covered`, remembered. No number may be both
/// covered and laid.
#[inline]
pub(crate) fn new_series_beside(covered: u16, laid: u16) -> NewByWild {
    let (covered_at, laid_at) = (DIGITS[usize::from(covered)], DIGITS[usize::from(laid)]);
    let slot = &REMEMBERED[usize::from(covered_at) + 2 * usize::from(laid_at)];
    let known = slot.load(Ordering::Relaxed);
    if known != 0 {
        return NewByWild(known & !KNOWN);
    }
    let found = Ways::new(Ends::of(covered), laid).new_series();
    slot.store(found.0 | KNOWN, Ordering::Relaxed);
    found
}

/// Returns the numbers for which jokers stand that are laid with these tiles, so many and all of them
/// needed.
pub(crate) fn joker_places(covered: u16, laid: u16, wild: u8) -> u16 {
    let placement = Ways::new(Ends::of(covered), laid).placement(wild.into());
    let new = &placement.new[..placement.new_len];
    new.iter()
        .fold(placement.to_old, |all, (_, jokers)| all | jokers)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `111..` are the 1, the 2 and the 3.
    fn mask(text: &str) -> u16 {
        let bit = |(at, c): (usize, char)| u16::from(c == '1') << at;
        text.chars().enumerate().map(bit).sum()
    }

    fn ways(covered: &str, laid: &str) -> Ways {
        Ways::new(Ends::of(mask(covered)), mask(laid))
    }

    #[test]
    fn tiles_earn_a_series_alone_and_nothing_beside_one_by_their_jokers() {
        for (covered, laid, expected) in [
            ("", "...1......", [None, None, Some(1), Some(1), Some(1)]),
            ("", "...1.1", [None, Some(1), Some(1), Some(1), Some(2)]),
            ("", "111111", [Some(2), Some(2), Some(2), Some(3), Some(3)]),
            // Both series hold jokers for the 2 and the 3.
            ("", "11", [None, Some(1), Some(1), Some(1), Some(2)]),
            ("..111", ".1...11", [0, 1, 1, 2, 2].map(Some)),
            ("111", "....1", [None, Some(0), Some(1), Some(1), Some(1)]),
        ] {
            let found = ways(covered, laid).new_series();
            let found = [0, 1, 2, 3, 4].map(|wild| found.with(wild));
            assert_eq!(found, expected, "{covered} {laid}");
        }
    }

    #[test]
    fn tiles_go_where_they_earn_most() {
        let placed = |covered: &str, laid: &str, wild: usize| {
            let found = ways(covered, laid).placement(wild);
            (found.to_old, found.new[..found.new_len].to_vec())
        };
        // The 5 beside the 1 to 3 with a joker, or alone with two.
        assert_eq!(placed("111", "....1", 1), (mask("...1"), vec![]));
        let alone = (mask("....111"), mask(".....11"));
        assert_eq!(placed("111", "....1", 2), (0, vec![alone]));
        // Of seven the first three are a series.
        let both = vec![(mask("111"), 0), (mask("...1111"), 0)];
        assert_eq!(placed("", "1111111", 0), (0, both));
        // At the highest number the joker comes first.
        let last = (mask(".......111"), mask(".......11"));
        assert_eq!(placed("", ".........1", 2), (0, vec![last]));
    }
}
