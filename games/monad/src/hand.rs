//! A hand of cards, packed: six counters for the Commons, a bit for every other card.

use serde::{Serialize, Serializer};

use crate::cards::{Card, Colour, Rank};

/// Counts the colours of a set. By a table, since the processors that we build for need not have an
/// instruction for it.
#[inline]
pub(crate) fn count(colours: u32) -> u32 {
    const COUNTS: [u8; 64] = {
        let mut counts = [0; 64];
        let mut set = 1;
        while set < 64 {
            counts[set] = counts[set >> 1] + (set & 1) as u8;
            set += 1;
        }
        counts
    };
    COUNTS[(colours & 0b111111) as usize].into()
}

/// Cards without an order. Commons may be there several times, every other card once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Hand {
    /// The number of Commons of each colour, a nibble a colour.
    commons: u32,
    /// Which kinds of card there are, Commons included: six bits a rank.
    kinds: u32,
}

impl Hand {
    /// No cards.
    pub const EMPTY: Hand = Hand {
        commons: 0,
        kinds: 0,
    };

    #[inline]
    fn bit(card: Card) -> u32 {
        1 << ((card.rank() as u32 - 1) * 6 + card.colour() as u32)
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        if card.rank() == Rank::Common {
            self.commons += 1 << (4 * card.colour() as u32);
        }
        self.kinds |= Hand::bit(card);
    }

    /// Removes a card, which the hand must hold.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "{card} is not there");
        if card.rank() == Rank::Common {
            self.commons -= 1 << (4 * card.colour() as u32);
            if self.count_common(card.colour()) > 0 {
                return;
            }
        }
        self.kinds &= !Hand::bit(card);
    }

    /// Removes a card if the hand holds it.
    #[inline]
    pub fn remove_if_there(&mut self, card: Card) {
        if self.has(card) {
            self.remove(card);
        }
    }

    /// Returns whether the hand holds the card.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.kinds & Hand::bit(card) != 0
    }

    /// Returns the colours held of a rank: bit 0 red to bit 5 green.
    #[inline]
    pub fn colours(self, rank: Rank) -> u32 {
        self.kinds >> ((rank as u32 - 1) * 6) & 0b111111
    }

    /// Returns every kind of card that is held: six bits a rank, Commons lowest.
    #[inline]
    pub(crate) fn kinds(self) -> u32 {
        self.kinds
    }

    /// Returns the number of Commons of a colour.
    #[inline]
    pub(crate) fn count_common(self, colour: Colour) -> u32 {
        self.commons >> (4 * colour as u32) & 0xf
    }

    /// Returns how often the hand holds this card.
    pub fn count(self, card: Card) -> u32 {
        match card.rank() {
            Rank::Common => self.count_common(card.colour()),
            _ => u32::from(self.has(card)),
        }
    }

    /// Returns the number of Commons.
    #[inline]
    pub fn commons(self) -> u32 {
        let pairs = (self.commons & 0x0f_0f0f) + (self.commons >> 4 & 0x0f_0f0f);
        (pairs & 0xff) + (pairs >> 8 & 0xff) + (pairs >> 16)
    }

    /// Returns the number of cards.
    pub fn len(self) -> u32 {
        self.commons() + (self.kinds >> 6).count_ones()
    }

    /// Returns whether there is no card.
    pub fn is_empty(self) -> bool {
        self.kinds == 0
    }

    /// Returns the points of the cards of a rank (M1.2).
    #[inline]
    pub(crate) fn value_of(self, rank: Rank) -> u32 {
        match rank {
            Rank::Common => self.commons(),
            _ => count(self.colours(rank)) * rank.value(),
        }
    }

    /// Returns the points of all cards (M1.2).
    pub fn value(self) -> u32 {
        Rank::COLOURED.iter().map(|&rank| self.value_of(rank)).sum()
    }

    /// Returns the cards, lowest rank first, then by colour.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Rank::COLOURED.into_iter().flat_map(move |rank| {
            Colour::ALL.into_iter().flat_map(move |colour| {
                let card = Card::of(rank, colour);
                (0..self.count(card)).map(move |_| card)
            })
        })
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.cards())
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

impl std::fmt::Debug for Hand {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        out.debug_list().entries(self.cards()).finish()
    }
}
