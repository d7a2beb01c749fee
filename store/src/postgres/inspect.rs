//! Looks at a PostgreSQL without changing it.

use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection, Row};

use super::{PATIENCE, SCHEMA, no_answer};
use crate::{StoreError, schema};

/// What a PostgreSQL is like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostgresInspection {
    /// The version of PostgreSQL.
    pub version: String,
    /// Whether it is a standby, which cannot be written.
    pub is_standby: bool,
    /// Settings under which a crash may lose what was acknowledged.
    pub unsafe_settings: Vec<String>,
    /// How many connections it takes altogether.
    pub max_connections: u64,
    /// What is stored; `None` if no server has used the database yet.
    pub contents: Option<PostgresContents>,
}

/// What is stored in a PostgreSQL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostgresContents {
    /// How many tables.
    pub tables: u64,
    /// How many servers are there now.
    pub servers: u64,
    /// Whether a later program has changed the database in a way that this one would harm.
    pub is_newer: bool,
}

/// Looks at the PostgreSQL at this address, which servers may be using.
///
/// # Errors
/// If it does not answer, or does not let us in.
pub async fn inspect_postgres(address: &str) -> Result<PostgresInspection, StoreError> {
    let options = PgConnectOptions::from_str(address)?.application_name("stammtisch doctor");
    let look = async {
        let mut connection = options.connect().await?;
        let found = look(&mut connection).await?;
        connection.close().await?;
        Ok(found)
    };
    let found = tokio::time::timeout(PATIENCE, look).await;
    found.unwrap_or_else(|_| Err(no_answer()))
}

async fn look(connection: &mut PgConnection) -> Result<PostgresInspection, StoreError> {
    let row = sqlx::query(
        "SELECT current_setting('server_version'), pg_is_in_recovery(),
         current_setting('max_connections')::bigint, to_regclass('compatibility') IS NOT NULL",
    );
    let row = row.fetch_one(&mut *connection).await?;
    let off = "SELECT name FROM pg_settings
         WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off' ORDER BY name";
    let off = sqlx::query(off).fetch_all(&mut *connection).await?;
    Ok(PostgresInspection {
        version: row.get(0),
        is_standby: row.get(1),
        max_connections: row.get::<i64, _>(2) as u64,
        unsafe_settings: off.iter().map(|row| row.get(0)).collect(),
        contents: if row.get(3) {
            Some(contents(connection).await?)
        } else {
            None
        },
    })
}

async fn contents(connection: &mut PgConnection) -> Result<PostgresContents, StoreError> {
    let row = sqlx::query(
        "SELECT (SELECT count(*) FROM tables),
         (SELECT count(*) FROM nodes WHERE seen > clock_timestamp() - interval '3 seconds'),
         (SELECT max(oldest) FROM compatibility)",
    );
    let row = row.fetch_one(connection).await?;
    Ok(PostgresContents {
        tables: row.get::<i64, _>(0) as u64,
        servers: row.get::<i64, _>(1) as u64,
        is_newer: row.get::<i64, _>(2) > schema::newest(SCHEMA),
    })
}
