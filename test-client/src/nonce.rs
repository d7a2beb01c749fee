//! A player's part of a shuffle, as docs/deals.md says.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// A nonce: 32 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nonce(String);

impl Nonce {
    /// Makes the nonce of this number. A real client draws its nonces at random.
    pub fn new(number: u128) -> Nonce {
        Nonce(format!("{number:032x}"))
    }

    /// Returns the commitment to it.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(&self.0))
    }

    /// Returns the command that says that the player is ready, with the commitment.
    pub fn ready(&self) -> Value {
        json!({"command": "ready", "commitment": self.commitment()})
    }

    /// Returns the command that reveals it.
    pub fn reveal(&self) -> Value {
        json!({"command": "reveal", "nonce": self.0})
    }
}
