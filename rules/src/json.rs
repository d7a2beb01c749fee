//! Reads JSON objects field by field; a field that the reader does not ask for is an error.

use serde_json::{Map, Value};

use crate::{InputError, ParseError, Phrase, Refusal};

/// The fields of one object, read one by one.
pub struct Fields<'a> {
    map: &'a Map<String, Value>,
    asked: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// Reads an object; `name` is what it is called in error messages.
    pub fn of(value: &'a Value, name: &str) -> Result<Fields<'a>, ParseError> {
        match value {
            Value::Object(map) => Ok(Fields {
                map,
                asked: Vec::new(),
            }),
            _ => Err(ParseError::wrong(name, "expected-object")),
        }
    }

    /// A field that may be left out.
    pub fn optional(&mut self, name: &'static str) -> Option<&'a Value> {
        self.asked.push(name);
        self.map.get(name)
    }

    /// A field that must be there.
    pub fn required(&mut self, name: &'static str) -> Result<&'a Value, ParseError> {
        self.optional(name).ok_or_else(|| ParseError::missing(name))
    }

    /// A text.
    pub fn text(&mut self, name: &'static str) -> Result<&'a str, ParseError> {
        Fields::as_text(self.required(name)?, name)
    }

    /// A truth value.
    pub fn flag(&mut self, name: &'static str) -> Result<bool, ParseError> {
        Fields::as_flag(self.required(name)?, name)
    }

    /// A whole number from 0 to `most`.
    pub fn number(&mut self, name: &'static str, most: u64) -> Result<u64, ParseError> {
        Fields::as_number(self.required(name)?, name, most)
    }

    /// A list.
    pub fn list(&mut self, name: &'static str) -> Result<&'a [Value], ParseError> {
        Fields::as_list(self.required(name)?, name)
    }

    /// Fails if a field is left that was not asked for.
    pub fn finish(self) -> Result<(), ParseError> {
        match self.map.keys().find(|key| !self.asked.contains(&&***key)) {
            Some(key) => Err(ParseError::unknown(key)),
            None => Ok(()),
        }
    }

    /// The value as a text.
    pub fn as_text<'v>(value: &'v Value, name: &str) -> Result<&'v str, ParseError> {
        value
            .as_str()
            .ok_or_else(|| ParseError::wrong(name, "expected-text"))
    }

    /// The value as a truth value.
    pub fn as_flag(value: &Value, name: &str) -> Result<bool, ParseError> {
        value
            .as_bool()
            .ok_or_else(|| ParseError::wrong(name, "expected-flag"))
    }

    /// The value as a whole number from 0 to `most`.
    pub fn as_number(value: &Value, name: &str, most: u64) -> Result<u64, ParseError> {
        if !value.is_number() {
            return Err(ParseError::wrong(name, "expected-number"));
        }
        value
            .as_u64()
            .filter(|&number| number <= most)
            .ok_or_else(|| ParseError::range(name, 0, most as i64))
    }

    /// The value as a list with one entry for each player; any other number is against the clause
    /// that says how many play.
    pub fn for_each_seat<'v>(
        value: &'v Value,
        name: &str,
        players: usize,
        clause: &'static str,
    ) -> Result<&'v [Value], InputError> {
        let list = Fields::as_list(value, name)?;
        if list.len() == players {
            return Ok(list);
        }
        let said = Phrase::new("state-seats")
            .text("field", name)
            .number("players", players as i64);
        Err(Refusal::new(clause, said).into())
    }

    /// The value as a list.
    pub fn as_list<'v>(value: &'v Value, name: &str) -> Result<&'v [Value], ParseError> {
        value
            .as_array()
            .map(Vec::as_slice)
            .ok_or_else(|| ParseError::wrong(name, "expected-list"))
    }
}
