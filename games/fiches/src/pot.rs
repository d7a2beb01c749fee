//! The pot as it lies.

use crate::table::TILES;
use crate::tiles::Tile;

/// Tiles in an order, the next one last. How many there are is public and kept there; what lies
/// past the end is a joker, so that equal pots are equal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pot([Tile; TILES]);

impl Pot {
    /// No tiles.
    pub(crate) const EMPTY: Pot = Pot([Tile::JOKER; TILES]);

    /// A pot of these tiles, the first of which is drawn next.
    pub(crate) fn of(tiles: &[Tile]) -> Pot {
        let mut pot = Pot::EMPTY;
        for (place, tile) in pot.0.iter_mut().zip(tiles.iter().rev()) {
            *place = *tile;
        }
        pot
    }

    /// Takes the next tile of a pot of so many.
    #[inline]
    pub(crate) fn take(&mut self, count: u8) -> Tile {
        std::mem::replace(&mut self.0[usize::from(count) - 1], Tile::JOKER)
    }

    /// The tiles of a pot of so many, the next one first.
    pub(crate) fn tiles(&self, count: u8) -> impl Iterator<Item = Tile> + '_ {
        self.0[..usize::from(count)].iter().rev().copied()
    }
}
