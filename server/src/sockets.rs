//! The sockets that are open, so that those of a device that is signed out can be ended.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use stammtisch_store::TokenHash;
use tokio_util::sync::CancellationToken;

use crate::lock::lock;

/// All sockets that are open.
#[derive(Clone, Default)]
pub(crate) struct Sockets(Arc<Mutex<Open>>);

#[derive(Default)]
struct Open {
    next: u64,
    sockets: HashMap<u64, (SocketEntry, CancellationToken)>,
}

/// Whose socket it is.
#[derive(Clone, Debug)]
pub(crate) struct SocketEntry {
    /// The hash of the token that signed the device in.
    pub(crate) token: Option<TokenHash>,
    pub(crate) guest: Option<u64>,
    pub(crate) address: IpAddr,
}

/// A socket that is open until this is dropped.
pub(crate) struct OpenSocket {
    sockets: Sockets,
    number: u64,
    ended: CancellationToken,
}

impl Sockets {
    pub(crate) fn add(&self, entry: SocketEntry) -> OpenSocket {
        let ended = CancellationToken::new();
        let mut open = lock(&self.0);
        let number = open.next;
        open.next += 1;
        open.sockets.insert(number, (entry, ended.clone()));
        OpenSocket {
            sockets: self.clone(),
            number,
            ended,
        }
    }

    /// Ends the sockets that this applies to.
    pub(crate) fn end(&self, applies: impl Fn(&SocketEntry) -> bool) {
        let open = lock(&self.0);
        let ended = open.sockets.values().filter(|(entry, _)| applies(entry));
        ended.for_each(|(_, ended)| ended.cancel());
    }

    /// Ends the sockets of a device.
    pub(crate) fn sign_out(&self, token: &TokenHash) {
        self.end(|entry| entry.token.as_ref() == Some(token));
    }

    /// Returns the tokens of the devices that are connected.
    pub(crate) fn tokens(&self) -> Vec<TokenHash> {
        let open = lock(&self.0);
        let tokens = open
            .sockets
            .values()
            .filter_map(|(entry, _)| entry.token.clone());
        let tokens: HashSet<TokenHash> = tokens.collect();
        tokens.into_iter().collect()
    }

    /// Returns from which addresses a guest is connected now. They are stored nowhere.
    pub(crate) fn addresses(&self, guest: u64) -> Vec<IpAddr> {
        let open = lock(&self.0);
        let entries = open.sockets.values().map(|(entry, _)| entry);
        let theirs = entries.filter(|entry| entry.guest == Some(guest));
        let mut addresses: Vec<IpAddr> = theirs.map(|entry| entry.address).collect();
        addresses.sort();
        addresses.dedup();
        addresses
    }
}

impl OpenSocket {
    /// Returns the token that is cancelled when the socket has to end.
    pub(crate) fn ended(&self) -> CancellationToken {
        self.ended.clone()
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        lock(&self.sockets.0).sockets.remove(&self.number);
    }
}
