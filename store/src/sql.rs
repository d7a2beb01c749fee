//! Statements and rows, without the database that they are for: what is written and read is said once, in SQL that
//! both databases understand (parameters are `$1`, `$2`).

use crate::{BoxFuture, StoreError};

/// A value of a parameter or a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// A whole number.
    Number(Option<i64>),
    /// A text.
    Text(Option<String>),
    /// Yes or no; SQLite returns a number.
    Flag(bool),
}

impl From<u64> for Value {
    /// Databases store numbers signed; none of ours needs the highest bit.
    fn from(number: u64) -> Value {
        Value::Number(Some(number as i64))
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(Some(number))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(Some(number.into()))
    }
}

impl From<Option<u64>> for Value {
    fn from(number: Option<u64>) -> Value {
        Value::Number(number.map(|number| number as i64))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        text.as_str().into()
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Value {
        Value::Text(text.map(str::to_owned))
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Flag(flag)
    }
}

/// The parameters of a statement, in their order.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::sql::Value::from($value)),*] };
}
pub(crate) use values;

/// A row of a result. The columns are those that the statement names, so a wrong kind is a fault of ours: it
/// reads as nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row(pub(crate) Vec<Value>);

impl Row {
    /// Returns a number; 0 for none.
    pub(crate) fn number(&self, column: usize) -> u64 {
        self.some_number(column).unwrap_or(0)
    }

    /// Returns a number, if there is one.
    pub(crate) fn some_number(&self, column: usize) -> Option<u64> {
        match self.0.get(column) {
            Some(Value::Number(number)) => number.map(|number| number as u64),
            _ => None,
        }
    }

    /// Returns a text; an empty one for none.
    pub(crate) fn text(&self, column: usize) -> String {
        self.some_text(column).unwrap_or_default().to_owned()
    }

    /// Returns a text, if there is one.
    pub(crate) fn some_text(&self, column: usize) -> Option<&str> {
        match self.0.get(column) {
            Some(Value::Text(text)) => text.as_deref(),
            _ => None,
        }
    }

    /// Returns yes or no.
    pub(crate) fn flag(&self, column: usize) -> bool {
        match self.0.get(column) {
            Some(Value::Flag(flag)) => *flag,
            _ => self.number(column) != 0,
        }
    }
}

/// A fact to be added to a log.
pub(crate) struct NewFact {
    pub(crate) table: u64,
    pub(crate) number: u64,
    /// The fact as JSON.
    pub(crate) fact: String,
}

/// A connection to a database of either kind.
pub(crate) trait Connection: Send {
    /// Returns the rows of a query.
    fn rows<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'a, Vec<Row>>;

    /// Runs a statement and returns how many rows it changed.
    fn execute<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'a, u64>;

    /// Adds facts with one statement: there are many of them, and few of the rest.
    fn add_facts<'a>(&'a mut self, facts: &'a [NewFact]) -> BoxFuture<'a, ()>;

    /// Keeps other transactions from adding interventions until this one ends, so that they are seen in the order of
    /// their numbers.
    fn keep_interventions_in_order(&mut self) -> BoxFuture<'_, ()>;

    /// Begins a transaction that sees one point in time.
    fn begin_snapshot(&mut self) -> BoxFuture<'_, ()>;

    /// Ends it.
    fn end_snapshot(&mut self) -> BoxFuture<'_, ()>;
}

/// Returns the first row of a query, if there is one.
pub(crate) async fn first_row(
    connection: &mut dyn Connection,
    sql: &'static str,
    values: Vec<Value>,
) -> Result<Option<Row>, StoreError> {
    let rows = connection.rows(sql, values).await?;
    Ok(rows.into_iter().next())
}

/// Implements [`Connection`] for a connection of sqlx: what differs between its databases are types alone.
macro_rules! connection {
    ($connection:ty, $database:ty, $arguments:ty, $add_facts:path, $keep_order:literal, $snapshot:literal) => {
        impl $crate::sql::Connection for $connection {
            fn rows<'a>(
                &'a mut self,
                sql: &'static str,
                values: Vec<$crate::sql::Value>,
            ) -> $crate::BoxFuture<'a, Vec<$crate::sql::Row>> {
                Box::pin(async move {
                    let rows = bind(sqlx::query(sql), values).fetch_all(self).await?;
                    Ok(rows.iter().map(read_row).collect())
                })
            }

            fn execute<'a>(
                &'a mut self,
                sql: &'static str,
                values: Vec<$crate::sql::Value>,
            ) -> $crate::BoxFuture<'a, u64> {
                Box::pin(async move {
                    let done = bind(sqlx::query(sql), values).execute(self).await?;
                    Ok(done.rows_affected())
                })
            }

            fn add_facts<'a>(
                &'a mut self,
                facts: &'a [$crate::sql::NewFact],
            ) -> $crate::BoxFuture<'a, ()> {
                Box::pin($add_facts(self, facts))
            }

            fn keep_interventions_in_order(&mut self) -> $crate::BoxFuture<'_, ()> {
                Box::pin(run(self, $keep_order))
            }

            fn begin_snapshot(&mut self) -> $crate::BoxFuture<'_, ()> {
                Box::pin(run(self, $snapshot))
            }

            fn end_snapshot(&mut self) -> $crate::BoxFuture<'_, ()> {
                Box::pin(run(self, "COMMIT"))
            }
        }

        /// Runs statements without parameters.
        pub(crate) async fn run(
            connection: &mut $connection,
            statements: &'static str,
        ) -> Result<(), $crate::StoreError> {
            sqlx::raw_sql(statements).execute(connection).await?;
            Ok(())
        }

        fn bind(
            query: sqlx::query::Query<'static, $database, $arguments>,
            values: Vec<$crate::sql::Value>,
        ) -> sqlx::query::Query<'static, $database, $arguments> {
            values.into_iter().fold(query, |query, value| match value {
                $crate::sql::Value::Number(number) => query.bind(number),
                $crate::sql::Value::Text(text) => query.bind(text),
                $crate::sql::Value::Flag(flag) => query.bind(flag),
            })
        }

        fn read_row(row: &<$database as sqlx::Database>::Row) -> $crate::sql::Row {
            use sqlx::{Column, Row, TypeInfo};
            let columns = row.columns().iter().enumerate();
            let read = |(at, column): (usize, &<$database as sqlx::Database>::Column)| {
                match column.type_info().name() {
                    "TEXT" => $crate::sql::Value::Text(row.try_get(at).unwrap_or(None)),
                    "BOOL" => $crate::sql::Value::Flag(row.try_get(at).unwrap_or(false)),
                    // SQLite knows the kind of an expression only by its value.
                    _ => match row.try_get::<Option<i64>, _>(at) {
                        Ok(number) => $crate::sql::Value::Number(number),
                        Err(_) => $crate::sql::Value::Text(row.try_get(at).unwrap_or(None)),
                    },
                }
            };
            $crate::sql::Row(columns.map(read).collect())
        }
    };
}
pub(crate) use connection;
