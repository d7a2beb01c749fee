//! Notes that the server is there, so that clocks can be charged up to that moment if it dies.
//!
//! The note is one row for the whole server, outside of the logs: a crash gives a player who thinks at
//! most [`INTERVAL`] back, however many tables there are, and logs do not grow while nobody moves. Servers that share
//! a database note it together: as long as one of them is there, clocks run.

use std::sync::{Arc, Weak};
use std::time::Duration;

use stammtisch_log::{TimeControl, Timestamp};
use stammtisch_store::{self as stored, Change, Store, StoreError};
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
    began: Timestamp,
    /// What the servers before this one noted. It is read before this one notes anything.
    history: OnceCell<History>,
}

/// When servers were there, as it was noted before this one began.
#[derive(Clone, Copy)]
struct History {
    /// Since when there was always one.
    since: Timestamp,
    /// When one was last there before that.
    before: Option<Timestamp>,
}

impl Heartbeat {
    pub(crate) fn new() -> Heartbeat {
        Heartbeat {
            began: now(),
            history: OnceCell::new(),
        }
    }

    async fn history(&self, store: &dyn Store) -> Result<History, StoreError> {
        let read = async || {
            let noted = store.heartbeat().await?;
            // Others that share the database may have been there when this one began.
            let shared = noted.filter(|noted| {
                store.cluster().is_some() && noted.at + stored::Heartbeat::GAP >= self.began
            });
            Ok(match shared {
                Some(noted) => History {
                    since: noted.since,
                    before: noted.before,
                },
                None => History {
                    since: self.began,
                    before: noted.map(|noted| noted.at),
                },
            })
        };
        self.history.get_or_try_init(read).await.copied()
    }

    /// Returns until when a server is known to have been there after `since`; `None` if there was one all the time.
    pub(crate) async fn last_seen(&self, store: &dyn Store, since: Timestamp) -> Option<Timestamp> {
        if since >= self.began {
            return None;
        }
        match self.history(store).await {
            Ok(history) if since >= history.since => None,
            Ok(history) => Some(history.before.map_or(since, |before| before.max(since))),
            Err(error) => {
                tracing::warn!(%error, "the last heartbeat cannot be read");
                Some(since)
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
        self.heartbeat.history(self.store()).await?;
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
        if (stopping || app.cluster().is_some() || app.has_clocks())
            && let Err(error) = app.beat().await
        {
            tracing::warn!(%error, "a heartbeat was not stored");
        }
        if stopping {
            return;
        }
    }
}
