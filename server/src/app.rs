//! The state that every handler has: the store, the tables in memory, limits and metrics.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::Duration;

use stammtisch_games::CATALOGUE;
use stammtisch_log::{Guest, TableSettings};
use stammtisch_store::{Change, Store, StoreError};
use stammtisch_table::Table;
use tokio::sync::{OnceCell, Semaphore};
use tokio::task::AbortHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::analyses::Analyses;
use crate::ids::{fresh_code, fresh_id, random_bytes};
use crate::limits::Limiters;
use crate::live_table::{LiveTable, flags_of};
use crate::lock::lock;
use crate::metrics::Metrics;
use crate::rejection::HttpRejection;
use crate::settings::ServerSettings;
use crate::time::now;

/// A table is read from the store once, by the first request.
type Slot = Arc<OnceCell<Arc<LiveTable>>>;

/// How often unused tables are removed from memory.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60);
/// The most tables that the list shows.
const MAX_LISTED: usize = 200;
/// How long background work waits before it looks again for a free bot slot.
const RETRY_DELAY: Duration = Duration::from_millis(20);
/// How long running tasks may take when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// The whole server except the network.
pub struct App {
    store: Arc<dyn Store>,
    settings: ServerSettings,
    pub(crate) limiters: Limiters,
    pub(crate) metrics: Metrics,
    tables: Mutex<HashMap<String, Slot>>,
    /// As many bots compute at a time as there are cores.
    bot_slots: Semaphore,
    pub(crate) analyses: Analyses,
    tasks: TaskTracker,
    stop: CancellationToken,
    itself: Weak<App>,
}

impl App {
    /// Starts the app. Tables at which something can happen without a command are loaded in the
    /// background.
    pub fn start(
        store: Arc<dyn Store>,
        settings: ServerSettings,
        stop: CancellationToken,
    ) -> Arc<App> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let app = Arc::new_cyclic(|itself| App {
            store,
            limiters: Limiters::new(&settings.limits),
            settings,
            metrics: Metrics::default(),
            tables: Mutex::default(),
            bot_slots: Semaphore::new(cores),
            analyses: Analyses::new(),
            tasks: TaskTracker::new(),
            stop,
            itself: itself.clone(),
        });
        app.spawn(wake_tables(app.clone()));
        app.spawn(clean_up(Arc::downgrade(&app), app.stop.clone()));
        app
    }

    /// Stops everything and waits for running tasks. Moves that bots were computing are lost; they
    /// are computed again after the next start.
    pub async fn close(&self) {
        self.stop.cancel();
        self.tasks.close();
        tokio::time::timeout(SHUTDOWN_TIMEOUT, self.tasks.wait())
            .await
            .ok();
    }

    /// Returns the token that is cancelled when the server stops.
    pub(crate) fn stopping(&self) -> CancellationToken {
        self.stop.clone()
    }

    pub(crate) fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    pub(crate) fn settings(&self) -> &ServerSettings {
        &self.settings
    }

    /// Runs a task until the app is closed.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) -> AbortHandle {
        let stop = self.stop.clone();
        let until_closed = async move {
            tokio::select! {
                () = stop.cancelled() => {}
                () = task => {}
            }
        };
        self.tasks.spawn(until_closed).abort_handle()
    }

    /// Runs a bot on a thread of its own; `None` if it panicked.
    pub(crate) async fn run_bot<T: Send + 'static>(
        &self,
        bot: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _slot = self.bot_slots.acquire().await.ok()?;
        tokio::task::spawn_blocking(bot).await.ok()
    }

    /// Runs a bot when no bot at a table has to wait for it; `None` if it panicked.
    pub(crate) async fn run_in_background<T: Send + 'static>(
        &self,
        bot: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _slot = loop {
            match self.bot_slots.try_acquire() {
                Ok(slot) => break slot,
                Err(_) => tokio::time::sleep(RETRY_DELAY).await,
            }
        };
        tokio::task::spawn_blocking(bot).await.ok()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        lock(&self.tables)
    }

    /// Opens a table.
    pub(crate) async fn open_table(
        &self,
        settings: TableSettings,
        host: Guest,
    ) -> Result<Arc<LiveTable>, HttpRejection> {
        let opened = Table::opening(CATALOGUE, settings, host, &mut random_bytes)?;
        let Some(table) = Table::open(CATALOGUE, &opened) else {
            return Err(StoreError::Damaged("a table does not open".to_owned()).into());
        };
        let (id, code) = (fresh_id(), fresh_code());
        let changes = vec![
            Change::Table {
                id,
                code: code.clone(),
                created: now(),
                flags: flags_of(&table),
            },
            Change::Facts {
                table: id,
                first: 0,
                facts: vec![opened],
            },
        ];
        self.store.write(changes).await?;
        self.metrics.tables_opened.inc();
        self.table(&code).await
    }

    /// Returns the table with this code, read from the store if need be.
    pub(crate) async fn table(&self, code: &str) -> Result<Arc<LiveTable>, HttpRejection> {
        let slot = self.tables().entry(code.to_owned()).or_default().clone();
        let found = slot.get_or_try_init(|| self.load(code)).await.cloned();
        if found.is_err() && Arc::strong_count(&slot) <= 2 {
            self.tables().remove(code);
        }
        found
    }

    async fn load(&self, code: &str) -> Result<Arc<LiveTable>, HttpRejection> {
        let Some(stored) = self.store.find(code).await? else {
            return Err(HttpRejection::no_such_table());
        };
        let table = LiveTable::new(self.itself.clone(), &stored)?;
        table.schedule();
        Ok(table)
    }

    /// Returns the tables that are listed, the newest first.
    pub(crate) fn listed(&self) -> Vec<Arc<LiveTable>> {
        let mut listed = self.loaded();
        listed.retain(|table| table.table().is_listed());
        listed.sort_by_key(|table| std::cmp::Reverse(table.created()));
        listed.truncate(MAX_LISTED);
        listed
    }

    fn loaded(&self) -> Vec<Arc<LiveTable>> {
        let tables = self.tables();
        tables
            .values()
            .filter_map(|slot| slot.get().cloned())
            .collect()
    }

    /// Tells the tables in memory that somebody changed their name; the others learn it when the
    /// person connects.
    pub(crate) async fn rename(&self, guest: &Guest) {
        for table in self.loaded() {
            table.rename(guest).await.ok();
        }
    }

    /// Returns the number of tables in memory.
    pub(crate) fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    /// Removes the tables from memory that nobody uses and where nothing can happen; the store has
    /// them.
    fn clean_up(&self) {
        self.limiters.clean_up();
        self.tables().retain(|_, slot| match slot.get() {
            Some(table) => {
                let held = Arc::strong_count(slot) > 1 || Arc::strong_count(table) > 1;
                held || !table.is_idle() || table.table().is_listed()
            }
            None => Arc::strong_count(slot) > 1,
        });
    }
}

/// Loads the tables that must not wait for somebody to come: bots move on, clocks go on.
async fn wake_tables(app: Arc<App>) {
    let codes = match app.store.tables_to_wake().await {
        Ok(codes) => codes,
        Err(error) => {
            tracing::error!(%error, "the tables to wake cannot be read");
            return;
        }
    };
    for code in codes {
        match app.table(&code).await {
            Ok(table) => table.resume().await,
            Err(rejection) => tracing::error!(?rejection, "a table cannot be read"),
        }
    }
}

async fn clean_up(app: Weak<App>, stop: CancellationToken) {
    while tokio::time::timeout(CLEANUP_INTERVAL, stop.cancelled())
        .await
        .is_err()
    {
        let Some(app) = app.upgrade() else { return };
        app.clean_up();
    }
}
