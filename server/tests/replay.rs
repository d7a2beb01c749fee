//! Replay and analysis over plain requests.

use std::time::Duration;

use crate::common::typed_games::GAMES;
use serde_json::{Value, json};
use stammtisch_test_client::Client;

use crate::common::{fresh, table_settings};

#[tokio::test]
async fn a_game_of_bots_is_analysed_in_the_background() {
    let (_folder, server) = fresh().await;
    let host = Client::named(server.address, "Host").await.unwrap();
    let opening =
        json!({"settings": table_settings(GAMES[1], 2), "bots": ["greedy", "easy"], "start": true});
    let code = host.open(&opening).await.unwrap();
    let ask = |query: &str| {
        let path = format!("/api/v1/tables/{code}/analysis?{query}");
        let host = &host;
        async move { host.get(&path).await.unwrap() }
    };
    let early = ask("").await;
    assert!(early.status == 409 || early.json["total"].is_number());
    let mut watching = Client::anonymous(server.address)
        .connect(&code)
        .await
        .unwrap();
    watching
        .wait_until(|snapshot| snapshot["phase"] == "finished")
        .await
        .unwrap();
    let mut known = 0;
    let mut told = Value::Null;
    for _ in 0..3000 {
        told = ask(&format!("since={known}")).await.json;
        let fresh = told["steps"].as_array().unwrap();
        let numbered = |(more, one): (usize, &Value)| one["step"] == known + more + 1;
        assert!(fresh.iter().enumerate().all(numbered));
        known += fresh.len();
        assert_eq!(told["done"], known);
        if told["breakdowns"].is_array() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(
        told["breakdowns"].is_array(),
        "not done within a minute: {told}"
    );
    assert_eq!(told["total"], known);
    assert_eq!(ask("").await.json["steps"].as_array().unwrap().len(), known);
    server.stop().await;
}
