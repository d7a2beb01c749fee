//! What other sites may not do with a player's browser.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, UPGRADE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::pages::POLICY;
use crate::rejection::HttpRejection;
use crate::session::{is_https, own_origin};
use crate::words::{lang, words};

/// Rejects every socket and every request that changes something, unless a page of ours sends it. A
/// browser names the site of the page; a request that names none, or `null`, is rejected too.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    let harmless = reads && !headers.contains_key(UPGRADE);
    if harmless || is_own(&app, headers) {
        return next.run(request).await;
    }
    let words = words(lang(None, headers), "");
    HttpRejection::new(StatusCode::FORBIDDEN, "server-foreign-origin").answer(&words)
}

fn is_own(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(ORIGIN) else {
        return false;
    };
    let own = &app.settings().origins;
    if !own.is_empty() {
        return own.iter().any(|own| own == origin);
    }
    // Without a configured origin, the host that the request was sent to is ours.
    let asked = origin
        .strip_prefix("http://")
        .or(origin.strip_prefix("https://"));
    asked.is_some() && asked == text(HOST)
}

/// Adds the headers that keep a browser from doing more than our pages need.
pub(crate) async fn shield(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let secure = is_https(&own_origin(&app, request.headers()));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if secure {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(STRICT_TRANSPORT_SECURITY, year);
    }
    let fixed = [
        (CONTENT_SECURITY_POLICY, POLICY.as_str()),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let quiet = HeaderValue::from_static("no-referrer");
    headers.entry(REFERRER_POLICY).or_insert(quiet);
    // Answers are for one person only: no cache may keep them.
    let fresh = HeaderValue::from_static("no-store");
    headers.entry(CACHE_CONTROL).or_insert(fresh);
    response
}
