//! A server in a folder of its own, which can be stopped and started again.

pub mod interposed;
pub mod typed_games;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_log::TableFlags;
use stammtisch_server::{Limits, ServerSettings};
use stammtisch_store::{Change, Sqlite, Store};
use stammtisch_test_client::{Client, Nonce, Socket};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// A server that runs.
pub struct Running {
    pub address: SocketAddr,
    stop: CancellationToken,
    task: JoinHandle<()>,
}

/// What opens the metrics.
pub const METRICS_TOKEN: &str = "a token for metrics";

/// The metrics of a server.
pub async fn metrics(client: &Client) -> String {
    let host = client.origin().replace("http://", "");
    let token = format!("Bearer {METRICS_TOKEN}");
    let headers = [("Host", host), ("Authorization", token)];
    let answer = client.bare("GET", "/metrics", &headers, "").await.unwrap();
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.text
}

/// Limits that no test reaches by accident.
pub fn generous() -> ServerSettings {
    ServerSettings {
        limits: Limits {
            commands: 100_000,
            chat_lines: 100_000,
            tables: 100_000,
            guests: 100_000,
            hints: 100_000,
            connections: 100_000,
            address_connections: 100_000,
            open_tables: 100_000,
            crowd: 100,
        },
        bot_delay: Duration::ZERO,
        metrics_token: Some(METRICS_TOKEN.to_owned()),
        ..ServerSettings::default()
    }
}

impl Running {
    pub async fn start(folder: &Path, settings: ServerSettings) -> Running {
        let file = folder.join("stammtisch.sqlite");
        let store = Sqlite::open(&file).await.unwrap();
        Running::with(Arc::new(store), settings).await
    }

    /// A server with a store of one's own.
    pub async fn with(store: Arc<dyn Store>, settings: ServerSettings) -> Running {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let stop = CancellationToken::new();
        let told = stop.clone();
        let task = tokio::spawn(async move {
            stammtisch_server::serve(listener, store, settings, told)
                .await
                .unwrap();
        });
        Running {
            address,
            stop,
            task,
        }
    }

    pub async fn stop(self) {
        self.stop.cancel();
        self.task.await.unwrap();
    }
}

/// A fresh server, with the folder that must live as long.
pub async fn fresh() -> (TempDir, Running) {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path(), generous()).await;
    (folder, running)
}

pub fn table_settings(game: &str, players: usize) -> Value {
    json!({"game": game, "players": players})
}

/// Two people at a game that has begun, each with a socket.
pub struct Pair {
    pub code: String,
    pub people: [Client; 2],
    pub sockets: [Socket; 2],
}

impl Pair {
    pub async fn at(server: &Running, game: &str) -> Pair {
        let anna = Client::named(server.address, "Anna").await.unwrap();
        let bruno = Client::named(server.address, "Bruno").await.unwrap();
        let opening = json!({"settings": table_settings(game, 2), "sit": 0});
        let code = anna.open(&opening).await.unwrap();
        let mut sockets = [
            anna.connect(&code).await.unwrap(),
            bruno.connect(&code).await.unwrap(),
        ];
        accepted(&mut sockets[1], json!({"command": "sit", "seat": 1})).await;
        let nonces = [Nonce::new(1), Nonce::new(2)];
        accepted(&mut sockets[0], nonces[0].ready()).await;
        accepted(&mut sockets[1], nonces[1].ready()).await;
        accepted(&mut sockets[0], json!({"command": "start"})).await;
        accepted(&mut sockets[0], nonces[0].reveal()).await;
        accepted(&mut sockets[1], nonces[1].reveal()).await;
        let mut pair = Pair {
            code,
            people: [anna, bruno],
            sockets,
        };
        pair.settle().await;
        pair
    }

    /// Both have heard of the newest state.
    pub async fn settle(&mut self) {
        for socket in &mut self.sockets {
            socket
                .wait_until(|snapshot| snapshot["phase"] != "lobby")
                .await
                .unwrap();
        }
        // Whoever acted knows the newest state at once; while their turn lasts, it is theirs alone.
        let number = |socket: &Socket| socket.snapshot["state_number"].as_u64().unwrap();
        let [one, two] = &mut self.sockets;
        let (ahead, behind) = if number(one) >= number(two) {
            (one, two)
        } else {
            (two, one)
        };
        if !ahead.is_on_turn() {
            let newest = number(ahead);
            let done = |snapshot: &Value| snapshot["state_number"].as_u64() >= Some(newest);
            behind.wait_until(done).await.unwrap();
        }
    }

    /// Whose turn it is.
    pub fn turn(&self) -> usize {
        self.sockets.iter().position(Socket::is_on_turn).unwrap()
    }
}

/// Sends a frame that the server must accept. Returns the answer.
pub async fn accepted(socket: &mut Socket, command: Value) -> Value {
    let answer = socket.request(command.clone()).await.unwrap();
    assert_eq!(answer["ok"], true, "{command}: {answer}");
    answer
}

/// Sends a frame that the server must reject. Returns the answer.
pub async fn rejected(socket: &mut Socket, command: Value) -> Value {
    let answer = socket.request(command.clone()).await.unwrap();
    assert_eq!(answer["ok"], false, "{command}: {answer}");
    assert!(answer["why"].as_str().is_some_and(|why| !why.is_empty()));
    answer
}

/// Plays the action at this place of the list, counted around.
pub async fn act(socket: &mut Socket, choice: usize) -> Value {
    let actions = socket.snapshot["actions"].as_array().unwrap();
    let action = actions[choice % actions.len()].clone();
    let number = &socket.snapshot["state_number"];
    let command = json!({"command": "act", "state_number": number, "action": action});
    accepted(socket, command).await
}

/// The change that adds a table of which nothing is known but how it is found.
pub fn table_change(id: u64, code: &str, flags: TableFlags) -> Change {
    Change::Table {
        id,
        code: code.to_owned(),
        created: 1,
        flags,
        host: None,
        summary: None,
    }
}
