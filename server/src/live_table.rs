//! One table in memory: the way of every change from a command to the viewers.

use std::sync::{Arc, Mutex, MutexGuard, Weak};

use stammtisch_bots::{Bot, Level};
use stammtisch_engine::{Hint, HintJob};
use stammtisch_games::CATALOGUE;
use stammtisch_log::{Fact, Guest, Timestamp};
use stammtisch_rules::Rng;
use stammtisch_store::{Change, StoreError, StoredTable, TableFlags};
use stammtisch_table::{Command, Rejection, Table};
use tokio::sync::watch;

use crate::app::App;
use crate::ids::{fresh_code, random_bytes};
use crate::lock::lock;
use crate::presence::Presence;
use crate::rejection::HttpRejection;
use crate::schedule::Scheduled;
use crate::time::now;

/// A table in memory.
///
/// Whoever writes takes the log first. The table itself is locked for short times only, never while
/// the disk works, so reading never waits for writing.
pub struct LiveTable {
    id: u64,
    code: String,
    created: Timestamp,
    pub(crate) app: Weak<App>,
    log: tokio::sync::Mutex<Log>,
    table: Mutex<Table>,
    pub(crate) presence: Presence,
    /// Counts changes; sockets wait for the next one.
    changed: watch::Sender<u64>,
    pub(crate) scheduled: Mutex<Scheduled>,
}

/// What is known to be stored.
struct Log {
    /// The number of the next fact.
    next: u64,
    flags: TableFlags,
}

impl LiveTable {
    pub(crate) fn new(app: Weak<App>, stored: &StoredTable) -> Result<Arc<LiveTable>, StoreError> {
        Ok(Arc::new(LiveTable {
            id: stored.id,
            code: stored.code.clone(),
            created: stored.created,
            app,
            log: tokio::sync::Mutex::new(Log {
                next: stored.facts.len() as u64,
                flags: stored.flags,
            }),
            table: Mutex::new(from_log(stored)?),
            presence: Presence::default(),
            changed: watch::Sender::new(0),
            scheduled: Mutex::default(),
        }))
    }

    /// Returns when the table was opened.
    pub(crate) fn created(&self) -> Timestamp {
        self.created
    }

    /// Returns the code that leads here.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Locks the table, to read it.
    pub(crate) fn table(&self) -> MutexGuard<'_, Table> {
        lock(&self.table)
    }

    /// Returns a receiver that sees every change.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    fn wake_viewers(&self) {
        self.changed.send_modify(|times| *times += 1);
    }

    /// Carries out a command and returns once it is safe.
    pub(crate) async fn run(
        self: &Arc<Self>,
        who: &Guest,
        command: Command,
    ) -> Result<(), HttpRejection> {
        self.write(|table| table.decide(who, command, now(), &mut random_bytes))
            .await
    }

    /// Makes a change: the table decides, the store writes, the table accepts, the viewers wake.
    pub(crate) async fn write(
        self: &Arc<Self>,
        decide: impl FnOnce(&Table) -> Result<Vec<Fact>, Rejection>,
    ) -> Result<(), HttpRejection> {
        let Some(app) = self.app.upgrade() else {
            return Err(StoreError::Storage("the server is closed".to_owned()).into());
        };
        let mut log = self.log.lock().await;
        let facts = decide(&self.table())?;
        if facts.is_empty() {
            return Ok(());
        }
        let changes = self.changes_for(&log, &facts);
        if let Err(error) = app.store().write(changes).await {
            if error == StoreError::Conflict {
                // A write that seemed to have failed was stored after all, or another server wrote.
                self.reload(&app, &mut log).await?;
                return Err(Rejection::stale().into());
            }
            return Err(error.into());
        }
        log.next += facts.len() as u64;
        log.flags.wakes |= facts.iter().any(wakes);
        {
            let mut table = self.table();
            facts.iter().for_each(|fact| table.accept(fact));
        }
        self.wake_viewers();
        self.schedule();
        self.store_flags(&app, &mut log).await;
        Ok(())
    }

    /// Returns the facts and what has to be stored with them.
    fn changes_for(&self, log: &Log, facts: &[Fact]) -> Vec<Change> {
        let table = self.id;
        let seatings = facts.iter().filter_map(|fact| match fact {
            Fact::Sat { guest, .. } => Some(Change::Seating {
                table,
                guest: guest.id,
            }),
            _ => None,
        });
        let mut changes: Vec<Change> = seatings.collect();
        if !log.flags.wakes && facts.iter().any(wakes) {
            let flags = TableFlags {
                wakes: true,
                ..log.flags
            };
            changes.push(Change::Flags { table, flags });
        }
        changes.push(Change::Facts {
            table,
            first: log.next,
            facts: facts.to_vec(),
        });
        changes
    }

    /// Stores how the table is found now. That follows from the log: nobody waits for it, and if it
    /// fails, the next change tries again.
    async fn store_flags(&self, app: &App, log: &mut Log) {
        let flags = flags_of(&self.table());
        if flags != log.flags {
            let table = self.id;
            let change = Change::Flags { table, flags };
            if app.store().write(vec![change]).await.is_ok() {
                log.flags = flags;
            }
        }
    }

    async fn reload(self: &Arc<Self>, app: &App, log: &mut Log) -> Result<(), HttpRejection> {
        let Some(stored) = app.store().find(&self.code).await? else {
            return Err(HttpRejection::no_such_table());
        };
        *self.table() = from_log(&stored)?;
        log.next = stored.facts.len() as u64;
        log.flags = stored.flags;
        self.wake_viewers();
        self.schedule();
        Ok(())
    }

    /// Goes on after a start of the server: the clocks run from now.
    pub(crate) async fn resume(self: &Arc<Self>) {
        let resumed = |table: &Table| {
            let runs = table.next_alarm().is_some();
            let resumed = runs.then(|| Fact::Resumed { at: now() });
            Ok(resumed.into_iter().collect())
        };
        if let Err(rejection) = self.write(resumed).await {
            tracing::warn!(?rejection, "a table could not be resumed");
        }
        self.schedule();
        if let Some(app) = self.app.upgrade() {
            let mut log = self.log.lock().await;
            self.store_flags(&app, &mut log).await;
        }
    }

    /// Returns what a strong bot would do in this guest's place.
    pub(crate) async fn hint(&self, who: &Guest) -> Result<Option<Hint>, HttpRejection> {
        let rng = Rng::from_text(&fresh_code());
        let hinting: HintJob = self.table().hint(who, Bot::new(Level::Strong), rng)?;
        match self.app.upgrade() {
            Some(app) => Ok(app.run_bot(hinting).await.flatten()),
            None => Ok(None),
        }
    }

    /// Notes that a guest has one more socket here.
    pub(crate) fn connected(&self, guest: Option<&Guest>) {
        if let Some(guest) = guest
            && self.presence.add(guest)
        {
            self.presence_changed(guest);
        }
    }

    /// Notes that a guest has one socket less here.
    pub(crate) fn disconnected(&self, guest: Option<&Guest>) {
        if let Some(guest) = guest
            && self.presence.remove(guest.id)
        {
            self.presence_changed(guest);
        }
    }

    /// Only players are seen to come and go.
    fn presence_changed(&self, guest: &Guest) {
        if self.table().seat_of(guest.id).is_some() {
            self.wake_viewers();
        }
    }

    /// Changes the name of somebody at the table, and the one that their chat lines carry.
    pub(crate) async fn rename(self: &Arc<Self>, guest: &Guest) -> Result<(), HttpRejection> {
        self.presence.rename(guest);
        // Most tables do not know them, and need not take the log.
        if self.table().renamed(guest).is_empty() {
            return Ok(());
        }
        self.write(|table| Ok(table.renamed(guest))).await
    }

    /// Returns whether nothing can happen here until somebody connects.
    pub(crate) fn is_idle(&self) -> bool {
        self.presence.is_empty() && self.changed.is_closed() && !self.table().wakes()
    }
}

/// Makes the table from its log.
fn from_log(stored: &StoredTable) -> Result<Table, StoreError> {
    let first = stored.facts.first();
    let first = first.and_then(|fact| Table::open(CATALOGUE, fact));
    let damaged = || StoreError::Damaged(format!("table {} has no beginning", stored.code));
    let mut table = first.ok_or_else(damaged)?;
    stored.facts[1..].iter().for_each(|fact| table.accept(fact));
    Ok(table)
}

pub(crate) fn flags_of(table: &Table) -> TableFlags {
    TableFlags {
        listed: table.is_listed(),
        wakes: table.wakes(),
    }
}

/// Returns whether a table may have to be woken after this fact. That is stored together with the
/// fact; that it need not be woken any more is stored later.
fn wakes(fact: &Fact) -> bool {
    matches!(fact, Fact::Started { .. } | Fact::BotTookOver { .. })
}
