//! FullState games over sockets.

use serde_json::json;
use stammtisch_visitor::Visitor;

use crate::common::{Pair, act, fresh, granted, plan, refused};

/// A person against a bot, to the end, with the record at the end.
async fn against_a_bot(game: &str, level: &str) {
    let (_folder, server) = fresh().await;
    let anna = Visitor::named(server.address, "Anna").await.unwrap();
    let opening = json!({
        "plan": plan(game, 2), "sit": 0, "bots": [null, level], "start": true,
    });
    let code = anna.open(&opening).await.unwrap();
    let mut socket = anna.look(&code).await.unwrap();
    let record = format!("/api/tables/{code}/record");
    assert_eq!(anna.get(&record).await.unwrap().status, 409);
    let mut steps = 0;
    loop {
        socket
            .until(|now| now["phase"] == "over" || (now["turn"] == 0 && now["phase"] == "playing"))
            .await
            .unwrap();
        if socket.now["phase"] == "over" {
            break;
        }
        act(&mut socket, steps * 7).await;
        steps += 1;
        assert!(steps < 5000, "a game ends");
    }
    let record = anna.get(&record).await.unwrap();
    assert_eq!(record.status, 200);
    assert_eq!(record.json["names"], json!(["Anna", null]));
    let sound = stammtisch_table::verify(game, &record.json).unwrap();
    sound.unwrap_or_else(|misfit| panic!("{misfit:?}"));
    let replay = anna
        .get(&format!("/api/tables/{code}/replay?lang=nl"))
        .await;
    let replay = replay.unwrap().json;
    let moves = record.json["moves"].as_array().unwrap().len();
    assert_eq!(replay["steps"].as_array().unwrap().len(), moves);
    assert_eq!(replay["you"], 0);
    let end = format!("/api/tables/{code}/replay/{moves}?eyes=1");
    let end = anna.get(&end).await.unwrap();
    assert_eq!(end.json["view"]["over"], true);
    server.stop().await;
}

#[tokio::test]
async fn monad_is_played_to_its_end_against_a_bot() {
    against_a_bot("monad", "medium").await;
}

#[tokio::test]
async fn rotundo_is_played_to_its_end_against_a_bot() {
    against_a_bot("rotundo", "easy").await;
}

#[tokio::test]
async fn fiches_is_played_to_its_end_against_a_bot() {
    against_a_bot("fiches", "medium").await;
}

#[tokio::test]
async fn after_a_game_the_same_people_play_another_with_another_shuffle() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, "fiches").await;
    let promised = pair.sockets[0].now["shuffle"]["commitment"].clone();
    refused(&mut pair.sockets[0], json!({"wish": "again"})).await;
    while pair.sockets[0].now["phase"] == "playing" {
        let turn = pair.turn();
        act(&mut pair.sockets[turn], 0).await;
        pair.settle().await;
    }
    granted(&mut pair.sockets[1], json!({"wish": "again"})).await;
    for socket in &mut pair.sockets {
        socket.until(|now| now["phase"] == "lobby").await.unwrap();
        assert_ne!(socket.now["shuffle"]["commitment"], promised);
        assert_eq!(socket.now["shuffle"]["secret"], json!(null));
    }
    granted(&mut pair.sockets[0], json!({"wish": "ready"})).await;
    granted(&mut pair.sockets[1], json!({"wish": "ready"})).await;
    pair.settle().await;
    assert_eq!(pair.sockets[0].now["games"], 2);
    let first = format!("/api/tables/{}/replay?game=1", pair.code);
    let replay = pair.people[1].get(&first).await.unwrap().json;
    assert_eq!((&replay["number"], &replay["you"]), (&json!(1), &json!(1)));
    server.stop().await;
}

#[tokio::test]
async fn bots_play_among_themselves_while_somebody_watches() {
    let (_folder, server) = fresh().await;
    let host = Visitor::named(server.address, "Host").await.unwrap();
    let opening = json!({
        "plan": plan("rotundo", 3), "bots": ["greedy", "easy", "medium"], "start": true,
    });
    let code = host.open(&opening).await.unwrap();
    let mut watching = Visitor::unknown(server.address).look(&code).await.unwrap();
    watching.until(|now| now["phase"] == "over").await.unwrap();
    assert_eq!(watching.now["you"], json!(null));
    server.stop().await;
}
