//! HTTPS by a certificate of one's own.

use std::sync::Arc;

use crate::common::typed_games::GAMES;
use serde_json::{Value, json};
use stammtisch_server::{ServerSettings, Tls};
use stammtisch_test_client::Client;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use crate::common::{Running, generous, table_settings};

/// A server with a certificate for `localhost`, and somebody who believes in it.
pub struct Secured {
    _folder: TempDir,
    pub server: Running,
    client: ClientConfig,
}

impl Secured {
    pub async fn start() -> Secured {
        let folder = tempfile::tempdir().unwrap();
        let created = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let files = ["cert.pem", "key.pem"].map(|name| folder.path().join(name));
        std::fs::write(&files[0], created.cert.pem()).unwrap();
        std::fs::write(&files[1], created.signing_key.serialize_pem()).unwrap();
        let settings = ServerSettings {
            tls: Some(Tls::read(&files[0], &files[1]).unwrap()),
            ..generous()
        };
        let mut roots = RootCertStore::empty();
        roots.add(created.cert.der().clone()).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        Secured {
            server: Running::start(folder.path(), settings).await,
            _folder: folder,
            client: config,
        }
    }

    async fn connect(&self) -> TlsStream<TcpStream> {
        self.connect_for(&[]).await
    }

    /// Connects with one of these protocols.
    pub async fn connect_for(&self, protocols: &[&[u8]]) -> TlsStream<TcpStream> {
        let mut client = self.client.clone();
        client.alpn_protocols = protocols.iter().map(|name| name.to_vec()).collect();
        let stream = TcpStream::connect(self.server.address).await.unwrap();
        let name = ServerName::try_from("localhost").unwrap();
        let connector = TlsConnector::from(Arc::new(client));
        connector.connect(name, stream).await.unwrap()
    }

    /// Sends a request as a page of ours would; the whole answer.
    async fn post(&self, path: &str, cookie: &str, body: &Value) -> String {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nOrigin: https://localhost\r\n\
             Cookie: {cookie}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = self.connect().await;
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    /// A guest's cookie, with all that was said about it.
    async fn cookie(&self) -> String {
        let answer = self.post("/api/v1/me", "", &json!({"name": "Anna"})).await;
        let line = answer.lines().find(|line| line.starts_with("set-cookie: "));
        line.unwrap()["set-cookie: ".len()..].to_owned()
    }
}

#[tokio::test]
async fn over_https_the_cookie_is_secure_and_links_begin_with_https() {
    let secured = Secured::start().await;
    let cookie = secured.cookie().await;
    assert!(cookie.contains("; Secure"), "{cookie}");
    let answer = secured.post("/api/v1/me/link", &cookie, &json!({})).await;
    assert!(answer.contains("https://localhost/come-back#"), "{answer}");
    secured.server.stop().await;
}

#[tokio::test]
async fn the_socket_of_a_table_opens_over_https() {
    let secured = Secured::start().await;
    let cookie = secured.cookie().await;
    let opening = json!({"settings": table_settings(GAMES[0], 2)});
    let answer = secured.post("/api/v1/tables", &cookie, &opening).await;
    let code = answer.split(r#""code":""#).nth(1).unwrap();
    let address = format!("wss://localhost/api/v1/tables/{}/socket", &code[..22]);
    let mut request = address.into_client_request().unwrap();
    let origin = HeaderValue::from_static("https://localhost");
    request.headers_mut().insert("Origin", origin);
    let stream = secured.connect().await;
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream)
        .await
        .unwrap();
    let first = futures_util::StreamExt::next(&mut socket).await;
    let first = first.unwrap().unwrap().into_text().unwrap();
    assert!(
        first.starts_with(r#"{"protocol":1,"client_version":"#),
        "{first}"
    );
    assert!(first.contains(r#""snapshot":{"#), "{first}");
    drop(socket);
    secured.server.stop().await;
}

#[tokio::test]
async fn whoever_says_nothing_or_nonsense_keeps_nobody_waiting() {
    let secured = Secured::start().await;
    let silent = TcpStream::connect(secured.server.address).await.unwrap();
    let plain = Client::anonymous(secured.server.address);
    assert!(plain.get("/").await.is_err());
    assert!(secured.cookie().await.starts_with("__Host-stammtisch="));
    drop(silent);
    secured.server.stop().await;
}

/// The certificate that the server shows.
async fn shown(address: std::net::SocketAddr, roots: &RootCertStore) -> Option<Vec<u8>> {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots.clone())
        .with_no_client_auth();
    let stream = TcpStream::connect(address).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    let connector = TlsConnector::from(Arc::new(config));
    let stream = connector.connect(name, stream).await.ok()?;
    Some(stream.get_ref().1.peer_certificates()?[0].to_vec())
}

#[tokio::test]
async fn a_renewed_certificate_is_shown_without_a_restart_and_a_broken_one_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let [certificate, key] = ["cert.pem", "key.pem"].map(|name| folder.path().join(name));
    let create = || rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let (old, new) = (create(), create());
    let mut roots = RootCertStore::empty();
    roots.add(old.cert.der().clone()).unwrap();
    roots.add(new.cert.der().clone()).unwrap();
    std::fs::write(&certificate, old.cert.pem()).unwrap();
    std::fs::write(&key, old.signing_key.serialize_pem()).unwrap();
    let tls = Tls::read(&certificate, &key).unwrap();
    let settings = ServerSettings {
        tls: Some(tls.clone()),
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let is_shown = async |cert: &rcgen::Certificate| {
        shown(server.address, &roots).await.as_deref() == Some(cert.der().as_ref())
    };
    assert!(is_shown(&old.cert).await);
    assert!(!tls.reload().unwrap(), "nothing is new");
    // Renewed by half: the key does not belong to the certificate.
    std::fs::write(&certificate, new.cert.pem()).unwrap();
    let why = tls.reload().unwrap_err().to_string();
    assert!(why.contains("cert.pem"), "{why}");
    assert!(is_shown(&old.cert).await);
    std::fs::write(&key, new.signing_key.serialize_pem()).unwrap();
    assert!(tls.reload().unwrap());
    assert!(is_shown(&new.cert).await);
    std::fs::remove_file(&key).unwrap();
    assert!(tls.reload().unwrap_err().to_string().contains("key.pem"));
    assert!(is_shown(&new.cert).await);
    server.stop().await;
}

#[test]
fn a_certificate_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let [certificate, key] = ["cert.pem", "key.pem"].map(|name| folder.path().join(name));
    let why = |certificate, key| Tls::read(certificate, key).unwrap_err().to_string();
    assert!(why(&certificate, &key).contains("cert.pem"));
    let created = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    std::fs::write(&certificate, created.cert.pem()).unwrap();
    assert!(why(&certificate, &key).contains("key.pem"));
    let other = rcgen::KeyPair::generate().unwrap();
    std::fs::write(&key, other.serialize_pem()).unwrap();
    assert!(why(&certificate, &key).contains("cert.pem"));
}
