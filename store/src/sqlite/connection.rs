//! A connection to SQLite.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteArguments;
use tokio::sync::OwnedRwLockReadGuard;

use crate::sql::{Connection, NewFact, Row, Value, connection};
use crate::{BoxFuture, StoreError};

connection!(
    SqliteConnection,
    sqlx::Sqlite,
    SqliteArguments,
    add_facts,
    "",
    "BEGIN"
);

/// Adds facts as one list in JSON, which SQLite takes apart.
async fn add_facts(connection: &mut SqliteConnection, facts: &[NewFact]) -> Result<(), StoreError> {
    let mut list = String::from("[");
    for fact in facts {
        let comma = if list == "[" { "" } else { "," };
        let NewFact {
            table,
            number,
            fact,
        } = fact;
        list.push_str(&format!("{comma}[{table},{number},{fact}]"));
    }
    list.push(']');
    sqlx::query(
        "INSERT INTO facts (table_id, number, fact)
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each($1)",
    )
    .bind(list)
    .execute(connection)
    .await?;
    Ok(())
}

/// A connection of the readers' pool, with the guard that keeps the writer from moving its log meanwhile.
pub(crate) struct Reader {
    pub(crate) connection: sqlx::pool::PoolConnection<sqlx::Sqlite>,
    pub(crate) _guard: OwnedRwLockReadGuard<()>,
}

impl Connection for Reader {
    fn rows<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'a, Vec<Row>> {
        (*self.connection).rows(sql, values)
    }

    fn execute<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'a, u64> {
        (*self.connection).execute(sql, values)
    }

    fn add_facts<'a>(&'a mut self, facts: &'a [NewFact]) -> BoxFuture<'a, ()> {
        Connection::add_facts(&mut *self.connection, facts)
    }

    fn keep_interventions_in_order(&mut self) -> BoxFuture<'_, ()> {
        self.connection.keep_interventions_in_order()
    }

    fn begin_snapshot(&mut self) -> BoxFuture<'_, ()> {
        self.connection.begin_snapshot()
    }

    fn end_snapshot(&mut self) -> BoxFuture<'_, ()> {
        self.connection.end_snapshot()
    }
}
