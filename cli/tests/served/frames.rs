//! Frames that make no sense: the server answers or hangs up, and nothing happens to any table.
//! `FRAMES=1000000` for more than the usual number.

use crate::process::{Process, program, times};
use serde_json::{Value, json};
use stammtisch_rules::Rng;
use stammtisch_test_client::{Client, Socket};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// The number of frames that are sent before their answers are read.
const BATCH: usize = 64;

/// What a client might well send; the one who sends it here has no seat.
fn sensible(rng: &mut Rng) -> String {
    let frames = [
        json!({"id": 1, "command": "act", "state_number": 3, "action": {"do": "trade", "give": ["r1", "l1"]}}),
        json!({"id": 2, "command": "act", "state_number": 0, "action": {"do": "lay", "table": [["r1", "r2", "r3"]]}}),
        json!({"id": "x", "command": "act", "state_number": 1, "action": {"do": "bid", "bid": ["gold"]}, "key": "k"}),
        json!({"command": "sit", "seat": 0}),
        json!({"command": "add_bot", "seat": 1, "level": "easy"}),
        json!({"command": "undo", "state_number": 5}),
        json!({"command": "change_settings", "settings": {"game": "monad", "players": 2}}),
        json!({"query": "check", "action": {"do": "pass"}}),
        json!({"query": "hint"}),
        json!({"command": "ready", "nonce": "00"}),
        json!({"command": "ready", "commitment": "00".repeat(32)}),
        json!({"command": "reveal", "nonce": "00".repeat(16)}),
    ];
    frames[rng.below(frames.len())].to_string()
}

/// The same, damaged.
fn damaged(rng: &mut Rng) -> Message {
    let mut bytes = sensible(rng).into_bytes();
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(bytes.len().max(1));
        match rng.below(7) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, rng.bits() as u8),
            2 => bytes
                .splice(at..at, b"[[[[{".repeat(rng.below(200)))
                .for_each(drop),
            3 => bytes
                .splice(at..at, b"-1e999".iter().copied())
                .for_each(drop),
            4 => bytes.extend_from_within(..at),
            5 => bytes
                .splice(at..at, "\u{0}\u{202e}😀".bytes())
                .for_each(drop),
            _ if !bytes.is_empty() => bytes[at] = rng.bits() as u8,
            _ => {}
        }
    }
    match String::from_utf8(bytes) {
        Ok(text) if rng.below(10) > 0 => Message::text(text),
        Ok(text) => Message::binary(text.into_bytes()),
        Err(bytes) => Message::binary(bytes.into_bytes()),
    }
}

/// Sends damaged frames and reads an answer to each.
async fn pester(socket: &mut Socket, rng: &mut Rng, frames: usize) {
    let mut left = frames;
    while left > 0 {
        let batch = left.min(BATCH);
        for _ in 0..batch {
            socket.send_raw(damaged(rng)).await.unwrap();
        }
        for _ in 0..batch {
            let answer = socket.receive().await.unwrap().expect("an answer");
            assert_eq!(answer["ok"], false, "{answer}");
            let why = answer["why"].as_str().unwrap_or_default();
            assert!(!why.is_empty() && !why.starts_with('['), "{answer}");
        }
        left -= batch;
    }
}

/// Bytes that are not even frames, on a connection that was a socket, and on one that never was.
async fn babble(process: &Process, code: &str, rng: &mut Rng) {
    let mut stream = TcpStream::connect(process.address).await.unwrap();
    if rng.below(2) == 0 {
        let address = process.address;
        let head = format!(
            "GET /api/v1/tables/{code}/socket HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
    }
    let bytes: Vec<u8> = (0..rng.below(4000)).map(|_| rng.bits() as u8).collect();
    // The server may hang up in the middle.
    stream.write_all(&bytes).await.ok();
}

async fn views(people: &[Client], codes: &[String]) -> Vec<Value> {
    let mut views = Vec::new();
    for code in codes {
        for person in people {
            let answer = person.get(&format!("/api/v1/tables/{code}")).await.unwrap();
            views.push(answer.json["snapshot"].clone());
        }
    }
    views
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_frames_are_refused_and_no_table_suffers() {
    let frames = times("FRAMES", 20_000);
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&program(), folder.path());
    let anna = Client::named(process.address, "Anna").await.unwrap();
    let mut codes = Vec::new();
    for game in ["monad", "rotundo", "fiches"] {
        let opening = json!({
            "settings": {"game": game, "players": 2}, "sit": 0, "bots": [null, "easy"], "start": true,
        });
        codes.push(anna.open(&opening).await.unwrap());
    }
    let seed = times("SEED", 1) as u64;
    println!("SEED={seed} repeats the frames");
    let mut rng = Rng::new(seed);
    let eve = Client::named(process.address, "Eve").await.unwrap();
    let people = [anna, eve.clone()];
    // A bot that begins makes its first move now.
    for code in &codes {
        let mut socket = people[0].connect(code).await.unwrap();
        socket
            .wait_until(|snapshot| snapshot["turn"] == 0)
            .await
            .unwrap();
        socket.close().await;
    }
    let before = views(&people, &codes).await;
    for turn in 0..frames.div_ceil(1000) {
        let code = &codes[turn % codes.len()];
        let mut socket = eve.connect(code).await.unwrap();
        socket.receive().await.unwrap();
        pester(&mut socket, &mut rng, 1000.min(frames)).await;
        for _ in 0..10 {
            babble(&process, code, &mut rng).await;
        }
    }
    assert_eq!(views(&people, &codes).await, before);
    let said = process.kill();
    assert!(!said.contains("panicked"), "{said}");
}
