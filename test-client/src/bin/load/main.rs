//! Load for a server: `load ADDRESS PID closed|paced|idle`. It prints figures, one a line.
//!
//! The server must have been started with limits that no person reaches (`--commands`, `--tables`,
//! `--guests`).

mod idle;
mod pairs;

use std::io;
use std::net::SocketAddr;

/// What the load is to be.
struct Order {
    server: SocketAddr,
    /// The server's process, whose memory is looked at.
    process: u32,
    kind: String,
}

fn order() -> Option<Order> {
    let mut args = std::env::args().skip(1);
    Some(Order {
        server: args.next()?.parse().ok()?,
        process: args.next()?.parse().ok()?,
        kind: args.next()?,
    })
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let usage = || io::Error::other("load ADDRESS PID closed|paced|idle");
    let order = order().ok_or_else(usage)?;
    match order.kind.as_str() {
        "closed" => pairs::closed(order.server).await,
        "paced" => pairs::paced(order.server).await,
        "idle" => idle::idle(order.server, order.process).await,
        _ => Err(usage()),
    }
}
