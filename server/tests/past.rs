//! Looking back over plain requests.

use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_visitor::Visitor;

use crate::common::{fresh, plan};

#[tokio::test]
async fn a_game_of_bots_is_looked_into_in_the_background() {
    let (_folder, server) = fresh().await;
    let host = Visitor::named(server.address, "Host").await.unwrap();
    let opening = json!({"plan": plan("rotundo", 2), "bots": ["greedy", "easy"], "start": true});
    let code = host.open(&opening).await.unwrap();
    let ask = |query: &str| {
        let path = format!("/api/tables/{code}/analysis?{query}");
        let host = &host;
        async move { host.get(&path).await.unwrap() }
    };
    let early = ask("").await;
    assert!(early.status == 409 || early.json["of"].is_number());
    let mut watching = Visitor::unknown(server.address).look(&code).await.unwrap();
    watching.until(|now| now["phase"] == "over").await.unwrap();
    let mut known = 0;
    let told = loop {
        let told = ask(&format!("since={known}")).await.json;
        let fresh = told["moments"].as_array().unwrap();
        assert!(
            fresh
                .iter()
                .enumerate()
                .all(|(more, one)| one["at"] == known + more)
        );
        known += fresh.len();
        assert_eq!(told["done"], known);
        match told["accounts"] {
            Value::Null => tokio::time::sleep(Duration::from_millis(20)).await,
            _ => break told,
        }
    };
    assert_eq!(told["of"], known);
    assert_eq!(
        ask("").await.json["moments"].as_array().unwrap().len(),
        known
    );
    server.stop().await;
}
