//! Deals that anyone can check.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// A key from which every shuffle of a game follows. docs/deals.md states the procedure in full;
/// it is frozen, and tests hold it to its vectors.
#[derive(Clone)]
pub struct Deal {
    key: [u8; 32],
    /// HMAC-SHA-256 with the key already taken in.
    mac: Hmac<Sha256>,
}

impl Deal {
    /// Makes the deal of a seed: its key is the SHA-256 of the text.
    pub fn from_seed(seed: &str) -> Deal {
        Deal::from_key(Sha256::digest(seed.as_bytes()).into())
    }

    /// Makes the deal of a key.
    pub fn from_key(key: [u8; 32]) -> Deal {
        Deal {
            key,
            mac: Hmac::new_from_slice(&key).expect("HMAC takes a key of any length"),
        }
    }

    /// Returns the key, for games that deal again and keep it until then. It tells every deal to
    /// come, so it belongs into the hidden part of a position.
    pub fn key(&self) -> [u8; 32] {
        self.key
    }

    /// Shuffles `items` by the stream of this label (`monad/commons/1`: game, pile, round):
    /// Fisher-Yates from the last element down. Does not allocate.
    pub fn shuffle<T>(&self, label: &str, items: &mut [T]) {
        let mut stream = self.stream(label);
        for last in (1..items.len()).rev() {
            items.swap(last, stream.below(last as u32 + 1) as usize);
        }
    }

    fn stream<'a>(&'a self, label: &'a str) -> Stream<'a> {
        Stream {
            mac: &self.mac,
            label,
            counter: 0,
            block: [0; 32],
            used: 32,
        }
    }
}

/// HMAC-SHA-256(key, label ":" counter) for counter 0, 1, 2, ..., read as big-endian 32-bit numbers.
struct Stream<'a> {
    mac: &'a Hmac<Sha256>,
    label: &'a str,
    counter: u64,
    block: [u8; 32],
    used: usize,
}

impl Stream<'_> {
    fn number(&mut self) -> u32 {
        if self.used == self.block.len() {
            let mut mac = self.mac.clone();
            mac.update(self.label.as_bytes());
            mac.update(b":");
            let mut digits = [0; 20];
            mac.update(decimal(self.counter, &mut digits));
            self.block = mac.finalize().into_bytes().into();
            self.counter += 1;
            self.used = 0;
        }
        let bytes = &self.block[self.used..self.used + 4];
        self.used += 4;
        u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
    }

    /// A number below `n`, each equally likely: those past the largest multiple of `n` are
    /// skipped.
    fn below(&mut self, n: u32) -> u32 {
        let fair = (1u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let number = self.number();
            if u64::from(number) < fair {
                return number % n;
            }
        }
    }
}

/// A number in decimal digits.
fn decimal(mut number: u64, digits: &mut [u8; 20]) -> &[u8] {
    let mut at = digits.len();
    loop {
        at -= 1;
        digits[at] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            return &digits[at..];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_follows_the_frozen_procedure() {
        // Computed by the Python lines in docs/deals.md, which share no code with this file.
        let mut items: Vec<u32> = (0..10).collect();
        Deal::from_seed("42").shuffle("monad/commons/1", &mut items);
        assert_eq!(items, VECTOR_42);
        let mut items: Vec<u32> = (0..24).collect();
        Deal::from_seed("stammtisch").shuffle("monad/commons/1", &mut items);
        assert_eq!(items, VECTOR_STAMMTISCH);
    }
    const VECTOR_42: [u32; 10] = [6, 8, 5, 2, 3, 0, 4, 9, 7, 1];
    const VECTOR_STAMMTISCH: [u32; 24] = [
        21, 12, 0, 4, 15, 17, 14, 22, 20, 5, 13, 19, 7, 6, 8, 1, 16, 11, 3, 23, 18, 9, 10, 2,
    ];

    #[test]
    fn numbers_are_written_as_they_are_everywhere() {
        for number in [0, 7, 10, 1234567890, u64::MAX] {
            let mut digits = [0; 20];
            assert_eq!(decimal(number, &mut digits), number.to_string().as_bytes());
        }
    }

    #[test]
    fn a_deal_can_be_made_again_from_its_key() {
        let deal = Deal::from_seed("42");
        let mut items: Vec<u32> = (0..10).collect();
        Deal::from_key(deal.key()).shuffle("monad/commons/1", &mut items);
        assert_eq!(items, VECTOR_42);
    }

    #[test]
    fn labels_and_keys_give_different_shuffles() {
        let shuffled = |deal: Deal, label: &str| {
            let mut items: Vec<u32> = (0..24).collect();
            deal.shuffle(label, &mut items);
            items
        };
        let one = shuffled(Deal::from_seed("1"), "monad/commons/1");
        assert_ne!(one, shuffled(Deal::from_seed("2"), "monad/commons/1"));
        assert_ne!(one, shuffled(Deal::from_seed("1"), "monad/bi/1"));
        assert_eq!(one, shuffled(Deal::from_seed("1"), "monad/commons/1"));
    }

    #[test]
    fn a_stream_is_fair_for_a_number_that_does_not_divide_it() {
        let deal = Deal::from_key([7; 32]);
        let mut stream = deal.stream("fair");
        let mut seen = [0u32; 3];
        (0..30_000).for_each(|_| seen[stream.below(3) as usize] += 1);
        assert!(
            seen.iter().all(|&n| (9_600..10_400).contains(&n)),
            "{seen:?}"
        );
    }
}
