//! What the server says it sees of a request.

use serde_json::{Value, json};
use stammtisch_server::ServerSettings;
use stammtisch_test_client::Client;

use crate::common::{Running, generous};

/// What a server with these settings sees, when these headers come in.
async fn seen(settings: ServerSettings, headers: &[(&'static str, String)]) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), settings).await;
    let client = Client::anonymous(server.address);
    let answer = client.bare("GET", "/api/v1/request", headers, "").await;
    server.stop().await;
    answer.unwrap().json
}

fn text(name: &'static str, value: &str) -> (&'static str, String) {
    (name, value.to_owned())
}

#[tokio::test]
async fn a_host_can_see_what_a_proxy_makes_of_a_request() {
    let behind_proxy = || ServerSettings {
        origins: vec!["https://table.example".to_owned()],
        trust_proxy: true,
        ..generous()
    };
    let headers = [
        text("Host", "table.example"),
        text("Origin", "https://table.example"),
        text("X-Forwarded-For", "198.51.100.7, 192.0.2.9"),
        text("Upgrade", "websocket"),
    ];
    let passed = seen(behind_proxy(), &headers).await;
    let version = env!("CARGO_PKG_VERSION");
    let expected = json!({
        "address": "192.0.2.9", "origin": "https://table.example", "host": "table.example",
        "forwarded": "192.0.2.9", "trust_proxy": true, "upgrade": "websocket", "version": version,
    });
    assert_eq!(passed, expected);
    // A proxy that passes nothing on.
    let bare = seen(behind_proxy(), &[text("Host", "127.0.0.1:7878")]).await;
    let expected = json!({
        "address": "127.0.0.1", "origin": "https://table.example", "host": "127.0.0.1:7878",
        "forwarded": null, "trust_proxy": true, "upgrade": null, "version": version,
    });
    assert_eq!(bare, expected);
}
