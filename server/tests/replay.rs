//! Replay and analysis over plain requests.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::common::typed_games::GAMES;
use serde_json::{Value, json};
use stammtisch_store::{Change, Sqlite, Store};
use stammtisch_test_client::Client;

use crate::common::{Running, fresh, generous, metrics, table_settings};

#[tokio::test]
async fn a_game_of_bots_is_analysed_in_the_background() {
    let (_folder, server) = fresh().await;
    let host = Client::named(server.address, "Host").await.unwrap();
    let opening =
        json!({"settings": table_settings(GAMES[1], 2), "bots": ["greedy", "easy"], "start": true});
    let code = host.open(&opening).await.unwrap();
    let ask = |query: &str| {
        let path = format!("/api/v1/tables/{code}/analysis?{query}");
        let host = &host;
        async move { host.get(&path).await.unwrap() }
    };
    let early = ask("").await;
    assert!(early.status == 409 || early.json["total"].is_number());
    let mut watching = Client::anonymous(server.address)
        .connect(&code)
        .await
        .unwrap();
    watching
        .wait_until(|snapshot| snapshot["phase"] == "finished")
        .await
        .unwrap();
    let mut known = 0;
    let mut told = Value::Null;
    for _ in 0..3000 {
        told = ask(&format!("since={known}")).await.json;
        let fresh = told["steps"].as_array().unwrap();
        let numbered = |(more, one): (usize, &Value)| one["step"] == known + more + 1;
        assert!(fresh.iter().enumerate().all(numbered));
        known += fresh.len();
        assert_eq!(told["done"], known);
        if told["breakdowns"].is_array() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(
        told["breakdowns"].is_array(),
        "not done within a minute: {told}"
    );
    assert_eq!(told["total"], known);
    assert_eq!(ask("").await.json["steps"].as_array().unwrap().len(), known);
    server.stop().await;
}

/// A server, and the store that it writes to.
async fn with_store(folder: &Path) -> (Arc<Sqlite>, Running) {
    let store = Sqlite::open(&folder.join("stammtisch.sqlite")).await;
    let store = Arc::new(store.unwrap());
    let server = Running::with(store.clone(), generous()).await;
    (store, server)
}

/// Returns a server's answer about the analysis.
async fn analysis(client: &Client, code: &str) -> String {
    let path = format!("/api/v1/tables/{code}/analysis?lang=en");
    client.get(&path).await.unwrap().text
}

/// Returns how many positions the server's bots have reviewed.
async fn reviewed(client: &Client) -> u64 {
    let metrics = metrics(client).await;
    let name = "stammtisch_positions_reviewed_total ";
    let line = metrics.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap().parse().unwrap()
}

/// Waits until the analysis of the only game at a table is stored by this version.
async fn stored(store: &Sqlite, client: &Client, code: &str) -> u64 {
    let table = store.find(code).await.unwrap().unwrap().id;
    for _ in 0..3000 {
        analysis(client, code).await;
        let found = store.analysis(table, 1).await.unwrap();
        if found.is_some_and(|found| found.version > 0) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("not stored within a minute");
}

#[tokio::test]
async fn an_analysis_is_kept_with_its_game_until_a_new_version_makes_it_again() {
    let folder = tempfile::tempdir().unwrap();
    let (store, server) = with_store(folder.path()).await;
    let host = Client::named(server.address, "Host").await.unwrap();
    let opening =
        json!({"settings": table_settings(GAMES[1], 2), "bots": ["greedy", "easy"], "start": true});
    let code = host.open(&opening).await.unwrap();
    let mut watching = host.connect(&code).await.unwrap();
    let is_over = |snapshot: &Value| snapshot["phase"] == "finished";
    watching.wait_until(is_over).await.unwrap();
    let table = stored(&store, &host, &code).await;
    let before = analysis(&host, &code).await;
    let positions = reviewed(&host).await;
    assert!(positions > 0 && before.contains(&format!("\"done\":{positions},")));
    server.stop().await;

    let (_, server) = with_store(folder.path()).await;
    let host = host.at(server.address);
    assert_eq!(analysis(&host, &code).await, before, "the same bytes");
    assert_eq!(reviewed(&host).await, 0, "and no bot has thought");
    server.stop().await;

    let older = |version, analysis: &str| Change::Analysis {
        table,
        game: 1,
        version,
        analysis: analysis.to_owned(),
    };
    let store = Sqlite::open(&folder.path().join("stammtisch.sqlite")).await;
    let store = store.unwrap();
    store.write(vec![older(0, "[]")]).await.unwrap();
    store.close().await.unwrap();
    let (store, server) = with_store(folder.path()).await;
    let host = host.at(server.address);
    stored(&store, &host, &code).await;
    assert_eq!(analysis(&host, &code).await, before);
    assert_eq!(reviewed(&host).await, positions, "all was made again");
    server.stop().await;
}
