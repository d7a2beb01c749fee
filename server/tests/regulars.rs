//! Faces, reactions, how many watch, and the list of one's games.

use serde_json::{Value, json};
use stammtisch_test_client::{Client, Socket};

use crate::common::typed_games::GAMES;
use crate::common::{Pair, accepted, fresh, rejected, table_settings};

#[tokio::test]
async fn a_face_is_kept_with_the_guest_and_seen_by_the_others() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let games = pair.people[0].get("/api/v1/games").await.unwrap().json;
    assert_eq!(games["regulars"].as_array().unwrap().len(), 12);
    let me = pair.people[1].get("/api/v1/me").await.unwrap().json;
    let other = games["faces"].as_array().unwrap().iter();
    let other = other.clone().find(|face| **face != me["face"]).unwrap();
    let choose = json!({"face": other});
    let answer = pair.people[1].post("/api/v1/me", &choose).await.unwrap();
    assert_eq!(answer.json, json!({"name": me["name"], "face": other}));
    let seen = |snapshot: &Value| snapshot["seats"][1]["face"] == *other;
    pair.sockets[0].wait_until(seen).await.unwrap();
    let again = pair.people[1].get("/api/v1/me").await.unwrap().json;
    assert_eq!(again["face"], *other);
    let unknown = json!({"face": "nobody's"});
    let refused = pair.people[1].post("/api/v1/me", &unknown).await.unwrap();
    assert_eq!(refused.status, 400);
    let stranger = Client::anonymous(server.address);
    let nameless = stranger.post("/api/v1/me", &choose).await.unwrap();
    assert_eq!(nameless.status, 401, "a face needs a name");
    let named = json!({"name": "Eve", "face": other});
    let named = stranger.post("/api/v1/me", &named).await.unwrap();
    assert_eq!(named.json["face"], *other);
    server.stop().await;
}

/// Receives until somebody shows something.
async fn reaction(socket: &mut Socket) -> Value {
    let shown = socket.receive_until(|frame| frame.get("reaction").is_some());
    shown.await.unwrap()["reaction"].clone()
}

#[tokio::test]
async fn reactions_reach_those_who_want_them_and_nobody_later() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let path = format!("/api/v1/tables/{}/socket", pair.code);
    let wants = format!("{path}?reactions=true");
    let mut wanting = pair.people[0].connect_at(&wants).await.unwrap();
    let eve = Client::named(server.address, "Eve").await.unwrap();
    let mut watching = eve.connect_at(&wants).await.unwrap();
    let ouch = json!({"command": "react", "reaction": "ouch"});
    accepted(&mut pair.sockets[1], ouch.clone()).await;
    for socket in [&mut wanting, &mut watching] {
        assert_eq!(
            reaction(socket).await,
            json!({"seat": 1, "reaction": "ouch"})
        );
    }
    rejected(&mut watching, ouch).await;
    // Nothing is kept: those who come now get none, and the others were sent none that they did not ask for.
    let mut late = eve.connect_at(&wants).await.unwrap();
    for socket in [&mut late, &mut pair.sockets[0]] {
        socket.received = Some(Vec::new());
    }
    accepted(
        &mut pair.sockets[0],
        json!({"command": "chat", "text": "Well"}),
    )
    .await;
    let chat = |frame: &Value| frame["updates"][0].get("chat").is_some();
    late.receive_until(chat).await.unwrap();
    for socket in [&mut late, &mut pair.sockets[0]] {
        let received = socket.received.take().unwrap();
        assert!(!received.iter().any(|text| text.contains("\"reaction\"")));
    }
    server.stop().await;
}

#[tokio::test]
async fn everybody_sees_how_many_watch() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    assert_eq!(pair.sockets[0].snapshot["watchers"], 0);
    let eve = Client::named(server.address, "Eve").await.unwrap();
    let watching = eve.connect(&pair.code).await.unwrap();
    let again = eve.connect(&pair.code).await.unwrap();
    let stranger = Client::anonymous(server.address);
    let unnamed = stranger.connect(&pair.code).await.unwrap();
    let socket = &mut pair.sockets[0];
    let watchers = |count: u64| move |snapshot: &Value| snapshot["watchers"] == count;
    socket.wait_until(watchers(2)).await.unwrap();
    drop(unnamed);
    socket.wait_until(watchers(1)).await.unwrap();
    drop((watching, again));
    socket.wait_until(watchers(0)).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_finished_game_can_be_removed_from_the_list_and_another_one_lists_the_table_again() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({
        "settings": table_settings(GAMES[0], 2), "sit": 0, "bots": [null, "random"], "start": true,
    });
    let code = anna.open(&opening).await.unwrap();
    let path = format!("/api/v1/me/tables/{code}");
    let refused = anna.send("DELETE", &path, "").await.unwrap();
    assert_eq!(refused.status, 409, "{refused:?}");
    let mut socket = anna.connect(&code).await.unwrap();
    // A bot plays to the end.
    accepted(&mut socket, json!({"command": "leave"})).await;
    let done = |snapshot: &Value| snapshot["phase"] == "finished";
    socket.wait_until(done).await.unwrap();
    let left = anna.send("DELETE", &path, "").await.unwrap();
    assert_eq!(left.json["tables"], json!([]));
    let me = anna.get("/api/v1/me").await.unwrap().json;
    assert_eq!(me["tables"], json!([]));
    let record = format!("/api/v1/tables/{code}/record");
    assert_eq!(anna.get(&record).await.unwrap().status, 200);
    accepted(&mut socket, json!({"command": "rematch"})).await;
    accepted(&mut socket, json!({"command": "ready"})).await;
    let me = anna.get("/api/v1/me").await.unwrap().json;
    assert_eq!(me["tables"][0]["code"], *code);
    server.stop().await;
}
