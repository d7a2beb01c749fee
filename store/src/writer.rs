//! One writer for everybody: what comes in while a commit is under way shares the next one.
//!
//! A commit waits for the disk, and a disk manages some hundreds or thousands of such waits a
//! second, however much is written at each. So the changes of many callers go into one transaction,
//! and each caller is answered when it is safe.
//!
//! The writer also moves SQLite's write-ahead log into the database, while nobody reads. SQLite would
//! do that by itself, but around readers only in part, and then it takes pages for safe that were
//! never synced: a later sync of the database that fails would lose them. Moved as a whole or not at
//! all, a failed attempt is simply repeated.

use std::fmt::Write as _;
use std::sync::Arc;

use serde_json::Value;
use sqlx::{Connection, SqliteConnection};
use stammtisch_log::{Fact, TableFlags, Timestamp};
use tokio::sync::{Notify, RwLock, mpsc, oneshot, watch};

use crate::sqlite_people::{apply_to_people, erase};
use crate::{Change, StoreError, TokenHash, TokenKind};

/// The most writes that wait in the queue; further callers wait for room.
const QUEUE: usize = 4096;
/// The most writes that share a commit.
const BATCH: usize = 1024;

/// About what a commit adds to the write-ahead log besides facts and analyses, in bytes.
const COMMIT_OVERHEAD: usize = 16 * 1024;

type Answer = Result<(), StoreError>;

/// Changes to make together, and where to send the answer.
struct Write {
    changes: Vec<Change>,
    done: oneshot::Sender<Answer>,
}

impl Write {
    fn erases(&self) -> bool {
        let erases = |change: &Change| matches!(change, Change::Erase { .. });
        self.changes.iter().any(erases)
    }
}

/// A handle to the writer task.
pub(crate) struct Writer {
    writes: mpsc::Sender<Write>,
    closing: Arc<Notify>,
    /// Loses its sender when the task has ended.
    ended: watch::Receiver<()>,
}

impl Writer {
    /// Starts the writer on a connection of its own. When the write-ahead log has about `max_wal`
    /// bytes, the writer keeps the readers out and moves it into the database.
    pub(crate) fn start(
        connection: SqliteConnection,
        max_wal: usize,
        checkpoint_lock: CheckpointLock,
    ) -> Writer {
        let (writes, receive) = mpsc::channel(QUEUE);
        let (running, ended) = watch::channel(());
        let closing = Arc::new(Notify::new());
        let task = WriterTask {
            connection,
            checkpoint_lock,
            max_wal,
            wal: 0,
            closing: closing.clone(),
            _running: running,
        };
        tokio::spawn(task.write_all(receive));
        Writer {
            writes,
            closing,
            ended,
        }
    }

    /// Makes the changes and returns once they are safe.
    pub(crate) async fn write(&self, changes: Vec<Change>) -> Answer {
        let gone = || StoreError::Storage("the writer has ended".to_owned());
        let (done, answer) = oneshot::channel();
        let write = Write { changes, done };
        self.writes.send(write).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Writes what is in the queue, takes no more, and returns once the connection is closed.
    pub(crate) async fn close(&self) {
        self.closing.notify_one();
        // The error says that the task has ended.
        self.ended.clone().changed().await.ok();
    }
}

/// Readers hold it together; the writer holds it alone while it moves its log.
pub(crate) type CheckpointLock = Arc<RwLock<()>>;

struct WriterTask {
    connection: SqliteConnection,
    checkpoint_lock: CheckpointLock,
    max_wal: usize,
    /// About how long the write-ahead log is, in bytes.
    wal: usize,
    closing: Arc<Notify>,
    _running: watch::Sender<()>,
}

impl WriterTask {
    async fn write_all(mut self, mut receive: mpsc::Receiver<Write>) {
        let mut batch = Vec::with_capacity(BATCH);
        while self.next(&mut receive, &mut batch).await > 0 {
            let erases = batch.iter().any(Write::erases);
            let done = self.commit(&batch).await;
            if done.is_err() && batch.len() > 1 {
                // One of them may be at fault; the others must not fail with it.
                for write in batch.drain(..) {
                    let done = self.commit(std::slice::from_ref(&write)).await;
                    write.done.send(done).ok();
                }
            }
            if erases && self.max_wal != usize::MAX {
                // SQLite's log still holds what was erased.
                self.checkpoint("PRAGMA wal_checkpoint(TRUNCATE)").await;
            }
            for write in batch.drain(..) {
                // A caller who has given up needs no answer.
                write.done.send(done.clone()).ok();
            }
            if self.wal > self.max_wal {
                self.checkpoint("PRAGMA wal_checkpoint(PASSIVE)").await;
            }
        }
        self.connection.close().await.ok();
    }

    /// Waits for writes and returns how many came: none once the store is closed and the queue empty.
    async fn next(&self, receive: &mut mpsc::Receiver<Write>, batch: &mut Vec<Write>) -> usize {
        tokio::select! {
            biased;
            writes = receive.recv_many(batch, BATCH) => return writes,
            () = self.closing.notified() => receive.close(),
        }
        receive.recv_many(batch, BATCH).await
    }

    async fn commit(&mut self, writes: &[Write]) -> Answer {
        let written = commit(&mut self.connection, writes).await?;
        self.wal += written + COMMIT_OVERHEAD;
        Ok(())
    }

    /// Moves the write-ahead log into the database. If that fails, the log stays as it is and the
    /// next commit tries again.
    async fn checkpoint(&mut self, statement: &'static str) {
        let _alone = self.checkpoint_lock.write().await;
        let moved = execute(&mut self.connection, statement).await;
        if moved.is_ok() {
            self.wal = 0;
        }
    }
}

/// Makes all of these changes in one transaction, or none. Returns how many bytes the facts and analyses
/// have.
///
/// The transaction is ended by hand: when the disk fails, SQLite may end it by itself; a
/// `Transaction` could then not be rolled back, would count as open for ever, and no other could
/// start.
async fn commit(connection: &mut SqliteConnection, writes: &[Write]) -> Result<usize, StoreError> {
    execute(connection, "BEGIN IMMEDIATE").await?;
    let mut done = apply(connection, writes).await;
    if done.is_ok()
        && let Err(error) = execute(connection, "COMMIT").await
    {
        done = Err(error);
    }
    if done.is_err() {
        // Fails where SQLite has done it already.
        execute(connection, "ROLLBACK").await.ok();
    }
    done
}

async fn execute(connection: &mut SqliteConnection, statement: &'static str) -> Answer {
    sqlx::raw_sql(statement).execute(connection).await?;
    Ok(())
}

async fn apply(connection: &mut SqliteConnection, writes: &[Write]) -> Result<usize, StoreError> {
    let mut facts = String::from("[");
    let mut written = 0;
    for change in writes.iter().flat_map(|write| &write.changes) {
        match change {
            // All facts go in with one statement: there are many of them, and few of the rest.
            Change::Facts {
                table,
                first,
                facts: more,
            } => {
                for (fact, number) in more.iter().zip(*first..) {
                    push_fact(&mut facts, *table, number, fact)?;
                }
            }
            Change::Erase { guest, tables } => {
                // What was just said by them goes as well.
                written += insert_facts(connection, &mut facts).await?;
                written += erase(connection, *guest, tables).await?;
            }
            Change::Analysis {
                table,
                game,
                version,
                analysis,
            } => {
                written += analysis.len();
                keep_analysis(connection, *table, *game, *version, analysis).await?;
            }
            other if apply_to_people(connection, other).await? => {}
            other => apply_one(connection, other).await?,
        }
    }
    written += insert_facts(connection, &mut facts).await?;
    Ok(written)
}

/// Inserts the facts of a list and empties it. Returns how many bytes they have.
async fn insert_facts(
    connection: &mut SqliteConnection,
    facts: &mut String,
) -> Result<usize, StoreError> {
    if facts == "[" {
        return Ok(0);
    }
    facts.push(']');
    let inserted = std::mem::replace(facts, String::from("["));
    let written = inserted.len();
    sqlx::query(
        "INSERT INTO facts (table_id, number, fact)
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)",
    )
    .bind(inserted)
    .execute(connection)
    .await?;
    Ok(written)
}

/// Adds `[table, number, fact]` to a list.
fn push_fact(list: &mut String, table: u64, number: u64, fact: &Fact) -> Answer {
    let fact = serde_json::to_string(fact);
    let fact = fact.map_err(|error| StoreError::Storage(error.to_string()))?;
    let comma = if list == "[" { "" } else { "," };
    write!(list, "{comma}[{table},{number},{fact}]")
        .map_err(|error| StoreError::Storage(error.to_string()))
}

async fn keep_analysis(
    connection: &mut SqliteConnection,
    table: u64,
    game: u32,
    version: u32,
    analysis: &str,
) -> Answer {
    sqlx::query(
        "INSERT OR REPLACE INTO analyses (table_id, game, version, analysis) VALUES (?, ?, ?, ?)",
    )
    .bind(table as i64)
    .bind(game)
    .bind(version)
    .bind(analysis)
    .execute(connection)
    .await?;
    Ok(())
}

/// Makes a change other than [`Change::Facts`] and [`Change::Analysis`].
async fn apply_one(connection: &mut SqliteConnection, change: &Change) -> Answer {
    let query = match change {
        Change::Guest {
            id,
            name,
            face,
            created,
        } => sqlx::query("INSERT INTO guests (id, name, created, face) VALUES (?, ?, ?, ?)")
            .bind(*id as i64)
            .bind(name)
            .bind(*created as i64)
            .bind(face.as_deref()),
        Change::Face { guest, face } => sqlx::query("UPDATE guests SET face = ? WHERE id = ?")
            .bind(face)
            .bind(*guest as i64),
        Change::Name { guest, name } => sqlx::query("UPDATE guests SET name = ? WHERE id = ?")
            .bind(name)
            .bind(*guest as i64),
        Change::Token {
            hash,
            guest,
            kind,
            expires,
            created,
            device,
        } => insert_token(hash, *guest, *kind, (*created, *expires), device),
        Change::Forget { hash } => sqlx::query("DELETE FROM tokens WHERE hash = ?").bind(hash),
        Change::Table {
            id,
            code,
            created,
            flags,
            host,
            summary,
        } => {
            let columns = (*flags, *host, summary.as_ref());
            insert_table(*id, code, *created, columns)
        }
        Change::Flags {
            table,
            flags,
            summary,
        } => update_table(*table, *flags, summary.as_ref()),
        Change::Seating { table, guest } => of_seating(ADD_SEATING, *guest, *table),
        Change::ForgetSeating { table, guest } => of_seating(DELETE_SEATING, *guest, *table),
        Change::HostSeen { table, at } => {
            sqlx::query("UPDATE tables SET host_seen = ? WHERE id = ?")
                .bind(*at as i64)
                .bind(*table as i64)
        }
        Change::Heartbeat { at } => {
            sqlx::query("INSERT OR REPLACE INTO heartbeat (id, at) VALUES (1, ?)").bind(*at as i64)
        }
        // The rest is done elsewhere.
        _ => return Ok(()),
    };
    query.execute(connection).await?;
    Ok(())
}

type Query<'a> = sqlx::query::Query<'a, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

const ADD_SEATING: &str = "INSERT OR IGNORE INTO seatings (guest, table_id) VALUES (?, ?)";
const DELETE_SEATING: &str = "DELETE FROM seatings WHERE guest = ? AND table_id = ?";

fn of_seating(sql: &'static str, guest: u64, table: u64) -> Query<'static> {
    sqlx::query(sql).bind(guest as i64).bind(table as i64)
}

/// A token that was just made was used then.
fn insert_token<'a>(
    hash: &'a TokenHash,
    guest: u64,
    kind: TokenKind,
    (created, expires): (Timestamp, Timestamp),
    device: &'a str,
) -> Query<'a> {
    sqlx::query(
        "INSERT INTO tokens (hash, guest, kind, expires, created, used, device)
         VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)",
    )
    .bind(hash)
    .bind(guest as i64)
    .bind(kind.name())
    .bind(expires as i64)
    .bind(created as i64)
    .bind(device)
}

fn insert_table<'a>(
    id: u64,
    code: &'a str,
    created: Timestamp,
    (flags, host, summary): (TableFlags, Option<u64>, Option<&Value>),
) -> Query<'a> {
    sqlx::query(
        "INSERT INTO tables (id, code, created, host_seen, listed, wakes, over, waits, host, summary)
         VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )
    .bind(id as i64)
    .bind(code)
    .bind(created as i64)
    .bind(flags.listed)
    .bind(flags.wakes)
    .bind(flags.over)
    .bind(flags.waits)
    .bind(host.map(|host| host as i64))
    .bind(summary.map(Value::to_string))
}

fn update_table<'a>(id: u64, flags: TableFlags, summary: Option<&Value>) -> Query<'a> {
    let update =
        "UPDATE tables SET listed = ?, wakes = ?, over = ?, waits = ?, summary = ? WHERE id = ?";
    sqlx::query(update)
        .bind(flags.listed)
        .bind(flags.wakes)
        .bind(flags.over)
        .bind(flags.waits)
        .bind(summary.map(Value::to_string))
        .bind(id as i64)
}
