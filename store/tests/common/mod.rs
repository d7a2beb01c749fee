//! What the tests of the store write.
#![allow(dead_code, reason = "each test uses some of it")]

use std::path::Path;

use serde_json::json;
use stammtisch_log::{Fact, Guest, Secret, TableFlags, TableSettings};
use stammtisch_store::{Change, Sqlite, Store, TokenKind};

pub const LISTED: TableFlags = TableFlags {
    listed: true,
    wakes: false,
    over: false,
    waits: true,
};

pub fn guest(id: u64, name: &str) -> Change {
    Change::Guest {
        id,
        name: name.to_owned(),
        face: None,
        created: 1,
    }
}

pub fn token(letter: &str, guest: u64, kind: TokenKind, expires: u64) -> Change {
    Change::Token {
        hash: letter.repeat(64),
        guest,
        kind,
        expires,
        created: 0,
        device: String::new(),
    }
}

pub fn opened() -> Fact {
    let settings: TableSettings =
        serde_json::from_value(json!({"game": "monad", "players": 2})).unwrap();
    let host = Guest::new(1, "Anna");
    let secret = Secret::new([7; 32]);
    Fact::Opened {
        settings,
        host,
        secret,
    }
}

pub fn left_seat(seat: usize) -> Fact {
    Fact::LeftSeat { seat }
}

pub fn facts(table: u64, first: u64, facts: &[Fact]) -> Change {
    Change::Facts {
        table,
        first,
        facts: facts.to_vec(),
    }
}

pub fn table(id: u64, code: &str, created: u64, flags: TableFlags) -> Vec<Change> {
    let table = Change::Table {
        id,
        code: code.to_owned(),
        created,
        flags,
        host: Some(7),
        summary: flags.listed.then(|| json!({"code": code})),
    };
    vec![table, facts(id, 0, &[opened()])]
}

pub async fn log_of(store: &dyn Store, code: &str) -> Vec<Fact> {
    store.find(code).await.unwrap().unwrap().facts
}

pub fn analysis(game: u32, version: u32, analysis: &str) -> Change {
    Change::Analysis {
        table: 1,
        game,
        version,
        analysis: analysis.to_owned(),
    }
}

pub async fn exported(store: &dyn Store) -> Vec<Change> {
    let mut all = Vec::new();
    let mut take = |change| {
        all.push(change);
        Ok(())
    };
    store.export(&mut take).await.unwrap();
    all
}

pub async fn fill(store: &dyn Store) {
    store
        .write(vec![guest(7, "Anna"), token("a", 7, TokenKind::Link, 100)])
        .await
        .unwrap();
    store.write(table(1, "abc", 1, LISTED)).await.unwrap();
    let seating = Change::Seating { table: 1, guest: 7 };
    store
        .write(vec![
            facts(1, 1, &[left_seat(0)]),
            seating,
            analysis(2, 1, "[]"),
        ])
        .await
        .unwrap();
}

pub async fn store_in(folder: &Path) -> Sqlite {
    let file = folder.join("stammtisch.sqlite");
    Sqlite::open(&file).await.unwrap()
}
