//! What time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use stammtisch_log::Timestamp;

/// Returns the current time.
pub(crate) fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.unwrap_or_default().as_millis() as Timestamp
}

/// Returns how long it is until then; zero if that is past.
pub(crate) fn until(then: Timestamp) -> Duration {
    Duration::from_millis(then.saturating_sub(now()))
}

/// Returns the number of the day, counted from 1970.
pub(crate) fn today() -> u64 {
    now() / (24 * 3600 * 1000)
}
