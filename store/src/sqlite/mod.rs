//! The store in one SQLite file.

mod committer;
mod connection;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqliteConnection};

use crate::database::{Backend, Database};
use crate::schema::{self, Schema};
use crate::sql::Connection;
use crate::writer::Writer;
use crate::{BoxFuture, StoreError, format, new_private_file, private_file};

use committer::{CheckpointLock, SqliteCommitter};
use connection::{Reader, run};

/// The size of SQLite's write-ahead log, in bytes, at which it is moved into the database.
const MAX_WAL: usize = 8 << 20;
/// The number of connections for reading; they wait neither for the writer nor for each other.
const READERS: u32 = 4;

/// The store in one file, with one writer and some readers.
pub type Sqlite = Database<SqliteFile>;

/// One file and its readers.
pub struct SqliteFile {
    readers: SqlitePool,
    checkpoint_lock: CheckpointLock,
}

impl Backend for SqliteFile {
    fn reader(&self) -> BoxFuture<'_, Box<dyn Connection>> {
        Box::pin(async {
            let guard = self.checkpoint_lock.clone().read_owned().await;
            let reader: Box<dyn Connection> = Box::new(Reader {
                connection: self.readers.acquire().await?,
                _guard: guard,
            });
            Ok(reader)
        })
    }

    fn close_readers(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            Ok(())
        })
    }
}

impl Sqlite {
    /// Opens the file, creates it if need be, and brings its schema up to date.
    ///
    /// # Errors
    /// [`StoreError::OldFormat`] if an earlier version wrote the file, [`StoreError::NewerFormat`] if a later one
    /// did that this one would harm.
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
    /// As for [`Sqlite::open`].
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
        let writer = Writer::start(SqliteCommitter {
            connection,
            checkpoint_lock: checkpoint_lock.clone(),
            max_wal,
            wal: 0,
            has_erased: false,
        });
        let backend = SqliteFile {
            readers,
            checkpoint_lock,
        };
        Ok(Database { backend, writer })
    }

    /// Copies everything, as it is at one point in time, to a file that must not exist yet.
    ///
    /// # Errors
    /// If it exists, or cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        // SQLite takes an empty file for none.
        let created = new_private_file(to);
        created.map_err(|error| StoreError::Storage(error.to_string()))?;
        let mut connection = self.backend.reader().await?;
        let to = to.to_string_lossy().into_owned();
        let copied = connection.execute("VACUUM INTO $1", crate::sql::values![to]);
        copied.await.map(drop)
    }
}

/// Moves all of SQLite's write-ahead log into the database and starts another with an empty commit.
///
/// If a sync failed and then the program crashed, the log may end in pages that the system holds in
/// memory and believes to be on the disk; nothing written after them would be safe. After this the
/// old log no longer counts.
async fn empty_wal(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let empty = "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA user_version = 0";
    run(connection, empty).await
}

/// The migrations. One that was released is never edited: later changes get their own.
pub(crate) const SCHEMA: Schema = &[
    (
        "schema",
        include_str!("../../migrations/sqlite/0001_schema.sql"),
    ),
    (
        "analyses",
        include_str!("../../migrations/sqlite/0002_analyses.sql"),
    ),
    (
        "finding",
        include_str!("../../migrations/sqlite/0003_finding.sql"),
    ),
    (
        "people",
        include_str!("../../migrations/sqlite/0004_people.sql"),
    ),
    (
        "heartbeat",
        include_str!("../../migrations/sqlite/0005_heartbeat.sql"),
    ),
    (
        "faces",
        include_str!("../../migrations/sqlite/0006_faces.sql"),
    ),
    (
        "since",
        include_str!("../../migrations/sqlite/0007_since.sql"),
    ),
];

async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    schema::refuse_newer(connection, SCHEMA).await?;
    schema::migrator(SCHEMA)
        .run(connection)
        .await
        .map_err(|error| StoreError::Storage(error.to_string()))
}
