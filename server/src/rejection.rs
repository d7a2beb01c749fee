//! Why something is not done, as an HTTP answer or a frame.

use std::time::Duration;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::value::RawValue;
use stammtisch_rules::{Fault, Phrase, Words};
use stammtisch_store::StoreError;
use stammtisch_table::{Rejection, Snapshot};
use utoipa::ToSchema;

use crate::live_table::Closed;

/// Why something is not done. Nothing has changed.
#[derive(Debug)]
pub struct HttpRejection {
    pub(crate) status: StatusCode,
    pub(crate) rejection: Rejection,
    /// How long to wait before the next attempt.
    pub(crate) retry_after: Option<Duration>,
}

/// Why something is not done. Nothing has changed.
#[derive(Serialize, ToSchema)]
pub(crate) struct RejectionAnswer {
    /// Always false.
    pub(crate) ok: bool,
    /// The clause of the rule book, if the rules forbid it.
    #[schema(required = true)]
    pub(crate) rule: Option<&'static str>,
    /// The reason, in a sentence.
    pub(crate) why: String,
    /// Whether the command was decided on a state that is no longer the newest.
    pub(crate) stale: bool,
    /// What is wrong with an action, piece by piece; left out where the rules say no more than `why`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub(crate) faults: Vec<FaultAnswer>,
    /// The newest state, if the command was stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Snapshot, required = false)]
    pub(crate) snapshot: Option<Box<RawValue>>,
}

/// One thing that is wrong with an action.
#[derive(Serialize, ToSchema)]
pub(crate) struct FaultAnswer {
    /// What is wrong, as a word of the game.
    pub(crate) kind: &'static str,
    /// The clause of the rule book.
    pub(crate) rule: &'static str,
    /// The reason, in a sentence.
    pub(crate) why: String,
    /// The pieces at fault by their place in the action: `table/2/1`.
    pub(crate) at: Vec<String>,
    /// The pieces at fault by their place in the view, where the action does not name them.
    pub(crate) before: Vec<String>,
}

impl HttpRejection {
    pub(crate) fn new(status: StatusCode, id: &'static str) -> HttpRejection {
        HttpRejection {
            status,
            rejection: Rejection::new(id),
            retry_after: None,
        }
    }

    pub(crate) fn unreadable(why: &str) -> HttpRejection {
        let why = Phrase::new("server-unreadable").text("why", why);
        HttpRejection {
            rejection: why.into(),
            ..HttpRejection::new(StatusCode::BAD_REQUEST, "server-unreadable")
        }
    }

    pub(crate) fn no_such_table() -> HttpRejection {
        HttpRejection::new(StatusCode::NOT_FOUND, "server-no-table")
    }

    pub(crate) fn not_signed_in() -> HttpRejection {
        HttpRejection::new(StatusCode::UNAUTHORIZED, "server-not-signed-in")
    }

    pub(crate) fn no_watching() -> HttpRejection {
        HttpRejection::new(StatusCode::FORBIDDEN, "server-no-watching")
    }

    pub(crate) fn not_finished() -> HttpRejection {
        HttpRejection::new(StatusCode::CONFLICT, "server-no-replay")
    }

    pub(crate) fn no_hint() -> HttpRejection {
        HttpRejection::new(StatusCode::CONFLICT, "server-no-hint")
    }

    pub(crate) fn too_fast(wait: Duration) -> HttpRejection {
        HttpRejection {
            retry_after: Some(wait),
            ..HttpRejection::new(StatusCode::TOO_MANY_REQUESTS, "server-too-fast")
        }
    }

    pub(crate) fn too_many_sockets() -> HttpRejection {
        HttpRejection::new(StatusCode::SERVICE_UNAVAILABLE, "server-too-many-sockets")
    }

    pub(crate) fn one_at_a_time() -> HttpRejection {
        HttpRejection::new(StatusCode::TOO_MANY_REQUESTS, "server-one-at-a-time")
    }

    pub(crate) fn too_slow() -> HttpRejection {
        HttpRejection::new(StatusCode::REQUEST_TIMEOUT, "server-too-slow")
    }

    /// Returns whether the same may be possible in a moment.
    pub(crate) fn is_temporary(&self) -> bool {
        self.status == StatusCode::SERVICE_UNAVAILABLE
    }

    /// Puts the reason into words.
    pub(crate) fn say(&self, words: &Words) -> RejectionAnswer {
        let say = |why: &Phrase| match self.rejection.game {
            Some(game) => crate::words::words(words.lang(), game).say(why),
            None => words.say(why),
        };
        let fault = |fault: &Fault| FaultAnswer {
            kind: fault.kind,
            rule: fault.clause,
            why: say(&fault.said),
            at: fault.at.clone(),
            before: fault.before.clone(),
        };
        RejectionAnswer {
            ok: false,
            rule: self.rejection.rule,
            why: say(&self.rejection.why),
            faults: self.rejection.faults.iter().map(fault).collect(),
            stale: self.rejection.stale,
            snapshot: None,
        }
    }

    /// Returns the answer to a request.
    pub(crate) fn answer(&self, words: &Words) -> Response {
        self.answer_with(self.say(words))
    }

    /// Returns the answer to a request with this body.
    pub(crate) fn answer_with(&self, body: RejectionAnswer) -> Response {
        let mut response = (self.status, Json(body)).into_response();
        if let Some(wait) = self.retry_after {
            let seconds = wait.as_secs() + 1;
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<Rejection> for HttpRejection {
    fn from(rejection: Rejection) -> HttpRejection {
        HttpRejection {
            status: StatusCode::CONFLICT,
            rejection,
            retry_after: None,
        }
    }
}

impl From<Closed> for HttpRejection {
    fn from(why: Closed) -> HttpRejection {
        match why {
            Closed::NoSuchTable => HttpRejection::no_such_table(),
            Closed::StoreFailed(error) => error.into(),
            Closed::Damaged => {
                HttpRejection::new(StatusCode::INTERNAL_SERVER_ERROR, "server-table-damaged")
            }
            Closed::Stopped => HttpRejection {
                retry_after: Some(Duration::from_secs(1)),
                ..HttpRejection::new(StatusCode::SERVICE_UNAVAILABLE, "server-stopping")
            },
        }
    }
}

impl From<StoreError> for HttpRejection {
    /// What exactly is wrong with the disk is for the log, not for players.
    fn from(error: StoreError) -> HttpRejection {
        tracing::error!(%error, "the store failed");
        HttpRejection {
            retry_after: Some(Duration::from_secs(1)),
            ..HttpRejection::new(StatusCode::SERVICE_UNAVAILABLE, "server-store-failed")
        }
    }
}
