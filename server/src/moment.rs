//! What time it is, and what nobody can guess.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use stammtisch_table::Moment;

/// Milliseconds since 1970.
pub(crate) fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.unwrap_or_default().as_millis() as Moment
}

/// How long it is until then; nothing if it is past.
pub(crate) fn until(then: Moment) -> Duration {
    Duration::from_millis(then.saturating_sub(now()))
}

/// Random bytes from the system.
///
/// # Panics
/// If the system has none: without them no secret is one, and nothing must go on.
pub(crate) fn chance() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A number that nobody else has. It also is one in JavaScript: 53 bits.
pub(crate) fn fresh_id() -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = chance();
    u64::from_be_bytes([a, b, c, d, e, f, g, h]) >> 11
}

/// A code of 22 letters and digits, 128 random bits.
pub(crate) fn fresh_code() -> String {
    const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let bytes = chance();
    let mut rest = u128::from_be_bytes(std::array::from_fn(|at| bytes[at]));
    let digit = |_| {
        let digit = DIGITS[(rest % 62) as usize];
        rest /= 62;
        char::from(digit)
    };
    (0..22).map(digit).collect()
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
    fn numbers_are_safe_in_every_language() {
        assert!((0..1000).all(|_| fresh_id() < 1 << 53));
    }
}
