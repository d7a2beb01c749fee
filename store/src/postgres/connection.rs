//! A connection to PostgreSQL, which may be lost at any time, also without a word.

use sqlx::PgConnection;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgPool};
use tokio::time::error::Elapsed;

use super::no_answer;
use crate::sql::{Connection, NewFact, Row, Value, connection};
use crate::{BoxFuture, StoreError};

connection!(
    PgConnection,
    sqlx::Postgres,
    PgArguments,
    add_facts,
    "LOCK TABLE interventions IN EXCLUSIVE MODE",
    "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
     SET LOCAL idle_in_transaction_session_timeout = 0"
);

async fn add_facts(connection: &mut PgConnection, facts: &[NewFact]) -> Result<(), StoreError> {
    let tables: Vec<i64> = facts.iter().map(|fact| fact.table as i64).collect();
    let numbers: Vec<i64> = facts.iter().map(|fact| fact.number as i64).collect();
    let facts: Vec<&str> = facts.iter().map(|fact| fact.fact.as_str()).collect();
    sqlx::query(
        "INSERT INTO facts (table_id, number, fact)
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[])",
    )
    .bind(tables)
    .bind(numbers)
    .bind(facts)
    .execute(connection)
    .await?;
    Ok(())
}

/// A connection of the readers' pool. One that does not answer is given up: nobody knows what would come from it.
pub(super) struct Reader(Option<PoolConnection<sqlx::Postgres>>);

impl Reader {
    pub(super) async fn take(pool: &PgPool) -> Result<Reader, StoreError> {
        Ok(Reader(Some(pool.acquire().await?)))
    }

    pub(super) fn connection(&mut self) -> Result<&mut PgConnection, StoreError> {
        self.0.as_deref_mut().ok_or_else(no_answer)
    }

    /// Returns what was done in time, or gives the connection up.
    pub(super) fn in_time<T>(
        &mut self,
        done: Result<Result<T, StoreError>, Elapsed>,
    ) -> Result<T, StoreError> {
        done.unwrap_or_else(|_| {
            self.0.take().map(PoolConnection::detach);
            Err(no_answer())
        })
    }
}

/// Does something on a reader's connection, unless it takes too long.
macro_rules! bounded {
    ($reader:expr, $connection:ident => $work:expr) => {{
        let $connection = $reader.connection()?;
        let done = tokio::time::timeout($crate::postgres::PATIENCE, $work).await;
        $reader.in_time(done)
    }};
}
pub(super) use bounded;

impl Connection for Reader {
    fn rows<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'a, Vec<Row>> {
        Box::pin(async move { bounded!(self, connection => connection.rows(sql, values)) })
    }

    fn execute<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'a, u64> {
        Box::pin(async move { bounded!(self, connection => connection.execute(sql, values)) })
    }

    fn add_facts<'a>(&'a mut self, facts: &'a [NewFact]) -> BoxFuture<'a, ()> {
        Box::pin(
            async move { bounded!(self, connection => Connection::add_facts(connection, facts)) },
        )
    }

    fn keep_interventions_in_order(&mut self) -> BoxFuture<'_, ()> {
        Box::pin(
            async move { bounded!(self, connection => connection.keep_interventions_in_order()) },
        )
    }

    fn begin_snapshot(&mut self) -> BoxFuture<'_, ()> {
        Box::pin(async move { bounded!(self, connection => connection.begin_snapshot()) })
    }

    fn end_snapshot(&mut self) -> BoxFuture<'_, ()> {
        Box::pin(async move { bounded!(self, connection => connection.end_snapshot()) })
    }
}
