//! How single values are read.

use std::fs;

use serde_json::Value;
use stammtisch_bots::Level;
use stammtisch_rules::Lang;

use crate::data::Place;
use crate::play::Occupant;

pub(super) fn lang(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).ok_or_else(|| "choose en, de or nl".to_owned())
}

pub(super) fn level(name: &str) -> Result<Level, String> {
    Level::from_name(name)
        .ok_or_else(|| format!("choose one of {}", Level::ALL.map(Level::name).join(", ")))
}

pub(super) fn occupant(word: &str) -> Result<Occupant, String> {
    Occupant::from_word(word)
        .ok_or_else(|| format!("choose one of {}", Occupant::words().join(", ")))
}

pub(super) fn option(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text.split_once('=').ok_or("write it as name=value")?;
    let value = match value.strip_prefix('@') {
        Some(file) => {
            let text = fs::read_to_string(file).map_err(|why| format!("{file}: {why}"))?;
            serde_json::from_str(&text).map_err(|why| format!("{file}: {why}"))?
        }
        // Numbers, true and false are JSON; anything else is a word.
        None => serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned())),
    };
    Ok((name.to_owned(), value))
}

pub(super) fn origin(text: &str) -> Result<String, String> {
    let host = text
        .strip_prefix("https://")
        .or(text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(text.to_owned()),
        _ => Err("it should be like https://table.example, without a path".to_owned()),
    }
}

pub(super) fn database(text: &str) -> Result<String, String> {
    match text.split_once("://") {
        Some(("postgres" | "postgresql", place)) if !place.is_empty() => Ok(text.to_owned()),
        _ => Err("it should be like postgres://user:password@host/name".to_owned()),
    }
}

pub(super) fn place(text: &str) -> Result<Place, String> {
    match text.strip_prefix("sqlite:") {
        Some(path) if !path.is_empty() => Ok(Place::File(path.into())),
        _ => database(text).map(Place::Postgres).map_err(|_| {
            "it should be like sqlite:FOLDER or postgres://user:password@host/name".to_owned()
        }),
    }
}

pub(super) fn token(text: &str) -> Result<String, String> {
    match text.chars().count() {
        16.. => Ok(text.to_owned()),
        _ => Err("it should have at least 16 characters".to_owned()),
    }
}

pub(super) fn link(text: &str) -> Result<String, String> {
    let starts = ["https://", "http://", "/"];
    if !starts.iter().any(|start| text.starts_with(start)) {
        return Err("it should be like https://example.org/imprint".to_owned());
    }
    Ok(text.to_owned())
}
