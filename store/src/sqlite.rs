//! The store in one SQLite file.

use std::path::Path;
use std::time::Duration;

use serde_json::Value;
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
    BoxFuture, Change, ChangeSink, ListedTable, People, Store, StoreError, StoredAnalysis,
    StoredTable, TokenHash, TokenKind, format, new_private_file, private_file,
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
        // SQLite gives its other files the same mode.
        private_file(file).map_err(|error| StoreError::Storage(error.to_string()))?;
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
            // What is erased is overwritten, not only unlinked.
            .pragma("secure_delete", "ON")
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
        migrate(&mut connection).await?;
        empty_wal(&mut connection).await?;
        Sqlite::with(connection, options, max_wal).await
    }

    /// Opens a store that another process may be using, and brings its schema up to date if none did. What is
    /// written appears there; that process alone moves SQLite's log.
    ///
    /// # Errors
    /// [`StoreError::OldFormat`] if an earlier version wrote the file.
    pub async fn join(file: &Path) -> Result<Sqlite, StoreError> {
        let options = Sqlite::options(file).create_if_missing(false);
        let mut connection = options.clone().connect().await?;
        format::check(&mut connection, file).await?;
        migrate(&mut connection).await?;
        Sqlite::with(connection, options, usize::MAX).await
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

async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let migrated = migrations().run(connection).await;
    migrated.map_err(|error| StoreError::Storage(error.to_string()))
}

/// Returns the migrations. One that was released is never edited: later changes get their own.
pub(crate) fn migrations() -> Migrator {
    let migration = |version, name: &'static str, sql: &'static str| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        migration(1, "schema", include_str!("../migrations/0001_schema.sql")),
        migration(
            2,
            "analyses",
            include_str!("../migrations/0002_analyses.sql"),
        ),
        migration(3, "finding", include_str!("../migrations/0003_finding.sql")),
        migration(4, "people", include_str!("../migrations/0004_people.sql")),
        migration(
            5,
            "heartbeat",
            include_str!("../migrations/0005_heartbeat.sql"),
        ),
        migration(6, "faces", include_str!("../migrations/0006_faces.sql")),
    ])
}

/// Reads a number, which SQLite stores signed; none of ours needs the highest bit.
pub(crate) fn number(row: &SqliteRow, column: usize) -> u64 {
    row.get::<i64, _>(column) as u64
}

/// Reads a guest from the first two columns, without their face.
pub(crate) fn read_guest(row: &SqliteRow) -> Guest {
    Guest::new(number(row, 0), row.get::<String, _>(1))
}

/// Reads a guest from the first two columns and this one.
pub(crate) fn read_guest_with_face(row: &SqliteRow, face: usize) -> Guest {
    Guest {
        face: row.get(face),
        ..read_guest(row)
    }
}

/// Reads a row of `summary`, which may be missing.
fn read_summary(text: Option<&str>) -> Option<Value> {
    text.and_then(|text| serde_json::from_str(text).ok())
}

fn codes(rows: &[SqliteRow]) -> Vec<String> {
    rows.iter().map(|row| row.get(0)).collect()
}

/// Reads a row of `id, code, created, listed, wakes, over, host, summary, waits` and the log that belongs to it.
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
            over: row.get(5),
            waits: row.get(8),
        },
        host: row.get::<Option<i64>, _>(6).map(|host| host as u64),
        summary: read_summary(row.get(7)),
    })
}

/// Reads when a server was last known to be there.
pub(crate) async fn read_heartbeat(
    connection: &mut SqliteConnection,
) -> Result<Option<Timestamp>, StoreError> {
    // A file that no server of today has opened does not have the table.
    let exists = sqlx::query("SELECT 1 FROM sqlite_schema WHERE name = 'heartbeat'");
    if exists.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(None);
    }
    let row = sqlx::query("SELECT at FROM heartbeat");
    let row = row.fetch_optional(connection).await?;
    Ok(row.as_ref().map(|row| number(row, 0)))
}

/// Reads a table's log from this number on.
pub(crate) async fn read_facts(
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
    fn people(&self) -> &dyn People {
        self
    }

    fn write(&self, changes: Vec<Change>) -> BoxFuture<'_, ()> {
        Box::pin(self.writer.write(changes))
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            // The writer last: whoever closes last moves SQLite's log into the database.
            self.readers.close().await;
            self.writer.close().await;
            Ok(())
        })
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
                "SELECT guests.id, guests.name, guests.face FROM tokens
                 JOIN guests ON guests.id = tokens.guest
                 WHERE tokens.hash = ? AND tokens.kind = ? AND tokens.expires > ?",
            )
            .bind(token)
            .bind(kind.name())
            .bind(now as i64)
            .fetch_optional(&mut *connection)
            .await?;
            Ok(row.as_ref().map(|row| read_guest_with_face(row, 2)))
        })
    }

    fn find<'a>(&'a self, code: &'a str) -> BoxFuture<'a, Option<StoredTable>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let row = sqlx::query(
                "SELECT id, code, created, listed, wakes, over, host, summary, waits
                 FROM tables WHERE code = ?",
            )
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

    fn code_of(&self, table: u64, host: u64) -> BoxFuture<'_, Option<String>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let row = sqlx::query("SELECT code FROM tables WHERE id = ? AND host = ?")
                .bind(table as i64)
                .bind(host as i64)
                .fetch_optional(&mut *connection)
                .await?;
            Ok(row.map(|row| row.get(0)))
        })
    }

    fn tables_to_wake(&self, after: u64, most: u32) -> BoxFuture<'_, Vec<(u64, String)>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let rows = sqlx::query(
                "SELECT id, code FROM tables WHERE wakes AND id > ? ORDER BY id LIMIT ?",
            )
            .bind(after as i64)
            .bind(most)
            .fetch_all(&mut *connection)
            .await?;
            let read = |row: &SqliteRow| (number(row, 0), row.get(1));
            Ok(rows.iter().map(read).collect())
        })
    }

    fn listed(&self, most: u32) -> BoxFuture<'_, Vec<ListedTable>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let rows = sqlx::query(
                "SELECT code, summary FROM tables WHERE listed ORDER BY created DESC LIMIT ?",
            )
            .bind(most)
            .fetch_all(&mut *connection)
            .await?;
            let read = |row: &SqliteRow| ListedTable {
                code: row.get(0),
                summary: read_summary(row.get(1)),
            };
            Ok(rows.iter().map(read).collect())
        })
    }

    fn lobbies_before(&self, host_seen: Timestamp, most: u32) -> BoxFuture<'_, Vec<String>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let rows = sqlx::query(
                "SELECT code FROM tables WHERE waits AND host_seen < ? ORDER BY host_seen LIMIT ?",
            )
            .bind(host_seen as i64)
            .bind(most)
            .fetch_all(&mut *connection)
            .await?;
            Ok(codes(&rows))
        })
    }

    fn open_tables(&self, host: u64) -> BoxFuture<'_, u64> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let row = sqlx::query("SELECT count(*) FROM tables WHERE host = ? AND NOT over")
                .bind(host as i64)
                .fetch_one(&mut *connection)
                .await?;
            Ok(number(&row, 0))
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

    fn heartbeat(&self) -> BoxFuture<'_, Option<Timestamp>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            read_heartbeat(&mut connection).await
        })
    }

    fn export<'a>(&'a self, sink: ChangeSink<'a>) -> BoxFuture<'a, ()> {
        Box::pin(self.send_all(sink))
    }

    fn backup<'a>(&'a self, to: &'a Path) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            // SQLite takes an empty file for none.
            let created = new_private_file(to);
            created.map_err(|error| StoreError::Storage(error.to_string()))?;
            let (_guard, mut connection) = self.reader().await?;
            sqlx::query("VACUUM INTO ?")
                .bind(to.to_string_lossy().into_owned())
                .execute(&mut *connection)
                .await?;
            Ok(())
        })
    }
}
