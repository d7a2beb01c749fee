//! What an answer is made of, and why a request fails.

use serde_json::{Map, Value};
use stammtisch_rules::{InputError, ParseError, Phrase, RecordError};

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

/// An answer: its fields, and a list of actions that is text already.
pub(crate) struct Reply {
    pub(crate) fields: Map<String, Value>,
    pub(crate) actions: Option<String>,
}

impl From<Map<String, Value>> for Reply {
    fn from(fields: Map<String, Value>) -> Reply {
        Reply {
            fields,
            actions: None,
        }
    }
}

pub(crate) type Answer = Result<Reply, RequestError>;

/// An object with these fields.
pub(crate) fn object<const N: usize>(fields: [(&str, Value); N]) -> Map<String, Value> {
    fields
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}
