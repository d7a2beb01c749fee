//! The server's part of a shuffle.
//!
//! When a table opens, the server draws a secret and publishes its hash. Players add nonces of their
//! own. The key of the deal follows from both, so neither side alone decides it; and once the game is
//! over the secret is shown, so that anybody can compute the deal again.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Seat;

/// The server's part of a shuffle, which nobody sees until the game is over: 32 bytes, written in
/// hexadecimal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 32]);

impl Secret {
    /// Makes a secret of these bytes, which must come from the system's random generator.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Returns what can be shown before the game: the SHA-256 of the secret, in hexadecimal.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// Returns the key of the deal: HMAC-SHA-256 of the nonces in seat order, one after the other, keyed by
    /// the secret. All nonces are of one length, so no two lists read alike.
    ///
    /// This is the first form of the proof. Games of today have a [`Seal`](crate::Seal).
    pub fn key(&self, nonces: &[&str]) -> [u8; 32] {
        self.hmac(&nonces.concat())
    }

    /// Returns the nonce of a seat that adds none of its own. It follows from the secret, so that
    /// a person who knows the secret has nothing to choose.
    pub fn nonce(&self, seat: Seat) -> String {
        hex::encode(&self.hmac(&format!("nonce/{seat}"))[..16])
    }

    /// Returns the HMAC-SHA-256 of a text, keyed by the secret.
    pub(crate) fn hmac(&self, text: &str) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length will do");
        mac.update(text.as_bytes());
        mac.finalize().into_bytes().into()
    }

    /// Returns the secret itself, in hexadecimal. Show it only when the game is over.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }
}

/// Shows the start of the commitment only, so that not even a failed assertion prints the secret.
impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "Secret({}…)", &self.commitment()[..8])
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        secret.reveal()
    }
}

impl TryFrom<String> for Secret {
    type Error = SecretError;

    fn try_from(text: String) -> Result<Secret, SecretError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| SecretError)?;
        Ok(Secret(bytes))
    }
}

/// The text is not a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecretError;

impl fmt::Display for SecretError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("a secret has 64 hexadecimal digits")
    }
}

impl std::error::Error for SecretError {}

/// Returns whether the text can be a nonce: 32 hexadecimal digits in small letters.
pub fn is_nonce(text: &str) -> bool {
    let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    text.len() == 32 && text.bytes().all(digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_follows_from_secret_and_nonces_as_documented() {
        // Computed by Python's hmac and hashlib, which share no code with this file.
        let secret = Secret::new(std::array::from_fn(|at| at as u8));
        assert_eq!(
            secret.commitment(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
        let (one, two) = (
            "00112233445566778899aabbccddeeff",
            "0123456789abcdef0123456789abcdef",
        );
        let key = hex::encode(secret.key(&[one, two]));
        assert_eq!(key, VECTOR);
        assert_ne!(hex::encode(secret.key(&[two, one])), key);
    }
    const VECTOR: &str = "6e318b2b4fc57839febde23a22d4738237646257bcd54782e9cfbb96f582db47";

    #[test]
    fn a_secret_is_not_printed() {
        let secret = Secret::new([7; 32]);
        assert!(!format!("{secret:?}").contains("0707"));
        let json = serde_json::to_string(&secret).unwrap();
        assert_eq!(serde_json::from_str::<Secret>(&json).unwrap(), secret);
        assert!(serde_json::from_str::<Secret>("\"07\"").is_err());
    }

    #[test]
    fn a_nonce_has_32_digits() {
        assert!(is_nonce(&"0a".repeat(16)));
        for bad in [
            "",
            "0a",
            &"0A".repeat(16),
            &"0g".repeat(16),
            &"0a".repeat(17),
        ] {
            assert!(!is_nonce(bad), "{bad}");
        }
    }
}
