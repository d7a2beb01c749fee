//! What a host can set.

use std::net::SocketAddr;
use std::time::Duration;

use crate::randomness::Randomness;
use crate::tls::Tls;

/// How the server behaves. The flags of the program fill it in.
#[derive(Clone, Debug)]
pub struct ServerSettings {
    /// The addresses that people open; empty means the one that each request was sent to.
    pub origins: Vec<String>,
    /// Whether the last address in `X-Forwarded-For` is the client's: only behind a proxy.
    pub trust_proxy: bool,
    /// The certificate to speak HTTPS with; without one, plain HTTP.
    pub tls: Option<Tls>,
    /// Whether HTTP/2 is also spoken without TLS: only behind a proxy that asks for it.
    pub h2c: bool,
    /// How long a bot waits before its turn; the browser client shows moves at a pace of its own.
    pub bot_delay: Duration,
    /// How long a table stays in memory when nobody is there and nothing is due.
    pub table_idle: Duration,
    /// How long a table waits for a host who has left it.
    pub lobby_kept: Duration,
    /// How long a damaged table is in quarantine before it is read from the store again.
    pub quarantine: Duration,
    /// How often somebody may do something; a load test needs more than people do.
    pub limits: Limits,
    /// The name of this machine. Without configured origins the server answers to it.
    pub machine_name: Option<String>,
    /// What a request for `/metrics` must bring along; without it there are none on the main listener.
    pub metrics_token: Option<String>,
    /// A listener of its own for `/metrics`, which needs no token there.
    pub metrics_listen: Option<SocketAddr>,
    /// What opens the page for hosts; without it there is no such page.
    pub admin_token: Option<String>,
    /// What the host links to.
    pub links: Links,
    /// What is not kept for ever.
    pub retention: Retention,
    /// Where the random numbers of games come from.
    pub randomness: Randomness,
}

/// Pages of the host's own that the client links to.
#[derive(Clone, Debug, Default)]
pub struct Links {
    /// Who runs the server.
    pub imprint: Option<String>,
    /// What is done with people's data.
    pub privacy: Option<String>,
}

/// How long something is kept that nobody has touched. Without a time it is kept for ever.
#[derive(Clone, Copy, Debug, Default)]
pub struct Retention {
    /// Tables at which nothing has happened.
    pub tables: Option<Duration>,
    /// Guests who were not here.
    pub guests: Option<Duration>,
}

/// How often something may be done.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Commands a second from one person, and frames a second from one socket.
    pub commands: u32,
    /// Chat lines a minute from one person.
    pub chat_lines: u32,
    /// New tables a minute by one person.
    pub tables: u32,
    /// New guests a minute from one address: a family or a class behind one router fits in.
    pub guests: u32,
    /// Hints a minute for one person.
    pub hints: u32,
    /// How many people's worth of these one address may do: a class behind one router.
    pub crowd: u32,
    /// The tables of one person that are not over.
    pub open_tables: u64,
    /// Connections altogether.
    pub connections: usize,
    /// Connections from one address: thirty people with six each, and their sockets.
    pub address_connections: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            commands: 20,
            chat_lines: 20,
            tables: 10,
            guests: 60,
            hints: 30,
            crowd: 10,
            open_tables: 200,
            connections: 10_000,
            address_connections: 256,
        }
    }
}

impl Default for ServerSettings {
    fn default() -> ServerSettings {
        ServerSettings {
            origins: Vec::new(),
            trust_proxy: false,
            tls: None,
            h2c: false,
            bot_delay: Duration::from_millis(150),
            table_idle: Duration::from_secs(30),
            lobby_kept: Duration::from_secs(24 * 3600),
            quarantine: Duration::from_secs(60),
            limits: Limits::default(),
            machine_name: None,
            metrics_token: None,
            metrics_listen: None,
            admin_token: None,
            links: Links::default(),
            retention: Retention::default(),
            randomness: Randomness::default(),
        }
    }
}
