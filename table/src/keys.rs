//! The keys of commands, by which the same command is carried out once.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

use crate::Rejection;

/// The longest key.
const MAX_KEY: usize = 64;

/// The keys that were used since the last game was put aside. Only hashes are kept, which nobody can
/// predict: two keys that look alike would need luck.
#[derive(Default)]
pub(crate) struct Keys {
    hashes: HashSet<u64>,
    hasher: RandomState,
}

impl Keys {
    /// Returns whether this guest has sent a command with this key. Fails if it cannot be a key.
    pub(crate) fn check(&self, guest: u64, key: Option<&str>) -> Result<bool, Rejection> {
        match key {
            None => Ok(false),
            Some(key) if key.len() > MAX_KEY => Err(Rejection::new("table-key")),
            Some(key) => Ok(self.hashes.contains(&self.hash(guest, key))),
        }
    }

    pub(crate) fn add(&mut self, guest: u64, key: &str) {
        let hash = self.hash(guest, key);
        self.hashes.insert(hash);
    }

    pub(crate) fn clear(&mut self) {
        self.hashes.clear();
    }

    fn hash(&self, guest: u64, key: &str) -> u64 {
        self.hasher.hash_one((guest, key))
    }
}
