//! Who is there, and how soon the others see that somebody is not: with paused time, which passes only while nobody
//! has anything to do.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_store::Sqlite;
use stammtisch_test_client::{Client, Socket};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::common::interposed::Interposed;
use crate::common::typed_games::GAMES;
use crate::common::{Running, accepted, fresh, generous, table_settings};

/// How long a lost connection may stay unseen.
const BOUND: Duration = Duration::from_secs(8);
/// How often the browser client sends a ping.
const PING_INTERVAL: Duration = Duration::from_millis(2500);

/// Anna watches a seat at her table that Bruno has taken.
struct Seats {
    anna: Socket,
    bruno: Client,
    code: String,
}

impl Seats {
    async fn at(server: &Running) -> Seats {
        let anna = Client::named(server.address, "Anna").await.unwrap();
        let bruno = Client::named(server.address, "Bruno").await.unwrap();
        let opening = json!({"settings": table_settings(GAMES[0], 2), "sit": 0});
        let code = anna.open(&opening).await.unwrap();
        let mut socket = bruno.connect(&code).await.unwrap();
        socket.receive().await.unwrap();
        accepted(&mut socket, json!({"command": "sit", "seat": 1})).await;
        let mut anna = anna.connect(&code).await.unwrap();
        anna.receive().await.unwrap();
        anna.wait_until(is_present(true)).await.unwrap();
        socket.close().await;
        anna.wait_until(is_present(false)).await.unwrap();
        Seats { anna, bruno, code }
    }

    /// Bruno is back, and Anna has seen it.
    async fn connect(&mut self, query: &str) -> Socket {
        let path = format!("/api/v1/tables/{}/socket?{query}", self.code);
        let mut socket = self.bruno.connect_at(&path).await.unwrap();
        socket.receive().await.unwrap();
        self.anna.wait_until(is_present(true)).await.unwrap();
        socket
    }
}

/// Whether the seat of Bruno shows him as connected.
fn is_present(present: bool) -> impl Fn(&Value) -> bool {
    move |snapshot| snapshot["seats"][1]["present"] == present
}

/// Returns whether Bruno stays connected for this long.
async fn stays(anna: &mut Socket, time: Duration) -> bool {
    let end = Instant::now() + time;
    loop {
        match tokio::time::timeout_at(end, anna.receive()).await {
            Err(_) => return true,
            // The client of the tests waits for a frame only so long.
            Ok(Err(error)) if error.kind() == io::ErrorKind::TimedOut => {}
            Ok(frame) => assert!(frame.unwrap().is_some(), "Anna was cut off"),
        }
        if is_present(false)(&anna.snapshot) {
            return false;
        }
    }
}

#[tokio::test]
async fn a_connection_that_swallows_everything_is_seen_as_lost_and_as_back() {
    let (_folder, server) = fresh().await;
    let mut seats = Seats::at(&server).await;
    for _ in 0..2 {
        // Nobody reads from this socket any more, so that even pings stay unanswered.
        let _silent = seats.connect("heartbeat=true").await;
        tokio::time::pause();
        let cut = Instant::now();
        seats.anna.wait_until(is_present(false)).await.unwrap();
        let seen = cut.elapsed();
        assert!(seen <= BOUND, "{seen:?}");
        tokio::time::resume();
    }
    server.stop().await;
}

#[tokio::test]
async fn pings_are_answered_and_keep_a_seat_connected() {
    let (_folder, server) = fresh().await;
    let mut seats = Seats::at(&server).await;
    let mut bruno = seats.connect("heartbeat=true").await;
    tokio::time::pause();
    for ping in 0..12 {
        bruno
            .send_raw(json!({"ping": ping}).to_string().into())
            .await
            .unwrap();
        let answer = bruno.receive().await.unwrap();
        assert_eq!(answer, Some(json!({"pong": ping})));
        assert!(
            stays(&mut seats.anna, PING_INTERVAL).await,
            "after {ping} pings"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_hidden_tab_whose_timers_hardly_run_stays_connected() {
    let (_folder, server) = fresh().await;
    let mut seats = Seats::at(&server).await;
    let mut bruno = seats.connect("heartbeat=true").await;
    // The browser answers the pings of the protocol by itself; reading does that here.
    let answering = tokio::spawn(async move {
        loop {
            bruno.receive().await.ok();
        }
    });
    tokio::time::pause();
    assert!(stays(&mut seats.anna, Duration::from_secs(90)).await);
    answering.abort();
    server.stop().await;
}

#[tokio::test]
async fn a_client_without_heartbeats_may_think_for_long() {
    let (_folder, server) = fresh().await;
    let mut seats = Seats::at(&server).await;
    let _thinking = seats.connect("since=0").await;
    tokio::time::pause();
    assert!(stays(&mut seats.anna, Duration::from_secs(50)).await);
    server.stop().await;
}

#[tokio::test]
async fn pings_are_answered_while_a_command_waits_for_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("stammtisch.sqlite"))
        .await
        .unwrap();
    let disk = Arc::new(Semaphore::new(1000));
    let gate = disk.clone();
    let store = Interposed::new(store, move |store, changes| {
        let gate = gate.clone();
        async move {
            let _open = gate.acquire().await.unwrap();
            stammtisch_store::Store::write(&*store, changes).await
        }
    });
    let server = Running::with(Arc::new(store), generous()).await;
    let mut seats = Seats::at(&server).await;
    let mut bruno = seats.connect("heartbeat=true").await;
    let stuck = disk.acquire_many(1000).await.unwrap();
    let first = bruno
        .send(json!({"command": "chat", "text": "one"}))
        .await
        .unwrap();
    let second = bruno
        .send(json!({"command": "chat", "text": "two"}))
        .await
        .unwrap();
    bruno
        .send_raw(json!({"ping": 7}).to_string().into())
        .await
        .unwrap();
    assert_eq!(bruno.receive().await.unwrap(), Some(json!({"pong": 7})));
    drop(stuck);
    // What came meanwhile is answered in its order.
    let has_id = |frame: &Value| frame.get("id").is_some();
    assert_eq!(bruno.receive_until(has_id).await.unwrap()["id"], first);
    assert_eq!(bruno.receive_until(has_id).await.unwrap()["id"], second);
    server.stop().await;
}

#[tokio::test]
async fn a_socket_and_me_say_which_client_the_server_has() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let version = anna.get("/api/v1/client").await.unwrap().json["version"].clone();
    assert!(version.is_string());
    assert_eq!(
        anna.get("/api/v1/me").await.unwrap().json["client_version"],
        version
    );
    let stranger = Client::anonymous(server.address);
    assert_eq!(
        stranger.get("/api/v1/me").await.unwrap().json["client_version"],
        version
    );
    let opening = json!({"settings": table_settings(GAMES[0], 2), "sit": 0});
    let code = anna.open(&opening).await.unwrap();
    let mut socket = anna.connect(&code).await.unwrap();
    let greeting = socket.receive().await.unwrap().unwrap();
    assert_eq!(greeting["client_version"], version);
    server.stop().await;
}
