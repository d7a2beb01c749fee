//! Why something is not done, as an answer.

use std::time::Duration;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};
use stammtisch_rules::{Phrase, Words};
use stammtisch_store::Trouble;
use stammtisch_table::No;

/// Why something is not done. Nothing has changed.
#[derive(Debug)]
pub struct Refusal {
    pub(crate) status: StatusCode,
    pub(crate) no: No,
    /// How long to wait before it may be tried again.
    pub(crate) retry: Option<Duration>,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, id: &'static str) -> Refusal {
        Refusal {
            status,
            no: No::new(id),
            retry: None,
        }
    }

    pub(crate) fn unreadable(why: &str) -> Refusal {
        let said = Phrase::new("server-unreadable").text("why", why);
        Refusal {
            no: said.into(),
            ..Refusal::new(StatusCode::BAD_REQUEST, "server-unreadable")
        }
    }

    pub(crate) fn no_such_table() -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, "server-no-table")
    }

    pub(crate) fn nobody() -> Refusal {
        Refusal::new(StatusCode::UNAUTHORIZED, "server-nobody")
    }

    pub(crate) fn too_fast(wait: Duration) -> Refusal {
        Refusal {
            retry: Some(wait),
            ..Refusal::new(StatusCode::TOO_MANY_REQUESTS, "server-too-fast")
        }
    }

    /// The fields of the answer.
    pub(crate) fn say(&self, words: &Words) -> Map<String, Value> {
        let fields = [
            ("ok", false.into()),
            ("rule", json!(self.no.rule)),
            ("why", words.say(&self.no.said).into()),
            ("stale", self.no.stale.into()),
        ];
        let fields = fields.into_iter();
        fields
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }

    /// The answer to a request.
    pub(crate) fn answer(&self, words: &Words) -> Response {
        let mut response = (self.status, Json(self.say(words))).into_response();
        if let Some(wait) = self.retry {
            let seconds = wait.as_secs() + 1;
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<No> for Refusal {
    fn from(no: No) -> Refusal {
        Refusal {
            status: StatusCode::CONFLICT,
            no,
            retry: None,
        }
    }
}

impl From<Trouble> for Refusal {
    /// What exactly is wrong with the disk is for the log, not for players.
    fn from(trouble: Trouble) -> Refusal {
        tracing::error!(%trouble, "the store refused");
        Refusal {
            retry: Some(Duration::from_secs(1)),
            ..Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "server-no-store")
        }
    }
}
