//! What one viewer sees of a table, and what is new for them.

use stammtisch_log::{Guest, Seat};
use stammtisch_rules::Words;
use stammtisch_table::{Snapshot, Table};

use crate::frames::{UpdateFrame, UpdateMessage};
use crate::live_table::LiveTable;
use crate::time::now;

/// Somebody who looks at a table, and what they have seen.
#[derive(Clone)]
pub(crate) struct Viewer {
    pub(crate) guest: Option<Guest>,
    pub(crate) words: Words,
    /// The seat that they had when they were last told something, and the number of the last update.
    pub(crate) seen: Option<(Option<Seat>, u64)>,
}

impl LiveTable {
    /// Returns everything that this viewer may see now.
    pub(crate) fn snapshot(&self, guest: Option<&Guest>) -> Snapshot {
        let table = self.table();
        let seat = guest.and_then(|guest| table.seat_of(guest.id));
        self.snapshot_at(&table, seat, guest)
    }

    fn snapshot_at(&self, table: &Table, seat: Option<Seat>, guest: Option<&Guest>) -> Snapshot {
        let mut snapshot = table.snapshot(seat, now());
        snapshot.hosting = guest.is_some_and(|guest| table.is_host(guest.id));
        for (seat, info) in snapshot.seats.iter_mut().enumerate() {
            if let Some(info) = info {
                // A bot is always there.
                let guest = table.guest_at(seat);
                info.present = Some(guest.is_none_or(|guest| self.presence.contains(guest)));
            }
        }
        snapshot
    }

    /// Returns what is new for this viewer, and everything as it is now.
    pub(crate) fn update(&self, viewer: &mut Viewer) -> UpdateFrame {
        let table = self.table();
        let guest = viewer.guest.as_ref();
        let seat = guest.and_then(|guest| table.seat_of(guest.id));
        viewer.words.address(table.names(&viewer.words), seat);
        let snapshot = self.snapshot_at(&table, seat, guest);
        let missed = match viewer.seen {
            Some((before, number)) if before == seat => table.since(seat, number),
            _ => None,
        };
        let message = |update| UpdateMessage::new(update, &viewer.words);
        let updates = missed.map(|missed| missed.map(message).collect());
        viewer.seen = Some((seat, snapshot.last_update));
        UpdateFrame { updates, snapshot }
    }

    /// Returns where a viewer who has seen the updates up to this number is in their stream.
    pub(crate) fn seen(&self, guest: Option<&Guest>, number: u64) -> (Option<Seat>, u64) {
        let seat = guest.and_then(|guest| self.table().seat_of(guest.id));
        (seat, number)
    }
}
