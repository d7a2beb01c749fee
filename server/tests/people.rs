//! Names, hosts' powers, reports, and people who want to be forgotten.

use std::path::Path;

use serde_json::{Value, json};
use stammtisch_server::admin;
use stammtisch_store::{People, Sqlite, Store};
use stammtisch_test_client::Client;

use crate::common::typed_games::GAMES;
use crate::common::{Pair, accepted, fresh, rejected, table_settings};

/// The time of day plays no part in what these tests check.
const NOW: u64 = 1 << 42;

#[tokio::test]
async fn names_are_normalised_and_nobody_is_called_like_a_bot() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let named = async |name: &str| {
        let answer = client.post("/api/v1/me", &json!({"name": name})).await;
        let answer = answer.unwrap();
        (answer.status, answer.json["name"].clone())
    };
    assert_eq!(
        named("Ａｎｎａ\u{202E}\u{200B}").await,
        (200, json!("Anna"))
    );
    assert_eq!(named("\u{200B}\u{2067}").await.0, 400);
    assert_eq!(
        named("Воt 2").await.0,
        400,
        "the first letters are Cyrillic"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_name_from_right_to_left_does_not_turn_a_sentence_around() {
    let (_folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let dana = Client::named(server.address, "דנה").await.unwrap();
    let opening = json!({"settings": table_settings(GAMES[0], 2), "sit": 0});
    let code = anna.open(&opening).await.unwrap();
    let mut watching = anna.connect(&code).await.unwrap();
    let mut sitting = dana.connect(&code).await.unwrap();
    accepted(&mut sitting, json!({"command": "sit", "seat": 1})).await;
    let sat = |frame: &Value| frame["updates"][0]["sat"]["seat"] == 1;
    let told = watching.receive_until(sat).await.unwrap();
    let text = told["updates"][0]["text"].as_str().unwrap();
    assert!(text.contains("\u{2068}דנה\u{2069}"), "{text:?}");
    assert_eq!(
        told["snapshot"]["seats"][1]["name"], "דנה",
        "the name itself is plain"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_closed_table_is_in_nobodys_list() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let tables = async |client: &Client| {
        let me = client.get("/api/v1/me").await.unwrap().json;
        me["tables"].as_array().unwrap().len()
    };
    assert_eq!(tables(&pair.people[1]).await, 1);
    accepted(&mut pair.sockets[0], json!({"command": "close"})).await;
    assert_eq!(tables(&pair.people[1]).await, 0);
    server.stop().await;
}

#[tokio::test]
async fn a_host_who_wants_no_watchers_has_none() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let eve = Client::named(server.address, "Eve").await.unwrap();
    let path = format!("/api/v1/tables/{}", pair.code);
    let mut watching = eve.connect(&pair.code).await.unwrap();
    let screen = format!("{path}/socket?watch=true");
    let mut screen = pair.people[0].connect_at(&screen).await.unwrap();
    let allow = |allowed: bool| json!({"command": "allow_watching", "allowed": allowed});
    accepted(&mut pair.sockets[0], allow(false)).await;
    let closing = watching.receive_until(|frame| frame["closing"] == "no_watching");
    closing.await.unwrap();
    assert!(eve.connect(&pair.code).await.is_err());
    for rest in ["", "/record", "/replay"] {
        let refused = eve.get(&format!("{path}{rest}")).await.unwrap();
        assert_eq!(refused.status, 403, "{refused:?}");
    }
    let hidden = |snapshot: &Value| snapshot["watching"] == false;
    pair.sockets[1].wait_until(hidden).await.unwrap();
    screen.wait_until(hidden).await.unwrap();
    accepted(&mut pair.sockets[0], allow(true)).await;
    assert_eq!(eve.get(&path).await.unwrap().status, 200);
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_replaced_sees_what_watchers_see() {
    let (_folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    accepted(
        &mut pair.sockets[0],
        json!({"command": "replace", "seat": 1}),
    )
    .await;
    let gone = |snapshot: &Value| snapshot["you"].is_null();
    pair.sockets[1].wait_until(gone).await.unwrap();
    let eve = Client::named(server.address, "Eve").await.unwrap();
    let path = format!("/api/v1/tables/{}", pair.code);
    let seen = eve.get(&path).await.unwrap().json;
    let shown = pair.people[1].get(&path).await.unwrap().json;
    assert_eq!(shown["snapshot"]["view"], seen["snapshot"]["view"]);
    rejected(&mut pair.sockets[1], json!({"command": "return"})).await;
    server.stop().await;
}

#[tokio::test]
async fn a_report_keeps_the_last_lines() {
    let (folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    for number in 0..30 {
        let text = format!("rude line {number}");
        accepted(
            &mut pair.sockets[1],
            json!({"command": "chat", "text": text}),
        )
        .await;
    }
    let path = format!("/api/v1/tables/{}/report", pair.code);
    let report = json!({"person": 1, "reason": "rude"});
    let stranger = Client::anonymous(server.address);
    assert_eq!(stranger.post(&path, &report).await.unwrap().status, 401);
    let done = pair.people[0].post(&path, &report).await.unwrap();
    assert_eq!(done.json, json!({"ok": true}));
    let store = beside(folder.path()).await;
    let reports = store.reports().await.unwrap();
    let [report] = &reports[..] else {
        panic!("{reports:?}")
    };
    assert_eq!(
        (report.about.name.as_str(), report.reason.as_str()),
        ("Bruno", "rude")
    );
    assert_eq!(report.lines.len(), 20);
    assert_eq!(report.lines[19].text, "rude line 29");
    server.stop().await;
}

/// The store of a running server, opened as another process would.
async fn beside(folder: &Path) -> Sqlite {
    Sqlite::join(&folder.join("stammtisch.sqlite"))
        .await
        .unwrap()
}

/// The files in which a text is found.
fn found_in(folder: &Path, text: &str) -> Vec<String> {
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let has = |file: &std::path::PathBuf| {
        let bytes = std::fs::read(file).unwrap();
        bytes
            .windows(text.len())
            .any(|part| part == text.as_bytes())
    };
    let found = files.filter(has);
    found.map(|file| file.display().to_string()).collect()
}

#[tokio::test]
async fn a_person_can_be_erased_and_nothing_of_them_is_left_on_the_disk() {
    let (folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let bruno = pair.people[1].clone();
    let rename = json!({"name": "Brunonius"});
    bruno.post("/api/v1/me", &rename).await.unwrap();
    let line = json!({"command": "chat", "text": "I live in Maastricht"});
    accepted(&mut pair.sockets[1], line).await;
    for trace in ["Brunonius", "Maastricht"] {
        assert!(
            !found_in(folder.path(), trace).is_empty(),
            "the check below can fail"
        );
    }
    let data = bruno.get("/api/v1/me/data").await.unwrap().json;
    assert_eq!(data["name"], "Brunonius");
    assert_eq!(data["tables"][0]["code"], pair.code);
    assert_eq!(data["tables"][0]["chat"][0]["text"], "I live in Maastricht");
    assert!(data["devices"][0]["expires"].is_u64());

    let erased = bruno.send("DELETE", "/api/v1/me/data", "").await.unwrap();
    assert_eq!(erased.json, json!({"name": null, "face": null}));
    let closing = pair.sockets[1].receive_until(|frame| frame["closing"] == "signed_out");
    closing.await.unwrap();
    assert_eq!(
        bruno.get("/api/v1/me").await.unwrap().json["name"],
        Value::Null
    );
    // A bot plays on, and Anna's game goes on.
    let plays = |snapshot: &Value| snapshot["seats"][1]["bot"] == "medium";
    pair.sockets[0].wait_until(plays).await.unwrap();
    let on_turn = |snapshot: &Value| snapshot["turn"] == 0;
    pair.sockets[0].wait_until(on_turn).await.unwrap();
    // Whoever comes later learns nothing.
    let path = format!("/api/v1/tables/{}/socket?since=0", pair.code);
    let mut again = pair.people[0].connect_at(&path).await.unwrap();
    let told = again.receive().await.unwrap().unwrap().to_string();
    for trace in ["Brunonius", "Maastricht"] {
        assert!(!told.contains(trace), "{told}");
    }
    server.stop().await;
    for trace in ["Brunonius", "Bruno", "Maastricht"] {
        assert_eq!(found_in(folder.path(), trace), [""; 0], "{trace}");
    }
    let store = Sqlite::open(&folder.path().join("stammtisch.sqlite"))
        .await
        .unwrap();
    assert_eq!(admin::check(&store).await.unwrap(), (1, Vec::new()));
}

#[tokio::test]
async fn what_another_process_does_is_noticed() {
    let (folder, server) = fresh().await;
    let mut pair = Pair::at(&server, GAMES[1]).await;
    let eve = Client::named(server.address, "Eve").await.unwrap();
    let mut watching = eve.connect(&pair.code).await.unwrap();
    let store = beside(folder.path()).await;
    let guests = store.guests(10).await.unwrap();
    let id = |name: &str| {
        let found = guests.iter().find(|row| row.guest.name == name);
        found.unwrap().guest.id
    };
    // A ban ends sockets and keeps commands out, but not the way to be forgotten.
    let banned = stammtisch_store::Banned::Guest(id("Eve"));
    let ban = admin::ban(&store, banned, NOW, "rude", 1).await.unwrap();
    let ended = watching.receive_until(|frame| frame["closing"] == "signed_out");
    ended.await.unwrap();
    assert!(eve.connect(&pair.code).await.is_err());
    let path = format!("/api/v1/tables/{}", pair.code);
    let chat = json!({"command": "chat", "text": "hello"});
    let refused = eve.post(&path, &chat).await.unwrap();
    assert_eq!(refused.status, 403, "{refused:?}");
    assert_eq!(
        eve.get("/api/v1/me/data").await.unwrap().json["bans"][0]["reason"],
        "rude"
    );
    admin::lift_ban(&store, ban, 1).await.unwrap();
    for attempt in 0.. {
        assert!(attempt < 1000, "the ban was not lifted within ten seconds");
        if eve.post(&path, &chat).await.unwrap().status == 200 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    // Erasing somebody else.
    assert!(admin::erase(&store, id("Bruno"), 2).await.unwrap());
    let plays = |snapshot: &Value| snapshot["seats"][1]["bot"] == "medium";
    pair.sockets[0].wait_until(plays).await.unwrap();
    // Closing the table.
    assert!(admin::close(&store, &pair.code, 3).await.unwrap());
    assert!(!admin::close(&store, &pair.code, 3).await.unwrap());
    let closed = |snapshot: &Value| snapshot["closed"] == true;
    pair.sockets[0].wait_until(closed).await.unwrap();
    rejected(
        &mut pair.sockets[0],
        json!({"command": "chat", "text": "hello"}),
    )
    .await;
    server.stop().await;
}

#[tokio::test]
async fn old_tables_and_guests_are_purged() {
    use stammtisch_server::Retention;
    use std::time::Duration;

    let (folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({"settings": table_settings(GAMES[0], 2), "sit": 0});
    let code = anna.open(&opening).await.unwrap();
    let store = beside(folder.path()).await;
    let day = Duration::from_secs(24 * 3600);
    let retention = Retention {
        tables: Some(day),
        guests: Some(day),
    };
    let created = store.newest_tables(1).await.unwrap()[0].created;
    let soon = admin::purge(&store, &retention, created + 3600)
        .await
        .unwrap();
    assert_eq!(soon, admin::Purged::default());
    let later = created + 2 * day.as_millis() as u64;
    let purged = admin::purge(&store, &retention, later).await.unwrap();
    assert_eq!((purged.tables, purged.guests), (1, 1));
    let path = format!("/api/v1/tables/{code}");
    for attempt in 0.. {
        assert!(attempt < 1000, "the table was not gone within ten seconds");
        if anna.get(&path).await.unwrap().status == 404 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(
        anna.get("/api/v1/me").await.unwrap().json["name"],
        Value::Null
    );
    server.stop().await;
}

#[tokio::test]
async fn a_log_that_does_not_replay_is_found_by_the_check() {
    let (folder, server) = fresh().await;
    let pair = Pair::at(&server, GAMES[1]).await;
    let store = beside(folder.path()).await;
    assert_eq!(admin::check(&store).await.unwrap(), (1, Vec::new()));
    let stored = store.find(&pair.code).await.unwrap().unwrap();
    server.stop().await;
    let damaged = stammtisch_store::Change::Facts {
        table: stored.id,
        first: stored.facts.len() as u64,
        facts: vec![stammtisch_log::Fact::LeftSeat { seat: 0 }],
    };
    store.write(vec![damaged]).await.unwrap();
    let (count, damaged) = admin::check(&store).await.unwrap();
    assert_eq!((count, damaged.len()), (1, 1));
    assert!(damaged[0].why.contains("fact"), "{damaged:?}");
}

#[tokio::test]
async fn what_older_programs_did_not_store_is_no_damage() {
    let (folder, server) = fresh().await;
    let anna = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({"settings": table_settings(GAMES[0], 2)});
    anna.open(&opening).await.unwrap();
    server.stop().await;
    let file = folder.path().join("stammtisch.sqlite");
    let set = async |flags: &'static str| {
        let pool = sqlx::SqlitePool::connect_with(Sqlite::options(&file)).await;
        let pool = pool.unwrap();
        sqlx::query(flags).execute(&pool).await.unwrap();
        pool.close().await;
        let store = Sqlite::join(&file).await.unwrap();
        admin::check(&store).await.unwrap().1.len()
    };
    assert_eq!(set("UPDATE tables SET over = 0, waits = 0").await, 0);
    assert_eq!(set("UPDATE tables SET wakes = 1").await, 1);
}
