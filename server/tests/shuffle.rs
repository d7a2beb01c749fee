//! The proof of the shuffle over the API, and clocks across a restart.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_store::{Sqlite, Store};
use stammtisch_table::verify;
use stammtisch_test_client::{Client, Nonce};

use crate::common::typed_games::GAMES;
use crate::common::{Running, fresh, generous, table_settings};

/// Plays to the end: a bot takes over for the player.
async fn finish(anna: &Client, code: &str) {
    let mut watching = anna.connect(code).await.unwrap();
    let leave = json!({"command": "leave"});
    anna.command(code, &leave).await.unwrap();
    watching
        .wait_until(|snapshot| snapshot["phase"] == "finished")
        .await
        .unwrap();
}

async fn record(anna: &Client, code: &str, query: &str) -> Value {
    let path = format!("/api/v1/tables/{code}/record{query}");
    anna.get(&path).await.unwrap().json
}

#[tokio::test]
async fn a_game_that_starts_at_once_is_proved_in_every_point() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let nonce = Nonce::new(77);
    let opening = json!({
        "settings": table_settings(GAMES[1], 2), "sit": 0, "bots": [null, "random"],
        "start": true, "commitment": nonce.commitment(),
    });
    let opened = anna.post("/api/v1/tables", &opening).await.unwrap();
    let code = opened.json["code"].as_str().unwrap();
    let shuffle = &opened.json["snapshot"]["shuffle"];
    assert_eq!(opened.json["snapshot"]["phase"], "lobby");
    let parts = json!([
        {"kind": "committed", "commitment": nonce.commitment()},
        {"kind": "server"},
    ]);
    assert_eq!(shuffle["seats"], parts);
    assert_eq!(shuffle["reveal"]["seats"], json!([0]));
    let snapshot = anna.command(code, &nonce.reveal()).await.unwrap();
    assert_eq!(snapshot["phase"], "playing");
    finish(&anna, code).await;
    let record = record(&anna, code, "").await;
    verify(CATALOGUE.find(GAMES[1]).unwrap(), &record).unwrap();
    for field in ["version", "table", "game", "broken", "commitment", "seats"] {
        assert_eq!(record["shuffle"][field], shuffle[field], "{field}");
    }
    server.stop().await;
}

#[tokio::test]
async fn who_does_not_reveal_in_time_is_no_longer_ready() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({
        "settings": table_settings(GAMES[1], 2), "sit": 0, "bots": [null, "random"],
        "start": true, "commitment": Nonce::new(1).commitment(),
    });
    let code = anna.open(&opening).await.unwrap();
    let path = format!("/api/v1/tables/{code}");
    let mut snapshot = Value::Null;
    for _ in 0..600 {
        snapshot = anna.get(&path).await.unwrap().json["snapshot"].take();
        if snapshot["shuffle"]["broken"] == 1 {
            break;
        }
        assert_eq!(snapshot["seats"][0]["ready"], true);
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(snapshot["shuffle"]["broken"], 1, "not within two minutes");
    assert_eq!(snapshot["seats"][0]["ready"], false);
    assert_eq!(snapshot["phase"], "lobby");
    server.stop().await;
}

#[tokio::test]
async fn every_game_of_a_table_keeps_its_record() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({
        "settings": table_settings(GAMES[1], 2), "sit": 0, "bots": [null, "random"], "start": true,
    });
    let code = anna.open(&opening).await.unwrap();
    finish(&anna, &code).await;
    let first = record(&anna, &code, "").await;
    // More than a table keeps in memory.
    let games = 18;
    for number in 2..=games {
        let again = json!({"command": "rematch"});
        anna.command(&code, &again).await.unwrap();
        let nonce = Nonce::new(number);
        anna.command(&code, &nonce.ready()).await.unwrap();
        anna.command(&code, &nonce.reveal()).await.unwrap();
        finish(&anna, &code).await;
    }
    assert_eq!(record(&anna, &code, "?game=1").await, first);
    let last = record(&anna, &code, "").await;
    assert_eq!(last["shuffle"]["game"], games as u64);
    assert_eq!(record(&anna, &code, "?game=18").await, last);
    let path = format!("/api/v1/tables/{code}/replay?game=1");
    assert_eq!(anna.get(&path).await.unwrap().json["number"], 1);
    for unknown in ["?game=0", "?game=19"] {
        let path = format!("/api/v1/tables/{code}/record{unknown}");
        assert_eq!(anna.get(&path).await.unwrap().status, 409);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_restart_gives_no_time_back_and_takes_none() {
    const TURN: u64 = 3_600_000;
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let mut settings = table_settings(GAMES[1], 2);
    settings["time_control"] = json!({"kind": "per_turn", "seconds": TURN / 1000});
    let opening = json!({"settings": settings, "sit": 0, "bots": [null, "random"], "start": true});
    let opening_began = Instant::now();
    let code = anna.open(&opening).await.unwrap();
    let opened = Instant::now();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let thought_at_least = opened.elapsed();
    server.stop().await;
    let store = Sqlite::open(&folder.path().join("stammtisch.sqlite")).await;
    let store = store.unwrap();
    assert!(store.heartbeat().await.unwrap().is_some());
    drop(store);
    let away = Duration::from_secs(1);
    tokio::time::sleep(away).await;
    let server = Running::start(folder.path(), generous()).await;
    let path = format!("/api/v1/tables/{code}");
    let answer = anna.at(server.address).get(&path).await.unwrap();
    let left = answer.json["snapshot"]["clocks"][0].as_u64().unwrap();
    let spent = Duration::from_millis(TURN - left);
    assert!(spent >= thought_at_least, "{spent:?} were charged");
    assert!(
        spent <= opening_began.elapsed() - away,
        "{spent:?} were charged"
    );
    server.stop().await;
}
