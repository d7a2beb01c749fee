//! The state that every handler has: the store, the tables in memory, limits and metrics.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use stammtisch_games::CATALOGUE;
use stammtisch_log::{Fact, Guest, TableSettings};
use stammtisch_store::{Change, Store};
use stammtisch_table::{Command, Table};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::analyses::Analyses;
use crate::bans::Bans;
use crate::health::Health;
use crate::ids::{fresh_code, fresh_id, random_bytes};
use crate::interventions::{self, Interventions};
use crate::limits::Limiters;
use crate::live_table::{Closed, LiveTable, TableState};
use crate::lock::lock;
use crate::metrics::Metrics;
use crate::owner::own;
use crate::published::About;
use crate::rejection::HttpRejection;
use crate::settings::ServerSettings;
use crate::sockets::Sockets;
use crate::strikes::Strikes;
use crate::time::now;

/// How often the limiters forget those who have done nothing for a while.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60);
/// The most tables that the list shows.
const MAX_LISTED: usize = 200;
/// How long running tasks may take when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// The whole server except the network.
pub struct App {
    store: Arc<dyn Store>,
    settings: ServerSettings,
    pub(crate) limiters: Limiters,
    pub(crate) metrics: Metrics,
    /// The tables in use, by their codes.
    tables: Mutex<HashMap<String, Arc<LiveTable>>>,
    /// As many bots compute at a time as there are cores.
    bot_slots: Arc<Semaphore>,
    pub(crate) analyses: Analyses,
    pub(crate) sockets: Sockets,
    pub(crate) bans: Bans,
    pub(crate) strikes: Strikes,
    pub(crate) health: Health,
    pub(crate) interventions: Interventions,
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
            bot_slots: Arc::new(Semaphore::new(cores)),
            analyses: Analyses::new(),
            sockets: Sockets::default(),
            bans: Bans::default(),
            strikes: Strikes::default(),
            health: Health::default(),
            interventions: Interventions::default(),
            tasks: TaskTracker::new(),
            stop,
            itself: itself.clone(),
        });
        app.spawn(wake_tables(app.clone()));
        app.spawn(interventions::follow(app.clone()));
        app.spawn(clean_up(Arc::downgrade(&app), app.stop.clone()));
        app
    }

    /// Stops everything and waits for running tasks. Moves that bots were computing are lost; they
    /// are computed again after the next start.
    pub async fn close(&self) {
        self.stop.cancel();
        self.strikes.store(self.store()).await;
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
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) -> JoinHandle<()> {
        let stop = self.stop.clone();
        self.tasks.spawn(async move {
            tokio::select! {
                () = stop.cancelled() => {}
                () = task => {}
            }
        })
    }

    /// Runs a request to its end, also if whoever sent it does not wait for the answer.
    pub(crate) async fn carry_through<T: Send + 'static>(
        &self,
        request: impl Future<Output = Result<T, HttpRejection>> + Send + 'static,
    ) -> Result<T, HttpRejection> {
        let done = self.tasks.spawn(request).await;
        done.unwrap_or_else(|_| Err(Closed::Stopped.into()))
    }

    /// Runs a bot on a thread of its own; `None` if it panicked.
    pub(crate) async fn run_bot<T: Send + 'static>(
        &self,
        bot: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let slot = self.bot_slots.clone().acquire_owned().await.ok()?;
        let run = move || {
            // The thread goes on when nobody wants the answer any more, and so takes its slot along.
            let _slot = slot;
            bot()
        };
        tokio::task::spawn_blocking(run).await.ok()
    }

    /// Opens a table, lets the host send the first commands, and stores all of it or nothing.
    pub(crate) async fn open_table(
        &self,
        settings: TableSettings,
        host: &Guest,
        commands: &[Command],
    ) -> Result<Arc<LiveTable>, HttpRejection> {
        let opened = Table::opening(CATALOGUE, settings, host.clone(), &mut random_bytes)?;
        let mut facts = vec![opened];
        let mut table = Table::from_log(CATALOGUE, &facts).expect("its first fact opens a table");
        for command in commands {
            let decision = table.decide(host, command, now(), &mut random_bytes)?;
            facts.extend_from_slice(decision.facts());
            let accepted = table.accept(decision);
            accepted.expect("a decision fits the table that made it");
        }
        let code = fresh_code();
        let changes = changes_for_new(&table, &code, facts);
        self.store.write(changes).await?;
        self.metrics.tables_opened.inc();
        self.open(&code).await
    }

    /// Returns the table with this code, read from the store if need be.
    pub(crate) async fn open(&self, code: &str) -> Result<Arc<LiveTable>, HttpRejection> {
        let table = self.table(code);
        table.published().await?;
        Ok(table)
    }

    /// Returns the table with this code. If it is not in use, a task begins to own it; whether there is
    /// such a table turns out then.
    pub(crate) fn table(&self, code: &str) -> Arc<LiveTable> {
        let mut tables = lock(&self.tables);
        if let Some(table) = tables.get(code) {
            return table.clone();
        }
        let (table, inbox) = LiveTable::new(self.itself.clone(), code.to_owned());
        tables.insert(code.to_owned(), table.clone());
        if let Some(app) = self.itself.upgrade() {
            let owner = self.spawn(own(app.clone(), table.clone(), inbox));
            self.spawn(watch_owner(app, table.clone(), owner));
        }
        table
    }

    /// Forgets a table that nobody owns any more. Whoever has it finds the next one by its code.
    pub(crate) fn forget(&self, table: &Arc<LiveTable>) {
        let mut tables = lock(&self.tables);
        let known = tables.get(table.code());
        if known.is_some_and(|known| Arc::ptr_eq(known, table)) {
            tables.remove(table.code());
        }
    }

    /// Returns the tables that are listed, the newest first.
    pub(crate) fn listed(&self) -> Vec<Arc<About>> {
        let tables = self.in_use().into_iter();
        let published = tables.filter_map(|table| table.published_now());
        let about = published.map(|published| published.about.clone());
        let mut listed: Vec<_> = about.filter(|about| about.listed).collect();
        listed.sort_by_key(|about| std::cmp::Reverse(about.created));
        listed.truncate(MAX_LISTED);
        listed
    }

    fn in_use(&self) -> Vec<Arc<LiveTable>> {
        lock(&self.tables).values().cloned().collect()
    }

    /// Tells the tables in use that somebody changed their name; the others learn it when the person
    /// connects.
    pub(crate) async fn rename(&self, guest: &Guest) {
        for table in self.in_use() {
            table.rename(guest.clone()).await.ok();
        }
    }

    /// Returns the table with this code, if it is in use.
    pub(crate) fn table_in_use(&self, code: &str) -> Option<Arc<LiveTable>> {
        lock(&self.tables).get(code).cloned()
    }

    /// Returns the number of tables in use.
    pub(crate) fn tables_in_memory(&self) -> usize {
        lock(&self.tables).len()
    }
}

/// Returns what has to be stored for a new table.
fn changes_for_new(table: &Table, code: &str, facts: Vec<Fact>) -> Vec<Change> {
    let id = fresh_id();
    let mut changes = vec![Change::Table {
        id,
        code: code.to_owned(),
        created: now(),
        flags: table.flags(),
    }];
    let sat = facts.iter().filter_map(|fact| match fact {
        Fact::Sat { guest, .. } => Some(guest.id),
        _ => None,
    });
    changes.extend(sat.map(|guest| Change::Seating { table: id, guest }));
    changes.push(Change::Facts {
        table: id,
        first: 0,
        facts,
    });
    changes
}

/// Waits for the end of a table's owner. A table that is damaged, or whose owner panicked, stays in
/// quarantine for a while: it answers that it is, and everything else goes on.
async fn watch_owner(app: Arc<App>, table: Arc<LiveTable>, owner: JoinHandle<()>) {
    if owner.await.is_err_and(|ended| ended.is_panic()) {
        tracing::error!("the owner of a table panicked; the table is in quarantine");
        table.set_state(TableState::Closed(Closed::Damaged));
    }
    if table.is_damaged() {
        app.metrics.tables_in_quarantine.inc();
        tokio::time::sleep(app.settings.quarantine).await;
        app.metrics.tables_in_quarantine.dec();
    }
    app.forget(&table);
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
        // One after the other, so that requests find the store free. What is damaged was logged.
        app.open(&code).await.ok();
    }
}

async fn clean_up(app: Weak<App>, stop: CancellationToken) {
    while tokio::time::timeout(CLEANUP_INTERVAL, stop.cancelled())
        .await
        .is_err()
    {
        let Some(app) = app.upgrade() else { return };
        app.limiters.clean_up();
        app.strikes.store(app.store()).await;
    }
}
