//! Tables over plain requests. A socket does the same and hears of what the others do.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
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
use crate::house::House;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::session::Caller;
use crate::words::words;

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
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    Path(code): Path<String>,
    caller: Caller,
) -> Response {
    let done = async {
        let room = house.room(&code).await?;
        Ok(Json(json!({"now": room.now(caller.guest.as_ref())})).into_response())
    };
    answer(&caller.words, done.await)
}

/// The language of a table's game, with the names of those at the table.
fn table_words(room: &Room, caller: &Caller) -> Words {
    let table = room.table();
    let mut words = words(caller.words.lang(), &table.plan().game);
    let seat = caller
        .guest
        .as_ref()
        .and_then(|guest| table.seat_of(guest.id));
    words.address(table.names(&words), seat);
    words
}

/// `POST /api/tables/{code}`.
pub(crate) async fn wish(
    State(house): State<Arc<House>>,
    Path(code): Path<String>,
    caller: Caller,
    body: Bytes,
) -> Response {
    let found = async { Ok((house.room(&code).await?, caller.somebody()?)) };
    let (room, guest) = match found.await {
        Ok(found) => found,
        Err(refusal) => return Refusal::answer(&refusal, &caller.words),
    };
    let done = async {
        let wish: Wish = read(&body)?;
        grant(&house, &room, guest, wish).await
    };
    match done.await {
        Ok(()) => Json(json!({"ok": true, "now": room.now(Some(guest))})).into_response(),
        Err(refusal) => {
            let mut said = refusal.say(&table_words(&room, &caller));
            if refusal.no.stale {
                said.insert("now".into(), room.now(Some(guest)));
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
pub(crate) async fn check(
    State(house): State<Arc<House>>,
    Path(code): Path<String>,
    caller: Caller,
    body: Bytes,
) -> Response {
    let asked = read(&body).map(|Checking { action }| Ask::Check { action });
    ask(&house, &code, &caller, asked).await
}

/// `POST /api/tables/{code}/hint`.
pub(crate) async fn hint(
    State(house): State<Arc<House>>,
    Path(code): Path<String>,
    caller: Caller,
) -> Response {
    ask(&house, &code, &caller, Ok(Ask::Hint {})).await
}

async fn ask(house: &House, code: &str, caller: &Caller, asked: Result<Ask, Refusal>) -> Response {
    let room = match house.room(code).await {
        Ok(room) => room,
        Err(refusal) => return refusal.answer(&caller.words),
    };
    let words = table_words(&room, caller);
    let done = async {
        let guest = caller.somebody()?;
        house.counters.wishes.count(&guest.id)?;
        let fields = answer_ask(&room, guest, asked?, &words).await?;
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
pub(crate) async fn record(
    State(house): State<Arc<House>>,
    Path(code): Path<String>,
    caller: Caller,
) -> Response {
    let done = async {
        let room = house.room(&code).await?;
        let record = room.table().record().ok_or_else(not_over)?;
        let name = format!("attachment; filename=\"{}.json\"", room.table().plan().game);
        Ok(([(CONTENT_DISPOSITION, name)], Json(record)).into_response())
    };
    answer(&caller.words, done.await)
}

fn not_over() -> Refusal {
    Refusal::new(StatusCode::CONFLICT, "server-no-record")
}

/// `GET /api/tables/{code}/qr.svg`.
pub(crate) async fn qr(
    State(house): State<Arc<House>>,
    Path(code): Path<String>,
    caller: Caller,
) -> Response {
    let done = async {
        let room = house.room(&code).await?;
        let link = format!("{}/t/{}", caller.origin, room.code());
        let code = QrCode::with_error_correction_level(link, EcLevel::M)
            .map_err(|why| Refusal::unreadable(&why.to_string()))?;
        let picture = code.render::<svg::Color>().min_dimensions(240, 240).build();
        Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
    };
    answer(&caller.words, done.await)
}
