//! Tables over plain requests. A socket does the same and hears of what the others do.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use stammtisch_rules::Words;
use stammtisch_table::{Guest, Plan, Wish};

use super::{answer, read};
use crate::at_table::AtTable;
use crate::house::House;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::session::Caller;

/// A table to be opened, and who is there from the start.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    plan: Plan,
    /// Where the one who opens it sits.
    sit: Option<usize>,
    /// The levels of bots, seat by seat.
    #[serde(default)]
    bots: Vec<Option<String>>,
    /// Whether to begin at once.
    #[serde(default)]
    start: bool,
}

/// A question that changes nothing.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Ask {
    /// May I do this?
    Check { action: Value },
    /// What would you do?
    Hint {},
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Checking {
    action: Value,
}

/// `GET /api/tables`.
pub(crate) async fn list(State(house): State<Arc<House>>) -> Json<Value> {
    let summary = |room: &Arc<Room>| {
        let mut summary = room.table().summary(None);
        summary["code"] = room.code().into();
        summary
    };
    let tables: Vec<Value> = house.listed().iter().map(summary).collect();
    Json(json!({"tables": tables}))
}

/// `POST /api/tables`.
pub(crate) async fn open(State(house): State<Arc<House>>, caller: Caller, body: Bytes) -> Response {
    let done = async {
        let guest = caller.somebody()?;
        house.counters.tables.count(&guest.id)?;
        let opening: Opening = read(&body)?;
        let wishes = first_wishes(&opening);
        let room = house.open_table(opening.plan, guest.clone()).await?;
        for wish in wishes {
            room.wish(guest, wish).await?;
        }
        let told = json!({"code": room.code(), "now": room.now(Some(guest))});
        Ok((StatusCode::CREATED, Json(told)).into_response())
    };
    answer(&caller.words, done.await)
}

/// What it takes to make the table as it was asked for.
fn first_wishes(opening: &Opening) -> Vec<Wish> {
    let sit = opening.sit.map(|seat| Wish::Sit { seat });
    let bots = opening.bots.iter().enumerate();
    let bots = bots.filter_map(|(seat, level)| {
        let level = level.clone()?;
        Some(Wish::Bot { seat, level })
    });
    let ready = opening.start && opening.sit.is_some();
    let ready = ready.then_some(Wish::Ready { nonce: None });
    let start = opening.start.then_some(Wish::Start {});
    sit.into_iter()
        .chain(bots)
        .chain(ready)
        .chain(start)
        .collect()
}

/// `GET /api/tables/{code}`.
pub(crate) async fn show(at: AtTable) -> Json<Value> {
    Json(json!({"now": at.room.now(at.guest())}))
}

/// `POST /api/tables/{code}`.
pub(crate) async fn wish(at: AtTable, body: Bytes) -> Response {
    let AtTable { house, room, .. } = &at;
    let done = async {
        let guest = at.caller.somebody()?;
        grant(house, room, guest, read(&body)?).await
    };
    match done.await {
        Ok(()) => Json(json!({"ok": true, "now": room.now(at.guest())})).into_response(),
        Err(refusal) => {
            let mut said = refusal.say(&at.words());
            if refusal.no.stale {
                said.insert("now".into(), room.now(at.guest()));
            }
            (refusal.status, Json(said)).into_response()
        }
    }
}

/// Grants a wish, if it does not come too often.
pub(crate) async fn grant(
    house: &House,
    room: &Arc<Room>,
    guest: &Guest,
    wish: Wish,
) -> Result<(), Refusal> {
    house.counters.wishes.count(&guest.id)?;
    if matches!(wish, Wish::Say { .. }) {
        house.counters.lines.count(&guest.id)?;
    }
    let granted = room.wish(guest, wish).await;
    match &granted {
        Ok(()) => house.metrics.wishes.inc(),
        Err(_) => house.metrics.refusals.inc(),
    };
    granted
}

/// `POST /api/tables/{code}/check`.
pub(crate) async fn check(at: AtTable, body: Bytes) -> Response {
    let asked = read(&body).map(|Checking { action }| Ask::Check { action });
    ask(&at, asked).await
}

/// `POST /api/tables/{code}/hint`.
pub(crate) async fn hint(at: AtTable) -> Response {
    ask(&at, Ok(Ask::Hint {})).await
}

async fn ask(at: &AtTable, asked: Result<Ask, Refusal>) -> Response {
    let words = at.words();
    let done = async {
        let guest = at.caller.somebody()?;
        at.house.counters.wishes.count(&guest.id)?;
        let fields = answer_ask(&at.room, guest, asked?, &words).await?;
        Ok(Json(fields).into_response())
    };
    answer(&words, done.await)
}

/// The answer to a question.
pub(crate) async fn answer_ask(
    room: &Room,
    guest: &Guest,
    ask: Ask,
    words: &Words,
) -> Result<Map<String, Value>, Refusal> {
    let mut told = Map::new();
    told.insert("ok".into(), true.into());
    match ask {
        Ask::Check { action } => {
            let gain = room.table().check(guest, &action)?;
            told.insert("gain".into(), gain.into());
        }
        Ask::Hint {} => {
            let Some(advice) = room.hint(guest).await? else {
                return Err(Refusal::new(StatusCode::CONFLICT, "server-no-hint"));
            };
            told.extend(advice.fields);
            told.insert("why".into(), words.say(&advice.why).into());
        }
    }
    Ok(told)
}

/// `GET /api/tables/{code}/record`.
pub(crate) async fn record(at: AtTable) -> Response {
    let table = at.room.table();
    let record = table.record().ok_or_else(not_over);
    at.answer(record.map(|record| {
        let name = format!("attachment; filename=\"{}.json\"", table.plan().game);
        ([(CONTENT_DISPOSITION, name)], Json(record)).into_response()
    }))
}

fn not_over() -> Refusal {
    Refusal::new(StatusCode::CONFLICT, "server-no-record")
}

/// `GET /api/tables/{code}/qr.svg`.
pub(crate) async fn qr(at: AtTable) -> Response {
    let link = format!("{}/t/{}", at.caller.origin, at.room.code());
    let code = QrCode::with_error_correction_level(link, EcLevel::M);
    let code = code.map_err(|why| Refusal::unreadable(&why.to_string()));
    at.answer(code.map(|code| {
        let picture = code.render::<svg::Color>().min_dimensions(240, 240).build();
        ([(CONTENT_TYPE, "image/svg+xml")], picture).into_response()
    }))
}
