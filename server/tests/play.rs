//! Sitting, acting, undoing, talking, coming back.

use std::time::Duration;

use crate::common::typed_games::GAMES;
use serde_json::{Value, json};
use stammtisch_server::ServerSettings;
use stammtisch_test_client::Client;

use crate::common::{Pair, Running, accepted, act, fresh, generous, rejected, table_settings};

#[tokio::test]
async fn public_tables_are_listed_until_they_are_full_and_private_ones_never() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let listed = async || anna.get("/api/v1/tables").await.unwrap().json["tables"].clone();
    anna.open(&json!({"settings": table_settings(GAMES[0], 2), "sit": 0}))
        .await
        .unwrap();
    assert_eq!(listed().await, json!([]));
    let mut public = table_settings(GAMES[0], 2);
    public["public"] = true.into();
    let code = anna
        .open(&json!({"settings": public, "sit": 0}))
        .await
        .unwrap();
    assert_eq!(listed().await[0]["code"], code);
    assert_eq!(listed().await[0]["seats"][0]["name"], "Anna");
    let bot = json!({"command": "add_bot", "seat": 1, "level": "easy"});
    anna.post(&format!("/api/v1/tables/{code}"), &bot)
        .await
        .unwrap();
    assert_eq!(listed().await, json!([]));
    server.stop().await;
}

#[tokio::test]
async fn only_the_host_arranges_the_table() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let bruno = Client::named(server.address, "Bruno").await.unwrap();
    let code = anna
        .open(&json!({"settings": table_settings(GAMES[1], 3)}))
        .await
        .unwrap();
    let mut guest = bruno.connect(&code).await.unwrap();
    rejected(
        &mut guest,
        json!({"command": "add_bot", "seat": 1, "level": "easy"}),
    )
    .await;
    rejected(&mut guest, json!({"command": "start"})).await;
    let mut host = anna.connect(&code).await.unwrap();
    host.wait_until(|snapshot| snapshot["hosting"] == true)
        .await
        .unwrap();
    accepted(
        &mut host,
        json!({"command": "change_settings", "settings": table_settings(GAMES[1], 2)}),
    )
    .await;
    accepted(&mut guest, json!({"command": "sit", "seat": 0})).await;
    accepted(&mut host, json!({"command": "remove", "seat": 0})).await;
    guest
        .wait_until(|snapshot| snapshot["you"] == Value::Null)
        .await
        .unwrap();
    server.stop().await;
}

#[tokio::test]
async fn bad_settings_are_rejected_with_a_sentence() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let tried = async |plan: Value| {
        let path = "/api/v1/tables?lang=de";
        let answer = anna.post(path, &json!({"settings": plan})).await.unwrap();
        assert!(answer.json["why"].as_str().is_some(), "{answer:?}");
        answer.status
    };
    assert_eq!(tried(table_settings("chess", 2)).await, 409);
    assert_eq!(tried(table_settings(GAMES[0], 9)).await, 409);
    assert_eq!(tried(json!({"game": GAMES[0]})).await, 400);
    assert_eq!(
        tried(json!({"game": GAMES[0], "players": 2, "options": {"x": 1}})).await,
        409
    );
    server.stop().await;
}

#[tokio::test]
async fn an_action_decided_on_an_old_state_is_rejected_with_the_new_one() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[0]).await;
    let turn = pair.turn();
    let mut other_tab = pair.people[turn].connect(&pair.code).await.unwrap();
    other_tab
        .wait_until(|snapshot| snapshot["actions"].is_array())
        .await
        .unwrap();
    let old = other_tab.snapshot.clone();
    act(&mut pair.sockets[turn], 0).await;
    let stale =
        json!({"command": "act", "state_number": old["state_number"], "action": old["actions"][0]});
    let answer = rejected(&mut other_tab, stale).await;
    assert_eq!(answer["stale"], true);
    assert_ne!(answer["snapshot"]["number"], old["state_number"]);
    server.stop().await;
}

#[tokio::test]
async fn the_same_key_is_never_carried_out_twice() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[0]).await;
    let turn = pair.turn();
    let socket = &mut pair.sockets[turn];
    let number = socket.snapshot["state_number"].as_u64().unwrap();
    let action = socket.snapshot["actions"][0].clone();
    let command = json!({"command": "act", "state_number": number, "action": action, "key": "k1"});
    accepted(socket, command.clone()).await;
    let after = socket.snapshot["state_number"].as_u64().unwrap();
    accepted(socket, command).await;
    assert_eq!(
        socket.snapshot["state_number"].as_u64().unwrap(),
        after,
        "nothing happened twice"
    );
    server.stop().await;
}

#[tokio::test]
async fn two_tabs_of_one_player_stay_equal() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[0]).await;
    let mut tab = pair.people[0].connect(&pair.code).await.unwrap();
    tab.receive().await.unwrap();
    for step in 0..30 {
        let turn = pair.turn();
        act(&mut pair.sockets[turn], step).await;
        pair.settle().await;
        let newest = pair.sockets[0].snapshot.clone();
        tab.wait_until(|snapshot| snapshot["last_update"] == newest["last_update"])
            .await
            .unwrap();
        assert_eq!(tab.snapshot, newest);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_viewer_who_was_away_gets_exactly_what_they_missed() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[0]).await;
    let mut always = pair.people[1].connect(&pair.code).await.unwrap();
    always.received = Some(Vec::new());
    always.receive().await.unwrap();
    let seen = always.snapshot["last_update"].as_u64().unwrap();
    for step in 0..40 {
        let turn = pair.turn();
        act(&mut pair.sockets[turn], step * 3).await;
        pair.settle().await;
    }
    let last = pair.sockets[1].snapshot["last_update"].clone();
    always
        .wait_until(|snapshot| snapshot["last_update"] == last)
        .await
        .unwrap();
    let told = |text: &String| -> Vec<Value> {
        let frame: Value = serde_json::from_str(text).unwrap();
        frame["updates"].as_array().cloned().unwrap_or_default()
    };
    let at_once: Vec<Value> = always.received.unwrap().iter().flat_map(told).collect();
    let path = format!("/api/v1/tables/{}/socket?since={seen}", pair.code);
    let mut back = pair.people[1].connect_at(&path).await.unwrap();
    let frame = back.receive().await.unwrap().unwrap();
    assert_eq!(frame["updates"].as_array().unwrap(), &at_once);
    let numbers: Vec<u64> = at_once
        .iter()
        .map(|news| news["number"].as_u64().unwrap())
        .collect();
    let gapless: Vec<u64> = (seen + 1..=last.as_u64().unwrap()).collect();
    assert_eq!(numbers, gapless);
    let path = format!("/api/v1/tables/{}/socket?since=99999", pair.code);
    let mut lost = pair.people[1].connect_at(&path).await.unwrap();
    let frame = lost.receive().await.unwrap().unwrap();
    assert!(frame.get("updates").is_none(), "the whole view instead");
    server.stop().await;
}

/// Two people at a game whose turn has a step that can be taken back. Returns whose turn it is, and
/// what the other and the player on turn saw before that step.
async fn pair_in_a_turn(server: &Running) -> (Pair, usize, Value, Value) {
    for attempt in 0..60 {
        let mut pair = Pair::at(server, GAMES[attempt % GAMES.len()]).await;
        let turn = pair.turn();
        let seen = pair
            .sockets
            .each_ref()
            .map(|socket| socket.snapshot["view"].clone());
        act(&mut pair.sockets[turn], attempt).await;
        if pair.sockets[turn].snapshot["can_undo"] == true {
            return (pair, turn, seen[1 - turn].clone(), seen[turn].clone());
        }
    }
    panic!("in 60 games the first step could not be taken back");
}

#[tokio::test]
async fn the_others_see_a_turn_only_when_it_is_over_and_it_can_be_taken_back_until_then() {
    let (_folder, server) = fresh().await;
    let (mut pair, turn, before, own) = pair_in_a_turn(&server).await;
    assert_eq!(pair.sockets[turn].snapshot["can_undo"], true);
    let other = pair.people[1 - turn].connect(&pair.code).await.unwrap();
    let mut other = other;
    other.receive().await.unwrap();
    assert_eq!(other.snapshot["view"], before);
    let number = pair.sockets[turn].snapshot["state_number"].clone();
    accepted(
        &mut pair.sockets[turn],
        json!({"command": "undo", "state_number": number}),
    )
    .await;
    assert_eq!(pair.sockets[turn].snapshot["view"], own);
    server.stop().await;
}

#[tokio::test]
async fn a_step_that_was_taken_back_can_be_made_again_from_another_device() {
    let (_folder, server) = fresh().await;
    let (mut pair, turn, ..) = pair_in_a_turn(&server).await;
    let after = pair.sockets[turn].snapshot["view"].clone();
    assert!(pair.sockets[turn].snapshot.get("undone").is_none());
    let number = pair.sockets[turn].snapshot["state_number"].clone();
    let undo = json!({"command": "undo", "state_number": number});
    accepted(&mut pair.sockets[turn], undo).await;
    let mut other = pair.people[1 - turn].connect(&pair.code).await.unwrap();
    other.receive().await.unwrap();
    assert!(other.snapshot.get("undone").is_none(), "it is the mover's");
    let mut device = pair.people[turn].connect(&pair.code).await.unwrap();
    device.receive().await.unwrap();
    let undone = device.snapshot["undone"].as_array().unwrap().clone();
    assert_eq!(undone.len(), 1);
    let answer = device.act(&undone[0], "again").await.unwrap();
    assert_eq!(answer["ok"], true, "{answer}");
    assert_eq!(device.snapshot["view"], after);
    assert!(device.snapshot.get("undone").is_none());
    server.stop().await;
}

#[tokio::test]
async fn chat_reaches_everybody_as_plain_text() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let line = "<b>hello</b> & \"you\"";
    accepted(
        &mut pair.sockets[0],
        json!({"command": "chat", "text": line}),
    )
    .await;
    let chat_of = |frame: &Value| -> Value {
        let mut updates = frame["updates"].as_array().into_iter().flatten();
        let chat = updates.find_map(|update| update.get("chat"));
        chat.cloned().unwrap_or_default()
    };
    let frame = pair.sockets[1].receive_until(|frame| chat_of(frame).is_object());
    let heard = chat_of(&frame.await.unwrap());
    assert_eq!(heard["text"], line);
    assert_eq!(heard["name"], "Anna");
    let endless = "x".repeat(501);
    rejected(
        &mut pair.sockets[0],
        json!({"command": "chat", "text": endless}),
    )
    .await;
    server.stop().await;
}

#[tokio::test]
async fn a_bot_takes_over_for_a_player_who_leaves_until_they_return() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    accepted(&mut pair.sockets[0], json!({"command": "leave"})).await;
    assert_eq!(pair.sockets[0].snapshot["seats"][0]["away"], true);
    pair.sockets[1]
        .wait_until(|snapshot| snapshot["turn"] == 1 && snapshot["phase"] == "playing")
        .await
        .unwrap();
    accepted(&mut pair.sockets[0], json!({"command": "return"})).await;
    assert_eq!(pair.sockets[0].snapshot["seats"][0]["away"], false);
    server.stop().await;
}

#[tokio::test]
async fn a_check_changes_nothing_and_a_hint_is_a_possible_action_with_a_reason() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let turn = pair.turn();
    let socket = &mut pair.sockets[turn];
    let before = socket.snapshot.clone();
    let nonsense = json!({"query": "check", "action": {"do": "collect", "give": []}});
    rejected(socket, nonsense).await;
    let possible = json!({"query": "check", "action": before["actions"][0]});
    accepted(socket, possible).await;
    let hint = accepted(socket, json!({"query": "hint"})).await;
    assert!(!hint["why"].as_str().unwrap().is_empty());
    let advised = json!({"query": "check", "action": hint["action"]});
    accepted(socket, advised).await;
    assert_eq!(socket.snapshot, before);
    let other = &mut pair.sockets[1 - turn];
    rejected(other, json!({"query": "hint"})).await;
    server.stop().await;
}

#[tokio::test]
async fn everybody_is_spoken_to_in_the_language_asked_for() {
    let (_folder, server) = fresh().await;
    let pair = Pair::at(&server, GAMES[0]).await;
    let mut why = Vec::new();
    for lang in ["en", "de", "nl"] {
        let path = format!("/api/v1/tables/{}/socket?lang={lang}", pair.code);
        let mut socket = pair.people[0].connect_at(&path).await.unwrap();
        let answer = rejected(&mut socket, json!({"command": "sit", "seat": 0})).await;
        why.push(answer["why"].as_str().unwrap().to_owned());
    }
    why.dedup();
    assert_eq!(why.len(), 3, "{why:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_player_who_leaves_again_before_the_bot_moved_is_played_for_again() {
    let folder = tempfile::tempdir().unwrap();
    let bot_delay = Duration::from_millis(100);
    let settings = ServerSettings {
        bot_delay,
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let turn = pair.turn();
    let socket = &mut pair.sockets[turn];
    accepted(socket, json!({"command": "leave"})).await;
    accepted(socket, json!({"command": "return"})).await;
    // The bot finds that it is not wanted any more.
    tokio::time::sleep(3 * bot_delay).await;
    accepted(socket, json!({"command": "leave"})).await;
    socket
        .wait_until(|snapshot| snapshot["turn"] != turn)
        .await
        .unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_refusal_speaks_the_words_of_the_game_that_was_asked_for() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let bad = json!({
        "game": "rotundo", "players": 2, "options": {"deck": [
            {"id": "much too long", "bag": "brown", "number": 1, "value": 10, "copies": 9, "triple": false},
        ]},
    });
    let opened = anna
        .post("/api/v1/tables", &json!({"settings": bad}))
        .await
        .unwrap();
    assert_eq!(opened.status, 409);
    let opening = json!({"settings": table_settings("monad", 2)});
    let code = anna.open(&opening).await.unwrap();
    let mut socket = anna.connect(&code).await.unwrap();
    let change = json!({"command": "change_settings", "settings": bad});
    let changed = rejected(&mut socket, change).await;
    for why in [&opened.json["why"], &changed["why"]] {
        assert!(why.as_str().unwrap().contains("much too long"), "{why}");
    }
    server.stop().await;
}
