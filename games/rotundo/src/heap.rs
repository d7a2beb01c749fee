//! Cards without an order, packed: how many of each row, a nibble a row.

use crate::deck::{Deck, Row};

/// A hand or a display. Six bytes, so that a position needs no padding.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Heap([u8; 6]);

impl Heap {
    /// No cards.
    pub const EMPTY: Heap = Heap([0; 6]);

    /// Returns the nibbles, row 0 the lowest.
    #[inline]
    pub(crate) fn nibbles(self) -> u64 {
        let [a, b, c, d, e, f] = self.0;
        u64::from_le_bytes([a, b, c, d, e, f, 0, 0])
    }

    #[inline]
    fn set(&mut self, nibbles: u64) {
        let [a, b, c, d, e, f, ..] = nibbles.to_le_bytes();
        self.0 = [a, b, c, d, e, f];
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, row: Row) {
        self.set(self.nibbles() + (1 << (4 * row)));
    }

    /// Removes a card, which must be there.
    #[inline]
    pub fn remove(&mut self, row: Row) {
        debug_assert!(self.has(row), "row {row} is not there");
        self.set(self.nibbles() - (1 << (4 * row)));
    }

    /// Removes a card if it is there.
    #[inline]
    pub fn remove_if_there(&mut self, row: Row) {
        if self.has(row) {
            self.remove(row);
        }
    }

    /// Returns the number of cards of a row.
    #[inline]
    pub fn count(self, row: Row) -> u32 {
        (self.nibbles() >> (4 * row)) as u32 & 0xf
    }

    /// Returns whether a card of this row is there.
    #[inline]
    pub fn has(self, row: Row) -> bool {
        self.count(row) > 0
    }

    /// Returns whether there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }

    /// Returns the number of cards.
    pub fn len(self) -> u32 {
        self.rows().map(|(_, count)| count).sum()
    }

    /// Returns the rows that are there and how often, in the order of the table.
    #[inline]
    pub fn rows(self) -> impl Iterator<Item = (Row, u32)> {
        let mut rest = self.nibbles();
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let row = rest.trailing_zeros() / 4;
            let count = rest >> (4 * row) & 0xf;
            rest ^= count << (4 * row);
            Some((row as Row, count as u32))
        })
    }

    /// Returns every card, in the order of the table.
    pub fn cards(self) -> impl Iterator<Item = Row> {
        self.rows()
            .flat_map(|(row, count)| (0..count).map(move |_| row))
    }

    /// Returns the value of all cards together (R7.3).
    #[inline]
    pub fn value(self, deck: &Deck) -> u32 {
        self.rows()
            .map(|(row, count)| count * deck.value(row))
            .sum()
    }
}

impl FromIterator<Row> for Heap {
    fn from_iter<I: IntoIterator<Item = Row>>(rows: I) -> Heap {
        let mut heap = Heap::EMPTY;
        rows.into_iter().for_each(|row| heap.add(row));
        heap
    }
}

impl std::fmt::Debug for Heap {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        out.debug_map().entries(self.rows()).finish()
    }
}
