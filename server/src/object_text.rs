//! A JSON object as text, and what differs between two of them.

use std::fmt;
use std::ops::Range;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

/// A JSON object that is written already, and where its fields lie in it.
#[derive(Debug)]
pub(crate) struct ObjectText {
    text: String,
    fields: Vec<Field>,
}

/// A field, as places in the text.
#[derive(Debug)]
struct Field {
    name: Range<usize>,
    value: Range<usize>,
}

impl ObjectText {
    /// Finds the fields of an object; anything else has none.
    pub(crate) fn new(text: String) -> ObjectText {
        let place = |part: &str| {
            let start = part.as_ptr() as usize - text.as_ptr() as usize;
            start..start + part.len()
        };
        let found: Result<Fields, _> = serde_json::from_str(&text);
        let fields = found.map_or(Vec::new(), |Fields(fields)| {
            let field = |(name, value): (&str, &RawValue)| Field {
                name: place(name),
                value: place(value.get()),
            };
            fields.into_iter().map(field).collect()
        });
        ObjectText { text, fields }
    }

    /// Returns the whole object.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Returns the fields in order.
    pub(crate) fn fields(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        let part = |range: &Range<usize>| &self.text[range.clone()];
        self.fields
            .iter()
            .map(move |field| (part(&field.name), part(&field.value)))
    }

    /// Returns the value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.fields()
            .find(|(field, _)| *field == name)
            .map(|(_, value)| value)
    }
}

/// The fields of an object, borrowed from its text.
struct Fields<'a>(Vec<(&'a str, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields<'a>, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Fields<'de>;

            fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
                out.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields<'de>, A::Error> {
                let mut fields = Vec::with_capacity(24);
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(Reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_of_an_object_are_found_as_they_are_written() {
        let object = ObjectText::new(r#"{"a":1,"b":{"c":[1, "x"]},"d":null}"#.to_owned());
        let fields: Vec<_> = object.fields().collect();
        assert_eq!(
            fields,
            [("a", "1"), ("b", r#"{"c":[1, "x"]}"#), ("d", "null")]
        );
        assert_eq!(object.get("d"), Some("null"));
        assert_eq!(object.get("e"), None);
        assert_eq!(ObjectText::new("[1]".to_owned()).fields().len(), 0);
    }
}
