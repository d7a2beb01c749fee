//! The HTTP API, as docs/server.md has it.

mod me;
mod past;
mod tables;
mod trial;

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use stammtisch_rules::Words;

use crate::book;
use crate::house::House;
use crate::pages;
use crate::refusal::Refusal;

pub(crate) use tables::{Ask, answer_ask, grant};

/// The description of the API for machines.
const OPENAPI: &str = include_str!("../../openapi.json");

/// What any request may ask for.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// The language of the answer.
    pub(crate) lang: Option<String>,
}

pub(crate) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/api", get(describe))
        .route("/api/client", get(pages::list))
        .route("/api/me", get(me::show).post(me::name).delete(me::forget))
        .route("/api/me/link", post(me::link))
        .route("/api/me/claim", post(me::claim))
        .route("/api/games", get(book::games))
        .route("/api/rules/{game}", get(book::rules))
        .route("/api/try", post(trial::run))
        .route("/api/try/check", post(trial::check))
        .route("/api/try/hint", post(trial::hint))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{code}", get(tables::show).post(tables::wish))
        .route("/api/tables/{code}/check", post(tables::check))
        .route("/api/tables/{code}/hint", post(tables::hint))
        .route("/api/tables/{code}/record", get(tables::record))
        .route("/api/tables/{code}/replay", get(past::replay))
        .route("/api/tables/{code}/replay/{at}", get(past::moment))
        .route("/api/tables/{code}/analysis", get(past::analysis))
        .route("/api/tables/{code}/qr.svg", get(tables::qr))
}

async fn describe() -> Response {
    ([(CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

/// What was asked, or why it cannot be read.
pub(crate) fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, Refusal> {
    serde_json::from_slice(body).map_err(|why| Refusal::unreadable(&why.to_string()))
}

/// An answer, or the refusal in words.
fn answer(words: &Words, done: Result<Response, Refusal>) -> Response {
    done.unwrap_or_else(|refusal| refusal.answer(words))
}
