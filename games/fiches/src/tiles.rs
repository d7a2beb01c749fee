//! The tiles of F1: kinds, what lies on the table, and racks as packed counts.

use std::fmt;
use std::iter::repeat_n;
use std::str::FromStr;

use serde::{Serialize, Serializer};

pub use crate::rack::Rack;

/// The four colours, in the order in which everything is listed.
pub const COLOURS: usize = 4;
/// The highest number of any set; kinds are numbered with this stride in both sets.
pub const NUMBERS: u8 = 13;
/// Kinds of numbered tiles (junior uses the first ten numbers of each colour).
pub const KINDS: usize = COLOURS * NUMBERS as usize;

const LETTERS: [char; COLOURS] = ['r', 'y', 'b', 'k'];

/// The width of a name in [`NAMES`].
const WIDTH: usize = 4;
/// The names of jokers that stand for each kind, by index: `*r1 *r2 ` to `*k13`.
const NAMES: &str = {
    const BYTES: [u8; WIDTH * KINDS] = {
        let mut bytes = [b' '; WIDTH * KINDS];
        let mut index = 0;
        while index < KINDS {
            let kind = Kind(index as u8);
            let (at, number) = (WIDTH * index, kind.number());
            bytes[at] = b'*';
            bytes[at + 1] = LETTERS[kind.colour() as usize] as u8;
            if number < 10 {
                bytes[at + 2] = b'0' + number;
            } else {
                bytes[at + 2] = b'1';
                bytes[at + 3] = b'0' + number - 10;
            }
            index += 1;
        }
        bytes
    };
    match str::from_utf8(&BYTES) {
        Ok(names) => names,
        Err(_) => panic!("names are ASCII"),
    }
};

/// Which tiles are in the game (F1.1, F1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Set {
    /// 40 tiles, 1 to 10 once in each colour, and 4 jokers.
    Junior,
    /// 104 tiles, 1 to 13 twice in each colour, and 2 jokers.
    Classic,
}

impl Set {
    /// The highest number on a tile.
    pub const fn numbers(self) -> u8 {
        match self {
            Set::Junior => 10,
            Set::Classic => 13,
        }
    }

    /// How often each numbered tile is in the set.
    pub const fn copies(self) -> u8 {
        match self {
            Set::Junior => 1,
            Set::Classic => 2,
        }
    }

    /// How many jokers the set has.
    pub const fn jokers(self) -> u8 {
        match self {
            Set::Junior => 4,
            Set::Classic => 2,
        }
    }

    /// Whether groups are series too (F3.6).
    pub const fn groups(self) -> bool {
        matches!(self, Set::Classic)
    }

    /// Every tile of the set, as one rack.
    pub fn all(self) -> Rack {
        let mut rack = Rack::EMPTY;
        for kind in self.kinds() {
            rack.add(Tile::of(kind), self.copies());
        }
        rack.add(Tile::JOKER, self.jokers());
        rack
    }

    /// Every tile of the set, one by one: by colour and number, copies together, jokers last.
    pub(crate) fn tiles(self) -> impl Iterator<Item = Tile> {
        let copies = usize::from(self.copies());
        let numbered = self
            .kinds()
            .flat_map(move |kind| repeat_n(Tile::of(kind), copies));
        numbered.chain(repeat_n(Tile::JOKER, self.jokers().into()))
    }

    /// The numbered kinds of the set, colour by colour.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        let top = self.numbers();
        (0..COLOURS as u8).flat_map(move |c| (1..=top).map(move |n| Kind::new(c, n)))
    }
}

/// A numbered tile's kind: colour and number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind(u8);

impl Kind {
    /// The kind of a colour (0 to 3 for r y b k) and a number (1 to 13).
    ///
    /// # Panics
    /// If there is no such tile in any set.
    pub const fn new(colour: u8, number: u8) -> Kind {
        assert!(colour < COLOURS as u8 && number >= 1 && number <= NUMBERS);
        Kind(colour * NUMBERS + number - 1)
    }

    /// 0 to 3 for r y b k.
    pub const fn colour(self) -> u8 {
        self.0 / NUMBERS
    }

    /// 1 to 13.
    pub const fn number(self) -> u8 {
        self.0 % NUMBERS + 1
    }

    /// 0 to 51, by colour and then number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", LETTERS[self.colour() as usize], self.number())
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that names no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATile;

impl fmt::Display for NotATile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a tile")
    }
}

impl std::error::Error for NotATile {}

impl FromStr for Kind {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Kind, NotATile> {
        let mut chars = text.chars();
        let letter = chars.next().ok_or(NotATile)?;
        let colour = LETTERS.iter().position(|&l| l == letter).ok_or(NotATile)?;
        let digits = chars.as_str();
        // Only the one way of writing a number: no sign, no leading zero.
        if digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(NotATile);
        }
        let number: u8 = digits.parse().map_err(|_| NotATile)?;
        if number == 0 || number > NUMBERS {
            return Err(NotATile);
        }
        Ok(Kind::new(colour as u8, number))
    }
}

/// A tile on a rack or in the pot: a numbered one (`r7`) or a joker (`J`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile(u8);

impl Tile {
    /// The joker.
    pub const JOKER: Tile = Tile(KINDS as u8);

    /// The numbered tile of a kind.
    pub const fn of(kind: Kind) -> Tile {
        Tile(kind.0)
    }

    /// The kind of a numbered tile; none for a joker.
    pub const fn kind(self) -> Option<Kind> {
        if self.0 < KINDS as u8 {
            Some(Kind(self.0))
        } else {
            None
        }
    }

    /// The tile with an index.
    pub(crate) const fn at(index: u8) -> Tile {
        debug_assert!(index as usize <= KINDS);
        Tile(index)
    }

    /// 0 to 51 for the kinds, 52 for the joker.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Some(kind) => kind.fmt(f),
            None => f.write_str("J"),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self.kind() {
            Some(kind) => Placed::real(kind).serialize(out),
            None => out.serialize_str("J"),
        }
    }
}

impl FromStr for Tile {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Tile, NotATile> {
        if text == "J" {
            return Ok(Tile::JOKER);
        }
        text.parse().map(Tile::of)
    }
}

/// A tile on the table: a real one (`r7`) or a joker standing for one (`*r7`, F5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Placed(u8);

impl Placed {
    const JOKER_BIT: u8 = 0x40;

    /// A real tile.
    pub const fn real(kind: Kind) -> Placed {
        Placed(kind.0)
    }

    /// A joker that stands for a kind.
    pub const fn joker(kind: Kind) -> Placed {
        Placed(kind.0 | Self::JOKER_BIT)
    }

    /// A joker that stands for a kind, or a real tile of it.
    pub const fn new(kind: Kind, joker: bool) -> Placed {
        Placed(if joker {
            kind.0 | Self::JOKER_BIT
        } else {
            kind.0
        })
    }

    /// The kind that it is or stands for.
    pub const fn kind(self) -> Kind {
        Kind(self.0 & !Self::JOKER_BIT)
    }

    /// Whether a joker lies there.
    pub const fn is_joker(self) -> bool {
        self.0 & Self::JOKER_BIT != 0
    }

    /// The tile as it is on a rack.
    pub const fn tile(self) -> Tile {
        if self.is_joker() {
            Tile::JOKER
        } else {
            Tile(self.0)
        }
    }
}

/// As `Display` writes it, sooner: a list of lays names tiles by the hundred thousand.
impl Serialize for Placed {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let kind = self.kind();
        let at = WIDTH * kind.index();
        let start = at + usize::from(!self.is_joker());
        let end = at + if kind.number() < 10 { WIDTH - 1 } else { WIDTH };
        out.serialize_str(&NAMES[start..end])
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_joker() {
            f.write_str("*")?;
        }
        self.kind().fmt(f)
    }
}

impl fmt::Debug for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Placed {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Placed, NotATile> {
        match text.strip_prefix('*') {
            Some(rest) => rest.parse().map(Placed::joker),
            None => text.parse().map(Placed::real),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sets_have_44_and_106_tiles() {
        assert_eq!(Set::Junior.all().len(), 44);
        assert_eq!(Set::Classic.all().len(), 106);
    }

    #[test]
    fn tiles_are_read_as_they_are_written() {
        for text in ["r1", "y13", "b7", "k10", "J"] {
            assert_eq!(text.parse::<Tile>().unwrap().to_string(), text);
        }
        for text in ["r7", "*r7", "*k13"] {
            assert_eq!(text.parse::<Placed>().unwrap().to_string(), text);
        }
        for kind in Set::Classic.kinds() {
            for tile in [Placed::real(kind), Placed::joker(kind)] {
                assert_eq!(serde_json::json!(tile), tile.to_string());
            }
        }
        for text in ["", "r", "r0", "r14", "r07", "x3", "*J", "J1", "r+1", "**r1"] {
            assert!(text.parse::<Placed>().is_err(), "{text}");
        }
    }
}
