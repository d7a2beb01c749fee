//! Looking after a server that runs: `stammtisch admin`, the lock on its folder, and what its log says.

use std::path::Path;
use std::process::Command;

use crate::process::{Process, program, serving};
use serde_json::{Value, json};
use stammtisch_test_client::Client;

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

/// Anna at a table with a bot, and Bruno who watches and writes.
async fn at_table(process: &Process) -> (Client, Client, String) {
    let anna = Client::named(process.address, "Anna").await.unwrap();
    let bruno = Client::named(process.address, "Bruno").await.unwrap();
    let opening = json!({
        "settings": {"game": "rotundo", "players": 2}, "sit": 0, "bots": [null, "easy"], "start": true,
    });
    let code = anna.open(&opening).await.unwrap();
    let path = format!("/api/v1/tables/{code}");
    let chat = json!({"command": "chat", "text": "a rude line"});
    assert_eq!(bruno.post(&path, &chat).await.unwrap().status, 200);
    let report = json!({"person": 1, "reason": "rude"});
    let reported = anna.post(&format!("{path}/report"), &report).await.unwrap();
    assert_eq!(reported.status, 200, "{reported:?}");
    (anna, bruno, code)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_looks_after_a_server_that_runs() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&program(), folder.path());
    let (anna, bruno, code) = at_table(&process).await;
    let admin = |args: &[&str]| {
        let args: Vec<&str> = ["admin"].iter().chain(args).copied().collect();
        run(folder.path(), &args)
    };
    assert!(admin(&["tables"]).1.contains(&code));
    let guests = admin(&["guests"]).1;
    let line = guests.lines().find(|line| line.ends_with("Bruno"));
    let number = line.unwrap().split_whitespace().next().unwrap();
    let reports = admin(&["reports"]).1;
    assert!(
        reports.contains("a rude line") && reports.contains(number),
        "{reports}"
    );
    assert_eq!(admin(&["limits"]), (true, "None.\n".to_owned()));
    assert!(
        admin(&["check"])
            .1
            .starts_with("Logs read: 1. All of them are fine.")
    );
    assert!(admin(&["data", number]).1.contains("\"name\": \"Bruno\""));

    assert!(admin(&["ban", number, "--days", "2"]).0);
    assert!(admin(&["bans"]).1.contains(&format!("guest {number}")));
    assert!(!admin(&["ban", "nobody"]).0);
    assert!(admin(&["erase", number]).0);
    assert!(!admin(&["erase", "12345"]).0);
    assert!(admin(&["erased"]).1.contains(number));
    assert_eq!(
        bruno.get("/api/v1/me").await.unwrap().json["name"],
        Value::Null
    );
    assert!(
        !admin(&["reports"]).1.contains("rude"),
        "the report went with the person"
    );
    let mut socket = anna.connect(&code).await.unwrap();
    assert!(admin(&["close", &code]).0);
    let closed = |snapshot: &Value| snapshot["closed"] == true;
    socket.wait_until(closed).await.unwrap();
    assert!(!admin(&["close", &code]).0, "it is closed already");
    assert!(
        admin(&["purge", "--keep-tables", "30"])
            .1
            .contains("Deleted 0 tables")
    );
    process.kill();
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_folder_is_closed_to_others_and_to_a_second_server() {
    use std::os::unix::fs::PermissionsExt;

    let outer = tempfile::tempdir().unwrap();
    let folder = outer.path().join("data");
    let process = Process::start(&program(), &folder);
    Client::named(process.address, "Anna").await.unwrap();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder), 0o700);
    for file in std::fs::read_dir(&folder).unwrap() {
        let file = file.unwrap().path();
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    let second = serving(&program(), &folder).output().unwrap();
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(
        !second.status.success() && said.contains("--data"),
        "{said}"
    );
    let copy = outer.path().join("copy");
    assert!(run(&folder, &["backup", copy.to_str().unwrap()]).0);
    let lines = outer.path().join("lines");
    assert!(run(&folder, &["export", lines.to_str().unwrap()]).0);
    assert_eq!((mode(&copy), mode(&lines)), (0o600, 0o600));
    process.kill();
    // A server that was killed leaves no lock behind.
    Process::start(&program(), &folder).kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_log_holds_the_code_of_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = serving(&program(), folder.path());
    command.env("RUST_LOG", "trace");
    let process = Process::spawn(command);
    let (anna, _, code) = at_table(&process).await;
    let mut socket = anna.connect(&code).await.unwrap();
    let turn = |snapshot: &Value| snapshot["turn"] == 0;
    socket.wait_until(turn).await.unwrap();
    let action = socket.snapshot["actions"][0].clone();
    socket.act(&action, "key").await.unwrap();
    for path in ["", "/record", "/replay", "/qr.svg"] {
        anna.get(&format!("/api/v1/tables/{code}{path}"))
            .await
            .unwrap();
    }
    anna.get(&format!("/t/{code}")).await.unwrap();
    assert!(run(folder.path(), &["admin", "close", &code]).0);
    let closed = |snapshot: &Value| snapshot["closed"] == true;
    socket.wait_until(closed).await.unwrap();
    let log = process.kill();
    assert!(
        log.contains("request"),
        "the log is as talkative as it can be: {log}"
    );
    assert!(!log.contains(&code), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_plays_every_game_and_refuses_what_does_not_fit() {
    let [here, there] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let process = Process::start(&program(), here.path());
    let (anna, ..) = at_table(&process).await;
    drop(anna);
    let lines = here.path().join("lines");
    assert!(run(here.path(), &["export", lines.to_str().unwrap()]).0);
    process.kill();
    let exported = std::fs::read_to_string(&lines).unwrap();
    // The bot sat at another seat than the one that is free.
    let damaged = exported.replace(
        r#""fact":"bot_sat","seat":1"#,
        r#""fact":"bot_sat","seat":0"#,
    );
    assert_ne!(damaged, exported);
    std::fs::write(&lines, damaged).unwrap();
    let (done, said) = run(there.path(), &["import", lines.to_str().unwrap()]);
    assert!(!done && said.contains("do not fit"), "{said}");
    assert!(
        !there.path().join("stammtisch.sqlite").exists(),
        "half an import is none"
    );
    std::fs::write(&lines, exported).unwrap();
    let (done, said) = run(there.path(), &["import", lines.to_str().unwrap()]);
    assert!(done, "{said}");
    assert!(
        run(there.path(), &["admin", "reports"])
            .1
            .contains("a rude line")
    );
}
