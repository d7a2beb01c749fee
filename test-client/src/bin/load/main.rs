//! Load for a server: `load ADDRESS[,ADDRESS...] PID closed|apart|paced|idle`. It prints figures, one a line. Of several
//! servers that share a database, the people of a table are at the same one, and with `apart` at different ones.
//!
//! The server must have been started with limits that no person reaches (`--commands`, `--tables`,
//! `--guests`).

mod idle;
mod pairs;

use std::io;
use std::net::SocketAddr;

/// What the load is to be.
struct Order {
    servers: Vec<SocketAddr>,
    /// The first server's process, whose memory is looked at.
    process: u32,
    kind: String,
}

fn order() -> Option<Order> {
    let mut args = std::env::args().skip(1);
    Some(Order {
        servers: {
            let servers = args.next()?;
            let servers = servers.split(',').map(|server| server.parse().ok());
            servers.collect::<Option<_>>()?
        },
        process: args.next()?.parse().ok()?,
        kind: args.next()?,
    })
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let usage = || io::Error::other("load ADDRESS[,ADDRESS...] PID closed|apart|paced|idle");
    let order = order().ok_or_else(usage)?;
    match order.kind.as_str() {
        "closed" => pairs::closed(&order.servers, 0).await,
        "apart" => pairs::closed(&order.servers, 1).await,
        "paced" => pairs::paced(&order.servers).await,
        "idle" => idle::idle(order.servers[0], order.process).await,
        _ => Err(usage()),
    }
}
