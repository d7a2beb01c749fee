//! A clock across the death of the server.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::json;
use stammtisch_store::{Sqlite, Store};
use stammtisch_test_client::Client;

use crate::process::{Process, program};

const TURN: u64 = 3_600_000;

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.unwrap().as_millis() as u64
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_is_charged_up_to_the_last_heartbeat_of_a_server_that_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&program(), folder.path());
    let anna = Client::named(process.address, "Anna").await.unwrap();
    let opening = json!({
        "settings": {"game": "rotundo", "players": 2,
            "time_control": {"kind": "per_turn", "seconds": TURN / 1000}},
        "sit": 0, "bots": [null, "easy"], "start": true,
    });
    let began = Instant::now();
    let code = anna.open(&opening).await.unwrap();
    let turn_began_before = now();
    let file = folder.path().join("stammtisch.sqlite");
    let store = Sqlite::join(&file).await.unwrap();
    let mut last_seen = None;
    for _ in 0..600 {
        last_seen = store.heartbeat().await.unwrap().map(|noted| noted.at);
        if last_seen.is_some_and(|at| at > turn_began_before) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    drop(store);
    process.kill();
    let thought = last_seen.expect("a heartbeat within a minute") - turn_began_before;
    let away = Duration::from_secs(2);
    tokio::time::sleep(away).await;

    let process = Process::start(&program(), folder.path());
    let path = format!("/api/v1/tables/{code}");
    let answer = anna.at(process.address).get(&path).await.unwrap();
    let left = answer.json["snapshot"]["clocks"][0].as_u64().unwrap();
    let spent = TURN - left;
    assert!(spent >= thought, "{spent} ms were charged for {thought}");
    let most = (began.elapsed() - away).as_millis() as u64;
    assert!(spent <= most, "{spent} ms were charged for at most {most}");
    process.kill();
}
