//! All tables that are in use.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use axum::http::StatusCode;
use stammtisch_store::{Change, Store, Trouble};
use stammtisch_table::{Guest, Plan, Table};
use tokio::sync::{OnceCell, Semaphore};
use tokio::task::AbortHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::limits::Counters;
use crate::metrics::Metrics;
use crate::moment::{chance, fresh_code, fresh_id, now};
use crate::refusal::Refusal;
use crate::room::{Room, standing};
use crate::settings::Settings;
use crate::study::Studies;

/// A table is read from the store once, whoever asks first.
type Place = Arc<OnceCell<Arc<Room>>>;

/// How often rooms that nobody uses are given up.
const ROUND: Duration = Duration::from_secs(60);
/// No more rooms than this are listed in the lobby.
const MOST_LISTED: usize = 200;
/// Before it is seen again whether somebody has time to think.
const BREATH: Duration = Duration::from_millis(20);
/// The time that is left for what is under way when the server stops.
const LAST_MOMENTS: Duration = Duration::from_secs(10);

/// The whole server but for the network.
pub struct House {
    store: Arc<dyn Store>,
    settings: Settings,
    pub(crate) counters: Counters,
    pub(crate) metrics: Metrics,
    rooms: Mutex<HashMap<String, Place>>,
    /// As many bots think at a time as there are cores.
    thinkers: Semaphore,
    pub(crate) studies: Studies,
    tasks: TaskTracker,
    stop: CancellationToken,
    itself: Weak<House>,
}

impl House {
    /// Opens the house: the tables at which something can happen by itself are woken in the
    /// background.
    pub fn open(store: Arc<dyn Store>, settings: Settings, stop: CancellationToken) -> Arc<House> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let house = Arc::new_cyclic(|itself| House {
            store,
            counters: Counters::new(&settings.limits),
            settings,
            metrics: Metrics::default(),
            rooms: Mutex::default(),
            thinkers: Semaphore::new(cores),
            studies: Studies::new(),
            tasks: TaskTracker::new(),
            stop,
            itself: itself.clone(),
        });
        house.spawn(wake_all(house.clone()));
        house.spawn(tidy(Arc::downgrade(&house), house.stop.clone()));
        house
    }

    /// Waits for what is under way; what bots think about is lost, and thought again next time.
    pub async fn close(&self) {
        self.stop.cancel();
        self.tasks.close();
        tokio::time::timeout(LAST_MOMENTS, self.tasks.wait())
            .await
            .ok();
    }

    /// When the server stops.
    pub(crate) fn stopping(&self) -> CancellationToken {
        self.stop.clone()
    }

    pub(crate) fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Runs a task until the house is closed.
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

    /// Thinks on a thread of its own; `None` if that went wrong.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thinking: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _turn = self.thinkers.acquire().await.ok()?;
        tokio::task::spawn_blocking(thinking).await.ok()
    }

    /// Thinks when no bot at a table has to wait for it; `None` if that went wrong.
    pub(crate) async fn ponder<T: Send + 'static>(
        &self,
        thinking: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _turn = loop {
            match self.thinkers.try_acquire() {
                Ok(turn) => break turn,
                Err(_) => tokio::time::sleep(BREATH).await,
            }
        };
        tokio::task::spawn_blocking(thinking).await.ok()
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Place>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a table.
    pub(crate) async fn open_table(&self, plan: Plan, host: Guest) -> Result<Arc<Room>, Refusal> {
        let opened = Table::plan_opening(plan, host, &mut chance)?;
        let Some(table) = Table::open(&opened) else {
            return Err(Trouble::Damaged("a table does not open".to_owned()).into());
        };
        let (id, code) = (fresh_id(), fresh_code());
        let changes = vec![
            Change::Table {
                id,
                code: code.clone(),
                made: now(),
                standing: standing(&table),
            },
            Change::Facts {
                table: id,
                first: 0,
                facts: vec![opened],
            },
        ];
        self.store.write(changes).await?;
        self.metrics.tables_opened.inc();
        self.room(&code).await
    }

    /// The room of a code, read from the store if need be.
    pub(crate) async fn room(&self, code: &str) -> Result<Arc<Room>, Refusal> {
        let place = self.rooms().entry(code.to_owned()).or_default().clone();
        let found = place.get_or_try_init(|| self.read(code)).await.cloned();
        if found.is_err() && Arc::strong_count(&place) <= 2 {
            self.rooms().remove(code);
        }
        found
    }

    async fn read(&self, code: &str) -> Result<Arc<Room>, Refusal> {
        let Some(kept) = self.store.find(code).await? else {
            return Err(Refusal::new(StatusCode::NOT_FOUND, "server-no-table"));
        };
        let room = Room::new(self.itself.clone(), &kept)?;
        room.stir();
        Ok(room)
    }

    /// The rooms that are listed, those opened last first.
    pub(crate) fn listed(&self) -> Vec<Arc<Room>> {
        let rooms = self.rooms();
        let in_use = rooms.values().filter_map(|place| place.get());
        let mut listed: Vec<_> = in_use
            .filter(|room| room.table().is_listed())
            .cloned()
            .collect();
        listed.sort_by_key(|room| std::cmp::Reverse(room.made()));
        listed.truncate(MOST_LISTED);
        listed
    }

    /// Tells the rooms in use that somebody has another name; the others hear of it when he comes.
    pub(crate) async fn rename(&self, guest: &Guest) {
        let rooms: Vec<_> = {
            let rooms = self.rooms();
            rooms
                .values()
                .filter_map(|place| place.get())
                .cloned()
                .collect()
        };
        for room in rooms {
            room.rename(guest).await.ok();
        }
    }

    /// How many rooms are in use.
    pub(crate) fn in_use(&self) -> usize {
        self.rooms().len()
    }

    /// Gives up the rooms that nobody holds and where nothing goes on; the store has them.
    fn tidy(&self) {
        self.counters.tidy();
        self.rooms().retain(|_, place| match place.get() {
            Some(room) => {
                let held = Arc::strong_count(place) > 1 || Arc::strong_count(room) > 1;
                held || !room.is_idle() || room.table().is_listed()
            }
            None => Arc::strong_count(place) > 1,
        });
    }
}

/// After a start: bots that were thinking think again, clocks go on.
async fn wake_all(house: Arc<House>) {
    let codes = match house.store.lively().await {
        Ok(codes) => codes,
        Err(trouble) => {
            tracing::error!(%trouble, "the tables in play cannot be read");
            return;
        }
    };
    for code in codes {
        match house.room(&code).await {
            Ok(room) => room.resume().await,
            Err(refusal) => tracing::error!(?refusal, "a table in play cannot be read"),
        }
    }
}

async fn tidy(house: Weak<House>, stop: CancellationToken) {
    while tokio::time::timeout(ROUND, stop.cancelled()).await.is_err() {
        let Some(house) = house.upgrade() else { return };
        house.tidy();
    }
}
