//! Why something is not possible.

use crate::Phrase;

/// The rules do not allow it: the clause, and the sentence that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The clause of the rule book, `M7.2`.
    pub clause: &'static str,
    /// The facts, to be said in a language.
    pub said: Phrase,
}

impl Refusal {
    /// A refusal by this clause.
    pub fn new(clause: &'static str, said: Phrase) -> Refusal {
        Refusal { clause, said }
    }
}

/// It could not even be read: no rule is involved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError(pub Phrase);

impl ParseError {
    /// It is not the kind of thing that belongs in this place.
    pub fn wrong(field: &str, expected: &'static str) -> ParseError {
        ParseError(
            Phrase::new("unread-wrong")
                .text("field", field)
                .phrase("expected", Phrase::new(expected)),
        )
    }

    /// A field that is needed is not there.
    pub fn missing(field: &str) -> ParseError {
        ParseError(Phrase::new("unread-missing").text("field", field))
    }

    /// A field that nobody knows.
    pub fn unknown(field: &str) -> ParseError {
        ParseError(Phrase::new("unread-unknown").text("field", field))
    }

    /// A word or piece that does not exist.
    pub fn no_such(word: &str) -> ParseError {
        ParseError(Phrase::new("unread-no-such").text("word", &shortened(word)))
    }

    /// A number outside its range.
    pub fn range(field: &str, least: i64, most: i64) -> ParseError {
        ParseError(
            Phrase::new("unread-range")
                .text("field", field)
                .number("least", least)
                .number("most", most),
        )
    }
}

/// Errors repeat what they could not read, but not all of a megabyte of it.
fn shortened(word: &str) -> String {
    const MOST: usize = 40;
    if word.chars().count() <= MOST {
        return word.to_owned();
    }
    word.chars().take(MOST).chain(['…']).collect()
}

/// Either of the two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    /// The rules do not allow it.
    Refused(Refusal),
    /// It could not be read.
    ParseError(ParseError),
}

impl InputError {
    /// The clause, where one is involved.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            InputError::Refused(refusal) => Some(refusal.clause),
            InputError::ParseError(_) => None,
        }
    }

    /// The sentence.
    pub fn said(&self) -> &Phrase {
        match self {
            InputError::Refused(refusal) => &refusal.said,
            InputError::ParseError(ParseError(phrase)) => phrase,
        }
    }
}

impl From<Refusal> for InputError {
    fn from(refusal: Refusal) -> InputError {
        InputError::Refused(refusal)
    }
}

impl From<ParseError> for InputError {
    fn from(error: ParseError) -> InputError {
        InputError::ParseError(error)
    }
}
