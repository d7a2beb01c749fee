//! The devices of a guest, and the links that were not used yet.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use stammtisch_store::{Change, StoredToken, TokenKind};

use super::answers::{Device, DeviceKind, DevicesAnswer};
use crate::app::App;
use crate::extract::{LangQuery, answer};
use crate::rejection::{HttpRejection, RejectionAnswer};
use crate::session::Caller;
use crate::time::now;

/// How much of a token's hash names it to its owner.
const ID: usize = 16;

/// The devices where the guest is signed in, and the links that were not used yet.
#[utoipa::path(
    get, path = "/me/devices", tag = "me", params(LangQuery),
    responses(
        (status = 200, description = "The devices, the newest first", body = DevicesAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn list(State(app): State<Arc<App>>, caller: Caller) -> Response {
    answer(&caller.words, devices(&app, &caller).await.map(Json))
}

async fn devices(app: &App, caller: &Caller) -> Result<DevicesAnswer, HttpRejection> {
    let guest = caller.signed_in()?;
    let tokens = app.store().people().tokens(guest.id, now()).await?;
    let device = |token: StoredToken| Device {
        id: token.hash[..ID].to_owned(),
        kind: match token.kind {
            TokenKind::Session => DeviceKind::Device,
            TokenKind::Link => DeviceKind::Link,
        },
        this: caller.token.as_ref() == Some(&token.hash),
        device: token.device,
        created: token.created,
        used: token.used,
        expires: token.expires,
    };
    Ok(DevicesAnswer {
        devices: tokens.into_iter().map(device).collect(),
    })
}

/// Sign a device out, or make a link useless. The device's sockets end.
#[utoipa::path(
    delete, path = "/me/devices/{id}", tag = "me", params(("id" = String, Path), LangQuery),
    responses(
        (status = 200, description = "The devices that are left", body = DevicesAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn revoke(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Response {
    let done = async {
        let guest = caller.signed_in()?;
        app.limiters.commands.count(guest.id, caller.address)?;
        let tokens = app.store().people().tokens(guest.id, now()).await?;
        let token = tokens.into_iter().find(|token| token.hash[..ID] == id);
        let Some(StoredToken { hash, .. }) = token else {
            return Err(HttpRejection::new(
                StatusCode::NOT_FOUND,
                "server-no-device",
            ));
        };
        let forget = Change::Forget { hash: hash.clone() };
        app.store().write(vec![forget]).await?;
        app.sockets.sign_out(&hash);
        devices(&app, &caller).await.map(Json)
    };
    answer(&caller.words, done.await)
}
