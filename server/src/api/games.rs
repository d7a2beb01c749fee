//! What the games are: players, options, rules.

use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use stammtisch_bots::Level;
use stammtisch_games::CATALOGUE;
use stammtisch_table::{FACES, Regular};

use super::answers::GamesAnswer;
use crate::extract::{LangQuery, query};
use crate::pages;
use crate::rejection::RejectionAnswer;
use crate::words::lang;

/// The games with their options, and the levels of the bots.
#[utoipa::path(
    get, path = "/games", tag = "about",
    responses((status = 200, description = "The games", body = GamesAnswer))
)]
pub(crate) async fn games() -> Json<GamesAnswer> {
    Json(all_games())
}

/// Returns the games with their options, and the levels of the bots.
pub(crate) fn all_games() -> GamesAnswer {
    let games = CATALOGUE.games().map(|game| game.describe());
    GamesAnswer {
        games: games.collect(),
        levels: Level::ALL.map(Level::name).to_vec(),
        regulars: Regular::ALL,
        faces: FACES,
    }
}

/// The rule book of a game.
#[utoipa::path(
    get, path = "/rules/{game}", tag = "about",
    params(("game" = String, Path), LangQuery),
    responses(
        (status = 200, description = "Markdown", body = String, content_type = "text/markdown"),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn rules(Path(game): Path<String>, uri: Uri, headers: HeaderMap) -> Response {
    let asked = query::<LangQuery>(&uri).ok().and_then(|asked| asked.lang);
    let lang = lang(asked.as_deref(), &headers);
    match CATALOGUE.find(&game) {
        Some(game) => {
            let kind = [(header::CONTENT_TYPE, "text/markdown; charset=utf-8")];
            (kind, game.book().text(lang)).into_response()
        }
        None => pages::not_found(lang),
    }
}
