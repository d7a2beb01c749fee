//! Pages, assets, and the description of the API.

use serde_json::Value;
use stammtisch_visitor::Visitor;

use crate::common::fresh;

#[tokio::test]
async fn all_pages_of_the_client_are_one_page() {
    let (_folder, server) = fresh().await;
    let visitor = Visitor::unknown(server.address);
    let home = visitor.get("/").await.unwrap();
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
        "/rules/monad",
        "/learn/monad",
        "/kids",
    ];
    for path in pages {
        assert_eq!(visitor.get(path).await.unwrap().text, home.text);
    }
    let missing = visitor.get("/../Cargo.toml").await.unwrap();
    assert_eq!(missing.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn a_page_that_is_known_is_not_sent_again() {
    let (_folder, server) = fresh().await;
    let visitor = Visitor::unknown(server.address);
    let etag = visitor
        .get("/")
        .await
        .unwrap()
        .header("etag")
        .unwrap()
        .to_owned();
    let headers = [("Host", "x".to_owned()), ("If-None-Match", etag)];
    let again = visitor.bare("GET", "/", &headers, "").await.unwrap();
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    server.stop().await;
}

#[tokio::test]
async fn the_client_can_be_kept_whole_but_for_its_worker() {
    let (_folder, server) = fresh().await;
    let visitor = Visitor::unknown(server.address);
    let list = visitor.get("/api/client").await.unwrap().json;
    assert_eq!(list["version"].as_str().unwrap().len(), 16);
    let files = list["files"].as_array().unwrap();
    for needed in ["/", "/app.js", "/games/monad/board.js", "/lang/nl.json"] {
        assert!(files.contains(&needed.into()), "{needed}");
    }
    assert!(!files.contains(&"/worker.js".into()));
    for file in files {
        let answer = visitor.get(file.as_str().unwrap()).await.unwrap();
        assert_eq!(answer.status, 200, "{file}");
        let kind = answer.header("content-type").unwrap();
        assert_ne!(kind, "application/octet-stream", "{file}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_games_and_their_rules_can_be_read_in_three_languages() {
    let (_folder, server) = fresh().await;
    let visitor = Visitor::unknown(server.address);
    let games = visitor.get("/api/games").await.unwrap().json;
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
            let path = format!("/api/rules/{}?lang={lang}", game["game"].as_str().unwrap());
            books.push(visitor.get(&path).await.unwrap().text);
        }
        books.dedup();
        assert_eq!(books.len(), 3);
    }
    assert_eq!(visitor.get("/api/rules/chess").await.unwrap().status, 404);
    server.stop().await;
}

#[tokio::test]
async fn the_description_of_the_api_names_every_route_and_no_other() {
    let (_folder, server) = fresh().await;
    let visitor = Visitor::unknown(server.address);
    let described = visitor.get("/api").await.unwrap().json;
    assert!(described["openapi"].as_str().unwrap().starts_with("3."));
    let paths = described["paths"].as_object().unwrap();
    for (path, methods) in paths {
        let asked = path.replace("{code}", "nope").replace("{game}", "nope");
        for (method, what) in methods.as_object().unwrap() {
            assert!(what["summary"].is_string(), "{path}");
            let method = method.to_uppercase();
            let answer = visitor.send(&method, &asked, "{}").await.unwrap();
            assert_ne!(answer.status, 405, "{method} {path}");
            // An unknown route says that there is nothing here, an unknown table says so.
            let nothing = "There is nothing here.";
            let said: &Value = &answer.json["why"];
            assert!(
                path.contains("{game}") || said != nothing,
                "{method} {path}"
            );
        }
    }
    let source = include_str!("../src/api/mod.rs");
    let routes = source.matches(".route(").count();
    let elsewhere = ["/ws/{code}", "/healthz", "/metrics"];
    assert_eq!(paths.len(), routes + elsewhere.len());
    server.stop().await;
}
