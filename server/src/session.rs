//! Who asks: a guest, known by a cookie.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Query};
use axum::http::header::{COOKIE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use sha2::{Digest, Sha256};
use stammtisch_rules::Words;
use stammtisch_store::{Change, TokenHash, TokenKind};
use stammtisch_table::{Guest, Moment};

use crate::api::Asked;
use crate::house::House;
use crate::limits::network;
use crate::moment::{chance, now};
use crate::refusal::Refusal;
use crate::words::{lang, words};

/// The name of the cookie.
pub(crate) const COOKIE_NAME: &str = "stammtisch";
const DAY: Moment = 24 * 3600 * 1000;
/// A device is signed in for so long.
pub(crate) const SESSION: Moment = 400 * DAY;
/// A link brings one's seats to another device for so long.
pub(crate) const LINK: Moment = 30 * DAY;

/// Who asks, from where, in which language.
pub(crate) struct Caller {
    pub(crate) guest: Option<Guest>,
    pub(crate) token: Option<String>,
    /// The address of the client, or of its network.
    pub(crate) address: IpAddr,
    /// The address that people open, `http://host:port`.
    pub(crate) origin: String,
    pub(crate) words: Words,
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = axum::response::Response;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Caller, Self::Rejection> {
        let asked = Query::<Asked>::try_from_uri(&parts.uri).ok();
        let asked = asked.and_then(|Query(asked)| asked.lang);
        let words = words(lang(asked.as_deref(), &parts.headers), "");
        let token = token_of(&parts.headers);
        let guest = match &token {
            Some(token) => {
                let found = house
                    .store()
                    .guest(&hash(token), TokenKind::Session, now())
                    .await;
                found.map_err(|trouble| Refusal::from(trouble).answer(&words))?
            }
            None => None,
        };
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.0.ip());
        Ok(Caller {
            guest,
            token,
            address: network(client_address(house, &parts.headers, peer)),
            origin: own_origin(house, &parts.headers),
            words,
        })
    }
}

impl Caller {
    /// The guest, who must have a name by now.
    pub(crate) fn somebody(&self) -> Result<&Guest, Refusal> {
        self.guest.as_ref().ok_or_else(Refusal::nobody)
    }
}

/// Behind a proxy the last address that it wrote down is the client's; all before it could be made
/// up.
fn client_address(house: &House, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    if !house.settings().trust_proxy {
        return peer;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|value| value.rsplit(',').next());
    last.and_then(|text| text.trim().parse().ok())
        .unwrap_or(peer)
}

/// The address that people open.
pub(crate) fn own_origin(house: &House, headers: &HeaderMap) -> String {
    match house.settings().origins.first() {
        Some(origin) => origin.clone(),
        None => {
            let host = headers.get(HOST).and_then(|host| host.to_str().ok());
            let scheme = match house.settings().tls {
                Some(_) => "https",
                None => "http",
            };
            format!("{scheme}://{}", host.unwrap_or("localhost"))
        }
    }
}

fn token_of(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter();
    let texts = cookies.filter_map(|cookie| cookie.to_str().ok());
    let mut pairs = texts
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let (_, token) = pairs.find(|(name, _)| *name == COOKIE_NAME)?;
    Some(token.to_owned())
}

/// A token that nobody can guess: 256 random bits in hexadecimal.
pub(crate) fn fresh_token() -> String {
    hex(&chance())
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    hex(&Sha256::digest(token.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A fresh token of this kind for a guest: itself, and the change that keeps it.
pub(crate) fn token_for(guest: u64, kind: TokenKind, lasts: Moment) -> (String, Change) {
    let token = fresh_token();
    let change = Change::Token {
        hash: hash(&token),
        guest,
        kind,
        ends: now() + lasts,
    };
    (token, change)
}

/// The header that gives a browser its token, or takes it away. Scripts cannot read it, and other
/// sites' requests do not carry it, except when somebody follows a link to here.
pub(crate) fn cookie(token: Option<&str>, origin: &str) -> HeaderValue {
    let secure = match origin.starts_with("https://") {
        true => "; Secure",
        false => "",
    };
    let age = token.map_or(0, |_| SESSION / 1000);
    let token = token.unwrap_or("");
    let text =
        format!("{COOKIE_NAME}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
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
    fn a_cookie_is_secure_where_the_site_is() {
        let text = |origin| cookie(Some("t"), origin).to_str().unwrap().to_owned();
        assert!(text("https://x.example").ends_with("; Secure"));
        let plain = text("http://192.0.2.1:7878");
        assert!(!plain.contains("Secure"));
        assert!(plain.contains("HttpOnly") && plain.contains("SameSite=Lax"));
        assert!(
            cookie(None, "http://x")
                .to_str()
                .unwrap()
                .contains("Max-Age=0")
        );
    }

    #[test]
    fn tokens_have_256_bits_and_are_kept_as_hashes() {
        let token = fresh_token();
        assert_eq!(token.len(), 64);
        assert_ne!(hash(&token), token);
        assert_ne!(token, fresh_token());
    }
}
