//! Sitting, acting, undoing, talking, coming back.

use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_server::Settings;
use stammtisch_visitor::Visitor;

use crate::common::{Pair, Running, act, fresh, generous, granted, plan, refused};

#[tokio::test]
async fn public_tables_are_listed_until_they_are_full_and_private_ones_never() {
    let (_folder, server) = fresh().await;
    let anna = Visitor::named(server.address, "Anna").await.unwrap();
    let listed = async || anna.get("/api/tables").await.unwrap().json["tables"].clone();
    anna.open(&json!({"plan": plan("monad", 2), "sit": 0}))
        .await
        .unwrap();
    assert_eq!(listed().await, json!([]));
    let mut public = plan("monad", 2);
    public["public"] = true.into();
    let code = anna.open(&json!({"plan": public, "sit": 0})).await.unwrap();
    assert_eq!(listed().await[0]["code"], code);
    assert_eq!(listed().await[0]["seats"][0]["name"], "Anna");
    let bot = json!({"wish": "bot", "seat": 1, "level": "easy"});
    anna.post(&format!("/api/tables/{code}"), &bot)
        .await
        .unwrap();
    assert_eq!(listed().await, json!([]));
    server.stop().await;
}

#[tokio::test]
async fn only_the_host_arranges_the_table() {
    let (_folder, server) = fresh().await;
    let anna = Visitor::named(server.address, "Anna").await.unwrap();
    let bruno = Visitor::named(server.address, "Bruno").await.unwrap();
    let code = anna
        .open(&json!({"plan": plan("rotundo", 3)}))
        .await
        .unwrap();
    let mut guest = bruno.look(&code).await.unwrap();
    refused(
        &mut guest,
        json!({"wish": "bot", "seat": 1, "level": "easy"}),
    )
    .await;
    refused(&mut guest, json!({"wish": "start"})).await;
    let mut host = anna.look(&code).await.unwrap();
    host.until(|now| now["hosting"] == true).await.unwrap();
    granted(
        &mut host,
        json!({"wish": "plan", "plan": plan("rotundo", 2)}),
    )
    .await;
    granted(&mut guest, json!({"wish": "sit", "seat": 0})).await;
    granted(&mut host, json!({"wish": "clear", "seat": 0})).await;
    guest.until(|now| now["you"] == Value::Null).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_bad_plan_is_refused_with_a_sentence() {
    let (_folder, server) = fresh().await;
    let anna = Visitor::named(server.address, "Anna").await.unwrap();
    let tried = async |plan: Value| {
        let path = "/api/tables?lang=de";
        let answer = anna.post(path, &json!({"plan": plan})).await.unwrap();
        assert!(answer.json["why"].as_str().is_some(), "{answer:?}");
        answer.status
    };
    assert_eq!(tried(plan("chess", 2)).await, 409);
    assert_eq!(tried(plan("monad", 9)).await, 409);
    assert_eq!(tried(json!({"game": "monad"})).await, 400);
    assert_eq!(
        tried(json!({"game": "monad", "players": 2, "options": {"x": 1}})).await,
        409
    );
    server.stop().await;
}

#[tokio::test]
async fn an_action_decided_on_an_old_state_is_refused_with_the_new_one() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, "monad").await;
    let turn = pair.turn();
    let mut other_tab = pair.people[turn].look(&pair.code).await.unwrap();
    other_tab
        .until(|now| now["actions"].is_array())
        .await
        .unwrap();
    let old = other_tab.now.clone();
    act(&mut pair.sockets[turn], 0).await;
    let stale = json!({"wish": "act", "number": old["number"], "action": old["actions"][0]});
    let answer = refused(&mut other_tab, stale).await;
    assert_eq!(answer["stale"], true);
    assert_ne!(answer["now"]["number"], old["number"]);
    server.stop().await;
}

#[tokio::test]
async fn the_same_key_is_never_carried_out_twice() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, "monad").await;
    let turn = pair.turn();
    let socket = &mut pair.sockets[turn];
    let number = socket.now["number"].as_u64().unwrap();
    let action = socket.now["actions"][0].clone();
    let wish = json!({"wish": "act", "number": number, "action": action, "key": "k1"});
    granted(socket, wish.clone()).await;
    let after = socket.now["number"].as_u64().unwrap();
    granted(socket, wish).await;
    assert_eq!(
        socket.now["number"].as_u64().unwrap(),
        after,
        "nothing happened twice"
    );
    server.stop().await;
}

#[tokio::test]
async fn two_tabs_of_one_player_stay_equal() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, "monad").await;
    let mut tab = pair.people[0].look(&pair.code).await.unwrap();
    tab.hear().await.unwrap();
    for step in 0..30 {
        let turn = pair.turn();
        act(&mut pair.sockets[turn], step).await;
        pair.settle().await;
        let newest = pair.sockets[0].now.clone();
        tab.until(|now| now["news"] == newest["news"])
            .await
            .unwrap();
        assert_eq!(tab.now, newest);
    }
    server.stop().await;
}

#[tokio::test]
async fn who_was_away_gets_exactly_what_was_missed() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, "monad").await;
    let mut always = pair.people[1].look(&pair.code).await.unwrap();
    always.heard = Some(Vec::new());
    always.hear().await.unwrap();
    let seen = always.now["news"].as_u64().unwrap();
    for step in 0..40 {
        let turn = pair.turn();
        act(&mut pair.sockets[turn], step * 3).await;
        pair.settle().await;
    }
    let last = pair.sockets[1].now["news"].clone();
    always.until(|now| now["news"] == last).await.unwrap();
    let told = |text: &String| -> Vec<Value> {
        let frame: Value = serde_json::from_str(text).unwrap();
        frame["news"].as_array().cloned().unwrap_or_default()
    };
    let at_once: Vec<Value> = always.heard.unwrap().iter().flat_map(told).collect();
    let path = format!("/ws/{}?since={seen}", pair.code);
    let mut back = pair.people[1].look_at(&path).await.unwrap();
    let frame = back.hear().await.unwrap().unwrap();
    assert_eq!(frame["news"].as_array().unwrap(), &at_once);
    let numbers: Vec<u64> = at_once
        .iter()
        .map(|news| news["number"].as_u64().unwrap())
        .collect();
    let gapless: Vec<u64> = (seen + 1..=last.as_u64().unwrap()).collect();
    assert_eq!(numbers, gapless);
    let path = format!("/ws/{}?since=99999", pair.code);
    let mut lost = pair.people[1].look_at(&path).await.unwrap();
    let frame = lost.hear().await.unwrap().unwrap();
    assert!(frame.get("news").is_none(), "the whole view instead");
    server.stop().await;
}

#[tokio::test]
async fn the_others_see_a_turn_only_when_it_is_over_and_it_can_be_taken_back_until_then() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, "monad").await;
    let turn = pair.turn();
    let before = pair.sockets[1 - turn].now["view"].clone();
    let is_trade = |action: &Value| action["do"] == "trade";
    let actions = pair.sockets[turn].now["actions"].as_array().unwrap();
    let trade = actions
        .iter()
        .position(is_trade)
        .expect("a deal with a trade");
    let own = pair.sockets[turn].now["view"].clone();
    act(&mut pair.sockets[turn], trade).await;
    assert_eq!(pair.sockets[turn].now["can_undo"], true);
    let other = pair.people[1 - turn].look(&pair.code).await.unwrap();
    let mut other = other;
    other.hear().await.unwrap();
    assert_eq!(other.now["view"], before);
    let number = pair.sockets[turn].now["number"].clone();
    granted(
        &mut pair.sockets[turn],
        json!({"wish": "undo", "number": number}),
    )
    .await;
    assert_eq!(pair.sockets[turn].now["view"], own);
    server.stop().await;
}

#[tokio::test]
async fn chat_reaches_everybody_as_plain_text() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, "rotundo").await;
    let line = "<b>hello</b> & \"you\"";
    granted(&mut pair.sockets[0], json!({"wish": "say", "text": line})).await;
    let heard = loop {
        let frame = pair.sockets[1].hear().await.unwrap().unwrap();
        let news = frame["news"].as_array().cloned().unwrap_or_default();
        if let Some(chat) = news.iter().find_map(|news| news.get("chat")) {
            break chat.clone();
        }
    };
    assert_eq!(heard["text"], line);
    assert_eq!(heard["name"], "Anna");
    let endless = "x".repeat(501);
    refused(
        &mut pair.sockets[0],
        json!({"wish": "say", "text": endless}),
    )
    .await;
    server.stop().await;
}

#[tokio::test]
async fn who_leaves_is_played_for_by_a_bot_and_can_come_back() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, "rotundo").await;
    granted(&mut pair.sockets[0], json!({"wish": "leave"})).await;
    assert_eq!(pair.sockets[0].now["seats"][0]["away"], true);
    pair.sockets[1]
        .until(|now| now["turn"] == 1 && now["phase"] == "playing")
        .await
        .unwrap();
    granted(&mut pair.sockets[0], json!({"wish": "return"})).await;
    assert_eq!(pair.sockets[0].now["seats"][0]["away"], false);
    server.stop().await;
}

#[tokio::test]
async fn a_check_changes_nothing_and_a_hint_is_a_possible_action_with_a_reason() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, "rotundo").await;
    let turn = pair.turn();
    let socket = &mut pair.sockets[turn];
    let before = socket.now.clone();
    let nonsense = json!({"ask": "check", "action": {"do": "collect", "give": []}});
    refused(socket, nonsense).await;
    let possible = json!({"ask": "check", "action": before["actions"][0]});
    granted(socket, possible).await;
    let hint = granted(socket, json!({"ask": "hint"})).await;
    assert!(!hint["why"].as_str().unwrap().is_empty());
    let advised = json!({"ask": "check", "action": hint["action"]});
    granted(socket, advised).await;
    assert_eq!(socket.now, before);
    let other = &mut pair.sockets[1 - turn];
    refused(other, json!({"ask": "hint"})).await;
    server.stop().await;
}

#[tokio::test]
async fn everybody_is_spoken_to_in_the_language_asked_for() {
    let (_folder, server) = fresh().await;
    let pair = Pair::at(&server, "monad").await;
    let mut why = Vec::new();
    for lang in ["en", "de", "nl"] {
        let path = format!("/ws/{}?lang={lang}", pair.code);
        let mut socket = pair.people[0].look_at(&path).await.unwrap();
        let answer = refused(&mut socket, json!({"wish": "sit", "seat": 0})).await;
        why.push(answer["why"].as_str().unwrap().to_owned());
    }
    why.dedup();
    assert_eq!(why.len(), 3, "{why:?}");
    server.stop().await;
}

#[tokio::test]
async fn who_leaves_again_before_the_bot_could_move_is_played_for_again() {
    let folder = tempfile::tempdir().unwrap();
    let pause = Duration::from_millis(100);
    let settings = Settings {
        pause,
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let mut pair = Pair::at(&server, "rotundo").await;
    let turn = pair.turn();
    let socket = &mut pair.sockets[turn];
    granted(socket, json!({"wish": "leave"})).await;
    granted(socket, json!({"wish": "return"})).await;
    // The bot finds that it is not wanted any more.
    tokio::time::sleep(3 * pause).await;
    granted(socket, json!({"wish": "leave"})).await;
    socket.until(|now| now["turn"] != turn).await.unwrap();
    server.stop().await;
}
