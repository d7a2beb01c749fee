//! The client's pages and assets, embedded in the binary: the shell from `client/`, of each game its board and its
//! lesson from `games/NAME/`, and the messages made from the Fluent files there.

use std::borrow::Cow;
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
use crate::messages::{languages_json, words_json, words_paths};
use crate::rejection::HttpRejection;
use crate::words::{lang, words};

/// The shell of the browser client, which knows no game.
#[derive(RustEmbed)]
#[folder = "../client"]
#[exclude = "*.md"]
#[exclude = "tests/*"]
#[exclude = "tsconfig.json"]
pub(crate) struct Shell;

/// The path below which the games' files are served.
const GAMES_PATH: &str = "games/";

/// The place in the HTML page for the languages of the client.
const NO_LANGUAGES: &str = "<script type=\"application/json\" id=\"languages\">[]</script>";

/// A file of the client.
struct File {
    data: Cow<'static, [u8]>,
    hash: [u8; 32],
}

impl From<EmbeddedFile> for File {
    fn from(file: EmbeddedFile) -> File {
        let hash = file.metadata.sha256_hash();
        File {
            data: file.data,
            hash,
        }
    }
}

impl From<Cow<'static, [u8]>> for File {
    fn from(data: Cow<'static, [u8]>) -> File {
        let hash = Sha256::digest(&data).into();
        File { data, hash }
    }
}

/// Returns the file of the client at this path, which has no leading slash.
fn find(path: &str) -> Option<File> {
    if path.ends_with(FLUENT) {
        return None;
    }
    if path == "index.html" {
        return Some(html_page().into());
    }
    let embedded = match path.strip_prefix(GAMES_PATH) {
        Some(file) => GameFiles::get(file),
        None => Shell::get(path),
    };
    embedded
        .map(File::from)
        .or_else(|| words_json(path).map(File::from))
}

/// Returns the one HTML page, with what it knows before it asks.
fn html_page() -> Cow<'static, [u8]> {
    static PAGE: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let page = Shell::get("index.html").map(|file| file.data);
        let page = page.unwrap_or_default();
        let languages = NO_LANGUAGES.replace("[]", &languages_json());
        let page = String::from_utf8_lossy(&page).replace(NO_LANGUAGES, &languages);
        page.into_bytes()
    });
    PAGE.as_slice().into()
}

/// The ending of the files that messages are made from. They are not served themselves.
const FLUENT: &str = ".ftl";

/// Returns the paths of all files that are served, in a stable order.
fn paths() -> impl Iterator<Item = String> {
    let games = GameFiles::iter().map(|file| format!("{GAMES_PATH}{file}"));
    let embedded = Shell::iter().map(|file| file.to_string()).chain(games);
    let embedded = embedded.filter(|path| !path.ends_with(FLUENT));
    embedded.chain(words_paths().map(str::to_owned))
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
    Json(client())
}

/// Returns which build of the client this server has: pages of another one should be loaded again.
pub(crate) fn version() -> &'static str {
    &client().version
}

fn client() -> &'static ClientAnswer {
    static LIST: LazyLock<ClientAnswer> = LazyLock::new(|| {
        let mut hash = Sha256::new();
        let mut files = Vec::new();
        for path in paths() {
            if let Some(file) = find(&path) {
                hash.update(path.as_bytes());
                hash.update(file.hash);
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
    &LIST
}

/// Returns the first eight bytes of a hash in hexadecimal: enough to tell files apart.
fn short(hash: &[u8]) -> String {
    hex::encode(&hash[..8])
}

/// Sends a file. A browser may store it but has to ask each time whether it has changed.
fn send(name: &str, file: File, headers: &HeaderMap) -> Response {
    let etag = format!("\"{}\"", short(&file.hash));
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
