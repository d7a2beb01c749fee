//! What the handlers take out of a request.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, RawPathParams, Request};
use axum::http::Uri;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use stammtisch_log::Guest;
use stammtisch_rules::Words;
use utoipa::IntoParams;

use crate::app::App;
use crate::live_table::LiveTable;
use crate::published::About;
use crate::rejection::HttpRejection;
use crate::session::Caller;
use crate::words::words;

/// How long the body of a request may take to arrive.
const BODY_TIMEOUT: Duration = Duration::from_secs(20);

/// The language of the answer.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LangQuery {
    /// en, de or nl; left out, the browser's language.
    pub(crate) lang: Option<String>,
}

/// The table that `{code}` in the path leads to, and who asks about it.
pub(crate) struct TableRequest {
    pub(crate) app: Arc<App>,
    pub(crate) table: Arc<LiveTable>,
    pub(crate) about: Arc<About>,
    pub(crate) caller: Caller,
}

impl FromRequestParts<Arc<App>> for TableRequest {
    type Rejection = Response;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<TableRequest, Response> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let named = RawPathParams::from_request_parts(parts, app).await.ok();
        let code = named.as_ref().and_then(|named| {
            let mut named = named.iter();
            named.find_map(|(name, value)| (name == "code").then_some(value))
        });
        let found = async {
            let table = app
                .open(code.ok_or_else(HttpRejection::no_such_table)?)
                .await?;
            let published = table.published().await?;
            let about = published.about.clone();
            if !about.admits(caller.guest.as_ref().map(|guest| guest.id)) {
                return Err(HttpRejection::no_watching());
            }
            Ok((table, about))
        };
        let found: Result<_, HttpRejection> = found.await;
        let (table, about) = found.map_err(|rejection| rejection.answer(&caller.words))?;
        Ok(TableRequest {
            app: app.clone(),
            table,
            about,
            caller,
        })
    }
}

impl TableRequest {
    pub(crate) fn guest(&self) -> Option<&Guest> {
        self.caller.guest.as_ref()
    }

    /// Returns the guest, if they do not send too many commands; counts this one.
    pub(crate) fn counted_guest(&self) -> Result<&Guest, HttpRejection> {
        let guest = self.caller.signed_in()?;
        let commands = &self.app.limiters.commands;
        commands.count(guest.id, self.caller.address)?;
        Ok(guest)
    }

    /// Returns the words of the table's game, with the names of its players.
    pub(crate) fn words(&self) -> Words {
        let lang = self.caller.words.lang();
        let mut words = words(lang, &self.about.summary.game);
        let viewer = self.about.viewer(self.guest().map(|guest| guest.id));
        words.address(self.about.names(lang).to_vec(), viewer.seat());
        words
    }

    /// Returns the answer, or the rejection in words.
    pub(crate) fn answer<T: IntoResponse>(&self, done: Result<T, HttpRejection>) -> Response {
        answer(&self.caller.words, done)
    }
}

/// Returns the answer, or the rejection in words.
pub(crate) fn answer<T: IntoResponse>(words: &Words, done: Result<T, HttpRejection>) -> Response {
    match done {
        Ok(answer) => answer.into_response(),
        Err(rejection) => rejection.answer(words),
    }
}

/// The body of a request, or why it could not be received.
pub(crate) struct Body(Result<Bytes, HttpRejection>);

impl<S: Send + Sync> FromRequest<S> for Body {
    type Rejection = Infallible;

    async fn from_request(request: Request, state: &S) -> Result<Body, Infallible> {
        let bytes = tokio::time::timeout(BODY_TIMEOUT, Bytes::from_request(request, state)).await;
        Ok(Body(match bytes {
            Ok(bytes) => bytes.map_err(|error| HttpRejection {
                status: error.status(),
                ..HttpRejection::unreadable(&error.body_text())
            }),
            Err(_) => Err(HttpRejection::too_slow()),
        }))
    }
}

impl Body {
    /// Reads the body as JSON.
    pub(crate) fn read<T: DeserializeOwned>(self) -> Result<T, HttpRejection> {
        let read = serde_json::from_slice(&self.0?);
        read.map_err(|error| HttpRejection::unreadable(&error.to_string()))
    }
}

/// Reads the query of an address.
pub(crate) fn query<T: DeserializeOwned>(uri: &Uri) -> Result<T, HttpRejection> {
    match Query::try_from_uri(uri) {
        Ok(Query(query)) => Ok(query),
        Err(error) => Err(HttpRejection::unreadable(&error.body_text())),
    }
}
