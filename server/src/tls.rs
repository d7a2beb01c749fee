//! HTTPS by a certificate of one's own, for where no proxy stands in front.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

/// Whoever has not shaken hands by then is let go.
const SLOWEST: Duration = Duration::from_secs(10);
/// So many shake hands at the same time; others wait to be accepted.
const MOST: usize = 1000;

/// A certificate with its key.
#[derive(Clone)]
pub struct Tls(TlsAcceptor);

impl Tls {
    /// Reads both from PEM files.
    ///
    /// # Errors
    /// If a file cannot be read, or certificate and key do not belong together.
    pub fn read(certificate: &Path, key: &Path) -> io::Result<Tls> {
        let chain = CertificateDer::pem_file_iter(certificate)
            .and_then(Iterator::collect::<Result<Vec<_>, pem::Error>>)
            .map_err(|why| unreadable(certificate, &why))?;
        let secret = PrivateKeyDer::from_pem_file(key).map_err(|why| unreadable(key, &why))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_no_client_auth()
            .with_single_cert(chain, secret)
            .map_err(|why| unreadable(certificate, &why))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Tls(TlsAcceptor::from(Arc::new(config))))
    }

    /// Speaks HTTPS on this listener.
    pub(crate) fn listen(&self, tcp: TcpListener) -> TlsListener {
        TlsListener {
            tcp,
            acceptor: self.0.clone(),
            shaking: JoinSet::new(),
        }
    }
}

impl fmt::Debug for Tls {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("Tls")
    }
}

fn unreadable(file: &Path, why: &dyn fmt::Display) -> io::Error {
    io::Error::other(format!("{}: {why}", file.display()))
}

/// Accepts those who have shaken hands. Nobody waits for the hand of another, and one that is
/// refused is no reason to stop.
pub(crate) struct TlsListener {
    tcp: TcpListener,
    acceptor: TlsAcceptor,
    shaking: JoinSet<Option<(TlsStream<TcpStream>, SocketAddr)>>,
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            tokio::select! {
                (stream, address) = Listener::accept(&mut self.tcp), if self.shaking.len() < MOST => {
                    let shake = tokio::time::timeout(SLOWEST, self.acceptor.accept(stream));
                    self.shaking.spawn(async move { Some((shake.await.ok()?.ok()?, address)) });
                }
                Some(shaken) = self.shaking.join_next() => {
                    if let Ok(Some(accepted)) = shaken {
                        return accepted;
                    }
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.tcp.local_addr()
    }
}
