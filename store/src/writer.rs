//! One writer for everybody: what comes in while a commit is under way shares the next one.
//!
//! The writer also moves the log into the database, while nobody reads. SQLite would do it by itself,
//! but around readers only in part, and then takes pages for safe that were never synced: a sync of
//! the database that fails later would lose them. FullState or not at all, a failed one is done again.
//!
//! A commit waits for the disk, and a disk manages some hundreds or thousands of such waits a
//! second, however much is written at each. So changes of many callers go into one transaction,
//! and each is answered when it is safe.

use std::sync::Arc;

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{RwLock, mpsc, oneshot};

use crate::{Change, Trouble};

/// So many writes wait at most; who comes then waits outside.
const QUEUE: usize = 4096;
/// So many writes share a commit at most.
const TOGETHER: usize = 1024;

/// A commit writes some pages to the log, however little there is to say.
const OF_A_COMMIT: usize = 16 * 1024;

type Answer = Result<(), Trouble>;

/// Changes to be made together, and whom to answer.
struct Write {
    changes: Vec<Change>,
    done: oneshot::Sender<Answer>,
}

/// The way to the writer.
pub(crate) struct Writer(mpsc::Sender<Write>);

impl Writer {
    /// Starts the writer on a connection of its own. When the log has about so many bytes, the
    /// writer shuts the gate to the readers and moves it into the database.
    pub(crate) fn start(connection: SqliteConnection, longest_log: usize, gate: Gate) -> Writer {
        let (send, receive) = mpsc::channel(QUEUE);
        let desk = Desk {
            connection,
            gate,
            longest_log,
            log: 0,
        };
        tokio::spawn(desk.write_all(receive));
        Writer(send)
    }

    /// Answers once the changes are safe.
    pub(crate) async fn write(&self, changes: Vec<Change>) -> Answer {
        let gone = || Trouble::Storage("the writer has ended".to_owned());
        let (done, answer) = oneshot::channel();
        let write = Write { changes, done };
        self.0.send(write).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

/// Readers go through it together, the one who moves the log alone.
pub(crate) type Gate = Arc<RwLock<()>>;

/// Where the writer works.
struct Desk {
    connection: SqliteConnection,
    gate: Gate,
    longest_log: usize,
    /// About how long the log is.
    log: usize,
}

impl Desk {
    async fn write_all(mut self, mut receive: mpsc::Receiver<Write>) {
        let mut together = Vec::with_capacity(TOGETHER);
        while receive.recv_many(&mut together, TOGETHER).await > 0 {
            let done = self.commit(&together).await;
            if done.is_err() && together.len() > 1 {
                // One of them may be at fault: then the others shall not suffer.
                for write in together.drain(..) {
                    let done = self.commit(std::slice::from_ref(&write)).await;
                    write.done.send(done).ok();
                }
            }
            for write in together.drain(..) {
                // Who does not wait any more need not be answered.
                write.done.send(done.clone()).ok();
            }
            if self.log > self.longest_log {
                self.move_log().await;
            }
        }
        self.connection.close().await.ok();
    }

    async fn commit(&mut self, writes: &[Write]) -> Answer {
        let written = commit(&mut self.connection, writes).await?;
        self.log += written + OF_A_COMMIT;
        Ok(())
    }

    /// If it fails, the log stays as it is and is moved after the next commit.
    async fn move_log(&mut self) {
        let _alone = self.gate.write().await;
        let moved = say(&mut self.connection, "PRAGMA wal_checkpoint(PASSIVE)").await;
        if moved.is_ok() {
            self.log = 0;
        }
    }
}

/// Makes all of these changes in one transaction, or none.
///
/// The transaction is ended by hand: when the disk fails, SQLite may end it by itself, and then a
/// `Transaction` could not be rolled back, would be thought open for ever, and no other could begin.
/// Answers how many bytes the facts have.
async fn commit(connection: &mut SqliteConnection, writes: &[Write]) -> Result<usize, Trouble> {
    say(connection, "BEGIN IMMEDIATE").await?;
    let mut done = make(connection, writes).await;
    if done.is_ok()
        && let Err(why) = say(connection, "COMMIT").await
    {
        done = Err(why);
    }
    if done.is_err() {
        // This fails where SQLite has done it already.
        say(connection, "ROLLBACK").await.ok();
    }
    done
}

async fn say(connection: &mut SqliteConnection, statement: &'static str) -> Answer {
    sqlx::raw_sql(statement).execute(connection).await?;
    Ok(())
}

async fn make(connection: &mut SqliteConnection, writes: &[Write]) -> Result<usize, Trouble> {
    let mut facts: Vec<Value> = Vec::new();
    for change in writes.iter().flat_map(|write| &write.changes) {
        match change {
            // All facts go in at once: there are many of them, and of little else.
            Change::Facts {
                table,
                first,
                facts: more,
            } => {
                for (fact, number) in more.iter().zip(*first..) {
                    facts.push(json!([table, number, fact]));
                }
            }
            other => rare(connection, other).await?,
        }
    }
    if facts.is_empty() {
        return Ok(0);
    }
    let facts = Value::from(facts).to_string();
    let written = facts.len();
    sqlx::query(
        "INSERT INTO facts (table_id, number, fact)
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)",
    )
    .bind(facts)
    .execute(connection)
    .await?;
    Ok(written)
}

/// Makes a change that is made seldom.
async fn rare(connection: &mut SqliteConnection, change: &Change) -> Answer {
    let query = match change {
        Change::Guest { id, name, made } => {
            sqlx::query("INSERT INTO guests (id, name, made) VALUES (?, ?, ?)")
                .bind(*id as i64)
                .bind(name)
                .bind(*made as i64)
        }
        Change::Name { guest, name } => sqlx::query("UPDATE guests SET name = ? WHERE id = ?")
            .bind(name)
            .bind(*guest as i64),
        Change::Token {
            hash,
            guest,
            kind,
            ends,
        } => sqlx::query("INSERT INTO tokens (hash, guest, kind, ends) VALUES (?, ?, ?, ?)")
            .bind(hash)
            .bind(*guest as i64)
            .bind(kind.name())
            .bind(*ends as i64),
        Change::Forget { hash } => sqlx::query("DELETE FROM tokens WHERE hash = ?").bind(hash),
        Change::Table {
            id,
            code,
            made,
            standing,
        } => sqlx::query(
            "INSERT INTO tables (id, code, made, listed, waking) VALUES (?, ?, ?, ?, ?)",
        )
        .bind(*id as i64)
        .bind(code)
        .bind(*made as i64)
        .bind(standing.listed)
        .bind(standing.waking),
        Change::Standing { table, standing } => {
            sqlx::query("UPDATE tables SET listed = ?, waking = ? WHERE id = ?")
                .bind(standing.listed)
                .bind(standing.waking)
                .bind(*table as i64)
        }
        Change::Sitter { table, guest } => {
            sqlx::query("INSERT OR IGNORE INTO sitters (guest, table_id) VALUES (?, ?)")
                .bind(*guest as i64)
                .bind(*table as i64)
        }
        Change::Facts { .. } => return Ok(()),
    };
    query.execute(connection).await?;
    Ok(())
}
