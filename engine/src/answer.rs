//! What an answer is made of, and why a request fails.

use serde::Serialize;
use serde_json::Value;
use stammtisch_rules::{InputError, ParseError, Phrase, RecordError};

use crate::serialise::text;

/// Why a request failed: the clause where a rule is involved, and what to say.
pub(crate) struct RequestError {
    pub(crate) rule: Option<&'static str>,
    pub(crate) said: Phrase,
    /// The game whose words it needs, if not those of the game that is loaded.
    pub(crate) game: Option<&'static str>,
}

impl RequestError {
    /// To be said in the words of this game.
    pub(crate) fn of_game(self, game: &'static str) -> RequestError {
        RequestError {
            game: Some(game),
            ..self
        }
    }
}

impl From<InputError> for RequestError {
    fn from(error: InputError) -> RequestError {
        RequestError {
            rule: error.clause(),
            said: error.said().clone(),
            game: None,
        }
    }
}

impl From<ParseError> for RequestError {
    fn from(error: ParseError) -> RequestError {
        InputError::from(error).into()
    }
}

impl From<RecordError> for RequestError {
    fn from(error: RecordError) -> RequestError {
        RequestError {
            rule: error.clause(),
            said: error.said(),
            game: None,
        }
    }
}

impl From<Phrase> for RequestError {
    fn from(said: Phrase) -> RequestError {
        RequestError {
            rule: None,
            said,
            game: None,
        }
    }
}

/// An answer in the making: JSON text that is still open, so that more fields can follow.
pub(crate) struct Reply(String);

impl Reply {
    /// An answer without fields of its own, to a request that was carried out.
    pub(crate) fn new() -> Reply {
        Reply("{\"ok\":true".to_owned())
    }

    /// An answer to a request that failed, said in these words.
    pub(crate) fn failed(rule: Option<&str>, why: &str) -> Reply {
        let reply = Reply("{\"ok\":false".to_owned());
        reply.with("rule", &rule).with("why", why)
    }

    /// An answer with this field.
    pub(crate) fn of(name: &str, value: &(impl Serialize + ?Sized)) -> Reply {
        Reply::new().with(name, value)
    }

    /// Adds a field.
    pub(crate) fn with(self, name: &str, value: &(impl Serialize + ?Sized)) -> Reply {
        self.with_text(name, &text(value))
    }

    /// Adds a field whose value is JSON text already.
    pub(crate) fn with_text(mut self, name: &str, json: &str) -> Reply {
        // In one step: a list of actions may have a megabyte.
        self.0.reserve(name.len() + json.len() + 64);
        for part in [",\"", name, "\":", json] {
            self.0.push_str(part);
        }
        self
    }

    /// Returns the line that is sent, with the `id` of the request first.
    pub(crate) fn line(mut self, id: Option<&Value>) -> String {
        if let Some(id) = id {
            self.0.insert_str(1, &format!("\"id\":{id},"));
        }
        self.0.push_str("}\n");
        self.0
    }
}

pub(crate) type Answer = Result<Reply, RequestError>;
