//! The way to the server: its own address, the address that people open, and a proxy between the two.

use std::net::{SocketAddr, TcpListener};

use serde_json::Value;

use super::certificate;
use super::finding::Finding;
use crate::args::ServeArgs;
use crate::ask::{Answer, Target, get};

/// An address that no client has (RFC 5737). A proxy must not let the server believe it.
const MADE_UP: &str = "192.0.2.1";
const REQUEST: &str = "/api/v1/request";

/// Looks at the address where the server listens.
pub(super) async fn listener(args: &ServeArgs, in_use: bool) -> Vec<Finding> {
    let address = args.listen;
    let mut findings = vec![if in_use {
        answers(address, args.cert.is_some()).await
    } else {
        is_free(address)
    }];
    if args.trust_proxy && !address.ip().is_loopback() {
        let found = format!("{address} can be reached without the proxy, and trust-proxy is on.");
        let todo = "Listen on 127.0.0.1, or let a firewall keep others out: whoever comes without the proxy can make \
                    up an address.";
        findings.push(Finding::note("listen", found, todo));
    }
    findings
}

/// Says whether the server that is running answers here.
async fn answers(address: SocketAddr, https: bool) -> Finding {
    if address.port() == 0 {
        let found = "the server chose a port of its own (port 0).";
        return Finding::note(
            "listen",
            found,
            "Name a port with --listen, so that a proxy can find it.",
        );
    }
    let target = Target::of_listener(address, https);
    match get(&target, "/healthz", &[]).await {
        Ok(answer) if answer.status.is_success() => {
            Finding::well("listen", format!("the server answers at {target}"))
        }
        Ok(answer) => {
            let found = format!(
                "{target} answers {}: {}.",
                answer.status,
                shortened(&answer)
            );
            Finding::wrong(
                "listen",
                found,
                "See the server's log, and the lines about folder and disk above.",
            )
        }
        Err(why) => {
            let found = format!("a server is running, but {target} does not answer: {why}.");
            let todo = "Give doctor the server's settings: the same --config, --listen, --cert.";
            Finding::wrong("listen", found, todo)
        }
    }
}

/// Says whether a server could listen here.
fn is_free(address: SocketAddr) -> Finding {
    match TcpListener::bind(address) {
        Ok(_) => Finding::well("listen", format!("{address} is free")),
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {
            let found = format!("port {} is taken by another program.", address.port());
            Finding::wrong(
                "listen",
                found,
                "Stop it, or use another port with --listen.",
            )
        }
        Err(error) => {
            let found = format!("the server could not listen on {address}: {error}.");
            Finding::wrong(
                "listen",
                found,
                "Use an address of this machine and a port from 1024 up.",
            )
        }
    }
}

/// Looks at every address that people open.
pub(super) async fn origins(args: &ServeArgs) -> Vec<Finding> {
    if args.origins.is_empty() {
        let found =
            "none is set: the server answers to addresses, localhost and .local names only.";
        let todo = "If people open it by another name, say so: --origin https://table.example";
        return vec![Finding::note("origin", found, todo)];
    }
    let mut findings = Vec::new();
    for origin in &args.origins {
        findings.extend(look(origin, args).await);
    }
    findings
}

async fn look(origin: &str, args: &ServeArgs) -> Vec<Finding> {
    let Some(target) = Target::of_origin(origin) else {
        let found = format!("{origin} has a port that is no number.");
        return vec![Finding::wrong(
            "origin",
            found,
            "Write it like https://table.example:8443",
        )];
    };
    let mut findings = Vec::new();
    if !target.https && !is_local(&target.host) {
        let todo =
            "Without HTTPS anybody on the way can read along, and phones cannot install the app.";
        findings.push(Finding::note(
            "origin",
            format!("{origin} is not HTTPS."),
            todo,
        ));
    }
    // As a page of ours would ask, from an address that we have not.
    let headers = [("origin", origin), ("x-forwarded-for", MADE_UP)];
    let answer = match get(&target, REQUEST, &headers).await {
        Ok(answer) => answer,
        Err(why) => {
            let found = format!("{origin} does not answer: {why}.");
            let todo = "Is the proxy running, does the name lead to this machine, are the ports 80 and 443 open?";
            findings.push(Finding::wrong("origin", found, todo));
            return findings;
        }
    };
    findings.extend(certificate::shown(
        &target.host,
        answer.certificate.as_ref(),
    ));
    let seen = match seen(origin, &answer) {
        Ok(seen) => seen,
        Err(finding) => {
            findings.push(finding);
            return findings;
        }
    };
    findings.push(is_known(origin, &seen));
    findings.push(addresses(&seen, args.cert.is_some()));
    findings.push(sockets(&target, origin).await);
    findings
}

fn is_local(host: &str) -> bool {
    host == "localhost" || host.parse::<std::net::IpAddr>().is_ok() || host.starts_with('[')
}

/// What the server saw of the request, or why that is not known.
fn seen(origin: &str, answer: &Answer) -> Result<Value, Finding> {
    let seen: Option<Value> = serde_json::from_slice(&answer.body).ok();
    let seen = seen.filter(|seen| answer.status.is_success() && seen["address"].is_string());
    seen.ok_or_else(|| {
        let found = format!("{origin} answers {}, but not as Stammtisch does.", answer.status);
        let todo = match answer.status.as_u16() {
            502..=504 => "The proxy does not reach the server: is it running, at the address that the proxy names?",
            404 => "Another server answers, or one older than 0.1.0: does the proxy pass every path on?",
            _ => "Does the proxy pass every path and the header Host on?",
        };
        Finding::wrong("origin", found, todo)
    })
}

/// Says whether the server knows that it is opened by this address.
fn is_known(origin: &str, seen: &Value) -> Finding {
    if seen["origin"] == origin {
        return Finding::well("origin", format!("{origin} leads to the server"));
    }
    let found = format!(
        "{origin} leads to the server, which takes itself for {}.",
        seen["origin"]
    );
    let todo =
        format!("Start it with --origin {origin}, or let the proxy pass the header Host on.");
    Finding::wrong("origin", found, &todo)
}

/// Says whether the server sees the addresses of clients, and believes nobody who makes one up.
fn addresses(seen: &Value, own_certificate: bool) -> Finding {
    const WHAT: &str = "proxy";
    let trusts = seen["trust_proxy"] == true;
    let forwarded = seen["forwarded"].as_str();
    match (trusts, forwarded) {
        (true, Some(MADE_UP)) => {
            let found = "the server believed an address that we made up.";
            let todo = "Let the proxy set X-Forwarded-For itself (nginx: proxy_set_header X-Forwarded-For \
                        $remote_addr), or, if there is none, turn trust-proxy off.";
            Finding::wrong(WHAT, found, todo)
        }
        (true, None) => {
            let found =
                "the proxy does not say from where people come: limits count all of them as one.";
            let todo = "Let it set X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $remote_addr).";
            Finding::wrong(WHAT, found, todo)
        }
        (false, Some(address)) if address != MADE_UP => {
            let found = "there is a proxy, but the server does not listen to it: limits count all people as one.";
            Finding::wrong(WHAT, found, "Turn trust-proxy on.")
        }
        (true, Some(address)) => Finding::well(
            WHAT,
            format!("it says from where people come (we: {address})"),
        ),
        (false, _) if own_certificate => {
            Finding::well(WHAT, "none, the server speaks HTTPS itself")
        }
        (false, _) => Finding::well(WHAT, "none in between"),
    }
}

/// Says whether sockets come through.
async fn sockets(target: &Target, origin: &str) -> Finding {
    let headers = [
        ("origin", origin),
        ("connection", "Upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "c3RhbW10aXNjaCBkb2N0b3I="),
    ];
    let seen = get(target, REQUEST, &headers).await;
    let seen = seen.and_then(|answer| {
        let seen = serde_json::from_slice::<Value>(&answer.body);
        seen.map_err(|_| format!("it was answered {}", answer.status))
    });
    const ADVICE: &str = "Let the proxy pass WebSockets on (nginx: proxy_http_version 1.1 and the headers Upgrade and \
                        Connection): without them the table does not move.";
    match seen {
        Ok(seen) if seen["upgrade"] == "websocket" => Finding::well("sockets", "they come through"),
        Ok(_) => Finding::wrong(
            "sockets",
            "the request to open one loses its Upgrade header.",
            ADVICE,
        ),
        Err(why) => Finding::wrong(
            "sockets",
            format!("the request to open one fails: {why}."),
            ADVICE,
        ),
    }
}

/// The beginning of an answer, on one line.
fn shortened(answer: &Answer) -> String {
    let text = String::from_utf8_lossy(&answer.body);
    text.lines()
        .next()
        .unwrap_or_default()
        .chars()
        .take(80)
        .collect()
}
