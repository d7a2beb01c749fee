//! What other sites, other people and broken clients cannot do.

use serde_json::{Value, json};
use stammtisch_visitor::Visitor;
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Pair, act, fresh, generous, plan, refused};

#[tokio::test]
async fn what_changes_something_needs_a_page_of_ours() {
    let (_folder, server) = fresh().await;
    let anna = Visitor::named(server.address, "Anna").await.unwrap();
    let code = anna.open(&json!({"plan": plan("monad", 2)})).await.unwrap();
    let host = server.address.to_string();
    let foreign = [
        None,
        Some("null"),
        Some("http://evil.example"),
        Some("file://"),
        Some(""),
    ];
    let changing = [
        ("POST", "/api/me".to_owned()),
        ("DELETE", "/api/me".to_owned()),
        ("POST", "/api/me/link".to_owned()),
        ("POST", "/api/me/claim".to_owned()),
        ("POST", "/api/tables".to_owned()),
        ("POST", format!("/api/tables/{code}")),
        ("POST", format!("/api/tables/{code}/check")),
        ("POST", format!("/api/tables/{code}/hint")),
        ("PUT", "/".to_owned()),
    ];
    for origin in foreign {
        let mut headers = vec![("Host", host.clone())];
        headers.extend(origin.map(|origin| ("Origin", origin.to_owned())));
        for (method, path) in &changing {
            let answer = anna.bare(method, path, &headers, "{}").await.unwrap();
            assert_eq!(answer.status, 403, "{method} {path} from {origin:?}");
        }
        let socket = anna.look_with(&format!("/ws/{code}"), &headers).await;
        assert!(socket.is_err(), "a socket from {origin:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_screen_shows_nobodys_hand_whoever_is_signed_in_there() {
    let (_folder, server) = fresh().await;
    let pair = Pair::at(&server, "rotundo").await;
    let path = format!("/ws/{}?watch=true", pair.code);
    let mut screen = pair.people[0].look_at(&path).await.unwrap();
    let stranger = Visitor::unknown(server.address);
    let stranger = stranger.look(&pair.code).await.unwrap();
    assert_eq!(screen.now, stranger.now);
    assert_ne!(screen.now["view"], pair.sockets[0].now["view"]);
    refused(&mut screen, json!({"wish": "say", "text": "hello"})).await;
    server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_only_the_named_sites_count() {
    let folder = tempfile::tempdir().unwrap();
    let settings = stammtisch_server::Settings {
        origins: vec!["https://table.example".to_owned()],
        ..generous()
    };
    let server = crate::common::Running::start(folder.path(), settings).await;
    let visitor = Visitor::unknown(server.address);
    let from = async |origin: &str| {
        let headers = [("Host", "x".to_owned()), ("Origin", origin.to_owned())];
        let body = r#"{"name":"Anna"}"#;
        visitor
            .bare("POST", "/api/me", &headers, body)
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
    let visitor = Visitor::unknown(server.address);
    for path in [
        "/", "/t/abc", "/api", "/api/me", "/nothing", "/metrics", "/healthz",
    ] {
        let answer = visitor.get(path).await.unwrap();
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
    let mut pair = Pair::at(&server, "rotundo").await;
    let turn = pair.turn();
    let eve = Visitor::named(server.address, "Eve").await.unwrap();
    let mut watching = eve.look(&pair.code).await.unwrap();
    watching.hear().await.unwrap();
    let action = pair.sockets[turn].now["actions"][0].clone();
    let number = pair.sockets[turn].now["number"].clone();
    let wish = json!({"wish": "act", "number": number, "action": action});
    refused(&mut watching, wish.clone()).await;
    refused(&mut pair.sockets[1 - turn], wish.clone()).await;
    refused(&mut watching, json!({"wish": "sit", "seat": turn})).await;
    refused(&mut watching, json!({"wish": "leave"})).await;
    refused(&mut watching, json!({"wish": "again"})).await;
    refused(&mut watching, json!({"ask": "hint"})).await;
    let mut nobody = Visitor::unknown(server.address)
        .look(&pair.code)
        .await
        .unwrap();
    nobody.hear().await.unwrap();
    refused(&mut nobody, wish).await;
    refused(&mut nobody, json!({"wish": "say", "text": "hello"})).await;
    assert!(watching.now.get("actions").is_none());
    server.stop().await;
}

#[tokio::test]
async fn a_record_is_nobodys_before_the_end_and_unknown_codes_lead_nowhere() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, "monad").await;
    let turn = pair.turn();
    act(&mut pair.sockets[turn], 0).await;
    let anna = &pair.people[0];
    for what in ["record", "replay", "replay/0?eyes=all", "analysis"] {
        let answer = anna
            .get(&format!("/api/tables/{}/{what}", pair.code))
            .await
            .unwrap();
        assert_eq!(answer.status, 409);
        assert!(!answer.text.contains("hands"), "{}", answer.text);
    }
    for path in ["", "/record", "/replay", "/qr.svg"] {
        let answer = anna
            .get(&format!("/api/tables/AAAAAAAAAAAAAAAAAAAAAA{path}"))
            .await
            .unwrap();
        assert_eq!(answer.status, 404, "{path}");
    }
    assert!(anna.look("AAAAAAAAAAAAAAAAAAAAAA").await.is_err());
    server.stop().await;
}

#[tokio::test]
async fn broken_frames_get_an_answer_and_harm_nothing() {
    let (_folder, server) = fresh().await;
    let pair = Pair::at(&server, "fiches").await;
    let mut socket = pair.people[0].look(&pair.code).await.unwrap();
    socket.hear().await.unwrap();
    let before = socket.now.clone();
    let broken = [
        Message::text(""),
        Message::text("{"),
        Message::text("[]"),
        Message::text("null"),
        Message::text("{\"wish\":\"act\"}"),
        Message::text("{\"wish\":\"fly\",\"id\":7}"),
        Message::text("{\"ask\":\"check\",\"action\":{\"do\":\"lay\",\"table\":[[\"*r99\"]]}}"),
        Message::text("{\"wish\":\"act\",\"number\":-1,\"action\":{}}"),
        Message::text("{\"wish\":\"sit\",\"seat\":99999999999999999999}"),
        Message::text(format!("{}{}", "[".repeat(5000), "]".repeat(5000))),
        Message::binary(vec![0xff, 0xfe, 0]),
    ];
    for frame in broken {
        let sent = format!("{frame:?}");
        socket.send_raw(frame).await.unwrap();
        let answer = socket.hear().await.unwrap().unwrap();
        assert_eq!(answer["ok"], false, "{sent}: {answer}");
        assert!(answer["why"].as_str().is_some_and(|why| !why.is_empty()));
    }
    let mut again = pair.people[0].look(&pair.code).await.unwrap();
    again.hear().await.unwrap();
    assert_eq!(again.now["view"], before["view"]);
    server.stop().await;
}

#[tokio::test]
async fn codes_names_and_cards_are_neither_in_the_metrics_nor_in_the_list() {
    let (_folder, server) = fresh().await;
    let pair = Pair::at(&server, "rotundo").await;
    let visitor = Visitor::unknown(server.address);
    for path in ["/metrics", "/api/tables", "/healthz", "/api"] {
        let text = visitor.get(path).await.unwrap().text;
        for secret in ["Anna", "Bruno", &pair.code] {
            assert!(!text.contains(secret), "{path} names {secret}");
        }
    }
    let seen: Value = pair.sockets[0].now.clone();
    assert!(
        seen.to_string().contains("Bruno"),
        "the check above can fail"
    );
    server.stop().await;
}
