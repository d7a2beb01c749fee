//! The state that every handler has: the store, the tables in memory, limits and metrics.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_log::{Fact, Guest, TableSettings, Timestamp};
use stammtisch_rules::Phrase;
use stammtisch_store::{Change, Store, StoredTable};
use stammtisch_table::{Command, Rejection, Table};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::alarms::{Alarms, wake_on_time};
use crate::analyses::Analyses;
use crate::bans::Bans;
use crate::connections::Connections;
use crate::health::Health;
use crate::heartbeat::{Heartbeat, beat_on};
use crate::ids::{fresh_code, fresh_id, keyed_id};
use crate::interventions::{self, Interventions};
use crate::limits::Limiters;
use crate::live_table::{Closed, LiveTable, TableState};
use crate::lobbies::expire_lobbies;
use crate::lock::lock;
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::owner::own;
use crate::rejection::HttpRejection;
use crate::settings::ServerSettings;
use crate::sockets::Sockets;
use crate::strikes::{Limit, Strikes};
use crate::thinking::{Purpose, Thinking, TooMany};
use crate::time::now;
use crate::waking::wake_tables;

/// How often the limiters forget those who have done nothing for a while.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60);
/// The most tables that the list shows.
const MAX_LISTED: u32 = 100;

/// The whole server except the network.
pub struct App {
    store: Arc<dyn Store>,
    settings: ServerSettings,
    pub(crate) strikes: Arc<Strikes>,
    pub(crate) limiters: Limiters,
    pub(crate) connections: Arc<Connections>,
    pub(crate) metrics: Metrics,
    /// The tables in use, by their codes.
    tables: Mutex<HashMap<String, Arc<LiveTable>>>,
    /// When the last table was opened.
    last_opened: Mutex<Timestamp>,
    thinking: Arc<Thinking>,
    pub(crate) analyses: Analyses,
    pub(crate) heartbeat: Heartbeat,
    pub(crate) alarms: Alarms,
    pub(crate) sockets: Sockets,
    pub(crate) bans: Bans,
    pub(crate) health: Health,
    pub(crate) interventions: Interventions,
    pub(crate) nodes: Nodes,
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
        let strikes = Arc::new(Strikes::default());
        let app = Arc::new_cyclic(|itself| App {
            store,
            limiters: Limiters::new(&settings.limits, &strikes),
            connections: Connections::new(&settings.limits, &strikes),
            metrics: Metrics::new(strikes.counters()),
            strikes,
            settings,
            tables: Mutex::default(),
            last_opened: Mutex::default(),
            thinking: Thinking::new(cores),
            analyses: Analyses::new(),
            heartbeat: Heartbeat::new(),
            alarms: Alarms::default(),
            sockets: Sockets::default(),
            bans: Bans::default(),
            health: Health::default(),
            interventions: Interventions::default(),
            nodes: Nodes::new(),
            tasks: TaskTracker::new(),
            stop,
            itself: itself.clone(),
        });
        app.join_nodes();
        app.spawn(wake_tables(app.clone()));
        // It goes on until the server stops, and then notes that for the clocks.
        app.tasks
            .spawn(beat_on(Arc::downgrade(&app), app.stop.clone()));
        app.spawn(interventions::follow(app.clone()));
        app.spawn(wake_on_time(app.clone()));
        app.spawn(expire_lobbies(app.clone()));
        app.spawn(clean_up(Arc::downgrade(&app), app.stop.clone()));
        app
    }

    /// Stops everything and waits for running tasks. Moves that bots were computing are lost; they
    /// are computed again after the next start.
    pub async fn close(&self) {
        self.stop.cancel();
        self.strikes.report(self.store()).await;
        self.tasks.close();
        self.tasks.wait().await;
        self.leave_nodes().await;
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

    /// Runs a request to its end, also if the client does not wait for the answer.
    pub(crate) async fn carry_through<T: Send + 'static>(
        &self,
        request: impl Future<Output = Result<T, HttpRejection>> + Send + 'static,
    ) -> Result<T, HttpRejection> {
        let done = self.tasks.spawn(request).await;
        done.unwrap_or_else(|_| Err(Closed::Stopped.into()))
    }

    /// Thinks on a thread of its own, when it is this asker's turn; `None` if that panicked. Fails if too
    /// much of theirs waits already.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        purpose: Purpose,
        asker: u64,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Option<T>, HttpRejection> {
        let slot = self.thinking.slot(purpose, asker).await;
        let slot = slot.map_err(|TooMany| {
            self.strikes.count(Limit::Hints);
            HttpRejection::one_at_a_time()
        })?;
        let run = move || {
            // The thread goes on when nobody wants the answer any more, and so takes its slot along.
            let _slot = slot;
            job()
        };
        Ok(tokio::task::spawn_blocking(run).await.ok())
    }

    /// Opens a table, lets the host send the first commands, and stores all of it or nothing. The same key
    /// opens the same table once.
    pub(crate) async fn open_table(
        &self,
        settings: TableSettings,
        host: &Guest,
        commands: &[Command],
        key: Option<&str>,
    ) -> Result<Arc<LiveTable>, HttpRejection> {
        let id = key.map_or_else(fresh_id, |key| keyed_id(host.id, key));
        if key.is_some()
            && let Some(code) = self.store.code_of(id, host.id).await?
        {
            return self.open(&code).await;
        }
        let most = self.settings.limits.open_tables;
        if self.store.open_tables(host.id).await? >= most {
            self.strikes.count(Limit::OpenTables);
            let why = Phrase::new("server-open-tables").number("most", most as i64);
            return Err(Rejection::from(why).into());
        }
        let randomness = &self.settings.randomness;
        let secrets = &mut randomness.secrets(0);
        let opened = Table::opening(CATALOGUE, settings, host.clone(), secrets)?;
        let mut facts = vec![opened];
        let mut table = Table::from_log(CATALOGUE, &facts).expect("its first fact opens a table");
        for command in commands {
            let secrets = &mut randomness.secrets(facts.len() as u64);
            let decision = table.decide(host, command, now(), secrets)?;
            facts.extend_from_slice(decision.facts());
            let accepted = table.accept(decision);
            accepted.expect("a decision fits the table that made it");
        }
        let code = fresh_code();
        let listing = table.listing(&code);
        let stored = StoredTable {
            id,
            created: self.opened_now(),
            flags: listing.flags,
            host: Some(host.id),
            summary: listing.summary.map(|summary| json!(summary)),
            facts,
            code,
        };
        self.store.write(changes_for_new(&stored)).await?;
        self.metrics.tables_opened.inc();
        // It is not read from the store again: nothing may fail any more.
        let opened = self.begin(&stored.code.clone(), Some((stored, table)));
        opened.published().await?;
        Ok(opened)
    }

    /// Returns the table with this code, read from the store if need be.
    pub(crate) async fn open(&self, code: &str) -> Result<Arc<LiveTable>, HttpRejection> {
        let table = self.table(code);
        table.published().await?;
        // Whoever comes here may have acted at another server.
        table.follow().await?;
        Ok(table)
    }

    /// Returns the table with this code. If it is not in use, a task begins to own it; whether there is
    /// such a table turns out then.
    pub(crate) fn table(&self, code: &str) -> Arc<LiveTable> {
        self.begin(code, None)
    }

    /// Returns the table with this code, and lets a task own it if none does. What is known of it need not
    /// be read.
    fn begin(&self, code: &str, known: Option<(StoredTable, Table)>) -> Arc<LiveTable> {
        let mut tables = lock(&self.tables);
        if let Some(table) = tables.get(code) {
            return table.clone();
        }
        let (table, inbox) = LiveTable::new(self.itself.clone(), code.to_owned());
        tables.insert(code.to_owned(), table.clone());
        if let Some(app) = self.itself.upgrade() {
            let owner = self.spawn(own(app.clone(), table.clone(), known, inbox));
            self.tasks.spawn(watch_owner(app, table.clone(), owner));
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

    /// Returns the time at which a table is opened: later than that of any before it, so that lists are in
    /// their order even if two are opened within a millisecond.
    fn opened_now(&self) -> Timestamp {
        let mut last = lock(&self.last_opened);
        *last = now().max(*last + 1);
        *last
    }

    /// Returns what the list of open tables says, the newest first.
    pub(crate) async fn listed(&self) -> Result<Vec<Value>, HttpRejection> {
        let mut listed = Vec::new();
        for table in self.store.listed(MAX_LISTED).await? {
            match table.summary {
                Some(summary) => listed.push(summary),
                // From before summaries were stored; its owner stores one now.
                None => {
                    if let Ok(published) = self.table(&table.code).published().await {
                        listed.push(json!(published.about.summary));
                    }
                }
            }
        }
        Ok(listed)
    }

    pub(crate) fn in_use(&self) -> Vec<Arc<LiveTable>> {
        lock(&self.tables).values().cloned().collect()
    }

    /// Tells the tables in use where this person is known, or may be watching, that they changed their name;
    /// the others learn it when the person connects.
    pub(crate) async fn rename(&self, guest: &Guest) {
        for table in self.in_use() {
            let published = table.published_now();
            let is_known = published.is_some_and(|published| published.about.is_renamed(guest));
            if is_known || table.has_viewers() {
                table.rename(guest.clone()).await.ok();
            }
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
fn changes_for_new(table: &StoredTable) -> Vec<Change> {
    let id = table.id;
    let [opened, log] = table.changes();
    let sat = table.facts.iter().filter_map(|fact| match fact {
        Fact::Sat { guest, .. } => Some(guest.id),
        _ => None,
    });
    let seatings = sat.map(|guest| Change::Seating { table: id, guest });
    [opened].into_iter().chain(seatings).chain([log]).collect()
}

/// Waits for the end of a table's owner. A table that is damaged, or whose owner panicked, stays in
/// quarantine for a while: it answers that it is, and everything else goes on. One whose owner ended with
/// the server says that.
async fn watch_owner(app: Arc<App>, table: Arc<LiveTable>, owner: JoinHandle<()>) {
    if owner.await.is_err_and(|ended| ended.is_panic()) {
        tracing::error!("the owner of a table panicked; the table is in quarantine");
        table.set_state(TableState::Closed(Closed::Damaged));
    } else if app.stop.is_cancelled() {
        // Nobody may wait for it any more.
        table.set_state(TableState::Closed(Closed::Stopped));
    }
    if table.is_damaged() {
        app.metrics.tables_in_quarantine.inc();
        let over = tokio::time::sleep(app.settings.quarantine);
        app.stop.run_until_cancelled(over).await;
        app.metrics.tables_in_quarantine.dec();
    }
    app.forget(&table);
}

async fn clean_up(app: Weak<App>, stop: CancellationToken) {
    while tokio::time::timeout(CLEANUP_INTERVAL, stop.cancelled())
        .await
        .is_err()
    {
        let Some(app) = app.upgrade() else { return };
        app.limiters.clean_up();
        app.strikes.report(app.store()).await;
    }
}
