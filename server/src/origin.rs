//! What other sites may not do with a visitor's browser.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, UPGRADE,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use crate::house::House;
use crate::refusal::Refusal;
use crate::words::{lang, words};

/// Everything comes from here, nothing inline, no frames.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; base-uri 'none'; \
                      object-src 'none'; frame-ancestors 'none'; form-action 'self'";

/// Refuses what would change something, and every socket, unless a page of ours asks for it. A
/// browser names the site of the page that asks; whoever names none, or `null`, is refused too.
pub(crate) async fn guard(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    let harmless = reads && !headers.contains_key(UPGRADE);
    if harmless || is_own(&house, headers) {
        return next.run(request).await;
    }
    let words = words(lang(None, headers), "");
    Refusal::new(StatusCode::FORBIDDEN, "server-foreign").answer(&words)
}

fn is_own(house: &House, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(ORIGIN) else {
        return false;
    };
    let own = &house.settings().origins;
    if !own.is_empty() {
        return own.iter().any(|own| own == origin);
    }
    // Without a name of our own: the host that the request was sent to.
    let asked = origin
        .strip_prefix("http://")
        .or(origin.strip_prefix("https://"));
    asked.is_some() && asked == text(HOST)
}

/// Adds the headers that keep a browser from doing more than our pages need.
pub(crate) async fn shield(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
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
    // What is said to one person is nobody else's, not even a cache's.
    let fresh = HeaderValue::from_static("no-store");
    headers.entry(CACHE_CONTROL).or_insert(fresh);
    response
}
