//! What people can learn and decide about their own data.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::response::{IntoResponse, Response};

use super::answers::{AboutAnswer, NameAnswer};
use crate::admin::{self, PersonalData};
use crate::app::App;
use crate::extract::{LangQuery, answer};
use crate::rejection::{HttpRejection, RejectionAnswer};
use crate::session::{Caller, set_cookie};
use crate::time::now;

/// Everything that is kept of the guest.
#[utoipa::path(
    get, path = "/me/data", tag = "me", params(LangQuery),
    responses(
        (status = 200, description = "A file", body = PersonalData),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn export(State(app): State<Arc<App>>, caller: Caller) -> Response {
    let done = async {
        let guest = caller.signed_in()?;
        app.limiters.tables.count(guest.id, caller.address)?;
        let _alone = app.interventions.reading_all.lock().await;
        let data = admin::export(app.store(), guest.id, now()).await?;
        let data = data.ok_or_else(HttpRejection::not_signed_in)?;
        let name = "attachment; filename=\"stammtisch.json\"";
        Ok(([(CONTENT_DISPOSITION, name)], Json(data)))
    };
    answer(&caller.words, done.await)
}

/// Erase the guest: name, chat and devices. Their seats stay as someone's, and bots play on for them.
#[utoipa::path(
    delete, path = "/me/data", tag = "me", params(LangQuery),
    responses(
        (status = 200, description = "The guest is erased", body = NameAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn erase(State(app): State<Arc<App>>, caller: Caller) -> Response {
    let done = async {
        let guest = caller.signed_in()?.id;
        app.limiters.guests.count(caller.address)?;
        let erasing = app.clone();
        let erased = async move {
            let _alone = erasing.interventions.reading_all.lock().await;
            admin::erase(erasing.store(), guest, now()).await?;
            erasing.follow_interventions().await?;
            Ok(())
        };
        app.carry_through(erased).await?;
        let cookie = set_cookie(None, &caller.origin);
        Ok(([(SET_COOKIE, cookie)], Json(NameAnswer::NOBODY)).into_response())
    };
    answer(&caller.words, done.await)
}

/// Pages of the host's own.
#[utoipa::path(
    get, path = "/about", tag = "about",
    responses((status = 200, description = "Who runs the server", body = AboutAnswer))
)]
pub(crate) async fn about(State(app): State<Arc<App>>) -> Json<AboutAnswer> {
    Json(host_links(&app))
}

/// Returns the pages of the host's own.
pub(crate) fn host_links(app: &App) -> AboutAnswer {
    let links = &app.settings().links;
    AboutAnswer {
        imprint: links.imprint.clone(),
        privacy: links.privacy.clone(),
    }
}
