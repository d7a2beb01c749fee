//! Guests: a name, a cookie, a link to another device.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_rules::Phrase;
use stammtisch_store::{Change, TokenKind};
use stammtisch_table::{Guest, No};

use super::{answer, read};
use crate::house::House;
use crate::moment::{fresh_id, now};
use crate::refusal::Refusal;
use crate::session::{Caller, LINK, SESSION, cookie, hash, token_for};

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;
/// So many of one's own tables are named.
const MOST_TABLES: u32 = 30;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Claimed {
    token: String,
}

/// `GET /api/me`.
pub(crate) async fn show(State(house): State<Arc<House>>, caller: Caller) -> Response {
    let Some(guest) = &caller.guest else {
        return Json(json!({"name": null, "tables": []})).into_response();
    };
    answer(&caller.words, show_guest(&house, guest).await)
}

async fn show_guest(house: &House, guest: &Guest) -> Result<Response, Refusal> {
    let mut tables: Vec<Value> = Vec::new();
    for code in house.store().sat_at(guest.id, MOST_TABLES).await? {
        let room = house.room(&code).await?;
        let table = room.table();
        // Who got up again is not at home there any more.
        let Some(seat) = table.seat_of(guest.id) else {
            continue;
        };
        let mut summary = table.summary(Some(seat));
        summary["code"] = code.into();
        tables.push(summary);
    }
    Ok(Json(json!({"name": guest.name, "tables": tables})).into_response())
}

/// A name as the others will see it: no control characters, no line breaks, no space around.
fn tidy(name: &str) -> Result<String, Refusal> {
    let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let name = name.trim();
    match name.chars().count() {
        1..=LONGEST_NAME => Ok(name.to_owned()),
        _ => {
            let said = Phrase::new("server-name").number("most", LONGEST_NAME);
            Err(Refusal {
                status: StatusCode::BAD_REQUEST,
                ..No::from(said).into()
            })
        }
    }
}

/// `POST /api/me`.
pub(crate) async fn name(State(house): State<Arc<House>>, caller: Caller, body: Bytes) -> Response {
    answer(&caller.words, give_name(&house, &caller, &body).await)
}

async fn give_name(house: &House, caller: &Caller, body: &Bytes) -> Result<Response, Refusal> {
    let Named { name } = read(body)?;
    let name = tidy(&name)?;
    let told = Json(json!({"name": name}));
    if let Some(guest) = &caller.guest {
        house.counters.wishes.count(&guest.id)?;
        let guest = Guest { id: guest.id, name };
        let named = Change::Name {
            guest: guest.id,
            name: guest.name.clone(),
        };
        house.store().write(vec![named]).await?;
        house.rename(&guest).await;
        return Ok(told.into_response());
    }
    house.counters.guests.count(&caller.address)?;
    let (id, made) = (fresh_id(), now());
    let (token, kept) = token_for(id, TokenKind::Session, SESSION);
    let guest = Change::Guest { id, name, made };
    house.store().write(vec![guest, kept]).await?;
    let cookie = cookie(Some(&token), &caller.origin);
    Ok(([(SET_COOKIE, cookie)], told).into_response())
}

/// `DELETE /api/me`.
pub(crate) async fn forget(State(house): State<Arc<House>>, caller: Caller) -> Response {
    let done = async {
        if let Some(token) = &caller.token {
            let hash = hash(token);
            house.store().write(vec![Change::Forget { hash }]).await?;
        }
        let cookie = cookie(None, &caller.origin);
        Ok(([(SET_COOKIE, cookie)], Json(json!({"name": null}))).into_response())
    };
    answer(&caller.words, done.await)
}

/// `POST /api/me/link`.
pub(crate) async fn link(State(house): State<Arc<House>>, caller: Caller) -> Response {
    let done = async {
        let guest = caller.somebody()?;
        house.counters.tables.count(&guest.id)?;
        let (token, kept) = token_for(guest.id, TokenKind::Link, LINK);
        house.store().write(vec![kept]).await?;
        // What follows the hash is not sent to any server, and so is in no log.
        let link = format!("{}/come-back#{token}", caller.origin);
        Ok(Json(json!({"link": link, "ends": now() + LINK})).into_response())
    };
    answer(&caller.words, done.await)
}

/// `POST /api/me/claim`.
pub(crate) async fn claim(
    State(house): State<Arc<House>>,
    caller: Caller,
    body: Bytes,
) -> Response {
    let done = async {
        house.counters.guests.count(&caller.address)?;
        let Claimed { token } = read(&body)?;
        let token = hash(&token);
        let found = house.store().guest(&token, TokenKind::Link, now()).await?;
        let Some(guest) = found else {
            return Err(Refusal::new(StatusCode::NOT_FOUND, "server-link"));
        };
        let (token, kept) = token_for(guest.id, TokenKind::Session, SESSION);
        house.store().write(vec![kept]).await?;
        let cookie = cookie(Some(&token), &caller.origin);
        Ok(([(SET_COOKIE, cookie)], Json(json!({"name": guest.name}))).into_response())
    };
    answer(&caller.words, done.await)
}
