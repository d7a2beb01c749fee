//! A JSON object that is written already, with the places of its fields.

use std::ops::Range;

use serde::ser::{Error, SerializeMap};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// A JSON object as text. Its fields can be compared with those of another without reading either.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectText {
    text: String,
    fields: Vec<Field>,
}

/// A field, as places in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Field {
    name: Range<usize>,
    value: Range<usize>,
}

impl ObjectText {
    /// Returns the whole object.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the fields in order: their names, and their values as JSON.
    pub fn fields(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        let part = |range: &Range<usize>| &self.text[range.clone()];
        self.fields
            .iter()
            .map(move |field| (part(&field.name), part(&field.value)))
    }
}

impl Serialize for ObjectText {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.text).map_err(S::Error::custom)?;
        raw.serialize(out)
    }
}

/// Writes an object field by field.
pub(crate) struct ObjectWriter {
    text: Vec<u8>,
    fields: Vec<Field>,
}

/// Most views fit.
const USUAL_BYTES: usize = 1024;
const USUAL_FIELDS: usize = 24;

impl ObjectWriter {
    pub(crate) fn new() -> ObjectWriter {
        let mut text = Vec::with_capacity(USUAL_BYTES);
        text.push(b'{');
        ObjectWriter {
            text,
            fields: Vec::with_capacity(USUAL_FIELDS),
        }
    }
}

/// The names of fields must be plain letters: they are compared as they are written.
impl SerializeMap for ObjectWriter {
    type Ok = ObjectText;
    type Error = serde_json::Error;

    fn serialize_key<K: Serialize + ?Sized>(&mut self, name: &K) -> Result<(), Self::Error> {
        if !self.fields.is_empty() {
            self.text.push(b',');
        }
        let start = self.text.len();
        serde_json::to_writer(&mut self.text, name)?;
        let name = start + 1..self.text.len() - 1;
        self.text.push(b':');
        let end = self.text.len();
        self.fields.push(Field {
            name,
            value: end..end,
        });
        Ok(())
    }

    fn serialize_value<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), Self::Error> {
        serde_json::to_writer(&mut self.text, value)?;
        if let Some(field) = self.fields.last_mut() {
            field.value.end = self.text.len();
        }
        Ok(())
    }

    fn end(mut self) -> Result<ObjectText, Self::Error> {
        self.text.push(b'}');
        Ok(ObjectText {
            text: String::from_utf8(self.text).map_err(Self::Error::custom)?,
            fields: self.fields,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_fields_of_an_object_are_found_as_they_are_written() {
        let mut writer = ObjectWriter::new();
        writer.serialize_entry("a", &1).unwrap();
        writer
            .serialize_entry("b", &json!({"c": [1, "x"]}))
            .unwrap();
        writer.serialize_entry("d", &json!(null)).unwrap();
        let object = writer.end().unwrap();
        let fields: Vec<_> = object.fields().collect();
        assert_eq!(
            fields,
            [("a", "1"), ("b", r#"{"c":[1,"x"]}"#), ("d", "null")]
        );
        assert_eq!(object.text(), r#"{"a":1,"b":{"c":[1,"x"]},"d":null}"#);
        assert_eq!(serde_json::to_string(&object).unwrap(), object.text());
    }
}
