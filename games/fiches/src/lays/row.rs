//! What colours earn together, for every number of wild jokers at once.

/// Jokers of the junior set, and none.
const LANES: u32 = 5;
const ALL: u64 = (1 << (8 * LANES)) - 1;
const ONES: u64 = 0x01_0101_0101;
const HIGH: u64 = 0x80 * ONES;

/// For each number of wild jokers, 1 + the most new series with at most so
/// many, or 0 where that is not possible: eight bits each, worked on together.
/// More jokers never earn less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Row(u64);

impl Row {
    /// Not possible.
    pub(super) const NEVER: Row = Row(0);
    /// Nothing laid, nothing earned.
    pub(super) const NOTHING: Row = Row(ONES);

    /// New series with at most `wild` jokers.
    #[inline]
    pub(super) fn with(self, wild: usize) -> Option<u8> {
        ((self.0 >> (8 * wild)) as u8).checked_sub(1)
    }

    /// Whether it is possible with at most so many wild jokers.
    #[inline]
    pub(super) fn possible(self, wild: usize) -> bool {
        (self.0 >> (8 * wild)) as u8 != 0
    }

    /// The same and `new` series more, for `wild` jokers more.
    #[inline]
    pub(super) fn and(self, wild: u8, new: u8) -> Row {
        let moved = self.0 << (8 * wild) & ALL;
        let there = ((moved + (HIGH - ONES)) & HIGH) >> 7;
        Row(moved + there * u64::from(new))
    }

    /// The same, where there is one wild joker besides.
    #[inline]
    pub(super) fn one_fewer(self) -> Row {
        Row(self.0 >> 8)
    }

    /// The better of both, for each number of jokers.
    #[inline]
    pub(super) fn or(self, other: Row) -> Row {
        let not_less = (((self.0 | HIGH) - other.0) & HIGH) >> 7;
        let mask = not_less * 255;
        Row(self.0 & mask | other.0 & !mask)
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
        assert!(!Row::NEVER.or(one).possible(0));
    }
}
