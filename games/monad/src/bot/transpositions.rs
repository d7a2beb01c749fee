//! The transposition table. A newer entry replaces an older one.

use std::hash::{Hash, Hasher};

use stammtisch_rules::Position;

use crate::score::quiet_turns;
use crate::{Monad, Phase};

/// The least and the most entries: a table grows with what a search may spend.
const LEAST: usize = 1 << 10;
const MOST: usize = 1 << 18;

/// How a value that was found within a window relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the true value.
    Exact,
    /// The true value is this or higher.
    Least,
    /// The true value is this or lower.
    Most,
}

/// The result of a search from a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Entry {
    pub(super) value: f32,
    pub(super) bound: Bound,
    /// How many turns were searched.
    pub(super) depth: u8,
    /// The index of the best action in the order in which they are tried.
    pub(super) best: u8,
}

impl Entry {
    /// Returns the entry for a value that was found with this window; outside of it, it is a bound.
    #[inline]
    pub(super) fn found(value: f32, (low, high): (f32, f32), depth: u8, best: usize) -> Entry {
        let bound = match value {
            value if value <= low => Bound::Most,
            value if value >= high => Bound::Least,
            _ => Bound::Exact,
        };
        Entry {
            value,
            bound,
            depth,
            best: best as u8,
        }
    }

    /// Returns the value, if it is enough for a search of this depth with this window.
    #[inline]
    pub(super) fn settles(self, depth: u8, (low, high): (f32, f32)) -> Option<f32> {
        let enough = match self.bound {
            Bound::Exact => true,
            Bound::Least => self.value >= high,
            Bound::Most => self.value <= low,
        };
        (enough && self.depth >= depth).then_some(self.value)
    }
}

/// Keys and packed entries. All zeros is an empty place.
pub(super) struct Transpositions {
    places: Vec<[u64; 2]>,
    kept: usize,
}

impl Transpositions {
    pub(super) fn new() -> Transpositions {
        Transpositions {
            places: vec![[0; 2]; LEAST],
            kept: 0,
        }
    }

    /// Makes the table four times as large.
    #[cold]
    fn grow(&mut self) {
        let larger = vec![[0; 2]; self.places.len() * 4];
        let old = std::mem::replace(&mut self.places, larger);
        for place in old {
            let at = self.place(place[0]);
            self.places[at] = place;
        }
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }

    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<Entry> {
        let [there, packed] = self.places[self.place(key)];
        (there == key && packed != 0).then(|| Entry {
            value: f32::from_bits(packed as u32),
            bound: match packed >> 48 {
                1 => Bound::Exact,
                2 => Bound::Least,
                _ => Bound::Most,
            },
            depth: (packed >> 32) as u8,
            best: (packed >> 40) as u8,
        })
    }

    #[inline]
    pub(super) fn keep(&mut self, key: u64, entry: Entry) {
        let bound = match entry.bound {
            Bound::Exact => 1,
            Bound::Least => 2,
            Bound::Most => 3,
        };
        let packed = u64::from(entry.value.to_bits())
            | u64::from(entry.depth) << 32
            | u64::from(entry.best) << 40
            | bound << 48;
        self.kept += 1;
        if self.kept > self.places.len() / 2 && self.places.len() < MOST {
            self.grow();
        }
        let place = self.place(key);
        self.places[place] = [key, packed];
    }
}

/// Returns the key of a position within one world. The unseen part of the talon goes in by its length,
/// which determines it within a world. Turns without a new Monad count only when they may soon end
/// the game (M11.3); otherwise positions that recur would never be found again.
#[inline]
pub(super) fn key(position: &Position<Monad>, world: u64) -> u64 {
    let public = position.public();
    let mut mix = Mix(world);
    for seat in 0..public.players as usize {
        if let Some((_, hand)) = position.view(Some(seat)).own {
            hand.hash(&mut mix);
        }
    }
    public.columns.hash(&mut mix);
    public.discard.hash(&mut mix);
    public.talon.hash(&mut mix);
    mix.write_u32(u32::from_le_bytes(public.monads));
    let phase = match public.phase {
        Phase::Fresh => 0,
        Phase::Acted { bonus_used } => 1 + u32::from(bonus_used),
        Phase::Over { .. } => 3,
    };
    let left = quiet_turns_left(position).min(SOON);
    mix.write_u32(phase | u32::from(public.turn) << 2 | u32::from(public.passes) << 4 | left << 8);
    mix.finish()
}

/// No search goes this many turns deep.
const SOON: u32 = 32;

#[inline]
fn quiet_turns_left(position: &Position<Monad>) -> u32 {
    let public = position.public();
    quiet_turns(public).saturating_sub(public.quiet).into()
}

/// Hashes by multiplying and folding: quick, and good enough for a table.
struct Mix(u64);

impl Mix {
    #[inline]
    fn add(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ 0x9e37_79b9_7f4a_7c15)
            * u128::from(0xd6e8_feb8_6659_fd93_u64);
        self.0 = product as u64 ^ (product >> 64) as u64;
    }
}

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(byte.into());
        }
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.add(word.into());
    }

    #[inline]
    fn write_u128(&mut self, word: u128) {
        self.add(word as u64);
        self.add((word >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, _: usize) {}

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}
