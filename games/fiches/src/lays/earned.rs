//! New series of one junior colour: what tiles earn beside a table.
//!
//! Jokers stand for any number, also for one that lies there already, so series do not get in each
//! other's way: tiles of a colour in ascending order are parted into blocks, and each block is a
//! series by itself, or lies above an old series or below one, with jokers in its gaps. (Where two
//! series cross, their tiles can be exchanged until they do not.) What a block takes does not depend
//! on the others. That holds where laid series stay together (F3.5) and may hold many jokers (F5.2).

use super::masks::TOP;
use super::row::Row;

/// Where the old series of a colour begin and end: more is not needed, as tiles are added there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ends {
    pub firsts: u16,
    pub lasts: u16,
}

impl Ends {
    /// Those of series of which no two overlap or adjoin.
    pub(super) fn of(covered: u16) -> Ends {
        Ends {
            firsts: covered & !(covered << 1),
            lasts: covered & !(covered >> 1),
        }
    }

    /// The numbers that one tile and at most one joker add to an old series.
    pub(super) fn beside(self) -> u16 {
        self.lasts << 1 | self.lasts << 2 | self.firsts >> 1 | self.firsts >> 2
    }

    /// The jokers that fill up a block from one place to another if it is added to an old series
    /// above or below it, besides those in its gaps; none where there is no such series.
    fn to_old(self, low: u32, high: u32) -> Option<u32> {
        let below = self.lasts & ((1 << low) - 1);
        let above = self.firsts & !((2u16 << high) - 1);
        let down = below.checked_ilog2().map(|last| low - last - 1);
        let up = (above != 0).then(|| above.trailing_zeros() - high - 1);
        down.into_iter().chain(up).min()
    }
}

/// For each number of wild jokers the most new series, when just the numbers `laid` are laid
/// beside series with these ends. Jokers that are not needed are left aside.
pub(super) fn earned(ends: Ends, laid: u16) -> Row {
    let mut places = [0; TOP as usize];
    // What the lowest tiles come to, by how many they are.
    let mut best = [Row::NEVER; TOP as usize + 1];
    best[0] = Row::NOTHING;
    let (mut left, mut count) = (laid, 0);
    while left != 0 {
        let high = left.trailing_zeros();
        places[count] = high;
        left &= left - 1;
        count += 1;
        for from in (0..count).rev() {
            let (low, tiles) = (places[from], (count - from) as u32);
            let gaps = high - low + 1 - tiles;
            if gaps >= Row::LANES {
                break;
            }
            let alone = best[from].and(gaps.max(3u32.saturating_sub(tiles)), 1);
            best[count] = best[count].or(alone);
            if let Some(more) = ends
                .to_old(low, high)
                .filter(|more| gaps + more < Row::LANES)
            {
                best[count] = best[count].or(best[from].and(gaps + more, 0));
            }
        }
    }
    best[count]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lays::masks::in_rows;
    use crate::solver::beside::new_series_beside;

    /// `111..` are the 1, the 2 and the 3.
    fn bits(text: &str) -> u16 {
        let bit = |(at, c): (usize, char)| u16::from(c == '1') << at;
        text.chars().enumerate().map(bit).sum()
    }

    fn new_series(covered: &str, laid: &str) -> [Option<u8>; 5] {
        let row = earned(Ends::of(bits(covered)), bits(laid));
        std::array::from_fn(|wild| row.with(wild))
    }

    #[test]
    fn tiles_alone_need_jokers_to_be_a_series() {
        let none = [None, None, Some(1), Some(1), Some(1)];
        assert_eq!(new_series("", "...1......"), none);
        assert_eq!(new_series("", "...1.1")[..2], [None, Some(1)]);
        assert_eq!(
            new_series("", "111111"),
            [Some(2), Some(2), Some(2), Some(3), Some(3)]
        );
        // Both series hold jokers for the 2 and the 3.
        assert_eq!(
            new_series("", "11"),
            [None, Some(1), Some(1), Some(1), Some(2)]
        );
    }

    #[test]
    fn tiles_beside_a_series_are_added_to_it_where_jokers_lack() {
        assert_eq!(
            new_series("..111.....", ".1...11"),
            [Some(0), Some(1), Some(1), Some(2), Some(2)]
        );
        assert_eq!(
            new_series("111.......", "....1.....")[..3],
            [None, Some(0), Some(1)]
        );
    }

    #[test]
    fn the_sweep_over_the_numbers_finds_the_same() {
        for covered in (0..1u16 << TOP).filter(|c| in_rows(*c) == *c) {
            // Tiles may lie over covered numbers too. Some of all sets, others each time.
            for laid in (1 + covered % 13..1 << TOP).step_by(13) {
                let row = earned(Ends::of(covered), laid);
                let mut most = None;
                for (wild, new) in new_series_beside(covered, laid, 4).into_iter().enumerate() {
                    most = most.max(new.map(|new| new as u8));
                    assert_eq!(row.with(wild), most, "{covered:b} {laid:b} {wild}");
                }
            }
        }
    }
}
