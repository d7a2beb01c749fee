//! Who looks at a table now, and by which name.

use std::collections::HashMap;
use std::sync::Mutex;

use stammtisch_table::Guest;

use crate::lock::lock;

/// Everybody with a socket at one table.
#[derive(Default)]
pub(crate) struct Here(Mutex<HashMap<u64, Present>>);

struct Present {
    sockets: usize,
    /// As he is called by now.
    name: String,
}

impl Here {
    /// A socket more; whether the guest was not here before.
    pub(crate) fn come(&self, guest: &Guest) -> bool {
        let mut here = lock(&self.0);
        let present = here.entry(guest.id).or_insert_with(|| Present {
            sockets: 0,
            name: guest.name.clone(),
        });
        present.sockets += 1;
        present.sockets == 1
    }

    /// A socket less; whether it was the guest's last.
    pub(crate) fn go(&self, guest: u64) -> bool {
        let mut here = lock(&self.0);
        let Some(present) = here.get_mut(&guest) else {
            return false;
        };
        present.sockets -= 1;
        let last = present.sockets == 0;
        if last {
            here.remove(&guest);
        }
        last
    }

    /// Whoever is here under another name is called this now.
    pub(crate) fn rename(&self, guest: &Guest) {
        if let Some(present) = lock(&self.0).get_mut(&guest.id) {
            present.name.clone_from(&guest.name);
        }
    }

    /// A guest as he is called by now.
    pub(crate) fn by_name(&self, guest: &Guest) -> Guest {
        let here = lock(&self.0);
        let name = here.get(&guest.id).map_or(&guest.name, |one| &one.name);
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
