//! Looks at a database without changing it.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Row};
use stammtisch_log::Timestamp;

use crate::sqlite::SCHEMA;
use crate::{StoreError, format, schema};

/// What a database is like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// How many tables are stored.
    pub tables: u64,
    /// When the newest of them was opened, if there is one.
    pub newest: Option<Timestamp>,
    /// Whether a later program has changed the database in a way that this one would harm.
    pub is_newer: bool,
    /// What SQLite finds wrong with the file.
    pub faults: Vec<String>,
}

/// Looks at a database that a server may be using.
///
/// # Errors
/// If there is none or it cannot be read; [`StoreError::OldFormat`] if an earlier version wrote it.
pub async fn inspect(file: &Path) -> Result<Inspection, StoreError> {
    // Not as the store opens it: that would turn a backup into a database with a log. SQLite itself needs to write
    // beside a writer, but no statement can.
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(false)
        .busy_timeout(Duration::from_secs(10))
        .pragma("query_only", "ON");
    let mut connection = options.connect().await?;
    format::check(&mut connection, file).await?;
    let faults = sqlx::query("PRAGMA quick_check(5)");
    let faults = faults.fetch_all(&mut connection).await?;
    let faults: Vec<String> = faults.iter().map(|row| row.get(0)).collect();
    let row = sqlx::query("SELECT count(*), max(created) FROM tables");
    let row = row.fetch_one(&mut connection).await?;
    let newest: Option<i64> = row.get(1);
    Ok(Inspection {
        tables: row.get::<i64, _>(0) as u64,
        newest: newest.map(|newest| newest as Timestamp),
        is_newer: schema::refuse_newer(&mut connection, SCHEMA).await.is_err(),
        faults: faults.into_iter().filter(|fault| fault != "ok").collect(),
    })
}
