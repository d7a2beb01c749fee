//! How often somebody may do something.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::refusal::Refusal;
use crate::settings::Limits;

/// What is counted for the whole house, by person or by address.
pub(crate) struct Counters {
    pub(crate) wishes: Counter<u64>,
    pub(crate) lines: Counter<u64>,
    pub(crate) tables: Counter<u64>,
    pub(crate) guests: Counter<IpAddr>,
    pub(crate) trials: Counter<IpAddr>,
}

/// Counts for each of many.
pub(crate) struct Counter<K: Clone + Eq + std::hash::Hash>(DefaultKeyedRateLimiter<K>);

/// Counts for one socket.
pub(crate) struct Gate(DefaultDirectRateLimiter);

impl Counters {
    pub(crate) fn new(limits: &Limits) -> Counters {
        Counters {
            wishes: Counter::new(a_second(limits.wishes)),
            lines: Counter::new(a_minute(limits.lines)),
            tables: Counter::new(a_minute(limits.tables)),
            guests: Counter::new(a_minute(limits.guests)),
            trials: Counter::new(a_second(limits.wishes)),
        }
    }

    /// Forgets those who have been quiet.
    pub(crate) fn tidy(&self) {
        self.wishes.0.retain_recent();
        self.lines.0.retain_recent();
        self.tables.0.retain_recent();
        self.guests.0.retain_recent();
        self.trials.0.retain_recent();
    }
}

impl<K: Clone + Eq + std::hash::Hash> Counter<K> {
    fn new(quota: Quota) -> Counter<K> {
        Counter(RateLimiter::keyed(quota))
    }

    /// Counts one; refuses if it is too much.
    pub(crate) fn count(&self, key: &K) -> Result<(), Refusal> {
        self.0.check_key(key).map_err(|wait| {
            let wait: Duration = wait.wait_time_from(DefaultClock::default().now());
            Refusal::too_fast(wait)
        })
    }
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Gate {
        Gate(RateLimiter::direct(a_second(limits.wishes)))
    }

    /// Counts one; refuses if it is too much.
    pub(crate) fn count(&self) -> Result<(), Refusal> {
        self.0.check().map_err(|wait| {
            let wait: Duration = wait.wait_time_from(DefaultClock::default().now());
            Refusal::too_fast(wait)
        })
    }
}

fn a_second(most: u32) -> Quota {
    Quota::per_second(NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN))
}

fn a_minute(most: u32) -> Quota {
    Quota::per_minute(NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN))
}

/// Whom an address stands for: of IPv6 everybody has at least a whole network of 64 bits.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_and_no_more_for_each() {
        let counters = Counters::new(&Limits {
            tables: 3,
            ..Limits::default()
        });
        for _ in 0..3 {
            counters.tables.count(&1).unwrap();
        }
        assert!(counters.tables.count(&1).is_err());
        assert!(counters.tables.count(&2).is_ok(), "somebody else may");
    }

    #[test]
    fn an_address_of_the_new_kind_stands_for_its_network() {
        let network = |text: &str| super::network(text.parse().unwrap()).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
    }
}
