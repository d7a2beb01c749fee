//! Who is connected to a table now, and by which name.

use std::collections::{HashMap, HashSet};

use stammtisch_log::Guest;

/// The viewers at one table.
#[derive(Default)]
pub(crate) struct Presence {
    guests: HashMap<u64, Present>,
    /// The number of sockets without a guest.
    anonymous: usize,
    elsewhere: Elsewhere,
}

/// The viewers at the same table whose sockets other servers have.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Elsewhere {
    guests: HashSet<u64>,
    anonymous: usize,
}

impl Elsewhere {
    /// Adds those of one server.
    pub(crate) fn add(&mut self, guests: Vec<u64>, anonymous: usize) {
        self.guests.extend(guests);
        self.anonymous += anonymous;
    }
}

struct Present {
    sockets: usize,
    /// With the newest name and face.
    guest: Guest,
}

impl Presence {
    /// Adds a socket. Returns whether it is a guest's first.
    pub(crate) fn add(&mut self, guest: Option<&Guest>) -> bool {
        let Some(guest) = guest else {
            self.anonymous += 1;
            return false;
        };
        let present = self.guests.entry(guest.id).or_insert_with(|| Present {
            sockets: 0,
            guest: guest.clone(),
        });
        present.sockets += 1;
        present.sockets == 1
    }

    /// Removes a socket. Returns whether it was a guest's last.
    pub(crate) fn remove(&mut self, guest: Option<u64>) -> bool {
        let Some(guest) = guest else {
            self.anonymous -= 1;
            return false;
        };
        let Some(present) = self.guests.get_mut(&guest) else {
            return false;
        };
        present.sockets -= 1;
        let last = present.sockets == 0;
        if last {
            self.guests.remove(&guest);
        }
        last
    }

    /// Changes name and face of a guest who is connected.
    pub(crate) fn rename(&mut self, guest: &Guest) {
        if let Some(present) = self.guests.get_mut(&guest.id) {
            present.guest.clone_from(guest);
        }
    }

    /// Returns the guest with their newest name and face.
    pub(crate) fn newest(&self, guest: Guest) -> Guest {
        let present = self.guests.get(&guest.id);
        present.map_or(guest, |present| present.guest.clone())
    }

    /// Returns whether a guest is connected, here or elsewhere.
    pub(crate) fn contains(&self, guest: u64) -> bool {
        self.guests.contains_key(&guest) || self.elsewhere.guests.contains(&guest)
    }

    /// Notes who is connected elsewhere. Returns whether that has changed.
    pub(crate) fn set_elsewhere(&mut self, elsewhere: Elsewhere) -> bool {
        let changed = self.elsewhere != elsewhere;
        self.elsewhere = elsewhere;
        changed
    }

    /// Returns who is connected here, for the other servers.
    pub(crate) fn to_say(&self, table: u64) -> stammtisch_store::Presence {
        let mut guests: Vec<u64> = self.guests().collect();
        guests.sort();
        stammtisch_store::Presence {
            table,
            guests,
            anonymous: self.anonymous as u64,
        }
    }

    /// Returns the guests who are connected here.
    pub(crate) fn guests(&self) -> impl Iterator<Item = u64> {
        self.guests.keys().copied()
    }

    /// Returns how many watch: sockets without a guest, and guests who do not sit at the table.
    pub(crate) fn watchers(&self, sits: impl Fn(u64) -> bool) -> usize {
        let elsewhere = self.elsewhere.guests.iter();
        let elsewhere = elsewhere.filter(|guest| !self.guests.contains_key(guest));
        let watching = self
            .guests
            .keys()
            .chain(elsewhere)
            .filter(|guest| !sits(**guest));
        self.anonymous + self.elsewhere.anonymous + watching.count()
    }

    /// Returns whether somebody without a name watches here.
    pub(crate) fn has_anonymous(&self) -> bool {
        self.anonymous > 0
    }

    /// Returns whether nobody is connected here.
    pub(crate) fn is_empty(&self) -> bool {
        self.guests.is_empty() && self.anonymous == 0
    }
}
