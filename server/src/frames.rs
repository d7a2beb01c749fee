//! The frames of a socket. docs/api.md describes them in words, `/api/v1/asyncapi.json` for machines.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use stammtisch_rules::{Weight, Words};
use stammtisch_table::{CommandRequest, Reaction, Snapshot, Update, UpdateBody};
use utoipa::{OpenApi, ToSchema};

use crate::api::answers::{ArrangeAnswer, CheckAnswer, HintAnswer};
use crate::rejection::RejectionAnswer;

/// The version of the socket's protocol. It changes when a client of the version before could no
/// longer play.
pub(crate) const PROTOCOL: u32 = 1;

/// Something happened for this viewer.
#[derive(Serialize, ToSchema)]
pub(crate) struct UpdateMessage<'a> {
    /// Its number in the viewer's stream, without gaps.
    number: u64,
    /// What happened, in a sentence; null for chat.
    #[schema(required = true)]
    text: Option<String>,
    /// True for what only follows from a move, such as the next card that is turned up; else left out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    light: bool,
    #[serde(flatten)]
    body: &'a UpdateBody,
    /// The step of the game that it belongs to, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = usize, required = false)]
    step: Option<usize>,
}

impl<'a> UpdateMessage<'a> {
    pub(crate) fn new(update: &'a Update, words: &Words) -> UpdateMessage<'a> {
        let content = &update.content;
        UpdateMessage {
            number: update.number,
            text: content.text.as_ref().map(|text| words.say(text)),
            light: content.weight == Weight::Light,
            body: &content.body,
            step: content.step,
        }
    }
}

/// Frames that are put together from parts that are written already. A test holds these descriptions to
/// what is really sent.
#[expect(dead_code, reason = "describes frames that are written as text")]
mod sent {
    use super::{Snapshot, ToSchema, UpdateMessage, Value};

    /// What is new for this viewer: everything as it is now, or what has changed since the last frame.
    #[derive(ToSchema)]
    pub(crate) struct UpdateFrame<'a> {
        /// What happened since the last frame; left out if the viewer missed too much.
        #[schema(required = false)]
        updates: Vec<UpdateMessage<'a>>,
        /// Everything as it is now.
        #[schema(required = false)]
        snapshot: Snapshot,
        /// Instead of `snapshot`, if the client asked for changes: the fields of the snapshot that have
        /// another value now, except `view`.
        #[schema(value_type = Object, required = false)]
        changes: (),
        /// The fields of `view` that have another value now.
        #[schema(value_type = Object, required = false)]
        view_changes: (),
        /// The fields of the snapshot that are no longer there.
        #[schema(required = false)]
        gone: Vec<String>,
    }

    /// The first frame.
    #[derive(ToSchema)]
    pub(crate) struct GreetingFrame<'a> {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the browser client that the server has, as `GET /client` says it. A page of another
        /// version should be loaded again.
        client_version: String,
        /// What happened since the number that was asked for; left out if the viewer missed too much.
        #[schema(required = false)]
        updates: Vec<UpdateMessage<'a>>,
        snapshot: Snapshot,
    }

    /// The answer to a command that was carried out. What is answered so is safe on disk.
    #[derive(ToSchema)]
    pub(crate) struct CommandFrame<'a> {
        /// The `id` of the command, whatever it was.
        #[schema(required = false)]
        id: Value,
        /// Always true.
        ok: bool,
        #[serde(flatten)]
        update: UpdateFrame<'a>,
    }
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
    #[schema(value_type = Vec<UpdateMessage<'static>>, required = false)]
    pub(crate) updates: Option<Box<RawValue>>,
}

/// The answer to a ping.
#[derive(Serialize, ToSchema)]
pub(crate) struct PongFrame {
    /// What the ping said.
    pub(crate) pong: u64,
}

/// Asks whether the connection works. It is answered at once, also while a command is carried out.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PingFrame {
    /// A number that the answer repeats.
    pub(crate) ping: u64,
}

impl PingFrame {
    /// No ping has more bytes.
    const MAX_LENGTH: usize = 40;

    /// Reads a ping; `None` if the frame is something else.
    pub(crate) fn read(frame: &[u8]) -> Option<PingFrame> {
        let is_short = frame.len() <= PingFrame::MAX_LENGTH;
        is_short.then(|| serde_json::from_slice(frame).ok())?
    }
}

/// A player shows the others how they feel; sent to clients that asked for `reactions`.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReactionFrame {
    pub(crate) reaction: SeatReaction,
}

/// What a player shows the others.
#[derive(Clone, Copy, Serialize, ToSchema)]
pub(crate) struct SeatReaction {
    /// The player's seat.
    pub(crate) seat: usize,
    /// What they show.
    pub(crate) reaction: Reaction,
}

/// The server is about to close the socket.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClosingFrame {
    /// Why; `restart`: connect again after a while. `damaged`: the table broke. `signed_out`: this device was
    /// signed out. `no_watching`: the host does not let others watch any more.
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
    /// Asks to put the pieces of a draft in order, in games that have drafts.
    Arrange {
        /// The pieces, as the game names them.
        #[schema(value_type = Object)]
        draft: Value,
    },
    /// Asks what a strong bot would do.
    Hint {},
}

/// What a client asks the server to do, or to answer.
#[expect(dead_code, reason = "describes a frame that is read in two steps")]
mod received {
    use super::{ArrangeAnswer, CheckAnswer, CommandRequest, HintAnswer, Query, ToSchema, Value};

    /// A command.
    #[derive(ToSchema)]
    pub(crate) struct SentCommand {
        /// Anything; the answer repeats it.
        #[schema(required = false)]
        id: Value,
        #[serde(flatten)]
        command: CommandRequest,
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

    /// A draft that was put in order.
    #[derive(ToSchema)]
    pub(crate) struct ArrangeFrame {
        /// The `id` of the query.
        #[schema(required = false)]
        id: Value,
        #[serde(flatten)]
        answer: ArrangeAnswer,
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
    sent::GreetingFrame,
    sent::UpdateFrame,
    sent::CommandFrame,
    RejectionFrame,
    ClosingFrame,
    ReactionFrame,
    PongFrame,
    PingFrame,
    received::SentCommand,
    received::SentQuery,
    received::CheckFrame,
    received::ArrangeFrame,
    received::HintFrame,
)))]
pub(crate) struct FrameSchemas;

/// What a client sent.
pub(crate) enum ClientFrame {
    Command(CommandRequest),
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
