//! HTTPS with the host's own certificate, for servers without a proxy in front.

use std::fmt;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

use crate::connections::Protocol;

/// The name of HTTP/2 in a handshake.
const HTTP_2: &[u8] = b"h2";
/// How long a TLS handshake may take.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);

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
        config.alpn_protocols = vec![HTTP_2.to_vec(), b"http/1.1".to_vec()];
        Ok(Tls(TlsAcceptor::from(Arc::new(config))))
    }

    /// Shakes hands, and agrees on a protocol. `None` if that fails or takes too long.
    pub(crate) async fn accept(
        &self,
        stream: TcpStream,
    ) -> Option<(TlsStream<TcpStream>, Protocol)> {
        let handshake = tokio::time::timeout(HANDSHAKE_TIMEOUT, self.0.accept(stream));
        let stream = handshake.await.ok()?.ok()?;
        let agreed = match stream.get_ref().1.alpn_protocol() {
            Some(HTTP_2) => Protocol::Http2,
            _ => Protocol::Http1,
        };
        Some((stream, agreed))
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
