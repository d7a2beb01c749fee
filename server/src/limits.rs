//! How often somebody may do something.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::rejection::HttpRejection;
use crate::settings::Limits;
use crate::strikes::{Limit, Strikes};

/// The limits of the whole server.
pub(crate) struct Limiters {
    pub(crate) commands: Limiter,
    pub(crate) chat_lines: Limiter,
    pub(crate) tables: Limiter,
    pub(crate) hints: Limiter,
    pub(crate) guests: AddressLimiter,
    pub(crate) sandbox: AddressLimiter,
    pub(crate) requests: AddressLimiter,
}

/// A limit of each person, and a higher one of each address, since people make as many guests as they like.
pub(crate) struct Limiter {
    people: DefaultKeyedRateLimiter<u64>,
    addresses: AddressLimiter,
}

/// A limit of each address.
pub(crate) struct AddressLimiter {
    limiter: DefaultKeyedRateLimiter<IpAddr>,
    limit: Limit,
    strikes: Arc<Strikes>,
}

/// The limit of one socket.
pub(crate) struct ConnectionLimiter {
    limiter: DefaultDirectRateLimiter,
    strikes: Arc<Strikes>,
}

impl Limiters {
    pub(crate) fn new(limits: &Limits, strikes: &Arc<Strikes>) -> Limiters {
        let address = |limit, quota| AddressLimiter::new(limit, quota, strikes);
        let crowd = |most: u32| most.saturating_mul(limits.crowd);
        let limiter = |limit, most, quota: fn(u32) -> Quota| Limiter {
            people: RateLimiter::keyed(quota(most)),
            addresses: address(limit, quota(crowd(most))),
        };
        Limiters {
            commands: limiter(Limit::Commands, limits.commands, per_second),
            chat_lines: limiter(Limit::ChatLines, limits.chat_lines, per_minute),
            tables: limiter(Limit::Tables, limits.tables, per_minute),
            hints: limiter(Limit::Hints, limits.hints, per_minute),
            guests: address(Limit::Guests, per_minute(limits.guests)),
            sandbox: address(Limit::Sandbox, per_second(limits.commands)),
            requests: address(Limit::Requests, per_second(crowd(limits.commands))),
        }
    }

    /// Forgets those who have done nothing for a while.
    pub(crate) fn clean_up(&self) {
        for limiter in [&self.commands, &self.chat_lines, &self.tables, &self.hints] {
            limiter.people.retain_recent();
            limiter.people.shrink_to_fit();
            limiter.addresses.clean_up();
        }
        for limiter in [&self.guests, &self.sandbox, &self.requests] {
            limiter.clean_up();
        }
    }
}

impl Limiter {
    /// Counts one by this person from this address. Fails if it is too many.
    pub(crate) fn count(&self, guest: u64, address: IpAddr) -> Result<(), HttpRejection> {
        match self.people.check_key(&guest) {
            Ok(()) => self.addresses.count(address),
            Err(wait) => Err(self
                .addresses
                .strike(wait.wait_time_from(DefaultClock::default().now()))),
        }
    }
}

impl AddressLimiter {
    fn new(limit: Limit, quota: Quota, strikes: &Arc<Strikes>) -> AddressLimiter {
        AddressLimiter {
            limiter: RateLimiter::keyed(quota),
            limit,
            strikes: strikes.clone(),
        }
    }

    /// Counts one from this address. Fails if it is too many.
    pub(crate) fn count(&self, address: IpAddr) -> Result<(), HttpRejection> {
        self.limiter
            .check_key(&address)
            .map_err(|wait| self.strike(wait.wait_time_from(DefaultClock::default().now())))
    }

    fn strike(&self, wait: Duration) -> HttpRejection {
        self.strikes.count(self.limit);
        HttpRejection::too_fast(wait)
    }

    fn clean_up(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

impl ConnectionLimiter {
    pub(crate) fn new(limits: &Limits, strikes: &Arc<Strikes>) -> ConnectionLimiter {
        ConnectionLimiter {
            limiter: RateLimiter::direct(per_second(limits.commands)),
            strikes: strikes.clone(),
        }
    }

    /// Counts one. Fails if it is too many.
    pub(crate) fn count(&self) -> Result<(), HttpRejection> {
        self.limiter.check().map_err(|wait| {
            self.strikes.count(Limit::Frames);
            HttpRejection::too_fast(wait.wait_time_from(DefaultClock::default().now()))
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

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const THERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn limiters() -> (Limiters, Arc<Strikes>) {
        let limits = Limits {
            tables: 3,
            crowd: 2,
            ..Limits::default()
        };
        let strikes = Arc::new(Strikes::default());
        (Limiters::new(&limits, &strikes), strikes)
    }

    #[test]
    fn each_has_a_limit_of_their_own() {
        let (limiters, strikes) = limiters();
        for _ in 0..3 {
            limiters.tables.count(1, HERE).unwrap();
        }
        assert!(limiters.tables.count(1, HERE).is_err());
        assert!(limiters.tables.count(2, HERE).is_ok(), "somebody else may");
        assert_eq!(strikes.total(Limit::Tables), 1);
    }

    #[test]
    fn many_guests_of_one_address_share_its_limit() {
        let (limiters, strikes) = limiters();
        let opened = (0..40).filter(|&guest| limiters.tables.count(guest, HERE).is_ok());
        assert_eq!(opened.count(), 6);
        assert_eq!(strikes.total(Limit::Tables), 34);
        assert!(
            limiters.tables.count(50, THERE).is_ok(),
            "elsewhere they may"
        );
    }

    #[test]
    fn an_ipv6_address_stands_for_its_network() {
        let network = |text: &str| super::network(text.parse().unwrap()).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
    }
}
