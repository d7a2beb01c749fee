//! Cards, and how many of each somebody holds.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use stammtisch_rules::ParseError;

/// A card, by its number (T1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// The number 3, for examples.
    pub const THREE: Card = Card(3);
    /// How many numbers there are.
    pub const NUMBERS: usize = 6;
    /// How many cards there are of each number.
    pub const COPIES: u8 = 4;
    /// How many cards there are.
    pub const ALL: usize = Card::NUMBERS * Card::COPIES as usize;

    /// Returns every number once, ascending.
    pub fn numbers() -> impl Iterator<Item = Card> {
        (1..=Card::NUMBERS as u8).map(Card)
    }

    /// Returns the number.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        Card::numbers()
            .find(|card| card.to_string() == text)
            .ok_or_else(|| ParseError::no_such(text))
    }
}

/// How many cards of each number somebody holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand([u8; Card::NUMBERS]);

impl Hand {
    /// Every card of the game.
    pub fn full() -> Hand {
        Hand([Card::COPIES; Card::NUMBERS])
    }

    /// Returns how many cards of this number there are.
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.0 as usize - 1]
    }

    /// Puts cards of this number in.
    pub fn add(&mut self, card: Card, count: u8) {
        self.0[card.0 as usize - 1] += count;
    }

    /// Takes cards of this number out, which must be there.
    pub fn remove(&mut self, card: Card, count: u8) {
        self.0[card.0 as usize - 1] -= count;
    }

    /// Returns every card, ascending.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let counts = self.0;
        Card::numbers().flat_map(move |card| (0..counts[card.0 as usize - 1]).map(move |_| card))
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.cards())
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.add(card, 1));
        hand
    }
}
