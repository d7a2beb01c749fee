//! One task owns each table: what it does when others write, read, fail or go away.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_log::{Fact, Guest, Mover, Secret, TableFlags};
use stammtisch_server::ServerSettings;
use stammtisch_store::{Change, Sqlite, Store, StoreError};
use stammtisch_table::Table;
use stammtisch_test_client::Client;
use tokio::sync::Notify;

use crate::common::interposed::Interposed;
use crate::common::typed_games::GAMES;
use crate::common::{
    Pair, Running, accepted, act, fresh, generous, metrics, rejected, table_change, table_settings,
};

fn file_in(folder: &Path) -> PathBuf {
    folder.join("stammtisch.sqlite")
}

async fn store_in(folder: &Path) -> Sqlite {
    Sqlite::open(&file_in(folder)).await.unwrap()
}

/// The facts that are about to be written to a game that has begun, and where.
fn later_facts(changes: &[Change]) -> Option<(u64, u64, &[Fact])> {
    changes.iter().find_map(|change| match change {
        Change::Facts {
            table,
            first,
            facts,
        } if *first >= 6 => Some((*table, *first, facts.as_slice())),
        _ => None,
    })
}

fn chatted(text: &str) -> Fact {
    Fact::Chatted {
        guest: Guest::new(99, "Elsewhere"),
        text: text.to_owned(),
        at: 1,
    }
}

/// A server beside which another one writes this fact, made from the one that is about to be written,
/// just before it. Once for each time that the flag is set.
async fn beside_another(
    folder: &Path,
    fact: impl Fn(&Fact) -> Fact + Send + Sync + 'static,
) -> (Running, Arc<AtomicBool>) {
    let armed = Arc::new(AtomicBool::new(false));
    let is_armed = armed.clone();
    let store = Interposed::new(store_in(folder).await, move |store, changes| {
        let later = later_facts(&changes);
        let intruder = later
            .filter(|_| is_armed.swap(false, Ordering::SeqCst))
            .map(|(table, first, facts)| Change::Facts {
                table,
                first,
                facts: vec![fact(&facts[0])],
            });
        async move {
            if let Some(intruder) = intruder {
                store.write(vec![intruder]).await?;
            }
            store.write(changes).await
        }
    });
    let server = Running::with(Arc::new(store), generous()).await;
    (server, armed)
}

#[tokio::test]
async fn when_another_server_wrote_first_the_command_is_decided_again() {
    let folder = tempfile::tempdir().unwrap();
    let (server, armed) = beside_another(folder.path(), |_| chatted("from afar")).await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    for _ in 0..10 {
        let turn = pair.turn();
        armed.store(true, Ordering::SeqCst);
        let answer = act(&mut pair.sockets[turn], 0).await;
        let updates = answer["updates"].as_array().unwrap();
        assert_eq!(updates[0]["chat"]["text"], "from afar");
        assert!(updates.len() > 1, "and then the step: {answer}");
        pair.settle().await;
    }
    let stored = Sqlite::join(&file_in(folder.path())).await.unwrap();
    let stored = stored.find(&pair.code).await.unwrap().unwrap();
    let is_chat = |fact: &&Fact| matches!(fact, Fact::Chatted { .. });
    assert_eq!(stored.facts.iter().filter(is_chat).count(), 10);
    Table::from_log(CATALOGUE, &stored.facts).unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_command_that_another_server_made_stale_is_rejected_with_the_newest_state() {
    let folder = tempfile::tempdir().unwrap();
    // The other server carried out the same step for somebody else at the same seat.
    let same_step = |fact: &Fact| match fact {
        Fact::Stepped { seat, action, .. } => Fact::Stepped {
            seat: *seat,
            action: action.clone(),
            by: Mover::Person,
            at: 1,
            key: None,
        },
        other => other.clone(),
    };
    let (server, armed) = beside_another(folder.path(), same_step).await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let turn = pair.turn();
    let before = pair.sockets[turn].snapshot.clone();
    armed.store(true, Ordering::SeqCst);
    let command = json!({
        "command": "act", "state_number": before["state_number"], "action": before["actions"][0],
    });
    let answer = rejected(&mut pair.sockets[turn], command).await;
    assert_eq!(answer["stale"], true);
    assert_ne!(answer["snapshot"]["state_number"], before["state_number"]);
    pair.settle().await;
    let turn = pair.turn();
    act(&mut pair.sockets[turn], 0).await;
    server.stop().await;
}

#[tokio::test]
async fn a_write_that_failed_only_in_appearance_is_not_made_twice() {
    let folder = tempfile::tempdir().unwrap();
    let armed = Arc::new(AtomicBool::new(false));
    let is_armed = armed.clone();
    let store = Interposed::new(store_in(folder.path()).await, move |store, changes| {
        let fails = later_facts(&changes).is_some() && is_armed.swap(false, Ordering::SeqCst);
        async move {
            store.write(changes).await?;
            if fails {
                return Err(StoreError::Storage("the answer was lost".to_owned()));
            }
            Ok(())
        }
    });
    let server = Running::with(Arc::new(store), generous()).await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let turn = pair.turn();
    let before = pair.sockets[turn].snapshot.clone();
    armed.store(true, Ordering::SeqCst);
    let command = json!({
        "command": "act", "state_number": before["state_number"], "action": before["actions"][0],
        "key": "once",
    });
    rejected(&mut pair.sockets[turn], command.clone()).await;
    accepted(&mut pair.sockets[turn], command).await;
    pair.settle().await;
    let stored = Sqlite::join(&file_in(folder.path())).await.unwrap();
    let stored = stored.find(&pair.code).await.unwrap().unwrap();
    let is_step = |fact: &&Fact| matches!(fact, Fact::Stepped { .. });
    assert_eq!(stored.facts.iter().filter(is_step).count(), 1);
    server.stop().await;
}

#[tokio::test]
async fn reading_does_not_wait_for_a_write() {
    let folder = tempfile::tempdir().unwrap();
    let (held, release) = (Arc::new(AtomicBool::new(false)), Arc::new(Notify::new()));
    let (is_held, released) = (held.clone(), release.clone());
    let store = Interposed::new(store_in(folder.path()).await, move |store, changes| {
        let waits = later_facts(&changes).is_some() && is_held.load(Ordering::SeqCst);
        let released = released.clone();
        async move {
            if waits {
                released.notified().await;
            }
            store.write(changes).await
        }
    });
    let server = Running::with(Arc::new(store), generous()).await;
    let mut pair = Pair::at(&server, GAMES[0]).await;
    let turn = pair.turn();
    let before = pair.sockets[turn].snapshot.clone();
    held.store(true, Ordering::SeqCst);
    let action = before["actions"][0].clone();
    let number = &before["state_number"];
    let command = json!({"command": "act", "state_number": number, "action": action});
    pair.sockets[turn].send(command.clone()).await.unwrap();
    // While the disk works, everything can be read, and everybody is greeted.
    let person = &pair.people[turn];
    let path = format!("/api/v1/tables/{}", pair.code);
    let seen = person.get(&path).await.unwrap().json;
    assert_eq!(seen["snapshot"]["view"], before["view"]);
    let mut second = person.connect(&pair.code).await.unwrap();
    second.receive().await.unwrap();
    assert_eq!(second.snapshot["view"], before["view"]);
    let check = json!({"query": "check", "action": before["actions"][0]});
    assert_eq!(second.request(check).await.unwrap()["ok"], true);
    held.store(false, Ordering::SeqCst);
    release.notify_waiters();
    release.notify_one();
    let newer =
        |snapshot: &Value| snapshot["state_number"].as_u64() > before["state_number"].as_u64();
    pair.sockets[turn].wait_until(newer).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn how_a_table_is_found_is_stored_with_the_facts_that_it_follows_from() {
    let folder = tempfile::tempdir().unwrap();
    let store = Interposed::new(store_in(folder.path()).await, |store, changes| async move {
        let flags = changes.iter().find_map(|change| match change {
            Change::Flags { flags, .. } | Change::Table { flags, .. } => Some(*flags),
            _ => None,
        });
        let mixed = changes
            .iter()
            .any(|change| matches!(change, Change::Facts { .. }));
        assert!(flags.is_none() || mixed, "flags without facts: {changes:?}");
        store.write(changes).await
    });
    let store = Arc::new(store);
    let server = Running::with(store.clone(), generous()).await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let mut settings = table_settings(GAMES[1], 2);
    settings["public"] = true.into();
    let code = anna.open(&json!({"settings": settings})).await.unwrap();
    let flags = || async {
        let stored = store.find(&code).await.unwrap().unwrap();
        let table = Table::from_log(CATALOGUE, &stored.facts).unwrap();
        assert_eq!(table.flags(), stored.flags, "{:?}", stored.facts.last());
        (stored.flags.listed, stored.flags.wakes)
    };
    assert_eq!(flags().await, (true, false));
    let mut socket = anna.connect(&code).await.unwrap();
    for command in [
        json!({"command": "sit", "seat": 0}),
        json!({"command": "add_bot", "seat": 1, "level": "random"}),
        json!({"command": "ready"}),
    ] {
        accepted(&mut socket, command).await;
        flags().await;
    }
    accepted(&mut socket, json!({"command": "start"})).await;
    assert_eq!(flags().await, (false, true));
    while socket.snapshot["phase"] == "playing" {
        let due = |snapshot: &Value| snapshot["turn"] == 0 || snapshot["phase"] == "finished";
        socket.wait_until(due).await.unwrap();
        flags().await;
        if socket.is_on_turn() {
            act(&mut socket, 0).await;
        }
    }
    assert_eq!(flags().await, (false, false));
    server.stop().await;
}

/// Writes a table whose log does not fit: the step is not legal.
async fn damaged_table(store: &Sqlite, code: &str, guest: u64) {
    let settings = serde_json::from_value(table_settings(GAMES[0], 2)).unwrap();
    let who = |id| Guest::new(id, format!("Guest {id}"));
    let facts = vec![
        Fact::Opened {
            settings,
            host: who(guest),
            secret: Secret::new([7; 32]),
        },
        Fact::Sat {
            seat: 0,
            guest: who(guest),
        },
        Fact::BotSat {
            seat: 1,
            level: "easy".to_owned(),
            character: None,
            nonce: Some("00".repeat(16)),
        },
        Fact::Ready {
            seat: 0,
            nonce: Some("11".repeat(16)),
            commitment: None,
        },
        Fact::Started {
            at: 1,
            rules: None,
            state: None,
            shuffle: None,
        },
        Fact::Stepped {
            seat: 0,
            action: "what is this".to_owned(),
            by: Mover::Person,
            at: 2,
            key: None,
        },
    ];
    let wakes = TableFlags {
        wakes: true,
        ..TableFlags::default()
    };
    let changes = vec![
        table_change(12, code, wakes),
        Change::Facts {
            table: 12,
            first: 0,
            facts,
        },
        Change::Seating { table: 12, guest },
    ];
    store.write(changes).await.unwrap();
}

#[tokio::test]
async fn a_damaged_table_is_set_aside_alone_and_shown_as_such() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(store_in(folder.path()).await);
    let server = Running::with(store.clone(), generous()).await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let anna = pair.people[0].clone();
    let found = store.find(&pair.code).await.unwrap().unwrap();
    let Some(Fact::Opened { host, .. }) = found.facts.first() else {
        panic!("a log begins with its opening")
    };
    damaged_table(&store, "broken", host.id).await;
    let answer = anna.get("/api/v1/tables/broken").await.unwrap();
    assert_eq!(answer.status, 500, "{answer:?}");
    assert!(answer.json["why"].as_str().unwrap().contains("broken"));
    let me = anna.get("/api/v1/me").await.unwrap();
    assert_eq!(me.json["damaged"], json!(["broken"]));
    assert_eq!(me.json["tables"].as_array().unwrap().len(), 1);
    assert!(anna.connect("broken").await.is_err());
    let metrics = metrics(&anna).await;
    assert!(metrics.contains("tables_in_quarantine 1"), "{metrics}");
    let ready = anna.get("/readyz").await.unwrap();
    assert_eq!(ready.status, 200, "one broken table sends nobody away");
    assert_eq!(
        ready.json,
        json!({"ready": true, "tables_in_quarantine": 1})
    );
    let turn = pair.turn();
    act(&mut pair.sockets[turn], 0).await;
    server.stop().await;
}

#[tokio::test]
async fn after_a_while_a_damaged_table_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(store_in(folder.path()).await);
    let anna = Change::Guest {
        id: 1,
        name: "Anna".to_owned(),
        face: None,
        created: 1,
    };
    store.write(vec![anna]).await.unwrap();
    damaged_table(&store, "broken", 1).await;
    let settings = ServerSettings {
        quarantine: Duration::from_millis(5),
        ..generous()
    };
    let server = Running::with(store, settings).await;
    let nobody = Client::anonymous(server.address);
    for _ in 0..2 {
        let answer = nobody.get("/api/v1/tables/broken").await.unwrap();
        assert_eq!(answer.status, 500, "{answer:?}");
        let set_aside = || async { metrics(&nobody).await };
        while set_aside().await.contains("tables_in_quarantine 1") {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_nobody_needs_leaves_memory_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
        table_idle: Duration::from_millis(20),
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let pair = Pair::at(&server, GAMES[1]).await;
    let anna = pair.people[0].clone();
    let in_memory = || async {
        let metrics = metrics(&anna).await;
        let line = metrics
            .lines()
            .find(|line| line.starts_with("stammtisch_tables_in_memory"));
        line.unwrap().split(' ').nth(1).unwrap().to_owned()
    };
    tokio::time::sleep(Duration::from_millis(60)).await;
    assert_eq!(in_memory().await, "1", "somebody is there");
    let turn = pair.turn();
    let number = pair.sockets[turn].snapshot["state_number"].clone();
    let action = pair.sockets[turn].snapshot["actions"][0].clone();
    let [one, two] = pair.sockets;
    one.close().await;
    two.close().await;
    while in_memory().await != "0" {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let path = format!("/api/v1/tables/{}", pair.code);
    let command = json!({"command": "act", "state_number": number, "action": action});
    let answer = pair.people[turn].post(&path, &command).await.unwrap();
    assert_eq!(answer.json["ok"], true, "{answer:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_step_that_can_be_taken_back_tells_the_others_nothing() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[0]).await;
    for _ in 0..200 {
        let turn = pair.turn();
        let actions = pair.sockets[turn].snapshot["actions"].as_array().unwrap();
        // Trades and purchases can be taken back.
        let place = actions
            .iter()
            .position(|action| action.get("give").is_some());
        act(&mut pair.sockets[turn], place.unwrap_or(0)).await;
        if pair.sockets[turn].snapshot["can_undo"] != true {
            pair.settle().await;
            continue;
        }
        let number = pair.sockets[turn].snapshot["state_number"].clone();
        let undo = json!({"command": "undo", "state_number": number});
        accepted(&mut pair.sockets[turn], undo).await;
        let chat = json!({"command": "chat", "text": "Your turn soon."});
        accepted(&mut pair.sockets[turn], chat).await;
        let heard = pair.sockets[1 - turn].receive().await.unwrap().unwrap();
        let updates = heard["updates"].as_array().unwrap();
        assert_eq!(updates.len(), 1, "{heard}");
        assert_eq!(updates[0]["chat"]["text"], "Your turn soon.");
        server.stop().await;
        return;
    }
    panic!("no step could be taken back");
}

#[tokio::test]
async fn changes_lead_to_the_same_snapshots_as_snapshots_do() {
    for game in GAMES {
        let (_folder, server) = fresh().await;
        let mut pair = Pair::at(&server, game).await;
        let mut others = Vec::new();
        for person in &pair.people {
            let mut whole = person.connect(&pair.code).await.unwrap();
            let mut changing = person.connect_for_changes(&pair.code).await.unwrap();
            whole.receive().await.unwrap();
            changing.receive().await.unwrap();
            changing.received = Some(Vec::new());
            others.push((whole, changing));
        }
        for step in 0..120 {
            if pair.sockets[0].snapshot["phase"] != "playing" {
                break;
            }
            let turn = pair.turn();
            if step % 10 == 3 {
                let chat = json!({"command": "chat", "text": "Hm."});
                accepted(&mut pair.sockets[turn], chat).await;
            }
            act(&mut pair.sockets[turn], step * 5).await;
            pair.settle().await;
            let sockets = pair.sockets.iter().zip(&mut others);
            for (socket, (whole, changing)) in sockets {
                let newest = socket.snapshot["last_update"].clone();
                for other in [whole, changing] {
                    let known = |snapshot: &Value| snapshot["last_update"] == newest;
                    other.wait_until(known).await.unwrap();
                    assert_eq!(other.snapshot, socket.snapshot, "{game}, step {step}");
                }
            }
        }
        let received = others[0].1.received.take().unwrap();
        let whole = received
            .iter()
            .filter(|frame| frame.contains("\"snapshot\""))
            .count();
        assert!(whole <= 1, "only the end is told as a whole");
        let chats = received.iter().filter(|frame| frame.contains("\"chat\""));
        for chat in chats {
            assert!(
                !chat.contains("view"),
                "chat does not bring the view: {chat}"
            );
        }
        server.stop().await;
    }
}
