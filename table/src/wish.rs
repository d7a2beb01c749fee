//! What somebody would like to happen.

use serde::Deserialize;
use serde_json::Value;
use stammtisch_rules::{InputError, ParseError, Phrase, Refusal, Seat};

use crate::Plan;

/// What somebody at the table, or the server itself, would like.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "wish", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    /// To sit here.
    Sit {
        /// Where.
        seat: Seat,
    },
    /// To give up the seat: before the game it is empty then, during the game a bot stands in.
    Leave {},
    /// To come back to the seat that a bot stands in at.
    Return {},
    /// To add one's part of the shuffle and be ready; left out, the server draws it.
    Ready {
        /// The part: 32 hexadecimal digits.
        nonce: Option<String>,
    },
    /// The host: a bot at this seat.
    Bot {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// The host: nobody at this seat.
    Clear {
        /// Where.
        seat: Seat,
    },
    /// The host: something else is to be played.
    Plan {
        /// What.
        plan: Plan,
    },
    /// The host: the game begins.
    Start {},
    /// To make a step.
    Act {
        /// The number of the state that this was decided on.
        number: u64,
        /// The action in the public vocabulary.
        action: Value,
        /// What the client calls it: asked again with the same key, nothing happens twice.
        key: Option<String>,
    },
    /// To take the last step back.
    Undo {
        /// The number of the state that this was decided on.
        number: u64,
        /// What the client calls it.
        key: Option<String>,
    },
    /// To say something.
    Say {
        /// What.
        text: String,
    },
    /// To play another game after this one.
    Again {},
}

/// Why a wish is not granted. Nothing changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct No {
    /// The clause of the rule book, where one is involved.
    pub rule: Option<&'static str>,
    /// In a sentence.
    pub said: Phrase,
    /// Whether it was decided on a state that is no longer the newest.
    pub stale: bool,
}

impl No {
    /// Because of the table, not of the game's rules.
    pub fn new(id: &'static str) -> No {
        No::from(Phrase::new(id))
    }

    /// It was decided on a state that is no longer the newest.
    pub fn stale() -> No {
        No {
            stale: true,
            ..No::new("table-stale")
        }
    }
}

impl From<Phrase> for No {
    fn from(said: Phrase) -> No {
        No {
            rule: None,
            said,
            stale: false,
        }
    }
}

impl From<InputError> for No {
    fn from(objection: InputError) -> No {
        No {
            rule: objection.clause(),
            ..No::from(objection.said().clone())
        }
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> No {
        InputError::from(refusal).into()
    }
}

impl From<ParseError> for No {
    fn from(unreadable: ParseError) -> No {
        InputError::from(unreadable).into()
    }
}
