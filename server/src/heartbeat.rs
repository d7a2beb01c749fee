//! Notes that the server is there, so that clocks can be charged up to that moment if it dies.
//!
//! The note is one row for the whole server, outside of the logs: a crash gives a player who thinks at
//! most [`INTERVAL`] back, however many tables there are, and logs do not grow while nobody moves.

use std::sync::{Arc, Weak};
use std::time::Duration;

use stammtisch_log::{TimeControl, Timestamp};
use stammtisch_store::{Change, Store, StoreError};
use stammtisch_table::Phase;
use tokio::sync::OnceCell;
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::live_table::LiveTable;
use crate::time::now;

/// How often the server notes that it is there, while a clock runs.
const INTERVAL: Duration = Duration::from_secs(2);

/// When servers were there.
pub(crate) struct Heartbeat {
    started: Timestamp,
    /// When the server before this one was last there. It is read before this one notes anything.
    before: OnceCell<Option<Timestamp>>,
}

impl Heartbeat {
    pub(crate) fn new() -> Heartbeat {
        Heartbeat {
            started: now(),
            before: OnceCell::new(),
        }
    }

    async fn before(&self, store: &dyn Store) -> Result<Option<Timestamp>, StoreError> {
        let before = self.before.get_or_try_init(|| store.heartbeat()).await;
        before.copied()
    }

    /// Returns whether this server was there all the time since then.
    pub(crate) fn was_there(&self, since: Timestamp) -> bool {
        since >= self.started
    }

    /// Returns until when the server is known to have been there after `since`.
    pub(crate) async fn last_seen(&self, store: &dyn Store, since: Timestamp) -> Timestamp {
        if self.was_there(since) {
            return now();
        }
        match self.before(store).await {
            Ok(before) => before.map_or(since, |before| before.max(since)),
            Err(error) => {
                tracing::warn!(%error, "the last heartbeat cannot be read");
                since
            }
        }
    }
}

impl App {
    /// Returns whether a clock may run somewhere.
    fn has_clocks(&self) -> bool {
        let has_clock = |table: &Arc<LiveTable>| {
            table.published_now().is_some_and(|published| {
                let summary = &published.about.summary;
                summary.phase == Phase::Playing && summary.time_control != TimeControl::None
            })
        };
        !self.alarms.is_empty() || self.in_use().iter().any(has_clock)
    }

    /// Notes that the server is there.
    async fn beat(&self) -> Result<(), StoreError> {
        // What the server before this one noted must be known before it is written over.
        self.heartbeat.before(self.store()).await?;
        let heartbeat = Change::Heartbeat { at: now() };
        self.store().write(vec![heartbeat]).await
    }
}

/// Notes again and again that the server is there, for the last time when it stops.
pub(crate) async fn beat_on(app: Weak<App>, stop: CancellationToken) {
    loop {
        let stopping = tokio::time::timeout(INTERVAL, stop.cancelled())
            .await
            .is_ok();
        let Some(app) = app.upgrade() else { return };
        // When the server stops, its tables are leaving memory.
        if (stopping || app.has_clocks())
            && let Err(error) = app.beat().await
        {
            tracing::warn!(%error, "a heartbeat was not stored");
        }
        if stopping {
            return;
        }
    }
}
