//! A file of the first release is brought up to date, and everybody in it stays signed in.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{ConnectOptions, Connection, SqlSafeStr};
use stammtisch_store::{People, Sqlite};

#[tokio::test]
async fn a_file_of_the_first_release_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stammtisch.sqlite");
    let mut connection = Sqlite::options(&file).connect().await.unwrap();
    let schema = include_str!("../migrations/sqlite/0001_schema.sql").into_sql_str();
    let first = Migration::new(1, "schema".into(), MigrationType::Simple, schema, false);
    let migrator = Migrator::with_migrations(vec![first]);
    migrator.run(&mut connection).await.unwrap();
    let rows = "INSERT INTO guests VALUES (7, 'Anna', 5);
                INSERT INTO tokens VALUES ('abc', 7, 'session', 100)";
    sqlx::raw_sql(rows).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();

    let store = Sqlite::open(&file).await.unwrap();
    let token = "abc".to_owned();
    let session = store.session(&token, 50).await.unwrap().unwrap();
    assert_eq!(session.guest.name, "Anna");
    assert_eq!(
        store.session(&token, 100).await.unwrap(),
        None,
        "it has expired"
    );
    let tokens = store.tokens(7, 50).await.unwrap();
    assert_eq!((tokens.len(), tokens[0].device.as_str()), (1, ""));
    let gone = store.guests_before(1_000_000).await.unwrap();
    assert_eq!(
        gone, [0; 0],
        "nobody counts as gone because their last visit was not noted"
    );
}
