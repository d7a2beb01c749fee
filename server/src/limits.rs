//! How often somebody may do something.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::rejection::HttpRejection;
use crate::settings::Limits;

/// The limits of the whole server, by person or by address.
pub(crate) struct Limiters {
    pub(crate) commands: Limiter<u64>,
    pub(crate) chat_lines: Limiter<u64>,
    pub(crate) tables: Limiter<u64>,
    pub(crate) guests: Limiter<IpAddr>,
    pub(crate) sandbox: Limiter<IpAddr>,
}

/// The limit of each of many.
pub(crate) struct Limiter<K: Clone + Eq + std::hash::Hash>(DefaultKeyedRateLimiter<K>);

/// The limit of one socket.
pub(crate) struct ConnectionLimiter(DefaultDirectRateLimiter);

impl Limiters {
    pub(crate) fn new(limits: &Limits) -> Limiters {
        Limiters {
            commands: Limiter::new(per_second(limits.commands)),
            chat_lines: Limiter::new(per_minute(limits.chat_lines)),
            tables: Limiter::new(per_minute(limits.tables)),
            guests: Limiter::new(per_minute(limits.guests)),
            sandbox: Limiter::new(per_second(limits.commands)),
        }
    }

    /// Forgets those who have done nothing for a while.
    pub(crate) fn clean_up(&self) {
        self.commands.0.retain_recent();
        self.chat_lines.0.retain_recent();
        self.tables.0.retain_recent();
        self.guests.0.retain_recent();
        self.sandbox.0.retain_recent();
    }
}

impl<K: Clone + Eq + std::hash::Hash> Limiter<K> {
    fn new(quota: Quota) -> Limiter<K> {
        Limiter(RateLimiter::keyed(quota))
    }

    /// Counts one. Fails if it is too many.
    pub(crate) fn count(&self, key: &K) -> Result<(), HttpRejection> {
        self.0.check_key(key).map_err(|wait| {
            let wait: Duration = wait.wait_time_from(DefaultClock::default().now());
            HttpRejection::too_fast(wait)
        })
    }
}

impl ConnectionLimiter {
    pub(crate) fn new(limits: &Limits) -> ConnectionLimiter {
        ConnectionLimiter(RateLimiter::direct(per_second(limits.commands)))
    }

    /// Counts one. Fails if it is too many.
    pub(crate) fn count(&self) -> Result<(), HttpRejection> {
        self.0.check().map_err(|wait| {
            let wait: Duration = wait.wait_time_from(DefaultClock::default().now());
            HttpRejection::too_fast(wait)
        })
    }
}

fn per_second(most: u32) -> Quota {
    Quota::per_second(NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN))
}

fn per_minute(most: u32) -> Quota {
    Quota::per_minute(NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN))
}

/// Returns the address that a client is counted by: with IPv6 everybody has at least a whole network
/// of 64 bits.
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
    fn each_has_a_limit_of_their_own() {
        let limiters = Limiters::new(&Limits {
            tables: 3,
            ..Limits::default()
        });
        for _ in 0..3 {
            limiters.tables.count(&1).unwrap();
        }
        assert!(limiters.tables.count(&1).is_err());
        assert!(limiters.tables.count(&2).is_ok(), "somebody else may");
    }

    #[test]
    fn an_ipv6_address_stands_for_its_network() {
        let network = |text: &str| super::network(text.parse().unwrap()).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
    }
}
