//! Whole games over sockets.

use crate::common::typed_games::GAMES;
use serde_json::json;
use stammtisch_games::CATALOGUE;
use stammtisch_test_client::Client;

use crate::common::{Pair, accepted, act, fresh, rejected, table_settings};

/// A person against a bot, to the end, with the record at the end.
async fn against_a_bot(game: &str, level: &str) {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({
        "settings": table_settings(game, 2), "sit": 0, "bots": [null, level], "start": true,
    });
    let code = anna.open(&opening).await.unwrap();
    let mut socket = anna.connect(&code).await.unwrap();
    let record = format!("/api/v1/tables/{code}/record");
    assert_eq!(anna.get(&record).await.unwrap().status, 409);
    let mut steps = 0;
    loop {
        socket
            .wait_until(|snapshot| {
                snapshot["phase"] == "finished"
                    || (snapshot["turn"] == 0 && snapshot["phase"] == "playing")
            })
            .await
            .unwrap();
        if socket.snapshot["phase"] == "finished" {
            break;
        }
        act(&mut socket, steps * 7).await;
        steps += 1;
        assert!(steps < 5000, "a game ends");
    }
    let record = anna.get(&record).await.unwrap();
    assert_eq!(record.status, 200);
    assert_eq!(record.json["names"], json!(["Anna", null]));
    let verified = stammtisch_table::verify(CATALOGUE.find(game).unwrap(), &record.json);
    verified.unwrap_or_else(|error| panic!("{error}"));
    let replay = anna
        .get(&format!("/api/v1/tables/{code}/replay?lang=nl"))
        .await;
    let replay = replay.unwrap().json;
    let moves = record.json["moves"].as_array().unwrap().len();
    assert_eq!(replay["steps"].as_array().unwrap().len(), moves);
    assert_eq!(replay["you"], 0);
    let end = format!("/api/v1/tables/{code}/replay/{moves}?viewpoint=1");
    let end = anna.get(&end).await.unwrap();
    assert_eq!(end.json["view"]["over"], true);
    server.stop().await;
}

#[tokio::test]
async fn every_game_is_played_to_its_end_against_a_bot() {
    for game in GAMES {
        against_a_bot(game, "medium").await;
    }
}

#[tokio::test]
async fn after_a_game_the_same_people_play_another_with_another_shuffle() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[2]).await;
    let promised = pair.sockets[0].snapshot["shuffle"]["commitment"].clone();
    rejected(&mut pair.sockets[0], json!({"command": "rematch"})).await;
    for step in 0.. {
        if pair.sockets[0].snapshot["phase"] != "playing" {
            break;
        }
        assert!(step < 5000, "the game did not end");
        let turn = pair.turn();
        act(&mut pair.sockets[turn], 0).await;
        pair.settle().await;
    }
    accepted(&mut pair.sockets[1], json!({"command": "rematch"})).await;
    for socket in &mut pair.sockets {
        socket
            .wait_until(|snapshot| snapshot["phase"] == "lobby")
            .await
            .unwrap();
        assert_ne!(socket.snapshot["shuffle"]["commitment"], promised);
        assert_eq!(socket.snapshot["shuffle"]["secret"], json!(null));
    }
    accepted(&mut pair.sockets[0], json!({"command": "ready"})).await;
    accepted(&mut pair.sockets[1], json!({"command": "ready"})).await;
    pair.settle().await;
    assert_eq!(pair.sockets[0].snapshot["game_number"], 2);
    let first = format!("/api/v1/tables/{}/replay?game=1", pair.code);
    let replay = pair.people[1].get(&first).await.unwrap().json;
    assert_eq!((&replay["number"], &replay["you"]), (&json!(1), &json!(1)));
    server.stop().await;
}

#[tokio::test]
async fn bots_play_among_themselves_while_somebody_watches() {
    let (_folder, server) = fresh().await;
    let host = Client::named(server.address, "Host").await.unwrap();
    let opening = json!({
        "settings": table_settings(GAMES[1], 3), "bots": ["greedy", "easy", "medium"], "start": true,
    });
    let code = host.open(&opening).await.unwrap();
    let mut watching = Client::anonymous(server.address)
        .connect(&code)
        .await
        .unwrap();
    watching
        .wait_until(|snapshot| snapshot["phase"] == "finished")
        .await
        .unwrap();
    assert_eq!(watching.snapshot["you"], json!(null));
    server.stop().await;
}
