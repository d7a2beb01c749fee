//! Cards in an order, packed: a nibble a card.

use crate::deck::{MOST_CARDS, Row};

/// Room for every card of a deck. What lies past the end is 0, so that equal rows are equal.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Nibbles([u8; MOST_CARDS / 2]);

impl Nibbles {
    /// Fills the first sixteen places at once, the first one lowest.
    #[inline]
    pub(crate) fn fill(&mut self, nibbles: u64) {
        self.0[..8].copy_from_slice(&nibbles.to_le_bytes());
    }

    /// Returns the row at a place.
    #[inline]
    pub fn get(&self, at: usize) -> Row {
        self.0[at / 2] >> (4 * (at % 2)) & 0xf
    }

    /// Puts a row at a place where nothing is yet.
    #[inline]
    pub(crate) fn put(&mut self, at: usize, row: Row) {
        self.0[at / 2] |= row << (4 * (at % 2));
    }

    /// Takes the row from a place.
    #[inline]
    pub(crate) fn take(&mut self, at: usize) -> Row {
        let row = self.get(at);
        self.0[at / 2] &= 0xf0 >> (4 * (at % 2));
        row
    }
}

/// A pile whose last card lies on top.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Pile {
    length: u8,
    cards: Nibbles,
}

impl Pile {
    /// Returns the number of cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.length.into()
    }

    /// Returns whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Lays a card on top.
    #[inline]
    pub(crate) fn put(&mut self, row: Row) {
        self.cards.put(self.length.into(), row);
        self.length += 1;
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<Row> {
        self.length = self.length.checked_sub(1)?;
        Some(self.cards.take(self.length.into()))
    }

    /// Returns the rows, from the bottom up.
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = Row> + ExactSizeIterator + '_ {
        (0..self.len()).map(|at| self.cards.get(at))
    }
}

impl FromIterator<Row> for Pile {
    fn from_iter<I: IntoIterator<Item = Row>>(rows: I) -> Pile {
        let mut pile = Pile::default();
        rows.into_iter().for_each(|row| pile.put(row));
        pile
    }
}

impl std::fmt::Debug for Pile {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        out.debug_list().entries(self.rows()).finish()
    }
}
