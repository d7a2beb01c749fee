//! A table in use, as the rest of the server knows it: a way to its owner, and what that published.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};

use stammtisch_engine::{Hint, HintJob};
use stammtisch_log::Guest;
use stammtisch_store::StoreError;
use stammtisch_table::{CommandRequest, Rejection, Snapshot, Table};
use tokio::sync::{Notify, broadcast, mpsc, oneshot, watch};

use crate::app::App;
use crate::frames::SeatReaction;
use crate::owner::{Attendance, TableOwner};
use crate::presence::Elsewhere;
use crate::published::Published;
use crate::rejection::HttpRejection;
use crate::thinking::Purpose;

/// The most commands that wait for one table; further callers wait for room.
const COMMANDS: usize = 64;
/// The most reactions that wait for one connection; a slow one misses the oldest.
const REACTIONS: usize = 16;

/// A table in use. Everything that happens there happens in the task that owns it.
pub struct LiveTable {
    code: String,
    app: Weak<App>,
    messages: mpsc::Sender<Message>,
    reads: mpsc::UnboundedSender<Read>,
    state: watch::Sender<TableState>,
    reactions: broadcast::Sender<SeatReaction>,
    /// How long the log is known to be, by other servers.
    heard_of: AtomicU64,
    heard: Notify,
}

/// How far a table in use is.
#[derive(Clone)]
pub(crate) enum TableState {
    /// It is being read from the store.
    Loading,
    Open(Arc<Published>),
    Closed(Closed),
}

/// Why a table cannot be used.
#[derive(Clone, Debug)]
pub(crate) enum Closed {
    NoSuchTable,
    /// The store could not be read; the next request tries again.
    StoreFailed(StoreError),
    /// Its log does not fit, or it made its owner panic: it is in quarantine for a while.
    Damaged,
    /// The server stops.
    Stopped,
}

/// Where the answer to a message goes.
pub(crate) type Done = oneshot::Sender<Result<(), HttpRejection>>;

/// What may change the log.
pub(crate) enum Message {
    /// Somebody sent a command. It is carried out even if nobody waits for the answer any more.
    Command {
        who: Guest,
        request: CommandRequest,
        done: Done,
    },
    /// Somebody has another name.
    Rename { guest: Guest, done: Done },
    /// The host has not been seen here for long.
    Expire { done: Done },
    /// Other servers may have continued the log.
    Follow { done: Done },
    /// Another process has changed the log.
    Reload { done: Done },
}

/// What leaves the log alone. The owner runs it also while a write is under way.
pub(crate) type Read = Box<dyn FnOnce(&mut TableOwner) + Send>;

/// Where the owner of a table receives.
pub(crate) struct Inbox {
    pub(crate) messages: mpsc::Receiver<Message>,
    pub(crate) reads: mpsc::UnboundedReceiver<Read>,
}

impl LiveTable {
    pub(crate) fn new(app: Weak<App>, code: String) -> (Arc<LiveTable>, Inbox) {
        let (messages, received_messages) = mpsc::channel(COMMANDS);
        let (reads, received_reads) = mpsc::unbounded_channel();
        let table = LiveTable {
            code,
            app,
            messages,
            reads,
            state: watch::Sender::new(TableState::Loading),
            reactions: broadcast::Sender::new(REACTIONS),
            heard_of: AtomicU64::new(0),
            heard: Notify::new(),
        };
        let inbox = Inbox {
            messages: received_messages,
            reads: received_reads,
        };
        (Arc::new(table), inbox)
    }

    /// Returns the code that leads here.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Changes what everybody sees.
    pub(crate) fn set_state(&self, state: TableState) {
        self.state.send_replace(state);
    }

    /// Returns whether the table is in quarantine.
    pub(crate) fn is_damaged(&self) -> bool {
        matches!(&*self.state.borrow(), TableState::Closed(Closed::Damaged))
    }

    /// Returns a receiver that sees everything that is published.
    pub(crate) fn watch(&self) -> watch::Receiver<TableState> {
        self.state.subscribe()
    }

    /// Returns a receiver that gets what players show each other from now on.
    pub(crate) fn reactions(&self) -> broadcast::Receiver<SeatReaction> {
        self.reactions.subscribe()
    }

    /// Shows a reaction to those who are connected. It is kept nowhere.
    pub(crate) fn show_reaction(&self, reaction: SeatReaction) {
        // Perhaps nobody is there.
        self.reactions.send(reaction).ok();
    }

    /// Returns whether somebody has a socket here.
    pub(crate) fn has_viewers(&self) -> bool {
        self.state.receiver_count() > 0
    }

    /// Returns what was published last, if the table is open.
    pub(crate) fn published_now(&self) -> Option<Arc<Published>> {
        match &*self.state.borrow() {
            TableState::Open(published) => Some(published.clone()),
            _ => None,
        }
    }

    /// Returns what was published last, once the table has been read from the store.
    pub(crate) async fn published(&self) -> Result<Arc<Published>, HttpRejection> {
        let mut state = self.watch();
        let loaded = state.wait_for(|state| !matches!(state, TableState::Loading));
        match loaded.await.map(|state| state.clone()) {
            Ok(TableState::Open(published)) => Ok(published),
            Ok(TableState::Closed(why)) => Err(why.into()),
            Ok(TableState::Loading) | Err(_) => Err(Closed::Stopped.into()),
        }
    }

    /// Carries out a command and returns once it is safe.
    pub(crate) async fn run(
        &self,
        who: Guest,
        request: CommandRequest,
    ) -> Result<(), HttpRejection> {
        self.request(|done| Message::Command { who, request, done })
            .await
    }

    /// Changes the name of somebody at the table, and the one that their chat lines carry.
    pub(crate) async fn rename(&self, guest: Guest) -> Result<(), HttpRejection> {
        self.request(|done| Message::Rename { guest, done }).await
    }

    /// Notes that the log is so long, by what another server has written.
    pub(crate) fn hear_of(&self, length: u64) {
        self.heard_of.fetch_max(length, Ordering::Relaxed);
        self.heard.notify_one();
    }

    /// Returns how long the log is known to be.
    pub(crate) fn heard_of(&self) -> u64 {
        self.heard_of.load(Ordering::Relaxed)
    }

    /// Waits until something was written elsewhere.
    pub(crate) async fn heard(&self) {
        self.heard.notified().await;
    }

    /// Returns once everything is seen here that other servers have written before.
    pub(crate) async fn follow(&self) -> Result<(), HttpRejection> {
        let app = self.app.upgrade();
        if app.is_none_or(|app| app.cluster().is_none()) {
            return Ok(());
        }
        self.request(|done| Message::Follow { done }).await
    }

    /// Notes that other servers may drive the table now.
    pub(crate) fn lose_claim(&self) {
        let lose: Read = Box::new(TableOwner::lose_claim);
        // One that is closed has nothing to lose.
        self.reads.send(lose).ok();
    }

    /// Notes who is connected through the other servers.
    pub(crate) fn set_elsewhere(&self, elsewhere: Elsewhere) {
        let set: Read = Box::new(move |owner| owner.set_elsewhere(elsewhere));
        self.reads.send(set).ok();
    }

    /// Makes the table anew from its log, which another process has changed.
    pub(crate) async fn reload(&self) -> Result<(), HttpRejection> {
        self.request(|done| Message::Reload { done }).await
    }

    /// Closes the table, if it waits for a host who is not there.
    pub(crate) async fn expire(&self) -> Result<(), HttpRejection> {
        self.request(|done| Message::Expire { done }).await
    }

    /// Sends a message and waits until it is done.
    async fn request(&self, message: impl FnOnce(Done) -> Message) -> Result<(), HttpRejection> {
        let (done, answer) = oneshot::channel();
        self.send(message(done)).await?;
        let stopped = |_| Err(self.why_closed().into());
        answer.await.unwrap_or_else(stopped)
    }

    /// Hands a message to the owner; to the next one, if this one has just retired.
    async fn send(&self, message: Message) -> Result<(), HttpRejection> {
        let mut sent = self.messages.send(message).await;
        while let Err(mpsc::error::SendError(message)) = sent {
            let next = self.successor().await?;
            sent = next.messages.send(message).await;
        }
        Ok(())
    }

    /// Lets the owner look something up. Never waits for a write.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&mut TableOwner) -> T + Send + 'static,
    ) -> Result<T, HttpRejection> {
        let (done, answer) = oneshot::channel();
        let run: Read = Box::new(move |owner| {
            // Whoever asked may have gone.
            done.send(read(owner)).ok();
        });
        let mut sent = self.reads.send(run);
        while let Err(mpsc::error::SendError(run)) = sent {
            sent = self.successor().await?.reads.send(run);
        }
        answer.await.map_err(|_| self.why_closed().into())
    }

    /// Returns the table in use after this one has retired. When the server stops there is none. An owner that has
    /// panicked is not forgotten yet: the task that does it needs the thread too.
    async fn successor(&self) -> Result<Arc<LiveTable>, HttpRejection> {
        tokio::task::yield_now().await;
        if let TableState::Closed(why) = &*self.state.borrow() {
            return Err(why.clone().into());
        }
        let app = self.app.upgrade();
        let app = app.filter(|app| !app.stopping().is_cancelled());
        let app = app.ok_or_else(|| HttpRejection::from(Closed::Stopped))?;
        Ok(app.table(&self.code))
    }

    fn why_closed(&self) -> Closed {
        match &*self.state.borrow() {
            TableState::Closed(why) => why.clone(),
            _ => Closed::Stopped,
        }
    }

    /// Asks about the table.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, HttpRejection> {
        self.read(|owner| ask(owner.table())).await
    }

    /// Returns everything that this guest may see now.
    pub(crate) async fn snapshot(&self, guest: Option<&Guest>) -> Result<Snapshot, HttpRejection> {
        let guest = guest.map(|guest| guest.id);
        self.read(move |owner| owner.snapshot_for(guest)).await
    }

    /// Returns what a strong bot would do in this guest's place.
    pub(crate) async fn hint(&self, who: Guest) -> Result<Option<Hint>, HttpRejection> {
        let Some(app) = self.app.upgrade() else {
            return Ok(None);
        };
        let randomness = &app.settings().randomness;
        let (bot, rng) = (randomness.hint_bot(), randomness.rng());
        let asker = who.id;
        let hint = move |table: &Table| table.hint(&who, bot, rng);
        let job: Result<HintJob, Rejection> = self.ask(hint).await?;
        Ok(app.think(Purpose::Hint, asker, job?).await?.flatten())
    }

    /// Notes that somebody has one more socket here, and returns what it starts from.
    pub(crate) async fn connect(
        &self,
        guest: Option<Guest>,
        since: Option<u64>,
    ) -> Result<Attendance, HttpRejection> {
        self.read(move |owner| owner.connect(guest.as_ref(), since))
            .await
    }

    /// Returns what somebody sees and missed who has seen the updates up to this number.
    pub(crate) async fn catch_up(
        &self,
        guest: Option<u64>,
        since: Option<u64>,
    ) -> Result<Attendance, HttpRejection> {
        self.read(move |owner| owner.catch_up(guest, since)).await
    }

    /// Notes that somebody has one socket less here.
    pub(crate) fn disconnect(&self, guest: Option<u64>) {
        let gone: Read = Box::new(move |owner| owner.disconnect(guest));
        // A table that is closed has forgotten them already.
        self.reads.send(gone).ok();
    }
}
