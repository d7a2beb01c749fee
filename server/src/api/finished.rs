//! Finds a game that is over: a table keeps the latest in memory, its log has all of them.

use axum::http::Uri;
use serde::Deserialize;
use stammtisch_games::CATALOGUE;
use stammtisch_table::{FinishedGame, Table};
use utoipa::IntoParams;

use crate::extract::{TableRequest, query};
use crate::rejection::HttpRejection;

/// Which game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct GameQuery {
    /// The number of the game at this table, from 1; left out, the latest that is over.
    game: Option<u32>,
}

/// Returns the game that the address names.
pub(super) async fn find_game(
    request: &TableRequest,
    uri: &Uri,
) -> Result<FinishedGame, HttpRejection> {
    let GameQuery { game } = query(uri)?;
    if let Some(game) = request.about.finished_game(game) {
        return Ok(game.clone());
    }
    let oldest = request.about.finished.last();
    let is_older = |number: &u32| *number > 0 && oldest.is_some_and(|game| *number < game.number);
    let number = game
        .filter(is_older)
        .ok_or_else(HttpRejection::not_finished)?;
    let stored = request.app.store().find(request.table.code()).await?;
    let facts = stored.ok_or_else(HttpRejection::not_finished)?.facts;
    let played = move || Table::finished_game(CATALOGUE, &facts, number);
    let played = tokio::task::spawn_blocking(played).await.ok().flatten();
    played.ok_or_else(HttpRejection::not_finished)
}
