//! Makes JSON of Fluent messages, so that a browser can say them with a few lines of code.
//!
//! A message is a text, or a list of parts. A part is a text, a value `[name]`, or a choice by a value
//! `[name, index of the default, [[key, message], ...]]`. A key is a number, or a word: a plural category where the value
//! is a number. References to other messages and to terms are replaced by what they stand for.

use std::collections::{BTreeMap, HashMap};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser::parse_runtime;
use fluent_syntax::unicode::unescape_unicode_to_string;
use serde_json::{Value, json};

/// How deep messages may refer to each other: a reference to oneself has no end.
const MAX_DEPTH: usize = 8;

/// Returns the messages of a file. They may refer to those of `others`.
///
/// # Errors
/// If a file is not Fluent, names a message twice, or has something that browsers are not given: functions,
/// attributes, terms with arguments.
pub(super) fn compile(file: &str, others: &[&str]) -> Result<BTreeMap<String, Value>, String> {
    let own = parse(file)?;
    let others = others.iter().map(|other| parse(other));
    let others = others.collect::<Result<Vec<_>, _>>()?;
    let mut defined = HashMap::new();
    for (name, pattern) in others.iter().flatten().chain(&own) {
        defined.insert(name.as_str(), pattern);
    }
    let compiler = Compiler { defined };
    let mut messages = BTreeMap::new();
    for (name, pattern) in own.iter().filter(|(name, _)| !name.starts_with('-')) {
        let message = compiler.message(pattern, 0);
        let message = message.map_err(|why| format!("{name}: {why}"))?;
        if messages.insert(name.clone(), message).is_some() {
            return Err(format!("{name} is there twice"));
        }
    }
    Ok(messages)
}

/// Returns the messages and terms of a file; the names of terms begin with a hyphen.
fn parse(file: &str) -> Result<Vec<(String, Pattern<&str>)>, String> {
    let resource = parse_runtime(file).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut parsed = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) if message.attributes.is_empty() => {
                let name = message.id.name.to_owned();
                let value = message.value.ok_or_else(|| format!("{name} has no text"))?;
                parsed.push((name, value));
            }
            Entry::Term(term) if term.attributes.is_empty() => {
                parsed.push((format!("-{}", term.id.name), term.value));
            }
            Entry::Message(message) => {
                return Err(format!("{} has attributes", message.id.name));
            }
            Entry::Term(term) => return Err(format!("-{} has attributes", term.id.name)),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => return Err(format!("this is not Fluent: {content}")),
        }
    }
    Ok(parsed)
}

struct Compiler<'a> {
    defined: HashMap<&'a str, &'a Pattern<&'a str>>,
}

impl Compiler<'_> {
    fn message(&self, pattern: &Pattern<&str>, depth: usize) -> Result<Value, String> {
        let mut parts = Vec::new();
        self.add_pattern(&mut parts, pattern, depth)?;
        Ok(match parts.as_slice() {
            [] => json!(""),
            [Value::String(text)] => json!(text),
            _ => Value::Array(parts),
        })
    }

    fn add_pattern(
        &self,
        parts: &mut Vec<Value>,
        pattern: &Pattern<&str>,
        depth: usize,
    ) -> Result<(), String> {
        if depth > MAX_DEPTH {
            return Err("its references have no end".to_owned());
        }
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => add_text(parts, value),
                PatternElement::Placeable { expression } => {
                    self.add_expression(parts, expression, depth)?;
                }
            }
        }
        Ok(())
    }

    fn add_expression(
        &self,
        parts: &mut Vec<Value>,
        expression: &Expression<&str>,
        depth: usize,
    ) -> Result<(), String> {
        match expression {
            Expression::Inline(inline) => self.add_inline(parts, inline, depth),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err("a choice is made by a value".to_owned());
                };
                parts.push(self.choice(id.name, variants, depth)?);
                Ok(())
            }
        }
    }

    fn choice(
        &self,
        name: &str,
        variants: &[Variant<&str>],
        depth: usize,
    ) -> Result<Value, String> {
        let by_default = variants.iter().position(|variant| variant.default);
        let by_default = by_default.ok_or("a choice has no default")?;
        let mut compiled = Vec::new();
        for variant in variants {
            let message = self.message(&variant.value, depth)?;
            compiled.push(json!([key(&variant.key)?, message]));
        }
        Ok(json!([name, by_default, compiled]))
    }

    fn add_inline(
        &self,
        parts: &mut Vec<Value>,
        inline: &InlineExpression<&str>,
        depth: usize,
    ) -> Result<(), String> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                add_text(parts, &unescape_unicode_to_string(value));
                Ok(())
            }
            InlineExpression::NumberLiteral { value } => {
                add_text(parts, value);
                Ok(())
            }
            InlineExpression::VariableReference { id } => {
                parts.push(json!([id.name]));
                Ok(())
            }
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => self.add_reference(parts, id.name, depth),
            InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => self.add_reference(parts, &format!("-{}", id.name), depth),
            InlineExpression::Placeable { expression } => {
                self.add_expression(parts, expression, depth)
            }
            _ => Err("functions, attributes and terms with arguments are not supported".to_owned()),
        }
    }

    fn add_reference(
        &self,
        parts: &mut Vec<Value>,
        name: &str,
        depth: usize,
    ) -> Result<(), String> {
        let pattern = self.defined.get(name);
        let pattern = pattern.ok_or_else(|| format!("there is no {name}"))?;
        self.add_pattern(parts, pattern, depth + 1)
    }
}

fn key(key: &VariantKey<&str>) -> Result<Value, String> {
    match key {
        VariantKey::Identifier { name } => Ok(json!(name)),
        VariantKey::NumberLiteral { value } => {
            let number: Result<i64, _> = value.parse();
            Ok(json!(
                number.map_err(|_| format!("{value} is not a whole number"))?
            ))
        }
    }
}

/// Adds a text, to the text before it if there is one.
fn add_text(parts: &mut Vec<Value>, text: &str) {
    if let Some(Value::String(before)) = parts.last_mut() {
        before.push_str(text);
    } else {
        parts.push(json!(text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(file: &str) -> Result<Value, String> {
        compile(file, &["other = of { $whom }"]).map(|mut messages| {
            let message = messages.remove("m");
            message.unwrap_or_default()
        })
    }

    #[test]
    fn a_message_is_a_text_or_parts() {
        assert_eq!(one("m = Play now").unwrap(), json!("Play now"));
        assert_eq!(
            one("m = { $a } of { $b }").unwrap(),
            json!([["a"], " of ", ["b"]])
        );
        assert_eq!(one("m = {\"{\"}a{ 5 }").unwrap(), json!("{a5"));
    }

    #[test]
    fn a_choice_keeps_the_order_of_its_keys() {
        let file = "m = { $count ->\n    [0] none\n    [one] one { $thing }\n   *[other] { $count }\n} left";
        let choice = json!([
            "count",
            2,
            [
                [0, "none"],
                ["one", ["one ", ["thing"]]],
                ["other", [["count"]]]
            ]
        ]);
        assert_eq!(one(file).unwrap(), json!([choice, " left"]));
    }

    #[test]
    fn references_are_replaced() {
        let file = "m = A { -thing } { other }\n-thing = card";
        assert_eq!(one(file).unwrap(), json!(["A card of ", ["whom"]]));
    }

    #[test]
    fn what_a_browser_cannot_say_is_refused() {
        let refused = [
            "m = { NUMBER($a) }",
            "m = { m }",
            "m = { gone }",
            "m = Text\n    .title = Title",
            "m = { -thing(a: 1) }\n-thing = card",
            "m = A\nm = B",
            "m",
        ];
        for file in refused {
            assert!(one(file).is_err(), "{file}");
        }
    }
}
