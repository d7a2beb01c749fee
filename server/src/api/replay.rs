//! Games that are over: replay and analysis.

use axum::Json;
use axum::extract::Path;
use axum::http::{StatusCode, Uri};
use axum::response::Response;
use serde::Deserialize;
use stammtisch_engine::Viewpoint;
use stammtisch_rules::Words;
use stammtisch_table::{AnalysisReport, FinishedGame, isolated};
use utoipa::IntoParams;

use super::answers::{ReplayAnswer, StepAnswer};
use super::finished::{GameQuery, find_game};
use crate::extract::{LangQuery, TableRequest, query};
use crate::lock::lock;
use crate::rejection::{HttpRejection, RejectionAnswer};
use crate::session::Caller;
use crate::words::words;

/// Who looks.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ViewpointQuery {
    /// A seat, or `all`; left out, what those who watched saw.
    viewpoint: Option<String>,
}

/// Which part of an analysis.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct SinceQuery {
    /// The first step to send, from 0.
    #[serde(default)]
    #[param(required = false)]
    since: usize,
}

impl ViewpointQuery {
    fn viewpoint(&self) -> Result<Viewpoint, HttpRejection> {
        match self.viewpoint.as_deref() {
            None => Ok(Viewpoint::Spectator),
            Some("all") => Ok(Viewpoint::All),
            Some(seat) => seat
                .parse()
                .map(Viewpoint::Seat)
                .map_err(|_| HttpRejection::unreadable("viewpoint")),
        }
    }
}

/// Returns the words of a finished game, with the names of those who played it.
fn words_of(game: &FinishedGame, caller: &Caller) -> Words {
    let mut words = words(caller.words.lang(), &game.settings.game);
    let seat = caller.guest.as_ref();
    let seat = seat.and_then(|guest| game.seat_of(guest.id));
    let names = game.names(&words);
    words.address(names.iter().map(|name| isolated(name)).collect(), seat);
    words
}

/// A finished game in words.
#[utoipa::path(
    get, path = "/tables/{code}/replay", tag = "replay",
    params(("code" = String, Path), GameQuery, LangQuery),
    responses(
        (status = 200, description = "The game", body = ReplayAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn replay(request: TableRequest, uri: Uri) -> Response {
    let shown = find_game(&request, &uri).await.map(|game| {
        let words = words_of(&game, &request.caller);
        Json(ReplayAnswer {
            number: game.number,
            settings: game.settings.clone(),
            seats: game.seats(),
            names: game.names(&words),
            you: request.guest().and_then(|guest| game.seat_of(guest.id)),
            winners: game.winners(),
            games: request.about.finished.first().map_or(0, |game| game.number),
            steps: game.playthrough().replay(&words),
        })
    });
    request.answer(shown)
}

/// A finished game after some steps.
#[utoipa::path(
    get, path = "/tables/{code}/replay/{step}", tag = "replay",
    params(("code" = String, Path), ("step" = usize, Path), GameQuery, ViewpointQuery, LangQuery),
    responses(
        (status = 200, description = "What the viewpoint saw then", body = StepAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn step(
    request: TableRequest,
    Path((_, step)): Path<(String, String)>,
    uri: Uri,
) -> Response {
    let shown = async {
        let asked: ViewpointQuery = query(&uri)?;
        let unreadable = |_| HttpRejection::unreadable("step");
        let step = step.parse().map_err(unreadable)?;
        let game = find_game(&request, &uri).await?;
        let shown = game.playthrough().view_after(step, asked.viewpoint()?);
        shown.ok_or(HttpRejection::new(StatusCode::NOT_FOUND, "server-no-step"))
    };
    request.answer(shown.await.map(Json))
}

/// A finished game's chances, decisions and luck, step by step. The analysis goes on in the background:
/// ask again until `done` is `total`, or `failed` is true. Once done it is kept with the game.
#[utoipa::path(
    get, path = "/tables/{code}/analysis", tag = "replay",
    params(("code" = String, Path), GameQuery, SinceQuery, LangQuery),
    responses(
        (status = 200, description = "What is known so far", body = AnalysisReport),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn analysis(request: TableRequest, uri: Uri) -> Response {
    let shown = async {
        let SinceQuery { since } = query(&uri)?;
        let game = find_game(&request, &uri).await?;
        let analysis = request.app.analysis(request.about.id, &game).await?;
        let words = words_of(&game, &request.caller);
        let shown = lock(&analysis).report(since, game.playthrough(), &words);
        Ok(Json(shown))
    };
    request.answer(shown.await)
}
