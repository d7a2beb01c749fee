//! Colours, ranks and cards (M1).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use stammtisch_rules::ParseError;

/// The six colours; the first three are warm, the others cold (M1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Colour {
    /// Warm.
    Red,
    /// Warm.
    Orange,
    /// Warm.
    Yellow,
    /// Cold.
    LightBlue,
    /// Cold.
    DarkBlue,
    /// Cold.
    Green,
}

impl Colour {
    /// All six, warm ones first.
    pub const ALL: [Colour; 6] = [
        Colour::Red,
        Colour::Orange,
        Colour::Yellow,
        Colour::LightBlue,
        Colour::DarkBlue,
        Colour::Green,
    ];

    /// The warm colours as a set: a bit a colour (M1.1).
    pub(crate) const WARM: u32 = 0b000111;
    /// The cold colours as a set.
    pub(crate) const COLD: u32 = 0b111000;

    /// Returns the colour of an index below six.
    #[inline]
    pub(crate) fn of(index: u32) -> Colour {
        Colour::ALL[index as usize]
    }

    /// Returns whether it is warm (M1.1).
    #[inline]
    pub fn is_warm(self) -> bool {
        (self as u8) < 3
    }

    /// Returns the colours of the other temperature as a set: those it can be traded with (M4.1, M6.2).
    #[inline]
    pub(crate) fn partners(self) -> u32 {
        if self.is_warm() {
            Colour::COLD
        } else {
            Colour::WARM
        }
    }

    /// Returns the colour that it makes a bonus pair with (M1.4).
    #[inline]
    pub fn bonus_partner(self) -> Colour {
        match self {
            Colour::Red => Colour::DarkBlue,
            Colour::Orange => Colour::LightBlue,
            Colour::Yellow => Colour::Green,
            Colour::LightBlue => Colour::Orange,
            Colour::DarkBlue => Colour::Red,
            Colour::Green => Colour::Yellow,
        }
    }

    /// Returns its letter in the notation.
    pub fn letter(self) -> char {
        ['r', 'o', 'y', 'l', 'd', 'g'][self as usize]
    }

    /// Returns the colour of a letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }
}

/// By its letter.
impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_char(self.letter())
    }
}

/// The ranks, lowest first (M1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    /// The lowest rank: not in a column, and several times in the game.
    Common = 1,
    /// The lowest column.
    Bi,
    /// The second column.
    Tri,
    /// The third column.
    Quad,
    /// The highest column.
    Quint,
    /// Above them all, without colour.
    Monad,
}

impl Rank {
    /// All six.
    pub const ALL: [Rank; 6] = [
        Rank::Common,
        Rank::Bi,
        Rank::Tri,
        Rank::Quad,
        Rank::Quint,
        Rank::Monad,
    ];
    /// The ranks that lie in columns.
    pub const COLUMNS: [Rank; 4] = [Rank::Bi, Rank::Tri, Rank::Quad, Rank::Quint];
    /// The ranks whose cards have a colour.
    pub const COLOURED: [Rank; 5] = [Rank::Common, Rank::Bi, Rank::Tri, Rank::Quad, Rank::Quint];

    /// Returns its number, 1 to 6.
    #[inline]
    pub fn number(self) -> u8 {
        self as u8
    }

    /// Returns the rank of a number.
    #[inline]
    pub fn from_number(number: u64) -> Option<Rank> {
        Rank::ALL.get((number as usize).checked_sub(1)?).copied()
    }

    /// Returns the value of a card of this rank, and the price of a Monad (M1.2).
    #[inline]
    pub fn value(self) -> u32 {
        [1, 3, 7, 16, 36, 80][self as usize - 1]
    }

    /// Returns the rank that a trade at this one brings (M4.1); a Monad cannot be traded.
    #[inline]
    pub fn next(self) -> Rank {
        Rank::ALL[(self as usize).min(5)]
    }

    /// Returns the columns below this rank, highest first: the way a bonus goes (M5.1).
    #[inline]
    pub(crate) fn columns_below(self) -> impl Iterator<Item = Rank> + Clone {
        Rank::COLUMNS
            .into_iter()
            .rev()
            .filter(move |column| *column < self)
    }

    /// Returns its name in the notation.
    pub fn word(self) -> &'static str {
        ["common", "bi", "tri", "quad", "quint", "monad"][self as usize - 1]
    }

    /// Returns the rank of a name or a number.
    pub fn from_word(word: &str) -> Option<Rank> {
        Rank::ALL
            .into_iter()
            .find(|rank| rank.word() == word || rank.number().to_string() == word)
    }
}

/// By its number.
impl Serialize for Rank {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_u8(self.number())
    }
}

/// A Common, Bi, Tri, Quad or Quint of a colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Returns the card of this rank and colour; `None` for a Monad, which has no colour.
    pub fn new(rank: Rank, colour: Colour) -> Option<Card> {
        (rank != Rank::Monad).then(|| Card::of(rank, colour))
    }

    /// Returns the card of this rank, which must not be a Monad.
    #[inline]
    pub(crate) const fn of(rank: Rank, colour: Colour) -> Card {
        debug_assert!(rank as u8 != Rank::Monad as u8);
        Card((rank as u8) << 3 | colour as u8)
    }

    /// Returns its rank.
    #[inline]
    pub fn rank(self) -> Rank {
        Rank::ALL[(self.0 >> 3) as usize - 1]
    }

    /// Returns its colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[(self.0 & 7) as usize]
    }

    /// Returns its points (M1.2).
    #[inline]
    pub fn value(self) -> u32 {
        self.rank().value()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}{}", self.colour().letter(), self.rank().number())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl Serialize for Card {
    /// Written without formatting: a view names some forty cards.
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let name = [self.colour().letter() as u8, b'0' + self.rank().number()];
        match std::str::from_utf8(&name) {
            Ok(name) => out.serialize_str(name),
            Err(_) => out.collect_str(self),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let read = || {
            let mut letters = text.chars();
            let colour = Colour::from_letter(letters.next()?)?;
            let rank = Rank::from_number(letters.next()?.to_digit(10)?.into())?;
            letters.next().is_none().then(|| Card::new(rank, colour))?
        };
        read().ok_or_else(|| ParseError::no_such(text))
    }
}
