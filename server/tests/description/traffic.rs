//! Real requests and sockets, all of them checked.

use std::time::Duration;

use crate::common::typed_games::{GAMES, WithGame, with_game};
use serde_json::{Value, json};
use stammtisch_bots::Strategy;
use stammtisch_rules::{Playthrough, Setup};
use stammtisch_test_client::{Client, Nonce, Socket};

use super::checker::Checker;
use crate::common::table_settings;

/// No game takes more steps.
const MAX_STEPS: usize = 5000;

/// A whole state of a game, for the sandbox.
struct FirstState;

impl WithGame for FirstState {
    type Out = Value;

    fn with<G: Strategy>(self) -> Value {
        let setup = Setup::<G>::new(2, &json!({})).unwrap();
        let dealt = Playthrough::deal(setup, "sandbox");
        dealt.setup().state(dealt.position()).to_value()
    }
}

/// A socket whose frames are all checked.
pub struct Checked<'a> {
    checker: &'a Checker,
    pub socket: Socket,
}

impl<'a> Checked<'a> {
    pub async fn open(checker: &'a Checker, client: &Client, path: &str) -> Checked<'a> {
        let mut socket = client.connect_at(path).await.unwrap();
        socket.received = Some(Vec::new());
        socket.receive().await.unwrap();
        let mut checked = Checked { checker, socket };
        checked.check();
        checked
    }

    pub fn check(&mut self) {
        let received = self.socket.received.replace(Vec::new());
        for text in received.into_iter().flatten() {
            self.checker.check_received(&text);
        }
    }

    /// Sends a frame; it is checked if the server accepts it.
    async fn send(&mut self, frame: Value) -> Value {
        let answer = self.socket.request(frame.clone()).await.unwrap();
        if answer["ok"] == true {
            self.checker.check_sent(&frame);
        }
        self.check();
        answer
    }

    async fn accepted(&mut self, frame: Value) {
        let answer = self.send(frame.clone()).await;
        assert_eq!(answer["ok"], true, "{frame}: {answer}");
    }

    async fn ping(&mut self) {
        let ping = json!({"ping": 1});
        self.checker.check_sent(&ping);
        let sent = self.socket.send_raw(ping.to_string().into());
        sent.await.unwrap();
        let is_pong = |frame: &Value| frame.get("pong").is_some();
        self.socket.receive_until(is_pong).await.unwrap();
        self.check();
    }

    async fn receive_until(&mut self, is_meant: impl Fn(&Value) -> bool) {
        self.socket.receive_until(is_meant).await.unwrap();
        self.check();
    }

    async fn wait_until(&mut self, holds: impl Fn(&Value) -> bool) {
        self.socket.wait_until(holds).await.unwrap();
        self.check();
    }

    /// Acts once, at random by `choice`; takes a step back if that is possible.
    async fn act(&mut self, choice: usize) {
        let snapshot = self.socket.snapshot.clone();
        let number = &snapshot["state_number"];
        let actions = snapshot["actions"].as_array().unwrap();
        let action = &actions[choice % actions.len()];
        let act = json!({"command": "act", "state_number": number, "action": action});
        self.accepted(act).await;
        let snapshot = self.socket.snapshot.clone();
        if snapshot["can_undo"] == true && choice % 3 == 1 {
            let number = &snapshot["state_number"];
            self.accepted(json!({"command": "undo", "state_number": number}))
                .await;
        }
    }
}

/// Everything that needs no table.
pub async fn guests_and_games(checker: &Checker, anna: &Client, stranger: &Client) {
    for path in ["openapi.json", "asyncapi.json", "client", "games", "me"] {
        checker.get(stranger, &format!("/api/v1/{path}")).await;
    }
    for path in [
        "/metrics",
        "/healthz",
        "/readyz",
        "/api/v1/rules/none",
        "/api/v1/about",
        "/api/v1/request",
        "/admin",
    ] {
        checker.get(stranger, path).await;
    }
    for path in ["/admin/login", "/admin/close"] {
        checker.post(stranger, path, Value::Null).await;
    }
    for game in GAMES {
        checker
            .get(stranger, &format!("/api/v1/rules/{game}?lang=de"))
            .await;
    }
    checker.get(anna, "/api/v1/me").await;
    for name in [
        json!({"name": "Anna"}),
        json!({"name": ""}),
        json!({"nme": 1}),
    ] {
        checker.post(anna, "/api/v1/me", name).await;
    }
    let large = json!({"name": "x".repeat(20_000)});
    assert_eq!(checker.post(anna, "/api/v1/me", large).await.status, 413);
    checker.post(stranger, "/api/v1/me/link", Value::Null).await;
    let link = checker.post(anna, "/api/v1/me/link", Value::Null).await;
    let link = link.json["link"].as_str().unwrap().to_owned();
    let devices = checker.get(anna, "/api/v1/me/devices").await;
    assert_eq!(devices.json["devices"].as_array().unwrap().len(), 2);
    let nothing = "/api/v1/me/devices/nothing";
    checker.send(anna, "DELETE", nothing, &Value::Null).await;
    let token = link.split('#').nth(1).unwrap();
    for token in [token, "nonsense"] {
        checker
            .post(stranger, "/api/v1/me/claim", json!({"token": token}))
            .await;
    }
    checker
        .send(stranger, "DELETE", "/api/v1/me", &Value::Null)
        .await;
}

/// Everything that can be asked about a table by plain requests.
pub async fn requests(checker: &Checker, anna: &Client, stranger: &Client, game: &str) {
    let open = async |client, body| checker.post(client, "/api/v1/tables", body).await;
    open(stranger, json!({"settings": table_settings(game, 2)})).await;
    open(anna, json!({"settings": table_settings(game, 99)})).await;
    open(
        anna,
        json!({"settings": table_settings("none", 2), "sit": 0}),
    )
    .await;
    let mut public = table_settings(game, 2);
    public["public"] = true.into();
    public["time_control"] = json!({"kind": "per_turn", "seconds": 600});
    open(anna, json!({"settings": public})).await;
    checker.get(stranger, "/api/v1/tables").await;
    let started = json!({
        "settings": table_settings(game, 2), "sit": 0, "bots": [null, "easy"], "start": true,
    });
    let code = open(anna, started).await.json["code"]
        .as_str()
        .unwrap()
        .to_owned();
    at_table(checker, anna, stranger, &code).await;
    sandbox(checker, stranger, game).await;
}

async fn at_table(checker: &Checker, anna: &Client, stranger: &Client, code: &str) {
    let path = |rest: &str| format!("/api/v1/tables/{code}{rest}");
    let path = &path;
    checker.get(anna, &path("")).await;
    checker.get(stranger, &path("")).await;
    checker.get(stranger, "/api/v1/tables/none").await;
    checker.get(stranger, &path("/qr.svg")).await;
    for rest in [
        "/record",
        "/replay",
        "/replay/0",
        "/analysis",
        "/replay?game=x",
    ] {
        checker.get(anna, &path(rest)).await;
    }
    let mut socket = anna.connect(code).await.unwrap();
    socket
        .wait_until(|snapshot| snapshot["turn"] == 0)
        .await
        .unwrap();
    let number = &socket.snapshot["state_number"];
    let action = &socket.snapshot["actions"][0];
    checker
        .post(anna, &path("/check"), json!({"action": action}))
        .await;
    checker
        .post(anna, &path("/check"), json!({"action": {"do": "dance"}}))
        .await;
    assert_eq!(
        socket.snapshot["previews"].as_array().map(Vec::len),
        socket.snapshot["actions"].as_array().map(Vec::len),
    );
    for draft in drafts() {
        checker
            .post(anna, &path("/arrange"), json!({"draft": draft}))
            .await;
        let query = json!({"query": "arrange", "draft": draft});
        checker.check_sent(&query);
    }
    checker.post(anna, &path("/hint"), Value::Null).await;
    checker.post(stranger, &path("/hint"), Value::Null).await;
    let stale = json!({"command": "act", "state_number": 999, "action": action});
    let answer = checker.post(anna, &path(""), stale).await;
    assert!(answer.json["stale"] == true && answer.json["snapshot"].is_object());
    let act = json!({"command": "act", "state_number": number, "action": action});
    checker.post(anna, &path(""), act).await;
    checker
        .post(anna, &path(""), json!({"command": "fly"}))
        .await;
}

/// A draft of each game that has drafts, and none at all.
fn drafts() -> [Value; 3] {
    [
        json!({"give": [], "target": "bank"}),
        json!({"tiles": ["r3", "J"], "series": null, "added": [], "by_place": false}),
        json!({}),
    ]
}

async fn sandbox(checker: &Checker, client: &Client, game: &str) {
    let state = with_game(game, FirstState).unwrap();
    let seat = state["turn"].as_u64().unwrap_or(0);
    let look = json!({"state": state, "seat": seat});
    let looked = checker.post(client, "/api/v1/sandbox", look.clone()).await;
    let action = &looked.json["actions"][0];
    for draft in drafts() {
        let draft = json!({"state": state, "seat": seat, "draft": draft});
        checker.post(client, "/api/v1/sandbox/arrange", draft).await;
    }
    let act = json!({"state": state, "seat": seat, "action": action, "bots": true});
    checker.post(client, "/api/v1/sandbox", act.clone()).await;
    checker.post(client, "/api/v1/sandbox/check", act).await;
    checker.post(client, "/api/v1/sandbox/hint", look).await;
    for path in ["", "/check", "/hint"] {
        let wrong = json!({"state": {"game": "none"}, "seat": 0});
        checker
            .post(client, &format!("/api/v1/sandbox{path}"), wrong)
            .await;
    }
}

/// The host commits to a nonce, the guest gives one openly, and the game starts.
async fn shuffle(host: &mut Checked<'_>, guest: &mut Checked<'_>) {
    let nonce = Nonce::new(1);
    host.accepted(nonce.ready()).await;
    let open = json!({"command": "ready", "nonce": "00".repeat(16)});
    guest.accepted(open).await;
    host.accepted(json!({"command": "start"})).await;
    host.accepted(nonce.reveal()).await;
}

/// All that can be done before a game, by two who sit down.
async fn in_lobby(host: &mut Checked<'_>, guest: &mut Checked<'_>, game: &str) {
    let mut settings = table_settings(game, 2);
    settings["time_control"] = json!({"kind": "total", "seconds": 600, "increment": 5});
    host.accepted(json!({"command": "change_settings", "settings": settings}))
        .await;
    host.accepted(json!({"command": "add_bot", "seat": 1, "level": "easy"}))
        .await;
    host.accepted(json!({"command": "remove", "seat": 1})).await;
    host.accepted(json!({"command": "sit", "seat": 0})).await;
    guest.accepted(json!({"command": "sit", "seat": 1})).await;
    guest
        .accepted(json!({"command": "chat", "text": "Hello"}))
        .await;
    host.accepted(json!({"command": "react", "reaction": "well_played"}))
        .await;
    guest
        .receive_until(|frame| frame.get("reaction").is_some())
        .await;
}

/// A whole game over sockets, with everything that can be done at a table. Its code.
pub async fn sockets(checker: &Checker, anna: &Client, bruno: &Client, game: &str) -> String {
    let opening = json!({"settings": table_settings(game, 2)});
    let code = anna.open(&opening).await.unwrap();
    let path = format!("/api/v1/tables/{code}/socket");
    let mut host = Checked::open(checker, anna, &path).await;
    host.ping().await;
    let mut guest = Checked::open(
        checker,
        bruno,
        &format!("{path}?since=0&lang=nl&reactions=true"),
    )
    .await;
    in_lobby(&mut host, &mut guest, game).await;
    shuffle(&mut host, &mut guest).await;
    guest.accepted(json!({"command": "leave"})).await;
    guest.accepted(json!({"command": "return"})).await;
    host.send(json!({"command": "act", "state_number": 999, "action": {}}))
        .await;
    host.send(json!({"command": "fly"})).await;
    host.send(json!({"query": "check", "action": {"do": "dance"}}))
        .await;
    for step in 0..MAX_STEPS {
        let done = |snapshot: &Value| snapshot["phase"] == "finished";
        let turns = |snapshot: &Value| done(snapshot) || snapshot["turn"].is_u64();
        host.wait_until(turns).await;
        if done(&host.socket.snapshot) {
            host.accepted(json!({"command": "rematch"})).await;
            return code;
        }
        let turn = host.socket.snapshot["turn"].clone();
        let mover = if turn == 0 { &mut host } else { &mut guest };
        mover
            .wait_until(|snapshot| done(snapshot) || snapshot["turn"] == turn)
            .await;
        if step < 2 {
            let action = mover.socket.snapshot["actions"][0].clone();
            mover
                .accepted(json!({"query": "check", "action": action}))
                .await;
            mover.accepted(json!({"query": "hint"})).await;
            // Only one game reads drafts like this; the others reject it.
            mover
                .send(json!({"query": "arrange", "draft": {"give": []}}))
                .await;
        }
        mover.act(step).await;
        let newest = mover.socket.snapshot.clone();
        // While the turn lasts, its steps are the mover's alone.
        if turn != 0 && newest["turn"] != turn {
            let number = newest["state_number"].as_u64();
            host.wait_until(|snapshot| snapshot["state_number"].as_u64() >= number)
                .await;
        }
    }
    panic!("the game of {game} did not end in {MAX_STEPS} steps");
}

/// What a host can do with people, and everybody for themselves.
pub async fn people(checker: &Checker, anna: &Client, bruno: &Client, game: &str) {
    let opening = json!({"settings": table_settings(game, 2), "sit": 0});
    let code = anna.open(&opening).await.unwrap();
    let path = format!("/api/v1/tables/{code}/socket");
    let mut host = Checked::open(checker, anna, &path).await;
    let mut guest = Checked::open(checker, bruno, &path).await;
    guest.accepted(json!({"command": "sit", "seat": 1})).await;
    guest.accepted(json!({"command": "ready"})).await;
    let mut settings = table_settings(game, 2);
    settings["public"] = json!(true);
    host.accepted(json!({"command": "change_settings", "settings": settings}))
        .await;
    guest.accepted(json!({"command": "ready"})).await;
    host.accepted(json!({"command": "ready"})).await;
    host.accepted(json!({"command": "start"})).await;
    guest
        .accepted(json!({"command": "chat", "text": "Hello"}))
        .await;
    host.accepted(json!({"command": "mute", "person": 1})).await;
    host.accepted(json!({"command": "unmute", "person": 1}))
        .await;
    for allowed in [false, true] {
        host.accepted(json!({"command": "allow_watching", "allowed": allowed}))
            .await;
    }
    let report = format!("/api/v1/tables/{code}/report");
    let body = json!({"person": 1, "reason": "rude"});
    checker.post(anna, &report, body).await;
    checker.post(anna, &report, json!({"person": 9})).await;
    host.accepted(json!({"command": "replace", "seat": 1}))
        .await;
    host.accepted(json!({"command": "resign"})).await;
    let code = anna.open(&opening).await.unwrap();
    let path = format!("/api/v1/tables/{code}/socket");
    let mut host = Checked::open(checker, anna, &path).await;
    host.accepted(json!({"command": "close"})).await;
}

/// Takes a guest out of everything.
pub async fn privacy(checker: &Checker, guest: &Client) {
    checker.get(guest, "/api/v1/me/data").await;
    for _ in 0..2 {
        checker
            .send(guest, "DELETE", "/api/v1/me/data", &Value::Null)
            .await;
    }
}

/// Replay and analysis of a finished game.
pub async fn replays(checker: &Checker, client: &Client, code: &str) {
    let path = |rest: &str| format!("/api/v1/tables/{code}{rest}");
    let get = async |rest: &str| checker.get(client, &path(rest)).await;
    let steps = get("/replay?lang=de").await.json["steps"]
        .as_array()
        .unwrap()
        .len();
    for rest in [
        "/0",
        "/1?viewpoint=0",
        "/1?viewpoint=all",
        "/1?viewpoint=x",
        "/x",
        "/99999",
    ] {
        get(&format!("/replay{rest}")).await;
    }
    get(&format!("/replay/{steps}?game=1")).await;
    get("/analysis?since=x").await;
    for _ in 0..3000 {
        let analysis = get("/analysis").await.json;
        if analysis["breakdowns"].is_array() {
            return;
        }
        assert_eq!(analysis["failed"], false, "{analysis}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the analysis did not end within a minute");
}
