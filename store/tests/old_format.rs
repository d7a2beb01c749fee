//! A file of the form before the first release is refused, with a message that says what to do.

use std::path::Path;

use sqlx::{ConnectOptions, Connection};
use stammtisch_store::{Sqlite, StoreError, is_old_change};

/// Writes a database as earlier versions did.
async fn write_old(file: &Path) {
    let mut connection = Sqlite::options(file).connect().await.unwrap();
    let schema = include_str!("fixtures/old_schema.sql");
    sqlx::raw_sql(schema)
        .execute(&mut connection)
        .await
        .unwrap();
    let guest = "INSERT INTO guests (id, name, made) VALUES (7, 'Anna', 1)";
    sqlx::raw_sql(guest).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn an_old_database_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stammtisch.sqlite");
    write_old(&file).await;
    let before = std::fs::read(&file).unwrap();
    for opened in [Sqlite::open(&file).await, Sqlite::join(&file).await] {
        let error = opened.err().expect("it is refused");
        assert!(matches!(error, StoreError::OldFormat(_)), "{error}");
        let said = error.to_string();
        for part in ["stammtisch.sqlite", "earlier version", "--data DIR"] {
            assert!(said.contains(part), "{said}");
        }
    }
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

#[test]
fn lines_of_an_old_export_are_told_from_new_ones() {
    for old in [
        r#"{"change":"guest","id":7,"name":"Anna","made":1}"#,
        r#"{"change":"sitter","table":1,"guest":7}"#,
        r#"{"change":"token","hash":"a","guest":7,"kind":"link","ends":1}"#,
    ] {
        assert!(is_old_change(old), "{old}");
    }
    for new in [
        r#"{"change":"guest","id":7,"name":"Anna","created":1}"#,
        r#"{"change":"seating","table":1,"guest":7}"#,
        "nonsense",
    ] {
        assert!(!is_old_change(new), "{new}");
    }
}
