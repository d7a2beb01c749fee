//! Asks a server something over HTTP, and looks at its certificate without insisting on it.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use http_body_util::{BodyExt, Empty, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::client::WebPkiServerVerifier;
use tokio_rustls::rustls::client::danger::{
    HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier,
};
use tokio_rustls::rustls::crypto::{
    CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature,
};
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};

/// How long everything may take.
const TIMEOUT: Duration = Duration::from_secs(10);
/// More of an answer is not read, in bytes.
const MAX_ANSWER: usize = 1 << 20;

/// Whom to ask.
#[derive(Clone, Debug)]
pub struct Target {
    /// Whether over TLS.
    pub https: bool,
    /// The name, which goes into the request and the handshake.
    pub host: String,
    /// The port.
    pub port: u16,
    /// Whether the port goes without saying.
    usual_port: bool,
}

impl Target {
    /// Reads an origin like `https://table.example`.
    pub fn of_origin(origin: &str) -> Option<Target> {
        let (scheme, host) = origin.split_once("://")?;
        let https = scheme == "https";
        let usual = if https { 443 } else { 80 };
        let (host, port) = match host.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()?),
            _ => (host, usual),
        };
        Some(Target {
            https,
            host: host.to_owned(),
            port,
            usual_port: port == usual,
        })
    }

    /// The server that listens at this address on this machine.
    pub fn of_listener(listen: SocketAddr, https: bool) -> Target {
        let host = match listen.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.to_string(),
            IpAddr::V6(ip) if ip.is_unspecified() => format!("[{}]", Ipv6Addr::LOCALHOST),
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => format!("[{ip}]"),
        };
        Target {
            https,
            host,
            port: listen.port(),
            usual_port: false,
        }
    }

    /// The name as a request says it.
    fn authority(&self) -> String {
        if self.usual_port {
            self.host.clone()
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    /// The name without the brackets of an address of IPv6.
    fn bare_host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }
}

impl fmt::Display for Target {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let scheme = if self.https { "https" } else { "http" };
        write!(out, "{scheme}://{}", self.authority())
    }
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: Bytes,
    /// The certificate, if it came over TLS.
    pub certificate: Option<PeerCertificate>,
}

/// A certificate that a server showed.
#[derive(Clone, Debug)]
pub struct PeerCertificate {
    /// Its bytes.
    pub der: CertificateDer<'static>,
    /// Why this machine does not trust it, if so.
    pub distrust: Option<String>,
}

/// Sends a GET request. A certificate that is not trusted is reported, not refused.
///
/// # Errors
/// In a sentence, if there is no answer.
pub async fn get(target: &Target, path: &str, headers: &[(&str, &str)]) -> Result<Answer, String> {
    let asked = tokio::time::timeout(TIMEOUT, request(target, path, headers)).await;
    asked.unwrap_or_else(|_| Err(format!("no answer within {} s", TIMEOUT.as_secs())))
}

async fn request(target: &Target, path: &str, headers: &[(&str, &str)]) -> Result<Answer, String> {
    let address = (target.bare_host(), target.port);
    let stream = TcpStream::connect(address).await;
    let stream = stream.map_err(|error| error.to_string())?;
    let mut request = Request::get(path).header("host", target.authority());
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Empty::<Bytes>::new());
    let request = request.map_err(|error| error.to_string())?;
    if !target.https {
        let (status, body) = exchange(stream, request).await?;
        return Ok(Answer {
            status,
            body,
            certificate: None,
        });
    }
    let observer = Arc::new(Observer::new());
    let name = ServerName::try_from(target.bare_host().to_owned());
    let name = name.map_err(|error| error.to_string())?;
    let connector = TlsConnector::from(Arc::new(client_config(&observer)?));
    let stream = connector.connect(name, stream).await;
    let stream = stream.map_err(|error| format!("TLS: {error}"))?;
    let (status, body) = exchange(stream, request).await?;
    Ok(Answer {
        status,
        body,
        certificate: observer.seen(),
    })
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Empty<Bytes>>,
) -> Result<(StatusCode, Bytes), String> {
    let failed = |error: hyper::Error| format!("no HTTP answer: {error}");
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
        .await
        .map_err(failed)?;
    tokio::spawn(connection);
    let response = sender.send_request(request).await.map_err(failed)?;
    let status = response.status();
    let body = Limited::new(response.into_body(), MAX_ANSWER)
        .collect()
        .await;
    let body = body.map_err(|error| format!("the answer breaks off: {error}"))?;
    Ok((status, body.to_bytes()))
}

fn client_config(observer: &Arc<Observer>) -> Result<ClientConfig, String> {
    let config = ClientConfig::builder_with_provider(observer.provider.clone())
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?;
    let config = config.dangerous();
    let config = config.with_custom_certificate_verifier(observer.clone());
    Ok(config.with_no_client_auth())
}

/// Accepts every certificate, and remembers whether this machine trusts it.
#[derive(Debug)]
struct Observer {
    provider: Arc<CryptoProvider>,
    /// `None` if this machine has no roots to trust.
    verifier: Option<Arc<WebPkiServerVerifier>>,
    seen: Mutex<Option<PeerCertificate>>,
}

impl Observer {
    fn new() -> Observer {
        let provider = Arc::new(ring::default_provider());
        let mut roots = RootCertStore::empty();
        // Roots that cannot be read trust nobody; the rest goes on.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let verifier =
            WebPkiServerVerifier::builder_with_provider(Arc::new(roots), provider.clone());
        Observer {
            provider,
            verifier: verifier.build().ok(),
            seen: Mutex::new(None),
        }
    }

    fn seen(&self) -> Option<PeerCertificate> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.clone()
    }
}

impl ServerCertVerifier for Observer {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer,
        chain: &[CertificateDer],
        name: &ServerName,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let distrust = match &self.verifier {
            None => Some("this machine has no list of authorities".to_owned()),
            Some(verifier) => {
                let verified = verifier.verify_server_cert(certificate, chain, name, ocsp, now);
                verified.err().map(|error| error.to_string())
            }
        };
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        *seen = Some(PeerCertificate {
            der: certificate.clone().into_owned(),
            distrust,
        });
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signature, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signature, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        let algorithms = &self.provider.signature_verification_algorithms;
        algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_says_whom_to_ask() {
        for (origin, host, port, authority) in [
            (
                "https://table.example",
                "table.example",
                443,
                "table.example",
            ),
            ("http://table.lan:7878", "table.lan", 7878, "table.lan:7878"),
            ("http://[::1]:7878", "::1", 7878, "[::1]:7878"),
            ("http://[::1]", "::1", 80, "[::1]"),
        ] {
            let target = Target::of_origin(origin).unwrap();
            assert_eq!((target.bare_host(), target.port), (host, port));
            assert_eq!(
                (target.authority(), target.to_string()),
                (authority.into(), origin.into())
            );
        }
        assert!(Target::of_origin("https://table.example:port").is_none());
    }

    #[test]
    fn a_server_that_listens_everywhere_is_asked_on_this_machine() {
        let asked = |listen: &str| {
            let listen = listen.parse().unwrap();
            Target::of_listener(listen, false).to_string()
        };
        assert_eq!(asked("0.0.0.0:7878"), "http://127.0.0.1:7878");
        assert_eq!(asked("[::]:80"), "http://[::1]:80");
        assert_eq!(asked("192.0.2.7:80"), "http://192.0.2.7:80");
    }
}
