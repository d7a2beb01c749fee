//! Who asks: a guest, known by a cookie.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{COOKIE, HOST, SET_COOKIE, UPGRADE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use sha2::{Digest, Sha256};
use stammtisch_log::{Guest, Timestamp};
use stammtisch_rules::Words;
use stammtisch_store::{Change, StoreError, TokenHash, TokenKind};

use crate::app::App;
use crate::device::device;
use crate::extract::{LangQuery, query};
use crate::ids::fresh_token;
use crate::limits::network;
use crate::rejection::HttpRejection;
use crate::time::now;
use crate::words::{lang, words};

/// The name of the cookie over HTTPS: a browser takes it only from this very host.
const SECURE_NAME: &str = "__Host-stammtisch";
/// The name of the cookie over plain HTTP, and of every cookie before there was the other.
const PLAIN_NAME: &str = "stammtisch";
const DAY: Timestamp = 24 * 3600 * 1000;
/// How long a device stays signed in, in milliseconds.
pub(crate) const SESSION: Timestamp = 400 * DAY;
/// How long a link to another device is valid, in milliseconds.
pub(crate) const LINK: Timestamp = 30 * DAY;

/// Who asks, from where, in which language.
pub(crate) struct Caller {
    pub(crate) guest: Option<Guest>,
    /// The hash of the token that signs the device in.
    pub(crate) token: Option<TokenHash>,
    /// What kind of device it is.
    pub(crate) device: String,
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
        let token = token_of(&parts.headers).map(|token| hash(&token));
        let guest = match &token {
            Some(token) => {
                let found = signed_in(app, token).await;
                found.map_err(|error| HttpRejection::from(error).answer(&words))?
            }
            None => None,
        };
        let acts = parts.method == Method::POST || parts.headers.contains_key(UPGRADE);
        if acts && let Err(rejection) = app.bans.check(guest.as_ref(), address) {
            return Err(rejection.answer(&words));
        }
        Ok(Caller {
            guest,
            token,
            device: device(&parts.headers),
            address,
            origin: own_origin(app, &parts.headers),
            words,
        })
    }
}

/// Returns the guest of a session, and notes once a day that it is used.
async fn signed_in(app: &Arc<App>, token: &TokenHash) -> Result<Option<Guest>, StoreError> {
    let Some(session) = app.store().people().session(token, now()).await? else {
        return Ok(None);
    };
    if now() > session.used + DAY {
        let (hash, at) = (token.clone(), now());
        let noting = app.clone();
        app.spawn(async move {
            // If it cannot be noted now, the next request does.
            noting
                .store()
                .write(vec![Change::Used { hash, at }])
                .await
                .ok();
        });
    }
    Ok(Some(session.guest))
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
    forwarded_address(headers).unwrap_or(peer)
}

/// Returns the address that a proxy wrote down last, whether or not it is to be trusted.
pub(crate) fn forwarded_address(headers: &HeaderMap) -> Option<IpAddr> {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|value| value.rsplit(',').next());
    last.and_then(|text| text.trim().parse().ok())
}

/// Returns the address that people open: of several, the one that this request was sent to.
pub(crate) fn own_origin(app: &App, headers: &HeaderMap) -> String {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origins = &app.settings().origins;
    let is_asked = |origin: &&String| origin.split("://").nth(1) == host;
    if let Some(origin) = origins.iter().find(is_asked).or(origins.first()) {
        return origin.clone();
    }
    let scheme = app.settings().tls.as_ref().map_or("http", |_| "https");
    format!("{scheme}://{}", host.unwrap_or("localhost"))
}

/// Returns the token of the device; over HTTPS a cookie of the old name will do.
fn token_of(headers: &HeaderMap) -> Option<String> {
    cookie(headers, SECURE_NAME).or_else(|| cookie(headers, PLAIN_NAME))
}

/// Returns the value of a cookie.
pub(crate) fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let sent = headers.get_all(COOKIE).iter();
    let sent = sent.filter_map(|header| header.to_str().ok());
    let mut cookies = sent.flat_map(Cookie::split_parse).filter_map(Result::ok);
    let ours = cookies.find(|cookie| cookie.name() == name)?;
    Some(ours.value().to_owned())
}

/// Replaces a cookie of the old name over HTTPS, where the new one is safer.
pub(crate) async fn replace_old_cookie(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let origin = own_origin(&app, headers);
    let old = cookie(headers, PLAIN_NAME).filter(|_| is_https(&origin));
    let has_new = cookie(headers, SECURE_NAME).is_some();
    let mut response = next.run(request).await;
    let answers = response.headers_mut();
    if let Some(token) = old {
        if !has_new && !answers.contains_key(SET_COOKIE) {
            answers.append(SET_COOKIE, set_cookie(Some(&token), &origin));
        }
        let gone = Cookie::build((PLAIN_NAME, ""))
            .path("/")
            .max_age(Duration::ZERO);
        let gone = HeaderValue::from_str(&gone.secure(true).to_string());
        answers.extend(gone.map(|gone| (SET_COOKIE, gone)));
    }
    response
}

/// Returns whether an address is opened over HTTPS.
pub(crate) fn is_https(origin: &str) -> bool {
    origin.starts_with("https://")
}

/// Returns what is stored of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    hex::encode(Sha256::digest(token.as_bytes()))
}

/// Makes a token of this kind for a guest. Returns it, and the change that stores it.
pub(crate) fn token_for(
    guest: u64,
    kind: TokenKind,
    lasts: Timestamp,
    device: &str,
) -> (String, Change) {
    let token = fresh_token();
    let change = Change::Token {
        hash: hash(&token),
        guest,
        kind,
        expires: now() + lasts,
        created: now(),
        device: device.to_owned(),
    };
    (token, change)
}

/// Returns the header that gives a browser its token, or takes it away. Scripts cannot read the
/// cookie, and requests from other sites do not carry it, except when somebody follows a link to
/// here.
pub(crate) fn set_cookie(token: Option<&str>, origin: &str) -> HeaderValue {
    let seconds = token.map_or(0, |_| SESSION / 1000);
    let name = if is_https(origin) {
        SECURE_NAME
    } else {
        PLAIN_NAME
    };
    let mut cookie = Cookie::build((name, token.unwrap_or("")))
        .path("/")
        .max_age(Duration::seconds(seconds as i64))
        .http_only(true)
        .same_site(SameSite::Lax);
    if is_https(origin) {
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
        let value = HeaderValue::from_static("stammtisch=abc; __Host-stammtisch=def");
        headers.insert(COOKIE, value);
        assert_eq!(token_of(&headers), Some("def".to_owned()), "the safer one");
    }

    #[test]
    fn the_cookie_is_secure_where_the_site_is() {
        let text = |token, origin| set_cookie(token, origin).to_str().unwrap().to_owned();
        let secure = text(Some("t"), "https://x.example");
        assert!(secure.starts_with("__Host-stammtisch=t;") && secure.contains("; Secure"));
        assert!(
            secure.contains("Path=/") && !secure.contains("Domain"),
            "{secure}"
        );
        let plain = text(Some("t"), "http://192.0.2.1:7878");
        assert!(plain.starts_with("stammtisch=t;") && !plain.contains("Secure"));
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] {
            assert!(plain.contains(part), "{plain}");
        }
        assert!(text(None, "http://x").contains("Max-Age=0"));
    }

    #[test]
    fn tokens_are_stored_as_hashes() {
        let (token, change) = token_for(1, TokenKind::Session, SESSION, "");
        let Change::Token { hash, .. } = change else {
            panic!("{change:?}")
        };
        assert!(hash.len() == 64 && hash != token);
    }
}
