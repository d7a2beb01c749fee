//! What the games are: players, options, rules.

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use stammtisch_bots::Level;
use stammtisch_table::GAMES;

use crate::api::Asked;
use crate::pages;
use crate::words::lang;

/// `GET /api/games`.
pub(crate) async fn games() -> Json<Value> {
    let games: Vec<Value> = GAMES
        .into_iter()
        .filter_map(stammtisch_table::describe)
        .collect();
    let levels = Level::ALL.map(Level::name);
    Json(json!({"games": games, "levels": levels}))
}

/// `GET /api/rules/{game}`.
pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let lang = lang(asked.lang.as_deref(), &headers);
    match stammtisch_table::book(&game) {
        Some(book) => {
            let kind = [(header::CONTENT_TYPE, "text/markdown; charset=utf-8")];
            (kind, book.get(lang)).into_response()
        }
        None => pages::not_found(lang),
    }
}
