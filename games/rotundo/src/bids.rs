//! Lists one bid for every payable total (R5.2), by dynamic programming over the totals.
//!
//! Several sets of cards can make one total, and each costs the same score. The one listed has the
//! fewest cards: it keeps the most cards in the display, which can then make the most totals later,
//! and gives the fewest to the discard pile and so to the next collector. Of sets with equally few
//! cards it is the one with the most cards of the first row of the table, then of the second, and so
//! on.
//!
//! The cards are put down in the reverse order of the table, so that with the standard deck the
//! valuable blue ones lie deepest.

use crate::action::{Action, Cards};
use crate::deck::{Deck, MATERIALS, Row};
use crate::heap::Heap;

/// A set of cards, built row by row from the top of the table. The smaller set is the better one.
trait Set: Copy + Ord {
    const NONE: Self;

    /// Returns the set with another card, of the last row so far or a later one.
    fn with(self, row: Row) -> Self;

    /// Names the cards in the order in which they are put down.
    fn put_down(self, cards: &mut Cards);
}

/// Up to sixteen cards: a nibble each, the row plus one, the last card lowest. So a set with more
/// cards is a larger number, and of two with as many the one with an earlier row is smaller.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Few(u64);

impl Few {
    const MOST: u32 = 16;
}

impl Set for Few {
    const NONE: Few = Few(0);

    #[inline]
    fn with(self, row: Row) -> Few {
        Few(self.0 << 4 | u64::from(row + 1))
    }

    #[inline]
    fn put_down(self, cards: &mut Cards) {
        let empty = self.0.leading_zeros() / 4;
        let ones = 0x1111_1111_1111_1111u64.checked_shr(4 * empty);
        cards.fill((Few::MOST - empty) as u8, self.0 - ones.unwrap_or(0));
    }
}

/// Any number of cards: how many times 2^48, less a nibble a row that counts its cards, the first
/// row highest. So a set with more cards is a larger number, and of two with as many the one with
/// more of an earlier row is smaller.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Many(u64);

impl Many {
    const CARD: u64 = 1 << 48;

    const fn shift(row: Row) -> u8 {
        4 * (MATERIALS as Row - 1 - row)
    }
}

impl Set for Many {
    const NONE: Many = Many(0);

    #[inline]
    fn with(self, row: Row) -> Many {
        Many(self.0 + Many::CARD - (1 << Many::shift(row)))
    }

    fn put_down(self, cards: &mut Cards) {
        let counts = self.0.wrapping_neg() % Many::CARD;
        for row in (0..MATERIALS as Row).rev() {
            let count = counts >> Many::shift(row) & 0xf;
            (0..count).for_each(|_| cards.push(row));
        }
    }
}

/// Lists a bid for every total above `above` that the display can pay, lowest first. Each is `blank`
/// with the cards filled in, in place, since actions are large. Returns whether each of these totals
/// can be paid by one set of cards only.
#[inline]
pub(crate) fn list(
    deck: &Deck,
    display: Heap,
    above: u32,
    out: &mut Vec<Action>,
    blank: Action,
) -> bool {
    let purse = Purse::of(deck, display);
    if purse.total <= above {
        return true;
    }
    // The tables are as large as the totals need: most displays are small, and clearing a large
    // table would take longer than filling a small one.
    match (purse.count <= Few::MOST, purse.units(purse.total)) {
        (true, 0..64) => Totals::<Few, 1>::EMPTY.list(&purse, above, out, blank),
        (true, 64..256) => Totals::<Few, 4>::EMPTY.list(&purse, above, out, blank),
        (false, 0..384) => Totals::<Many, 6>::EMPTY.list(&purse, above, out, blank),
        _ => Totals::<Many, 66>::EMPTY.list(&purse, above, out, blank),
    }
}

/// A display, laid out for adding up.
struct Purse {
    /// Row, number of cards, and value of each.
    cards: [(Row, u8, u16); MATERIALS],
    kinds: usize,
    /// The number of cards, and their value.
    count: u32,
    total: u32,
    /// Whether all values are multiples of five, as in the standard deck: then the unit is five.
    in_fives: bool,
}

impl Purse {
    #[inline]
    fn of(deck: &Deck, display: Heap) -> Purse {
        let mut purse = Purse {
            cards: [(0, 0, 0); MATERIALS],
            kinds: 0,
            count: 0,
            total: 0,
            in_fives: true,
        };
        for (row, count) in display.rows() {
            let value = deck.value(row);
            purse.cards[purse.kinds] = (row, count as u8, value as u16);
            purse.kinds += 1;
            purse.count += count;
            purse.total += count * value;
            purse.in_fives &= value.is_multiple_of(5);
        }
        purse
    }

    #[inline]
    fn kinds(&self) -> &[(Row, u8, u16)] {
        &self.cards[..self.kinds]
    }

    #[inline]
    fn units(&self, value: u32) -> usize {
        let units = if self.in_fives { value / 5 } else { value };
        units as usize
    }
}

/// The totals that cards of a display can make, in units: `WORDS` times 64 of them.
struct Totals<S, const WORDS: usize> {
    /// Which totals can be made, a bit each.
    made: [u64; WORDS],
    /// Which can be made by several sets, a bit each.
    several: [u64; WORDS],
    /// The best set of each total that can be made.
    best: [[S; 64]; WORDS],
}

impl<S: Set, const WORDS: usize> Totals<S, WORDS> {
    const EMPTY: Totals<S, WORDS> = Totals {
        made: [0; WORDS],
        several: [0; WORDS],
        best: [[S::NONE; 64]; WORDS],
    };

    #[inline]
    fn fill(&mut self, purse: &Purse) {
        self.made[0] = 1;
        let mut most = 0;
        for &(row, count, value) in purse.kinds() {
            let value = purse.units(value.into());
            self.add(most / 64, value, count, row);
            most += value * count as usize;
        }
    }

    /// Adds one to `count` cards of a row to every total so far. It goes from the highest total down,
    /// so that the totals it makes are not extended again.
    #[inline]
    fn add(&mut self, highest_word: usize, value: usize, count: u8, row: Row) {
        for word in (0..=highest_word).rev() {
            let mut rest = self.made[word];
            while rest != 0 {
                let bit = 63 - rest.leading_zeros() as usize;
                rest ^= 1 << bit;
                let several = self.several[word] >> bit & 1;
                let mut set = self.best[word][bit];
                let mut total = word * 64 + bit;
                for _ in 0..count {
                    set = set.with(row);
                    total += value;
                    self.make(total, set, several);
                }
            }
        }
    }

    #[inline]
    fn make(&mut self, total: usize, set: S, several: u64) {
        let (word, bit) = (total / 64, total % 64);
        let made = self.made[word] >> bit & 1;
        let best = &mut self.best[word][bit];
        *best = if made == 1 { set.min(*best) } else { set };
        self.several[word] |= (several | made) << bit;
        self.made[word] |= 1 << bit;
    }

    #[inline]
    fn list(mut self, purse: &Purse, above: u32, out: &mut Vec<Action>, blank: Action) -> bool {
        self.fill(purse);
        let mut several = 0;
        let from = purse.units(above) + 1;
        for word in from / 64..WORDS {
            let listed = if word == from / 64 {
                !0 << (from % 64)
            } else {
                !0
            };
            several |= self.several[word] & listed;
            let mut rest = self.made[word] & listed;
            while rest != 0 {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                out.push(blank);
                if let Some(cards) = out.last_mut().and_then(Action::cards_mut) {
                    self.best[word][bit].put_down(cards);
                }
            }
        }
        several == 0
    }
}
