//! Positions to try something on: the examples of the rule books, the steps of the lessons.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use stammtisch_server::{Limits, ServerSettings};
use stammtisch_test_client::{Answer, Client};

use crate::common::{Running, fresh, generous};

const GAMES: [&str; 3] = ["monad", "rotundo", "fiches"];

/// A file of what a game teaches.
fn taught(game: &str, file: &str) -> Value {
    of_client(&format!("games/{game}/learn/{file}"))
}

fn of_client(file: &str) -> Value {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let path = root.join(format!("../{file}.json"));
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    serde_json::from_str(&text).unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

async fn attempt(client: &Client, body: &Value) -> Answer {
    client.post("/api/v1/sandbox", body).await.unwrap()
}

#[tokio::test]
async fn every_example_of_the_rule_books_can_be_played_on_against_bots() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    for game in GAMES {
        let book = client
            .get(&format!("/api/v1/rules/{game}"))
            .await
            .unwrap()
            .text;
        for example in list(&taught(game, "examples")) {
            let name = format!("{game}: {}", example["name"]);
            let rule = example["rule"].as_str().unwrap();
            assert!(
                book.contains(&format!("# {rule} ")),
                "{name}: no clause {rule}"
            );
            let looked = attempt(&client, &json!({"state": example["state"], "seat": 0})).await;
            assert_eq!(looked.status, 200, "{name}: {looked:?}");
            for action in list(&looked.json["actions"]).iter().take(20) {
                let body = json!({"state": example["state"], "seat": 0, "action": action});
                let acted = attempt(&client, &body).await;
                assert_eq!(acted.status, 200, "{name}: {acted:?}");
                let body = json!({"state": acted.json["state"], "seat": 0, "bots": true});
                let answered = attempt(&client, &body).await.json;
                let mine = answered["turn"] == 0 && !list(&answered["actions"]).is_empty();
                assert!(mine || answered["over"] == true, "{name}: {answered}");
            }
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn another_seat_acts_in_a_lesson_only_on_its_turn_and_shows_no_more_than_at_a_table() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let lesson = taught("fiches", "lesson");
    let state = &lesson[0]["state"];
    let lay = &lesson[1]["others"][0];
    let body = json!({"state": state, "seat": 0, "by": 1, "action": lay});
    let laid = attempt(&client, &body).await;
    assert_eq!(laid.status, 200, "{laid:?}");
    assert_eq!(laid.json["view"]["racks"][1], 3);
    assert_eq!(
        (&laid.json["turn"], &laid.json["updates"][0]["step"]),
        (&json!(0), &json!(1))
    );
    let drawn = json!({"state": state, "seat": 0, "by": 1, "action": {"do": "draw"}});
    let drawn = attempt(&client, &drawn).await.json;
    assert_eq!(drawn["updates"][0]["event"].get("tile"), None);
    for by in [json!(0), json!(7), Value::Null] {
        let body = json!({"state": state, "seat": 0, "by": by, "action": lay});
        assert_eq!(attempt(&client, &body).await.status, 409, "{by}");
    }
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_stored_and_the_same_request_has_the_same_answer() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let examples = taught("monad", "examples");
    let trade = json!({"state": examples[0]["state"], "seat": 0,
        "action": {"do": "trade", "give": ["r1", "l1"]}});
    let once = attempt(&client, &trade).await.json;
    assert_eq!(
        once["state"]["hands"][0],
        json!(["o1", "y1", "g1", "g1", "d2"])
    );
    assert_eq!(once["state"]["acted"], true);
    assert_eq!(once["updates"][0]["event"]["event"], "traded");
    assert!(
        once["updates"][0]["text"]
            .as_str()
            .unwrap()
            .starts_with("You")
    );
    assert_eq!(attempt(&client, &trade).await.json, once);
    server.stop().await;
}

#[tokio::test]
async fn a_refusal_names_its_clause_in_the_asked_language() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let state = &taught("monad", "examples")[0]["state"];
    let body = json!({"state": state, "seat": 0,
        "action": {"do": "buy", "rank": 3, "give": ["r1", "o1"]}});
    for path in ["/api/v1/sandbox", "/api/v1/sandbox/check"] {
        let said = client
            .post(&format!("{path}?lang=de"), &body)
            .await
            .unwrap();
        assert_eq!(said.status, 409);
        assert_eq!(
            (&said.json["ok"], &said.json["rule"]),
            (&json!(false), &json!("M7.1"))
        );
        let german = said.json["why"].clone();
        let said = client
            .post(&format!("{path}?lang=nl"), &body)
            .await
            .unwrap();
        assert_ne!(said.json["why"], german);
    }
    server.stop().await;
}

#[tokio::test]
async fn check_and_hint_answer_and_only_who_is_on_turn_may_act() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let state = &taught("fiches", "examples")[0]["state"];
    let lay = json!({"do": "lay", "table": [["r3", "r4", "r5"]]});
    let body = json!({"state": state, "seat": 0, "action": lay});
    let checked = client.post("/api/v1/sandbox/check", &body).await.unwrap();
    assert_eq!((checked.status, &checked.json["gain"]), (200, &json!(4)));
    let moved = json!([{"from": "racks/0", "to": "table/0", "pieces": ["r3", "r4", "r5"]}]);
    assert_eq!(checked.json["preview"]["moves"], moved);
    let asked = json!({"state": state, "seat": 0});
    let hinted = client
        .post("/api/v1/sandbox/hint", &asked)
        .await
        .unwrap()
        .json;
    assert_eq!(hinted["action"]["table"], lay["table"]);
    assert!(!hinted["why"].as_str().unwrap().is_empty());
    let other = json!({"state": state, "seat": 1, "action": lay});
    assert_eq!(attempt(&client, &other).await.status, 409);
    let watching = attempt(&client, &json!({"state": state, "seat": 1}))
        .await
        .json;
    assert_eq!(
        (&watching["view"]["racks"][0], &watching["actions"]),
        (&json!(6), &json!([]))
    );
    server.stop().await;
}

#[tokio::test]
async fn an_impossible_position_is_rejected_with_a_sentence() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let state = taught("monad", "examples")[0]["state"].clone();
    let mut twice = state.clone();
    twice["hands"][0][0] = json!("d2");
    let odd = [
        json!({"state": twice, "seat": 0}),
        json!({"state": state, "seat": 7}),
        json!({"state": {"game": "chess"}, "seat": 0}),
        json!({"state": 7, "seat": 0}),
        json!({"state": state, "seat": 0, "level": "strong"}),
    ];
    for body in odd {
        for path in [
            "/api/v1/sandbox",
            "/api/v1/sandbox/check",
            "/api/v1/sandbox/hint",
        ] {
            let answer = client.post(path, &body).await.unwrap();
            assert!([400, 409].contains(&answer.status), "{path}: {answer:?}");
            assert!(!answer.json["why"].as_str().unwrap().is_empty());
        }
    }
    let large = format!("{{\"state\":\"{}\",\"seat\":0}}", "x".repeat(20_000));
    assert_eq!(
        client
            .send("POST", "/api/v1/sandbox", &large)
            .await
            .unwrap()
            .status,
        413
    );
    server.stop().await;
}

#[tokio::test]
async fn sandboxes_from_one_address_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        commands: 3,
        ..generous().limits
    };
    let settings = ServerSettings {
        limits,
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let client = Client::anonymous(server.address);
    let body = json!({"state": taught("monad", "examples")[0]["state"], "seat": 0});
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(attempt(&client, &body).await.status);
    }
    assert_eq!(statuses[0], 200);
    assert!(statuses.contains(&429), "{statuses:?}");
    server.stop().await;
}

#[test]
fn what_is_taught_is_told() {
    let scopes = stammtisch_server::client_messages("en");
    for game in GAMES {
        let words = &scopes[format!("{game}-learn").as_str()].messages;
        let said = |key: String| assert!(words[&key].is_string(), "{game}: {key}");
        for example in list(&taught(game, "examples")) {
            let name = example["name"].as_str().unwrap();
            said(format!("{game}-learn-{name}-title"));
            said(format!("{game}-learn-{name}-text"));
        }
        said(format!("{game}-learn-end"));
    }
}
