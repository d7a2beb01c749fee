//! Backups, exports, imports and records of a server that runs.

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::process::{Process, program, serving};
use serde_json::{Value, json};
use stammtisch_visitor::Visitor;

/// Runs the program; what it said and whether it went well.
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

async fn play_a_game(process: &Process) -> (Visitor, String) {
    let anna = Visitor::named(process.address, "Anna").await.unwrap();
    let opening = json!({
        "plan": {"game": "rotundo", "players": 2}, "sit": 0, "bots": [null, "easy"], "start": true,
    });
    let code = anna.open(&opening).await.unwrap();
    let mut socket = anna.look(&code).await.unwrap();
    for step in 0.. {
        let done = |now: &Value| now["phase"] == "over" || now["turn"] == 0;
        socket.until(done).await.unwrap();
        if socket.now["phase"] == "over" {
            break;
        }
        let action = socket.now["actions"][0].clone();
        let key = format!("{step}");
        let answer = socket.act(&action, &key).await.unwrap();
        assert_eq!(answer["ok"], true, "{answer}");
    }
    drop(socket);
    (anna, code)
}

/// What a table says once it has noticed that nobody is there any more.
async fn left(anna: &Visitor, path: &str) -> Value {
    loop {
        let answer = anna.get(path).await.unwrap().json;
        if answer["now"]["seats"][0]["here"] == false {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_restores_to_the_same_state() {
    let [here, there, elsewhere] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let process = Process::start(&program(), here.path());
    let (anna, code) = play_a_game(&process).await;
    let path = format!("/api/tables/{code}");
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
        .get(&format!("/api/tables/{code}/record"))
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
async fn a_server_whose_words_nobody_reads_serves_all_the_same() {
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
    while Visitor::named(address, "Anna").await.is_err() {
        assert!(server.try_wait().unwrap().is_none(), "it went away");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.kill().unwrap();
    server.wait().unwrap();
}
