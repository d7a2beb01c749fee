//! What colours earn together, for every number of wild jokers at once.

/// Bits of a lane: no lay has more than fourteen new series, and one bit is kept free.
const WIDTH: u32 = 6;
const LANE: u32 = (1 << WIDTH) - 1;
const ALL: u32 = (1 << (WIDTH * NewByWild::LANES)) - 1;
const ONES: u32 = ALL / LANE;
const HIGH: u32 = ONES << (WIDTH - 1);

/// For each number of wild jokers, 1 + the most new series with at most so many, or 0 where that is
/// not possible: a lane of bits each, worked on together. More jokers never earn less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NewByWild(pub u32);

impl NewByWild {
    /// Jokers of the junior set, and none.
    pub(super) const LANES: u32 = 5;
    /// Not possible.
    pub(super) const NEVER: NewByWild = NewByWild(0);
    /// Nothing laid, nothing earned.
    pub(crate) const NOTHING: NewByWild = NewByWild(ONES);

    /// Returns the new series with at most `wild` jokers.
    #[inline]
    pub(crate) fn with(self, wild: usize) -> Option<u8> {
        ((self.0 >> (WIDTH * wild as u32) & LANE) as u8).checked_sub(1)
    }

    /// Returns the same with `new` series more, for `wild` jokers more.
    #[inline]
    pub(super) fn and(self, wild: u32, new: u8) -> NewByWild {
        let moved = self.0 << (WIDTH * wild) & ALL;
        let possible = ((moved + (HIGH - ONES)) & HIGH) >> (WIDTH - 1);
        NewByWild(moved + possible * u32::from(new))
    }

    /// Returns the numbers of wild jokers, at most so many, that earn more than fewer do, and what
    /// they earn.
    #[inline]
    pub(crate) fn gains(self, most: usize) -> impl Iterator<Item = (u8, u8)> {
        let more = self.0 - (self.0 << WIDTH & ALL);
        let within = ALL >> (WIDTH * (NewByWild::LANES - 1 - most as u32));
        let mut steps = (more + (HIGH - ONES)) & HIGH & within;
        std::iter::from_fn(move || {
            let wild = (steps != 0).then(|| steps.trailing_zeros() / WIDTH)?;
            steps &= steps - 1;
            Some((wild as u8, self.with(wild as usize)?))
        })
    }

    /// Returns both together: the best of all ways to share the jokers, at most so many for the other.
    #[inline]
    pub(crate) fn beside(self, other: NewByWild, most: usize) -> NewByWild {
        if self == NewByWild::NOTHING {
            return other;
        }
        let ways = other.gains(most);
        ways.fold(NewByWild::NEVER, |best, (wild, new)| {
            best.or(self.and(wild.into(), new))
        })
    }

    /// Returns the same where there is one wild joker besides.
    #[inline]
    pub(super) fn one_fewer(self) -> NewByWild {
        NewByWild(self.0 >> WIDTH)
    }

    /// Returns the better of both, for each number of jokers.
    #[inline]
    pub(super) fn or(self, other: NewByWild) -> NewByWild {
        let not_less = ((self.0 | HIGH) - other.0) & HIGH;
        let mask = not_less - (not_less >> (WIDTH - 1));
        NewByWild(other.0 ^ (self.0 ^ other.0) & mask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_are_added_and_compared_joker_by_joker() {
        let one = NewByWild::NOTHING.and(1, 1);
        let lanes = |of: NewByWild| [0, 1, 2, 3, 4].map(|wild| of.with(wild));
        assert_eq!(lanes(one), [None, Some(1), Some(1), Some(1), Some(1)]);
        let either = one.or(NewByWild::NOTHING);
        assert_eq!(lanes(either)[..2], [Some(0), Some(1)]);
        let both = either.and(2, 1);
        assert_eq!(lanes(both)[1..4], [None, Some(1), Some(2)]);
        assert_eq!(NewByWild::NEVER.and(0, 3), NewByWild::NEVER);
        assert_eq!(both.gains(4).collect::<Vec<_>>(), [(2, 1), (3, 2)]);
        assert_eq!(both.gains(2).collect::<Vec<_>>(), [(2, 1)]);
        assert_eq!(both.gains(1).next(), None);
        assert_eq!(either.beside(either, 0), either);
        assert_eq!(lanes(either.beside(either, 4))[1..3], [Some(1), Some(2)]);
        assert_eq!(one.beside(both, 4), both.beside(one, 4));
    }
}
