//! The store in one file.

mod common;

use std::path::Path;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{ConnectOptions, Connection};
use stammtisch_store::{Sqlite, Store, StoreError};

use common::*;

async fn filled(folder: &Path) -> Sqlite {
    let store = store_in(folder).await;
    fill(&store).await;
    store
}

#[tokio::test]
async fn a_closed_store_has_written_all_and_leaves_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_in(folder.path()).await;
    // The second is in the queue when the store is closed.
    store.write(vec![guest(1, "Anna")]).await.unwrap();
    let queued = store.write(vec![guest(2, "Bruno")]);
    let (written, closed) = tokio::join!(biased; queued, store.close());
    assert_eq!((written, closed), (Ok(()), Ok(())));
    let files = std::fs::read_dir(folder.path()).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    assert_eq!(names.collect::<Vec<_>>(), ["stammtisch.sqlite"]);
    let refused = store.write(vec![guest(3, "Cleo")]).await;
    assert!(
        matches!(refused, Err(StoreError::Storage(_))),
        "{refused:?}"
    );
}

#[tokio::test]
async fn a_file_of_the_first_schema_can_be_exported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stammtisch.sqlite");
    let mut connection = Sqlite::options(&file).connect().await.unwrap();
    let schema = include_str!("../migrations/sqlite/0001_schema.sql").into_sql_str();
    let first = Migration::new(1, "schema".into(), MigrationType::Simple, schema, false);
    let first = Migrator::with_migrations(vec![first]);
    first.run(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let joined = Sqlite::join(&file).await.unwrap();
    assert_eq!(exported(&joined).await, []);
}

#[tokio::test]
async fn a_backup_is_the_same_store_and_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = filled(folder.path()).await;
    let copy = folder.path().join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    let before = exported(&store).await;
    store
        .write(vec![facts(1, 2, &[left_seat(1)])])
        .await
        .unwrap();
    let copied = Sqlite::open(&copy).await.unwrap();
    assert_eq!(exported(&copied).await, before);
    assert!(store.backup(&copy).await.is_err());
    assert_ne!(exported(&store).await, before);
}

#[tokio::test]
async fn what_was_written_is_there_after_opening_again() {
    let folder = tempfile::tempdir().unwrap();
    {
        let store = store_in(folder.path()).await;
        store.write(table(5, "abc", 9, LISTED)).await.unwrap();
        store
            .write(vec![facts(5, 1, &[left_seat(0), left_seat(1)])])
            .await
            .unwrap();
        store
            .write(vec![facts(5, 3, &[left_seat(2)])])
            .await
            .unwrap();
    }
    let store = store_in(folder.path()).await;
    let stored = store.find("abc").await.unwrap().unwrap();
    assert_eq!((stored.id, stored.created, stored.flags), (5, 9, LISTED));
    assert_eq!(
        stored.facts,
        [opened(), left_seat(0), left_seat(1), left_seat(2)]
    );
    assert!(store.find("abd").await.unwrap().is_none());
}
