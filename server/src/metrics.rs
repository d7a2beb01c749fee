//! What can be counted without knowing anybody: `/metrics` and `/healthz`.

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use stammtisch_store::TokenKind;

use crate::house::House;
use crate::moment::now;

/// What is counted. No label names a person or a table.
pub(crate) struct Metrics {
    pub(crate) requests: Counter,
    pub(crate) tables_opened: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) wishes: Counter,
    pub(crate) refusals: Counter,
    pub(crate) slow_readers: Counter,
    rooms: Gauge,
    /// Seconds from a wish to its acknowledgement.
    pub(crate) wish_seconds: Histogram,
    registry: Registry,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("stammtisch");
        let sockets = Gauge::default();
        registry.register("sockets", "Sockets open now", sockets.clone());
        let rooms = Gauge::default();
        registry.register("tables_in_use", "Tables in memory", rooms.clone());
        let wish_seconds = Histogram::new(exponential_buckets(0.000_5, 2.0, 14));
        registry.register("wish_seconds", "Time to the answer", wish_seconds.clone());
        let mut counter = |name, help| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        Metrics {
            requests: counter("requests", "Requests answered"),
            tables_opened: counter("tables_opened", "Tables opened"),
            wishes: counter("wishes", "Wishes granted"),
            refusals: counter("refusals", "Wishes refused"),
            slow_readers: counter("slow_readers", "Sockets cut off"),
            sockets,
            rooms,
            wish_seconds,
            registry,
        }
    }
}

pub(crate) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/metrics", get(metrics))
        .route("/healthz", get(health))
}

/// Counts every request.
pub(crate) async fn count(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), route(request.uri().path()));
    let response = next.run(request).await;
    house.metrics.requests.inc();
    let (status, millis) = (
        response.status().as_u16(),
        began.elapsed().as_millis() as u64,
    );
    tracing::debug!(%method, path, status, millis, "request");
    response
}

/// The kind of a path: codes lead to tables, so they are in no log.
fn route(path: &str) -> &'static str {
    match path.split('/').nth(1) {
        Some("api") => "/api",
        Some("ws") => "/ws",
        Some("t") => "/t",
        _ => "page",
    }
}

async fn metrics(State(house): State<Arc<House>>) -> Response {
    house.metrics.rooms.set(house.in_use() as i64);
    let mut text = String::new();
    match encode(&mut text, &house.metrics.registry) {
        Ok(()) => {
            let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            ([(CONTENT_TYPE, kind)], text).into_response()
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Whether the store can be read.
async fn health(State(house): State<Arc<House>>) -> Response {
    let nobody = "0".repeat(64);
    match house
        .store()
        .guest(&nobody, TokenKind::Session, now())
        .await
    {
        Ok(_) => "ok\n".into_response(),
        Err(_) => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the store does not answer\n",
        )
            .into_response(),
    }
}
