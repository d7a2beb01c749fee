//! Columns and piles, packed: a nibble a card, 0 for no card, so that the front is the lowest
//! nibble and taking it is a shift.

use serde::{Serialize, Serializer};

use crate::cards::{Card, Colour, Rank};

/// The cards of one rank on the table, front first (M2.4). At most six.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Hash)]
pub struct Column(u32);

impl Column {
    /// Returns whether no card lies there.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the front card's colour.
    #[inline]
    pub fn front(self) -> Option<Colour> {
        (self.0 != 0).then(|| Colour::of((self.0 & 0xf) - 1))
    }

    /// Takes the front card.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<Colour> {
        let front = self.front();
        self.0 >>= 4;
        front
    }

    /// Puts a card to the back (M4.3).
    #[inline]
    pub(crate) fn put(&mut self, colour: Colour) {
        let length = (35 - self.0.leading_zeros()) & !3;
        self.0 |= (colour as u32 + 1) << length;
    }

    /// Returns the colours, front first.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        (0..8)
            .map(move |at| self.0 >> (4 * at) & 0xf)
            .take_while(|&nibble| nibble != 0)
            .map(|nibble| Colour::of(nibble - 1))
    }
}

impl FromIterator<Colour> for Column {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Column {
        let mut column = Column::default();
        colours.into_iter().for_each(|colour| column.put(colour));
        column
    }
}

/// Commons in an order, at most 24, some of them perhaps unseen. The first is taken next; on a
/// discard pile the last lies on top, so that turning a pile over (M9.2) changes nothing here.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Pile(u128);

/// The nibble of a card whose colour was not seen.
const UNSEEN: u128 = 7;

impl Pile {
    /// Returns whether it is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of cards.
    #[inline]
    pub fn len(self) -> usize {
        (131 - self.0.leading_zeros() as usize) / 4
    }

    /// Takes the first card; its colour is `None` if it was not seen.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<Option<Colour>> {
        let nibble = self.0 & 0xf;
        self.0 >>= 4;
        match nibble {
            0 => None,
            UNSEEN => Some(None),
            _ => Some(Some(Colour::of(nibble as u32 - 1))),
        }
    }

    /// Puts a card last.
    #[inline]
    pub(crate) fn put(&mut self, colour: Option<Colour>) {
        let nibble = colour.map_or(UNSEEN, |colour| colour as u128 + 1);
        self.0 |= nibble << (4 * self.len());
    }

    /// Returns the colours, the one taken next first; `None` where unseen.
    pub fn colours(self) -> impl Iterator<Item = Option<Colour>> {
        let mut rest = self;
        std::iter::from_fn(move || rest.take())
    }

    /// Returns as many cards, all unseen.
    pub(crate) fn unseen(self) -> Pile {
        self.colours().map(|_| None).collect()
    }
}

/// Cards that were not seen are `null`.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let common = |colour| Card::of(Rank::Common, colour);
        out.collect_seq(self.colours().map(|seen| seen.map(common)))
    }
}

impl FromIterator<Option<Colour>> for Pile {
    fn from_iter<I: IntoIterator<Item = Option<Colour>>>(colours: I) -> Pile {
        let mut pile = Pile::default();
        colours.into_iter().for_each(|colour| pile.put(colour));
        pile
    }
}

impl std::fmt::Debug for Pile {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        out.debug_list().entries(self.colours()).finish()
    }
}
