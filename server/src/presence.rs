//! Who is connected to a table now, and by which name.

use std::collections::HashMap;
use std::sync::Mutex;

use stammtisch_log::Guest;

use crate::lock::lock;

/// The guests with a socket at one table.
#[derive(Default)]
pub(crate) struct Presence(Mutex<HashMap<u64, Present>>);

struct Present {
    sockets: usize,
    /// The newest name.
    name: String,
}

impl Presence {
    /// Adds a socket. Returns whether it is the guest's first.
    pub(crate) fn add(&self, guest: &Guest) -> bool {
        let mut guests = lock(&self.0);
        let present = guests.entry(guest.id).or_insert_with(|| Present {
            sockets: 0,
            name: guest.name.clone(),
        });
        present.sockets += 1;
        present.sockets == 1
    }

    /// Removes a socket. Returns whether it was the guest's last.
    pub(crate) fn remove(&self, guest: u64) -> bool {
        let mut guests = lock(&self.0);
        let Some(present) = guests.get_mut(&guest) else {
            return false;
        };
        present.sockets -= 1;
        let last = present.sockets == 0;
        if last {
            guests.remove(&guest);
        }
        last
    }

    /// Changes the name of a guest who is connected.
    pub(crate) fn rename(&self, guest: &Guest) {
        if let Some(present) = lock(&self.0).get_mut(&guest.id) {
            present.name.clone_from(&guest.name);
        }
    }

    /// Returns the guest with their newest name.
    pub(crate) fn with_newest_name(&self, guest: &Guest) -> Guest {
        let guests = lock(&self.0);
        let name = guests.get(&guest.id).map_or(&guest.name, |one| &one.name);
        Guest {
            id: guest.id,
            name: name.clone(),
        }
    }

    pub(crate) fn contains(&self, guest: u64) -> bool {
        lock(&self.0).contains_key(&guest)
    }

    pub(crate) fn is_empty(&self) -> bool {
        lock(&self.0).is_empty()
    }
}
