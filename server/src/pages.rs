//! The client's pages and assets, from the binary.

use std::sync::LazyLock;

use axum::Json;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use stammtisch_rules::Lang;

use crate::refusal::Refusal;
use crate::words::{lang, words};

#[derive(RustEmbed)]
#[folder = "../client"]
#[exclude = "*.md"]
#[exclude = "tests/*"]
#[exclude = "tsconfig.json"]
struct Client;

/// A file of the client; the paths of its pages all lead to the one page there is.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    let lang = lang(None, &headers);
    if ![Method::GET, Method::HEAD].contains(&method) || path.starts_with("/api/") {
        return not_found(lang);
    }
    let name = match is_page(path) {
        true => "index.html",
        false => path.trim_start_matches('/'),
    };
    match Client::get(name) {
        Some(file) => send(name, file, &headers),
        None => not_found(lang),
    }
}

fn is_page(path: &str) -> bool {
    let plain = ["/", "/come-back", "/kids"].contains(&path);
    let named = ["/t/", "/screen/", "/rules/", "/learn/"];
    plain || named.iter().any(|start| path.starts_with(start))
}

/// `GET /api/client`: what a browser keeps for when we are away. Another build, another version.
pub(crate) async fn list() -> Json<&'static Value> {
    static LIST: LazyLock<Value> = LazyLock::new(|| {
        let mut print = Sha256::new();
        let mut files = Vec::new();
        for name in Client::iter() {
            if let Some(file) = Client::get(&name) {
                print.update(name.as_bytes());
                print.update(file.metadata.sha256_hash());
            }
            match name.as_ref() {
                "worker.js" => {}
                "index.html" => files.push("/".to_owned()),
                name => files.push(format!("/{name}")),
            }
        }
        json!({"version": short(&print.finalize()), "files": files})
    });
    Json(&LIST)
}

/// Enough of a hash to tell files apart.
fn short(hash: &[u8]) -> String {
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A browser keeps a file but asks each time whether it is still the same one.
fn send(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let etag = format!("\"{}\"", short(&file.metadata.sha256_hash()));
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| {
        let known = known.to_str().unwrap_or("").trim_start_matches("W/");
        known == etag
    });
    let head = [
        (CONTENT_TYPE, kind(name)),
        (CACHE_CONTROL, "no-cache"),
        (ETAG, &etag),
    ];
    match known {
        true => (StatusCode::NOT_MODIFIED, head).into_response(),
        false => (head, file.data.into_owned()).into_response(),
    }
}

fn kind(name: &str) -> &'static str {
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

/// There is no such thing.
pub(crate) fn not_found(lang: Lang) -> Response {
    Refusal::new(StatusCode::NOT_FOUND, "server-not-found").answer(&words(lang, ""))
}
