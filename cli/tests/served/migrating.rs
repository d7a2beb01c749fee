//! A server is moved to PostgreSQL and back, also in several attempts.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::json;
use stammtisch_log::{Fact, Guest};
use stammtisch_store::{Change, Postgres, Sqlite, Store};
use stammtisch_test_client::Client;
use stammtisch_test_postgres::TestPostgres;

use crate::process::{Process, program};

fn migrate(from: &str, to: &str) -> Output {
    let mut command = Command::new(program());
    command
        .args(["migrate", "--from", from, "--to", to])
        .env("LC_ALL", "C");
    command.output().unwrap()
}

fn said(output: &Output) -> String {
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8_lossy(&text).into_owned()
}

/// A folder in which some games were played by bots, and one goes on.
async fn played(folder: &Path) -> Vec<String> {
    let process = Process::start(&program(), folder);
    let anna = Client::named(process.address, "Anna").await.unwrap();
    let mut codes = Vec::new();
    for game in ["monad", "rotundo", "fiches"] {
        let settings = json!({"game": game, "players": 2});
        let opening = json!({"settings": settings, "bots": ["greedy", "greedy"], "start": true});
        let code = anna.open(&opening).await.unwrap();
        let mut socket = anna.connect(&code).await.unwrap();
        socket.receive().await.unwrap();
        socket
            .wait_until(|snapshot| snapshot["phase"] == "finished")
            .await
            .unwrap();
        codes.push(code);
    }
    process.stop();
    codes
}

async fn exported(store: &dyn Store) -> Vec<Change> {
    let mut all = Vec::new();
    let mut take = |change| {
        all.push(change);
        Ok(())
    };
    store.export(&mut take).await.unwrap();
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_moved_to_postgres_and_back() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let codes = played(old.path()).await;
    let address = postgres.database();
    let file = format!("sqlite:{}", old.path().display());
    let moved = migrate(&file, &address);
    assert!(moved.status.success(), "{}", said(&moved));
    assert!(said(&moved).contains("3 tables"), "{}", said(&moved));

    let store = Postgres::connect(&address, 1).await.unwrap();
    let before = Sqlite::open(&old.path().join("stammtisch.sqlite"))
        .await
        .unwrap();
    let everything = exported(&before).await;
    assert_eq!(exported(&store).await, everything);
    before.close().await.unwrap();

    let back = migrate(&address, &format!("sqlite:{}", new.path().display()));
    assert!(back.status.success(), "{}", said(&back));
    let copy = Sqlite::open(&new.path().join("stammtisch.sqlite"))
        .await
        .unwrap();
    assert_eq!(exported(&copy).await, everything);
    copy.close().await.unwrap();
    // And it serves.
    let process = Process::start(&program(), new.path());
    let anybody = Client::anonymous(process.address);
    let answer = anybody.get(&format!("/api/v1/tables/{}", codes[0])).await;
    assert_eq!(answer.unwrap().status, 200);
    process.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_attempt_that_was_stopped_goes_on_and_a_difference_is_found() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let old = tempfile::tempdir().unwrap();
    played(old.path()).await;
    let address = postgres.database();
    let file = format!("sqlite:{}", old.path().display());
    {
        // An attempt that ended in the middle of a log.
        let source = Sqlite::open(&old.path().join("stammtisch.sqlite"))
            .await
            .unwrap();
        let target = Postgres::connect(&address, 1).await.unwrap();
        for change in exported(&source).await {
            if let Change::Facts {
                table,
                first,
                facts,
            } = change
            {
                let half = facts[..facts.len() / 2].to_vec();
                target
                    .write(vec![Change::Facts {
                        table,
                        first,
                        facts: half,
                    }])
                    .await
                    .unwrap();
                break;
            }
            target.write(vec![change]).await.unwrap();
        }
        source.close().await.unwrap();
        target.close().await.unwrap();
    }
    let done = migrate(&file, &address);
    assert!(done.status.success(), "{}", said(&done));
    let again = migrate(&file, &address);
    assert!(
        again.status.success(),
        "a second time changes nothing: {}",
        said(&again)
    );

    // The planted fault: somebody else's table is there too.
    let target = Postgres::connect(&address, 1).await.unwrap();
    let guest = Change::Guest {
        id: 5,
        name: "Mallory".to_owned(),
        face: None,
        created: 1,
    };
    target.write(vec![guest]).await.unwrap();
    target.close().await.unwrap();
    let differs = migrate(&file, &address);
    assert!(!differs.status.success());
    assert!(
        said(&differs).contains("databases differ"),
        "{}",
        said(&differs)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fact_that_was_changed_is_found() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let old = tempfile::tempdir().unwrap();
    played(old.path()).await;
    let address = postgres.database();
    let file = format!("sqlite:{}", old.path().display());
    assert!(migrate(&file, &address).status.success());
    let (_, name) = address.rsplit_once('/').unwrap();
    let last =
        "(table_id, number) = (SELECT table_id, max(number) FROM facts GROUP BY table_id LIMIT 1)";
    let fact = serde_json::to_string(&Fact::Renamed {
        guest: Guest::new(1, "Mallory"),
    })
    .unwrap();
    postgres.run(
        name,
        &format!("UPDATE facts SET fact = '{fact}' WHERE {last}"),
    );
    let differs = migrate(&file, &address);
    assert!(!differs.status.success(), "{}", said(&differs));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_moved_from_under_a_server() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let address = postgres.database();
    let process = Process::start(&program(), folder.path());
    let file = format!("sqlite:{}", folder.path().display());
    let refused = migrate(&file, &address);
    assert!(
        said(&refused).contains("Stop it first"),
        "{}",
        said(&refused)
    );
    process.stop();
    let nothing = migrate("sqlite:/nowhere/at/all", &address);
    assert!(said(&nothing).contains("no database"), "{}", said(&nothing));
    let wrong = migrate("mysql://somewhere", &address);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(said(&wrong).contains("sqlite:FOLDER"), "{}", said(&wrong));
}
