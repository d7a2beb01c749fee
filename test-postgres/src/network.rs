//! A network between a server and its database that can be cut.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How long a byte waits while the network swallows everything before somebody looks again.
const PAUSE: Duration = Duration::from_millis(10);

/// Passes connections on to a PostgreSQL, and can be cut or led to another one.
#[derive(Clone)]
pub struct Network {
    address: SocketAddr,
    state: Arc<Mutex<State>>,
}

struct State {
    target: u16,
    /// Whether bytes are held back, as by a cut cable: nobody is told.
    silent: bool,
    /// Both ends of every connection.
    open: Vec<(TcpStream, TcpStream)>,
}

impl Network {
    /// Begins to pass connections on to this port.
    ///
    /// # Panics
    /// If no port is free.
    pub fn to(port: u16) -> Network {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let network = Network {
            address: listener.local_addr().expect("it is bound"),
            state: Arc::new(Mutex::new(State {
                target: port,
                silent: false,
                open: Vec::new(),
            })),
        };
        let accepting = network.clone();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                accepting.pass_on(stream).ok();
            }
        });
        network
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the address of a database through this network, given its own.
    pub fn through(&self, address: &str) -> String {
        let (_, name) = address.rsplit_once('/').unwrap_or(("", "postgres"));
        format!("postgres://postgres@{}/{name}", self.address)
    }

    /// Ends all connections, and leads new ones to this port.
    pub fn lead_to(&self, port: u16) {
        self.lock().target = port;
        self.end();
    }

    /// Ends all connections; new ones come about.
    pub fn end(&self) {
        for (client, server) in self.lock().open.drain(..) {
            client.shutdown(Shutdown::Both).ok();
            server.shutdown(Shutdown::Both).ok();
        }
    }

    /// Swallows everything, or no longer. What was held back then arrives.
    pub fn silence(&self, silent: bool) {
        self.lock().silent = silent;
    }

    fn pass_on(&self, client: TcpStream) -> io::Result<()> {
        let target = self.lock().target;
        let server = TcpStream::connect(("127.0.0.1", target))?;
        for stream in [&client, &server] {
            stream.set_nodelay(true)?;
        }
        self.lock()
            .open
            .push((client.try_clone()?, server.try_clone()?));
        for (from, to) in [(client.try_clone()?, server.try_clone()?), (server, client)] {
            let network = self.clone();
            thread::spawn(move || network.copy(from, to));
        }
        Ok(())
    }

    fn copy(&self, mut from: TcpStream, mut to: TcpStream) {
        let mut bytes = [0; 16 * 1024];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            while self.lock().silent {
                thread::sleep(PAUSE);
            }
            if to.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        from.shutdown(Shutdown::Both).ok();
        to.shutdown(Shutdown::Both).ok();
    }
}
