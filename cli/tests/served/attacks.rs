//! What strangers may try: memory, connections, questions. Limits are those of a server that nobody set up.
//!
//! `ATTACK=60` attacks for so many seconds and then also measures times, which depend on the machine; without
//! it the attacks are short, and only bytes, counts and order are checked.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use stammtisch_test_client::{Client, Socket, connect_from, is_answered};
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;

use crate::process::{Process, program, serving, times};

/// The most that an attack may add to the server's memory.
const MOST_MEMORY: u64 = 64 << 20;
/// How long a table without viewers may stay in memory, and the system may take to get it back.
const GIVEN_BACK: Duration = Duration::from_secs(60);
/// What may be left of it then: the store's caches and the allocator's reserves.
const LEFT_MEMORY: u64 = 16 << 20;

/// How many seconds an attack lasts; 0 for a short one.
fn seconds() -> u64 {
    times("ATTACK", 0) as u64
}

/// A server with the limits that it has by itself.
fn limited(folder: &Path) -> Process {
    let mut command = serving(&program(), folder);
    for limit in ["COMMANDS", "TABLES", "GUESTS"] {
        command.env_remove(format!("STAMMTISCH_{limit}"));
    }
    Process::spawn(command)
}

/// The largest deck that can be played with.
fn large_deck(number: usize) -> Value {
    let materials = (0..12).map(|material| {
        let id = format!("m{material}x{:03}", number % 1000);
        json!({
            "id": id, "bag": "brown", "number": 1 + material % 3, "value": 10 + material,
            "copies": 5, "triple": false,
        })
    });
    materials.collect()
}

fn public_table(deck: usize) -> Value {
    json!({
        "game": "rotundo", "players": 2, "public": true, "options": {"deck": large_deck(deck)},
    })
}

/// One of many guests: opens public tables and changes their settings until told to stop.
async fn change_settings(server: std::net::SocketAddr, until: Instant, least: usize) -> usize {
    let Ok(guest) = Client::named(server, "Stranger").await else {
        return 0;
    };
    let mut changed = 0;
    let mut sent = 0;
    let mut sockets: Vec<(String, Socket)> = Vec::new();
    while Instant::now() < until || sent < least {
        if sent % 50 == 0
            && let Ok(code) = guest.open(&json!({"settings": public_table(sent)})).await
            && let Ok(socket) = guest.connect(&code).await
        {
            sockets.push((code, socket));
        }
        sent += 1;
        let Some((_, socket)) = sockets.last_mut() else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let command = json!({"command": "change_settings", "settings": public_table(sent)});
        match socket.request(command).await {
            Ok(answer) if answer["ok"] == true => changed += 1,
            Ok(_) => tokio::time::sleep(Duration::from_millis(10)).await,
            Err(_) => {
                sockets.pop();
            }
        }
    }
    changed
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_who_change_settings_for_ever_do_not_fill_the_memory() {
    let folder = tempfile::tempdir().unwrap();
    let process = limited(folder.path());
    // The first request lets the server read its messages.
    let bruno = Client::named(process.address, "Bruno").await.unwrap();
    bruno.get("/api/v1/tables").await.unwrap();
    let before = process.memory();
    let until = Instant::now() + Duration::from_secs(seconds());
    let mut guests = JoinSet::new();
    for _ in 0..40 {
        guests.spawn(change_settings(process.address, until, 30));
    }
    let changed: usize = guests.join_all().await.into_iter().sum();
    let after = process.memory();
    println!("{changed} settings changed; memory {before} to {after} bytes");
    assert!(changed > 100, "the attack did not take place: {changed}");
    assert!(
        after.saturating_sub(before) <= MOST_MEMORY,
        "{before} to {after} bytes"
    );
    if seconds() > 0 {
        let began = Instant::now();
        while process.memory() > before + LEFT_MEMORY {
            assert!(
                began.elapsed() <= GIVEN_BACK,
                "{} bytes are left",
                process.memory()
            );
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        println!("given back after {:?}", began.elapsed());
    }
    process.kill();
    // A start afterwards needs no more than the first one did.
    let process = limited(folder.path());
    let anna = Client::named(process.address, "Anna").await.unwrap();
    let listed = anna.get("/api/v1/tables").await.unwrap();
    assert!(
        listed.json["tables"]
            .as_array()
            .is_some_and(|tables| !tables.is_empty())
    );
    let restarted = process.memory();
    println!("memory after a restart {restarted} bytes");
    assert!(
        restarted.saturating_sub(before) <= LEFT_MEMORY,
        "{restarted}"
    );
    process.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn twelve_hundred_idle_connections_shut_out_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let process = limited(folder.path());
    let mut idle = Vec::new();
    for _ in 0..1200 {
        // This process may run out of files before the server does; then it has tried hard enough.
        let Ok(stream) = connect_from(2, process.address).await else {
            break;
        };
        idle.push(stream);
    }
    println!("{} idle connections", idle.len());
    assert!(idle.len() > 400);
    idle.truncate(800);
    let mut others = Vec::new();
    for person in 0..30 {
        let mut stream = connect_from(3 + person, process.address).await.unwrap();
        assert!(
            is_answered(&mut stream).await,
            "person {person} is shut out"
        );
        others.push(stream);
    }
    process.kill();
}

/// Asks for hints on one socket until told to stop. Returns how many were given.
async fn ask_for_hints(mut socket: Socket, until: Instant) -> usize {
    let mut given = 0;
    while Instant::now() < until {
        match socket.request(json!({"query": "hint"})).await {
            Ok(answer) if answer["ok"] == true => given += 1,
            Ok(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(_) => break,
        }
    }
    given
}

/// How long the bot of another table takes to answer, in milliseconds, again and again.
async fn play_against_a_bot(player: &Client, moves: usize) -> Vec<u128> {
    let mut took = Vec::new();
    while took.len() < moves {
        let opening = json!({
            "settings": {"game": "rotundo", "players": 2},
            "sit": 0, "bots": [null, "easy"], "start": true,
        });
        let code = player.open(&opening).await.unwrap();
        let mut socket = player.connect(&code).await.unwrap();
        socket.receive().await.unwrap();
        while took.len() < moves && socket.snapshot["phase"] == "playing" {
            socket
                .wait_until(|snapshot| snapshot["turn"] == 0 || snapshot["phase"] == "finished")
                .await
                .unwrap();
            if socket.snapshot["phase"] == "finished" {
                break;
            }
            // Nobody is quicker than the limit of commands.
            tokio::time::sleep(Duration::from_millis(60)).await;
            let action = socket.snapshot["actions"][0].clone();
            let key = took.len().to_string();
            let answer = socket.act(&action, &key).await.unwrap();
            assert_eq!(answer["ok"], true, "{answer}");
            let began = Instant::now();
            socket
                .wait_until(|snapshot| snapshot["turn"] == 0 || snapshot["phase"] == "finished")
                .await
                .unwrap();
            took.push(began.elapsed().as_millis());
        }
    }
    took
}

fn percentile_99(mut all: Vec<u128>) -> u128 {
    all.sort_unstable();
    all[(all.len() - 1) * 99 / 100]
}

#[tokio::test(flavor = "multi_thread")]
async fn one_guest_with_many_sockets_does_not_hold_up_the_bots_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let process = limited(folder.path());
    let moves = if seconds() > 0 { 300 } else { 20 };
    let anna = Client::named(process.address, "Anna").await.unwrap();
    let quiet = percentile_99(play_against_a_bot(&anna, moves).await);
    let stranger = Client::named(process.address, "Stranger").await.unwrap();
    let opening = json!({
        "settings": {"game": "fiches", "players": 2, "options": {"set": "classic"}},
        "sit": 0, "bots": [null, "easy"], "start": true,
    });
    let code = stranger.open(&opening).await.unwrap();
    let mut first = stranger.connect(&code).await.unwrap();
    first.receive().await.unwrap();
    first
        .wait_until(|snapshot| snapshot["turn"] == 0)
        .await
        .unwrap();
    let until = Instant::now() + Duration::from_secs(seconds().max(3));
    let mut sockets = JoinSet::new();
    for _ in 0..150 {
        let socket = stranger.connect(&code).await.unwrap();
        sockets.spawn(ask_for_hints(socket, until));
    }
    let busy = percentile_99(play_against_a_bot(&anna, moves).await);
    let given: usize = sockets.join_all().await.into_iter().sum();
    println!("{given} hints; the bot's 99th percentile {quiet} ms alone, {busy} ms meanwhile");
    // Thirty a minute, and as many at once at the beginning.
    let most = 30 + 30 * seconds().max(10) as usize / 60 + 30;
    assert!((1..=most).contains(&given), "{given} hints were given");
    if seconds() > 0 {
        assert!(busy <= quiet + 200, "{quiet} ms and {busy} ms");
    }
    process.kill();
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_to_stop_stops_whoever_is_connected() {
    let folder = tempfile::tempdir().unwrap();
    let process = limited(folder.path());
    let anna = Client::named(process.address, "Anna").await.unwrap();
    let code = anna
        .open(&json!({"settings": public_table(0)}))
        .await
        .unwrap();
    let _never_read = anna.connect(&code).await.unwrap();
    let mut half = connect_from(2, process.address).await.unwrap();
    half.write_all(b"POST /api/v1/me HTTP/1.1\r\nContent-Length: 10\r\n")
        .await
        .unwrap();
    let took = process.stop();
    println!("stopped after {took:?}");
    if seconds() > 0 {
        assert!(took <= Duration::from_millis(5500), "{took:?}");
    }
}
