//! What a stranger cannot make the server keep.

use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_log::Fact;
use stammtisch_server::{Limits, ServerSettings};
use stammtisch_store::{Sqlite, Store};
use stammtisch_test_client::{Client, connect_from, is_answered};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::typed_games::GAMES;
use crate::common::{Running, generous, metrics, table_settings};

fn public(game: &str) -> Value {
    let mut settings = table_settings(game, 2);
    settings["public"] = json!(true);
    json!({"settings": settings, "sit": 0})
}

async fn metric(client: &Client, name: &str) -> u64 {
    let metrics = metrics(client).await;
    let line = metrics.lines().find_map(|line| {
        let number = line.strip_prefix(name)?;
        number.trim().parse().ok()
    });
    line.unwrap_or(0)
}

async fn wait_until(mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..600 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it did not come about");
}

async fn listed(client: &Client) -> Vec<Value> {
    let answer = client.get("/api/v1/tables").await.unwrap();
    answer.json["tables"].as_array().unwrap().clone()
}

#[tokio::test]
async fn listed_tables_leave_memory_and_stay_in_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
        table_idle: Duration::from_millis(50),
        ..generous()
    };
    let server = Running::start(folder.path(), settings.clone()).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let mut codes = Vec::new();
    for _ in 0..5 {
        codes.push(anna.open(&public(GAMES[0])).await.unwrap());
    }
    codes.reverse();
    wait_until(async || metric(&anna, "stammtisch_tables_in_memory ").await == 0).await;
    let tables = listed(&anna).await;
    let found: Vec<&str> = tables
        .iter()
        .map(|table| table["code"].as_str().unwrap())
        .collect();
    assert_eq!(found, codes, "the newest first");
    assert_eq!(tables[0]["seats"][0]["name"], "Anna");
    assert_eq!(tables[0]["phase"], "lobby");
    assert_eq!(
        metric(&anna, "stammtisch_tables_in_memory ").await,
        0,
        "reading the list wakes nobody"
    );
    server.stop().await;
    let server = Running::start(folder.path(), settings).await;
    let anna = anna.at(server.address);
    assert_eq!(listed(&anna).await.len(), 5);
    // The list follows what happens.
    let bruno = Client::named(server.address, "Bruno").await.unwrap();
    let mut socket = bruno.connect(codes[0].as_str()).await.unwrap();
    let sit = json!({"command": "sit", "seat": 1});
    assert_eq!(socket.request(sit).await.unwrap()["ok"], true);
    let tables = listed(&anna).await;
    assert_eq!(tables.len(), 4, "a table without a free seat is not listed");
    server.stop().await;
}

#[tokio::test]
async fn a_list_from_before_summaries_were_stored_is_complete_and_mends_itself() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    anna.open(&public(GAMES[0])).await.unwrap();
    server.stop().await;
    let file = folder.path().join("stammtisch.sqlite");
    let pool = sqlx::SqlitePool::connect_with(Sqlite::options(&file))
        .await
        .unwrap();
    let forget = sqlx::query("UPDATE tables SET summary = NULL");
    forget.execute(&pool).await.unwrap();
    pool.close().await;
    let server = Running::start(folder.path(), generous()).await;
    let anna = anna.at(server.address);
    assert_eq!(listed(&anna).await.len(), 1);
    let store = Sqlite::join(&file).await.unwrap();
    wait_until(async || store.listed(10).await.unwrap()[0].summary.is_some()).await;
    server.stop().await;
}

#[tokio::test]
async fn a_new_name_is_written_only_where_its_owner_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let bruno = Client::named(server.address, "Bruno").await.unwrap();
    let hers = anna.open(&public(GAMES[0])).await.unwrap();
    let his = bruno.open(&public(GAMES[0])).await.unwrap();
    let renamed = json!({"name": "Anneliese"});
    assert_eq!(anna.post("/api/v1/me", &renamed).await.unwrap().status, 200);
    let store = Sqlite::join(&folder.path().join("stammtisch.sqlite"))
        .await
        .unwrap();
    let facts = async |code: &str| store.find(code).await.unwrap().unwrap().facts.len();
    assert_eq!((facts(&hers).await, facts(&his).await), (3, 2));
    server.stop().await;
}

#[tokio::test]
async fn a_guest_has_so_many_tables_that_are_not_over() {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
        limits: Limits {
            open_tables: 2,
            ..generous().limits
        },
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let open = async |who: &Client| who.post("/api/v1/tables", &public(GAMES[0])).await.unwrap();
    assert_eq!(open(&anna).await.status, 201);
    assert_eq!(open(&anna).await.status, 201);
    let refused = open(&anna).await;
    assert_eq!(refused.status, 409);
    assert!(refused.text.contains('2'), "{}", refused.text);
    assert_eq!(
        metric(
            &anna,
            "stammtisch_limits_reached_total{limit=\"open_tables\"}"
        )
        .await,
        1
    );
    let bruno = Client::named(server.address, "Bruno").await.unwrap();
    assert_eq!(open(&bruno).await.status, 201);
    server.stop().await;
}

#[tokio::test]
async fn the_same_key_opens_the_same_table_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let bruno = Client::named(server.address, "Bruno").await.unwrap();
    let mut opening = public(GAMES[0]);
    opening["key"] = json!("first");
    let first = anna.open(&opening).await.unwrap();
    assert_eq!(anna.open(&opening).await.unwrap(), first);
    assert_ne!(bruno.open(&opening).await.unwrap(), first);
    server.stop().await;
    let server = Running::start(folder.path(), generous()).await;
    let anna = anna.at(server.address);
    assert_eq!(
        anna.open(&opening).await.unwrap(),
        first,
        "after a restart, too"
    );
    assert_eq!(listed(&anna).await.len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_is_refused_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let mut opening = public(GAMES[0]);
    opening["bots"] = json!([null, "no such level"]);
    let refused = anna.post("/api/v1/tables", &opening).await.unwrap();
    assert!(refused.status >= 400, "{}", refused.status);
    assert!(listed(&anna).await.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn idle_connections_of_one_address_do_not_shut_out_another() {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
        limits: Limits {
            address_connections: 20,
            connections: 100,
            ..generous().limits
        },
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let mut idle = Vec::new();
    for _ in 0..200 {
        idle.push(connect_from(2, server.address).await.unwrap());
    }
    let mut one_more = connect_from(2, server.address).await.unwrap();
    assert!(!is_answered(&mut one_more).await);
    let mut other = connect_from(3, server.address).await.unwrap();
    assert!(is_answered(&mut other).await);
    let anna = Client::anonymous(server.address);
    let refused = metric(
        &anna,
        "stammtisch_limits_reached_total{limit=\"address_connections\"}",
    );
    assert_eq!(refused.await, 181);
    drop(idle);
    wait_until(async || is_answered(&mut connect_from(2, server.address).await.unwrap()).await)
        .await;
    server.stop().await;
}

#[tokio::test]
async fn a_socket_counts_as_long_as_it_lives() {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
        limits: Limits {
            address_connections: 3,
            ..generous().limits
        },
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let code = anna.open(&public(GAMES[0])).await.unwrap();
    let mut sockets = Vec::new();
    for _ in 0..3 {
        let mut socket = anna.connect(&code).await.unwrap();
        socket.receive().await.unwrap();
        sockets.push(socket);
    }
    assert!(anna.get("/healthz").await.is_err());
    sockets.pop().unwrap().close().await;
    wait_until(async || anna.get("/healthz").await.is_ok()).await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_sends_too_slowly_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), generous()).await;
    assert!(
        Client::anonymous(server.address)
            .get("/healthz")
            .await
            .is_ok()
    );
    tokio::time::pause();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nHos").await.unwrap();
    let mut rest = Vec::new();
    // From now on time passes only while nobody has anything to do.
    stream.read_to_end(&mut rest).await.ok();
    assert!(!rest.starts_with(b"HTTP/1.1 200"));
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    assert_eq!(silent.read(&mut [0; 16]).await.unwrap_or(0), 0);
    let mut body = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "POST /api/v1/me HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nContent-Length: 9\r\n\r\n{{",
        server.address
    );
    body.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    body.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 408");
    server.stop().await;
}

#[tokio::test]
async fn a_table_whose_host_does_not_come_back_is_closed_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
        lobby_kept: Duration::from_secs(3),
        table_idle: Duration::from_millis(50),
        ..generous()
    };
    let server = Running::start(folder.path(), settings.clone()).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let bruno = Client::named(server.address, "Bruno").await.unwrap();
    let code = anna.open(&public(GAMES[0])).await.unwrap();
    let mut host = anna.connect(&code).await.unwrap();
    host.receive().await.unwrap();
    let mut waiting = bruno.connect(&code).await.unwrap();
    waiting.receive().await.unwrap();
    // As long as the host is there the table waits.
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(listed(&bruno).await.len(), 1);
    host.close().await;
    let is_closed = |snapshot: &Value| snapshot["closed"] == true;
    waiting.wait_until(is_closed).await.unwrap();
    assert!(listed(&bruno).await.is_empty());
    waiting.close().await;
    server.stop().await;
    let server = Running::start(folder.path(), settings).await;
    let path = format!("/api/v1/tables/{code}/socket?since=0&lang=en");
    let mut host = anna.at(server.address).connect_at(&path).await.unwrap();
    let frame = host.receive().await.unwrap().unwrap();
    assert_eq!(host.snapshot["closed"], true);
    let told = frame["updates"].to_string();
    assert!(told.contains("come back"), "{told}");
    server.stop().await;
}

#[tokio::test]
async fn a_table_with_days_to_think_leaves_memory_and_its_clock_runs_on() {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
        table_idle: Duration::from_millis(20),
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let mut table = table_settings(GAMES[0], 2);
    table["time_control"] = json!({"kind": "days", "days": 3});
    let opening = json!({
        "settings": table, "sit": 0, "bots": [null, "easy"], "start": true,
    });
    let code = anna.open(&opening).await.unwrap();
    let left = async || {
        let shown = anna.get(&format!("/api/v1/tables/{code}")).await.unwrap();
        let snapshot = &shown.json["snapshot"];
        assert_eq!(snapshot["turn"], 0);
        snapshot["clocks"][0].as_u64().unwrap()
    };
    wait_until(async || metric(&anna, "stammtisch_tables_in_memory ").await == 0).await;
    let first = left().await;
    wait_until(async || metric(&anna, "stammtisch_tables_in_memory ").await == 0).await;
    tokio::time::sleep(Duration::from_millis(30)).await;
    let second = left().await;
    assert!(second + 30 <= first, "{first} and then {second}");
    let store = Sqlite::join(&folder.path().join("stammtisch.sqlite"))
        .await
        .unwrap();
    let facts = store.find(&code).await.unwrap().unwrap().facts;
    let resumed = facts
        .iter()
        .filter(|fact| matches!(fact, Fact::Resumed { .. }));
    assert_eq!(resumed.count(), 0, "the server was there all the time");
    server.stop().await;
}
