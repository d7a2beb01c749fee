//! The connections of the server: how many there may be, and how long they may take.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::HeaderValue;
use axum::http::header::HOST;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
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
/// Requests of one connection of HTTP/2 that are answered at the same time: a page with all its modules.
const MAX_STREAMS: u32 = 64;
/// The largest head of a request of HTTP/2, in bytes.
const MAX_HEAD: u32 = 16 * 1024;
/// How much of a request a connection of HTTP/2 holds that nobody has read yet, in bytes.
const RECEIVE_WINDOW: u32 = 64 * 1024;
/// How much of an answer each request of HTTP/2 holds for a browser that is slow to read, in bytes.
const SEND_BUFFER: usize = 32 * 1024;
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
    /// Whether HTTP/2 is spoken without TLS, to a proxy.
    pub(crate) h2c: bool,
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
            None if self.h2c => {
                let either = [Protocol::Http1, Protocol::Http2];
                self.answer(stream, &either, peer, admission).await;
            }
            None => {
                let plain = [Protocol::Http1];
                self.answer(stream, &plain, peer, admission).await;
            }
            Some(tls) => match tls.accept(stream).await {
                Some((stream, agreed)) => self.answer(stream, &[agreed], peer, admission).await,
                None => self.connections.strikes.count(Limit::Slow),
            },
        }
    }

    /// Answers requests until the client goes, takes too long, or the server stops.
    async fn answer(
        &self,
        stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
        protocols: &[Protocol],
        peer: SocketAddr,
        admission: Arc<Admission>,
    ) {
        let running = Arc::new(watch::Sender::new(0));
        let service = service_fn(|request: hyper::Request<Incoming>| {
            let mut request = request.map(Body::new);
            name_host(&mut request);
            request.extensions_mut().insert(ConnectInfo(peer));
            // A socket outlives the connection that it began as.
            request.extensions_mut().insert(admission.clone());
            let answered = self.router.clone().oneshot(request);
            let counted = Counted::new(&running);
            async move {
                let _counted = counted;
                answered.await
            }
        });
        let stream = TokioIo::new(stream);
        if protocols == [Protocol::Http1] {
            // The builder of both would answer HTTP/2 as well: it looks at what the client begins with.
            let connection = http1_builder().serve_connection(stream, service);
            let stop = http1::UpgradeableConnection::graceful_shutdown;
            // The head timeout ends a connection that is silent.
            let never = std::future::pending();
            self.drive(connection.with_upgrades(), stop, never).await;
        } else {
            let builder = builder(protocols);
            let connection = builder.serve_connection_with_upgrades(stream, service);
            let stop = auto::UpgradeableConnection::graceful_shutdown;
            self.drive(connection, stop, idle(running.subscribe()))
                .await;
        }
    }

    /// Lets a connection go on until it ends; stops it after its time, when it is idle, or with the server.
    async fn drive<C, E>(
        &self,
        connection: C,
        stop: fn(Pin<&mut C>),
        idle: impl Future<Output = ()>,
    ) where
        C: Future<Output = Result<(), E>>,
        E: Into<Box<dyn std::error::Error + Send + Sync>>,
    {
        let mut connection = pin!(connection);
        tokio::select! {
            ended = &mut connection => {
                if ended.is_err_and(|error| is_timeout(&*error.into())) {
                    self.connections.strikes.count(Limit::Slow);
                }
                return;
            }
            () = self.stop.cancelled() => {}
            () = tokio::time::sleep(LIFETIME) => {}
            () = idle => {}
        }
        stop(connection.as_mut());
        tokio::time::timeout(LAST_REQUEST, connection).await.ok();
    }
}

fn http1_builder() -> http1::Builder {
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT);
    builder
}

/// A version of HTTP.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Protocol {
    Http1,
    Http2,
}

/// Returns what answers requests by one of these protocols; of several, the one that the client begins with.
fn builder(protocols: &[Protocol]) -> auto::Builder<TokioExecutor> {
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT);
    // Sockets of browsers come by HTTP/1.1: the server does not offer them over HTTP/2. Floods of requests
    // that are taken back end the connection by default.
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(MAX_STREAMS)
        .max_header_list_size(MAX_HEAD)
        .initial_stream_window_size(RECEIVE_WINDOW)
        .initial_connection_window_size(RECEIVE_WINDOW)
        .max_send_buf_size(SEND_BUFFER);
    match protocols {
        [Protocol::Http2] => builder.http2_only(),
        _ => builder,
    }
}

/// Adds the host to a request of HTTP/2, which names it as part of the address.
fn name_host(request: &mut hyper::Request<Body>) {
    let authority = request
        .uri()
        .authority()
        .map(|authority| authority.as_str());
    let host = authority.and_then(|authority| HeaderValue::from_str(authority).ok());
    if let Some(host) = host {
        request.headers_mut().insert(HOST, host);
    }
}

fn is_timeout(error: &(dyn std::error::Error + 'static)) -> bool {
    let error = error.downcast_ref::<hyper::Error>();
    error.is_some_and(hyper::Error::is_timeout)
}

/// A request that is being answered.
struct Counted(Arc<watch::Sender<usize>>);

impl Counted {
    fn new(running: &Arc<watch::Sender<usize>>) -> Counted {
        running.send_modify(|running| *running += 1);
        Counted(running.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.send_modify(|running| *running -= 1);
    }
}

/// Waits until no request was being answered for as long as a client may be silent.
async fn idle(mut running: watch::Receiver<usize>) {
    loop {
        let is_silent = *running.borrow_and_update() == 0;
        let changed = running.changed();
        if !is_silent {
            changed.await.ok();
        } else if tokio::time::timeout(HEAD_TIMEOUT, changed).await.is_err() {
            return;
        }
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

    #[tokio::test(start_paused = true)]
    async fn a_connection_is_idle_when_nothing_was_asked_for_a_while() {
        let running = Arc::new(watch::Sender::new(0));
        let begun = tokio::time::Instant::now();
        let request = Counted::new(&running);
        let waiting = tokio::spawn(idle(running.subscribe()));
        tokio::time::sleep(3 * HEAD_TIMEOUT).await;
        assert!(!waiting.is_finished(), "a request is being answered");
        drop(request);
        waiting.await.unwrap();
        assert!(begun.elapsed() >= 4 * HEAD_TIMEOUT);
    }
}
