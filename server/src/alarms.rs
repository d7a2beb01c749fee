//! When tables that have left memory are needed again: a clock of days runs on without its table.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use stammtisch_log::Timestamp;
use tokio::sync::Notify;

use crate::app::App;
use crate::lock::lock;
use crate::time::{now, until};

/// Codes of tables, by when they are needed.
#[derive(Default)]
pub(crate) struct Alarms {
    due: Mutex<BTreeSet<(Timestamp, String)>>,
    changed: Notify,
}

impl Alarms {
    /// Wakes a table at this time. If it is not needed then after all, it leaves again.
    pub(crate) fn set(&self, at: Timestamp, code: &str) {
        lock(&self.due).insert((at, code.to_owned()));
        self.changed.notify_one();
    }

    /// Returns whether a clock runs at a table that is not in memory.
    pub(crate) fn is_empty(&self) -> bool {
        lock(&self.due).is_empty()
    }

    fn next(&self) -> Option<Timestamp> {
        lock(&self.due).first().map(|(at, _)| *at)
    }

    /// Takes out what is due.
    fn take(&self, now: Timestamp) -> Option<String> {
        let mut due = lock(&self.due);
        let first = due.first().filter(|(at, _)| *at <= now).cloned()?;
        due.remove(&first);
        Some(first.1)
    }
}

/// Wakes tables when they are needed.
pub(crate) async fn wake_on_time(app: Arc<App>) {
    loop {
        while let Some(code) = app.alarms.take(now()) {
            app.table(&code);
        }
        let next = async {
            match app.alarms.next() {
                Some(at) => tokio::time::sleep(until(at)).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = next => {}
            () = app.alarms.changed.notified() => {}
        }
    }
}
