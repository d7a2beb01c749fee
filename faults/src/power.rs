//! Simulations of a store: many write, the power goes, what is left is opened, and so on.

use std::ops::AddAssign;
use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use stammtisch_rules::Rng;
use stammtisch_store::{Sqlite, Store, StoreError};
use tokio::task::JoinSet;

use crate::table_log::Found;
use crate::{Disk, Fault, TableLog, vfs};

/// The number of tables that are written at the same time.
const TABLES: u64 = 20;
/// The size of SQLite's log, in bytes, at which it is moved into the database: small, to see that often.
pub const MAX_WAL: usize = 96 * 1024;

/// The most steps that a disk refuses; each refusal is at least one step.
const MAX_REFUSALS: usize = 300;

/// How a simulation goes.
#[derive(Clone, Copy, Debug)]
pub struct Simulation {
    /// Everything but the order of the threads follows from it.
    pub seed: u64,
    /// How often the power goes.
    pub cuts: usize,
    /// How careful SQLite is.
    pub synchronous: SqliteSynchronous,
    /// Whether the disk refuses for a while between two cuts.
    pub faults: bool,
}

/// What was found in simulations.
#[derive(Clone, Debug, Default)]
pub struct Findings {
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

impl AddAssign for Findings {
    fn add_assign(&mut self, other: Findings) {
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

impl Simulation {
    /// Plays it, up to the last cut or the first loss.
    pub async fn play(self) -> Findings {
        let mut rng = Rng::new(self.seed);
        let mut findings = Findings::default();
        let mut logs: Vec<TableLog> = (0..TABLES).map(TableLog::new).collect();
        let mut disk = Disk::new(rng.bits());
        // The first cut may come before there is a store; a disk that refuses is not that early.
        disk.stop_in(soon_or_late(&mut rng));
        let mut store = self.open(&disk).await;
        while findings.cuts < self.cuts {
            match store {
                Ok(store) => {
                    write_until_cut(store, &disk, &mut logs, &mut rng, &mut findings).await;
                    findings.in_checkpoints += usize::from(disk.is_in_checkpoint());
                }
                Err(_) if disk.has_stopped() => findings.unborn += 1,
                Err(why) => findings.wrong.push(format!("it does not open: {why}")),
            }
            disk = if rng.below(4) == 0 {
                findings.kills += 1;
                disk.after_kill()
            } else {
                findings.cuts += 1;
                disk.after_cut()
            };
            store = self.open(&disk).await;
            match &store {
                Ok(store) => inspect(store, &disk, &mut logs, &mut findings).await,
                Err(why) => findings
                    .wrong
                    .push(format!("what is left does not open: {why}")),
            }
            if findings.lost > 0 || !findings.wrong.is_empty() {
                break;
            }
            if let Ok(store) = &store {
                go_on(store, &mut logs, &mut rng, &mut findings).await;
            }
            self.schedule(&disk, &mut rng);
        }
        findings
    }

    /// The power goes soon or late; before that the disk may refuse for a while.
    fn schedule(self, disk: &Disk, rng: &mut Rng) {
        let cut = soon_or_late(rng);
        if !self.faults {
            return disk.stop_in(cut);
        }
        let (from, lasting) = (soon_or_late(rng), rng.below(MAX_REFUSALS) as u64);
        let faults = [Fault::Full, Fault::Unwritable, Fault::Unsyncable];
        disk.refuse_in(from, faults[rng.below(3)], lasting);
        disk.stop_in(from + cut);
    }

    async fn open(self, disk: &Disk) -> Result<Sqlite, StoreError> {
        Sqlite::open_as(options(disk).synchronous(self.synchronous), MAX_WAL).await
    }
}

/// Looks for everything that was acknowledged, and for what should not be there.
async fn inspect(store: &Sqlite, disk: &Disk, logs: &mut [TableLog], findings: &mut Findings) {
    match integrity(disk).await {
        Ok(answer) if answer == "ok" => {}
        other => findings.wrong.push(format!("integrity: {other:?}")),
    }
    for log in logs {
        let found = look(store, log).await;
        findings.looked_for += log.len();
        match &found {
            Found::Intact => {}
            Found::Doubted(_) => findings.doubted += 1,
            Found::Lost(facts) => findings.lost += facts,
            Found::Wrong(what) => findings.wrong.push(what.clone()),
        }
        log.settle(&found);
    }
}

/// Somebody writes, and is answered.
async fn go_on(store: &Sqlite, logs: &mut [TableLog], rng: &mut Rng, findings: &mut Findings) {
    let log = &mut logs[rng.below(TABLES as usize)];
    match store.write(log.more(rng)).await {
        Ok(()) => log.acknowledged(),
        Err(why) => findings
            .wrong
            .push(format!("writing does not go on: {why}")),
    }
}

/// Returns a number of steps: often a few, and sometimes thousands.
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

/// What a store has of a log.
pub async fn look(store: &Sqlite, log: &TableLog) -> Found {
    match store.find(&log.code()).await {
        Ok(there) => log.compare(there.as_ref()),
        Err(why) => Found::Wrong(format!("{} cannot be read: {why}", log.code())),
    }
}

/// One writer a table, all at once, until there is no power.
async fn write_until_cut(
    store: Sqlite,
    disk: &Arc<Disk>,
    logs: &mut [TableLog],
    rng: &mut Rng,
    findings: &mut Findings,
) {
    let store = Arc::new(store);
    let mut writers = JoinSet::new();
    for (i, log) in logs.iter().enumerate() {
        let (log, rng) = (log.clone(), Rng::new(rng.bits()));
        let writer = write_one(store.clone(), disk.clone(), log, rng);
        writers.spawn(async move { (i, writer.await) });
    }
    while let Some(done) = writers.join_next().await {
        let (i, (log, by_one)) = done.expect("no writer panics");
        logs[i] = log;
        *findings += by_one;
    }
}

async fn write_one(
    store: Arc<Sqlite>,
    disk: Arc<Disk>,
    mut log: TableLog,
    mut rng: Rng,
) -> (TableLog, Findings) {
    let mut findings = Findings::default();
    loop {
        let answer = store.write(log.more(&mut rng)).await;
        // Only who sees the power on after the answer knows that the answer came before the cut.
        if disk.has_stopped() {
            return (log, findings);
        }
        match answer {
            Ok(()) => {
                log.acknowledged();
                findings.acknowledged += 1;
            }
            Err(StoreError::Storage(_)) => findings.refused += 1,
            Err(other) => findings.wrong.push(format!("{}: {other}", log.code())),
        }
        if rng.below(8) == 0 {
            let found = look(&store, &log).await;
            if found != Found::Intact && !disk.has_stopped() {
                findings.wrong.push(format!("while it runs: {found:?}"));
            }
        }
        if findings.refused > MAX_REFUSALS {
            findings.wrong.push("it refuses for ever".to_owned());
        }
        if !findings.wrong.is_empty() {
            disk.stop();
        }
    }
}
