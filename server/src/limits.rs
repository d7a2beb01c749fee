//! How often somebody may do something.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use stammtisch_store::{Debt, Spent};
use tokio::sync::Notify;

use crate::meter::Meter;
use crate::rejection::HttpRejection;
use crate::settings::Limits;
use crate::strikes::{Limit, Strikes};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);

/// The limits of the whole server.
pub(crate) struct Limiters {
    /// Something was counted that is rare and expensive: other servers should know of it at once.
    hurry: Arc<Notify>,
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
    people: Meter<u64>,
    addresses: AddressLimiter,
}

/// A limit of each address.
pub(crate) struct AddressLimiter {
    meter: Meter<IpAddr>,
    limit: Limit,
    strikes: Arc<Strikes>,
    /// Told of each unit, if they are few.
    hurry: Option<Arc<Notify>>,
}

/// The limit of one socket.
pub(crate) struct ConnectionLimiter {
    meter: Meter<u64>,
    strikes: Arc<Strikes>,
}

impl Limiters {
    pub(crate) fn new(limits: &Limits, strikes: &Arc<Strikes>) -> Limiters {
        let hurry = Arc::new(Notify::new());
        let address = |limit, most, time| AddressLimiter {
            meter: Meter::new(most, time),
            limit,
            strikes: strikes.clone(),
            hurry: (time == MINUTE).then(|| hurry.clone()),
        };
        let crowd = |most: u32| most.saturating_mul(limits.crowd);
        let limiter = |limit, most, time| Limiter {
            people: Meter::new(most, time),
            addresses: address(limit, crowd(most), time),
        };
        Limiters {
            commands: limiter(Limit::Commands, limits.commands, SECOND),
            chat_lines: limiter(Limit::ChatLines, limits.chat_lines, MINUTE),
            tables: limiter(Limit::Tables, limits.tables, MINUTE),
            hints: limiter(Limit::Hints, limits.hints, MINUTE),
            guests: address(Limit::Guests, limits.guests, MINUTE),
            sandbox: address(Limit::Sandbox, limits.commands, SECOND),
            requests: address(Limit::Requests, crowd(limits.commands), SECOND),
            hurry,
        }
    }

    /// Waits until something was counted that other servers should know of at once.
    pub(crate) async fn hurry(&self) {
        self.hurry.notified().await;
    }

    fn of_people(&self) -> [&Limiter; 4] {
        [&self.commands, &self.chat_lines, &self.tables, &self.hints]
    }

    fn of_addresses(&self) -> impl Iterator<Item = &AddressLimiter> {
        let alone = [&self.guests, &self.sandbox, &self.requests];
        self.of_people()
            .map(|limiter| &limiter.addresses)
            .into_iter()
            .chain(alone)
    }

    /// Forgets those who have done nothing for a while.
    pub(crate) fn clean_up(&self) {
        self.of_people()
            .iter()
            .for_each(|limiter| limiter.people.clean_up());
        self.of_addresses()
            .for_each(|limiter| limiter.meter.clean_up());
    }

    /// Returns what was spent here since the last time by those who might spend too much on all of so many servers.
    pub(crate) fn spent(&self, interval: Duration, nodes: usize) -> Vec<Spent> {
        let share = interval / u32::try_from(nodes).unwrap_or(u32::MAX).max(1);
        let people = self.of_people();
        let people = people.iter().flat_map(|limiter| {
            let name = limiter.addresses.limit.name();
            spent_of(&limiter.people, name, share)
        });
        let addresses = self.of_addresses().flat_map(|limiter| {
            let name = format!("{}/address", limiter.limit.name());
            spent_of(&limiter.meter, &name, share)
        });
        people.chain(addresses).collect()
    }

    /// Takes note of what was spent on all servers.
    pub(crate) fn owe(&self, debts: &[Debt]) {
        for Debt { limit, who, left } in debts {
            let left = Duration::from_micros(*left);
            let person = self.of_people().into_iter();
            let person = person.filter(|limiter| limiter.addresses.limit.name() == limit);
            if let (Some(limiter), Ok(guest)) = (person.last(), who.parse()) {
                limiter.people.owe(guest, left);
            }
            let name = limit.strip_suffix("/address").unwrap_or_default();
            let address = self
                .of_addresses()
                .find(|limiter| limiter.limit.name() == name);
            if let (Some(limiter), Ok(address)) = (address, who.parse()) {
                limiter.meter.owe(address, left);
            }
        }
    }
}

fn spent_of<K: Copy + Eq + std::hash::Hash + ToString>(
    meter: &Meter<K>,
    limit: &str,
    share: Duration,
) -> Vec<Spent> {
    let spent = meter.take_spent(share).into_iter();
    let spent = spent.map(|(who, cost)| Spent {
        limit: limit.to_owned(),
        who: who.to_string(),
        cost: cost.as_micros() as u64,
    });
    spent.collect()
}

impl Limiter {
    /// Counts one by this person from this address. Fails if it is too many.
    pub(crate) fn count(&self, guest: u64, address: IpAddr) -> Result<(), HttpRejection> {
        match self.people.count(guest) {
            Ok(()) => self.addresses.count(address),
            Err(wait) => Err(self.addresses.strike(wait)),
        }
    }
}

impl AddressLimiter {
    /// Counts one from this address. Fails if it is too many.
    pub(crate) fn count(&self, address: IpAddr) -> Result<(), HttpRejection> {
        if let Some(hurry) = &self.hurry {
            hurry.notify_one();
        }
        self.meter.count(address).map_err(|wait| self.strike(wait))
    }

    fn strike(&self, wait: Duration) -> HttpRejection {
        self.strikes.count(self.limit);
        HttpRejection::too_fast(wait)
    }
}

impl ConnectionLimiter {
    pub(crate) fn new(limits: &Limits, strikes: &Arc<Strikes>) -> ConnectionLimiter {
        ConnectionLimiter {
            meter: Meter::new(limits.commands, SECOND),
            strikes: strikes.clone(),
        }
    }

    /// Counts one. Fails if it is too many.
    pub(crate) fn count(&self) -> Result<(), HttpRejection> {
        self.meter.count(0).map_err(|wait| {
            self.strikes.count(Limit::Frames);
            HttpRejection::too_fast(wait)
        })
    }
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
    fn what_was_spent_elsewhere_counts_here() {
        let ((here, _), (there, _)) = (limiters(), limiters());
        let interval = Duration::from_millis(250);
        for _ in 0..3 {
            here.tables.count(1, HERE).unwrap();
        }
        let spent = here.spent(interval, 2);
        let mine = spent
            .iter()
            .find(|spent| spent.limit == "tables" && spent.who == "1");
        assert_eq!(mine.map(|spent| spent.cost), Some(60_000_000));
        assert!(here.spent(interval, 2).is_empty(), "it was said");
        let owed = spent.into_iter().map(|Spent { limit, who, cost }| Debt {
            limit,
            who,
            left: cost,
        });
        there.owe(&owed.collect::<Vec<_>>());
        assert!(there.tables.count(1, THERE).is_err());
        assert!(there.tables.count(2, THERE).is_ok(), "somebody else may");
        here.commands.count(5, THERE).unwrap();
        let one = here.spent(interval, 2);
        assert!(
            one.is_empty(),
            "those who do little are not reported: {one:?}"
        );
    }

    #[test]
    fn an_ipv6_address_stands_for_its_network() {
        let network = |text: &str| super::network(text.parse().unwrap()).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
    }
}
