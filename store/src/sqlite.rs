//! The store in one SQLite file.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqlSafeStr, SqliteConnection};
use stammtisch_table::{Fact, Guest, Moment};
use tokio::sync::OwnedRwLockReadGuard;

use crate::writer::{Gate, Writer};
use crate::{Change, Kept, Soon, Standing, Store, Taker, TokenHash, TokenKind, Trouble};

type PoolConnection = sqlx::pool::PoolConnection<sqlx::Sqlite>;

/// The log is moved into the database when it has about so many bytes.
const LONGEST_LOG: usize = 8 << 20;
/// Readers do not wait for the writer, nor for each other.
const READERS: u32 = 4;

/// One file, one writer, some readers.
pub struct Sqlite {
    readers: SqlitePool,
    gate: Gate,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, making it if it is not there, and brings it up to date.
    pub async fn open(file: &Path) -> Result<Sqlite, Trouble> {
        Sqlite::open_as(Sqlite::options(file), LONGEST_LOG).await
    }

    /// How the file is opened.
    pub fn options(file: &Path) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Nothing is acknowledged that a power cut could take back.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            // The writer does it, alone.
            .pragma("wal_autocheckpoint", "0")
    }

    /// Opens a file in a way of one's own; tests plant faults so. SQLite's log grows to about so
    /// many bytes before it is moved into the database.
    pub async fn open_as(
        options: SqliteConnectOptions,
        longest_log: usize,
    ) -> Result<Sqlite, Trouble> {
        let mut connection = options.clone().connect().await?;
        migrations()
            .run(&mut connection)
            .await
            .map_err(|why| Trouble::Storage(why.to_string()))?;
        empty_log(&mut connection).await?;
        Sqlite::with(connection, options, longest_log).await
    }

    /// Joins a store that is there, and may be in use by another process, changing nothing.
    pub async fn join(file: &Path) -> Result<Sqlite, Trouble> {
        let options = Sqlite::options(file).create_if_missing(false);
        let connection = options.clone().connect().await?;
        Sqlite::with(connection, options, LONGEST_LOG).await
    }

    async fn with(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        longest_log: usize,
    ) -> Result<Sqlite, Trouble> {
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.create_if_missing(false))
            .await?;
        let gate = Gate::default();
        Ok(Sqlite {
            readers,
            writer: Writer::start(connection, longest_log, gate.clone()),
            gate,
        })
    }

    /// A connection to read with, and the place at the gate that goes with it.
    async fn reader(&self) -> Result<(OwnedRwLockReadGuard<()>, PoolConnection), Trouble> {
        let place = self.gate.clone().read_owned().await;
        Ok((place, self.readers.acquire().await?))
    }
}

/// If a sync failed and then the program crashed, SQLite's log may end in pages that the system has in
/// memory and takes for written, and nothing that follows them would be safe. So all of the log goes
/// into the database, and a commit of nothing begins another: from then on the disk's log is void.
async fn empty_log(connection: &mut SqliteConnection) -> Result<(), Trouble> {
    sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA user_version = 0")
        .execute(connection)
        .await?;
    Ok(())
}

/// An applied migration is never edited: what changes later is a migration of its own.
fn migrations() -> Migrator {
    let first = include_str!("../migrations/0001_first.sql");
    Migrator::with_migrations(vec![Migration::new(
        1,
        "first".into(),
        MigrationType::Simple,
        first.into_sql_str(),
        false,
    )])
}

/// Numbers are kept as SQLite has them; none of ours is larger than that.
fn number(row: &SqliteRow, column: usize) -> u64 {
    row.get::<i64, _>(column) as u64
}

fn read_guest(row: &SqliteRow) -> Guest {
    Guest {
        id: number(row, 0),
        name: row.get(1),
    }
}

fn codes(rows: &[SqliteRow]) -> Vec<String> {
    rows.iter().map(|row| row.get(0)).collect()
}

/// A row of `id, code, made, listed, waking` with its log.
async fn read_table(row: &SqliteRow, connection: &mut SqliteConnection) -> Result<Kept, Trouble> {
    let (id, code): (u64, String) = (number(row, 0), row.get(1));
    let rows = sqlx::query("SELECT number, fact FROM facts WHERE table_id = ? ORDER BY number")
        .bind(id as i64)
        .fetch_all(connection)
        .await?;
    let facts = rows
        .iter()
        .enumerate()
        .map(|(due, row)| read_fact(&code, due as u64, row))
        .collect::<Result<_, _>>()?;
    Ok(Kept {
        id,
        code,
        made: number(row, 2),
        standing: Standing {
            listed: row.get(3),
            waking: row.get(4),
        },
        facts,
    })
}

fn read_fact(code: &str, due: u64, row: &SqliteRow) -> Result<Fact, Trouble> {
    if number(row, 0) != due {
        let what = format!("fact {due} of table {code} is missing");
        return Err(Trouble::Damaged(what));
    }
    serde_json::from_str(row.get(1))
        .map_err(|why| Trouble::Damaged(format!("fact {due} of table {code}: {why}")))
}

impl Sqlite {
    async fn export_all(&self, taker: Taker<'_>) -> Result<(), Trouble> {
        let (_place, mut connection) = self.reader().await?;
        // One transaction sees one moment.
        let mut at_once = connection.begin().await?;
        for row in sqlx::query("SELECT id, name, made FROM guests ORDER BY id")
            .fetch_all(&mut *at_once)
            .await?
        {
            let Guest { id, name } = read_guest(&row);
            let made = number(&row, 2);
            taker(Change::Guest { id, name, made })?;
        }
        for row in sqlx::query("SELECT hash, guest, kind, ends FROM tokens ORDER BY hash")
            .fetch_all(&mut *at_once)
            .await?
        {
            taker(Change::Token {
                hash: row.get(0),
                guest: number(&row, 1),
                kind: match row.get(2) {
                    "link" => TokenKind::Link,
                    _ => TokenKind::Session,
                },
                ends: number(&row, 3),
            })?;
        }
        for row in sqlx::query("SELECT id, code, made, listed, waking FROM tables ORDER BY id")
            .fetch_all(&mut *at_once)
            .await?
        {
            let kept = read_table(&row, &mut at_once).await?;
            taker(Change::Table {
                id: kept.id,
                code: kept.code,
                made: kept.made,
                standing: kept.standing,
            })?;
            taker(Change::Facts {
                table: kept.id,
                first: 0,
                facts: kept.facts,
            })?;
        }
        for row in sqlx::query("SELECT table_id, guest FROM sitters ORDER BY guest, table_id")
            .fetch_all(&mut *at_once)
            .await?
        {
            taker(Change::Sitter {
                table: number(&row, 0),
                guest: number(&row, 1),
            })?;
        }
        Ok(())
    }
}

impl Store for Sqlite {
    fn write(&self, changes: Vec<Change>) -> Soon<'_, ()> {
        Box::pin(self.writer.write(changes))
    }

    fn guest<'a>(
        &'a self,
        token: &'a TokenHash,
        kind: TokenKind,
        now: Moment,
    ) -> Soon<'a, Option<Guest>> {
        Box::pin(async move {
            let (_place, mut connection) = self.reader().await?;
            let row = sqlx::query(
                "SELECT guests.id, guests.name FROM tokens
                 JOIN guests ON guests.id = tokens.guest
                 WHERE tokens.hash = ? AND tokens.kind = ? AND tokens.ends > ?",
            )
            .bind(token)
            .bind(kind.name())
            .bind(now as i64)
            .fetch_optional(&mut *connection)
            .await?;
            Ok(row.as_ref().map(read_guest))
        })
    }

    fn find<'a>(&'a self, code: &'a str) -> Soon<'a, Option<Kept>> {
        Box::pin(async move {
            let (_place, mut connection) = self.reader().await?;
            let row =
                sqlx::query("SELECT id, code, made, listed, waking FROM tables WHERE code = ?")
                    .bind(code)
                    .fetch_optional(&mut *connection)
                    .await?;
            match row {
                Some(row) => Ok(Some(read_table(&row, &mut connection).await?)),
                None => Ok(None),
            }
        })
    }

    fn lively(&self) -> Soon<'_, Vec<String>> {
        Box::pin(async move {
            let (_place, mut connection) = self.reader().await?;
            let rows =
                sqlx::query("SELECT code FROM tables WHERE listed OR waking ORDER BY made DESC")
                    .fetch_all(&mut *connection)
                    .await?;
            Ok(codes(&rows))
        })
    }

    fn sat_at(&self, guest: u64, most: u32) -> Soon<'_, Vec<String>> {
        Box::pin(async move {
            let (_place, mut connection) = self.reader().await?;
            let rows = sqlx::query(
                "SELECT tables.code FROM sitters JOIN tables ON tables.id = sitters.table_id
                 WHERE sitters.guest = ? ORDER BY tables.made DESC LIMIT ?",
            )
            .bind(guest as i64)
            .bind(most)
            .fetch_all(&mut *connection)
            .await?;
            Ok(codes(&rows))
        })
    }

    fn export<'a>(&'a self, taker: Taker<'a>) -> Soon<'a, ()> {
        Box::pin(self.export_all(taker))
    }

    fn backup<'a>(&'a self, to: &'a Path) -> Soon<'a, ()> {
        Box::pin(async move {
            let (_place, mut connection) = self.reader().await?;
            sqlx::query("VACUUM INTO ?")
                .bind(to.to_string_lossy().into_owned())
                .execute(&mut *connection)
                .await?;
            Ok(())
        })
    }
}
