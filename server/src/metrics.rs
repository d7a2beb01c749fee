//! Figures for those who run the server, about nobody in particular: `/metrics` and `/healthz`.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use stammtisch_store::TokenKind;

use crate::app::App;
use crate::time::now;

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

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("stammtisch");
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

/// Figures in the format of OpenMetrics.
#[utoipa::path(
    get, path = "/metrics", tag = "operation",
    responses((
        status = 200, description = "OpenMetrics", body = String,
        content_type = "application/openmetrics-text",
    ))
)]
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
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

/// Whether the store can be read.
#[utoipa::path(
    get, path = "/healthz", tag = "operation",
    responses(
        (status = 200, description = "It can", body = String, content_type = "text/plain"),
        (status = 503, description = "It cannot", body = String, content_type = "text/plain"),
    )
)]
pub(crate) async fn health(State(app): State<Arc<App>>) -> Response {
    let nobody = "0".repeat(64);
    match app.store().guest(&nobody, TokenKind::Session, now()).await {
        Ok(_) => "ok\n".into_response(),
        Err(_) => {
            let why = "the store does not answer\n";
            (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
        }
    }
}
