//! Table options: described as data, read by that description.

use serde_json::{Map, Value, json};

use crate::{Fields, ParseError};

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its name in the protocol.
    pub name: &'static str,
    /// What it takes.
    pub kind: Kind,
}

/// What an option takes, and its default.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Yes or no.
    Flag(bool),
    /// Yes or no; if nothing is said, the game decides by its other options.
    Depends,
    /// One of these words; the first is the default.
    Choice(&'static [&'static str]),
    /// A whole number.
    Number {
        /// If nothing is said.
        default: u64,
        /// At least.
        least: u64,
        /// At most.
        most: u64,
    },
    /// A piece of JSON that the game reads itself; nothing by default.
    Json,
}

impl OptionSpec {
    /// The description in the protocol.
    pub fn json(&self) -> Value {
        match self.kind {
            Kind::Flag(default) => json!({"type": "bool", "default": default}),
            Kind::Depends => json!({"type": "bool", "default": null}),
            Kind::Choice(words) => {
                json!({"type": "choice", "values": words, "default": words[0]})
            }
            Kind::Number {
                default,
                least,
                most,
            } => json!({"type": "number", "min": least, "max": most, "default": default}),
            Kind::Json => json!({"type": "json", "default": null}),
        }
    }

    fn default(&self) -> Value {
        self.json()["default"].clone()
    }

    fn accept(&self, value: &Value) -> Result<(), ParseError> {
        match self.kind {
            Kind::Flag(_) | Kind::Depends => Fields::as_flag(value, self.name).map(drop),
            Kind::Choice(words) => {
                let word = Fields::as_text(value, self.name)?;
                if words.contains(&word) {
                    Ok(())
                } else {
                    Err(ParseError::no_such(word))
                }
            }
            Kind::Number { least, most, .. } => match value.as_u64() {
                Some(number) if (least..=most).contains(&number) => Ok(()),
                _ => Err(ParseError::range(self.name, least as i64, most as i64)),
            },
            Kind::Json => Ok(()),
        }
    }
}

/// The options of a table: what was given, and the defaults for the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionValues {
    version: u64,
    given: Map<String, Value>,
    resolved: Map<String, Value>,
}

impl OptionValues {
    /// Reads an object of options against their descriptions, for this version of the rules.
    pub fn read(
        version: u64,
        specs: &[OptionSpec],
        value: &Value,
    ) -> Result<OptionValues, ParseError> {
        let Value::Object(given) = value else {
            return Err(ParseError::wrong("options", "expected-object"));
        };
        if let Some(stranger) = given
            .keys()
            .find(|key| specs.iter().all(|spec| spec.name != **key))
        {
            return Err(ParseError::unknown(stranger));
        }
        let mut resolved = Map::new();
        for spec in specs {
            let value = match given.get(spec.name) {
                Some(value) => {
                    spec.accept(value)?;
                    value.clone()
                }
                None => spec.default(),
            };
            resolved.insert(spec.name.to_owned(), value);
        }
        Ok(OptionValues {
            version,
            given: given.clone(),
            resolved,
        })
    }

    /// The version of the rules that the table plays by.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The options as they were given.
    pub fn given(&self) -> &Map<String, Value> {
        &self.given
    }

    /// All options, defaults filled in, in the game's order.
    pub fn resolved(&self) -> &Map<String, Value> {
        &self.resolved
    }

    /// The value of a yes-or-no option.
    pub fn flag(&self, name: &str) -> bool {
        self.resolved[name].as_bool().unwrap_or_default()
    }

    /// The value of a yes-or-no option without a default of its own, if one was given.
    pub fn depends(&self, name: &str) -> Option<bool> {
        self.resolved[name].as_bool()
    }

    /// The word of a choice.
    pub fn choice(&self, name: &str) -> &str {
        self.resolved[name].as_str().unwrap_or_default()
    }

    /// The value of a number.
    pub fn number(&self, name: &str) -> u64 {
        self.resolved[name].as_u64().unwrap_or_default()
    }

    /// The piece of JSON, if one was given.
    pub fn json(&self, name: &str) -> Option<&Value> {
        Some(&self.resolved[name]).filter(|value| !value.is_null())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec {
            name: "teams",
            kind: Kind::Flag(false),
        },
        OptionSpec {
            name: "homes",
            kind: Kind::Choice(&["random", "cold"]),
        },
        OptionSpec {
            name: "limit",
            kind: Kind::Number {
                default: 100,
                least: 1,
                most: 1000,
            },
        },
        OptionSpec {
            name: "rearrange",
            kind: Kind::Depends,
        },
    ];

    #[test]
    fn what_is_not_asked_for_has_its_default() {
        let values = OptionValues::read(1, SPECS, &json!({"homes": "cold"})).unwrap();
        assert_eq!(values.choice("homes"), "cold");
        assert!(!values.flag("teams"));
        assert_eq!(values.number("limit"), 100);
        assert_eq!(
            Value::Object(values.given().clone()),
            json!({"homes": "cold"})
        );
    }

    #[test]
    fn a_flag_that_depends_is_there_only_if_it_was_asked_for() {
        let values = |given| {
            OptionValues::read(1, SPECS, &given)
                .unwrap()
                .depends("rearrange")
        };
        assert_eq!(values(json!({})), None);
        assert_eq!(values(json!({"rearrange": true})), Some(true));
        assert_eq!(values(json!({"rearrange": false})), Some(false));
        assert_eq!(SPECS[3].json(), json!({"type": "bool", "default": null}));
    }

    #[test]
    fn strangers_wrong_kinds_and_numbers_out_of_range_are_refused() {
        for bad in [
            json!({"team": true}),
            json!({"teams": 1}),
            json!({"homes": "warm"}),
            json!({"limit": 0}),
            json!({"limit": 1001}),
            json!({"limit": 1.5}),
            json!({"rearrange": "true"}),
            json!({"rearrange": null}),
            json!([]),
            json!(null),
        ] {
            assert!(OptionValues::read(1, SPECS, &bad).is_err(), "{bad}");
        }
    }
}
