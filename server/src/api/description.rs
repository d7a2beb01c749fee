//! The descriptions of the API for machines, generated from the types.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use utoipa::OpenApi;

use super::{ROOT, router};
use crate::frames::{FrameSchemas, PROTOCOL};

/// The description of the HTTP API.
#[utoipa::path(
    get, path = "/openapi.json", tag = "about",
    responses((status = 200, description = "OpenAPI 3.1", body = Object))
)]
pub(crate) async fn openapi() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let description = router().into_openapi();
        serde_json::to_string(&description).expect("a description is JSON")
    });
    json_text(&TEXT)
}

/// The description of the socket.
#[utoipa::path(
    get, path = "/asyncapi.json", tag = "about",
    responses((status = 200, description = "AsyncAPI 3.0", body = Object))
)]
pub(crate) async fn asyncapi() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| describe_socket().to_string());
    json_text(&TEXT)
}

fn json_text(text: &'static str) -> Response {
    ([(CONTENT_TYPE, "application/json")], text).into_response()
}

/// The frames that the server sends, with their schemas.
const SENT: [(&str, &str, &str); 10] = [
    ("greeting", "GreetingFrame", "The first frame"),
    ("update", "UpdateFrame", "Something happened"),
    ("commandAnswer", "CommandFrame", "A command was carried out"),
    ("checkAnswer", "CheckFrame", "The answer to a check"),
    (
        "arrangeAnswer",
        "ArrangeFrame",
        "A draft that was put in order",
    ),
    (
        "hintAnswer",
        "HintFrame",
        "The answer to a query for a hint",
    ),
    ("rejection", "RejectionFrame", "A frame was rejected"),
    (
        "closing",
        "ClosingFrame",
        "The server is about to close the socket",
    ),
    (
        "reaction",
        "ReactionFrame",
        "A player shows the others how they feel",
    ),
    ("pong", "PongFrame", "The answer to a ping"),
];

/// The frames that a client sends, with their schemas.
const RECEIVED: [(&str, &str, &str); 3] = [
    ("command", "SentCommand", "Asks the table to do something"),
    ("query", "SentQuery", "Asks a question that changes nothing"),
    ("ping", "PingFrame", "Asks whether the connection works"),
];

fn describe_socket() -> Value {
    let all = || SENT.iter().chain(&RECEIVED);
    let names = |frames: &[(&str, &str, &str)]| -> Value {
        let name = |(name, ..): &(&str, &str, &str)| json!({"$ref": format!("#/channels/table/messages/{name}")});
        frames.iter().map(name).collect()
    };
    let messages: serde_json::Map<String, Value> = all()
        .map(|(name, schema, summary)| {
            let payload = json!({"$ref": format!("#/components/schemas/{schema}")});
            let message = json!({
                "name": name, "summary": summary, "contentType": "application/json",
                "payload": payload,
            });
            ((*name).to_owned(), message)
        })
        .collect();
    let schemas = json!(FrameSchemas::openapi())["components"]["schemas"].clone();
    json!({
        "asyncapi": "3.0.0",
        "info": {
            "title": "Stammtisch: the socket of a table",
            "version": PROTOCOL.to_string(),
            "description": "Text frames of JSON. docs/api.md describes them in words.",
            "license": {"name": "MIT OR Apache-2.0"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": format!("{ROOT}/tables/{{code}}/socket"),
                "title": "A table",
                "parameters": {"code": {"description": "The code that leads to the table"}},
                "bindings": {"ws": {"method": "GET"}},
                "messages": messages,
            },
        },
        "operations": {
            "tell": {
                "action": "send",
                "channel": {"$ref": "#/channels/table"},
                "summary": "The server tells a viewer what happens, and answers.",
                "messages": names(&SENT),
            },
            "ask": {
                "action": "receive",
                "channel": {"$ref": "#/channels/table"},
                "summary": "The server takes commands and queries.",
                "messages": names(&RECEIVED),
            },
        },
        "components": {"schemas": schemas},
    })
}
