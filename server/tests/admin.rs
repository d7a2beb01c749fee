//! The page for hosts.

use serde_json::{Value, json};
use stammtisch_server::{Limits, ServerSettings};
use stammtisch_test_client::{Answer, Client};

use crate::common::typed_games::GAMES;
use crate::common::{Pair, Running, accepted, fresh, generous, table_settings};

const TOKEN: &str = "a token for hosts";

/// A host's browser.
struct Host {
    client: Client,
    cookie: String,
}

impl Host {
    /// Signs in with a token; the answer, and the host if it was right.
    async fn new(server: &Running, token: &str) -> (Answer, Option<Host>) {
        let client = Client::anonymous(server.address);
        let form = format!("token={}", token.replace(' ', "+"));
        let answer = client.send("POST", "/admin/login", &form).await.unwrap();
        let cookie = answer.header("set-cookie");
        let cookie = cookie.and_then(|set| Some(set.split(';').next()?.to_owned()));
        let host = cookie.map(|cookie| Host { client, cookie });
        (answer, host)
    }

    async fn send(&self, method: &str, path: &str, form: &str) -> Answer {
        let headers = [
            ("Host", self.client.origin().replace("http://", "")),
            ("Origin", self.client.origin()),
            ("Cookie", self.cookie.clone()),
        ];
        self.client
            .bare(method, path, &headers, form)
            .await
            .unwrap()
    }
}

async fn with_page() -> (tempfile::TempDir, Running) {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
        admin_token: Some(TOKEN.to_owned()),
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    (folder, server)
}

#[tokio::test]
async fn the_page_opens_with_the_token_only() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    assert_eq!(
        client.get("/admin").await.unwrap().status,
        404,
        "no token, no page"
    );
    server.stop().await;
    let (_folder, server) = with_page().await;
    let pair = Pair::at(&server, GAMES[1]).await;
    let client = Client::anonymous(server.address);
    let form = client.get("/admin").await.unwrap();
    assert!(form.text.contains("Token") && !form.text.contains(&pair.code));
    let close = format!("what={}", pair.code);
    let refused = client.send("POST", "/admin/close", &close).await.unwrap();
    assert_eq!(refused.status, 404);
    let (answer, host) = Host::new(&server, "another token of hosts").await;
    assert_eq!((answer.status, host.is_none()), (401, true));
    let (answer, host) = Host::new(&server, TOKEN).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    let set = answer.header("set-cookie").unwrap();
    assert!(
        set.contains("HttpOnly") && set.contains("SameSite=Strict"),
        "{set}"
    );
    assert!(
        !set.contains(TOKEN),
        "the token itself is not in the browser"
    );
    let page = host.unwrap().send("GET", "/admin", "").await;
    for part in [pair.code.as_str(), "Anna", "Bruno", "127.0.0.1"] {
        assert!(page.text.contains(part), "{part} is not on the page");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_page_shows_which_limits_struck() {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
        admin_token: Some(TOKEN.to_owned()),
        limits: Limits {
            tables: 1,
            ..generous().limits
        },
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let host = Host::new(&server, TOKEN).await.1.unwrap();
    let page = host.send("GET", "/admin", "").await.text;
    assert!(!page.contains("tables, "), "{page}");
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({"settings": table_settings(GAMES[0], 2)});
    for status in [201, 429, 429] {
        let answer = anna.post("/api/v1/tables", &opening).await.unwrap();
        assert_eq!(answer.status, status);
    }
    let page = host.send("GET", "/admin", "").await.text;
    assert!(page.contains("tables, 2 times"), "{page}");
    server.stop().await;
}

#[tokio::test]
async fn the_page_closes_bans_and_erases() {
    let (_folder, server) = with_page().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    accepted(
        &mut pair.sockets[1],
        json!({"command": "chat", "text": "<b>rude</b>"}),
    )
    .await;
    let report = format!("/api/v1/tables/{}/report", pair.code);
    let body = json!({"person": 1, "reason": "look"});
    pair.people[0].post(&report, &body).await.unwrap();
    let host = Host::new(&server, TOKEN).await.1.unwrap();
    let page = host.send("GET", "/admin", "").await.text;
    assert!(
        page.contains("&lt;b&gt;rude&lt;/b&gt;") && page.contains("look"),
        "{page}"
    );
    let bruno = page.split("Bruno</strong></bdi> (guest ").nth(1).unwrap();
    let bruno = bruno.split(')').next().unwrap();

    let ban = format!("what={bruno}&days=7&reason=rude");
    assert_eq!(host.send("POST", "/admin/ban", &ban).await.status, 200);
    let ended = pair.sockets[1].receive_until(|frame| frame["closing"] == "signed_out");
    ended.await.unwrap();
    let erase = host
        .send("POST", "/admin/erase", &format!("what={bruno}"))
        .await;
    assert!(erase.text.contains("erased"), "{erase:?}");
    let plays = |snapshot: &Value| snapshot["seats"][1]["bot"] == "medium";
    pair.sockets[0].wait_until(plays).await.unwrap();
    let close = format!("what={}", pair.code);
    assert_eq!(host.send("POST", "/admin/close", &close).await.status, 200);
    let closed = |snapshot: &Value| snapshot["closed"] == true;
    pair.sockets[0].wait_until(closed).await.unwrap();
    let check = host.send("POST", "/admin/check", "what=").await;
    assert!(check.text.contains("All of them are fine"), "{check:?}");
    let purge = host.send("POST", "/admin/purge", "what=").await;
    assert!(purge.text.contains("Deleted 0 tables"), "{purge:?}");
    server.stop().await;
}
