//! The deals of tables have no seed: nothing that a host or a player can say chooses one. Debug builds take
//! one from the environment, for tests in the browser; release builds do not.

use std::process::Command;

use serde_json::{Value, json};
use stammtisch_test_client::Client;

use crate::process::{Process, program, serving};

const NAMES: [&str; 5] = ["seed", "secret", "deal", "state", "shuffle"];

#[test]
fn the_server_has_no_flag_for_it() {
    for name in NAMES {
        let flag = format!("--{name}");
        let out = Command::new(program())
            .args(["serve", "--listen", "127.0.0.1:0", &flag, "1"])
            .output()
            .unwrap();
        assert!(!out.status.success());
        let said = String::from_utf8_lossy(&out.stderr);
        assert!(said.contains("unexpected argument"), "{flag}: {said}");
    }
    let help = Command::new(program()).args(["serve", "--help"]).output();
    let help = String::from_utf8_lossy(&help.unwrap().stdout).to_lowercase();
    assert!(help.contains("--listen") && !help.contains("seed"));
}

#[tokio::test]
async fn no_field_of_a_request_chooses_a_deal() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&program(), folder.path());
    let anna = Client::named(process.address, "Anna").await.unwrap();
    let settings = json!({"game": "rotundo", "players": 2});
    let opening = json!({"settings": settings, "sit": 0, "bots": [null, "easy"]});
    let code = anna.open(&opening).await.unwrap();
    let table = format!("/api/v1/tables/{code}");
    for name in NAMES {
        let with = |body: &Value| {
            let mut body = body.clone();
            body[name] = "1".into();
            body
        };
        let mut in_settings = opening.clone();
        in_settings["settings"] = with(&settings);
        let change = json!({"command": "change_settings", "settings": with(&settings)});
        for (path, body) in [
            ("/api/v1/tables", with(&opening)),
            ("/api/v1/tables", in_settings),
            (&table, change),
            (&table, with(&json!({"command": "ready"}))),
            (&table, with(&json!({"command": "start"}))),
            (&table, with(&json!({"command": "rematch"}))),
        ] {
            let answer = anna.post(path, &body).await.unwrap();
            assert_eq!(answer.status, 400, "{body}: {answer:?}");
        }
    }
    process.kill();
}

/// Returns the commitment to the server's part of the shuffle at the first table of a new server.
async fn first_commitment(seed: Option<&str>) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut command = serving(&program(), folder.path());
    if let Some(seed) = seed {
        command.env("STAMMTISCH_TEST_SEED", seed);
    }
    let process = Process::spawn(command);
    let anna = Client::named(process.address, "Anna").await.unwrap();
    let settings = json!({"game": "rotundo", "players": 2});
    let code = anna.open(&json!({"settings": settings})).await.unwrap();
    let answer = anna.get(&format!("/api/v1/tables/{code}")).await.unwrap();
    process.kill();
    let commitment = answer.json["snapshot"]["shuffle"]["commitment"].as_str();
    commitment.unwrap().to_owned()
}

#[tokio::test]
async fn without_a_seed_two_servers_never_draw_the_same() {
    assert_ne!(first_commitment(None).await, first_commitment(None).await);
}

/// `cargo xtask torture` runs this in a release build, where the variable means nothing.
#[tokio::test]
async fn the_seed_of_tests_works_in_debug_builds_only() {
    let [first, second] = [
        first_commitment(Some("7")).await,
        first_commitment(Some("7")).await,
    ];
    assert_eq!(first == second, cfg!(debug_assertions));
    assert_ne!(first, first_commitment(Some("8")).await);
}
