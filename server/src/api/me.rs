//! Guests: a name, a cookie, a link to another device.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use stammtisch_log::Guest;
use stammtisch_rules::Phrase;
use stammtisch_store::{Change, StoreError, TokenKind};
use stammtisch_table::{Phase, Rejection, face_of, find_face, is_bot_name, tidy_name};

use super::answers::{ClaimBody, LinkAnswer, MeAnswer, NameAnswer, NameBody};
use crate::app::App;
use crate::extract::{Body, LangQuery, answer};
use crate::ids::fresh_id;
use crate::pages;
use crate::rejection::{HttpRejection, RejectionAnswer};
use crate::session::{Caller, LINK, SESSION, hash, set_cookie, token_for};
use crate::time::now;

/// The longest name, in characters.
const MAX_NAME: usize = 40;
/// The most tables of a guest that are listed.
const MAX_TABLES: u32 = 30;

/// The guest, and the tables where they have a seat.
#[utoipa::path(
    get, path = "/me", tag = "me", params(LangQuery),
    responses(
        (status = 200, description = "The guest", body = MeAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn show(State(app): State<Arc<App>>, caller: Caller) -> Response {
    let shown = show_guest(&app, caller.guest.as_ref()).await;
    answer(&caller.words, shown.map(Json))
}

/// Returns what a guest is shown of themselves; of somebody who is none, nothing.
pub(crate) async fn show_guest(
    app: &App,
    guest: Option<&Guest>,
) -> Result<MeAnswer, HttpRejection> {
    let Some(guest) = guest else {
        return Ok(MeAnswer {
            name: None,
            face: None,
            tables: Vec::new(),
            damaged: Vec::new(),
            client_version: pages::version(),
        });
    };
    let mut tables = Vec::new();
    let mut damaged = Vec::new();
    for code in app.store().sat_at(guest.id, MAX_TABLES).await? {
        let table = app.table(&code);
        // What is wrong with it is said below.
        table.follow().await.ok();
        let (id, summary_code) = (guest.id, code.clone());
        let summary = table.ask(move |table| {
            let is_over = table.is_closed() && table.phase() != Phase::Finished;
            let seat = table.seat_of(id).filter(|_| !is_over)?;
            Some(table.summary(&summary_code, Some(seat)))
        });
        match summary.await {
            // Leave out the tables where they gave their seat up, and those that were closed.
            Ok(summary) => tables.extend(summary),
            Err(_) if table.is_damaged() => damaged.push(code),
            Err(rejection) => return Err(rejection),
        }
    }
    Ok(MeAnswer {
        name: Some(guest.name.clone()),
        face: Some(face_of(guest)),
        tables,
        damaged,
        client_version: pages::version(),
    })
}

/// Returns a name as the others will see it. Fails if nothing of it can be seen, if it is too long, or if it
/// is easily taken for a bot's.
fn tidy(name: &str) -> Result<String, HttpRejection> {
    let name = tidy_name(name);
    let why = match name.chars().count() {
        1..=MAX_NAME if is_bot_name(&name) => Phrase::new("server-name-bot"),
        1..=MAX_NAME => return Ok(name),
        _ => Phrase::new("server-name").number("most", MAX_NAME),
    };
    Err(HttpRejection {
        status: StatusCode::BAD_REQUEST,
        ..Rejection::from(why).into()
    })
}

/// Become a guest, or change name or face. Sets the cookie.
#[utoipa::path(
    post, path = "/me", tag = "me", params(LangQuery), request_body = NameBody,
    responses(
        (status = 200, description = "The name as the others see it", body = NameAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn name(State(app): State<Arc<App>>, caller: Caller, body: Body) -> Response {
    answer(&caller.words, give_name(&app, &caller, body).await)
}

async fn give_name(app: &Arc<App>, caller: &Caller, body: Body) -> Result<Response, HttpRejection> {
    let body: NameBody = body.read()?;
    let name = body.name.as_deref().map(tidy).transpose()?;
    let face = body.face.as_deref().map(known_face).transpose()?;
    let face = face.map(str::to_owned);
    if let Some(guest) = &caller.guest {
        app.limiters.commands.count(guest.id, caller.address)?;
        let changed = Guest {
            id: guest.id,
            name: name.unwrap_or_else(|| guest.name.clone()),
            face: face.or_else(|| guest.face.clone()),
        };
        let named = NameAnswer::new(&changed);
        let (changes, renaming) = (changes(guest, &changed), app.clone());
        let renamed = async move {
            renaming.store().write(changes).await?;
            renaming.rename(&changed).await;
            Ok(())
        };
        app.carry_through(renamed).await?;
        return Ok(Json(named).into_response());
    }
    let Some(name) = name else {
        return Err(HttpRejection::not_signed_in());
    };
    app.limiters.guests.count(caller.address)?;
    let (id, created) = (fresh_id(), now());
    let (token, session) = token_for(id, TokenKind::Session, SESSION, &caller.device);
    let named = NameAnswer::new(&Guest {
        id,
        name: name.clone(),
        face: face.clone(),
    });
    let guest = Change::Guest {
        id,
        name,
        face,
        created,
    };
    app.store().write(vec![guest, session]).await?;
    let cookie = set_cookie(Some(&token), &caller.origin);
    Ok(with_cookie(cookie, named))
}

/// Returns what has to be stored of a guest who has changed.
fn changes(before: &Guest, now: &Guest) -> Vec<Change> {
    let guest = now.id;
    let name = (before.name != now.name).then(|| Change::Name {
        guest,
        name: now.name.clone(),
    });
    let face = now.face.clone().filter(|_| before.face != now.face);
    let face = face.map(|face| Change::Face { guest, face });
    name.into_iter().chain(face).collect()
}

/// Returns the face with this name. Fails if there is none.
fn known_face(name: &str) -> Result<&'static str, HttpRejection> {
    let unknown = || HttpRejection::new(StatusCode::BAD_REQUEST, "server-no-face");
    find_face(name).ok_or_else(unknown)
}

fn with_cookie(cookie: HeaderValue, named: NameAnswer) -> Response {
    ([(SET_COOKIE, cookie)], Json(named)).into_response()
}

/// Sign this device out. Its sockets end.
#[utoipa::path(
    delete, path = "/me", tag = "me", params(LangQuery),
    responses(
        (status = 200, description = "The device has forgotten the guest", body = NameAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn forget(State(app): State<Arc<App>>, caller: Caller) -> Response {
    let done = async {
        if let Some(token) = &caller.token {
            let hash = token.clone();
            app.store().write(vec![Change::Forget { hash }]).await?;
            app.sockets.sign_out(token);
        }
        let cookie = set_cookie(None, &caller.origin);
        Ok(with_cookie(cookie, NameAnswer::NOBODY))
    };
    answer(&caller.words, done.await)
}

/// Make a link that brings the guest's seats to another device.
#[utoipa::path(
    post, path = "/me/link", tag = "me", params(LangQuery),
    responses(
        (status = 200, description = "The link", body = LinkAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn link(State(app): State<Arc<App>>, caller: Caller) -> Response {
    let done = async {
        let guest = caller.signed_in()?;
        app.limiters.tables.count(guest.id, caller.address)?;
        let (token, change) = token_for(guest.id, TokenKind::Link, LINK, &caller.device);
        app.store().write(vec![change]).await?;
        Ok(Json(LinkAnswer {
            // Browsers send no server what follows the `#`, so it is in no log.
            link: format!("{}/come-back#{token}", caller.origin),
            expires: now() + LINK,
        }))
    };
    answer(&caller.words, done.await)
}

fn no_link() -> HttpRejection {
    HttpRejection::new(StatusCode::NOT_FOUND, "server-link")
}

/// Use such a link on this device, which is possible once. Sets the cookie.
#[utoipa::path(
    post, path = "/me/claim", tag = "me", params(LangQuery), request_body = ClaimBody,
    responses(
        (status = 200, description = "The guest's name", body = NameAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn claim(State(app): State<Arc<App>>, caller: Caller, body: Body) -> Response {
    let done = async {
        app.limiters.guests.count(caller.address)?;
        let ClaimBody { token } = body.read()?;
        let token = hash(&token);
        let found = app.store().guest(&token, TokenKind::Link, now()).await?;
        let Some(guest) = found else {
            return Err(no_link());
        };
        let used = Change::UseLink { hash: token };
        let (token, session) = token_for(guest.id, TokenKind::Session, SESSION, &caller.device);
        match app.store().write(vec![used, session]).await {
            // Another device was faster.
            Err(StoreError::Conflict) => return Err(no_link()),
            done => done?,
        }
        let cookie = set_cookie(Some(&token), &caller.origin);
        Ok(with_cookie(cookie, NameAnswer::new(&guest)))
    };
    answer(&caller.words, done.await)
}
