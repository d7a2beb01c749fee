//! Backups, exports, imports and records of a server that runs.

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::process::{Process, program, serving};
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Connection};
use stammtisch_store::Sqlite;
use stammtisch_test_client::Client;

/// No game takes more steps.
const MAX_STEPS: usize = 5000;

/// Runs the program. Returns whether it succeeded, and what it printed.
fn run(folder: &Path, args: &[&str]) -> (bool, String) {
    let out = Command::new(program())
        .args(args)
        .env("STAMMTISCH_DATA", folder)
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    let said = [out.stdout, out.stderr].concat();
    (out.status.success(), String::from_utf8(said).unwrap())
}

async fn play_a_game(process: &Process) -> (Client, String) {
    let anna = Client::named(process.address, "Anna").await.unwrap();
    let opening = json!({
        "settings": {"game": "rotundo", "players": 2}, "sit": 0, "bots": [null, "easy"], "start": true,
    });
    let code = anna.open(&opening).await.unwrap();
    let mut socket = anna.connect(&code).await.unwrap();
    for step in 0..MAX_STEPS {
        let done = |snapshot: &Value| snapshot["phase"] == "finished" || snapshot["turn"] == 0;
        socket.wait_until(done).await.unwrap();
        if socket.snapshot["phase"] == "finished" {
            return (anna, code);
        }
        let action = socket.snapshot["actions"][0].clone();
        let answer = socket.act(&action, &step.to_string()).await.unwrap();
        assert_eq!(answer["ok"], true, "{answer}");
    }
    panic!("the game did not end in {MAX_STEPS} steps");
}

/// Returns what a table shows once it has noticed that nobody is there any more.
async fn left(anna: &Client, path: &str) -> Value {
    for _ in 0..2000 {
        let answer = anna.get(path).await.unwrap().json;
        if answer["snapshot"]["seats"][0]["present"] == false {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the server did not notice within ten seconds that Anna left");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_restores_to_the_same_state() {
    let [here, there, elsewhere] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let process = Process::start(&program(), here.path());
    let (anna, code) = play_a_game(&process).await;
    let path = format!("/api/v1/tables/{code}");
    let before = left(&anna, &path).await;

    let copy = there.path().join("stammtisch.sqlite");
    let (done, said) = run(here.path(), &["backup", copy.to_str().unwrap()]);
    assert!(done, "{said}");
    let lines = elsewhere.path().join("lines");
    let (done, said) = run(here.path(), &["export", lines.to_str().unwrap()]);
    assert!(done, "{said}");
    let (done, _) = run(here.path(), &["backup", copy.to_str().unwrap()]);
    assert!(!done, "nothing is overwritten");
    process.kill();

    let (done, said) = run(elsewhere.path(), &["import", lines.to_str().unwrap()]);
    assert!(done, "{said}");
    let (done, _) = run(elsewhere.path(), &["import", lines.to_str().unwrap()]);
    assert!(!done, "an import needs an empty folder");
    for folder in [&there, &elsewhere] {
        let process = Process::start(&program(), folder.path());
        let anna = anna.at(process.address);
        assert_eq!(anna.get(&path).await.unwrap().json, before);
        process.kill();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_verified_and_one_that_was_tampered_with_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&program(), folder.path());
    let (anna, code) = play_a_game(&process).await;
    let record = anna
        .get(&format!("/api/v1/tables/{code}/record"))
        .await
        .unwrap()
        .json;
    process.kill();
    let file = folder.path().join("record.json");
    let verified = |record: &Value| {
        std::fs::write(&file, record.to_string()).unwrap();
        run(folder.path(), &["verify", file.to_str().unwrap()])
    };
    let (sound, said) = verified(&record);
    assert!(sound, "{said}");
    let shuffle = |name: &str, value: Value| {
        let mut other = record.clone();
        other["shuffle"][name] = value;
        other
    };
    let mut bare = record.clone();
    bare.as_object_mut().unwrap().remove("shuffle");
    let mut moved = record.clone();
    moved["moves"].as_array_mut().unwrap().pop();
    for tampered in [
        shuffle("secret", "00".repeat(32).into()),
        shuffle("commitment", "00".repeat(32).into()),
        shuffle("nonces", json!(["00".repeat(16), "11".repeat(16)])),
        shuffle("nonces", json!([])),
        bare,
        moved,
    ] {
        let (sound, said) = verified(&tampered);
        assert!(!sound && said.ends_with(".\n"), "{said}");
    }
    if let Ok(out) = Command::new("python3")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/deals.py"))
        .arg("--verify")
        .arg({
            std::fs::write(&file, record.to_string()).unwrap();
            &file
        })
        .output()
    {
        assert!(
            out.status.success(),
            "{}",
            String::from_utf8_lossy(&out.stderr)
        );
    }
}

#[tokio::test]
async fn a_server_whose_output_nobody_reads_serves_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap();
    drop(free);
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut server = serving(&program(), folder.path())
        .env("STAMMTISCH_LISTEN", address.to_string())
        .stdout(writer)
        .spawn()
        .unwrap();
    for attempt in 0.. {
        if Client::named(address, "Anna").await.is_ok() {
            break;
        }
        assert!(server.try_wait().unwrap().is_none(), "the server ended");
        assert!(
            attempt < 1000,
            "the server did not answer within 20 seconds"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.kill().unwrap();
    server.wait().unwrap();
}

/// Writes a database as versions before the first release did.
async fn write_old_database(file: &Path) {
    let mut connection = Sqlite::options(file).connect().await.unwrap();
    let schema = include_str!("../../../store/tests/fixtures/old_schema.sql");
    sqlx::raw_sql(schema)
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn every_command_refuses_an_old_database_and_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stammtisch.sqlite");
    write_old_database(&file).await;
    let before = std::fs::read(&file).unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let lines = elsewhere.path().join("lines");
    let old_line = r#"{"change":"guest","id":7,"name":"Anna","made":1}"#;
    std::fs::write(&lines, old_line).unwrap();
    let [copy, export] = ["copy", "export"].map(|name| elsewhere.path().join(name));
    let text = |path: &std::path::PathBuf| path.to_str().unwrap().to_owned();
    let listen = ["serve", "--listen", "127.0.0.1:0"]
        .map(str::to_owned)
        .to_vec();
    let commands = [
        (folder.path(), listen),
        (folder.path(), vec!["backup".to_owned(), text(&copy)]),
        (folder.path(), vec!["export".to_owned(), text(&export)]),
        (folder.path(), vec!["import".to_owned(), text(&lines)]),
        // An old export in a new folder.
        (elsewhere.path(), vec!["import".to_owned(), text(&lines)]),
    ];
    for (data, args) in &commands {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let (done, said) = run(data, &args);
        assert!(!done, "{args:?}: {said}");
        for part in ["earlier version", "--data DIR"] {
            assert!(said.contains(part), "{args:?}: {said}");
        }
    }
    assert_eq!(std::fs::read(&file).unwrap(), before, "it is left as it is");
    assert!(!copy.exists(), "there is nothing to copy");
}
