//! A fast generator, not for deals.

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A fast generator for bots, search and tests. Never used for a deal that somebody plays.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// Makes a generator; the same seed gives the same numbers.
    pub fn new(seed: u64) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Makes a generator from a text, by 64 bits of its hash (FNV-1a).
    pub fn from_text(seed: &str) -> Rng {
        let hash = seed.bytes().fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Rng::new(hash)
    }

    /// Returns a number below `n`, which must not be 0. The bias is below 2^-32.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (((self.0.next_u64() >> 32) * n as u64) >> 32) as usize
    }

    /// Returns 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Picks one of the items; `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        match items.len() {
            0 => None,
            n => Some(&items[self.below(n)]),
        }
    }

    /// Shuffles the items.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_generator_repeats_itself_for_a_seed_and_reaches_every_number() {
        let draws = |seed| {
            let mut rng = Rng::new(seed);
            (0..100).map(|_| rng.below(6)).collect::<Vec<_>>()
        };
        assert_eq!(draws(5), draws(5));
        assert_ne!(draws(5), draws(6));
        assert!((0..6).all(|n| draws(5).contains(&n)));
    }
}
