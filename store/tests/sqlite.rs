//! The store keeps what it was given, and refuses what does not fit.

use std::path::Path;
use std::sync::Arc;

use serde_json::json;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{ConnectOptions, Connection};
use stammtisch_log::{Fact, Guest, Secret, TableFlags, TableSettings};
use stammtisch_store::{Change, Sqlite, Store, StoreError, TokenKind};

const LISTED: TableFlags = TableFlags {
    listed: true,
    wakes: false,
    over: false,
    waits: true,
};

fn guest(id: u64, name: &str) -> Change {
    Change::Guest {
        id,
        name: name.to_owned(),
        face: None,
        created: 1,
    }
}

fn token(letter: &str, guest: u64, kind: TokenKind, expires: u64) -> Change {
    Change::Token {
        hash: letter.repeat(64),
        guest,
        kind,
        expires,
        created: 0,
        device: String::new(),
    }
}

fn opened() -> Fact {
    let settings: TableSettings =
        serde_json::from_value(json!({"game": "monad", "players": 2})).unwrap();
    let host = Guest::new(1, "Anna");
    let secret = Secret::new([7; 32]);
    Fact::Opened {
        settings,
        host,
        secret,
    }
}

fn left_seat(seat: usize) -> Fact {
    Fact::LeftSeat { seat }
}

fn facts(table: u64, first: u64, facts: &[Fact]) -> Change {
    Change::Facts {
        table,
        first,
        facts: facts.to_vec(),
    }
}

fn table(id: u64, code: &str, created: u64, flags: TableFlags) -> Vec<Change> {
    let table = Change::Table {
        id,
        code: code.to_owned(),
        created,
        flags,
        host: Some(7),
        summary: flags.listed.then(|| json!({"code": code})),
    };
    vec![table, facts(id, 0, &[opened()])]
}

async fn store_in(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("stammtisch.sqlite"))
        .await
        .unwrap()
}

async fn log_of(store: &Sqlite, code: &str) -> Vec<Fact> {
    store.find(code).await.unwrap().unwrap().facts
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
async fn a_number_is_written_once_and_codes_are_unique() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_in(folder.path()).await;
    store.write(table(1, "abc", 1, LISTED)).await.unwrap();
    assert_eq!(
        store.write(table(2, "abc", 1, LISTED)).await,
        Err(StoreError::Conflict)
    );
    store
        .write(vec![facts(1, 1, &[left_seat(0)])])
        .await
        .unwrap();
    assert_eq!(
        store.write(vec![facts(1, 1, &[left_seat(1)])]).await,
        Err(StoreError::Conflict)
    );
    store
        .write(vec![facts(1, 2, &[left_seat(2), left_seat(3)])])
        .await
        .unwrap();
    let half = vec![facts(1, 4, &[left_seat(4)]), facts(1, 3, &[left_seat(5)])];
    assert_eq!(store.write(half).await, Err(StoreError::Conflict));
    assert_eq!(
        store.write(vec![facts(9, 0, &[left_seat(0)])]).await,
        Err(StoreError::Conflict)
    );
    let all_or_none = [opened(), left_seat(0), left_seat(2), left_seat(3)];
    assert_eq!(log_of(&store, "abc").await, all_or_none);
}

#[tokio::test]
async fn a_gap_in_a_log_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_in(folder.path()).await;
    store.write(table(1, "abc", 1, LISTED)).await.unwrap();
    store
        .write(vec![facts(1, 2, &[left_seat(0)])])
        .await
        .unwrap();
    let found = store.find("abc").await;
    assert!(matches!(found, Err(StoreError::Damaged(_))), "{found:?}");
}

#[tokio::test]
async fn one_that_does_not_fit_does_not_harm_those_who_share_its_commit() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(store_in(folder.path()).await);
    for id in 0..50 {
        store
            .write(table(id, &format!("t{id}"), 1, LISTED))
            .await
            .unwrap();
    }
    let writes = (0..50).map(|id| {
        let store = store.clone();
        // Every tenth writes a number that is there already.
        let first = if id % 10 == 9 { 0 } else { 1 };
        tokio::spawn(async move { store.write(vec![facts(id, first, &[left_seat(0)])]).await })
    });
    for (id, write) in writes.collect::<Vec<_>>().into_iter().enumerate() {
        assert_eq!(write.await.unwrap().is_ok(), id % 10 != 9, "{id}");
        let facts = log_of(&store, &format!("t{id}")).await.len();
        assert_eq!(facts, if id % 10 == 9 { 1 } else { 2 });
    }
}

#[tokio::test]
async fn guests_are_known_by_their_tokens_until_those_end() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_in(folder.path()).await;
    let session = token("a", 7, TokenKind::Session, 100);
    store.write(vec![guest(7, "Anna"), session]).await.unwrap();
    let link = token("b", 7, TokenKind::Link, 50);
    let name = Change::Name {
        guest: 7,
        name: "Änne".to_owned(),
    };
    store.write(vec![link, name]).await.unwrap();
    let found = async |letter: &str, kind, now| {
        let found = store.guest(&letter.repeat(64), kind, now).await.unwrap();
        found.map(|guest| (guest.id, guest.name))
    };
    let anna = Some((7, "Änne".to_owned()));
    assert_eq!(found("a", TokenKind::Session, 99).await, anna);
    assert_eq!(found("a", TokenKind::Session, 100).await, None);
    assert_eq!(found("a", TokenKind::Link, 1).await, None);
    assert_eq!(found("b", TokenKind::Link, 49).await, anna);
    assert_eq!(found("c", TokenKind::Session, 1).await, None);
    let nobodys = token("d", 99, TokenKind::Session, 9);
    assert_eq!(store.write(vec![nobodys]).await, Err(StoreError::Conflict));
}

#[tokio::test]
async fn tables_are_found_by_their_flags_and_by_who_sat_there() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_in(folder.path()).await;
    store.write(vec![guest(7, "Anna")]).await.unwrap();
    store.write(table(1, "old", 1, LISTED)).await.unwrap();
    store
        .write(table(2, "new", 2, TableFlags::default()))
        .await
        .unwrap();
    let waking = async |after| store.tables_to_wake(after, 10).await.unwrap();
    let listed = async || {
        let listed = store.listed(10).await.unwrap().into_iter();
        listed
            .map(|table| (table.code, table.summary))
            .collect::<Vec<_>>()
    };
    assert!(waking(0).await.is_empty());
    let summary = json!({"code": "old"});
    assert_eq!(listed().await, [("old".to_owned(), Some(summary))]);
    let waiting = async |before| store.lobbies_before(before, 10).await.unwrap();
    assert_eq!(
        (waiting(1).await.len(), waiting(2).await),
        (0, vec!["old".to_owned()])
    );
    let seen = Change::HostSeen { table: 1, at: 5 };
    store.write(vec![seen]).await.unwrap();
    assert_eq!((waiting(5).await.len(), waiting(6).await.len()), (0, 1));
    assert_eq!(store.open_tables(7).await.unwrap(), 2);
    assert_eq!(store.open_tables(8).await.unwrap(), 0);
    let wakes = TableFlags {
        wakes: true,
        ..TableFlags::default()
    };
    let stands = Change::Flags {
        table: 2,
        flags: wakes,
        summary: None,
    };
    let over = Change::Flags {
        table: 1,
        flags: TableFlags {
            over: true,
            ..TableFlags::default()
        },
        summary: None,
    };
    let sits = |table| Change::Seating { table, guest: 7 };
    store
        .write(vec![stands, over, sits(1), sits(2), sits(1)])
        .await
        .unwrap();
    assert_eq!(waking(0).await, [(2, "new".to_owned())]);
    assert!(waking(2).await.is_empty());
    assert_eq!(listed().await, []);
    assert_eq!(store.open_tables(7).await.unwrap(), 1);
    assert_eq!(store.code_of(2, 7).await.unwrap().as_deref(), Some("new"));
    assert_eq!(store.code_of(2, 8).await.unwrap(), None, "not theirs");
    assert_eq!(store.sat_at(7, 10).await.unwrap(), ["new", "old"]);
    assert_eq!(store.sat_at(7, 1).await.unwrap(), ["new"]);
    assert!(store.sat_at(8, 10).await.unwrap().is_empty());
}

fn analysis(game: u32, version: u32, analysis: &str) -> Change {
    Change::Analysis {
        table: 1,
        game,
        version,
        analysis: analysis.to_owned(),
    }
}

#[tokio::test]
async fn a_game_has_one_analysis_and_the_latest_counts() {
    let folder = tempfile::tempdir().unwrap();
    let store = filled(folder.path()).await;
    let found = async |game| {
        let found = store.analysis(1, game).await.unwrap();
        found.map(|found| (found.version, found.analysis))
    };
    assert_eq!(found(2).await, Some((1, "[]".to_owned())));
    assert_eq!(found(1).await, None);
    store.write(vec![analysis(2, 3, "[0.5]")]).await.unwrap();
    assert_eq!(found(2).await, Some((3, "[0.5]".to_owned())));
    let nowhere = Change::Analysis {
        table: 9,
        game: 1,
        version: 1,
        analysis: String::new(),
    };
    assert_eq!(store.write(vec![nowhere]).await, Err(StoreError::Conflict));
}

#[tokio::test]
async fn a_file_of_the_first_schema_can_be_exported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stammtisch.sqlite");
    let mut connection = Sqlite::options(&file).connect().await.unwrap();
    let schema = include_str!("../migrations/0001_schema.sql").into_sql_str();
    let first = Migration::new(1, "schema".into(), MigrationType::Simple, schema, false);
    let first = Migrator::with_migrations(vec![first]);
    first.run(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let joined = Sqlite::join(&file).await.unwrap();
    assert_eq!(exported(&joined).await, []);
}

async fn filled(folder: &Path) -> Sqlite {
    let store = store_in(folder).await;
    store
        .write(vec![guest(7, "Anna"), token("a", 7, TokenKind::Link, 100)])
        .await
        .unwrap();
    store.write(table(1, "abc", 1, LISTED)).await.unwrap();
    let seating = Change::Seating { table: 1, guest: 7 };
    store
        .write(vec![
            facts(1, 1, &[left_seat(0)]),
            seating,
            analysis(2, 1, "[]"),
        ])
        .await
        .unwrap();
    store
}

async fn exported(store: &Sqlite) -> Vec<Change> {
    let mut all = Vec::new();
    let mut take = |change| {
        all.push(change);
        Ok(())
    };
    store.export(&mut take).await.unwrap();
    all
}

#[tokio::test]
async fn a_heartbeat_takes_the_place_of_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_in(folder.path()).await;
    assert_eq!(store.heartbeat().await.unwrap(), None);
    for at in [5, 7] {
        let heartbeat = vec![Change::Heartbeat { at }];
        store.write(heartbeat).await.unwrap();
    }
    assert_eq!(store.heartbeat().await.unwrap(), Some(7));
    assert_eq!(exported(&store).await, [Change::Heartbeat { at: 7 }]);
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
async fn what_was_exported_makes_the_same_store_again() {
    let folder = tempfile::tempdir().unwrap();
    let all = exported(&filled(folder.path()).await).await;
    let lines: Vec<String> = all.iter().map(|change| json!(change).to_string()).collect();
    let elsewhere = tempfile::tempdir().unwrap();
    let other = store_in(elsewhere.path()).await;
    for line in &lines {
        let change = serde_json::from_str(line).unwrap();
        other.write(vec![change]).await.unwrap();
    }
    assert_eq!(exported(&other).await, all);
}
