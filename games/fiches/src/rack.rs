//! Racks as packed counts.

use std::fmt;
use std::iter::repeat_n;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::tiles::{KINDS, Kind, NUMBERS, NotATile, Tile};

/// How often each tile is held: two bits a kind, and the jokers on top.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rack(u128);

impl Rack {
    /// No tiles.
    pub const EMPTY: Rack = Rack(0);
    const JOKER_SHIFT: u32 = 2 * KINDS as u32;
    const LOW: u128 = 0x0055_5555_5555_5555_5555_5555_5555;

    /// How many of a tile there are.
    pub const fn count(self, tile: Tile) -> u8 {
        if tile.index() < KINDS {
            (self.0 >> (2 * tile.index())) as u8 & 3
        } else {
            self.jokers()
        }
    }

    /// How many of a kind there are.
    pub const fn of(self, kind: Kind) -> u8 {
        (self.0 >> (2 * kind.index())) as u8 & 3
    }

    /// How many jokers there are.
    pub const fn jokers(self) -> u8 {
        (self.0 >> Self::JOKER_SHIFT) as u8
    }

    /// Adds tiles. At most three of a kind fit.
    pub fn add(&mut self, tile: Tile, n: u8) {
        debug_assert!(tile == Tile::JOKER || self.count(tile) + n <= 3);
        self.0 += u128::from(n) << (2 * tile.index());
    }

    /// Takes tiles away.
    ///
    /// # Panics
    /// In debug builds, if there are not that many.
    pub fn remove(&mut self, tile: Tile, n: u8) {
        debug_assert!(self.count(tile) >= n);
        self.0 -= u128::from(n) << (2 * tile.index());
    }

    /// All tiles together, jokers included.
    pub const fn len(self) -> u32 {
        let low = self.0 & Self::LOW;
        let high = (self.0 >> 1) & Self::LOW;
        low.count_ones() + 2 * high.count_ones() + self.jokers() as u32
    }

    /// Whether nothing is held.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether each tile of `other` is here at least as often.
    pub fn contains(self, other: Rack) -> bool {
        self.jokers() >= other.jokers()
            && other
                .tiles()
                .all(|(tile, n)| tile == Tile::JOKER || self.count(tile) >= n)
    }

    /// The tiles left when `other` is taken out. `other` must be contained.
    pub fn minus(self, other: Rack) -> Rack {
        debug_assert!(self.contains(other));
        Rack(self.0 - other.0)
    }

    /// Both together. No kind may come to more than three.
    pub fn plus(self, other: Rack) -> Rack {
        Rack(self.0 + other.0)
    }

    /// The tiles held and how often, by colour and number, jokers last.
    pub fn tiles(self) -> impl Iterator<Item = (Tile, u8)> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let at = (rest.trailing_zeros() / 2) as u8;
            if at >= KINDS as u8 {
                let jokers = (rest >> Self::JOKER_SHIFT) as u8;
                rest = 0;
                return Some((Tile::JOKER, jokers));
            }
            let n = (rest >> (2 * at)) as u8 & 3;
            rest &= !(3 << (2 * at));
            Some((Tile::at(at), n))
        })
    }

    /// The numbers of a colour that are held at least once: bit 0 is the 1.
    pub const fn numbers_of(self, colour: u8) -> u16 {
        let pairs = (self.0 >> (2 * NUMBERS * colour)) as u32 & 0x3FF_FFFF;
        let mut bits = (pairs | pairs >> 1) & 0x155_5555;
        // Squeeze every second bit together.
        bits = (bits | bits >> 1) & 0x333_3333;
        bits = (bits | bits >> 2) & 0xF0F_0F0F;
        bits = (bits | bits >> 4) & 0x0FF_00FF;
        (bits | bits >> 8) as u16 & 0x1FFF
    }

    /// Returns one tile of each of these numbers of a colour: bit 0 is the 1.
    pub const fn of_numbers(colour: u8, numbers: u16) -> Rack {
        let mut bits = numbers as u32;
        // Spread the bits out, as [`Rack::numbers_of`] squeezes them.
        bits = (bits | bits << 8) & 0x0FF_00FF;
        bits = (bits | bits << 4) & 0xF0F_0F0F;
        bits = (bits | bits << 2) & 0x333_3333;
        bits = (bits | bits << 1) & 0x155_5555;
        Rack((bits as u128) << (2 * NUMBERS * colour))
    }
}

/// Every tile by itself.
impl Serialize for Rack {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let all = self.tiles();
        out.collect_seq(all.flat_map(|(tile, count)| repeat_n(tile, count.into())))
    }
}

impl FromIterator<Tile> for Rack {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Rack {
        let mut rack = Rack::EMPTY;
        for tile in tiles {
            rack.add(tile, 1);
        }
        rack
    }
}

impl fmt::Display for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for (tile, n) in self.tiles() {
            for _ in 0..n {
                if !first {
                    f.write_str(" ")?;
                }
                first = false;
                tile.fmt(f)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for Rack {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Rack, NotATile> {
        text.split_whitespace().map(str::parse::<Tile>).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::Set;

    #[test]
    fn a_rack_counts_its_tiles() {
        let mut rack: Rack = "r1 r1 b7 k13 J J".parse().unwrap();
        assert_eq!(rack.len(), 6);
        assert_eq!(rack.to_string(), "r1 r1 b7 k13 J J");
        assert_eq!(rack.numbers_of(0), 1);
        assert_eq!(rack.numbers_of(2), 1 << 6);
        assert_eq!(rack.numbers_of(3), 1 << 12);
        rack.remove("r1".parse().unwrap(), 1);
        assert_eq!(rack.numbers_of(0), 1);
        assert!(rack.contains("r1 J".parse().unwrap()));
        assert!(!rack.contains("r1 r1".parse().unwrap()));
        assert_eq!(rack.minus("r1 J".parse().unwrap()).to_string(), "b7 k13 J");
        let jokers: Rack = "J J J J".parse().unwrap();
        assert_eq!((jokers.count(Tile::JOKER), jokers.len()), (4, 4));
        assert_eq!(
            rack.plus("y2".parse().unwrap()).to_string(),
            "r1 y2 b7 k13 J J"
        );
    }

    #[test]
    fn every_number_of_every_colour_is_squeezed_to_its_bit() {
        for kind in Set::Classic.kinds() {
            let rack: Rack = [Tile::of(kind)].into_iter().collect();
            assert_eq!(rack.numbers_of(kind.colour()), 1 << (kind.number() - 1));
            assert_eq!(
                Rack::of_numbers(kind.colour(), 1 << (kind.number() - 1)),
                rack
            );
        }
    }
}
