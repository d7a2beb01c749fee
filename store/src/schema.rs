//! The version of a schema, and which programs may use a database.
//!
//! A schema changes in two steps, so that a server of the next version can run beside one of this: first a migration
//! that the programs of before survive (a column that may be missing in what they write), and with a later
//! release the one that they do not, which raises `compatibility.oldest`. A program refuses a database whose
//! oldest version is newer than its own.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

use crate::StoreError;
use crate::sql::{Connection, first_row, values};

/// The migrations of a kind of database, in their order: a name and statements. Their version is their place,
/// counted from 1.
pub(crate) type Schema = &'static [(&'static str, &'static str)];

/// Returns what brings a database up to date. Migrations of a later program that this one survives are left alone.
pub(crate) fn migrator(schema: Schema) -> Migrator {
    let migrations = (1..).zip(schema).map(|(version, &(name, sql))| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, sql.into_sql_str(), false)
    });
    let mut migrator = Migrator::with_migrations(migrations.collect());
    migrator.set_ignore_missing(true);
    migrator
}

/// Returns the version that a program brings a database up to.
pub(crate) fn newest(schema: Schema) -> i64 {
    schema.len() as i64
}

/// Fails with [`StoreError::NewerFormat`] if a later program has changed the database in a way that one with this
/// schema would not survive.
pub(crate) async fn refuse_newer(
    connection: &mut dyn Connection,
    schema: Schema,
) -> Result<(), StoreError> {
    // A database from before there was this table, or an empty one, is older.
    let oldest = first_row(connection, "SELECT oldest FROM compatibility", values![]).await;
    match oldest {
        Ok(Some(row)) if row.number(0) as i64 > newest(schema) => Err(StoreError::NewerFormat),
        _ => Ok(()),
    }
}
