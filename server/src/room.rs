//! One table with those who look at it.

use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::Duration;

use serde_json::{Map, Value, json};
use stammtisch_bots::{Bot, Level};
use stammtisch_rules::{Rng, Seat, Words};
use stammtisch_store::{Change, Kept, Standing, Trouble};
use stammtisch_table::{Advice, Asked, Due, Fact, Guest, Hinting, Moment, No, Table, Wish};
use tokio::sync::watch;
use tokio::task::AbortHandle;

use crate::here::Here;
use crate::house::House;
use crate::lock::lock;
use crate::moment::{chance, fresh_code, now, until};
use crate::refusal::Refusal;

/// A table in use.
///
/// Whoever wants to write first takes the log; the table itself is locked for moments only, never
/// while the disk is waited for, so looking never waits for writing.
pub struct Room {
    id: u64,
    code: String,
    made: Moment,
    house: Weak<House>,
    log: tokio::sync::Mutex<Log>,
    table: Mutex<Table>,
    pub(crate) here: Here,
    /// Counts what happened: whoever looks is woken by it.
    changed: watch::Sender<u64>,
    stirred: Mutex<Stirred>,
}

/// What is known to be kept.
struct Log {
    /// The number of the next fact.
    next: u64,
    standing: Standing,
}

/// What will happen though nobody asks.
#[derive(Default)]
struct Stirred {
    /// The game and state that a bot was last asked about.
    asked: Option<Asked>,
    bell: Option<(Moment, AbortHandle)>,
}

/// Who looks at the table, and what he has seen.
#[derive(Clone)]
pub(crate) struct Viewer {
    pub(crate) guest: Option<Guest>,
    pub(crate) words: Words,
    /// Where he sat when he was last told, and the number of the news that he has.
    pub(crate) seen: Option<(Option<Seat>, u64)>,
}

impl Room {
    pub(crate) fn new(house: Weak<House>, kept: &Kept) -> Result<Arc<Room>, Trouble> {
        let room = Room {
            id: kept.id,
            code: kept.code.clone(),
            made: kept.made,
            house,
            log: tokio::sync::Mutex::new(Log {
                next: kept.facts.len() as u64,
                standing: kept.standing,
            }),
            table: Mutex::new(from_log(kept)?),
            here: Here::default(),
            changed: watch::Sender::new(0),
            stirred: Mutex::default(),
        };
        Ok(Arc::new(room))
    }

    /// When it was opened.
    pub(crate) fn made(&self) -> Moment {
        self.made
    }

    /// The code that leads here.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The table, to look at for a moment.
    pub(crate) fn table(&self) -> MutexGuard<'_, Table> {
        lock(&self.table)
    }

    /// Wakes whenever something happened.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    fn wake(&self) {
        self.changed.send_modify(|times| *times += 1);
    }

    /// Does what somebody wishes; answers once it is safe.
    pub(crate) async fn wish(self: &Arc<Self>, who: &Guest, wish: Wish) -> Result<(), Refusal> {
        self.write(|table| table.decide(who, wish, now(), &mut chance))
            .await
    }

    /// The way of every change: the table decides, the store keeps, the table accepts.
    async fn write(
        self: &Arc<Self>,
        decide: impl FnOnce(&Table) -> Result<Vec<Fact>, No>,
    ) -> Result<(), Refusal> {
        let Some(house) = self.house.upgrade() else {
            return Err(Trouble::Storage("the house is closed".to_owned()).into());
        };
        let mut log = self.log.lock().await;
        let facts = decide(&self.table())?;
        if facts.is_empty() {
            return Ok(());
        }
        let changes = self.changes(&log, &facts);
        if let Err(trouble) = house.store().write(changes).await {
            if trouble == Trouble::Conflict {
                // What was thought to have failed was kept after all, or somebody else wrote.
                self.read_again(&house, &mut log).await?;
                return Err(No::stale().into());
            }
            return Err(trouble.into());
        }
        log.next += facts.len() as u64;
        log.standing.waking |= facts.iter().any(wakes);
        {
            let mut table = self.table();
            facts.iter().for_each(|fact| table.accept(fact));
        }
        self.wake();
        self.stir();
        self.stand(&house, &mut log).await;
        Ok(())
    }

    /// Facts and what has to be kept with them.
    fn changes(&self, log: &Log, facts: &[Fact]) -> Vec<Change> {
        let table = self.id;
        let sitters = facts.iter().filter_map(|fact| match fact {
            Fact::Sat { guest, .. } => Some(guest.id),
            _ => None,
        });
        let mut changes: Vec<Change> = sitters
            .map(|guest| Change::Sitter { table, guest })
            .collect();
        if !log.standing.waking && facts.iter().any(wakes) {
            changes.push(Change::Standing {
                table,
                standing: Standing {
                    waking: true,
                    ..log.standing
                },
            });
        }
        changes.push(Change::Facts {
            table,
            first: log.next,
            facts: facts.to_vec(),
        });
        changes
    }

    /// Notes where the table is looked for now. It follows from the log: nobody waits for it, and
    /// if it cannot be kept it is noted the next time.
    async fn stand(&self, house: &House, log: &mut Log) {
        let standing = standing(&self.table());
        if standing != log.standing {
            let table = self.id;
            let change = Change::Standing { table, standing };
            if house.store().write(vec![change]).await.is_ok() {
                log.standing = standing;
            }
        }
    }

    async fn read_again(self: &Arc<Self>, house: &House, log: &mut Log) -> Result<(), Refusal> {
        let Some(kept) = house.store().find(&self.code).await? else {
            return Err(Refusal::no_such_table());
        };
        *self.table() = from_log(&kept)?;
        log.next = kept.facts.len() as u64;
        log.standing = kept.standing;
        self.wake();
        self.stir();
        Ok(())
    }

    /// The server was away: clocks go on from now.
    pub(crate) async fn resume(self: &Arc<Self>) {
        let resumed = |table: &Table| match table.next_bell() {
            Some(_) => Ok(vec![Fact::Resumed { at: now() }]),
            None => Ok(Vec::new()),
        };
        if let Err(refusal) = self.write(resumed).await {
            tracing::warn!(?refusal, "a table could not be resumed");
        }
        self.stir();
        if let Some(house) = self.house.upgrade() {
            let mut log = self.log.lock().await;
            self.stand(&house, &mut log).await;
        }
    }

    /// Lets the bot that is due think, and sets the clock.
    pub(crate) fn stir(self: &Arc<Self>) {
        let (due, bell) = {
            let table = self.table();
            (table.due(), table.next_bell())
        };
        let mut stirred = lock(&self.stirred);
        if let Some(due) = due
            && stirred.asked != Some(due.asked)
        {
            stirred.asked = Some(due.asked);
            self.spawn(self.clone().bot_moves(due));
        }
        if stirred.bell.as_ref().map(|(when, _)| *when) != bell {
            if let Some((_, sleeper)) = stirred.bell.take() {
                sleeper.abort();
            }
            stirred.bell =
                bell.and_then(|when| Some((when, self.spawn(self.clone().rings(when))?)));
        }
    }

    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) -> Option<AbortHandle> {
        self.house.upgrade().map(|house| house.spawn(task))
    }

    async fn rings(self: Arc<Self>, when: Moment) {
        tokio::time::sleep(until(when)).await;
        lock(&self.stirred).bell = None;
        while self.write(|table| Ok(table.ring(now()))).await.is_err() {
            tokio::time::sleep(PATIENCE).await;
        }
        self.stir();
    }

    /// Whoever leaves again before anything has happened is played for again, so what a bot was asked
    /// about is forgotten once it has answered.
    async fn bot_moves(self: Arc<Self>, due: Due) {
        let asked = Some(due.asked);
        self.bot_answers(due).await;
        let mut stirred = lock(&self.stirred);
        if stirred.asked == asked {
            stirred.asked = None;
        }
    }

    async fn bot_answers(self: &Arc<Self>, due: Due) {
        let Some(house) = self.house.upgrade() else {
            return;
        };
        let asked = due.asked;
        if due.fresh {
            tokio::time::sleep(house.settings().pause).await;
        }
        let mut action = house.think(due.thinking).await.flatten();
        if action.is_none() {
            // A bot that fails must not stop the game.
            tracing::error!("a bot had no answer");
            let other = self.table().due_by(Level::Random);
            if let Some(other) = other {
                action = house.think(other.thinking).await.flatten();
            }
        }
        let Some(action) = action else { return };
        let moved = |table: &Table| Ok(table.bot_moved(asked, action.clone(), now()));
        while self.write(moved).await.is_err() {
            tokio::time::sleep(PATIENCE).await;
        }
    }

    /// What a bot would do in this guest's place.
    pub(crate) async fn hint(&self, who: &Guest) -> Result<Option<Advice>, Refusal> {
        let rng = Rng::from_text(&fresh_code());
        let hinting: Hinting = self.table().hint(who, Bot::new(Level::Strong), rng)?;
        match self.house.upgrade() {
            Some(house) => Ok(house.think(hinting).await.flatten()),
            None => Ok(None),
        }
    }

    /// Somebody came, or went.
    pub(crate) fn presence(&self, guest: Option<&Guest>, come: bool) {
        let Some(guest) = guest else { return };
        let changed = match come {
            true => self.here.come(guest),
            false => self.here.go(guest.id),
        };
        // Only who sits is seen to come and go.
        if changed && self.table().seat_of(guest.id).is_some() {
            self.wake();
        }
    }

    /// Somebody is called this now: his plate says so, and what he says from now on.
    pub(crate) async fn rename(self: &Arc<Self>, guest: &Guest) -> Result<(), Refusal> {
        self.here.rename(guest);
        // Most tables have never heard of him: they are not held up.
        if self.table().renamed(guest).is_empty() {
            return Ok(());
        }
        self.write(|table| Ok(table.renamed(guest))).await
    }

    /// Everything that this viewer may see now.
    pub(crate) fn now(&self, guest: Option<&Guest>) -> Value {
        let table = self.table();
        let seat = guest.and_then(|guest| table.seat_of(guest.id));
        self.now_at(&table, seat, guest)
    }

    fn now_at(&self, table: &Table, seat: Option<Seat>, guest: Option<&Guest>) -> Value {
        let mut shown = table.now(seat, now());
        shown["hosting"] = guest.is_some_and(|guest| table.is_host(guest.id)).into();
        let chairs = shown["seats"].as_array_mut().into_iter().flatten();
        for (seat, chair) in chairs.enumerate().filter(|(_, chair)| chair.is_object()) {
            let guest = table.guest_at(seat);
            // A bot is always here.
            chair["here"] = guest.is_none_or(|guest| self.here.contains(guest)).into();
        }
        shown
    }

    /// What is new for this viewer, and everything as it is now.
    pub(crate) fn update(&self, viewer: &mut Viewer) -> Map<String, Value> {
        let table = self.table();
        let guest = viewer.guest.as_ref();
        let seat = guest.and_then(|guest| table.seat_of(guest.id));
        viewer.words.address(table.names(&viewer.words), seat);
        let shown = self.now_at(&table, seat, guest);
        let last = shown["news"].as_u64().unwrap_or(0);
        let mut update = Map::new();
        let missed = match viewer.seen {
            Some((there, number)) if there == seat => table.since(seat, number),
            _ => None,
        };
        if let Some(missed) = missed {
            let news: Vec<Value> = missed
                .map(|news| {
                    let mut told = Map::new();
                    told.insert("number".into(), news.number.into());
                    let said = news.said.as_ref().map(|said| viewer.words.say(said));
                    told.insert("said".into(), json!(said));
                    told.extend(news.body.clone());
                    Value::Object(told)
                })
                .collect();
            update.insert("news".into(), news.into());
        }
        update.insert("now".into(), shown);
        viewer.seen = Some((seat, last));
        update
    }

    /// Where a viewer who has seen the news up to this number is in his stream.
    pub(crate) fn seen(&self, guest: Option<&Guest>, number: u64) -> (Option<Seat>, u64) {
        let seat = guest.and_then(|guest| self.table().seat_of(guest.id));
        (seat, number)
    }

    /// Whether nothing can happen here until somebody comes.
    pub(crate) fn is_idle(&self) -> bool {
        self.here.is_empty() && self.changed.is_closed() && !self.table().is_waking()
    }
}

/// Before something that failed is tried again.
const PATIENCE: Duration = Duration::from_secs(1);

/// A table is what its log says.
fn from_log(kept: &Kept) -> Result<Table, Trouble> {
    let first = kept.facts.first().and_then(Table::open);
    let damaged = || Trouble::Damaged(format!("table {} has no beginning", kept.code));
    let mut table = first.ok_or_else(damaged)?;
    kept.facts[1..].iter().for_each(|fact| table.accept(fact));
    Ok(table)
}

pub(crate) fn standing(table: &Table) -> Standing {
    Standing {
        listed: table.is_listed(),
        waking: table.is_waking(),
    }
}

/// After which facts a table may have to be woken. It is kept with them; that it need not be woken
/// any more is kept later.
fn wakes(fact: &Fact) -> bool {
    matches!(fact, Fact::Started { .. } | Fact::StoodIn { .. })
}
