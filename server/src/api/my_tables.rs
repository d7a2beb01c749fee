//! The list of a guest's tables.

use axum::Json;
use axum::http::StatusCode;
use axum::response::Response;
use stammtisch_store::Change;
use stammtisch_table::Phase;

use super::answers::MeAnswer;
use super::me::show_guest;
use crate::extract::{LangQuery, TableRequest};
use crate::rejection::{HttpRejection, RejectionAnswer};

/// Remove a table from the list of the guest's tables, once its game is over. The game stays, and playing
/// another one there lists it again.
#[utoipa::path(
    delete, path = "/me/tables/{code}", tag = "me", params(("code" = String, Path), LangQuery),
    responses(
        (status = 200, description = "The guest, with the tables that are left", body = MeAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn remove(request: TableRequest) -> Response {
    let done = async {
        let TableRequest { app, about, .. } = &request;
        let guest = request.counted_guest()?;
        if about.summary.phase != Phase::Finished {
            return Err(HttpRejection::new(StatusCode::CONFLICT, "server-not-over"));
        }
        let change = Change::ForgetSeating {
            table: about.id,
            guest: guest.id,
        };
        app.store().write(vec![change]).await?;
        show_guest(app, Some(guest)).await.map(Json)
    };
    let answer = done.await;
    request.answer(answer)
}
