//! A hand of cards, packed: six counters for the Commons, a bit for every other card.

use crate::cards::{Card, Colour, Rank};

/// How many colours a set of the six holds. A table, since processors that we build for need not
/// have an instruction for it.
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
    /// How many Commons of each colour: a nibble a colour.
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

    /// Takes a card out; the hand must hold it.
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

    /// Takes a card out if it is there.
    #[inline]
    pub fn remove_if_there(&mut self, card: Card) {
        if self.has(card) {
            self.remove(card);
        }
    }

    /// Whether the card is there.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.kinds & Hand::bit(card) != 0
    }

    /// The colours of a rank that are there: bit 0 red to bit 5 green.
    #[inline]
    pub fn colours(self, rank: Rank) -> u32 {
        self.kinds >> ((rank as u32 - 1) * 6) & 0b111111
    }

    /// Every kind of card that is there: six bits a rank, Commons lowest.
    #[inline]
    pub(crate) fn kinds(self) -> u32 {
        self.kinds
    }

    /// How many Commons of a colour.
    #[inline]
    pub(crate) fn count_common(self, colour: Colour) -> u32 {
        self.commons >> (4 * colour as u32) & 0xf
    }

    /// How many of this very card.
    pub fn count(self, card: Card) -> u32 {
        match card.rank() {
            Rank::Common => self.count_common(card.colour()),
            _ => u32::from(self.has(card)),
        }
    }

    /// How many Commons.
    #[inline]
    pub fn commons(self) -> u32 {
        let pairs = (self.commons & 0x0f_0f0f) + (self.commons >> 4 & 0x0f_0f0f);
        (pairs & 0xff) + (pairs >> 8 & 0xff) + (pairs >> 16)
    }

    /// How many cards.
    pub fn len(self) -> u32 {
        self.commons() + (self.kinds >> 6).count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.kinds == 0
    }

    /// The points of the cards of a rank.
    #[inline]
    pub(crate) fn value_of(self, rank: Rank) -> u32 {
        match rank {
            Rank::Common => self.commons(),
            _ => count(self.colours(rank)) * rank.value(),
        }
    }

    /// The points of all cards (M1.2).
    pub fn value(self) -> u32 {
        Rank::COLOURED.iter().map(|&rank| self.value_of(rank)).sum()
    }

    /// The cards, lowest rank first, colours in their order.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Rank::COLOURED.into_iter().flat_map(move |rank| {
            Colour::ALL.into_iter().flat_map(move |colour| {
                let card = Card::of(rank, colour);
                (0..self.count(card)).map(move |_| card)
            })
        })
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
