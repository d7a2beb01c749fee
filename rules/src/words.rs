//! Sentences in every language, from Fluent files.
//!
//! The rules speak in [`Phrase`]s: the name of a message and its facts. [`Words`] says them.

use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::{Lang, Seat, Texts};

/// The core's own messages.
pub const TEXTS: Texts = texts!("../lang/", ".ftl");

/// Something to say: a message and its facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

/// A fact in a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, for plurals too.
    Number(i64),
    /// A text as it is.
    Text(String),
    /// Another phrase.
    Phrase(Phrase),
    /// Phrases, listed with commas and "and".
    List(Vec<Phrase>),
    /// A seat: gives its name, and `$person` = `you` or `other`.
    Seat(Seat),
}

impl Phrase {
    /// A phrase without facts.
    pub fn new(id: &'static str) -> Phrase {
        Phrase {
            id,
            args: Vec::new(),
        }
    }

    /// Adds a fact.
    pub fn with(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((name, arg));
        self
    }

    /// Adds a number.
    pub fn number(self, name: &'static str, number: impl TryInto<i64>) -> Phrase {
        self.with(name, Arg::Number(number.try_into().unwrap_or(i64::MAX)))
    }

    /// Adds a text.
    pub fn text(self, name: &'static str, text: &str) -> Phrase {
        self.with(name, Arg::Text(text.to_owned()))
    }

    /// Adds a phrase.
    pub fn phrase(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.with(name, Arg::Phrase(phrase))
    }

    /// Adds a list.
    pub fn list(self, name: &'static str, phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
        self.with(name, Arg::List(phrases.into_iter().collect()))
    }

    /// Adds the seat that the sentence is about.
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.with(name, Arg::Seat(seat))
    }

    /// The message's name.
    pub fn id(&self) -> &'static str {
        self.id
    }
}

/// Names the message and its facts, for logs and errors. Players read what [`Words::say`] makes of it.
impl fmt::Display for Phrase {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(self.id)?;
        for (name, arg) in &self.args {
            write!(out, ", {name}: {arg}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(out, "{number}"),
            Arg::Text(text) => write!(out, "{text:?}"),
            Arg::Phrase(phrase) => write!(out, "({phrase})"),
            Arg::List(phrases) => {
                let parts: Vec<String> = phrases.iter().map(Phrase::to_string).collect();
                write!(out, "[{}]", parts.join("; "))
            }
            Arg::Seat(seat) => write!(out, "seat {seat}"),
        }
    }
}

/// For tools that read texts: the message, and its facts by name. Players read what [`Words::say`] makes of it.
impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut fields = out.serialize_map(Some(1 + self.args.len()))?;
        fields.serialize_entry("id", self.id)?;
        for (name, arg) in &self.args {
            fields.serialize_entry(&format!("${name}"), arg)?;
        }
        fields.end()
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self {
            Arg::Number(number) => number.serialize(out),
            Arg::Text(text) => text.serialize(out),
            Arg::Phrase(phrase) => phrase.serialize(out),
            Arg::List(phrases) => phrases.serialize(out),
            Arg::Seat(seat) => {
                let mut fields = out.serialize_map(Some(1))?;
                fields.serialize_entry("seat", seat)?;
                fields.end()
            }
        }
    }
}

/// A message is missing, or one of its facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingText(String);

impl fmt::Display for MissingText {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for MissingText {}

type Bundle = FluentBundle<FluentResource>;

/// Reads the messages of these files in a language.
fn bundle(lang: Lang, files: &[Texts]) -> Bundle {
    let identifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    bundle.set_use_isolating(false);
    for file in [TEXTS].iter().chain(files) {
        let resource = FluentResource::try_new(file.get(lang).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{} texts: {errors:?}", lang.code()));
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("{} texts: {errors:?}", lang.code());
        }
    }
    bundle
}

/// One language, ready to speak. A clone shares the texts and can address others.
#[derive(Clone)]
pub struct Words {
    lang: Lang,
    /// The language's messages, and after them those in English, for what it lacks.
    bundles: Arc<[Bundle]>,
    names: Vec<String>,
    you: Option<Seat>,
}

impl Words {
    /// The language with these message files besides the core's own. A message that it lacks is said in English.
    ///
    /// # Panics
    /// If a file is not Fluent or two name the same message: the files are part of the program.
    pub fn new(lang: Lang, files: &[Texts]) -> Words {
        let mut bundles = vec![bundle(lang, files)];
        if lang != Lang::default() {
            bundles.push(bundle(Lang::default(), files));
        }
        Words {
            lang,
            bundles: bundles.into(),
            names: Vec::new(),
            you: None,
        }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Names the people at the table; `you` is the reader.
    pub fn address(&mut self, names: Vec<String>, you: Option<Seat>) {
        self.names = names;
        self.you = you;
    }

    /// Says a phrase. A missing text is named in its place; the tests make sure that none is missing.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.try_say(phrase)
            .unwrap_or_else(|MissingText(gap)| format!("[{gap}]"))
    }

    /// Says a phrase; fails if a text or a fact is missing.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, MissingText> {
        let (bundle, pattern) = self
            .bundles
            .iter()
            .find_map(|bundle| Some((bundle, bundle.get_message(phrase.id)?.value()?)))
            .ok_or_else(|| MissingText(format!("{}: {}", self.lang.code(), phrase.id)))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            if let Arg::Seat(seat) = arg {
                let person = if self.you == Some(*seat) {
                    "you"
                } else {
                    "other"
                };
                args.set("person", person);
            }
            args.set(*name, self.value(arg)?);
        }
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() {
            Ok(said.into_owned())
        } else {
            Err(MissingText(format!(
                "{}: {}: {errors:?}",
                self.lang.code(),
                phrase.id
            )))
        }
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'static>, MissingText> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.try_say(phrase)?),
            Arg::List(phrases) => FluentValue::from(self.list(phrases)?),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)?),
        })
    }

    fn name(&self, seat: Seat) -> Result<String, MissingText> {
        match self.names.get(seat) {
            Some(name) => Ok(name.clone()),
            // Readers count seats from one.
            None => self.try_say(&Phrase::new("seat").number("number", seat + 1)),
        }
    }

    fn list(&self, phrases: &[Phrase]) -> Result<String, MissingText> {
        let said = phrases
            .iter()
            .map(|phrase| self.try_say(phrase))
            .collect::<Result<Vec<_>, _>>()?;
        match said.split_last() {
            None => self.try_say(&Phrase::new("list-none")),
            Some((last, [])) => Ok(last.clone()),
            Some((last, rest)) => {
                let and = self.try_say(&Phrase::new("list-and"))?;
                Ok(format!("{} {and} {last}", rest.join(", ")))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_reads_as_a_person_would_say_it() {
        let words = Words::new(Lang::En, &[]);
        let item = || Phrase::new("expected-list");
        let said = |n: usize| words.list(&vec![item(); n]).unwrap();
        assert_eq!(said(0), "nothing");
        assert_eq!(said(1), "a list");
        assert_eq!(said(3), "a list, a list and a list");
    }

    #[test]
    fn a_phrase_is_written_with_its_facts_by_name() {
        let inner = Phrase::new("card").number("count", 3);
        let phrase = Phrase::new("event")
            .seat("who", 1)
            .text("code", "r4")
            .phrase("gain", inner.clone())
            .list("give", [inner]);
        let expected = serde_json::json!({
            "id": "event",
            "$who": {"seat": 1},
            "$code": "r4",
            "$gain": {"id": "card", "$count": 3},
            "$give": [{"id": "card", "$count": 3}],
        });
        assert_eq!(serde_json::json!(phrase), expected);
    }

    #[test]
    fn a_missing_text_and_a_missing_fact_are_noticed() {
        let words = Words::new(Lang::De, &[]);
        assert!(words.try_say(&Phrase::new("no-such-message")).is_err());
        assert!(words.try_say(&Phrase::new("unread-missing")).is_err());
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english_by_english_plurals() {
        let mut texts = [""; Lang::ALL.len()];
        texts[0] = "cards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}\nboth = English";
        texts[1] = "both = Deutsch";
        let words = Words::new(Lang::De, &[Texts::new(texts)]);
        let said = |count: i64| words.try_say(&Phrase::new("cards").number("count", count));
        assert_eq!(said(1).unwrap(), "one card");
        assert_eq!(said(3).unwrap(), "3 cards");
        assert_eq!(words.say(&Phrase::new("both")), "Deutsch");
    }
}
