//! The way of every change: decide, store, accept, tell.

use std::pin::pin;

use serde_json::{Value, json};
use stammtisch_log::{Fact, TableFlags};
use stammtisch_store::{Change, StoreError};
use stammtisch_table::{Decision, Listing, Rejection, Table};

use super::TableOwner;
use crate::live_table::Inbox;
use crate::rejection::HttpRejection;

/// How often a change is decided again because another process wrote first.
const ATTEMPTS: usize = 16;

/// How a table is found, in the form in which it is stored.
fn as_stored(listing: Listing) -> (TableFlags, Option<Value>) {
    let summary = listing.summary.map(|summary| json!(summary));
    (listing.flags, summary)
}

impl TableOwner {
    /// Makes a change and returns once it is safe. If another process wrote to the log first, what it
    /// wrote is read, and the change is decided again.
    pub(super) async fn change(
        &mut self,
        decide: impl Fn(&Table) -> Result<Decision, Rejection>,
        inbox: &mut Inbox,
    ) -> Result<(), HttpRejection> {
        for _ in 0..ATTEMPTS {
            let decision = decide(&self.table)?;
            if decision.is_empty() {
                return Ok(());
            }
            match self.store(&decision, inbox).await {
                Ok(()) => {
                    self.accept(decision);
                    return Ok(());
                }
                Err(StoreError::Conflict) => {
                    let missed = self.app.store().facts(self.id, self.next).await?;
                    // A write that seemed to have failed may be there after all.
                    let ours = missed.starts_with(decision.facts());
                    self.accept_missed(&missed);
                    if ours {
                        return Ok(());
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Stores the facts of a decision and what follows from them, in one transaction. Reads are served
    /// meanwhile; they see the table as it was last accepted.
    async fn store(&mut self, decision: &Decision, inbox: &mut Inbox) -> Result<(), StoreError> {
        let changes = self.changes_for(decision);
        let app = self.app.clone();
        let mut writing = pin!(app.store().write(changes));
        loop {
            tokio::select! {
                done = &mut writing => return done,
                Some(read) = inbox.reads.recv() => self.run(read),
            }
        }
    }

    /// Returns the facts and what has to be stored with them.
    fn changes_for(&self, decision: &Decision) -> Vec<Change> {
        let table = self.id;
        let sitters = decision.facts().iter().filter_map(|fact| match fact {
            Fact::Sat { guest, .. } => Some(guest.id),
            // They may have removed the table from their list after the last game.
            Fact::Ready { seat, .. } => Some(self.table.guest_at(*seat)?.id),
            _ => None,
        });
        let seatings = sitters.map(|guest| Change::Seating { table, guest });
        let mut changes: Vec<Change> = seatings.collect();
        let listing = self.table.listing_after(decision, self.live.code());
        let listing = as_stored(listing.expect("a decision fits the table that made it"));
        changes.extend(self.listing_change(listing));
        changes.push(Change::Facts {
            table,
            first: self.next,
            facts: decision.facts().to_vec(),
        });
        changes
    }

    /// Applies what is stored now, and tells everybody.
    ///
    /// # Panics
    /// If it does not fit; the table is then in quarantine, and made anew from its log later.
    fn accept(&mut self, decision: Decision) {
        self.next += decision.facts().len() as u64;
        let seldom = decision.changes_seating() || decision.ends_game();
        let accepted = self.table.accept(decision);
        accepted.expect("a decision fits the table that made it");
        self.tell(seldom);
    }

    /// Applies what another process wrote, and tells everybody.
    ///
    /// # Panics
    /// As for [`TableOwner::accept`].
    pub(super) fn accept_missed(&mut self, facts: &[Fact]) {
        for fact in facts {
            let accepted = self.table.replay(fact);
            accepted.expect("what another process wrote fits");
        }
        self.next += facts.len() as u64;
        self.tell(true);
    }

    /// Returns the change that stores how the table is found, unless that is stored already.
    fn listing_change(&self, listing: (TableFlags, Option<Value>)) -> Option<Change> {
        let (flags, summary) = listing;
        ((flags, &summary) != (self.listing.0, &self.listing.1)).then_some(Change::Flags {
            table: self.id,
            flags,
            summary,
        })
    }

    /// Stores how the table is found, if that is not stored yet: older programs did not.
    pub(super) async fn store_listing(&mut self) {
        let listing = as_stored(self.table.listing(self.live.code()));
        if let Some(change) = self.listing_change(listing.clone())
            && self.app.store().write(vec![change]).await.is_ok()
        {
            self.listing = listing;
        }
    }

    fn tell(&mut self, seldom: bool) {
        self.listing = as_stored(self.table.listing(self.live.code()));
        if seldom {
            self.renew_about();
        }
        self.publish();
    }
}
