//! Several servers that share a PostgreSQL act as one.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_server::{Limits, ServerSettings, admin};
use stammtisch_store::{Banned, Postgres, Store};
use stammtisch_test_client::{Client, Nonce, Socket};
use stammtisch_test_postgres::TestPostgres;

use crate::common::typed_games::GAMES;
use crate::common::{Running, accepted, generous, table_settings};

/// How long something may take to be seen at another server.
const SOON: Duration = Duration::from_secs(30);

/// Starts servers that share a new database. Returns them and its address.
async fn nodes<const N: usize>(settings: ServerSettings) -> Option<([Running; N], String)> {
    let address = TestPostgres::shared()?.database();
    let mut nodes = Vec::new();
    for node in 1..=N as u64 {
        let store = Postgres::connect(&address, node).await.unwrap();
        nodes.push(Running::with(Arc::new(store), settings.clone()).await);
    }
    Some((nodes.try_into().ok()?, address))
}

async fn soon<T>(what: &str, work: impl Future<Output = T>) -> T {
    let done = tokio::time::timeout(SOON, work).await;
    done.unwrap_or_else(|_| panic!("not within {SOON:?}: {what}"))
}

/// Two people at a game that has begun, each at another server.
async fn begin(nodes: &[Running; 2], game: &str) -> (String, [Client; 2], [Socket; 2]) {
    let anna = Client::named(nodes[0].address, "Anna").await.unwrap();
    let bruno = Client::named(nodes[1].address, "Bruno").await.unwrap();
    let opening = json!({"settings": table_settings(game, 2), "sit": 0});
    let code = anna.open(&opening).await.unwrap();
    let nonces = [Nonce::new(1), Nonce::new(2)];
    for (who, command) in [
        (&bruno, json!({"command": "sit", "seat": 1})),
        (&anna, nonces[0].ready()),
        (&bruno, nonces[1].ready()),
        (&anna, json!({"command": "start"})),
        (&bruno, nonces[1].reveal()),
        (&anna, nonces[0].reveal()),
    ] {
        who.command(&code, &command).await.unwrap();
    }
    let sockets = [
        anna.connect(&code).await.unwrap(),
        bruno.connect(&code).await.unwrap(),
    ];
    (code, [anna, bruno], sockets)
}

/// Plays one action of the player on turn; returns whether the game goes on. Both have seen then what they may.
async fn play(sockets: &mut [Socket; 2], choice: usize) -> bool {
    let Some(turn) = sockets.iter().position(Socket::is_on_turn) else {
        return false;
    };
    let snapshot = &sockets[turn].snapshot;
    let actions = snapshot["actions"].as_array().unwrap();
    let action = actions[choice % actions.len()].clone();
    let command =
        json!({"command": "act", "state_number": snapshot["state_number"], "action": action});
    accepted(&mut sockets[turn], command).await;
    // Until a turn ends its steps are the mover's alone, unless they can't be taken back.
    if !sockets[turn].is_on_turn() || sockets[turn].snapshot["can_undo"] == false {
        let state = sockets[turn].snapshot["state_number"].as_u64();
        let seen = |snapshot: &Value| snapshot["state_number"].as_u64() >= state;
        soon("the move of the other", sockets[1 - turn].wait_until(seen))
            .await
            .unwrap();
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_two_servers_play_whole_games_and_see_the_same() {
    let Some((nodes, _)) = nodes(generous()).await else {
        return;
    };
    for game in GAMES {
        let (code, people, mut sockets) = begin(&nodes, game).await;
        for socket in &mut sockets {
            soon(
                "the deal",
                socket.wait_until(|snapshot| snapshot["phase"] == "playing"),
            )
            .await
            .unwrap();
        }
        let mut choice = 7;
        while play(&mut sockets, choice).await {
            choice = choice * 31 + 5;
            choice %= 1009;
        }
        let record = async |person: &Client| {
            person
                .get(&format!("/api/v1/tables/{code}/record"))
                .await
                .unwrap()
                .json
        };
        let (one, other) = (record(&people[0]).await, record(&people[1]).await);
        assert!(
            one["moves"]
                .as_array()
                .is_some_and(|moves| !moves.is_empty()),
            "{code}"
        );
        assert_eq!(one, other);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_changes_the_server_finds_what_was_acknowledged_and_misses_nothing() {
    let Some((nodes, _)) = nodes(generous()).await else {
        return;
    };
    let (code, people, mut sockets) = begin(&nodes, GAMES[0]).await;
    for socket in &mut sockets {
        soon(
            "the deal",
            socket.wait_until(|snapshot| snapshot["phase"] == "playing"),
        )
        .await
        .unwrap();
    }
    for choice in 0..12 {
        assert!(play(&mut sockets, choice).await);
        for seat in 0..2 {
            // At once, at the other server, which may not have heard of it yet.
            let elsewhere = people[seat].at(nodes[1 - seat].address);
            let before = sockets[seat].snapshot.clone();
            let seen = elsewhere
                .get(&format!("/api/v1/tables/{code}"))
                .await
                .unwrap()
                .json;
            assert!(seen["snapshot"]["state_number"].as_u64() >= before["state_number"].as_u64());
            let path = format!(
                "/api/v1/tables/{code}/socket?since={}",
                before["last_update"]
            );
            let mut socket = elsewhere.connect_at(&path).await.unwrap();
            let frame = socket.receive().await.unwrap().unwrap();
            assert!(
                frame["updates"].is_array(),
                "all of it is known there: {frame}"
            );
            assert_eq!(socket.snapshot["view"], before["view"]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_seen_at_every_server() {
    let Some((nodes, _)) = nodes(generous()).await else {
        return;
    };
    let (code, people, [mut anna, bruno]) = begin(&nodes, GAMES[1]).await;
    let present =
        |seat: usize, is: bool| move |snapshot: &Value| snapshot["seats"][seat]["present"] == is;
    soon("Bruno is there", anna.wait_until(present(1, true)))
        .await
        .unwrap();
    let watcher = Client::named(nodes[1].address, "Cleo").await.unwrap();
    let watching = watcher.connect(&code).await.unwrap();
    soon(
        "Cleo watches",
        anna.wait_until(|snapshot| snapshot["watchers"] == 1),
    )
    .await
    .unwrap();
    watching.close().await;
    soon(
        "Cleo is gone",
        anna.wait_until(|snapshot| snapshot["watchers"] == 0),
    )
    .await
    .unwrap();
    bruno.close().await;
    soon("Bruno is gone", anna.wait_until(present(1, false)))
        .await
        .unwrap();
    let path = format!("/api/v1/tables/{code}/socket?reactions=true");
    let mut bruno = people[1].connect_at(&path).await.unwrap();
    soon("Bruno is back", anna.wait_until(present(1, true)))
        .await
        .unwrap();
    accepted(&mut anna, json!({"command": "react", "reaction": "cheers"})).await;
    let reaction = bruno.receive_until(|frame| frame.get("reaction").is_some());
    let shown = soon("the reaction", reaction).await.unwrap();
    assert_eq!(shown["reaction"], json!({"seat": 0, "reaction": "cheers"}));
    people[1]
        .post("/api/v1/me", &json!({"name": "Bea"}))
        .await
        .unwrap();
    let renamed = |snapshot: &Value| snapshot["seats"][1]["name"] == "Bea";
    soon("the new name", anna.wait_until(renamed))
        .await
        .unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_signed_out_or_banned_at_one_server_is_so_at_all() {
    let Some((nodes, address)) = nodes(generous()).await else {
        return;
    };
    let (code, people, mut sockets) = begin(&nodes, GAMES[2]).await;
    // Anna's other device, at the other server.
    let mut second = people[0].at(nodes[1].address).connect(&code).await.unwrap();
    people[0].send("DELETE", "/api/v1/me", "").await.unwrap();
    let signed_out = |frame: &Value| frame["closing"] == "signed_out";
    soon("the sign-out here", sockets[0].receive_until(signed_out))
        .await
        .unwrap();
    soon("the sign-out there", second.receive_until(signed_out))
        .await
        .unwrap();
    let store = Postgres::connect(&address, 99).await.unwrap();
    let bruno = store.people().guests(10).await.unwrap().into_iter();
    let bruno = bruno
        .map(|row| row.guest)
        .find(|guest| guest.name == "Bruno")
        .unwrap();
    let until = u64::MAX >> 1;
    admin::ban(&store, Banned::Guest(bruno.id), until, "a test", 1)
        .await
        .unwrap();
    soon("the ban", sockets[1].receive_until(signed_out))
        .await
        .unwrap();
    for node in &nodes {
        let bruno = people[1].at(node.address);
        let line = json!({"command": "chat", "text": "hello"});
        let refused = soon("an answer", bruno.command(&code, &line)).await;
        assert!(!refused.is_ok_and(|answer| answer["ok"] == true));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_the_server_that_let_them_think_stops() {
    let Some(([first, second], _)) = nodes(generous()).await else {
        return;
    };
    let host = Client::named(first.address, "Host").await.unwrap();
    let opening = json!({
        "settings": table_settings(GAMES[1], 3), "bots": ["strong", "strong", "strong"], "start": true,
    });
    let code = host.open(&opening).await.unwrap();
    let mut watching = host.at(second.address).connect(&code).await.unwrap();
    watching.receive().await.unwrap();
    let moved = |before: &Value| {
        let before = before["state_number"].as_u64();
        move |snapshot: &Value| snapshot["state_number"].as_u64() > before
    };
    let before = watching.snapshot.clone();
    soon(
        "a move that is seen elsewhere",
        watching.wait_until(moved(&before)),
    )
    .await
    .unwrap();
    first.stop().await;
    let before = watching.snapshot.clone();
    soon(
        "a move of another server",
        watching.wait_until(moved(&before)),
    )
    .await
    .unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_holds_for_all_servers_together() {
    let limits = Limits {
        tables: 4,
        ..generous().limits
    };
    let settings = ServerSettings {
        limits,
        ..generous()
    };
    let Some((nodes, _)) = nodes::<2>(settings).await else {
        return;
    };
    let anna = Client::named(nodes[0].address, "Anna").await.unwrap();
    let opening = json!({"settings": table_settings(GAMES[0], 2)});
    // It takes a beat until the servers know of each other.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    for _ in 0..4 {
        anna.open(&opening).await.unwrap();
    }
    let elsewhere = anna.at(nodes[1].address);
    let refused = async {
        for tries in 0.. {
            let answer = elsewhere.post("/api/v1/tables", &opening).await.unwrap();
            if answer.status == 429 {
                return tries;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        0
    };
    let opened = soon("a rejection at the other server", refused).await;
    assert!(opened < 4, "{opened} more tables were opened there");
}
