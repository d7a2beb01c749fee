//! The names that the server answers to.
//!
//! A page of another site can make its own name lead to this machine (DNS rebinding). Its requests would
//! then come from the address that they are sent to, and pass for ours. So without configured origins the
//! server answers only to names that nobody else can claim.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use stammtisch_rules::Phrase;
use stammtisch_table::Rejection;

use crate::app::App;
use crate::rejection::HttpRejection;
use crate::settings::ServerSettings;
use crate::words::{lang, words};

/// What monitoring asks for, by whatever name. None of it is about anybody.
const FOR_MONITORING: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// Rejects requests that were sent to a name that may be somebody else's, and says what the host can do.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let host = request.headers().get(HOST);
    let Some(host) = host.and_then(|host| host.to_str().ok()) else {
        // A browser always names the host.
        return next.run(request).await;
    };
    let path = request.uri().path();
    if FOR_MONITORING.contains(&path) || is_ours(app.settings(), host) {
        return next.run(request).await;
    }
    let scheme = app.settings().tls.as_ref().map_or("http", |_| "https");
    let origin = format!("{scheme}://{host}");
    let why = Phrase::new("server-foreign-host")
        .text("host", host)
        .text("origin", &origin);
    let words = words(lang(None, request.headers()), "");
    if path.starts_with("/api/") {
        let rejection = HttpRejection {
            status: StatusCode::MISDIRECTED_REQUEST,
            ..Rejection::from(why).into()
        };
        return rejection.answer(&words);
    }
    let kind = [(CONTENT_TYPE, "text/plain; charset=utf-8")];
    (StatusCode::MISDIRECTED_REQUEST, kind, words.say(&why)).into_response()
}

/// Returns whether a host, with or without a port, is one that the server answers to.
fn is_ours(settings: &ServerSettings, host: &str) -> bool {
    // The host said what the server is called; then the origin of a request is compared with that.
    if !settings.origins.is_empty() {
        return true;
    }
    let name = without_port(host)
        .trim_end_matches('.')
        .to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']');
    let machine = settings.machine_name.as_ref();
    address.parse::<IpAddr>().is_ok()
        || name == "localhost"
        || [".localhost", ".local"]
            .iter()
            .any(|end| name.ends_with(end))
        || machine.is_some_and(|machine| machine.eq_ignore_ascii_case(&name))
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        // The colons of an address of IPv6 are within brackets.
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_answers_to_addresses_and_names_of_this_machine() {
        let settings = ServerSettings {
            machine_name: Some("Kitchen".to_owned()),
            ..ServerSettings::default()
        };
        for host in [
            "127.0.0.1:7878",
            "192.168.1.20",
            "[::1]:7878",
            "[2001:db8::1]",
            "localhost:7878",
            "localhost",
            "table.localhost",
            "kitchen:7878",
            "kitchen.local",
            "KITCHEN",
        ] {
            assert!(is_ours(&settings, host), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:7878",
            "kitchen.evil.example",
            "127.0.0.1.evil.example",
            "local",
            "xlocal:80",
            "localhost.evil.example",
            "",
        ] {
            assert!(!is_ours(&settings, host), "{host}");
        }
        let settings = ServerSettings {
            origins: vec!["https://table.example".to_owned()],
            ..ServerSettings::default()
        };
        assert!(
            is_ours(&settings, "backend:7878"),
            "a proxy may call it as it likes"
        );
    }
}
