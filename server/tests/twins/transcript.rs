//! What a viewer receives at a real server.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use stammtisch_log::{Fact, Guest, Seat, Secret, TableFlags, TableSettings};
use stammtisch_store::{Change, Sqlite, Store, TokenKind};
use stammtisch_test_client::{Client, Socket};

use super::worlds::Twins;
use crate::common::{Running, accepted, generous, metrics, table_change};

const CODE: &str = "twins";

pub fn token(seat: Seat) -> String {
    format!("token of seat {seat}")
}

/// Writes a table at which this state is played.
async fn write_table(store: &Sqlite, game: &str, twins: &Twins, state: &Value) {
    let settings: TableSettings = serde_json::from_value(json!({
        "game": game, "players": twins.players,
    }))
    .unwrap();
    let guest = |seat: Seat| Guest::new(seat as u64 + 1, format!("Guest {seat}"));
    let mut changes = Vec::new();
    let secret = Secret::new([7; 32]);
    let host = guest(0);
    let mut facts = vec![Fact::Opened {
        settings,
        host,
        secret,
    }];
    for seat in 0..twins.players {
        let Guest { id, name, face } = guest(seat);
        let hash = hex::encode(Sha256::digest(token(seat)));
        changes.push(Change::Guest {
            id,
            name,
            face,
            created: 0,
        });
        changes.push(Change::Token {
            hash,
            guest: id,
            kind: TokenKind::Session,
            expires: 1 << 50,
            created: 1 << 49,
            device: String::new(),
        });
        facts.push(Fact::Sat {
            seat,
            guest: guest(seat),
        });
        facts.push(Fact::Ready {
            seat,
            nonce: Some("00".repeat(16)),
            commitment: None,
        });
    }
    facts.push(Fact::Started {
        at: 0,
        rules: None,
        state: Some(state.clone()),
        shuffle: None,
    });
    changes.push(table_change(1, CODE, TableFlags::default()));
    changes.push(Change::Facts {
        table: 1,
        first: 0,
        facts,
    });
    store.write(changes).await.unwrap();
}

/// A fault that the comparison must find.
#[derive(Clone, Debug)]
pub enum Leak {
    /// The viewer gets what another seat gets.
    Socket(Seat),
    /// Everybody is told what lies at a hidden place.
    Place(String),
}

/// Everything that the viewer and a spectator receive in one of the worlds.
pub async fn transcript(
    game: &str,
    twins: &Twins,
    world: usize,
    leak: Option<&Leak>,
) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    {
        let file = folder.path().join("stammtisch.sqlite");
        let store = Sqlite::open(&file).await.unwrap();
        write_table(&store, game, twins, &twins.worlds[world]).await;
    }
    let server = Running::start(folder.path(), generous()).await;
    let nobody = Client::anonymous(server.address);
    let mut sockets = Vec::new();
    for seat in 0..twins.players {
        let person = nobody.with_cookie(&token(seat));
        sockets.push(person.connect(CODE).await.unwrap());
    }
    sockets.push(nobody.connect(CODE).await.unwrap());
    for socket in &mut sockets {
        let present = |chair: &Value| chair["present"] == true;
        let all = |snapshot: &Value| {
            let chairs = snapshot["seats"].as_array();
            chairs.is_some_and(|chairs| chairs.iter().all(present))
        };
        socket.wait_until(all).await.unwrap();
        socket.received = Some(Vec::new());
    }
    for (seat, action) in &twins.steps {
        step(&mut sockets, *seat, action).await;
    }
    if let Some(Leak::Place(place)) = leak {
        let lies = twins.worlds[world].pointer(place).unwrap().to_string();
        let lies: String = lies.chars().take(400).collect();
        accepted(&mut sockets[0], json!({"command": "chat", "text": lies})).await;
    }
    let seat = match leak {
        Some(Leak::Socket(seat)) => *seat,
        _ => twins.viewer,
    };
    let viewer = nobody.with_cookie(&token(seat));
    let mut received = pry(&viewer, &mut sockets[seat]).await;
    received.extend(pry(&nobody, sockets.last_mut().unwrap()).await);
    for at in [seat, twins.players] {
        received.extend(sockets[at].received.take().unwrap());
    }
    server.stop().await;
    received
}

/// Makes a step, and waits until everybody who is told of it has received it.
async fn step(sockets: &mut [Socket], seat: Seat, action: &Value) {
    sockets[seat]
        .wait_until(|snapshot| snapshot["turn"] == seat)
        .await
        .unwrap();
    let number = sockets[seat].snapshot["state_number"].clone();
    let command = json!({"command": "act", "state_number": number, "action": action});
    accepted(&mut sockets[seat], command).await;
    let newest = sockets[seat].snapshot.clone();
    if newest["turn"] == seat && newest["can_undo"] == true {
        return;
    }
    for socket in sockets {
        let known =
            |snapshot: &Value| snapshot["state_number"].as_u64() >= newest["state_number"].as_u64();
        socket.wait_until(known).await.unwrap();
    }
}

/// Asks for everything that anybody can ask for.
async fn pry(person: &Client, socket: &mut Socket) -> Vec<String> {
    let mut received = Vec::new();
    for command in [
        json!({"command": "act", "state_number": 0, "action": {"do": "pass"}}),
        json!({"query": "check", "action": {"do": "draw"}}),
        json!({"command": "sit", "seat": 0}),
        json!({"command": "undo", "state_number": 99}),
    ] {
        received.push(socket.request(command).await.unwrap().to_string());
    }
    for path in ["", "/record", "/replay"] {
        let path = format!("/api/v1/tables/{CODE}{path}");
        received.push(person.get(&path).await.unwrap().text);
    }
    for path in ["/api/v1/tables", "/api/v1/me", "/healthz"] {
        received.push(person.get(path).await.unwrap().text);
    }
    // Durations differ from run to run; everything else that is counted must not.
    let metrics = metrics(person).await;
    let counted = metrics
        .lines()
        .filter(|line| !line.contains("command_seconds"));
    received.extend(counted.map(str::to_owned));
    received
}
