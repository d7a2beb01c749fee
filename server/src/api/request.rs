//! What the server sees of a request, so that a host can see what a proxy makes of it.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{HOST, UPGRADE};
use axum::http::{HeaderMap, HeaderName};
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::session::{Caller, forwarded_address};

/// A request as the server sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct RequestAnswer {
    /// The client's address, or its network's, by which limits go.
    #[schema(value_type = String)]
    address: IpAddr,
    /// The address that people open, as far as the server knows.
    origin: String,
    /// The host that the request names; null if it names none.
    #[schema(required = true)]
    host: Option<String>,
    /// The last address in `X-Forwarded-For`; null if there is none.
    #[schema(value_type = Option<String>, required = true)]
    forwarded: Option<IpAddr>,
    /// Whether the server takes the client's address from there.
    trust_proxy: bool,
    /// What the connection is asked to become, as `websocket`; null if nothing is asked.
    #[schema(required = true)]
    upgrade: Option<String>,
    /// The version of the program.
    version: &'static str,
}

/// What the server sees of this very request. `stammtisch doctor` asks it through the proxy.
#[utoipa::path(
    get, path = "/request", tag = "operation",
    responses((status = 200, description = "The request", body = RequestAnswer))
)]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    caller: Caller,
) -> Json<RequestAnswer> {
    let text = |name: HeaderName| {
        let value = headers.get(name).and_then(|value| value.to_str().ok());
        value.map(str::to_owned)
    };
    Json(RequestAnswer {
        address: caller.address,
        origin: caller.origin,
        host: text(HOST),
        forwarded: forwarded_address(&headers),
        trust_proxy: app.settings().trust_proxy,
        upgrade: text(UPGRADE),
        version: env!("CARGO_PKG_VERSION"),
    })
}
