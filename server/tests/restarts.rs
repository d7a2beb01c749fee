//! The server stops and starts again in the middle.

use std::time::Duration;

use crate::common::typed_games::GAMES;
use serde_json::{Value, json};
use stammtisch_test_client::Client;

use crate::common::{Pair, Running, act, generous, table_settings};

#[tokio::test]
async fn a_game_goes_on_after_a_restart_as_if_nothing_had_happened() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let mut pair = Pair::at(&server, GAMES[0]).await;
    for step in 0..25 {
        let turn = pair.turn();
        act(&mut pair.sockets[turn], step).await;
        pair.settle().await;
    }
    let before: Vec<Value> = pair
        .sockets
        .iter()
        .map(|socket| socket.snapshot.clone())
        .collect();
    server.stop().await;
    let server = Running::start(folder.path(), generous()).await;
    for (seat, person) in pair.people.iter().enumerate() {
        let person = person.at(server.address);
        let path = format!(
            "/api/v1/tables/{}/socket?since={}",
            pair.code, before[seat]["last_update"]
        );
        let mut socket = person.connect_at(&path).await.unwrap();
        let frame = socket.receive().await.unwrap().unwrap();
        assert_eq!(frame["updates"], json!([]), "nothing was missed");
        assert_eq!(socket.snapshot["view"], before[seat]["view"]);
        assert_eq!(
            socket.snapshot["state_number"],
            before[seat]["state_number"]
        );
        assert_eq!(socket.snapshot["shuffle"], before[seat]["shuffle"]);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_viewer_is_told_that_the_server_will_be_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let closing = |frame: &Value| frame["closing"] == "restart";
    let heard = async { pair.sockets[0].receive_until(closing).await.is_ok() };
    let (told, ()) = tokio::join!(heard, server.stop());
    assert!(told);
}

#[tokio::test]
async fn bots_that_were_thinking_think_again_though_nobody_looks() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let host = Client::named(server.address, "Host").await.unwrap();
    let opening = json!({
        "settings": table_settings(GAMES[1], 2), "bots": ["strong", "strong"], "start": true,
    });
    let code = host.open(&opening).await.unwrap();
    server.stop().await;
    let server = Running::start(folder.path(), generous()).await;
    let mut watching = host.at(server.address).connect(&code).await.unwrap();
    watching.receive().await.unwrap();
    let before = watching.snapshot["state_number"].as_u64().unwrap();
    watching
        .wait_until(|snapshot| snapshot["state_number"].as_u64().unwrap() > before)
        .await
        .unwrap();
    server.stop().await;
}

#[tokio::test]
async fn public_tables_are_listed_again_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let mut public = table_settings(GAMES[2], 2);
    public["public"] = true.into();
    let code = anna.open(&json!({"settings": public})).await.unwrap();
    server.stop().await;
    let server = Running::start(folder.path(), generous()).await;
    let anna = anna.at(server.address);
    let listed =
        async || anna.get("/api/v1/tables").await.unwrap().json["tables"][0]["code"].clone();
    for _ in 0..1000 {
        if !listed().await.is_null() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(listed().await, code, "not listed within ten seconds");
    server.stop().await;
}
