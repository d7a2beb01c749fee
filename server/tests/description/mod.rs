//! The descriptions of the API are those of the real one: every answer and every frame of real games
//! fits them, and everything that they describe is met.

mod checker;
mod traffic;

use crate::common::typed_games::GAMES;
use serde_json::{Value, json};
use stammtisch_log::{
    Fact, GameRules, Guest, Seat, Secret, TableFlags, TableSettings, Timestamp, commitment_of,
};
use stammtisch_server::ServerSettings;
use stammtisch_store::{Change, Sqlite, Store};
use stammtisch_test_client::Client;
use tempfile::TempDir;

use crate::common::{Running, generous, table_change, table_settings};
use checker::Checker;
use traffic::{Checked, guests_and_games, people, privacy, replays, requests, sockets};

/// The code of a table whose log holds what is hard to bring about.
const CODE: &str = "written";

/// A server with the table of [`CODE`].
async fn prepared() -> (TempDir, Running) {
    let folder = tempfile::tempdir().unwrap();
    {
        let file = folder.path().join("stammtisch.sqlite");
        let store = Sqlite::open(&file).await.unwrap();
        let table = table_change(1, CODE, TableFlags::default());
        let facts = Change::Facts {
            table: 1,
            first: 0,
            facts: written_facts(),
        };
        store.write(vec![table, facts]).await.unwrap();
    }
    let settings = ServerSettings {
        admin_token: Some("a token for hosts".to_owned()),
        ..generous()
    };
    let server = Running::start(folder.path(), settings).await;
    (folder, server)
}

/// A log with every kind of update that everybody sees.
fn written_facts() -> Vec<Fact> {
    let settings: TableSettings = serde_json::from_value(json!({
        "game": GAMES[0], "players": 2, "time_control": {"kind": "days", "days": 2},
    }))
    .unwrap();
    let guest = |id: u64, name: &str| Guest::new(id, name);
    let (seat, at) = (0, 0);
    let mut facts = vec![
        Fact::Opened {
            settings: settings.clone(),
            host: guest(1, "Anna"),
            secret: Secret::new([7; 32]),
        },
        Fact::SettingsChanged { settings },
        Fact::Sat {
            seat: 1,
            guest: guest(2, "Bruno"),
        },
        Fact::LeftSeat { seat: 1 },
        Fact::BotSat {
            seat: 1,
            level: "easy".to_owned(),
            character: None,
            nonce: None,
        },
        Fact::Sat {
            seat,
            guest: guest(1, "Anna"),
        },
    ];
    facts.extend(shuffle(seat, at));
    facts.extend([
        Fact::Chatted {
            guest: guest(1, "Anna"),
            text: "Hello".to_owned(),
            at,
        },
        Fact::TimeWarned { seat, at },
        Fact::BotTookOver { seat, at },
        Fact::Returned { seat, at },
        Fact::Renamed {
            guest: guest(1, "Änne"),
        },
    ]);
    facts
}

/// A shuffle that is broken off, and another one.
fn shuffle(seat: Seat, at: Timestamp) -> Vec<Fact> {
    let nonce = "00".repeat(16);
    let ready = Fact::Ready {
        seat,
        nonce: None,
        commitment: Some(commitment_of(&nonce)),
    };
    let rules = GameRules {
        game: GAMES[0].to_owned(),
        version: 1,
        players: 2,
        options: json!({}),
    };
    let sealed = Fact::Sealed {
        at,
        rules: rules.clone(),
    };
    let broken = Fact::ShuffleBroken {
        seats: vec![seat],
        secret: Secret::new([8; 32]),
    };
    let started = Fact::Started {
        at,
        rules: Some(rules),
        state: None,
        shuffle: Some(2),
    };
    let revealed = Fact::Revealed { seat, nonce };
    vec![
        ready.clone(),
        sealed.clone(),
        broken,
        ready,
        sealed,
        revealed,
        started,
    ]
}

#[tokio::test]
async fn every_answer_and_every_frame_is_described_and_every_description_is_met() {
    let (_folder, server) = prepared().await;
    let stranger = Client::anonymous(server.address);
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let bruno = Client::named(server.address, "Bruno").await.unwrap();
    let checker = &Checker::fetch(&stranger).await;
    guests_and_games(checker, &anna, &stranger).await;
    for game in GAMES {
        requests(checker, &anna, &stranger, game).await;
    }
    let path = format!("/api/v1/tables/{CODE}/socket?since=0&watch=true");
    let mut watching = Checked::open(checker, &anna, &path).await;
    let mut codes = Vec::new();
    for game in GAMES {
        codes.push(sockets(checker, &anna, &bruno, game).await);
    }
    people(checker, &anna, &bruno, GAMES[0]).await;
    // One game is analysed to its end; the analyses of the others run while they are replayed.
    let quickest = with_shortest_game(&anna, &codes).await;
    replays(checker, &anna, &quickest).await;
    let finished = json!({
        "settings": table_settings(GAMES[0], 2), "bots": ["random", "random"], "start": true,
    });
    let code = anna.open(&finished).await.unwrap();
    let mut bots = anna.connect(&code).await.unwrap();
    let done = |snapshot: &Value| snapshot["phase"] == "finished";
    bots.wait_until(done).await.unwrap();
    checker
        .get(&anna, &format!("/api/v1/tables/{code}/record"))
        .await;
    checker
        .send(
            &anna,
            "DELETE",
            &format!("/api/v1/me/tables/{code}"),
            &Value::Null,
        )
        .await;
    // Plain requests to a socket's path are described as well.
    checker
        .get(&anna, &format!("/api/v1/tables/{CODE}/socket"))
        .await;
    checker.get(&anna, "/api/v1/tables/none/socket").await;
    privacy(checker, &bruno).await;
    let closing = async { while watching.socket.receive().await.unwrap().is_some() {} };
    let (_, ()) = tokio::join!(closing, server.stop());
    watching.check();
    let unseen = checker.unseen();
    assert!(
        unseen.is_empty(),
        "described, and met by no traffic: {unseen:#?}"
    );
}

/// The code of the table whose first game had the fewest steps.
async fn with_shortest_game(client: &Client, codes: &[String]) -> String {
    let mut lengths = Vec::new();
    for code in codes {
        let replay = client.get(&format!("/api/v1/tables/{code}/replay")).await;
        let steps = replay.unwrap().json["steps"].as_array().unwrap().len();
        lengths.push((steps, code.clone()));
    }
    lengths.into_iter().min().unwrap().1
}

#[tokio::test]
async fn what_is_not_described_is_found() {
    let (_folder, server) = prepared().await;
    let client = Client::anonymous(server.address);
    let checker = Checker::fetch(&client).await;
    let mut answer = client.get("/api/v1/me").await.unwrap();
    let check = |path: &str, answer: &_| checker.check("GET", path, &Value::Null, answer);
    assert_eq!(check("/api/v1/me", &answer), Ok(()));
    assert!(
        check("/api/v1/nothing", &answer).is_err(),
        "an undescribed route"
    );
    answer.json["more"] = 1.into();
    assert!(
        check("/api/v1/me", &answer).is_err(),
        "an undescribed field"
    );
    answer.json = json!({"name": null});
    assert!(check("/api/v1/me", &answer).is_err(), "a missing field");
    for frame in [
        json!({"news": 1}),
        json!({"closing": 7}),
        json!({"protocol": 1}),
    ] {
        assert!(checker.check_frame("tell", &frame).is_err(), "{frame}");
    }
    let mut update = json!({"number": 1, "text": null, "rematch": "x", "step": 3});
    let snapshot = client.get(&format!("/api/v1/tables/{CODE}")).await.unwrap();
    let mut frame = json!({"updates": [update], "snapshot": snapshot.json["snapshot"]});
    assert_eq!(checker.check_frame("tell", &frame), Ok(()));
    update["said"] = "x".into();
    frame["updates"][0] = update;
    assert!(
        checker.check_frame("tell", &frame).is_err(),
        "an undescribed update"
    );
    assert!(!checker.unseen().is_empty(), "hardly anything was met");
    server.stop().await;
}

/// Every route is added together with its description.
#[test]
fn no_route_goes_around_the_description() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let mut folders = vec![std::path::PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap();
            assert!(!source.contains(".route("), "{}", path.display());
        }
    }
}

/// No type of Rust gives a schema its name.
#[tokio::test]
async fn schemas_have_names_of_their_own() {
    let (_folder, server) = prepared().await;
    let client = Client::anonymous(server.address);
    for path in ["openapi", "asyncapi"] {
        let description = client.get(&format!("/api/v1/{path}.json")).await.unwrap();
        let schemas = description.json["components"]["schemas"].as_object();
        for name in schemas.expect("there are schemas").keys() {
            assert!(name.starts_with(char::is_uppercase), "{path}: {name}");
        }
    }
    server.stop().await;
}
