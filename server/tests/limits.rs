//! How much one may do, and what happens to those who do more.

use std::time::Duration;

use crate::common::typed_games::GAMES;
use serde_json::{Value, json};
use stammtisch_server::{Limits, ServerSettings};
use stammtisch_test_client::Client;
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Running, generous, metrics, table_settings};

async fn limited(limits: Limits) -> (tempfile::TempDir, Running) {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
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
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let open = async || {
        let opening = json!({"settings": table_settings(GAMES[0], 2)});
        anna.post("/api/v1/tables", &opening).await.unwrap()
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
        Client::named(server.address, "Anna").await.unwrap();
    }
    assert!(Client::named(server.address, "Anna").await.is_err());
    server.stop().await;
}

#[tokio::test]
async fn chat_and_commands_have_limits_and_a_flood_ends_the_socket() {
    let limits = Limits {
        commands: 50,
        chat_lines: 2,
        ..generous().limits
    };
    let (_folder, server) = limited(limits).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let code = anna
        .open(&json!({"settings": table_settings(GAMES[0], 2)}))
        .await
        .unwrap();
    let mut socket = anna.connect(&code).await.unwrap();
    let mut accepted = 0;
    for _ in 0..4 {
        let answer = socket
            .request(json!({"command": "chat", "text": "hello"}))
            .await
            .unwrap();
        accepted += usize::from(answer["ok"] == true);
    }
    assert_eq!(accepted, 2);
    for _ in 0..2000 {
        let frame = Message::text("{}");
        if socket.send_raw(frame).await.is_err() {
            break;
        }
    }
    let mut answers = 0;
    while let Ok(Some(_)) = socket.receive().await {
        answers += 1;
        assert!(answers <= 2000, "the flood did not end the socket");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_frame_that_is_too_much_gets_its_answer_by_its_number() {
    let limits = Limits {
        commands: 2,
        ..generous().limits
    };
    let (_folder, server) = limited(limits).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let code = anna
        .open(&json!({"settings": table_settings(GAMES[0], 2)}))
        .await
        .unwrap();
    let mut socket = anna.connect(&code).await.unwrap();
    let mut refused = 0;
    for _ in 0..10 {
        let sit = json!({"command": "sit", "seat": 0});
        // The client waits for the answer with the number of its frame.
        let answer = socket.request(sit).await.unwrap();
        refused += usize::from(answer["ok"] == false);
    }
    assert!(refused > 0);
    server.stop().await;
}

#[tokio::test]
async fn requests_and_frames_that_are_too_large_are_refused() {
    let (_folder, server) = limited(generous().limits).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let large = "x".repeat(20_000);
    let answer = anna
        .post("/api/v1/me", &json!({"name": large}))
        .await
        .unwrap();
    assert_eq!(answer.status, 413);
    let code = anna
        .open(&json!({"settings": table_settings(GAMES[0], 2)}))
        .await
        .unwrap();
    let mut socket = anna.connect(&code).await.unwrap();
    socket.receive().await.unwrap();
    let frame = json!({"command": "chat", "text": large}).to_string();
    socket.send_raw(Message::text(frame)).await.ok();
    let after = socket.receive().await;
    assert!(!matches!(after, Ok(Some(_))), "{after:?}");
    let mut again = anna.connect(&code).await.unwrap();
    assert!(
        again.receive().await.unwrap().is_some(),
        "the table is unharmed"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_socket_that_does_not_read_is_cut_off_and_nobody_waits_for_it() {
    let (_folder, server) = limited(generous().limits).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({
        "settings": table_settings(GAMES[0], 2),
        "sit": 0, "bots": [null, "easy"], "start": true,
    });
    let code = anna.open(&opening).await.unwrap();
    let mut talking = anna.connect(&code).await.unwrap();
    let on_turn = |snapshot: &Value| snapshot["turn"] == 0;
    talking.wait_until(on_turn).await.unwrap();
    // Every line brings a whole snapshot with it, since these sockets do not ask for changes.
    let _never_read = anna.connect(&code).await.unwrap();
    let cut_off = async || {
        let metrics = metrics(&anna).await;
        metrics.contains("stammtisch_slow_connections_closed_total 1")
    };
    // The system buffers some megabytes for the socket; when they are full, its ten seconds start. A log
    // takes some thousand lines.
    for _ in 0..3000 {
        let command = json!({"command": "chat", "text": "x"});
        let answer = talking.request(command).await.unwrap();
        assert_eq!(answer["ok"], true);
    }
    for _ in 0..600 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        if cut_off().await {
            return server.stop().await;
        }
    }
    panic!("the socket that does not read is still open");
}
