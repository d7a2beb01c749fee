//! A server in a folder of its own, which can be stopped and started again.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_server::{Limits, Settings};
use stammtisch_store::{Sqlite, Store};
use stammtisch_visitor::{Socket, Visitor};
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

/// Limits that no test reaches by accident.
pub fn generous() -> Settings {
    Settings {
        limits: Limits {
            wishes: 100_000,
            lines: 100_000,
            tables: 100_000,
            guests: 100_000,
        },
        pause: Duration::ZERO,
        ..Settings::default()
    }
}

impl Running {
    pub async fn start(folder: &Path, settings: Settings) -> Running {
        let file = folder.join("stammtisch.sqlite");
        let store = Sqlite::open(&file).await.unwrap();
        Running::with(Arc::new(store), settings).await
    }

    /// A server with a store of one's own.
    pub async fn with(store: Arc<dyn Store>, settings: Settings) -> Running {
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

pub fn plan(game: &str, players: usize) -> Value {
    json!({"game": game, "players": players})
}

/// Two people at a game that has begun, each with a socket.
pub struct Pair {
    pub code: String,
    pub people: [Visitor; 2],
    pub sockets: [Socket; 2],
}

impl Pair {
    pub async fn at(server: &Running, game: &str) -> Pair {
        let anna = Visitor::named(server.address, "Anna").await.unwrap();
        let bruno = Visitor::named(server.address, "Bruno").await.unwrap();
        let opening = json!({"plan": plan(game, 2), "sit": 0});
        let code = anna.open(&opening).await.unwrap();
        let mut sockets = [
            anna.look(&code).await.unwrap(),
            bruno.look(&code).await.unwrap(),
        ];
        granted(&mut sockets[1], json!({"wish": "sit", "seat": 1})).await;
        granted(&mut sockets[0], json!({"wish": "ready"})).await;
        granted(&mut sockets[1], json!({"wish": "ready"})).await;
        granted(&mut sockets[0], json!({"wish": "start"})).await;
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
            socket.until(|now| now["phase"] != "lobby").await.unwrap();
        }
        // Who acted knows the newest state at once; while his turn lasts, it is his alone.
        let number = |socket: &Socket| socket.now["number"].as_u64().unwrap();
        let [one, two] = &mut self.sockets;
        let (ahead, behind) = match number(one) >= number(two) {
            true => (one, two),
            false => (two, one),
        };
        if !ahead.is_on_turn() {
            let newest = number(ahead);
            let done = |now: &Value| now["number"].as_u64() >= Some(newest);
            behind.until(done).await.unwrap();
        }
    }

    /// Whose turn it is.
    pub fn turn(&self) -> usize {
        self.sockets.iter().position(Socket::is_on_turn).unwrap()
    }
}

/// Grants a wish.
pub async fn granted(socket: &mut Socket, wish: Value) -> Value {
    let answer = socket.ask(wish.clone()).await.unwrap();
    assert_eq!(answer["ok"], true, "{wish}: {answer}");
    answer
}

/// Refuses a wish; why.
pub async fn refused(socket: &mut Socket, wish: Value) -> Value {
    let answer = socket.ask(wish.clone()).await.unwrap();
    assert_eq!(answer["ok"], false, "{wish}: {answer}");
    assert!(answer["why"].as_str().is_some_and(|why| !why.is_empty()));
    answer
}

/// Plays the action at this place of the list, counted around.
pub async fn act(socket: &mut Socket, choice: usize) -> Value {
    let actions = socket.now["actions"].as_array().unwrap();
    let action = actions[choice % actions.len()].clone();
    let number = &socket.now["number"];
    let wish = json!({"wish": "act", "number": number, "action": action});
    granted(socket, wish).await
}
