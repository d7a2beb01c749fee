//! What a host can set.

use std::time::Duration;

use crate::tls::Tls;

/// How the server behaves. The flags of the program fill it in.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The addresses that people open; empty means the one that each request was sent to.
    pub origins: Vec<String>,
    /// Whether the last address in `X-Forwarded-For` is the client's: only behind a proxy.
    pub trust_proxy: bool,
    /// The certificate to speak HTTPS with; without one, plain HTTP.
    pub tls: Option<Tls>,
    /// How long a bot waits before its turn, so that people can follow.
    pub pause: Duration,
    /// How much one may do; a load test needs more than people do.
    pub limits: Limits,
}

/// How often something may be done.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Frames a second from one socket, and requests a second that change something.
    pub wishes: u32,
    /// Lines of chat a minute.
    pub lines: u32,
    /// New tables a minute.
    pub tables: u32,
    /// New guests a minute from one address: a family or a class behind one router fits in.
    pub guests: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            wishes: 20,
            lines: 20,
            tables: 10,
            guests: 60,
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            origins: Vec::new(),
            trust_proxy: false,
            tls: None,
            pause: Duration::from_millis(700),
            limits: Limits::default(),
        }
    }
}
