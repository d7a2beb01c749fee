//! What other sites, other people and broken clients cannot do.

use crate::common::typed_games::GAMES;
use serde_json::{Value, json};
use stammtisch_test_client::Client;
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Pair, act, fresh, generous, metrics, rejected, table_settings};

#[tokio::test]
async fn what_changes_something_needs_a_page_of_ours() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let code = anna
        .open(&json!({"settings": table_settings(GAMES[0], 2)}))
        .await
        .unwrap();
    let host = server.address.to_string();
    let foreign = [
        None,
        Some("null"),
        Some("http://evil.example"),
        Some("file://"),
        Some(""),
    ];
    let changing = [
        ("POST", "/api/v1/me".to_owned()),
        ("DELETE", "/api/v1/me".to_owned()),
        ("POST", "/api/v1/me/link".to_owned()),
        ("POST", "/api/v1/me/claim".to_owned()),
        ("POST", "/api/v1/tables".to_owned()),
        ("POST", format!("/api/v1/tables/{code}")),
        ("POST", format!("/api/v1/tables/{code}/check")),
        ("POST", format!("/api/v1/tables/{code}/hint")),
        ("PUT", "/".to_owned()),
    ];
    for origin in foreign {
        let mut headers = vec![("Host", host.clone())];
        headers.extend(origin.map(|origin| ("Origin", origin.to_owned())));
        for (method, path) in &changing {
            let answer = anna.bare(method, path, &headers, "{}").await.unwrap();
            assert_eq!(answer.status, 403, "{method} {path} from {origin:?}");
        }
        let socket = anna
            .connect_with(&format!("/api/v1/tables/{code}/socket"), &headers)
            .await;
        assert!(socket.is_err(), "a socket from {origin:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_screen_shows_nobodys_hand_whoever_is_signed_in_there() {
    let (_folder, server) = fresh().await;
    let pair = Pair::at(&server, GAMES[1]).await;
    let path = format!("/api/v1/tables/{}/socket?watch=true", pair.code);
    let mut screen = pair.people[0].connect_at(&path).await.unwrap();
    let stranger = Client::anonymous(server.address);
    let stranger = stranger.connect(&pair.code).await.unwrap();
    assert_eq!(screen.snapshot, stranger.snapshot);
    assert_ne!(screen.snapshot["view"], pair.sockets[0].snapshot["view"]);
    rejected(&mut screen, json!({"command": "chat", "text": "hello"})).await;
    server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_only_the_named_sites_count() {
    let folder = tempfile::tempdir().unwrap();
    let settings = stammtisch_server::ServerSettings {
        origins: vec!["https://table.example".to_owned()],
        ..generous()
    };
    let server = crate::common::Running::start(folder.path(), settings).await;
    let client = Client::anonymous(server.address);
    let from = async |origin: &str| {
        let headers = [("Host", "x".to_owned()), ("Origin", origin.to_owned())];
        let body = r#"{"name":"Anna"}"#;
        client
            .bare("POST", "/api/v1/me", &headers, body)
            .await
            .unwrap()
    };
    let named = from("https://table.example").await;
    assert_eq!(named.status, 200);
    assert!(named.header("set-cookie").unwrap().contains("Secure"));
    assert_eq!(from("http://table.example").await.status, 403);
    assert_eq!(from("http://x").await.status, 403);
    server.stop().await;
}

#[tokio::test]
async fn every_answer_carries_the_strict_headers() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    for path in [
        "/",
        "/t/abc",
        "/api/v1/openapi.json",
        "/api/v1/me",
        "/nothing",
        "/metrics",
        "/healthz",
    ] {
        let answer = client.get(path).await.unwrap();
        let policy = answer.header("content-security-policy").unwrap();
        assert!(
            policy.contains("default-src 'self'") && !policy.contains("unsafe"),
            "{policy}"
        );
        assert!(policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_acts_at_a_seat_that_is_not_his() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let turn = pair.turn();
    let eve = Client::named(server.address, "Eve").await.unwrap();
    let mut watching = eve.connect(&pair.code).await.unwrap();
    watching.receive().await.unwrap();
    let action = pair.sockets[turn].snapshot["actions"][0].clone();
    let number = pair.sockets[turn].snapshot["state_number"].clone();
    let command = json!({"command": "act", "state_number": number, "action": action});
    rejected(&mut watching, command.clone()).await;
    rejected(&mut pair.sockets[1 - turn], command.clone()).await;
    rejected(&mut watching, json!({"command": "sit", "seat": turn})).await;
    rejected(&mut watching, json!({"command": "leave"})).await;
    rejected(&mut watching, json!({"command": "rematch"})).await;
    rejected(&mut watching, json!({"query": "hint"})).await;
    let mut nobody = Client::anonymous(server.address)
        .connect(&pair.code)
        .await
        .unwrap();
    nobody.receive().await.unwrap();
    rejected(&mut nobody, command).await;
    rejected(&mut nobody, json!({"command": "chat", "text": "hello"})).await;
    assert!(watching.snapshot.get("actions").is_none());
    server.stop().await;
}

#[tokio::test]
async fn a_record_is_nobodys_before_the_end_and_unknown_codes_lead_nowhere() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[0]).await;
    let turn = pair.turn();
    act(&mut pair.sockets[turn], 0).await;
    let anna = &pair.people[0];
    for what in ["record", "replay", "replay/0?viewpoint=all", "analysis"] {
        let answer = anna
            .get(&format!("/api/v1/tables/{}/{what}", pair.code))
            .await
            .unwrap();
        assert_eq!(answer.status, 409);
        assert!(!answer.text.contains("hands"), "{}", answer.text);
    }
    for path in ["", "/record", "/replay", "/qr.svg"] {
        let answer = anna
            .get(&format!("/api/v1/tables/AAAAAAAAAAAAAAAAAAAAAA{path}"))
            .await
            .unwrap();
        assert_eq!(answer.status, 404, "{path}");
    }
    assert!(anna.connect("AAAAAAAAAAAAAAAAAAAAAA").await.is_err());
    server.stop().await;
}

#[tokio::test]
async fn broken_frames_get_an_answer_and_harm_nothing() {
    let (_folder, server) = fresh().await;
    let pair = Pair::at(&server, GAMES[2]).await;
    let mut socket = pair.people[0].connect(&pair.code).await.unwrap();
    socket.receive().await.unwrap();
    let before = socket.snapshot.clone();
    let broken = [
        Message::text(""),
        Message::text("{"),
        Message::text("[]"),
        Message::text("null"),
        Message::text("{\"command\":\"act\"}"),
        Message::text("{\"command\":\"fly\",\"id\":7}"),
        Message::text("{\"query\":\"check\",\"action\":{\"do\":\"lay\",\"table\":[[\"*r99\"]]}}"),
        Message::text("{\"command\":\"act\",\"state_number\":-1,\"action\":{}}"),
        Message::text("{\"command\":\"sit\",\"seat\":99999999999999999999}"),
        Message::text(format!("{}{}", "[".repeat(5000), "]".repeat(5000))),
        Message::binary(vec![0xff, 0xfe, 0]),
    ];
    for frame in broken {
        let sent = format!("{frame:?}");
        socket.send_raw(frame).await.unwrap();
        let answer = socket.receive().await.unwrap().unwrap();
        assert_eq!(answer["ok"], false, "{sent}: {answer}");
        assert!(answer["why"].as_str().is_some_and(|why| !why.is_empty()));
    }
    let mut again = pair.people[0].connect(&pair.code).await.unwrap();
    again.receive().await.unwrap();
    assert_eq!(again.snapshot["view"], before["view"]);
    server.stop().await;
}

#[tokio::test]
async fn codes_names_and_cards_are_neither_in_the_metrics_nor_in_the_list() {
    let (_folder, server) = fresh().await;
    let pair = Pair::at(&server, GAMES[1]).await;
    let client = Client::anonymous(server.address);
    let mut texts = vec![metrics(&client).await];
    for path in [
        "/api/v1/tables",
        "/healthz",
        "/readyz",
        "/api/v1/openapi.json",
    ] {
        texts.push(client.get(path).await.unwrap().text);
    }
    for (text, secret) in texts.iter().flat_map(|text| {
        let secrets = ["Anna", "Bruno", &pair.code];
        secrets.map(|secret| (text, secret))
    }) {
        assert!(!text.contains(secret), "{text} names {secret}");
    }
    let seen: Value = pair.sockets[0].snapshot.clone();
    assert!(
        seen.to_string().contains("Bruno"),
        "the check above can fail"
    );
    server.stop().await;
}
