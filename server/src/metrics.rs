//! Figures for those who run the server, about nobody in particular: `/metrics`.

use std::io;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, WWW_AUTHENTICATE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::health;
use crate::strikes::{Limit, LimitLabel};

/// The metrics. No label names a person or a table.
pub(crate) struct Metrics {
    pub(crate) requests: Counter,
    pub(crate) tables_opened: Counter,
    pub(crate) connections: Gauge,
    pub(crate) commands_accepted: Counter,
    pub(crate) commands_rejected: Counter,
    pub(crate) slow_connections_closed: Counter,
    /// Positions of finished games that bots have reviewed.
    pub(crate) positions_reviewed: Counter,
    tables_in_memory: Gauge,
    /// Damaged tables that are set aside.
    pub(crate) tables_in_quarantine: Gauge,
    /// Seconds from a command to its acknowledgement.
    pub(crate) command_seconds: Histogram,
    registry: Registry,
}

impl Metrics {
    pub(crate) fn new(limits_reached: Family<LimitLabel, Counter>) -> Metrics {
        let mut registry = Registry::with_prefix("stammtisch");
        registry.register("limits_reached", "Limits that were reached", limits_reached);
        let connections = Gauge::default();
        registry.register("connections", "Sockets open now", connections.clone());
        let tables_in_memory = Gauge::default();
        registry.register(
            "tables_in_memory",
            "Tables in memory",
            tables_in_memory.clone(),
        );
        let tables_in_quarantine = Gauge::default();
        registry.register(
            "tables_in_quarantine",
            "Damaged tables that are set aside",
            tables_in_quarantine.clone(),
        );
        let command_seconds = Histogram::new(exponential_buckets(0.000_5, 2.0, 14));
        registry.register(
            "command_seconds",
            "Time to the answer",
            command_seconds.clone(),
        );
        let mut counter = |name, help| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        Metrics {
            requests: counter("requests", "Requests answered"),
            tables_opened: counter("tables_opened", "Tables opened"),
            commands_accepted: counter("commands_accepted", "Commands carried out"),
            commands_rejected: counter("commands_rejected", "Commands rejected"),
            slow_connections_closed: counter(
                "slow_connections_closed",
                "Sockets closed because the client did not read",
            ),
            positions_reviewed: counter(
                "positions_reviewed",
                "Positions of finished games that were analysed",
            ),
            connections,
            tables_in_memory,
            tables_in_quarantine,
            command_seconds,
            registry,
        }
    }
}

/// Counts every request.
pub(crate) async fn count(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), route(request.uri().path()));
    let response = next.run(request).await;
    app.metrics.requests.inc();
    if response.status() == StatusCode::REQUEST_TIMEOUT {
        app.strikes.count(Limit::Slow);
    }
    let (status, millis) = (
        response.status().as_u16(),
        began.elapsed().as_millis() as u64,
    );
    tracing::debug!(%method, path, status, millis, "request");
    response
}

/// Returns the kind of a path: codes lead to tables, so no log may hold them.
fn route(path: &str) -> &'static str {
    match path.split('/').nth(1) {
        Some("api") if path.ends_with("/socket") => "socket",
        Some("api") => "/api",
        Some("t") => "/t",
        _ => "page",
    }
}

/// Figures in the format of OpenMetrics, for those who have the token.
#[utoipa::path(
    get, path = "/metrics", tag = "operation",
    responses(
        (status = 200, description = "OpenMetrics", body = String,
         content_type = "application/openmetrics-text"),
        (status = 401, description = "`Authorization: Bearer TOKEN` is missing or wrong",
         body = String, content_type = "text/plain"),
        (status = 404, description = "The host has set no token", body = String,
         content_type = "text/plain"),
    )
)]
pub(crate) async fn metrics(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let Some(token) = &app.settings().metrics_token else {
        let why = "Start the server with --metrics-token or --metrics-listen.\n";
        return (StatusCode::NOT_FOUND, why).into_response();
    };
    let given = headers
        .get(AUTHORIZATION)
        .and_then(|given| given.to_str().ok());
    let given = given.and_then(|given| given.strip_prefix("Bearer "));
    if given.is_some_and(|given| is_same_secret(given, token)) {
        figures(&app)
    } else {
        let ask = [(WWW_AUTHENTICATE, "Bearer")];
        (StatusCode::UNAUTHORIZED, ask, "This needs the token.\n").into_response()
    }
}

/// Returns whether two secrets are the same. How long that takes tells nothing about either.
pub(crate) fn is_same_secret(one: &str, other: &str) -> bool {
    Sha256::digest(one) == Sha256::digest(other)
}

fn figures(app: &App) -> Response {
    let metrics = &app.metrics;
    metrics.tables_in_memory.set(app.tables_in_memory() as i64);
    let mut text = String::new();
    match encode(&mut text, &metrics.registry) {
        Ok(()) => {
            let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            ([(CONTENT_TYPE, kind)], text).into_response()
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Figures in the format of OpenMetrics, on a listener of their own.
#[utoipa::path(get, path = "/metrics", responses((status = 200, description = "OpenMetrics")))]
async fn open_metrics(State(app): State<Arc<App>>) -> Response {
    figures(&app)
}

/// Serves figures and health on a listener of their own, if the host has set one. Only the host's
/// machines reach it, so there is no token.
pub(crate) async fn listen(app: &Arc<App>) -> io::Result<()> {
    let Some(address) = app.settings().metrics_listen else {
        return Ok(());
    };
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| {
        io::Error::new(error.kind(), format!("--metrics-listen {address}: {error}"))
    })?;
    let routes = OpenApiRouter::<Arc<App>>::new()
        .routes(routes!(open_metrics))
        .routes(routes!(health::health))
        .routes(routes!(health::ready));
    let (routes, _) = routes.with_state(app.clone()).split_for_parts();
    app.spawn(async move {
        if let Err(error) = axum::serve(listener, routes).await {
            tracing::error!(%error, "the listener for metrics has ended");
        }
    });
    Ok(())
}
