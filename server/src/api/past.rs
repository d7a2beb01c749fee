//! Looking back at games that are over.

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use stammtisch_rules::Words;
use stammtisch_table::{Eyes, Over, Table};

use crate::at_table::AtTable;
use crate::lock::lock;
use crate::refusal::Refusal;
use crate::session::Caller;
use crate::words::words;

/// Which game, and through whose eyes.
#[derive(Deserialize)]
pub(crate) struct Look {
    /// Which of the games played at the table, from 1; the latest that is over if left out.
    game: Option<u32>,
    /// A seat, or `all`; left out for those of somebody who watched.
    eyes: Option<String>,
    /// Of an analysis, what is known from this decision on.
    since: Option<usize>,
}

impl Look {
    fn eyes(&self) -> Result<Eyes, Refusal> {
        match self.eyes.as_deref() {
            None => Ok(Eyes::Watching),
            Some("all") => Ok(Eyes::All),
            Some(seat) => seat
                .parse()
                .map(Eyes::Seat)
                .map_err(|_| Refusal::unreadable("eyes")),
        }
    }
}

fn found<'a>(table: &'a Table, look: &Look) -> Result<Over<'a>, Refusal> {
    let not_over = || Refusal::new(StatusCode::CONFLICT, "server-no-replay");
    table.over(look.game).ok_or_else(not_over)
}

/// The language of a game that is over, with the names of those who played it.
fn words_of(over: &Over, caller: &Caller) -> Words {
    let mut words = words(caller.words.lang(), &over.plan.game);
    let seat = caller.guest.as_ref();
    let seat = seat.and_then(|guest| over.seat_of(guest.id));
    words.address(over.names(&words), seat);
    words
}

/// `GET /api/tables/{code}/replay`.
pub(crate) async fn replay(at: AtTable, Query(look): Query<Look>) -> Response {
    let table = at.room.table();
    at.answer(found(&table, &look).map(|over| {
        let mut replay = over.replay(&words_of(&over, &at.caller));
        replay["you"] = json!(at.guest().and_then(|guest| over.seat_of(guest.id)));
        Json(replay).into_response()
    }))
}

/// Where in a game.
#[derive(Deserialize)]
pub(crate) struct Step {
    at: usize,
}

/// `GET /api/tables/{code}/replay/{at}`.
pub(crate) async fn moment(
    at: AtTable,
    Path(step): Path<Step>,
    Query(look): Query<Look>,
) -> Response {
    let table = at.room.table();
    let shown = || {
        let moment = found(&table, &look)?.past().moment(step.at, look.eyes()?);
        moment.ok_or(Refusal::new(StatusCode::NOT_FOUND, "server-no-moment"))
    };
    at.answer(shown().map(|moment| Json(moment).into_response()))
}

/// `GET /api/tables/{code}/analysis`.
pub(crate) async fn analysis(at: AtTable, Query(look): Query<Look>) -> Response {
    let shown = || {
        let study = at.house.study(&at.room, look.game)?;
        let words = words_of(&found(&at.room.table(), &look)?, &at.caller);
        let shown = lock(&study).show(look.since.unwrap_or(0), &words);
        Ok(Json(shown).into_response())
    };
    at.answer(shown())
}
