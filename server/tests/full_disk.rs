//! A disk that refuses for a while, seen by the people at the table.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::common::interposed::Interposed;
use crate::common::typed_games::GAMES;
use serde_json::json;
use stammtisch_store::{Sqlite, Store, StoreError};
use stammtisch_test_client::Client;

use crate::common::{Pair, Running, accepted, act, generous, table_settings};

async fn with_a_disk_that_fills() -> (tempfile::TempDir, Running, Arc<AtomicBool>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stammtisch.sqlite");
    let is_full = Arc::new(AtomicBool::new(false));
    let full = is_full.clone();
    let store = Sqlite::open(&file).await.unwrap();
    let store = Interposed::new(store, move |store, changes| {
        let is_full = full.load(Ordering::SeqCst);
        async move {
            if is_full {
                return Err(StoreError::Storage("the disk is full".to_owned()));
            }
            store.write(changes).await
        }
    });
    let server = Running::with(Arc::new(store), generous()).await;
    (folder, server, is_full)
}

#[tokio::test]
async fn while_the_disk_is_full_moves_are_refused_and_everything_can_be_read() {
    let (_folder, server, is_full) = with_a_disk_that_fills().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let turn = pair.turn();
    let before = pair.sockets[turn].snapshot.clone();
    let command = json!({
        "command": "act", "state_number": before["state_number"], "action": before["actions"][0], "key": "k",
    });
    is_full.store(true, Ordering::SeqCst);
    for _ in 0..3 {
        let answer = pair.sockets[turn].request(command.clone()).await.unwrap();
        assert_eq!(answer["ok"], false);
        let why = answer["why"].as_str().unwrap();
        assert!(why.contains("Nothing is lost"), "{why}");
        assert!(
            !why.contains("disk is full"),
            "what is wrong is for the log"
        );
    }
    let person = &pair.people[turn];
    let health = person.get("/healthz").await.unwrap();
    assert_eq!(health.status, 503, "what cannot be written is not healthy");
    let path = format!("/api/v1/tables/{}", pair.code);
    let seen = person.get(&path).await.unwrap();
    assert_eq!(seen.json["snapshot"]["view"], before["view"]);
    assert_eq!(person.get("/api/v1/me").await.unwrap().status, 200);
    let refused = person
        .post(
            "/api/v1/tables",
            &json!({"settings": table_settings(GAMES[0], 2)}),
        )
        .await
        .unwrap();
    assert_eq!(refused.status, 503);
    assert!(refused.header("retry-after").is_some());
    is_full.store(false, Ordering::SeqCst);
    accepted(&mut pair.sockets[turn], command).await;
    pair.settle().await;
    let turn = pair.turn();
    act(&mut pair.sockets[turn], 0).await;
    server.stop().await;
}

#[tokio::test]
async fn a_bot_whose_move_could_not_be_kept_moves_when_it_can() {
    let (_folder, server, is_full) = with_a_disk_that_fills().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({
        "settings": table_settings(GAMES[1], 2), "bots": ["easy", "easy"], "start": true,
    });
    let code = anna.open(&opening).await.unwrap();
    let mut socket = anna.connect(&code).await.unwrap();
    socket
        .wait_until(|snapshot| snapshot["state_number"].as_u64() > Some(3))
        .await
        .unwrap();
    is_full.store(true, Ordering::SeqCst);
    let path = format!("/api/v1/tables/{code}");
    assert_eq!(anna.get(&path).await.unwrap().status, 200);
    is_full.store(false, Ordering::SeqCst);
    socket
        .wait_until(|snapshot| snapshot["phase"] == "finished")
        .await
        .unwrap();
    server.stop().await;
}
