//! What was done from outside of the tables: by the host's program, on the host's page, or by people who
//! erase themselves. The store tells it; a running server follows.

use std::sync::Arc;
use std::time::Duration;

use stammtisch_store::{Change, Intervention, StoreError};
use tokio::sync::Mutex;

use crate::admin;
use crate::app::App;
use crate::time::now;

/// How often the server looks for what another process has done.
const INTERVAL: Duration = Duration::from_secs(1);
/// How often old tables and guests are looked for.
const PURGE_INTERVAL: Duration = Duration::from_secs(3600);

/// What was done from outside, as far as the server has followed it.
#[derive(Default)]
pub(crate) struct Interventions {
    /// The number of the last one; none before the first look.
    last: Mutex<Option<u64>>,
    /// Held while every log is read: one task at a time.
    pub(crate) reading_all: Mutex<()>,
}

/// Follows what is done from outside, until the server stops.
pub(crate) async fn follow(app: Arc<App>) {
    let mut purged: Option<tokio::time::Instant> = None;
    loop {
        if let Err(error) = app.follow_interventions().await {
            tracing::warn!(%error, "what was done from outside cannot be read");
        }
        if purged.is_none_or(|then| then.elapsed() > PURGE_INTERVAL) {
            purged = Some(tokio::time::Instant::now());
            if app.nodes.is_first() {
                purge(&app).await;
            }
        }
        tokio::time::sleep(INTERVAL).await;
    }
}

/// Deletes what the host does not want to keep any longer.
async fn purge(app: &App) {
    let retention = app.settings().retention;
    match admin::purge(app.store(), &retention, now()).await {
        Ok(purged) if purged != admin::Purged::default() => {
            let admin::Purged { tables, guests } = purged;
            tracing::info!(tables, guests, "deleted what is too old");
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "what is too old could not be deleted"),
    }
}

impl App {
    /// Does in memory what was done in the store.
    pub(crate) async fn follow_interventions(&self) -> Result<(), StoreError> {
        let mut last = self.interventions.last.lock().await;
        let new = self
            .store()
            .people()
            .interventions(last.unwrap_or(0))
            .await?;
        let is_first = last.is_none();
        *last = Some(new.last().map_or(last.unwrap_or(0), |(number, _)| *number));
        let bans = |(_, what): &(u64, Intervention)| *what == Intervention::BansChanged;
        if is_first || new.iter().any(bans) {
            self.bans.set(self.store().people().bans(now()).await?);
            self.sockets.end(|socket| self.bans.applies_to(socket));
        }
        if is_first {
            // Everything else is read from the store as it is now.
            return Ok(());
        }
        for (_, what) in new {
            match what {
                Intervention::Erased(guest) => {
                    self.sockets.end(|socket| socket.guest == Some(guest));
                    if self.cluster().is_none() {
                        // Another process may have done it, which leaves SQLite's log to this one.
                        let tables = Vec::new();
                        let erased = Change::Erase { guest, tables };
                        self.store().write(vec![erased]).await?;
                    }
                }
                Intervention::TableChanged(code) => {
                    if let Some(table) = self.table_in_use(&code) {
                        // A table that cannot be read says so to those who are there.
                        table.reload().await.ok();
                    }
                }
                Intervention::BansChanged => {}
            }
        }
        Ok(())
    }
}
