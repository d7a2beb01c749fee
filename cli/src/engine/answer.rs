//! What an answer is made of, or why there is none.

use serde_json::{Map, Value};
use stammtisch_rules::{InputError, ParseError, Phrase, RecordError};

/// Why a request failed: the clause where a rule is involved, and what to say.
pub(super) struct Problem {
    pub(super) rule: Option<&'static str>,
    pub(super) said: Phrase,
    /// Whose words are needed to say it, if not those of the game that is loaded.
    pub(super) game: Option<&'static str>,
}

impl From<InputError> for Problem {
    fn from(objection: InputError) -> Problem {
        Problem {
            rule: objection.clause(),
            said: objection.said().clone(),
            game: None,
        }
    }
}

impl From<ParseError> for Problem {
    fn from(unreadable: ParseError) -> Problem {
        InputError::from(unreadable).into()
    }
}

impl From<RecordError> for Problem {
    fn from(misfit: RecordError) -> Problem {
        Problem {
            rule: misfit.clause(),
            said: misfit.said(),
            game: None,
        }
    }
}

impl From<Phrase> for Problem {
    fn from(said: Phrase) -> Problem {
        Problem {
            rule: None,
            said,
            game: None,
        }
    }
}

/// A good answer: its fields, and a list of actions that is text already.
pub(super) struct Told {
    pub(super) fields: Map<String, Value>,
    pub(super) actions: Option<String>,
}

impl From<Map<String, Value>> for Told {
    fn from(fields: Map<String, Value>) -> Told {
        Told {
            fields,
            actions: None,
        }
    }
}

pub(super) type Answer = Result<Told, Problem>;

/// An answer of these fields.
pub(super) fn answer<const N: usize>(fields: [(&str, Value); N]) -> Map<String, Value> {
    fields
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}
