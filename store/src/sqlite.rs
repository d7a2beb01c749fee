//! The store in one SQLite file.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row, SqlSafeStr, SqliteConnection};
use stammtisch_log::{Fact, Guest, TableFlags, Timestamp};
use tokio::sync::OwnedRwLockReadGuard;

use crate::writer::{CheckpointLock, Writer};
use crate::{
    BoxFuture, Change, ChangeSink, Store, StoreError, StoredAnalysis, StoredTable, TokenHash,
    TokenKind, format,
};

type PoolConnection = sqlx::pool::PoolConnection<sqlx::Sqlite>;

/// The size of SQLite's write-ahead log, in bytes, at which it is moved into the database.
const MAX_WAL: usize = 8 << 20;
/// The number of connections for reading; they wait neither for the writer nor for each other.
const READERS: u32 = 4;

/// The store in one file, with one writer and some readers.
pub struct Sqlite {
    readers: SqlitePool,
    checkpoint_lock: CheckpointLock,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, creates it if need be, and brings its schema up to date.
    ///
    /// # Errors
    /// [`StoreError::OldFormat`] if an earlier version wrote the file.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_as(Sqlite::options(file), MAX_WAL).await
    }

    /// Returns how the file is opened.
    pub fn options(file: &Path) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Nothing is acknowledged that a power cut could take back.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            // Only the writer does it.
            .pragma("wal_autocheckpoint", "0")
    }

    /// Opens a file with options of the caller's, which is how tests plant faults. SQLite's log grows
    /// to about `max_wal` bytes before it is moved into the database.
    pub async fn open_as(
        options: SqliteConnectOptions,
        max_wal: usize,
    ) -> Result<Sqlite, StoreError> {
        let mut connection = options.clone().connect().await?;
        format::check(&mut connection, options.get_filename()).await?;
        migrations()
            .run(&mut connection)
            .await
            .map_err(|error| StoreError::Storage(error.to_string()))?;
        empty_wal(&mut connection).await?;
        Sqlite::with(connection, options, max_wal).await
    }

    /// Opens a store that another process may be using, without changing it.
    ///
    /// # Errors
    /// [`StoreError::OldFormat`] if an earlier version wrote the file.
    pub async fn join(file: &Path) -> Result<Sqlite, StoreError> {
        let options = Sqlite::options(file).create_if_missing(false);
        let mut connection = options.clone().connect().await?;
        format::check(&mut connection, file).await?;
        Sqlite::with(connection, options, MAX_WAL).await
    }

    async fn with(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        max_wal: usize,
    ) -> Result<Sqlite, StoreError> {
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.create_if_missing(false))
            .await?;
        let checkpoint_lock = CheckpointLock::default();
        Ok(Sqlite {
            readers,
            writer: Writer::start(connection, max_wal, checkpoint_lock.clone()),
            checkpoint_lock,
        })
    }

    /// Returns a connection to read with, and the guard that keeps the writer from moving its log
    /// meanwhile.
    pub(crate) async fn reader(
        &self,
    ) -> Result<(OwnedRwLockReadGuard<()>, PoolConnection), StoreError> {
        let guard = self.checkpoint_lock.clone().read_owned().await;
        Ok((guard, self.readers.acquire().await?))
    }
}

/// Moves all of SQLite's write-ahead log into the database and starts another with an empty commit.
///
/// If a sync failed and then the program crashed, the log may end in pages that the system holds in
/// memory and believes to be on the disk; nothing written after them would be safe. After this the
/// old log no longer counts.
async fn empty_wal(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA user_version = 0")
        .execute(connection)
        .await?;
    Ok(())
}

/// Returns the migrations. One that was released is never edited: later changes get their own.
fn migrations() -> Migrator {
    let schema = include_str!("../migrations/0001_schema.sql");
    let analyses = include_str!("../migrations/0002_analyses.sql");
    Migrator::with_migrations(vec![
        migration(1, "schema", schema),
        migration(2, "analyses", analyses),
    ])
}

fn migration(version: i64, name: &'static str, sql: &'static str) -> Migration {
    let kind = MigrationType::Simple;
    Migration::new(version, name.into(), kind, sql.into_sql_str(), false)
}

/// Reads a number, which SQLite stores signed; none of ours needs the highest bit.
pub(crate) fn number(row: &SqliteRow, column: usize) -> u64 {
    row.get::<i64, _>(column) as u64
}

pub(crate) fn read_guest(row: &SqliteRow) -> Guest {
    Guest {
        id: number(row, 0),
        name: row.get(1),
    }
}

fn codes(rows: &[SqliteRow]) -> Vec<String> {
    rows.iter().map(|row| row.get(0)).collect()
}

/// Reads a row of `id, code, created, listed, wakes` and the log that belongs to it.
pub(crate) async fn read_table(
    row: &SqliteRow,
    connection: &mut SqliteConnection,
) -> Result<StoredTable, StoreError> {
    let (id, code): (u64, String) = (number(row, 0), row.get(1));
    Ok(StoredTable {
        facts: read_facts(id, 0, connection).await?,
        id,
        code,
        created: number(row, 2),
        flags: TableFlags {
            listed: row.get(3),
            wakes: row.get(4),
        },
    })
}

/// Reads a table's log from this number on.
async fn read_facts(
    table: u64,
    from: u64,
    connection: &mut SqliteConnection,
) -> Result<Vec<Fact>, StoreError> {
    let rows = sqlx::query(
        "SELECT number, fact FROM facts WHERE table_id = ? AND number >= ? ORDER BY number",
    )
    .bind(table as i64)
    .bind(from as i64)
    .fetch_all(connection)
    .await?;
    let numbered = (from..).zip(&rows);
    numbered
        .map(|(expected, row)| read_fact(expected, row))
        .collect()
}

/// Reads a fact. Errors name the number alone: a code leads to the table, and a fact holds secrets.
fn read_fact(expected: u64, row: &SqliteRow) -> Result<Fact, StoreError> {
    if number(row, 0) != expected {
        let what = format!("fact {expected} is missing");
        return Err(StoreError::Damaged(what));
    }
    serde_json::from_str(row.get(1))
        .map_err(|error| StoreError::Damaged(format!("fact {expected}: {error}")))
}

impl Store for Sqlite {
    fn write(&self, changes: Vec<Change>) -> BoxFuture<'_, ()> {
        Box::pin(self.writer.write(changes))
    }

    fn guest<'a>(
        &'a self,
        token: &'a TokenHash,
        kind: TokenKind,
        now: Timestamp,
    ) -> BoxFuture<'a, Option<Guest>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let row = sqlx::query(
                "SELECT guests.id, guests.name FROM tokens
                 JOIN guests ON guests.id = tokens.guest
                 WHERE tokens.hash = ? AND tokens.kind = ? AND tokens.expires > ?",
            )
            .bind(token)
            .bind(kind.name())
            .bind(now as i64)
            .fetch_optional(&mut *connection)
            .await?;
            Ok(row.as_ref().map(read_guest))
        })
    }

    fn find<'a>(&'a self, code: &'a str) -> BoxFuture<'a, Option<StoredTable>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let row =
                sqlx::query("SELECT id, code, created, listed, wakes FROM tables WHERE code = ?")
                    .bind(code)
                    .fetch_optional(&mut *connection)
                    .await?;
            match row {
                Some(row) => Ok(Some(read_table(&row, &mut connection).await?)),
                None => Ok(None),
            }
        })
    }

    fn facts(&self, table: u64, from: u64) -> BoxFuture<'_, Vec<Fact>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            read_facts(table, from, &mut connection).await
        })
    }

    fn analysis(&self, table: u64, game: u32) -> BoxFuture<'_, Option<StoredAnalysis>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let row = sqlx::query(
                "SELECT version, analysis FROM analyses WHERE table_id = ? AND game = ?",
            )
            .bind(table as i64)
            .bind(game)
            .fetch_optional(&mut *connection)
            .await?;
            Ok(row.map(|row| StoredAnalysis {
                version: row.get(0),
                analysis: row.get(1),
            }))
        })
    }

    fn tables_to_wake(&self) -> BoxFuture<'_, Vec<String>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let rows =
                sqlx::query("SELECT code FROM tables WHERE listed OR wakes ORDER BY created DESC")
                    .fetch_all(&mut *connection)
                    .await?;
            Ok(codes(&rows))
        })
    }

    fn sat_at(&self, guest: u64, most: u32) -> BoxFuture<'_, Vec<String>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let rows = sqlx::query(
                "SELECT tables.code FROM seatings JOIN tables ON tables.id = seatings.table_id
                 WHERE seatings.guest = ? ORDER BY tables.created DESC LIMIT ?",
            )
            .bind(guest as i64)
            .bind(most)
            .fetch_all(&mut *connection)
            .await?;
            Ok(codes(&rows))
        })
    }

    fn export<'a>(&'a self, sink: ChangeSink<'a>) -> BoxFuture<'a, ()> {
        Box::pin(self.send_all(sink))
    }

    fn backup<'a>(&'a self, to: &'a Path) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            sqlx::query("VACUUM INTO ?")
                .bind(to.to_string_lossy().into_owned())
                .execute(&mut *connection)
                .await?;
            Ok(())
        })
    }
}
