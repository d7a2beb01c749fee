//! Why an input was not accepted.

use std::error::Error;
use std::fmt;

use crate::Phrase;

/// The rules do not allow an action: the clause, and the sentence that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The clause of the rule book, `M7.2`.
    pub clause: &'static str,
    /// The sentence, to be said in a language.
    pub said: Phrase,
    /// What is wrong, piece by piece, as far as the game can say: the first fault is the one that the
    /// sentence is about. Behind a pointer, since most refusals have none.
    pub faults: Box<Vec<Fault>>,
}

/// One thing that is wrong with an action: which pieces, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong, as a word of the game.
    pub kind: &'static str,
    /// The clause of the rule book.
    pub clause: &'static str,
    /// The sentence.
    pub said: Phrase,
    /// The pieces at fault by their place in the action: `table/2/1` is the second tile of the third
    /// series of its `table`.
    pub at: Vec<String>,
    /// The pieces at fault by their place in the view, where the action does not name them.
    pub before: Vec<String>,
}

impl Refusal {
    /// Makes a refusal by this clause.
    pub fn new(clause: &'static str, said: Phrase) -> Refusal {
        Refusal {
            clause,
            said,
            faults: Box::default(),
        }
    }

    /// Adds what is wrong, in the words of the refusal, with the pieces at these places of the action.
    pub fn at(mut self, kind: &'static str, at: Vec<String>) -> Refusal {
        self.faults.push(Fault {
            kind,
            clause: self.clause,
            said: self.said.clone(),
            at,
            before: Vec::new(),
        });
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}: {}", self.clause, self.said)
    }
}

impl Error for Refusal {}

/// An input could not be read: no rule is involved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError(pub Phrase);

impl ParseError {
    /// A value of another kind was expected.
    pub fn wrong(field: &str, expected: &'static str) -> ParseError {
        ParseError(
            Phrase::new("unread-wrong")
                .text("field", field)
                .phrase("expected", Phrase::new(expected)),
        )
    }

    /// A required field is missing.
    pub fn missing(field: &str) -> ParseError {
        ParseError(Phrase::new("unread-missing").text("field", field))
    }

    /// The field does not exist.
    pub fn unknown(field: &str) -> ParseError {
        ParseError(Phrase::new("unread-unknown").text("field", field))
    }

    /// The word or piece does not exist.
    pub fn no_such(word: &str) -> ParseError {
        ParseError(Phrase::new("unread-no-such").text("word", &shortened(word)))
    }

    /// The number is out of range.
    pub fn range(field: &str, least: i64, most: i64) -> ParseError {
        ParseError(
            Phrase::new("unread-range")
                .text("field", field)
                .number("least", least)
                .number("most", most),
        )
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl Error for ParseError {}

/// Keeps an error message short when the input was a megabyte.
fn shortened(word: &str) -> String {
    const MOST: usize = 40;
    if word.chars().count() <= MOST {
        return word.to_owned();
    }
    word.chars().take(MOST).chain(['…']).collect()
}

/// An input was not accepted, for either reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    /// The rules do not allow it.
    Refused(Refusal),
    /// It could not be read.
    Parse(ParseError),
}

impl InputError {
    /// Returns the clause, where a rule is involved.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            InputError::Refused(refusal) => Some(refusal.clause),
            InputError::Parse(_) => None,
        }
    }

    /// Returns what is wrong, piece by piece, where the rules say so.
    pub fn faults(&self) -> &[Fault] {
        match self {
            InputError::Refused(refusal) => &refusal.faults,
            InputError::Parse(_) => &[],
        }
    }

    /// Returns the sentence.
    pub fn said(&self) -> &Phrase {
        match self {
            InputError::Refused(refusal) => &refusal.said,
            InputError::Parse(ParseError(phrase)) => phrase,
        }
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            InputError::Refused(refusal) => refusal.fmt(out),
            InputError::Parse(error) => error.fmt(out),
        }
    }
}

impl Error for InputError {}

impl From<Refusal> for InputError {
    fn from(refusal: Refusal) -> InputError {
        InputError::Refused(refusal)
    }
}

impl From<ParseError> for InputError {
    fn from(error: ParseError) -> InputError {
        InputError::Parse(error)
    }
}
