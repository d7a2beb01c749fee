//! Whether the server can do its work: `/healthz` and `/readyz`.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use stammtisch_store::{Change, Store, StoreError};
use tokio::sync::Mutex;
use utoipa::ToSchema;

use crate::app::App;
use crate::time::now;

/// How long the answer of a check holds, in milliseconds. Anybody may ask, and each check waits for the
/// disk.
const HOLDS: u64 = 1000;

/// The last check, and when it was made.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(u64, bool)>>);

impl Health {
    /// Returns whether the store can be written and read.
    async fn check(&self, store: &dyn Store) -> bool {
        let mut last = self.0.lock().await;
        match *last {
            Some((at, healthy)) if now() < at + HOLDS => healthy,
            _ => {
                let healthy = writes_and_reads(store).await.unwrap_or(false);
                *last = Some((now(), healthy));
                healthy
            }
        }
    }
}

async fn writes_and_reads(store: &dyn Store) -> Result<bool, StoreError> {
    let at = now();
    store.write(vec![Change::Health { at }]).await?;
    // Another check may have come later.
    Ok(store.people().health().await? >= Some(at))
}

/// Whether the store can be written and read.
#[utoipa::path(
    get, path = "/healthz", tag = "operation",
    responses(
        (status = 200, description = "It can", body = String, content_type = "text/plain"),
        (status = 503, description = "It cannot", body = String, content_type = "text/plain"),
    )
)]
pub(crate) async fn health(State(app): State<Arc<App>>) -> Response {
    if app.health.check(app.store()).await {
        "ok\n".into_response()
    } else {
        let why = "the store cannot be written and read\n";
        (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
    }
}

/// Whether players can be sent here.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReadyAnswer {
    /// Whether the store can be written and read.
    ready: bool,
    /// How many tables are set aside because their log does not fit. All others go on.
    tables_in_quarantine: i64,
}

/// Whether players can be sent here. Tables in quarantine are counted, and the server stays ready: one
/// broken table is no reason to send everybody away.
#[utoipa::path(
    get, path = "/readyz", tag = "operation",
    responses(
        (status = 200, description = "They can", body = ReadyAnswer),
        (status = 503, description = "They cannot", body = ReadyAnswer),
    )
)]
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Response {
    let ready = app.health.check(app.store()).await && !app.stopping().is_cancelled();
    let answer = ReadyAnswer {
        ready,
        tables_in_quarantine: app.metrics.tables_in_quarantine.get(),
    };
    let status = if ready {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (status, Json(answer)).into_response()
}
