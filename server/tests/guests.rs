//! Names, cookies, links.

use crate::common::typed_games::GAMES;
use serde_json::{Value, json};
use stammtisch_test_client::Client;

use crate::common::{Running, accepted, fresh, generous, table_settings};

#[tokio::test]
async fn a_new_guest_has_no_name_until_they_give_one() {
    let (_folder, server) = fresh().await;
    let unknown = Client::anonymous(server.address);
    let me = unknown.get("/api/v1/me").await.unwrap();
    assert_eq!(me.json["name"], json!(null));
    assert_eq!(me.json["tables"], json!([]));
    let refused = unknown
        .post(
            "/api/v1/tables",
            &json!({"settings": table_settings(GAMES[0], 2)}),
        )
        .await
        .unwrap();
    assert_eq!(refused.status, 401);
    let anna = Client::named(server.address, " Anna\u{7} ").await.unwrap();
    assert_eq!(anna.get("/api/v1/me").await.unwrap().json["name"], "Anna");
    anna.post("/api/v1/me", &json!({"name": "Änne"}))
        .await
        .unwrap();
    assert_eq!(anna.get("/api/v1/me").await.unwrap().json["name"], "Änne");
    server.stop().await;
}

#[tokio::test]
async fn a_name_is_neither_empty_nor_endless() {
    let (_folder, server) = fresh().await;
    let unknown = Client::anonymous(server.address);
    let name = async |name: &str| {
        let answer = unknown
            .post("/api/v1/me?lang=de", &json!({"name": name}))
            .await;
        let answer = answer.unwrap();
        assert_eq!(
            answer.json["ok"],
            if answer.status == 200 {
                Value::Null
            } else {
                false.into()
            }
        );
        answer.status
    };
    assert_eq!(name("").await, 400);
    assert_eq!(name(" \n ").await, 400);
    assert_eq!(name(&"😀".repeat(200)).await, 400);
    assert_eq!(name(&"😀".repeat(40)).await, 200);
    assert_eq!(name("<script>alert(1)</script>").await, 200, "text is text");
    server.stop().await;
}

#[tokio::test]
async fn the_cookie_is_long_kept_from_scripts_and_stored_as_a_hash() {
    let (folder, server) = fresh().await;
    let unknown = Client::anonymous(server.address);
    let answer = unknown
        .post("/api/v1/me", &json!({"name": "Anna"}))
        .await
        .unwrap();
    let set = answer.header("set-cookie").unwrap();
    assert!(
        set.contains("HttpOnly") && set.contains("SameSite=Lax"),
        "{set}"
    );
    let cookie = answer.cookie().unwrap();
    assert!(cookie.len() * 4 >= 128, "{cookie}");
    server.stop().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let found = bytes
            .windows(cookie.len())
            .any(|part| part == cookie.as_bytes());
        assert!(!found, "the cookie itself is nowhere on the disk");
    }
}

#[tokio::test]
async fn a_made_up_cookie_is_nobody() {
    let (_folder, server) = fresh().await;
    let made_up = Client::anonymous(server.address).with_cookie(&"ab".repeat(32));
    assert_eq!(
        made_up.get("/api/v1/me").await.unwrap().json["name"],
        json!(null)
    );
    server.stop().await;
}

#[tokio::test]
async fn a_personal_link_brings_the_seats_to_another_device() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({"settings": table_settings(GAMES[0], 2), "sit": 1});
    let code = anna.open(&opening).await.unwrap();
    let link = anna.post("/api/v1/me/link", &json!({})).await.unwrap().json;
    let link = link["link"].as_str().unwrap();
    let (page, token) = link.split_once('#').unwrap();
    assert_eq!(page, format!("{}/come-back", anna.origin()));
    let phone = Client::anonymous(server.address);
    let wrong = phone
        .post("/api/v1/me/claim", &json!({"token": "ab".repeat(32)}))
        .await
        .unwrap();
    assert_eq!(wrong.status, 404);
    let claimed = phone
        .post("/api/v1/me/claim", &json!({"token": token}))
        .await
        .unwrap();
    assert_eq!(claimed.json["name"], "Anna");
    let phone = phone.with_cookie(&claimed.cookie().unwrap());
    let me = phone.get("/api/v1/me").await.unwrap().json;
    assert_eq!(me["tables"][0]["code"], code);
    assert_eq!(me["tables"][0]["you"], 1);
    let session_as_link = json!({"token": claimed.cookie().unwrap()});
    let wrong = phone
        .post("/api/v1/me/claim", &session_as_link)
        .await
        .unwrap();
    assert_eq!(wrong.status, 404, "a session is no link");
    server.stop().await;
}

#[tokio::test]
async fn a_device_can_forget_whom_it_belonged_to() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let gone = anna.send("DELETE", "/api/v1/me", "").await.unwrap();
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(
        anna.get("/api/v1/me").await.unwrap().json["name"],
        json!(null)
    );
    server.stop().await;
}

#[tokio::test]
async fn a_new_name_is_shown_at_the_table() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let bruno = Client::named(server.address, "Bruno").await.unwrap();
    let opening = json!({"settings": table_settings(GAMES[0], 2), "sit": 0});
    let code = anna.open(&opening).await.unwrap();
    let mut own = anna.connect(&code).await.unwrap();
    let mut other = bruno.connect(&code).await.unwrap();
    let rename = async |who: &Client, name: &str| {
        let named = who
            .post("/api/v1/me", &json!({"name": name}))
            .await
            .unwrap();
        assert_eq!(named.status, 200);
    };

    rename(&anna, "Änne").await;
    let called =
        |snapshot: &Value| snapshot["seats"][0]["name"] == "Änne" && snapshot["host"] == "Änne";
    own.wait_until(called).await.unwrap();
    other.wait_until(called).await.unwrap();

    // Those who only watch write under their new name too, through the same socket.
    rename(&bruno, "Benno").await;
    accepted(&mut other, json!({"command": "chat", "text": "hello"})).await;
    let has_chat = |frame: &Value| {
        let mut updates = frame["updates"].as_array().into_iter().flatten();
        updates.any(|update| update["chat"]["name"] == "Benno")
    };
    own.receive_until(has_chat).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_name_taken_while_the_table_was_not_in_memory_is_known_on_connecting() {
    let (folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({"settings": table_settings(GAMES[0], 2), "sit": 0});
    let code = anna.open(&opening).await.unwrap();
    server.stop().await;
    let server = Running::start(folder.path(), generous()).await;
    let anna = anna.at(server.address);
    anna.post("/api/v1/me", &json!({"name": "Änne"}))
        .await
        .unwrap();
    let mut own = anna.connect(&code).await.unwrap();
    own.wait_until(|snapshot| snapshot["seats"][0]["name"] == "Änne")
        .await
        .unwrap();
    server.stop().await;
}
