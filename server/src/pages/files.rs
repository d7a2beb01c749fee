//! The files of the browser client, embedded as they are and compressed by the build.
//!
//! Their paths begin with the version of the client, so a file at a path never changes: browsers keep it
//! for ever, and no page gets modules of two builds.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::messages::{words_file, words_files};

/// A file of the client.
#[derive(Clone, Copy)]
pub(super) struct ClientFile {
    /// Below the folder of this version, without a leading slash.
    pub(super) path: &'static str,
    plain: &'static [u8],
    /// Compressed, where that is smaller.
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// All files that are embedded, in the order of their paths.
static FILES: &[ClientFile] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The page, of which each address gets its own form.
pub(super) const PAGE: &str = "index.html";
/// The service worker, which answers for all addresses of the client.
pub(super) const WORKER: &str = "worker.js";
/// The ending of the files that messages are made from. They are not served themselves.
const FLUENT: &str = ".ftl";
/// What a file at a path of this version may be kept for.
pub(super) const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Returns the version of the client: the hash of all its files.
pub(crate) const fn version() -> &'static str {
    env!("CLIENT_VERSION")
}

/// Returns the path that a file of this version is served at.
pub(crate) fn versioned(path: &str) -> String {
    format!("/v/{}/{path}", version())
}

/// Returns the file that is served at this path: an embedded one, or one with messages.
pub(super) fn find(path: &str) -> Option<ClientFile> {
    if path.ends_with(FLUENT) {
        return None;
    }
    find_embedded(path).copied().or_else(|| {
        let words = words_file(path)?;
        Some(ClientFile {
            path: &words.path,
            plain: &words.plain,
            brotli: None,
            gzip: Some(&words.gzip),
        })
    })
}

fn find_embedded(path: &str) -> Option<&'static ClientFile> {
    let at = FILES.binary_search_by(|file| file.path.cmp(path));
    at.ok().map(|at| &FILES[at])
}

/// Returns the paths of all files that are served.
pub(super) fn served() -> impl Iterator<Item = &'static str> {
    let embedded = FILES.iter().map(|file| file.path);
    let embedded = embedded.filter(|path| !path.ends_with(FLUENT));
    embedded.chain(words_files().map(|file| file.path.as_str()))
}

/// Returns the paths of all files that are embedded, with those that messages are made from.
pub(crate) fn embedded() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|file| file.path)
}

/// Returns the text of an embedded file; nothing if there is no such file.
pub(crate) fn text(path: &str) -> &'static str {
    let file = find_embedded(path).map(|file| str::from_utf8(file.plain));
    file.and_then(Result::ok).unwrap_or_default()
}

/// Sends a file in the smallest form that the browser can read.
pub(super) fn send(file: ClientFile, headers: &HeaderMap) -> Response {
    let forms = [("br", file.brotli), ("gzip", file.gzip)];
    let form = forms
        .into_iter()
        .find_map(|(name, bytes)| Some((name, bytes.filter(|_| accepts(headers, name))?)));
    let head = [
        (CONTENT_TYPE, content_type(file.path)),
        (CACHE_CONTROL, FOR_EVER),
        (VARY, "accept-encoding"),
    ];
    let mut response = match form {
        Some((name, bytes)) => (head, [(CONTENT_ENCODING, name)], bytes).into_response(),
        None => (head, file.plain).into_response(),
    };
    if file.path == WORKER {
        let allowed = HeaderName::from_static("service-worker-allowed");
        let everywhere = HeaderValue::from_static("/");
        response.headers_mut().insert(allowed, everywhere);
    }
    response
}

/// Answers that a file belongs to another version. No file of this one may take its place.
pub(super) fn other_version() -> Response {
    let kind = [(CONTENT_TYPE, "text/plain; charset=utf-8")];
    let why = "This server has a new version. Reload the page.\n";
    (StatusCode::NOT_FOUND, kind, why).into_response()
}

/// Returns whether a browser reads this encoding.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let sent = headers.get_all(ACCEPT_ENCODING).iter();
    let sent = sent.filter_map(|value| value.to_str().ok());
    sent.flat_map(|value| value.split(',')).any(|part| {
        let mut part = part.split(';').map(str::trim);
        let named = part
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        // A quality of 0 means "not this one".
        let refused = part
            .filter_map(|parameter| parameter.strip_prefix("q="))
            .any(|quality| quality.parse() == Ok(0.0));
        named && !refused
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_taken_by_name_and_quality() {
        let accepted = |value: &'static str, encoding| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(value));
            accepts(&headers, encoding)
        };
        assert!(accepted("gzip, deflate, br;q=0.5", "br"));
        assert!(accepted("GZIP", "gzip"));
        assert!(!accepted("gzip, br;q=0", "br"));
        assert!(!accepted("gzip, br; q=0.000", "br"));
        assert!(!accepted("brotli", "br"));
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }

    #[test]
    fn every_file_has_a_type_and_is_found() {
        assert!(FILES.len() > 100, "{}", FILES.len());
        for path in served() {
            assert_ne!(content_type(path), "application/octet-stream", "{path}");
            assert!(find(path).is_some_and(|found| found.path == path));
        }
        assert!(find("words/en/shell.json").is_some() && find("lang/en.ftl").is_none());
        assert!(find("README.md").is_none() && find("tsconfig.json").is_none());
    }
}
