//! A disk that refuses for a while, seen by the people at the table.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use stammtisch_store::{Change, Kept, Soon, Sqlite, Store, Taker, TokenHash, TokenKind, Trouble};
use stammtisch_table::{Guest, Moment};
use stammtisch_visitor::Visitor;

use crate::common::{Pair, Running, act, generous, granted, plan};

/// A store that keeps nothing while it is full.
struct Full {
    store: Sqlite,
    is_full: Arc<AtomicBool>,
}

impl Store for Full {
    fn write(&self, changes: Vec<Change>) -> Soon<'_, ()> {
        match self.is_full.load(Ordering::SeqCst) {
            true => Box::pin(async { Err(Trouble::Storage("the disk is full".to_owned())) }),
            false => self.store.write(changes),
        }
    }

    fn guest<'a>(
        &'a self,
        token: &'a TokenHash,
        kind: TokenKind,
        now: Moment,
    ) -> Soon<'a, Option<Guest>> {
        self.store.guest(token, kind, now)
    }

    fn find<'a>(&'a self, code: &'a str) -> Soon<'a, Option<Kept>> {
        self.store.find(code)
    }

    fn lively(&self) -> Soon<'_, Vec<String>> {
        self.store.lively()
    }

    fn sat_at(&self, guest: u64, most: u32) -> Soon<'_, Vec<String>> {
        self.store.sat_at(guest, most)
    }

    fn export<'a>(&'a self, taker: Taker<'a>) -> Soon<'a, ()> {
        self.store.export(taker)
    }

    fn backup<'a>(&'a self, to: &'a Path) -> Soon<'a, ()> {
        self.store.backup(to)
    }
}

async fn with_a_disk_that_fills() -> (tempfile::TempDir, Running, Arc<AtomicBool>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stammtisch.sqlite");
    let is_full = Arc::new(AtomicBool::new(false));
    let store = Full {
        store: Sqlite::open(&file).await.unwrap(),
        is_full: is_full.clone(),
    };
    let server = Running::with(Arc::new(store), generous()).await;
    (folder, server, is_full)
}

#[tokio::test]
async fn while_the_disk_is_full_moves_are_refused_and_everything_can_be_read() {
    let (_folder, server, is_full) = with_a_disk_that_fills().await;
    let mut pair = Pair::at(&server, "rotundo").await;
    let turn = pair.turn();
    let before = pair.sockets[turn].now.clone();
    let wish = json!({
        "wish": "act", "number": before["number"], "action": before["actions"][0], "key": "k",
    });
    is_full.store(true, Ordering::SeqCst);
    for _ in 0..3 {
        let answer = pair.sockets[turn].ask(wish.clone()).await.unwrap();
        assert_eq!(answer["ok"], false);
        let why = answer["why"].as_str().unwrap();
        assert!(why.contains("Nothing is lost"), "{why}");
        assert!(
            !why.contains("disk is full"),
            "what is wrong is for the log"
        );
    }
    let person = &pair.people[turn];
    let path = format!("/api/tables/{}", pair.code);
    let seen = person.get(&path).await.unwrap();
    assert_eq!(seen.json["now"]["view"], before["view"]);
    assert_eq!(person.get("/api/me").await.unwrap().status, 200);
    let refused = person
        .post("/api/tables", &json!({"plan": plan("monad", 2)}))
        .await
        .unwrap();
    assert_eq!(refused.status, 503);
    assert!(refused.header("retry-after").is_some());
    is_full.store(false, Ordering::SeqCst);
    granted(&mut pair.sockets[turn], wish).await;
    pair.settle().await;
    let turn = pair.turn();
    act(&mut pair.sockets[turn], 0).await;
    server.stop().await;
}

#[tokio::test]
async fn a_bot_whose_move_could_not_be_kept_moves_when_it_can() {
    let (_folder, server, is_full) = with_a_disk_that_fills().await;
    let anna = Visitor::named(server.address, "Anna").await.unwrap();
    let opening = json!({
        "plan": plan("rotundo", 2), "bots": ["easy", "easy"], "start": true,
    });
    let code = anna.open(&opening).await.unwrap();
    let mut socket = anna.look(&code).await.unwrap();
    socket
        .until(|now| now["number"].as_u64() > Some(3))
        .await
        .unwrap();
    is_full.store(true, Ordering::SeqCst);
    let path = format!("/api/tables/{code}");
    assert_eq!(anna.get(&path).await.unwrap().status, 200);
    is_full.store(false, Ordering::SeqCst);
    socket.until(|now| now["phase"] == "over").await.unwrap();
    server.stop().await;
}
