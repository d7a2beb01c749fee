//! The task that owns a table: it takes commands, timers and bots' answers one after the other, and for
//! each of them decides, stores, accepts and tells.

mod bot_turn;
mod change;
mod driving;
mod follow;
mod host;
mod reload;
#[cfg(test)]
mod tests;
mod viewers;

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use stammtisch_games::CATALOGUE;
use stammtisch_log::TableFlags;
use stammtisch_store::{StoreError, StoredTable};
use stammtisch_table::Table;
use tokio::time::Instant;

use crate::app::App;
use crate::live_table::{Closed, Inbox, LiveTable, Message, Read, TableState};
use crate::presence::Presence;
use crate::published::{About, Published};
use crate::time::{now, until};

use bot_turn::{BotAnswer, BotTurn};
use driving::Driving;

pub(crate) use viewers::Attendance;

/// How long to wait before a write that failed is tried again.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// A table, and all that belongs to it while it is in use.
pub(crate) struct TableOwner {
    app: Arc<App>,
    live: Arc<LiveTable>,
    table: Table,
    /// The table's number in the store.
    id: u64,
    /// The number of the next fact.
    next: u64,
    /// How the table is found, as it is stored: its flags, and what the list says of it.
    listing: (TableFlags, Option<Value>),
    presence: Presence,
    /// Counts the changes of what changes seldom, of who is present too.
    header_number: u64,
    /// Whether this server lets the bots move and watches the clocks.
    driving: Driving,
    /// Whether the table was claimed, so that the claim has to be given up.
    has_claimed: bool,
    bot: Option<BotTurn>,
    /// When an alarm that could not be stored is tried again.
    retry_alarm: Option<Instant>,
    /// Since when nobody has asked for anything.
    idle_since: Instant,
    published: Arc<Published>,
    /// Counts the states that were published.
    state_count: u64,
    /// When it was last stored that the host was there.
    host_noted: Option<Instant>,
    /// Whether the table is no longer in the store.
    deleted: bool,
}

/// What the owner has to deal with next.
enum Input {
    Message(Message),
    Read(Read),
    Bot(Option<BotAnswer>),
    /// Another server has written to the log.
    Heard,
    /// This server drives the table now.
    Granted,
    Alarm,
    Idle,
}

/// Owns a table from the moment it is asked for until nobody needs it.
///
/// `known` is the table, if it has just been stored and need not be read.
pub(crate) async fn own(
    app: Arc<App>,
    live: Arc<LiveTable>,
    known: Option<(StoredTable, Table)>,
    mut inbox: Inbox,
) {
    let known = match known {
        Some(known) => Ok(known),
        None => load(&app, live.code()).await,
    };
    match known {
        Ok((stored, table)) => {
            let mut owner = TableOwner::new(app, live, stored, table);
            owner.app.nodes.add(owner.id, &owner.live);
            owner.serve(&mut inbox).await;
        }
        Err(why) => live.set_state(TableState::Closed(why)),
    }
}

/// Reads a table from the store.
async fn load(app: &App, code: &str) -> Result<(StoredTable, Table), Closed> {
    let stored = match app.store().find(code).await {
        Ok(stored) => stored.ok_or(Closed::NoSuchTable)?,
        Err(StoreError::Damaged(why)) => return Err(damaged(&why)),
        Err(error) => return Err(Closed::StoreFailed(error)),
    };
    let table = Table::from_log(CATALOGUE, &stored.facts);
    let table = table.map_err(|why| damaged(&why.to_string()))?;
    Ok((stored, table))
}

/// Says in the server's log that a table's log does not fit.
fn damaged(why: &str) -> Closed {
    tracing::error!(why, "a table is damaged and in quarantine");
    Closed::Damaged
}

async fn sleep_until(when: Option<Instant>) {
    match when {
        Some(when) => tokio::time::sleep_until(when).await,
        None => std::future::pending().await,
    }
}

impl TableOwner {
    fn new(app: Arc<App>, live: Arc<LiveTable>, stored: StoredTable, table: Table) -> TableOwner {
        let about = About::new(&table, stored.id, live.code(), stored.created);
        TableOwner {
            table,
            id: stored.id,
            next: stored.facts.len() as u64,
            listing: (stored.flags, stored.summary),
            presence: Presence::default(),
            header_number: 0,
            driving: match app.cluster() {
                Some(_) => Driving::No,
                None => Driving::Yes,
            },
            has_claimed: false,
            bot: None,
            retry_alarm: None,
            idle_since: Instant::now(),
            published: Arc::new(Published::new(Arc::new(about))),
            state_count: 0,
            host_noted: None,
            deleted: false,
            live,
            app,
        }
    }

    /// Serves until nobody needs the table any more.
    async fn serve(&mut self, inbox: &mut Inbox) {
        self.store_listing().await;
        // Nobody sees the clocks before they are right.
        self.resume_clocks(inbox).await;
        self.publish();
        loop {
            self.claim_if_needed();
            self.schedule_bot();
            match self.next_input(inbox).await {
                Input::Message(message) => self.receive(message, inbox).await,
                Input::Read(read) => self.run(read),
                Input::Bot(answer) => self.bot_answered(answer, inbox).await,
                Input::Heard => self.follow_heard().await,
                Input::Granted => self.driving = Driving::Yes,
                Input::Alarm => self.alarm(inbox).await,
                Input::Idle => break,
            }
            if self.deleted {
                break;
            }
        }
        self.retire(inbox).await;
    }

    async fn next_input(&mut self, inbox: &mut Inbox) -> Input {
        let (alarm, idle) = (self.alarm_due(), self.idle_due());
        tokio::select! {
            Some(message) = inbox.messages.recv() => Input::Message(message),
            Some(read) = inbox.reads.recv() => Input::Read(read),
            answer = BotTurn::answer(&mut self.bot) => Input::Bot(answer),
            () = self.live.heard() => Input::Heard,
            () = self.driving.granted() => Input::Granted,
            () = sleep_until(alarm) => Input::Alarm,
            () = sleep_until(idle) => Input::Idle,
        }
    }

    fn alarm_due(&self) -> Option<Instant> {
        let alarm = self
            .table
            .next_alarm()
            .filter(|_| self.driving.is_driver())?;
        let alarm = Instant::now() + until(alarm);
        Some(self.retry_alarm.map_or(alarm, |retry| alarm.max(retry)))
    }

    /// A table stays for what is due soon; for what is due later it is woken.
    fn idle_due(&self) -> Option<Instant> {
        let idle = self.app.settings().table_idle;
        let alarm = self.table.next_alarm().filter(|_| self.driving.is_driver());
        let needed = !self.presence.is_empty()
            || self.bot.is_some()
            || alarm.is_some_and(|alarm| until(alarm) <= 2 * idle);
        (!needed).then(|| self.idle_since + idle)
    }

    /// Leaves memory. What was on its way here is still done; what comes now finds another owner.
    async fn retire(&mut self, inbox: &mut Inbox) {
        self.let_go().await;
        self.app.nodes.remove(self.id, &self.live);
        self.app.forget(&self.live);
        inbox.messages.close();
        inbox.reads.close();
        while let Some(message) = inbox.messages.recv().await {
            self.receive(message, inbox).await;
        }
        while let Some(read) = inbox.reads.recv().await {
            self.run(read);
        }
        let is_driver = self.driving.is_driver() && !self.deleted;
        if let Some(alarm) = self.table.next_alarm().filter(|_| is_driver) {
            self.app.alarms.set(alarm, self.live.code());
        }
    }

    fn run(&mut self, read: Read) {
        self.idle_since = Instant::now();
        read(self);
    }

    /// Carries out what somebody sent, even if they have gone meanwhile.
    async fn receive(&mut self, message: Message, inbox: &mut Inbox) {
        self.idle_since = Instant::now();
        match message {
            Message::Command { who, request, done } => {
                let who = self.presence.newest(who);
                let secrets = self.secrets();
                let decide = |table: &Table| {
                    table.decide_request(&who, &request, now(), &mut secrets.clone())
                };
                let result = self.change(decide, inbox).await;
                if result.is_ok() {
                    self.show_reaction(&who, &request.command);
                }
                done.send(result).ok();
            }
            Message::Rename { guest, done } => {
                self.presence.rename(&guest);
                let result = self.change(|table| Ok(table.renamed(&guest)), inbox).await;
                done.send(result).ok();
            }
            Message::Expire { done } => {
                let result = self.expire(inbox).await;
                done.send(result).ok();
            }
            Message::Follow { done } => {
                let result = self.follow().await;
                done.send(result).ok();
            }
            Message::Reload { done } => {
                let result = self.reload().await;
                done.send(result).ok();
            }
        }
    }

    /// Charges the clock that ran up to when the server was last there, and lets it go on from now.
    async fn resume_clocks(&mut self, inbox: &mut Inbox) {
        let since = self.table.uncharged_since().unwrap_or_default();
        let seen = self.app.heartbeat.last_seen(self.app.store(), since);
        let Some(until) = seen.await else { return };
        let resumed = |table: &Table| Ok(table.resumed(until, now()));
        let resumed = self.change(resumed, inbox).await;
        if let Err(rejection) = resumed {
            tracing::warn!(?rejection, "a table's clocks could not be resumed");
        }
    }

    /// Returns the server's part of the table's next shuffles.
    fn secrets(&self) -> impl FnMut() -> [u8; 32] + Clone + use<> {
        self.app.settings().randomness.secrets(self.next)
    }

    async fn alarm(&mut self, inbox: &mut Inbox) {
        let secrets = self.secrets();
        let alarm = |table: &Table| Ok(table.alarm(now(), &mut secrets.clone()));
        let done = self.change(alarm, inbox).await;
        self.retry_alarm = done.is_err().then(|| Instant::now() + RETRY_DELAY);
    }

    /// Lets the bot on turn compute its move, unless it does already.
    fn schedule_bot(&mut self) {
        let request = self
            .table
            .bot_request()
            .filter(|_| self.driving.is_driver());
        if self.bot.as_ref().map(BotTurn::request) != request {
            let job = request.and_then(|_| self.table.bot_job());
            let host = self.table.host().id;
            self.bot = job.map(|job| BotTurn::new(self.app.clone(), host, job));
        }
    }

    /// Makes a bot's move. A bot that fails must not stop the game: then a random one moves.
    async fn bot_answered(&mut self, answer: Option<BotAnswer>, inbox: &mut Inbox) {
        let Some(answer) = answer else {
            tracing::error!("a bot had no answer");
            return self.replace_bot();
        };
        let moved = |table: &Table| table.bot_moved(answer.request, &answer.action, now());
        match self.change(moved, inbox).await {
            Ok(()) => self.bot = None,
            Err(rejection) if rejection.is_temporary() => {
                self.bot = Some(answer.again_after(RETRY_DELAY));
            }
            Err(rejection) => {
                tracing::error!(?rejection, "a bot chose what the rules forbid");
                self.replace_bot();
            }
        }
    }

    fn replace_bot(&mut self) {
        let failed = self.bot.take();
        self.bot = failed.map(|failed| failed.replacement(self.app.clone(), &self.table));
    }
}
