//! Who may not play here for a time. Bans are few and asked for with every command, so they are in memory.

use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Duration;

use axum::http::StatusCode;
use stammtisch_log::Guest;
use stammtisch_rules::Phrase;
use stammtisch_store::{Ban, Banned};
use stammtisch_table::Rejection;

use crate::lock::lock;
use crate::rejection::HttpRejection;
use crate::sockets::SocketEntry;
use crate::time::now;

/// The bans, as they were last read from the store.
#[derive(Default)]
pub(crate) struct Bans(Mutex<Vec<Ban>>);

impl Bans {
    pub(crate) fn set(&self, bans: Vec<Ban>) {
        *lock(&self.0) = bans;
    }

    /// Fails if the guest or the address is banned.
    pub(crate) fn check(
        &self,
        guest: Option<&Guest>,
        address: IpAddr,
    ) -> Result<(), HttpRejection> {
        match self.until(guest.map(|guest| guest.id), address) {
            Some(until) => Err(banned(until)),
            None => Ok(()),
        }
    }

    /// Returns whether a socket has to end.
    pub(crate) fn applies_to(&self, socket: &SocketEntry) -> bool {
        self.until(socket.guest, socket.address).is_some()
    }

    fn until(&self, guest: Option<u64>, address: IpAddr) -> Option<u64> {
        let bans = lock(&self.0);
        let applies = |ban: &&Ban| match &ban.who {
            Banned::Guest(banned) => guest == Some(*banned),
            Banned::Address(banned) => *banned == address.to_string(),
        };
        let lasting = bans.iter().filter(|ban| ban.until > now());
        lasting.filter(applies).map(|ban| ban.until).max()
    }
}

fn banned(until: u64) -> HttpRejection {
    let left = Duration::from_millis(until.saturating_sub(now()));
    let hours = left.as_secs().div_ceil(3600);
    let why = Phrase::new("server-banned").number("hours", hours);
    HttpRejection {
        status: StatusCode::FORBIDDEN,
        retry_after: Some(left),
        ..Rejection::from(why).into()
    }
}
