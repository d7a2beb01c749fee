//! The store in a PostgreSQL that several servers share.

mod cluster;
mod committer;
mod connection;
mod inspect;
mod logs;
mod notices;

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection};
use stammtisch_log::Fact;

use crate::cluster::Cluster;
use crate::database::{Backend, Database};
use crate::schema::{self, Schema};
use crate::sql::Connection;
use crate::writer::Writer;
use crate::{BoxFuture, StoreError};

pub use inspect::{PostgresContents, PostgresInspection, inspect_postgres};

use committer::PgCommitter;
use connection::Reader;
use logs::Logs;
use notices::Mailbox;

/// The number of connections for reading.
const READERS: u32 = 8;
/// How long the database may take for anything before the connection counts as lost.
const PATIENCE: Duration = Duration::from_secs(5);

/// The store in one PostgreSQL.
pub type Postgres = Database<PgNode>;

/// This server among those that share the database.
pub struct PgNode {
    /// Its number.
    id: u64,
    readers: PgPool,
    logs: Logs,
    mailbox: Mailbox,
}

impl Backend for PgNode {
    fn reader(&self) -> BoxFuture<'_, Box<dyn Connection>> {
        Box::pin(async {
            let reader: Box<dyn Connection> = Box::new(Reader::take(&self.readers).await?);
            Ok(reader)
        })
    }

    fn facts(&self, table: u64, from: u64) -> BoxFuture<'_, Vec<Fact>> {
        Box::pin(self.logs.read(table, from))
    }

    fn close_readers(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.mailbox.close();
            tokio::time::timeout(PATIENCE, self.readers.close())
                .await
                .ok();
            Ok(())
        })
    }

    fn cluster(&self) -> Option<&dyn Cluster> {
        Some(self)
    }
}

impl Postgres {
    /// Connects to the database at this address, `postgres://...`, and brings its schema up to date. `node` is a
    /// number that no other server has.
    ///
    /// # Errors
    /// If it cannot be reached or written; [`StoreError::NewerFormat`] if a later program has changed it in a way
    /// that this one would harm.
    pub async fn connect(address: &str, node: u64) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(address)?
            .application_name("stammtisch")
            // What every statement logs is no news.
            .disable_statement_logging();
        let mut connection = connect(&options).await?;
        schema::refuse_newer(&mut connection, SCHEMA).await?;
        schema::migrator(SCHEMA)
            .run(&mut connection)
            .await
            .map_err(|error| StoreError::Storage(error.to_string()))?;
        let readers = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| Box::pin(prepare(connection)))
            .connect_with(options.clone())
            .await?;
        let mailbox = Mailbox::open(node, options.clone());
        let writer = Writer::start(PgCommitter::new(options, connection, mailbox.clone()));
        let backend = PgNode {
            id: node,
            logs: Logs::start(readers.clone()),
            readers,
            mailbox,
        };
        Ok(Database { backend, writer })
    }
}

/// Connects to the database.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let connecting = async {
        let mut connection = options.connect().await?;
        prepare(&mut connection).await?;
        Ok(connection)
    };
    let connected = tokio::time::timeout(PATIENCE, connecting).await;
    connected.unwrap_or_else(|_| Err(no_answer()))
}

/// Makes a new connection safe to use: to the one database that is written, where nothing is acknowledged that a
/// power cut could take back.
async fn prepare(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let standby: bool = sqlx::query_scalar("SELECT pg_is_in_recovery()")
        .fetch_one(&mut *connection)
        .await?;
    if standby {
        let why = "this PostgreSQL is a standby, which cannot be written";
        return Err(sqlx::Error::Configuration(why.into()));
    }
    // A host may ask for more than `on`, but not for less. A transaction that a lost connection left behind must not
    // keep its locks.
    let settings = "SELECT set_config('synchronous_commit', 'on', false)
         WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply');
         SET idle_in_transaction_session_timeout = '5s'; SET lock_timeout = '5s'";
    sqlx::raw_sql(settings).execute(connection).await?;
    Ok(())
}

fn no_answer() -> StoreError {
    StoreError::Storage("the database does not answer".to_owned())
}

/// The migrations. One that was released is never edited: later changes get their own.
const SCHEMA: Schema = &[(
    "schema",
    include_str!("../../migrations/postgres/0001_schema.sql"),
)];
