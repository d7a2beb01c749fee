//! The server stops and starts again in the middle.

use serde_json::{Value, json};
use stammtisch_visitor::Visitor;

use crate::common::{Pair, Running, act, generous, plan};

#[tokio::test]
async fn a_game_goes_on_after_a_restart_as_if_nothing_had_happened() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let mut pair = Pair::at(&server, "monad").await;
    for step in 0..25 {
        let turn = pair.turn();
        act(&mut pair.sockets[turn], step).await;
        pair.settle().await;
    }
    let before: Vec<Value> = pair
        .sockets
        .iter()
        .map(|socket| socket.now.clone())
        .collect();
    server.stop().await;
    let server = Running::start(folder.path(), generous()).await;
    for (seat, person) in pair.people.iter().enumerate() {
        let person = person.at(server.address);
        let path = format!("/ws/{}?since={}", pair.code, before[seat]["news"]);
        let mut socket = person.look_at(&path).await.unwrap();
        let frame = socket.hear().await.unwrap().unwrap();
        assert_eq!(frame["news"], json!([]), "nothing was missed");
        assert_eq!(socket.now["view"], before[seat]["view"]);
        assert_eq!(socket.now["number"], before[seat]["number"]);
        assert_eq!(socket.now["shuffle"], before[seat]["shuffle"]);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_viewer_is_told_that_the_server_will_be_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let mut pair = Pair::at(&server, "rotundo").await;
    let heard = async {
        loop {
            match pair.sockets[0].hear().await.unwrap() {
                Some(frame) if frame["bye"] == "restart" => break true,
                Some(_) => {}
                None => break false,
            }
        }
    };
    let (told, ()) = tokio::join!(heard, server.stop());
    assert!(told);
}

#[tokio::test]
async fn bots_that_were_thinking_think_again_though_nobody_looks() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let host = Visitor::named(server.address, "Host").await.unwrap();
    let opening = json!({
        "plan": plan("rotundo", 2), "bots": ["strong", "strong"], "start": true,
    });
    let code = host.open(&opening).await.unwrap();
    server.stop().await;
    let server = Running::start(folder.path(), generous()).await;
    let mut watching = host.at(server.address).look(&code).await.unwrap();
    watching.hear().await.unwrap();
    let before = watching.now["number"].as_u64().unwrap();
    watching
        .until(|now| now["number"].as_u64().unwrap() > before)
        .await
        .unwrap();
    server.stop().await;
}

#[tokio::test]
async fn public_tables_are_listed_again_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let anna = Visitor::named(server.address, "Anna").await.unwrap();
    let mut public = plan("fiches", 2);
    public["public"] = true.into();
    let code = anna.open(&json!({"plan": public})).await.unwrap();
    server.stop().await;
    let server = Running::start(folder.path(), generous()).await;
    let anna = anna.at(server.address);
    let listed = async || anna.get("/api/tables").await.unwrap().json["tables"][0]["code"].clone();
    while listed().await.is_null() {
        tokio::task::yield_now().await;
    }
    assert_eq!(listed().await, code);
    server.stop().await;
}
