//! The store keeps what it was given, and refuses what does not fit: in a file and in a PostgreSQL.

mod common;

use std::sync::Arc;

use serde_json::json;
use stammtisch_log::TableFlags;
use stammtisch_store::{Change, Postgres, Store, StoreError, TokenKind};
use stammtisch_test_postgres::TestPostgres;

use common::*;

/// Runs each of these tests with an empty store of either kind.
macro_rules! in_both {
    ($($test:ident),* $(,)?) => {
        mod in_a_file {
            $(#[tokio::test]
            async fn $test() {
                let folder = tempfile::tempdir().unwrap();
                super::$test(std::sync::Arc::new(super::store_in(folder.path()).await)).await;
            })*
        }

        mod in_postgres {
            $(#[tokio::test]
            async fn $test() {
                if let Some(store) = super::in_postgres().await {
                    super::$test(store).await;
                }
            })*
        }
    };
}

async fn in_postgres() -> Option<Arc<dyn Store>> {
    let address = TestPostgres::shared()?.database();
    Some(Arc::new(Postgres::connect(&address, 1).await.unwrap()))
}

in_both! {
    a_number_is_written_once_and_codes_are_unique,
    a_gap_in_a_log_is_found,
    one_that_does_not_fit_does_not_harm_those_who_share_its_commit,
    guests_are_known_by_their_tokens_until_those_end,
    tables_are_found_by_their_flags_and_by_who_sat_there,
    a_game_has_one_analysis_and_the_latest_counts,
    a_heartbeat_says_since_when_servers_were_there_without_a_gap,
    what_was_exported_makes_the_same_store_again,
}

async fn a_number_is_written_once_and_codes_are_unique(store: Arc<dyn Store>) {
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
    assert_eq!(log_of(store.as_ref(), "abc").await, all_or_none);
}

async fn a_gap_in_a_log_is_found(store: Arc<dyn Store>) {
    store.write(table(1, "abc", 1, LISTED)).await.unwrap();
    store
        .write(vec![facts(1, 2, &[left_seat(0)])])
        .await
        .unwrap();
    let found = store.find("abc").await;
    assert!(matches!(found, Err(StoreError::Damaged(_))), "{found:?}");
}

async fn one_that_does_not_fit_does_not_harm_those_who_share_its_commit(store: Arc<dyn Store>) {
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
        let facts = log_of(store.as_ref(), &format!("t{id}")).await.len();
        assert_eq!(facts, if id % 10 == 9 { 1 } else { 2 });
    }
}

async fn guests_are_known_by_their_tokens_until_those_end(store: Arc<dyn Store>) {
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

async fn tables_are_found_by_their_flags_and_by_who_sat_there(store: Arc<dyn Store>) {
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

async fn a_game_has_one_analysis_and_the_latest_counts(store: Arc<dyn Store>) {
    fill(store.as_ref()).await;
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

async fn a_heartbeat_says_since_when_servers_were_there_without_a_gap(store: Arc<dyn Store>) {
    assert_eq!(store.heartbeat().await.unwrap(), None);
    let beat = async |at| {
        store.write(vec![Change::Heartbeat { at }]).await.unwrap();
        let noted = store.heartbeat().await.unwrap().unwrap();
        (noted.at, noted.since, noted.before)
    };
    assert_eq!(beat(5000).await, (5000, 5000, None));
    assert_eq!(beat(7000).await, (7000, 5000, None));
    assert_eq!(
        beat(6500).await,
        (7000, 5000, None),
        "another clock is behind"
    );
    assert_eq!(beat(13_000).await, (13_000, 5000, None));
    assert_eq!(beat(30_000).await, (30_000, 30_000, Some(13_000)));
    assert_eq!(beat(31_000).await, (31_000, 30_000, Some(13_000)));
    let exported = exported(store.as_ref()).await;
    assert_eq!(exported, [Change::Heartbeat { at: 31_000 }]);
}

async fn what_was_exported_makes_the_same_store_again(store: Arc<dyn Store>) {
    fill(store.as_ref()).await;
    let all = exported(store.as_ref()).await;
    let lines: Vec<String> = all.iter().map(|change| json!(change).to_string()).collect();
    let elsewhere = tempfile::tempdir().unwrap();
    let other = store_in(elsewhere.path()).await;
    for line in &lines {
        let change = serde_json::from_str(line).unwrap();
        other.write(vec![change]).await.unwrap();
    }
    assert_eq!(exported(&other).await, all);
}
