//! Cards and what they show (R1).

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::{Serialize, Serializer};
use stammtisch_rules::ParseError;

/// The colour of a bag (R1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Bag {
    /// Cloth, fur, leather (R1.2).
    Beige,
    /// Clay, stone, wood, glass (R1.2).
    Brown,
    /// Copper, platinum wire, gold (R1.2).
    Blue,
}

impl Bag {
    /// All three.
    pub const ALL: [Bag; 3] = [Bag::Beige, Bag::Brown, Bag::Blue];

    /// Returns its name in the notation.
    pub fn word(self) -> &'static str {
        ["beige", "brown", "blue"][self as usize]
    }

    /// Returns the bag of a name.
    pub fn from_word(word: &str) -> Option<Bag> {
        Bag::ALL.into_iter().find(|bag| bag.word() == word)
    }
}

/// The letters of a name. The first 26 alone may make a name of eight.
const LETTERS: &[u8; 38] = b"abcdefghijklmnopqrstuvwxyz0123456789-_";
/// The longest name of any of these letters.
const LONGEST: usize = 7;
/// The bases in which names are packed: a digit a letter, 0 for the end of the name.
const MIXED: u64 = LETTERS.len() as u64 + 1;
const PLAIN: u64 = 26 + 1;
/// How many names there are of any letters; those of eight plain letters follow them.
const ALL_MIXED: u64 = MIXED.pow(LONGEST as u32);

/// A card, by the name of its material: all cards of a material are alike (R1.3).
///
/// A name has one to seven letters `a` to `z`, digits, hyphens or underscores, or eight letters. It
/// is packed into 40 bits, because every position carries the names of its deck and an action has
/// to be readable without knowing the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card([u8; Card::BYTES]);

impl Card {
    /// The size of a packed name.
    pub(crate) const BYTES: usize = 5;
    /// What unused rows of a table hold.
    pub(crate) const NONE: Card = Card([0; Card::BYTES]);

    /// Returns the card of this name; `None` if it is no name.
    pub const fn named(name: &str) -> Option<Card> {
        let bytes = name.as_bytes();
        if bytes.is_empty() || bytes.len() > LONGEST + 1 {
            return None;
        }
        let long = bytes.len() > LONGEST;
        let (base, places) = if long {
            (PLAIN, LONGEST + 1)
        } else {
            (MIXED, LONGEST)
        };
        let mut packed = 0u64;
        let mut at = 0;
        while at < places {
            packed *= base;
            if at < bytes.len() {
                let mut code = 0;
                while code < LETTERS.len() && LETTERS[code] != bytes[at] {
                    code += 1;
                }
                if code as u64 >= base - 1 {
                    return None;
                }
                packed += code as u64 + 1;
            }
            at += 1;
        }
        if long {
            packed += ALL_MIXED;
        }
        let [_, _, _, a, b, c, d, e] = packed.to_be_bytes();
        Some(Card([a, b, c, d, e]))
    }

    /// Returns the letters of the name.
    fn letters(self) -> [u8; LONGEST + 1] {
        let packed = self.packed();
        let (mut rest, base, places) = match packed.checked_sub(ALL_MIXED) {
            Some(plain) => (plain, PLAIN, LONGEST + 1),
            None => (packed, MIXED, LONGEST),
        };
        let mut letters = [0; LONGEST + 1];
        for slot in letters[..places].iter_mut().rev() {
            let code = (rest % base) as usize;
            *slot = if code > 0 { LETTERS[code - 1] } else { 0 };
            rest /= base;
        }
        letters
    }

    /// Returns the packed name as a number.
    #[inline]
    const fn packed(self) -> u64 {
        let [a, b, c, d, e] = self.0;
        u64::from_be_bytes([0, 0, 0, a, b, c, d, e])
    }

    /// Returns the packed name.
    pub(crate) const fn bytes(self) -> [u8; Card::BYTES] {
        self.0
    }

    /// Returns the card of a packed name.
    #[inline]
    pub(crate) const fn from_bytes(bytes: [u8; Card::BYTES]) -> Card {
        Card(bytes)
    }
}

impl Hash for Card {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.packed());
    }
}

/// Returns a name as a text.
fn name(letters: &[u8]) -> &str {
    let length = letters.iter().take_while(|&&letter| letter != 0).count();
    // All letters are ASCII.
    std::str::from_utf8(&letters[..length]).unwrap_or_default()
}

impl fmt::Display for Card {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.pad(name(&self.letters()))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(name(&self.letters()))
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        Card::named(text).ok_or_else(|| ParseError::no_such(text))
    }
}

/// One row of a deck's table (R1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Material {
    /// Its name.
    pub card: Card,
    /// The colour of its bag.
    pub bag: Bag,
    /// The number on the bag, 1 to 4.
    pub number: u8,
    /// The value of a card, 10 to 70.
    pub value: u8,
    /// How many cards there are.
    pub copies: u8,
    /// Whether three of them may be a collection (R4.4).
    pub triple: bool,
}

/// Returns whether three bags go together: all the same or all different (R4.2).
pub(crate) const fn bags_fit(bags: [u8; 3]) -> bool {
    let [a, b, c] = bags;
    (a == b && b == c) || (a != b && b != c && a != c)
}

/// Returns whether three numbers go together: all the same or in sequence (R4.3).
pub(crate) const fn numbers_fit(numbers: [u8; 3]) -> bool {
    let [a, b, c] = numbers;
    if a == b || b == c || a == c {
        return a == b && b == c;
    }
    // Three different numbers are in sequence when the outer two are two apart.
    a.abs_diff(b) <= 2 && b.abs_diff(c) <= 2 && a.abs_diff(c) <= 2
}

/// Returns bag and number as one number below twelve: the face of a card.
pub(crate) const fn face(bag: u8, number: u8) -> usize {
    (bag * 4 + number - 1) as usize
}

/// The faces that make a collection with two given ones (R4.2, R4.3), a bit each.
pub(crate) const THIRD: [[u16; 12]; 12] = {
    let mut table = [[0; 12]; 12];
    let mut code = 0u16;
    while code < 12 * 12 * 12 {
        let [a, b, c] = [code / 144, code / 12 % 12, code % 12];
        let bags = [(a / 4) as u8, (b / 4) as u8, (c / 4) as u8];
        let numbers = [(a % 4) as u8, (b % 4) as u8, (c % 4) as u8];
        if bags_fit(bags) && numbers_fit(numbers) {
            table[a as usize][b as usize] |= 1 << c;
        }
        code += 1;
    }
    table
};

/// The most pairs of faces that make a collection with one: for a 2 or a 3 three pairs in the same
/// bag; in the two other bags one pair of the same number and two sequences, each both ways.
const MOST_PAIRS: usize = 8;

/// Two faces, and the set of both, a bit each.
#[derive(Clone, Copy)]
pub(crate) struct Pair {
    pub(crate) first: u8,
    pub(crate) second: u8,
    pub(crate) both: u16,
}

/// The pairs of faces that make a collection with each face; unused places hold a pair that no hand
/// has.
pub(crate) const PAIRS: [[Pair; MOST_PAIRS]; 12] = {
    const NEVER: Pair = Pair {
        first: 0,
        second: 0,
        both: !0,
    };
    let mut table = [[NEVER; MOST_PAIRS]; 12];
    let mut face = 0;
    while face < 12 {
        let mut found = 0;
        let mut code = 0u8;
        while code < 12 * 12 {
            let [first, second] = [code / 12, code % 12];
            if first <= second && THIRD[face][first as usize] >> second & 1 == 1 {
                table[face][found] = Pair {
                    first,
                    second,
                    both: 1 << first | 1 << second,
                };
                found += 1;
            }
            code += 1;
        }
        face += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_packed_and_unpacked() {
        for name in ["cloth", "platinum", "a", "zzzzzzzz", "_-09_-9", "m10", "0"] {
            assert_eq!(Card::named(name).unwrap().to_string(), name);
        }
        for name in ["", "platinums", "wood2345", "Gold", "a b", "#", "é"] {
            assert_eq!(Card::named(name), None, "{name}");
            assert!(name.parse::<Card>().is_err());
        }
        assert!(Card::named("clay") < Card::named("cloth"));
    }

    #[test]
    fn a_third_fits_whatever_the_order() {
        let fits = |a: usize, b: usize, c: usize| THIRD[a][b] >> c & 1;
        for code in 0..12 * 12 * 12 {
            let [a, b, c] = [code / 144, code / 12 % 12, code % 12];
            assert_eq!(fits(a, b, c), fits(c, a, b));
            assert_eq!(fits(a, b, c), fits(b, a, c));
        }
        assert_eq!(fits(face(0, 1), face(0, 2), face(0, 4)), 0);
        assert_eq!(fits(face(0, 3), face(1, 4), face(2, 2)), 1);
    }
}
