//! Sockets that only listen, and what they cost the server.

use std::io;
use std::net::SocketAddr;

use serde_json::json;
use stammtisch_test_client::Client;

const SOCKETS: usize = 10_000;
const TABLES: usize = 100;

/// The memory of a process, in KiB.
fn memory(process: u32) -> io::Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().nth(1));
    number
        .and_then(|number| number.parse().ok())
        .ok_or_else(|| io::Error::other("no VmRSS"))
}

pub async fn idle(server: SocketAddr, process: u32) -> io::Result<()> {
    let host = Client::named(server, "Host").await?;
    let mut codes = Vec::new();
    for _ in 0..TABLES {
        let opening = json!({"settings": {"game": "monad", "players": 2}});
        codes.push(host.open(&opening).await?);
    }
    let watcher = Client::anonymous(server);
    let before = memory(process)?;
    let mut sockets = Vec::with_capacity(SOCKETS);
    for at in 0..SOCKETS {
        let mut socket = watcher.connect(&codes[at % TABLES]).await?;
        socket.receive().await?;
        sockets.push(socket);
    }
    let after = memory(process)?;
    println!("sockets {SOCKETS}");
    println!("before_kib {before}");
    println!("after_kib {after}");
    println!("each_kib {:.1}", (after - before) as f64 / SOCKETS as f64);
    Ok(())
}
