//! Requests that nobody waits for any more, and a table that panics.

use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{COOKIE, HOST, ORIGIN};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_log::Fact;
use stammtisch_store::{Sqlite, Store};
use stammtisch_table::Table;
use tempfile::TempDir;
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

use crate::app::App;
use crate::settings::{Limits, ServerSettings};

const SITE: &str = "http://table.example";

/// A server without a network.
struct Site {
    _folder: TempDir,
    store: Arc<Sqlite>,
    app: Arc<App>,
    router: Router,
}

impl Site {
    async fn new() -> Site {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("stammtisch.sqlite")).await;
        let store = Arc::new(store.unwrap());
        let many = 1_000_000;
        let settings = ServerSettings {
            origins: vec![SITE.to_owned()],
            bot_delay: Duration::ZERO,
            limits: Limits {
                commands: many,
                chat_lines: many,
                tables: many,
                guests: many,
                hints: many,
                ..Limits::default()
            },
            ..ServerSettings::default()
        };
        let app = App::start(store.clone(), settings, CancellationToken::new());
        Site {
            _folder: folder,
            router: crate::router(app.clone()),
            store,
            app,
        }
    }

    fn request(path: &str, cookie: &str, body: &Value) -> Request<Body> {
        let request = Request::post(format!("/api/v1{path}"))
            .header(HOST, "table.example")
            .header(ORIGIN, SITE)
            .header(COOKIE, cookie);
        request.body(Body::from(body.to_string())).unwrap()
    }

    async fn post(&self, path: &str, cookie: &str, body: &Value) -> (StatusCode, Value, String) {
        let request = Site::request(path, cookie, body);
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let cookie = answer.headers().get("set-cookie");
        let cookie = cookie.map_or(String::new(), |cookie| {
            let text = cookie.to_str().unwrap();
            text.split(';').next().unwrap().to_owned()
        });
        let status = answer.status();
        let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&body).unwrap(), cookie)
    }

    async fn guest(&self, name: &str) -> String {
        self.post("/me", "", &json!({"name": name})).await.2
    }

    /// Sends a request, waits for it this many times and then drops it. Returns whether it was done by
    /// then.
    async fn drop_after(&self, waits: usize, path: &str, cookie: &str, body: &Value) -> bool {
        let request = Site::request(path, cookie, body);
        let mut answer = pin!(self.router.clone().oneshot(request));
        for _ in 0..=waits {
            let polled =
                std::future::poll_fn(|context| Poll::Ready(answer.as_mut().poll(context))).await;
            if polled.is_ready() {
                return true;
            }
            // Whatever it waits for goes on a little, so that it is dropped at every point in turn.
            tokio::time::sleep(Duration::from_micros(300)).await;
        }
        false
    }

    async fn facts(&self, code: &str) -> Vec<Fact> {
        self.store.find(code).await.unwrap().unwrap().facts
    }

    /// Asserts that the owner has accepted and published everything that is stored, and returns the log.
    async fn settled(&self, code: &str) -> Vec<Fact> {
        loop {
            let before = self.facts(code).await;
            let live = self.app.open(code).await.unwrap();
            let (next, published) = live
                .read(|owner| {
                    let shown = owner.snapshot_for(None).state;
                    (
                        owner.next,
                        (shown.last_update, owner.table.last_update(None)),
                    )
                })
                .await
                .unwrap();
            let after = self.facts(code).await;
            // Nothing may be on its way while we look.
            if before == after && next == after.len() as u64 {
                assert_eq!(published.0, published.1);
                let replayed = Table::from_log(CATALOGUE, &after).unwrap();
                assert_eq!(
                    replayed.last_update(None),
                    published.1,
                    "everything is told"
                );
                return after;
            }
            assert!(
                next <= after.len() as u64,
                "nothing is told that is not stored"
            );
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
}

fn game() -> &'static str {
    CATALOGUE.names().nth(1).unwrap()
}

fn opening() -> Value {
    json!({
        "settings": {"game": game(), "players": 2},
        "sit": 0, "bots": [null, "random"], "start": true,
    })
}

async fn snapshot(site: &Site, code: &str, cookie: &str) -> Value {
    let request = Request::get(format!("/api/v1/tables/{code}"))
        .header(HOST, "table.example")
        .header(COOKIE, cookie);
    let request = request.body(Body::empty()).unwrap();
    let answer = site.router.clone().oneshot(request).await.unwrap();
    let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
    serde_json::from_slice::<Value>(&body).unwrap()["snapshot"].clone()
}

/// Waits until Anna is on turn; the bot must have moved by itself.
async fn until_on_turn(site: &Site, code: &str, cookie: &str) -> Value {
    for _ in 0..20_000 {
        let seen = snapshot(site, code, cookie).await;
        if seen["turn"] == 0 || seen["phase"] == "finished" {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("the bot does not move");
}

#[tokio::test]
async fn a_step_whose_client_has_gone_is_told_and_the_game_goes_on() {
    let site = Site::new().await;
    let anna = site.guest("Anna").await;
    let mut waits = 0;
    loop {
        let (_, opened, _) = site.post("/tables", &anna, &opening()).await;
        let code = opened["code"].as_str().unwrap();
        let path = format!("/tables/{code}");
        let before = until_on_turn(&site, code, &anna).await;
        let act = json!({
            "command": "act", "state_number": before["state_number"],
            "action": before["actions"][0], "key": "first",
        });
        let log = site.settled(code).await.len();
        let done = site.drop_after(waits, &path, &anna, &act).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
        let after = site.settled(code).await.len();
        // Repeating it is safe, whether or not it was carried out.
        let (status, repeated, _) = site.post(&path, &anna, &act).await;
        assert_eq!(status, StatusCode::OK, "{waits} waits: {repeated}");
        assert!(!done || after > log, "what is done is stored");
        let next = until_on_turn(&site, code, &anna).await;
        let act = json!({
            "command": "act", "state_number": next["state_number"], "action": next["actions"][0],
        });
        let (status, answer, _) = site.post(&path, &anna, &act).await;
        assert_eq!(status, StatusCode::OK, "not stale: {answer}");
        if done {
            break;
        }
        waits += 1;
    }
    assert!(waits >= 2, "the request waits for more than {waits} things");
    site.app.close().await;
}

#[tokio::test]
async fn a_table_whose_host_has_gone_while_it_opened_is_there_as_a_whole_or_not_at_all() {
    let site = Site::new().await;
    let mut waits = 0;
    loop {
        let anna = site.guest("Anna").await;
        let done = site.drop_after(waits, "/tables", &anna, &opening()).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        let codes = site.store.tables_to_wake(0, 100).await.unwrap();
        for (_, code) in codes {
            let seen = until_on_turn(&site, &code, &anna).await;
            assert_ne!(seen["phase"], "lobby");
            site.settled(&code).await;
        }
        if done {
            break;
        }
        waits += 1;
    }
    assert!(waits >= 2, "the request waits for more than {waits} things");
    site.app.close().await;
}

#[tokio::test]
async fn a_name_is_told_at_the_table_also_if_its_owner_has_gone() {
    let site = Site::new().await;
    let anna = site.guest("Anna").await;
    let opening = json!({"settings": {"game": game(), "players": 2}, "sit": 0});
    let (_, opened, _) = site.post("/tables", &anna, &opening).await;
    let code = opened["code"].as_str().unwrap();
    for waits in 0.. {
        let name = format!("Anna {waits}");
        let body = json!({"name": name});
        let done = site.drop_after(waits, "/me", &anna, &body).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        site.settled(code).await;
        let kept = site.post("/me", &anna, &json!({"name": "Anna"})).await;
        assert_eq!(kept.0, StatusCode::OK);
        let seen = snapshot(&site, code, &anna).await;
        assert_eq!(seen["seats"][0]["name"], "Anna");
        let renamed = |fact: &Fact| matches!(fact, Fact::Renamed { guest } if guest.name == name);
        let told = site.facts(code).await.iter().any(renamed);
        assert!(told || !done);
        if done {
            break;
        }
    }
    site.app.close().await;
}

#[tokio::test]
async fn a_table_that_panics_is_set_aside_and_the_others_go_on() {
    let site = Site::new().await;
    let anna = site.guest("Anna").await;
    let (_, broken, _) = site.post("/tables", &anna, &opening()).await;
    let (_, sound, _) = site.post("/tables", &anna, &opening()).await;
    let (broken, sound) = (&broken["code"], &sound["code"]);
    let live = site.app.open(broken.as_str().unwrap()).await.unwrap();
    let mut state = live.watch();
    let read = live.read(|_| panic!("planted by a test")).await;
    assert!(
        read.is_err_and(|rejection: crate::rejection::HttpRejection| {
            rejection.status == StatusCode::SERVICE_UNAVAILABLE
                || rejection.status == StatusCode::INTERNAL_SERVER_ERROR
        })
    );
    let closed = |state: &crate::live_table::TableState| {
        matches!(state, crate::live_table::TableState::Closed(_))
    };
    state.wait_for(closed).await.unwrap();
    let chat = json!({"command": "chat", "text": "Hello?"});
    let path = |code: &Value| format!("/tables/{}", code.as_str().unwrap());
    let (status, answer, _) = site.post(&path(broken), &anna, &chat).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(answer["ok"], false);
    let (status, _, _) = site.post(&path(sound), &anna, &chat).await;
    assert_eq!(status, StatusCode::OK);
    site.app.close().await;
}

/// A request that cannot be answered must not keep a thread busy: the server could not even stop.
#[test]
fn a_command_that_comes_when_the_server_has_stopped_is_refused() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let answered = runtime.block_on(async {
        let site = Site::new().await;
        let anna = site.guest("Anna").await;
        let opened = json!({"settings": {"game": game(), "players": 2}, "sit": 0});
        let (_, opened, _) = site.post("/tables", &anna, &opened).await;
        let code = opened["code"].as_str().unwrap().to_owned();
        site.app.close().await;
        let path = format!("/tables/{code}");
        let command = json!({"command": "chat", "text": "Hello?"});
        let late = tokio::spawn(async move { site.post(&path, &anna, &command).await.0 });
        tokio::time::timeout(Duration::from_secs(20), late).await
    });
    // One that goes on for ever must not keep the test from ending.
    runtime.shutdown_background();
    let status = answered.expect("an answer comes").unwrap();
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
}
