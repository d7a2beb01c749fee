//! Writes what every message says with a spread of values, so that a test can compare it with what the browser says:
//! `cargo run --package stammtisch-server --example words_cases > FILE`. The texts come from `fluent-bundle`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_rules::Lang;
use stammtisch_server::{client_languages, client_messages};
use stammtisch_table::isolated;

/// Numbers that languages count differently.
const NUMBERS: [i64; 10] = [0, 1, 2, 3, 5, 11, 21, 100, 1_000, 1_000_000];
/// Names, one of them written from right to left, and texts that look like something else.
const TEXTS: [&str; 4] = ["Ada", "דנה", "other", "{ $x } <b>"];

/// The names of a message's values, each with the words that choices are made by.
type Names = BTreeMap<String, BTreeSet<String>>;
/// A value for each name.
type Values = BTreeMap<String, Value>;
type Bundle = FluentBundle<FluentResource>;

/// Adds the names in a compiled message.
fn add_names(message: &Value, names: &mut Names) {
    let parts = message.as_array().into_iter().flatten();
    for part in parts.filter_map(Value::as_array) {
        let name = part[0].as_str().unwrap_or_default();
        let variants = part.get(2).and_then(Value::as_array);
        let variants: Vec<&Value> = variants.into_iter().flatten().collect();
        let words = variants.iter().filter_map(|variant| variant[0].as_str());
        let keys = names.entry(name.to_owned()).or_default();
        keys.extend(words.map(str::to_owned));
        for variant in variants {
            add_names(&variant[1], names);
        }
    }
}

/// Returns what to try for a name: numbers, texts, and each word that a choice is made by.
fn candidates(words: &BTreeSet<String>) -> Vec<Value> {
    let numbers = NUMBERS.iter().map(|number| json!(number));
    let texts = TEXTS.iter().map(|text| json!(text));
    let words = words.iter().map(|word| json!(word));
    numbers.chain(texts).chain(words).collect()
}

/// Returns values to try: each name takes all of its candidates, while the others take one that differs from round to
/// round.
fn spread(names: &Names) -> Vec<Values> {
    if names.is_empty() {
        return vec![Values::new()];
    }
    let all = names.iter().map(|(name, words)| (name, candidates(words)));
    let all: Vec<(&String, Vec<Value>)> = all.collect();
    let mut spread = Vec::new();
    for (varied, (_, candidates)) in all.iter().enumerate() {
        for at in 0..candidates.len() {
            let value_of = |(place, (name, values)): (usize, &(&String, Vec<Value>))| {
                let step = if place == varied { at } else { 7 * at + place };
                ((*name).clone(), values[step % values.len()].clone())
            };
            spread.push(all.iter().enumerate().map(value_of).collect());
        }
    }
    spread
}

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    std::fs::read_to_string(root.join(path)).unwrap_or_default()
}

/// Reads a scope's messages with those of its game, to which they can refer.
fn bundle(scope: &str, code: &str) -> Bundle {
    let (game, part) = scope.split_once('-').unwrap_or((scope, ""));
    let folder = match part {
        _ if scope == "shell" => "client".to_owned(),
        _ if CATALOGUE.find(game).is_none() => format!("client/{scope}"),
        "" => format!("games/{game}/board"),
        "learn" => format!("games/{game}/learn"),
        part => format!("games/{game}/board/{part}"),
    };
    let own = read(&format!("{folder}/lang/{code}.ftl"));
    let of_game = read(&format!("games/{game}/lang/{code}.ftl"));
    let mut bundle = FluentBundle::new(vec![code.parse().expect("a code")]);
    bundle.set_use_isolating(false);
    for file in [own, of_game] {
        let resource = FluentResource::try_new(file).map_err(|(_, errors)| errors);
        let added = bundle.add_resource(resource.expect("a Fluent file"));
        added.expect("no name twice");
    }
    bundle
}

/// Returns the scope that a message is written in: the shell has the introductions of the games.
fn written_in<'a>(scope: &'a str, id: &'a str) -> &'a str {
    let game = id.split('-').next().unwrap_or_default();
    let is_game = CATALOGUE.find(game).is_some();
    if scope == "shell" && is_game {
        game
    } else {
        scope
    }
}

fn say(bundle: &Bundle, id: &str, values: &Values) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in values {
        let value = match value {
            Value::String(text) => FluentValue::from(isolated(text)),
            number => FluentValue::from(number.as_i64().unwrap_or_default()),
        };
        args.set(name.clone(), value);
    }
    let message = bundle.get_message(id).and_then(|message| message.value());
    let mut errors = Vec::new();
    let said = bundle.format_pattern(message.expect("a text"), Some(&args), &mut errors);
    assert!(errors.is_empty(), "{id}: {errors:?}");
    said.into_owned()
}

fn main() {
    let mut cases = Vec::new();
    for language in client_languages() {
        for (scope, words) in client_messages(language.code) {
            let english = (Lang::default().code(), &words.english);
            for (code, messages) in [(language.code, &words.messages), english] {
                let mut bundles = BTreeMap::new();
                for (id, message) in messages {
                    let scope = written_in(scope, id);
                    let bundle = bundles.entry(scope).or_insert_with(|| bundle(scope, code));
                    let mut names = Names::new();
                    add_names(message, &mut names);
                    for values in spread(&names) {
                        let said = say(bundle, id, &values);
                        cases.push(json!([code, id, message, values, said]));
                    }
                }
            }
        }
    }
    println!("{}", Value::Array(cases));
}
