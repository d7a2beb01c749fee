//! HTTPS with the host's own certificate, for servers without a proxy in front.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::server::TlsStream;

use crate::connections::Protocol;
use crate::lock::lock;

/// The name of HTTP/2 in a handshake.
const HTTP_2: &[u8] = b"h2";
/// How long a TLS handshake may take.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);

/// A certificate with its key, read from files. All clones share them, and can read the files again.
#[derive(Clone)]
pub struct Tls {
    acceptor: TlsAcceptor,
    current: Arc<Current>,
}

/// What handshakes use now, and the files that it came from.
struct Current {
    certificate: PathBuf,
    key: PathBuf,
    pair: Mutex<Pair>,
}

/// A certificate and its key, with the bytes that they were read from.
struct Pair {
    bytes: [Vec<u8>; 2],
    certified: Arc<CertifiedKey>,
}

impl Tls {
    /// Reads both from PEM files.
    ///
    /// # Errors
    /// If a file cannot be read, or certificate and key do not belong together.
    pub fn read(certificate: &Path, key: &Path) -> io::Result<Tls> {
        let pair = read_pair(certificate, key)?;
        let current = Arc::new(Current {
            certificate: certificate.to_owned(),
            key: key.to_owned(),
            pair: Mutex::new(pair),
        });
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_no_client_auth()
            .with_cert_resolver(current.clone());
        config.alpn_protocols = vec![HTTP_2.to_vec(), b"http/1.1".to_vec()];
        Ok(Tls {
            acceptor: TlsAcceptor::from(Arc::new(config)),
            current,
        })
    }

    /// Reads the files again. From now on handshakes use what is in them; connections that are open stay.
    /// Returns whether anything has changed.
    ///
    /// # Errors
    /// As [`Tls::read`]; the certificate that was in use stays in use.
    pub fn reload(&self) -> io::Result<bool> {
        let Current {
            certificate, key, ..
        } = &*self.current;
        let fresh = read_pair(certificate, key)?;
        let mut pair = lock(&self.current.pair);
        let is_new = fresh.bytes != pair.bytes;
        if is_new {
            *pair = fresh;
        }
        Ok(is_new)
    }

    /// Shakes hands, and agrees on a protocol. `None` if that fails or takes too long.
    pub(crate) async fn accept(
        &self,
        stream: TcpStream,
    ) -> Option<(TlsStream<TcpStream>, Protocol)> {
        let handshake = tokio::time::timeout(HANDSHAKE_TIMEOUT, self.acceptor.accept(stream));
        let stream = handshake.await.ok()?.ok()?;
        let agreed = match stream.get_ref().1.alpn_protocol() {
            Some(HTTP_2) => Protocol::Http2,
            _ => Protocol::Http1,
        };
        Some((stream, agreed))
    }
}

impl ResolvesServerCert for Current {
    fn resolve(&self, _hello: ClientHello) -> Option<Arc<CertifiedKey>> {
        Some(lock(&self.pair).certified.clone())
    }
}

impl fmt::Debug for Current {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("Current")
    }
}

impl fmt::Debug for Tls {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("Tls")
    }
}

fn read_pair(certificate: &Path, key: &Path) -> io::Result<Pair> {
    let bytes = |file: &Path| fs::read(file).map_err(|why| unreadable(file, &why));
    let [chain, secret] = [bytes(certificate)?, bytes(key)?];
    let certificates = CertificateDer::pem_slice_iter(&chain)
        .collect::<Result<Vec<_>, pem::Error>>()
        .map_err(|why| unreadable(certificate, &why))?;
    let private = PrivateKeyDer::from_pem_slice(&secret).map_err(|why| unreadable(key, &why))?;
    let certified = CertifiedKey::from_der(certificates, private, &ring::default_provider())
        .map_err(|why| unreadable(certificate, &why))?;
    Ok(Pair {
        bytes: [chain, secret],
        certified: Arc::new(certified),
    })
}

fn unreadable(file: &Path, why: &dyn fmt::Display) -> io::Error {
    io::Error::other(format!("{}: {why}", file.display()))
}
