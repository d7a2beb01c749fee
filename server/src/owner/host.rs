//! Whether the host still comes to a table that waits.

use std::time::Duration;

use stammtisch_store::Change;
use tokio::time::Instant;

use super::TableOwner;
use crate::live_table::Inbox;
use crate::rejection::HttpRejection;
use crate::time::now;

/// How often it is stored that the host is there.
const NOTE_INTERVAL: Duration = Duration::from_secs(600);

impl TableOwner {
    /// Notes that the host is there, if the table waits and it was not noted lately. Nobody waits for it.
    pub(super) fn note_host(&mut self) {
        let noted = self.host_noted;
        let lately = noted.is_some_and(|noted| noted.elapsed() < NOTE_INTERVAL);
        if lately || !self.table.flags().waits {
            return;
        }
        self.host_noted = Some(Instant::now());
        let (app, seen) = (self.app.clone(), self.host_seen());
        self.app.spawn(async move {
            if let Err(error) = app.store().write(vec![seen]).await {
                tracing::warn!(%error, "it was not stored that a host was there");
            }
        });
    }

    fn host_seen(&self) -> Change {
        Change::HostSeen {
            table: self.id,
            at: now(),
        }
    }

    /// Closes the table, unless the host is there.
    pub(super) async fn expire(&mut self, inbox: &mut Inbox) -> Result<(), HttpRejection> {
        if self.presence.contains(self.table.host().id) {
            return Ok(self.app.store().write(vec![self.host_seen()]).await?);
        }
        self.change(|table| Ok(table.expired(now())), inbox).await
    }
}
