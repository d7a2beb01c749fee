//! What colours earn together, for every number of wild jokers at once.

/// Bits of a lane: no lay has more than fourteen new series, and one bit is kept free.
const WIDTH: u32 = 6;
const LANE: u32 = (1 << WIDTH) - 1;
const ALL: u32 = (1 << (WIDTH * Row::LANES)) - 1;
const ONES: u32 = ALL / LANE;
const HIGH: u32 = ONES << (WIDTH - 1);

/// For each number of wild jokers, 1 + the most new series with at most so
/// many, or 0 where that is not possible: a few bits each, worked on together.
/// More jokers never earn less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Row(pub u32);

impl Row {
    /// Jokers of the junior set, and none.
    pub(super) const LANES: u32 = 5;
    /// Not possible.
    pub(super) const NEVER: Row = Row(0);
    /// Nothing laid, nothing earned.
    pub(super) const NOTHING: Row = Row(ONES);

    /// New series with at most `wild` jokers.
    #[inline]
    pub(super) fn with(self, wild: usize) -> Option<u8> {
        ((self.0 >> (WIDTH * wild as u32) & LANE) as u8).checked_sub(1)
    }

    /// Whether it is possible with at most so many wild jokers.
    #[inline]
    pub(super) fn possible(self, wild: usize) -> bool {
        self.0 >> (WIDTH * wild as u32) & LANE != 0
    }

    /// The same and `new` series more, for `wild` jokers more.
    #[inline]
    pub(super) fn and(self, wild: u32, new: u8) -> Row {
        self.moved(WIDTH * wild, new.into())
    }

    #[inline]
    fn moved(self, bits: u32, new: u32) -> Row {
        let moved = self.0 << bits & ALL;
        let there = ((moved + (HIGH - ONES)) & HIGH) >> (WIDTH - 1);
        Row(moved + there * new)
    }

    /// Where more jokers, at most so many, earn more: the high bits of those lanes.
    #[inline]
    fn steps(self, most: usize) -> u32 {
        let more = self.0 - (self.0 << WIDTH & ALL);
        let within = ALL >> (WIDTH * (Row::LANES - 1 - most as u32));
        (more + (HIGH - ONES)) & HIGH & within
    }

    /// The numbers of wild jokers, at most so many, that earn more than fewer do, and what they earn.
    #[inline]
    pub(super) fn gains(self, most: usize) -> impl Iterator<Item = (u8, u8)> {
        let mut steps = self.steps(most);
        std::iter::from_fn(move || {
            let wild = (steps != 0).then(|| steps.trailing_zeros() / WIDTH)?;
            steps &= steps - 1;
            Some((wild as u8, self.with(wild as usize)?))
        })
    }

    /// Both together: the best of all ways to share the jokers, at most so many for the other.
    #[inline]
    pub(super) fn beside(self, other: Row, most: usize) -> Row {
        if self == Row::NOTHING {
            return other;
        }
        let mut best = Row::NEVER;
        let mut steps = other.steps(most);
        while steps != 0 {
            let lane = steps.trailing_zeros() + 1 - WIDTH;
            steps &= steps - 1;
            best = best.or(self.moved(lane, (other.0 >> lane & LANE) - 1));
        }
        best
    }

    /// The same, where there is one wild joker besides.
    #[inline]
    pub(super) fn one_fewer(self) -> Row {
        Row(self.0 >> WIDTH)
    }

    /// The better of both, for each number of jokers.
    #[inline]
    pub(super) fn or(self, other: Row) -> Row {
        let not_less = ((self.0 | HIGH) - other.0) & HIGH;
        let mask = not_less - (not_less >> (WIDTH - 1));
        Row(other.0 ^ (self.0 ^ other.0) & mask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_added_and_compared_joker_by_joker() {
        let one = Row::NOTHING.and(1, 1);
        assert_eq!(one.with(0), None);
        assert_eq!(one.with(1), Some(1));
        assert_eq!(one.with(4), Some(1));
        let either = one.or(Row::NOTHING);
        assert_eq!((either.with(0), either.with(1)), (Some(0), Some(1)));
        let both = either.and(2, 1);
        assert_eq!(both.with(1), None);
        assert_eq!((both.with(2), both.with(3)), (Some(1), Some(2)));
        assert_eq!(Row::NEVER.and(0, 3), Row::NEVER);
        assert_eq!(both.gains(4).collect::<Vec<_>>(), [(2, 1), (3, 2)]);
        assert_eq!(both.gains(2).collect::<Vec<_>>(), [(2, 1)]);
        assert_eq!(both.gains(1).next(), None);
        assert_eq!(either.beside(either, 0), either);
        let twice = either.beside(either, 4);
        assert_eq!((twice.with(1), twice.with(2)), (Some(1), Some(2)));
        assert_eq!(one.beside(both, 4), both.beside(one, 4));
        assert!(!Row::NEVER.or(one).possible(0));
    }
}
