//! Careers of a store: many write, the power goes, what is left is opened, and so on.

use std::ops::AddAssign;
use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use stammtisch_rules::Rng;
use stammtisch_store::{Sqlite, Store, Trouble};
use tokio::task::JoinSet;

use crate::page::Found;
use crate::{Disk, Fault, Page, vfs};

/// So many tables are written to at the same time.
const TABLES: u64 = 20;
/// The log is moved into the database when it has so many bytes, which is soon.
pub const LONGEST_LOG: usize = 96 * 1024;

/// A disk refuses for so many steps at most, and each refusal is a step at least.
const PATIENCE: usize = 300;

/// How a career goes.
#[derive(Clone, Copy, Debug)]
pub struct Career {
    /// Everything but the order of the threads follows from it.
    pub seed: u64,
    /// How often the power goes.
    pub cuts: usize,
    /// How careful SQLite is.
    pub synchronous: SqliteSynchronous,
    /// Whether the disk refuses for a while between two cuts.
    pub faults: bool,
}

/// What was seen in careers.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// How often the power went.
    pub cuts: usize,
    /// How often the program was killed and the system went on.
    pub kills: usize,
    /// How often one or the other happened during a checkpoint.
    pub in_checkpoints: usize,
    /// How often before there was a store.
    pub unborn: usize,
    /// How many writes were acknowledged.
    pub acknowledged: usize,
    /// How many were refused while there was power.
    pub refused: usize,
    /// How many facts that were acknowledged were looked for after a cut.
    pub looked_for: usize,
    /// How many writes without an acknowledgement were wholly there after a cut.
    pub doubted: usize,
    /// How many facts that were acknowledged were gone.
    pub lost: usize,
    /// What should never be.
    pub wrong: Vec<String>,
}

impl AddAssign for Seen {
    fn add_assign(&mut self, other: Seen) {
        self.cuts += other.cuts;
        self.kills += other.kills;
        self.in_checkpoints += other.in_checkpoints;
        self.unborn += other.unborn;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.looked_for += other.looked_for;
        self.doubted += other.doubted;
        self.lost += other.lost;
        self.wrong.extend(other.wrong);
    }
}

/// How a store on this disk is opened.
pub fn options(disk: &Disk) -> SqliteConnectOptions {
    Sqlite::options(&disk.file()).vfs(vfs::NAME.to_str().expect("it is ASCII"))
}

impl Career {
    /// Plays it, up to the last cut or the first loss.
    pub async fn play(self) -> Seen {
        let mut rng = Rng::new(self.seed);
        let mut seen = Seen::default();
        let mut pages: Vec<Page> = (0..TABLES).map(Page::new).collect();
        let mut disk = Disk::new(rng.bits());
        // The first cut may come before there is a store; a disk that refuses is not that early.
        disk.stop_in(soon_or_late(&mut rng));
        let mut store = self.open(&disk).await;
        while seen.cuts < self.cuts {
            match store {
                Ok(store) => {
                    write_until_cut(store, &disk, &mut pages, &mut rng, &mut seen).await;
                    seen.in_checkpoints += usize::from(disk.is_in_checkpoint());
                }
                Err(_) if disk.has_stopped() => seen.unborn += 1,
                Err(why) => seen.wrong.push(format!("it does not open: {why}")),
            }
            disk = if rng.below(4) == 0 {
                seen.kills += 1;
                disk.after_kill()
            } else {
                seen.cuts += 1;
                disk.after_cut()
            };
            store = self.open(&disk).await;
            match &store {
                Ok(store) => inspect(store, &disk, &mut pages, &mut seen).await,
                Err(why) => seen
                    .wrong
                    .push(format!("what is left does not open: {why}")),
            }
            if seen.lost > 0 || !seen.wrong.is_empty() {
                break;
            }
            if let Ok(store) = &store {
                go_on(store, &mut pages, &mut rng, &mut seen).await;
            }
            self.plan(&disk, &mut rng);
        }
        seen
    }

    /// The power goes soon or late; before that the disk may refuse for a while.
    fn plan(self, disk: &Disk, rng: &mut Rng) {
        let cut = soon_or_late(rng);
        if !self.faults {
            return disk.stop_in(cut);
        }
        let (from, lasting) = (soon_or_late(rng), rng.below(PATIENCE) as u64);
        let faults = [Fault::Full, Fault::Unwritable, Fault::Unsyncable];
        disk.refuse_in(from, faults[rng.below(3)], lasting);
        disk.stop_in(from + cut);
    }

    async fn open(self, disk: &Disk) -> Result<Sqlite, Trouble> {
        Sqlite::open_as(options(disk).synchronous(self.synchronous), LONGEST_LOG).await
    }
}

/// Looks for everything that was acknowledged, and for what should not be there.
async fn inspect(store: &Sqlite, disk: &Disk, pages: &mut [Page], seen: &mut Seen) {
    match integrity(disk).await {
        Ok(answer) if answer == "ok" => {}
        other => seen.wrong.push(format!("integrity: {other:?}")),
    }
    for page in pages {
        let found = look(store, page).await;
        seen.looked_for += page.len();
        match &found {
            Found::Kept => {}
            Found::Doubted(_) => seen.doubted += 1,
            Found::Lost(facts) => seen.lost += facts,
            Found::Wrong(what) => seen.wrong.push(what.clone()),
        }
        page.settle(&found);
    }
}

/// Somebody writes, and is answered.
async fn go_on(store: &Sqlite, pages: &mut [Page], rng: &mut Rng, seen: &mut Seen) {
    let page = &mut pages[rng.below(TABLES as usize)];
    match store.write(page.more(rng)).await {
        Ok(()) => page.acknowledged(),
        Err(why) => seen.wrong.push(format!("writing does not go on: {why}")),
    }
}

/// So many steps: often a few, and sometimes thousands.
fn soon_or_late(rng: &mut Rng) -> u64 {
    let most = 8 << rng.below(9);
    1 + rng.below(most) as u64
}

/// What SQLite itself says of the file.
pub async fn integrity(disk: &Disk) -> Result<String, sqlx::Error> {
    let mut connection = options(disk).connect().await?;
    let query = sqlx::query_scalar("PRAGMA integrity_check");
    let answer = query.fetch_one(&mut connection).await?;
    connection.close().await?;
    Ok(answer)
}

/// What a store has of a page.
pub async fn look(store: &Sqlite, page: &Page) -> Found {
    match store.find(&page.code()).await {
        Ok(there) => page.compare(there.as_ref()),
        Err(why) => Found::Wrong(format!("{} cannot be read: {why}", page.code())),
    }
}

/// One writer a table, all at once, until there is no power.
async fn write_until_cut(
    store: Sqlite,
    disk: &Arc<Disk>,
    pages: &mut [Page],
    rng: &mut Rng,
    seen: &mut Seen,
) {
    let store = Arc::new(store);
    let mut writers = JoinSet::new();
    for (i, page) in pages.iter().enumerate() {
        let (page, rng) = (page.clone(), Rng::new(rng.bits()));
        let writer = write_one(store.clone(), disk.clone(), page, rng);
        writers.spawn(async move { (i, writer.await) });
    }
    while let Some(done) = writers.join_next().await {
        let (i, (page, by_one)) = done.expect("no writer panics");
        pages[i] = page;
        *seen += by_one;
    }
}

async fn write_one(
    store: Arc<Sqlite>,
    disk: Arc<Disk>,
    mut page: Page,
    mut rng: Rng,
) -> (Page, Seen) {
    let mut seen = Seen::default();
    loop {
        let answer = store.write(page.more(&mut rng)).await;
        // Only who sees the power on after the answer knows that the answer came before the cut.
        if disk.has_stopped() {
            return (page, seen);
        }
        match answer {
            Ok(()) => {
                page.acknowledged();
                seen.acknowledged += 1;
            }
            Err(Trouble::Storage(_)) => seen.refused += 1,
            Err(other) => seen.wrong.push(format!("{}: {other}", page.code())),
        }
        if rng.below(8) == 0 {
            let found = look(&store, &page).await;
            if found != Found::Kept && !disk.has_stopped() {
                seen.wrong.push(format!("while it runs: {found:?}"));
            }
        }
        if seen.refused > PATIENCE {
            seen.wrong.push("it refuses for ever".to_owned());
        }
        if !seen.wrong.is_empty() {
            disk.stop();
        }
    }
}
