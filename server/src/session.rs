//! Who asks: a guest, known by a cookie.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{COOKIE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use sha2::{Digest, Sha256};
use stammtisch_log::{Guest, Timestamp};
use stammtisch_rules::Words;
use stammtisch_store::{Change, TokenHash, TokenKind};

use crate::app::App;
use crate::extract::{LangQuery, query};
use crate::ids::fresh_token;
use crate::limits::network;
use crate::rejection::HttpRejection;
use crate::time::now;
use crate::words::{lang, words};

/// The name of the cookie.
const COOKIE_NAME: &str = "stammtisch";
const DAY: Timestamp = 24 * 3600 * 1000;
/// How long a device stays signed in, in milliseconds.
pub(crate) const SESSION: Timestamp = 400 * DAY;
/// How long a link to another device is valid, in milliseconds.
pub(crate) const LINK: Timestamp = 30 * DAY;

/// Who asks, from where, in which language.
pub(crate) struct Caller {
    pub(crate) guest: Option<Guest>,
    pub(crate) token: Option<String>,
    /// The client's address, or its network's.
    pub(crate) address: IpAddr,
    /// The address that people open, `http://host:port`.
    pub(crate) origin: String,
    pub(crate) words: Words,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = axum::response::Response;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Caller, Self::Rejection> {
        let asked = query::<LangQuery>(&parts.uri).ok();
        let asked = asked.and_then(|query| query.lang);
        let words = words(lang(asked.as_deref(), &parts.headers), "");
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.0.ip());
        let address = network(client_address(app, &parts.headers, peer));
        let counted = app.limiters.requests.count(address);
        counted.map_err(|rejection| rejection.answer(&words))?;
        let token = token_of(&parts.headers);
        let guest = match &token {
            Some(token) => {
                let hash = hash(token);
                let found = app.store().guest(&hash, TokenKind::Session, now()).await;
                found.map_err(|error| HttpRejection::from(error).answer(&words))?
            }
            None => None,
        };
        Ok(Caller {
            guest,
            token,
            address,
            origin: own_origin(app, &parts.headers),
            words,
        })
    }
}

impl Caller {
    /// Returns the guest. Fails if the caller is not signed in.
    pub(crate) fn signed_in(&self) -> Result<&Guest, HttpRejection> {
        self.guest.as_ref().ok_or_else(HttpRejection::not_signed_in)
    }
}

/// Returns the client's address. Behind a proxy that is the last one that the proxy wrote down; a
/// client could make up those before it.
fn client_address(app: &App, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    if !app.settings().trust_proxy {
        return peer;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|value| value.rsplit(',').next());
    last.and_then(|text| text.trim().parse().ok())
        .unwrap_or(peer)
}

/// Returns the address that people open.
fn own_origin(app: &App, headers: &HeaderMap) -> String {
    if let Some(origin) = app.settings().origins.first() {
        return origin.clone();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let scheme = app.settings().tls.as_ref().map_or("http", |_| "https");
    format!("{scheme}://{}", host.unwrap_or("localhost"))
}

fn token_of(headers: &HeaderMap) -> Option<String> {
    let sent = headers.get_all(COOKIE).iter();
    let sent = sent.filter_map(|header| header.to_str().ok());
    let mut cookies = sent.flat_map(Cookie::split_parse).filter_map(Result::ok);
    let ours = cookies.find(|cookie| cookie.name() == COOKIE_NAME)?;
    Some(ours.value().to_owned())
}

/// Returns what is stored of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    hex::encode(Sha256::digest(token.as_bytes()))
}

/// Makes a token of this kind for a guest. Returns it, and the change that stores it.
pub(crate) fn token_for(guest: u64, kind: TokenKind, lasts: Timestamp) -> (String, Change) {
    let token = fresh_token();
    let change = Change::Token {
        hash: hash(&token),
        guest,
        kind,
        expires: now() + lasts,
    };
    (token, change)
}

/// Returns the header that gives a browser its token, or takes it away. Scripts cannot read the
/// cookie, and requests from other sites do not carry it, except when somebody follows a link to
/// here.
pub(crate) fn set_cookie(token: Option<&str>, origin: &str) -> HeaderValue {
    let seconds = token.map_or(0, |_| SESSION / 1000);
    let mut cookie = Cookie::build((COOKIE_NAME, token.unwrap_or("")))
        .path("/")
        .max_age(Duration::seconds(seconds as i64))
        .http_only(true)
        .same_site(SameSite::Lax);
    if origin.starts_with("https://") {
        cookie = cookie.secure(true);
    }
    HeaderValue::from_str(&cookie.to_string()).unwrap_or(HeaderValue::from_static(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        assert_eq!(token_of(&headers), None);
        let value = HeaderValue::from_static("a=1; stammtisch=abc; b=2");
        headers.insert(COOKIE, value);
        assert_eq!(token_of(&headers), Some("abc".to_owned()));
    }

    #[test]
    fn the_cookie_is_secure_where_the_site_is() {
        let text = |token, origin| set_cookie(token, origin).to_str().unwrap().to_owned();
        assert!(text(Some("t"), "https://x.example").contains("; Secure"));
        let plain = text(Some("t"), "http://192.0.2.1:7878");
        assert!(plain.starts_with("stammtisch=t;") && !plain.contains("Secure"));
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] {
            assert!(plain.contains(part), "{plain}");
        }
        assert!(text(None, "http://x").contains("Max-Age=0"));
    }

    #[test]
    fn tokens_are_stored_as_hashes() {
        let (token, change) = token_for(1, TokenKind::Session, SESSION);
        let Change::Token { hash, .. } = change else {
            panic!("{change:?}")
        };
        assert!(hash.len() == 64 && hash != token);
    }
}
