//! Random numbers, codes and tokens that nobody can guess.

use sha2::{Digest, Sha256};

/// Returns random bytes from the system.
///
/// # Panics
/// If the system has none: without them no secret is safe, and the server must not go on.
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Returns a number that nobody else has. It has 53 bits, so that JavaScript can hold it.
pub(crate) fn fresh_id() -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = random_bytes();
    u64::from_be_bytes([a, b, c, d, e, f, g, h]) >> 11
}

/// Returns the number of the table that a guest opens with this key: always the same.
pub(crate) fn keyed_id(guest: u64, key: &str) -> u64 {
    let mut hash = Sha256::new_with_prefix(guest.to_be_bytes());
    hash.update(key.as_bytes());
    let hash: [u8; 32] = hash.finalize().into();
    let [a, b, c, d, e, f, g, h, ..] = hash;
    u64::from_be_bytes([a, b, c, d, e, f, g, h]) >> 11
}

/// Returns a code of 22 letters and digits, 128 random bits.
pub(crate) fn fresh_code() -> String {
    const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let bytes = random_bytes();
    let mut rest = u128::from_be_bytes(std::array::from_fn(|at| bytes[at]));
    let digit = |_| {
        let digit = DIGITS[(rest % 62) as usize];
        rest /= 62;
        char::from(digit)
    };
    (0..22).map(digit).collect()
}

/// Returns a token of 256 random bits, in hexadecimal.
pub(crate) fn fresh_token() -> String {
    hex::encode(random_bytes())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn codes_are_long_and_never_the_same() {
        let codes: BTreeSet<String> = (0..1000).map(|_| fresh_code()).collect();
        assert_eq!(codes.len(), 1000);
        assert!(codes.iter().all(|code| code.len() == 22));
    }

    #[test]
    fn ids_are_exact_in_javascript() {
        assert!((0..1000).all(|_| fresh_id() < 1 << 53));
    }

    #[test]
    fn tokens_have_256_bits() {
        let token = fresh_token();
        assert_eq!(token.len(), 64);
        assert_ne!(token, fresh_token());
    }
}
