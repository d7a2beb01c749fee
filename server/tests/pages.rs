//! Pages and assets of the client, and the rule books.

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::{Value, json};
use stammtisch_test_client::Client;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::typed_games::GAMES;
use crate::common::{Running, fresh, table_settings};

/// Asks for a path with these headers. Returns the head of the answer, and its body.
async fn fetch(server: &Running, path: &str, headers: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|part| part == b"\r\n\r\n");
    let body = answer.split_off(end.unwrap() + 4);
    (String::from_utf8(answer).unwrap(), body)
}

async fn html(server: &Running, path: &str, headers: &str) -> String {
    let (head, body) = fetch(server, path, headers).await;
    assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
    assert!(head.contains("content-type: text/html"), "{head}");
    assert!(head.contains("cache-control: private, no-cache"), "{head}");
    String::from_utf8(body).unwrap()
}

/// The first data of a page.
fn first_data(html: &str) -> Value {
    let start = "<script id=\"first-data\" type=\"application/json\">";
    let data = html.split(start).nth(1).unwrap();
    serde_json::from_str(data.split("</script>").next().unwrap()).unwrap()
}

async fn version(client: &Client) -> String {
    let list = client.get("/api/v1/client").await.unwrap().json;
    list["version"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn every_page_names_the_modules_that_it_needs() {
    let (_folder, server) = fresh().await;
    let version = version(&Client::anonymous(server.address)).await;
    let board = format!("games/{}/board/board.js", GAMES[0]);
    let needed: [(&str, &[&str]); 6] = [
        (
            "/",
            &[
                "pages/home.js",
                &format!("games/{}/board/about.js", GAMES[0]),
            ],
        ),
        ("/t/AAAAAAAAAAAAAAAAAAAAAA", &["pages/table.js"]),
        ("/screen/A", &["pages/screen.js"]),
        ("/come-back", &["pages/come-back.js"]),
        (&format!("/rules/{}", GAMES[0]), &["pages/rules.js"]),
        (&format!("/learn/{}", GAMES[0]), &["pages/learn.js", &board]),
    ];
    for (path, modules) in needed {
        let html = html(&server, path, "").await;
        for module in modules.iter().chain(&["app.js", "dom.js"]) {
            let link = format!(r#"<link rel="modulepreload" href="/v/{version}/{module}">"#);
            assert!(html.contains(&link), "{path}: {module}");
        }
        assert_eq!(
            html.contains("css/table.css\" disabled"),
            path == "/" || path == "/come-back"
        );
    }
    let client = Client::anonymous(server.address);
    for missing in [
        "/../Cargo.toml",
        "/app.js",
        "/worker.js",
        "/dom.js",
        "/games/x",
    ] {
        assert_eq!(client.get(missing).await.unwrap().status, 404, "{missing}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_page_of_a_table_names_its_board_to_those_who_may_see_it() {
    let (_folder, server) = fresh().await;
    let host = Client::named(server.address, "Anna").await.unwrap();
    let opening = json!({"settings": table_settings(GAMES[0], 2), "sit": 0});
    let code = host.open(&opening).await.unwrap();
    let page = host.get(&format!("/t/{code}")).await.unwrap().text;
    assert!(page.contains(&format!("games/{}/board/board.js", GAMES[0])));
    server.stop().await;
}

#[tokio::test]
async fn the_first_data_is_in_the_page() {
    let (_folder, server) = fresh().await;
    let client = Client::named(server.address, "<b>&\"Anna\"</script>")
        .await
        .unwrap();
    let page = client.get("/").await.unwrap();
    assert_eq!(page.text.matches("Anna").count(), 1);
    assert!(!page.text.contains("<b>"), "a name is no HTML");
    let data = first_data(&page.text);
    let asked = |path: &'static str| async { client.get(path).await.unwrap().json };
    assert_eq!(data["me"], asked("/api/v1/me").await);
    assert_eq!(data["games"], asked("/api/v1/games").await);
    assert_eq!(data["about"], asked("/api/v1/about").await);
    assert_eq!(data["language"], "en");
    let title = format!("{}-title", GAMES[0]);
    let shell = &data["words"]["shell"]["messages"];
    assert!(
        shell["skip"].is_string() && shell[title].is_string(),
        "{shell}"
    );
    assert_eq!(
        data["words"][GAMES[0]],
        Value::Null,
        "no more of a game than its introduction"
    );
    let learn = format!("{}-learn", GAMES[0]);
    let lesson = html(&server, &format!("/learn/{}", GAMES[0]), "").await;
    for scope in [&learn, GAMES[0]] {
        assert!(
            first_data(&lesson)["words"][scope]["messages"].is_object(),
            "{scope}"
        );
    }
    assert_eq!(
        first_data(&lesson)["me"],
        Value::Null,
        "nobody looks at it there"
    );
    let nobody = first_data(&html(&server, "/", "").await);
    assert_eq!(nobody["me"]["name"], Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn a_page_is_in_the_language_that_was_chosen_or_in_the_browsers() {
    let (_folder, server) = fresh().await;
    for (headers, expected) in [
        ("", "en"),
        ("Accept-Language: fr, nl;q=0.8\r\n", "nl"),
        ("Accept-Language: nl\r\nCookie: a=b; language=de\r\n", "de"),
        (
            "Accept-Language: nl\r\nCookie: language=\"><script>\r\n",
            "nl",
        ),
    ] {
        let html = html(&server, "/", headers).await;
        assert!(
            html.contains(&format!("<html lang=\"{expected}\">")),
            "{headers}"
        );
        assert_eq!(first_data(&html)["language"], expected);
    }
    server.stop().await;
}

#[tokio::test]
async fn files_are_kept_for_ever_and_compressed_once() {
    let (_folder, server) = fresh().await;
    let path = format!(
        "/v/{}/app.js",
        version(&Client::anonymous(server.address)).await
    );
    let (head, plain) = fetch(&server, &path, "").await;
    let source = include_bytes!("../../client/app.js");
    assert_eq!(plain, source, "the modules that are served are the sources");
    assert!(
        head.contains("cache-control: public, max-age=31536000, immutable"),
        "{head}"
    );
    assert!(head.contains("vary: accept-encoding") && !head.contains("content-encoding"));
    let (head, gzip) = fetch(&server, &path, "Accept-Encoding: gzip, deflate\r\n").await;
    assert!(head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"));
    let mut unpacked = Vec::new();
    GzDecoder::new(&gzip[..])
        .read_to_end(&mut unpacked)
        .unwrap();
    assert_eq!(unpacked, source);
    let (head, brotli) = fetch(&server, &path, "Accept-Encoding: gzip, br\r\n").await;
    assert!(head.contains("content-encoding: br"), "{head}");
    assert!(brotli.len() < gzip.len());
    server.stop().await;
}

#[tokio::test]
async fn a_file_of_another_version_is_not_replaced_by_one_of_this() {
    let (_folder, server) = fresh().await;
    for path in [
        "/v/0123456789abcdef/app.js",
        "/v/0123456789abcdef/index.html",
        "/v/app.js",
        "/v/",
    ] {
        let (head, body) = fetch(&server, path, "").await;
        assert!(head.starts_with("HTTP/1.1 404"), "{path}: {head}");
        assert!(
            head.contains("cache-control: no-store"),
            "it may be this server's soon"
        );
        assert!(String::from_utf8(body).unwrap().contains("a new version"));
    }
    server.stop().await;
}

#[tokio::test]
async fn the_client_can_be_kept_whole_but_for_its_worker() {
    let (_folder, server) = fresh().await;
    let client = Client::anonymous(server.address);
    let list = client.get("/api/v1/client").await.unwrap().json;
    let version = list["version"].as_str().unwrap();
    assert_eq!(version.len(), 16);
    let files = list["files"].as_array().unwrap();
    let at = |path: &str| Value::from(format!("/v/{version}/{path}"));
    let board = format!("games/{}/board/board.js", GAMES[0]);
    for needed in ["index.html", "app.js", &board, "words/nl/shell.json"] {
        assert!(files.contains(&at(needed)), "{needed}");
    }
    assert!(!files.contains(&at("worker.js")));
    for file in files {
        let (head, _) = fetch(&server, file.as_str().unwrap(), "").await;
        assert!(head.starts_with("HTTP/1.1 200"), "{file}: {head}");
        assert!(head.contains("immutable"), "{file}: {head}");
    }
    let named = Client::named(server.address, "Anna").await.unwrap();
    let page = named
        .get(at("index.html").as_str().unwrap())
        .await
        .unwrap()
        .text;
    assert!(
        !page.contains("Anna") && !page.contains("\"me\"") && page.contains("\"games\""),
        "it is nobody's"
    );
    let (head, _) = fetch(&server, at("worker.js").as_str().unwrap(), "").await;
    assert!(head.contains("service-worker-allowed: /"), "{head}");
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
