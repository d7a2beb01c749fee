//! The connections of the server: how many there may be, and how long they may take.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use crate::limits::network;
use crate::lock::lock;
use crate::settings::Limits;
use crate::strikes::{Limit, Strikes};
use crate::tls::Tls;

/// How long a client may take for the head of a request, and be silent between two requests.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);
/// How long a connection that did not become a socket may last. It ends between two requests.
const LIFETIME: Duration = Duration::from_secs(300);
/// How long after that the last request may take.
const LAST_REQUEST: Duration = Duration::from_secs(60);
/// How long to wait after the system refused a connection: it has no file left.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);

/// The connections that are open.
pub(crate) struct Connections {
    /// By address. Those that one proxy makes for everybody are not counted by address.
    counts: Mutex<Counts>,
    most: usize,
    most_per_address: usize,
    strikes: Arc<Strikes>,
}

#[derive(Default)]
struct Counts {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A connection that is counted until this is dropped.
pub(crate) struct Admission {
    connections: Arc<Connections>,
    address: Option<IpAddr>,
}

impl Connections {
    pub(crate) fn new(limits: &Limits, strikes: &Arc<Strikes>) -> Arc<Connections> {
        Arc::new(Connections {
            counts: Mutex::default(),
            most: limits.connections,
            most_per_address: limits.address_connections,
            strikes: strikes.clone(),
        })
    }

    /// Admits a connection from this address, if it is known whose it is; `None` if there are too many.
    pub(crate) fn admit(self: &Arc<Connections>, address: Option<IpAddr>) -> Option<Admission> {
        let mut counts = lock(&self.counts);
        if counts.all >= self.most {
            self.strikes.count(Limit::Connections);
            return None;
        }
        if let Some(address) = address {
            let own = counts.by_address.entry(address).or_default();
            if *own >= self.most_per_address {
                self.strikes.count(Limit::AddressConnections);
                return None;
            }
            *own += 1;
        }
        counts.all += 1;
        Some(Admission {
            connections: self.clone(),
            address,
        })
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut counts = lock(&self.connections.counts);
        counts.all -= 1;
        let Some(address) = self.address else { return };
        if let Some(own) = counts.by_address.get_mut(&address) {
            *own -= 1;
            if *own == 0 {
                counts.by_address.remove(&address);
            }
        }
    }
}

/// Accepts connections and answers their requests.
pub(crate) struct Acceptor {
    pub(crate) router: Router,
    pub(crate) tls: Option<Tls>,
    pub(crate) connections: Arc<Connections>,
    /// Whether all connections come from a proxy.
    pub(crate) behind_proxy: bool,
    pub(crate) stop: CancellationToken,
}

impl Acceptor {
    /// Accepts until told to stop. The tasks that it starts end soon after that.
    ///
    /// # Errors
    /// If the listener is unusable.
    pub(crate) async fn run(self, listener: TcpListener, tasks: &TaskTracker) -> io::Result<()> {
        let acceptor = Arc::new(self);
        loop {
            let accepted = tokio::select! {
                () = acceptor.stop.cancelled() => return Ok(()),
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => {
                    let known = (!acceptor.behind_proxy).then(|| network(peer.ip()));
                    // Whoever has too many is not answered: an answer would cost more than the refusal.
                    if let Some(admission) = acceptor.connections.admit(known) {
                        let accepted = acceptor.clone().serve(stream, peer, Arc::new(admission));
                        tasks.spawn(accepted);
                    }
                }
                Err(error) if is_passing(&error) => tokio::time::sleep(ACCEPT_RETRY).await,
                Err(error) => return Err(error),
            }
        }
    }

    async fn serve(
        self: Arc<Self>,
        stream: TcpStream,
        peer: SocketAddr,
        admission: Arc<Admission>,
    ) {
        // Nagle's algorithm would hold a frame back for 40 ms until the last one is acknowledged.
        stream.set_nodelay(true).ok();
        match &self.tls {
            None => self.answer(stream, peer, admission).await,
            Some(tls) => match tls.accept(stream).await {
                Some(stream) => self.answer(stream, peer, admission).await,
                None => self.connections.strikes.count(Limit::Slow),
            },
        }
    }

    /// Answers requests until the client goes, takes too long, or the server stops.
    async fn answer(
        &self,
        stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
        peer: SocketAddr,
        admission: Arc<Admission>,
    ) {
        let service = service_fn(|request: hyper::Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            // A socket outlives the connection that it began as.
            request.extensions_mut().insert(admission.clone());
            self.router.clone().oneshot(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD_TIMEOUT)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut connection = pin!(connection);
        tokio::select! {
            ended = &mut connection => {
                if ended.is_err_and(|error| error.is_timeout()) {
                    self.connections.strikes.count(Limit::Slow);
                }
                return;
            }
            () = self.stop.cancelled() => {}
            () = tokio::time::sleep(LIFETIME) => {}
        }
        connection.as_mut().graceful_shutdown();
        tokio::time::timeout(LAST_REQUEST, connection).await.ok();
    }
}

/// Whether accepting may succeed later: one connection failed, or the system has no file left.
fn is_passing(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    // ENFILE and EMFILE.
    const NO_FILES: [i32; 2] = [23, 24];
    let kind = error.kind();
    [
        ConnectionAborted,
        ConnectionRefused,
        ConnectionReset,
        Interrupted,
    ]
    .contains(&kind)
        || error
            .raw_os_error()
            .is_some_and(|code| NO_FILES.contains(&code))
        || kind == io::ErrorKind::OutOfMemory
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_does_not_shut_out_another() {
        let limits = Limits {
            connections: 10,
            address_connections: 4,
            ..Limits::default()
        };
        let strikes = Arc::new(Strikes::default());
        let connections = Connections::new(&limits, &strikes);
        let address = |last| Some(IpAddr::from([192, 0, 2, last]));
        let mut own: Vec<_> = (0..1200)
            .filter_map(|_| connections.admit(address(1)))
            .collect();
        assert_eq!(own.len(), 4);
        assert_eq!(strikes.total(Limit::AddressConnections), 1196);
        let others: Vec<_> = (2..20)
            .filter_map(|last| connections.admit(address(last)))
            .collect();
        assert_eq!(others.len(), 6, "until there are too many altogether");
        assert_eq!(strikes.total(Limit::Connections), 12);
        own.pop();
        assert!(connections.admit(address(1)).is_some(), "one has gone");
        drop((own, others));
        let counts = lock(&connections.counts);
        assert!(counts.all == 0 && counts.by_address.is_empty());
    }
}
