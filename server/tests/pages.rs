//! Pages and assets of the client, and the rule books.

use crate::common::typed_games::GAMES;
use stammtisch_test_client::Client;

use crate::common::fresh;

#[tokio::test]
async fn all_pages_of_the_client_are_one_page() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let home = client.get("/").await.unwrap();
    assert_eq!(home.status, 200);
    assert!(
        home.header("content-type")
            .unwrap()
            .starts_with("text/html")
    );
    let pages = [
        "/t/AAAAAAAAAAAAAAAAAAAAAA",
        "/screen/A",
        "/come-back",
        &format!("/rules/{}", GAMES[0]),
        &format!("/learn/{}", GAMES[0]),
        "/kids",
    ];
    for path in pages {
        assert_eq!(client.get(path).await.unwrap().text, home.text);
    }
    let missing = client.get("/../Cargo.toml").await.unwrap();
    assert_eq!(missing.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn a_page_that_is_known_is_not_sent_again() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let etag = client
        .get("/")
        .await
        .unwrap()
        .header("etag")
        .unwrap()
        .to_owned();
    let headers = [("Host", "localhost".to_owned()), ("If-None-Match", etag)];
    let again = client.bare("GET", "/", &headers, "").await.unwrap();
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    server.stop().await;
}

#[tokio::test]
async fn the_client_can_be_kept_whole_but_for_its_worker() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let list = client.get("/api/v1/client").await.unwrap().json;
    assert_eq!(list["version"].as_str().unwrap().len(), 16);
    let files = list["files"].as_array().unwrap();
    let board = format!("/games/{}/board/board.js", GAMES[0]);
    for needed in ["/", "/app.js", &board, "/words/nl/shell.json"] {
        assert!(files.contains(&needed.into()), "{needed}");
    }
    assert!(!files.contains(&"/worker.js".into()));
    for file in files {
        let answer = client.get(file.as_str().unwrap()).await.unwrap();
        assert_eq!(answer.status, 200, "{file}");
        let kind = answer.header("content-type").unwrap();
        assert_ne!(kind, "application/octet-stream", "{file}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_games_and_their_rules_can_be_read_in_three_languages() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let games = client.get("/api/v1/games").await.unwrap().json;
    assert_eq!(games["games"].as_array().unwrap().len(), 3);
    assert!(
        games["levels"]
            .as_array()
            .unwrap()
            .contains(&"medium".into())
    );
    for game in games["games"].as_array().unwrap() {
        let mut books = Vec::new();
        for lang in ["en", "de", "nl"] {
            let path = format!(
                "/api/v1/rules/{}?lang={lang}",
                game["game"].as_str().unwrap()
            );
            books.push(client.get(&path).await.unwrap().text);
        }
        books.dedup();
        assert_eq!(books.len(), 3);
    }
    assert_eq!(client.get("/api/v1/rules/chess").await.unwrap().status, 404);
    server.stop().await;
}
