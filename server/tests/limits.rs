//! How much one may do, and what happens to those who do more.

use serde_json::json;
use stammtisch_server::{Limits, Settings};
use stammtisch_visitor::Visitor;
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Running, generous, plan};

async fn limited(limits: Limits) -> (tempfile::TempDir, Running) {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings {
        limits,
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    (folder, server)
}

#[tokio::test]
async fn nobody_opens_endlessly_many_tables() {
    let limits = Limits {
        tables: 3,
        ..generous().limits
    };
    let (_folder, server) = limited(limits).await;
    let anna = Visitor::named(server.address, "Anna").await.unwrap();
    let open = async || {
        let opening = json!({"plan": plan("monad", 2)});
        anna.post("/api/tables", &opening).await.unwrap()
    };
    for _ in 0..3 {
        assert_eq!(open().await.status, 201);
    }
    let too_many = open().await;
    assert_eq!(too_many.status, 429);
    assert!(too_many.header("retry-after").is_some());
    server.stop().await;
}

#[tokio::test]
async fn an_address_does_not_make_endlessly_many_guests() {
    let limits = Limits {
        guests: 2,
        ..generous().limits
    };
    let (_folder, server) = limited(limits).await;
    for _ in 0..2 {
        Visitor::named(server.address, "Anna").await.unwrap();
    }
    assert!(Visitor::named(server.address, "Anna").await.is_err());
    server.stop().await;
}

#[tokio::test]
async fn chat_and_wishes_have_their_limits_and_a_flood_ends_the_socket() {
    let limits = Limits {
        wishes: 50,
        lines: 2,
        ..generous().limits
    };
    let (_folder, server) = limited(limits).await;
    let anna = Visitor::named(server.address, "Anna").await.unwrap();
    let code = anna.open(&json!({"plan": plan("monad", 2)})).await.unwrap();
    let mut socket = anna.look(&code).await.unwrap();
    let mut granted = 0;
    for _ in 0..4 {
        let answer = socket
            .ask(json!({"wish": "say", "text": "hello"}))
            .await
            .unwrap();
        granted += usize::from(answer["ok"] == true);
    }
    assert_eq!(granted, 2);
    for _ in 0..2000 {
        let frame = Message::text("{}");
        if socket.send_raw(frame).await.is_err() {
            break;
        }
    }
    while let Ok(Some(_)) = socket.hear().await {}
    server.stop().await;
}

#[tokio::test]
async fn requests_and_frames_that_are_too_large_are_refused() {
    let (_folder, server) = limited(generous().limits).await;
    let anna = Visitor::named(server.address, "Anna").await.unwrap();
    let large = "x".repeat(20_000);
    let answer = anna.post("/api/me", &json!({"name": large})).await.unwrap();
    assert_eq!(answer.status, 413);
    let code = anna.open(&json!({"plan": plan("monad", 2)})).await.unwrap();
    let mut socket = anna.look(&code).await.unwrap();
    socket.hear().await.unwrap();
    let frame = json!({"wish": "say", "text": large}).to_string();
    socket.send_raw(Message::text(frame)).await.ok();
    let after = socket.hear().await;
    assert!(!matches!(after, Ok(Some(_))), "{after:?}");
    let mut again = anna.look(&code).await.unwrap();
    assert!(
        again.hear().await.unwrap().is_some(),
        "the table is unharmed"
    );
    server.stop().await;
}

#[tokio::test]
async fn whoever_does_not_read_is_cut_off_and_nobody_waits_for_him() {
    let (_folder, server) = limited(generous().limits).await;
    let anna = Visitor::named(server.address, "Anna").await.unwrap();
    let code = anna.open(&json!({"plan": plan("monad", 2)})).await.unwrap();
    let _never_read = anna.look(&code).await.unwrap();
    let mut talking = anna.look(&code).await.unwrap();
    let line = "😀".repeat(500);
    let cut_off = async || {
        let metrics = anna.get("/metrics").await.unwrap().text;
        metrics.contains("stammtisch_slow_readers_total 1")
    };
    // The system keeps some megabytes for him; when they are full, his ten seconds begin.
    for _ in 0..2000 {
        for _ in 0..50 {
            let wish = json!({"wish": "say", "text": line});
            let answer = talking.ask(wish).await.unwrap();
            assert_eq!(answer["ok"], true);
        }
        if cut_off().await {
            return server.stop().await;
        }
    }
    panic!("he is still there");
}
