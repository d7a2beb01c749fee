//! The HTTP API, as docs/api.md describes it.

pub(crate) mod answers;
mod description;
mod devices;
mod finished;
mod games;
mod me;
mod my_tables;
mod privacy;
mod replay;
mod reports;
mod request;
mod sandbox;
mod tables;

use std::sync::Arc;

use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::{admin_page, health, metrics, pages, socket};

pub(crate) use games::all_games;
pub(crate) use me::show_guest;
pub(crate) use privacy::host_links;
pub(crate) use tables::{answer_query, run_command};

/// The first part of every path of this version of the API.
pub(crate) const ROOT: &str = "/api/v1";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Stammtisch",
        version = "1",
        description = "The HTTP API of a game table. docs/api.md describes it in words, asyncapi.json the frames of the socket.",
        license(name = "MIT OR Apache-2.0"),
    ),
    tags(
        (name = "about", description = "What the server offers"),
        (name = "me", description = "The guest who asks, known by a cookie"),
        (name = "tables", description = "Tables and the games played there"),
        (name = "replay", description = "Games that are over"),
        (name = "sandbox", description = "Positions to try something on; nothing is stored"),
        (name = "operation", description = "For those who run the server"),
    )
)]
struct Info;

/// Returns all routes except the pages, with their description.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    let api = OpenApiRouter::new()
        .routes(routes!(description::openapi))
        .routes(routes!(description::asyncapi))
        .routes(routes!(pages::list))
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(me::show, me::name, me::forget))
        .routes(routes!(me::link))
        .routes(routes!(me::claim))
        .routes(routes!(my_tables::remove))
        .routes(routes!(devices::list))
        .routes(routes!(devices::revoke))
        .routes(routes!(privacy::export, privacy::erase))
        .routes(routes!(privacy::about))
        .routes(routes!(request::show))
        .routes(routes!(reports::report))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::show, tables::command))
        .routes(routes!(tables::check))
        .routes(routes!(tables::arrange))
        .routes(routes!(tables::hint))
        .routes(routes!(tables::record))
        .routes(routes!(tables::qr))
        .routes(routes!(replay::replay))
        .routes(routes!(replay::step))
        .routes(routes!(replay::analysis))
        .routes(routes!(socket::open))
        .routes(routes!(sandbox::run))
        .routes(routes!(sandbox::check))
        .routes(routes!(sandbox::arrange))
        .routes(routes!(sandbox::hint));
    OpenApiRouter::with_openapi(Info::openapi())
        .nest(ROOT, api)
        .routes(routes!(metrics::metrics))
        .routes(routes!(health::health))
        .routes(routes!(health::ready))
        .routes(routes!(admin_page::show))
        .routes(routes!(admin_page::login))
        .routes(routes!(admin_page::act))
}
