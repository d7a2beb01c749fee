//! The client's pages and assets, embedded in the binary: the shell from `client/`, and of each game
//! its board and its lesson from `games/NAME/`.

use std::sync::LazyLock;

use axum::Json;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};
use stammtisch_games::GameFiles;
use stammtisch_rules::Lang;

use crate::api::answers::ClientAnswer;
use crate::rejection::HttpRejection;
use crate::words::{lang, words};

/// The shell of the browser client, which knows no game.
#[derive(RustEmbed)]
#[folder = "../client"]
#[exclude = "*.md"]
#[exclude = "tests/*"]
#[exclude = "tsconfig.json"]
struct Shell;

/// The path below which the games' files are served.
const GAMES_PATH: &str = "games/";

/// Returns the file of the client at this path, which has no leading slash.
fn find(path: &str) -> Option<EmbeddedFile> {
    match path.strip_prefix(GAMES_PATH) {
        Some(file) => GameFiles::get(file),
        None => Shell::get(path),
    }
}

/// Returns the paths of all files that are served, in a stable order.
fn paths() -> impl Iterator<Item = String> {
    let games = GameFiles::iter().map(|file| format!("{GAMES_PATH}{file}"));
    Shell::iter().map(|file| file.to_string()).chain(games)
}

/// Answers with a file of the client. The paths of its pages all lead to the one HTML page.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    let lang = lang(None, &headers);
    if ![Method::GET, Method::HEAD].contains(&method) || path.starts_with("/api/") {
        return not_found(lang);
    }
    let name = if is_page(path) {
        "index.html"
    } else {
        path.trim_start_matches('/')
    };
    match find(name) {
        Some(file) => send(name, file, &headers),
        None => not_found(lang),
    }
}

fn is_page(path: &str) -> bool {
    let plain = ["/", "/come-back", "/kids"].contains(&path);
    let named = ["/t/", "/screen/", "/rules/", "/learn/", "/kids/"];
    plain || named.iter().any(|start| path.starts_with(start))
}

/// The files of the browser client, which a browser stores for when the server is not reachable. The
/// version is a hash over all of them.
#[utoipa::path(
    get, path = "/client", tag = "about",
    responses((status = 200, description = "The build of the client", body = ClientAnswer))
)]
pub(crate) async fn list() -> Json<&'static ClientAnswer> {
    static LIST: LazyLock<ClientAnswer> = LazyLock::new(|| {
        let mut hash = Sha256::new();
        let mut files = Vec::new();
        for path in paths() {
            if let Some(file) = find(&path) {
                hash.update(path.as_bytes());
                hash.update(file.metadata.sha256_hash());
            }
            match path.as_str() {
                "worker.js" => {}
                "index.html" => files.push("/".to_owned()),
                path => files.push(format!("/{path}")),
            }
        }
        ClientAnswer {
            version: short(&hash.finalize()),
            files,
        }
    });
    Json(&LIST)
}

/// Returns the first eight bytes of a hash in hexadecimal: enough to tell files apart.
fn short(hash: &[u8]) -> String {
    hex::encode(&hash[..8])
}

/// Sends a file. A browser may store it but has to ask each time whether it has changed.
fn send(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let etag = format!("\"{}\"", short(&file.metadata.sha256_hash()));
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| {
        let known = known.to_str().unwrap_or("").trim_start_matches("W/");
        known == etag
    });
    let head = [
        (CONTENT_TYPE, content_type(name)),
        (CACHE_CONTROL, "no-cache"),
        (ETAG, &etag),
    ];
    if known {
        (StatusCode::NOT_MODIFIED, head).into_response()
    } else {
        (head, file.data.into_owned()).into_response()
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// Answers that there is nothing at this path.
pub(crate) fn not_found(lang: Lang) -> Response {
    HttpRejection::new(StatusCode::NOT_FOUND, "server-not-found").answer(&words(lang, ""))
}
