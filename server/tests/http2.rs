//! HTTP/2: over TLS where the browser offers it, and without TLS to a proxy if the host wants that.

use axum::http::{Request, StatusCode, Version};
use h2::client::SendRequest;
use h2::{Reason, client};
use stammtisch_server::ServerSettings;
use stammtisch_test_client::Client;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

use crate::common::{Running, generous};
use crate::tls::Secured;

type Sender = SendRequest<std::io::Cursor<Vec<u8>>>;

async fn begin(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) -> Sender {
    let (sender, connection) = client::Builder::new().handshake(stream).await.unwrap();
    tokio::spawn(connection);
    sender
}

async fn get(sender: &Sender, address: &str) -> StatusCode {
    let request = Request::get(address).body(()).unwrap();
    let mut sender = sender.clone().ready().await.unwrap();
    let (answer, _) = sender.send_request(request, true).unwrap();
    let answer = answer.await.unwrap();
    assert_eq!(answer.version(), Version::HTTP_2);
    answer.status()
}

#[tokio::test]
async fn a_browser_that_offers_http_2_gets_it_and_others_do_not() {
    let secured = Secured::start().await;
    let both = secured.connect_for(&[b"h2", b"http/1.1"]).await;
    assert_eq!(both.get_ref().1.alpn_protocol(), Some(&b"h2"[..]));
    let sender = begin(both).await;
    assert_eq!(get(&sender, "https://localhost/").await, StatusCode::OK);
    // Browsers ask for this alone when they open a socket.
    let old = secured.connect_for(&[b"http/1.1"]).await;
    assert_eq!(old.get_ref().1.alpn_protocol(), Some(&b"http/1.1"[..]));
    secured.server.stop().await;
}

#[tokio::test]
async fn hosts_and_origins_are_checked_as_in_http_1() {
    let secured = Secured::start().await;
    let sender = begin(secured.connect_for(&[b"h2"]).await).await;
    let foreign = get(&sender, "https://evil.example/").await;
    assert_eq!(foreign, StatusCode::MISDIRECTED_REQUEST);
    for (origin, expected) in [
        ("https://localhost", StatusCode::OK),
        ("https://evil.example", StatusCode::FORBIDDEN),
    ] {
        let request = Request::post("https://localhost/api/v1/me")
            .header("origin", origin)
            .header("content-type", "application/json")
            .body(())
            .unwrap();
        let mut sender = sender.clone().ready().await.unwrap();
        let (answer, mut body) = sender.send_request(request, false).unwrap();
        let name = std::io::Cursor::new(br#"{"name":"Anna"}"#.to_vec());
        body.send_data(name, true).unwrap();
        let answer = answer.await.unwrap();
        assert_eq!(answer.status(), expected, "{origin}");
        let cookie = answer.headers().get("set-cookie");
        let cookie = cookie.map(|cookie| cookie.to_str().unwrap());
        let secure = cookie.is_some_and(|cookie| cookie.starts_with("__Host-stammtisch="));
        assert_eq!(secure, expected == StatusCode::OK);
    }
    secured.server.stop().await;
}

#[tokio::test]
async fn one_connection_has_few_requests_at_a_time() {
    let secured = Secured::start().await;
    let sender = begin(secured.connect_for(&[b"h2"]).await).await;
    get(&sender, "https://localhost/").await;
    assert_eq!(sender.current_max_send_streams(), 64);
    let many = (0..300).map(|_| get(&sender, "https://localhost/healthz"));
    for status in futures_util::future::join_all(many).await {
        assert_eq!(status, StatusCode::OK);
    }
    secured.server.stop().await;
}

/// Sends requests and takes each back at once, until the server has enough. Returns how many.
async fn flood(mut sender: Sender, most: usize) -> usize {
    for sent in 0..most {
        let Ok(ready) = sender.ready().await else {
            return sent;
        };
        sender = ready;
        let request = Request::get("https://localhost/").body(()).unwrap();
        let Ok((_, mut stream)) = sender.send_request(request, false) else {
            return sent;
        };
        // A request that was not sent yet would be forgotten, not taken back.
        tokio::task::yield_now().await;
        stream.send_reset(Reason::CANCEL);
    }
    most
}

#[tokio::test]
async fn a_flood_of_requests_that_are_taken_back_ends_its_connection_alone() {
    const MOST: usize = 200_000;
    let secured = Secured::start().await;
    let other = begin(secured.connect_for(&[b"h2"]).await).await;
    let flooding = begin(secured.connect_for(&[b"h2"]).await).await;
    let sent = flood(flooding, MOST).await;
    assert!(sent < MOST, "nothing stopped it");
    assert_eq!(
        get(&other, "https://localhost/healthz").await,
        StatusCode::OK
    );
    secured.server.stop().await;
}

#[tokio::test]
async fn without_tls_http_2_is_spoken_only_if_the_host_wants_it() {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
        h2c: true,
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let sender = begin(TcpStream::connect(server.address).await.unwrap()).await;
    assert_eq!(get(&sender, "http://localhost/").await, StatusCode::OK);
    let plain = Client::anonymous(server.address);
    assert_eq!(
        plain.get("/").await.unwrap().status,
        200,
        "HTTP/1.1 as well"
    );
    server.stop().await;

    let server = Running::start(folder.path(), generous()).await;
    let stream = TcpStream::connect(server.address).await.unwrap();
    let (sender, connection) = client::handshake(stream).await.unwrap();
    tokio::spawn(connection);
    let request = Request::get("http://localhost/").body(()).unwrap();
    let answered = match sender.ready().await {
        Ok(mut sender) => sender.send_request(request, true).unwrap().0.await.is_ok(),
        Err(_) => false,
    };
    assert!(!answered);
    server.stop().await;
}
