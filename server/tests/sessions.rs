//! Devices, links, cookies, and the names that the server answers to.

use serde_json::{Value, json};
use stammtisch_server::{Links, ServerSettings};
use stammtisch_test_client::{Answer, Client, Socket};

use crate::common::typed_games::GAMES;
use crate::common::{METRICS_TOKEN, Running, accepted, fresh, generous, table_settings};

/// A personal link's token.
async fn link_of(client: &Client) -> String {
    let link = client.post("/api/v1/me/link", &json!({})).await.unwrap();
    let link = link.json["link"].as_str().unwrap();
    link.split('#').nth(1).unwrap().to_owned()
}

async fn claim(server: &Running, token: &str) -> Answer {
    let device = Client::anonymous(server.address);
    let body = json!({"token": token});
    device.post("/api/v1/me/claim", &body).await.unwrap()
}

/// Another device of the same guest.
async fn second_device(server: &Running, client: &Client) -> Client {
    let claimed = claim(server, &link_of(client).await).await;
    client.with_cookie(&claimed.cookie().unwrap())
}

/// Waits for the socket to be closed; why.
async fn closing(socket: &mut Socket) -> Value {
    let frame = socket.receive_until(|frame| frame.get("closing").is_some());
    let why = frame.await.unwrap()["closing"].clone();
    assert_eq!(socket.receive().await.unwrap(), None, "then it is closed");
    why
}

async fn name(client: &Client) -> Value {
    client.get("/api/v1/me").await.unwrap().json["name"].clone()
}

#[tokio::test]
async fn logging_out_ends_the_sockets_of_that_device_and_no_others() {
    let (_folder, server) = fresh().await;
    let laptop = Client::named(server.address, "Anna").await.unwrap();
    let phone = second_device(&server, &laptop).await;
    let code = laptop
        .open(&json!({"settings": table_settings(GAMES[0], 2), "sit": 0}))
        .await
        .unwrap();
    let mut on_laptop = laptop.connect(&code).await.unwrap();
    let watch = format!("/api/v1/tables/{code}/socket?watch=true");
    let mut screen = laptop.connect_at(&watch).await.unwrap();
    let mut on_phone = phone.connect(&code).await.unwrap();
    laptop.send("DELETE", "/api/v1/me", "").await.unwrap();
    assert_eq!(closing(&mut on_laptop).await, "signed_out");
    assert_eq!(closing(&mut screen).await, "signed_out");
    accepted(
        &mut on_phone,
        json!({"command": "chat", "text": "still here"}),
    )
    .await;
    server.stop().await;
}

#[tokio::test]
async fn a_link_works_once() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let token = link_of(&anna).await;
    assert_eq!(claim(&server, &token).await.status, 200);
    assert_eq!(claim(&server, &token).await.status, 404);
    // Also if many try at the same time.
    let token = link_of(&anna).await;
    let all = tokio::join!(
        claim(&server, &token),
        claim(&server, &token),
        claim(&server, &token),
        claim(&server, &token),
    );
    let statuses = [all.0.status, all.1.status, all.2.status, all.3.status];
    let worked = statuses.iter().filter(|&&status| status == 200).count();
    assert_eq!(worked, 1, "{statuses:?}");
    server.stop().await;
}

#[tokio::test]
async fn devices_and_links_are_listed_and_can_be_revoked() {
    let (_folder, server) = fresh().await;
    let laptop = Client::named(server.address, "Anna").await.unwrap();
    let phone = second_device(&server, &laptop).await;
    let token = link_of(&laptop).await;
    let list = laptop.get("/api/v1/me/devices").await.unwrap().json;
    let devices = list["devices"].as_array().unwrap();
    let of_kind = |kind: &str| {
        devices
            .iter()
            .filter(|device| device["kind"] == kind)
            .count()
    };
    assert_eq!((of_kind("device"), of_kind("link")), (2, 1), "{list}");
    assert!(
        !list.to_string().contains(&token),
        "the link itself is not shown"
    );
    let id = |holds: &dyn Fn(&Value) -> bool| {
        let found = devices.iter().find(|device| holds(device));
        found.unwrap()["id"].as_str().unwrap().to_owned()
    };
    let other = id(&|device| device["kind"] == "device" && device["this"] == false);
    let link = id(&|device| device["kind"] == "link");

    let code = laptop
        .open(&json!({"settings": table_settings(GAMES[0], 2), "sit": 0}))
        .await
        .unwrap();
    let mut on_phone = phone.connect(&code).await.unwrap();
    let stranger = Client::named(server.address, "Eve").await.unwrap();
    let path = |id: &str| format!("/api/v1/me/devices/{id}");
    let refused = stranger.send("DELETE", &path(&other), "").await.unwrap();
    assert_eq!(refused.status, 404, "a device of somebody else");
    for id in [&other, &link] {
        let left = laptop.send("DELETE", &path(id), "").await.unwrap();
        assert_eq!(left.status, 200, "{left:?}");
    }
    assert_eq!(closing(&mut on_phone).await, "signed_out");
    assert_eq!(name(&phone).await, Value::Null);
    assert_eq!(name(&laptop).await, "Anna");
    assert_eq!(claim(&server, &token).await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn over_https_the_cookie_belongs_to_the_host_and_an_old_one_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let settings = ServerSettings {
        origins: vec!["https://table.example".to_owned()],
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let client = Client::anonymous(server.address);
    let headers = |cookie: Option<String>| {
        let mut headers = vec![
            ("Host", "table.example".to_owned()),
            ("Origin", "https://table.example".to_owned()),
        ];
        headers.extend(cookie.map(|cookie| ("Cookie", cookie)));
        headers
    };
    let body = json!({"name": "Anna"}).to_string();
    let made = client
        .bare("POST", "/api/v1/me", &headers(None), &body)
        .await
        .unwrap();
    let set = made.header("set-cookie").unwrap();
    for part in ["__Host-stammtisch=", "; Secure", "; Path=/", "HttpOnly"] {
        assert!(set.contains(part), "{set}");
    }
    assert!(!set.contains("Domain"), "{set}");
    let hsts = made.header("strict-transport-security");
    assert_eq!(hsts, Some("max-age=31536000"));

    let token = made.cookie().unwrap();
    let old = headers(Some(format!("stammtisch={token}")));
    let me = client.bare("GET", "/api/v1/me", &old, "").await.unwrap();
    assert_eq!(me.json["name"], "Anna", "the old name is still accepted");
    let cookies: Vec<&String> = me
        .headers
        .iter()
        .filter(|(name, _)| name == "set-cookie")
        .map(|(_, value)| value)
        .collect();
    let new = format!("__Host-stammtisch={token};");
    assert!(
        cookies.iter().any(|set| set.starts_with(&new)),
        "{cookies:?}"
    );
    let gone = |set: &&&String| set.starts_with("stammtisch=;") && set.contains("Max-Age=0");
    assert!(cookies.iter().any(|set| gone(&set)), "{cookies:?}");
    let new = headers(Some(format!("__Host-stammtisch={token}")));
    let me = client.bare("GET", "/api/v1/me", &new, "").await.unwrap();
    assert_eq!(
        (&me.json["name"], me.header("set-cookie")),
        (&json!("Anna"), None)
    );
    server.stop().await;

    let (_folder, server) = fresh().await;
    let plain = Client::anonymous(server.address).get("/").await.unwrap();
    assert_eq!(plain.header("strict-transport-security"), None);
    server.stop().await;
}

#[tokio::test]
async fn a_name_that_may_be_somebody_elses_is_refused_with_instructions() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let asked = async |method: &str, host: &str, path: &str| {
        let headers = [
            ("Host", host.to_owned()),
            ("Origin", format!("http://{host}")),
        ];
        let body = if method == "POST" {
            r#"{"name":"Eve"}"#
        } else {
            ""
        };
        client.bare(method, path, &headers, body).await.unwrap()
    };
    let rebound = asked("POST", "evil.example:7878", "/api/v1/me").await;
    assert_eq!(rebound.status, 421, "{rebound:?}");
    assert_eq!(rebound.header("set-cookie"), None);
    let page = asked("GET", "evil.example:7878", "/").await;
    assert_eq!(page.status, 421);
    assert!(
        page.text.contains("--origin http://evil.example:7878"),
        "{}",
        page.text
    );
    for host in ["localhost", "127.0.0.1:1", "[::1]", "table.local:7878"] {
        assert_eq!(
            asked("POST", host, "/api/v1/me").await.status,
            200,
            "{host}"
        );
    }
    assert_eq!(asked("GET", "backend", "/healthz").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn metrics_are_for_those_who_have_the_token() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let asked = async |token: &str| {
        let host = server.address.to_string();
        let headers = [("Host", host), ("Authorization", format!("Bearer {token}"))];
        client
            .bare("GET", "/metrics", &headers, "")
            .await
            .unwrap()
            .status
    };
    assert_eq!(client.get("/metrics").await.unwrap().status, 401);
    assert_eq!(asked("another token").await, 401);
    assert_eq!(asked(METRICS_TOKEN).await, 200);
    server.stop().await;

    let folder = tempfile::tempdir().unwrap();
    let free = std::net::TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    let settings = ServerSettings {
        metrics_token: None,
        metrics_listen: Some(free),
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let client = Client::anonymous(server.address);
    assert_eq!(client.get("/metrics").await.unwrap().status, 404);
    let inside = client.at(free).get("/metrics").await.unwrap();
    assert!(inside.text.contains("stammtisch_connections"), "{inside:?}");
    assert_eq!(client.at(free).get("/api/v1/me").await.unwrap().status, 404);
    server.stop().await;
}

#[tokio::test]
async fn the_client_can_link_to_the_hosts_own_pages() {
    let folder = tempfile::tempdir().unwrap();
    let imprint = Some("https://example.org/imprint".to_owned());
    let links = Links {
        imprint: imprint.clone(),
        privacy: None,
    };
    let settings = ServerSettings {
        links,
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    let client = Client::anonymous(server.address);
    let about = client.get("/api/v1/about").await.unwrap().json;
    assert_eq!(about, json!({"imprint": imprint, "privacy": null}));
    server.stop().await;
}
