//! The frames of a socket. docs/api.md describes them in words, `/api/v1/asyncapi.json` for machines.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use stammtisch_rules::Words;
use stammtisch_table::{Command, Snapshot, Update, UpdateBody};
use utoipa::{OpenApi, ToSchema};

use crate::api::answers::{CheckAnswer, HintAnswer};
use crate::rejection::RejectionAnswer;

/// The version of the socket's protocol. It changes when a client of the version before could no
/// longer play.
pub(crate) const PROTOCOL: u32 = 1;

/// Something happened for this viewer.
#[derive(Serialize, ToSchema)]
pub(crate) struct UpdateMessage {
    /// Its number in the viewer's stream, without gaps.
    number: u64,
    /// What happened, in a sentence; null for chat.
    #[schema(required = true)]
    text: Option<String>,
    #[serde(flatten)]
    body: UpdateBody,
    /// The step of the game that it belongs to, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = usize, required = false)]
    step: Option<usize>,
}

impl UpdateMessage {
    pub(crate) fn new(update: &Update, words: &Words) -> UpdateMessage {
        UpdateMessage {
            number: update.number,
            text: update.text.as_ref().map(|text| words.say(text)),
            body: update.body.clone(),
            step: update.step,
        }
    }
}

/// What is new for this viewer, and everything as it is now.
#[derive(Serialize, ToSchema)]
pub(crate) struct UpdateFrame {
    /// What happened since the last frame; left out if the viewer missed too much.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<UpdateMessage>, required = false)]
    pub(crate) updates: Option<Vec<UpdateMessage>>,
    pub(crate) snapshot: Snapshot,
}

/// The first frame.
#[derive(Serialize, ToSchema)]
pub(crate) struct GreetingFrame {
    /// The version of the protocol.
    pub(crate) protocol: u32,
    #[serde(flatten)]
    pub(crate) update: UpdateFrame,
}

/// The answer to a command that was carried out. What is answered so is safe on disk.
#[derive(Serialize, ToSchema)]
pub(crate) struct CommandFrame {
    /// The `id` of the command, whatever it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Value, required = false)]
    pub(crate) id: Option<Value>,
    /// Always true.
    pub(crate) ok: bool,
    #[serde(flatten)]
    pub(crate) update: UpdateFrame,
}

/// The answer to a query.
#[derive(Serialize)]
pub(crate) struct QueryFrame {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<Value>,
    #[serde(flatten)]
    pub(crate) answer: Value,
}

/// The answer to a frame that was rejected. Nothing has changed.
#[derive(Serialize, ToSchema)]
pub(crate) struct RejectionFrame {
    /// The `id` of the frame, if it had one that could be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Value, required = false)]
    pub(crate) id: Option<Value>,
    #[serde(flatten)]
    pub(crate) rejection: RejectionAnswer,
    /// What happened since the last frame, if the command was stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<UpdateMessage>, required = false)]
    pub(crate) updates: Option<Vec<UpdateMessage>>,
}

/// The server is about to close the socket.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClosingFrame {
    /// Why; `restart`: connect again after a while.
    pub(crate) closing: &'static str,
}

/// A question that changes nothing.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "query", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Query {
    /// Asks whether an action is possible now.
    Check {
        /// The action in the public vocabulary.
        #[schema(value_type = Object)]
        action: Value,
    },
    /// Asks what a strong bot would do.
    Hint {},
}

/// What a client asks the server to do, or to answer.
#[expect(dead_code, reason = "describes a frame that is read in two steps")]
mod received {
    use super::{CheckAnswer, Command, HintAnswer, Query, ToSchema, Value};

    /// A command.
    #[derive(ToSchema)]
    pub(crate) struct SentCommand {
        /// Anything; the answer repeats it.
        #[schema(required = false)]
        id: Value,
        #[serde(flatten)]
        command: Command,
    }

    /// A query.
    #[derive(ToSchema)]
    pub(crate) struct SentQuery {
        /// Anything; the answer repeats it.
        #[schema(required = false)]
        id: Value,
        #[serde(flatten)]
        query: Query,
    }

    /// The answer to a check.
    #[derive(ToSchema)]
    pub(crate) struct CheckFrame {
        /// The `id` of the query.
        #[schema(required = false)]
        id: Value,
        #[serde(flatten)]
        answer: CheckAnswer,
    }

    /// The answer to a query for a hint.
    #[derive(ToSchema)]
    pub(crate) struct HintFrame {
        /// The `id` of the query.
        #[schema(required = false)]
        id: Value,
        #[serde(flatten)]
        answer: HintAnswer,
    }
}

/// The schemas of all frames.
#[derive(OpenApi)]
#[openapi(components(schemas(
    GreetingFrame,
    UpdateFrame,
    CommandFrame,
    RejectionFrame,
    ClosingFrame,
    received::SentCommand,
    received::SentQuery,
    received::CheckFrame,
    received::HintFrame,
)))]
pub(crate) struct FrameSchemas;

/// What a client sent.
pub(crate) enum ClientFrame {
    Command(Command),
    Query(Query),
}

impl ClientFrame {
    /// Reads a frame. Returns its `id`, which goes into the answer even if the rest cannot be read.
    pub(crate) fn read(frame: &[u8]) -> (Option<Value>, Result<ClientFrame, serde_json::Error>) {
        let mut frame: Value = match serde_json::from_slice(frame) {
            Ok(frame) => frame,
            Err(error) => return (None, Err(error)),
        };
        let id = frame.as_object_mut().and_then(|frame| frame.remove("id"));
        let read = if frame.get("query").is_some() {
            serde_json::from_value(frame).map(ClientFrame::Query)
        } else {
            serde_json::from_value(frame).map(ClientFrame::Command)
        };
        (id, read)
    }
}
