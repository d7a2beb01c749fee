//! The configuration file: settings in TOML, one a line.
//!
//! What is in the file becomes the default of the flag of the same name, so that flags and environment go before
//! it. Each value is checked alone first: an error names the file, the line and the setting. English only, as
//! everything that is said about the command line.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};

use clap::{Arg, Command};
use toml::de::{DeTable, DeValue};

use crate::settings::{is_list, is_switch, settings};

/// What is wrong with a configuration file.
#[derive(Debug)]
pub struct ConfigError {
    file: PathBuf,
    /// From 1; 0 if it is about the whole file.
    line: usize,
    why: String,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let ConfigError { file, line, why } = self;
        match line {
            0 => write!(out, "{}: {why}", file.display()),
            _ => write!(out, "{}, line {line}: {why}", file.display()),
        }
    }
}

impl std::error::Error for ConfigError {}

/// Returns the command with the settings of the file that the arguments or the environment name.
///
/// # Errors
/// If the file cannot be read, or something in it is no setting or not a value for it.
pub fn with_file(command: Command, given: &[OsString]) -> Result<Command, ConfigError> {
    match named_file(given) {
        Some(file) => with_settings(command, &file),
        None => Ok(command),
    }
}

/// Returns the file that `--config` names, or else the environment.
fn named_file(given: &[OsString]) -> Option<PathBuf> {
    let mut given = given.iter().skip(1).take_while(|arg| *arg != "--");
    while let Some(arg) = given.next() {
        if arg == "--config" {
            return given.next().map(PathBuf::from);
        }
        let value = arg.to_str().and_then(|arg| arg.strip_prefix("--config="));
        if let Some(value) = value {
            return Some(PathBuf::from(value));
        }
    }
    let named = std::env::var_os("STAMMTISCH_CONFIG")?;
    (!named.is_empty()).then(|| PathBuf::from(named))
}

/// Returns the command with the settings of this file.
///
/// # Errors
/// As [`with_file`].
pub fn with_settings(mut command: Command, file: &Path) -> Result<Command, ConfigError> {
    let wrong = |line, why: String| ConfigError {
        file: file.to_owned(),
        line,
        why,
    };
    let text = std::fs::read_to_string(file);
    let text = text.map_err(|error| wrong(0, format!("it cannot be read: {error}")))?;
    let line_of = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
    let table = DeTable::parse(&text).map_err(|error| {
        let line = error.span().map_or(0, |span| line_of(span.start));
        wrong(line, error.message().to_owned())
    })?;
    for (key, value) in table.get_ref() {
        let line = line_of(key.span().start);
        let name: &str = key.get_ref();
        let setting = settings(&command).find(|arg| arg.get_long() == Some(name));
        let Some(setting) = setting.cloned() else {
            return Err(wrong(line, unknown(&command, name)));
        };
        let values = read_value(&setting, value.get_ref());
        let values = values.map_err(|why| wrong(line, format!("{name}: {why}")))?;
        command = with_default(command, &setting, &values);
    }
    Ok(command)
}

/// Says that there is no such setting, and which one may be meant.
fn unknown(command: &Command, name: &str) -> String {
    let names = settings(command).filter_map(Arg::get_long);
    let near = names.map(|known| (strsim::damerau_levenshtein(known, name), known));
    let near = near.filter(|(distance, _)| *distance <= 1 + name.len() / 3);
    match near.min() {
        Some((_, known)) => format!("there is no setting {name}; do you mean {known}?"),
        None => format!("there is no setting {name}; docs/settings.md lists them all"),
    }
}

/// Reads what stands behind a setting, as its flag would take it.
fn read_value(setting: &Arg, value: &DeValue) -> Result<Vec<String>, String> {
    if is_switch(setting) {
        return match value {
            DeValue::Boolean(on) => Ok(vec![on.to_string()]),
            _ => Err("it should be true or false".to_owned()),
        };
    }
    let values = match value {
        DeValue::Array(values) if is_list(setting) => values
            .iter()
            .map(|value| one(value.get_ref()))
            .collect::<Result<Vec<String>, String>>()?,
        other => vec![one(other)?],
    };
    for value in &values {
        check(setting, value)?;
    }
    Ok(values)
}

fn one(value: &DeValue) -> Result<String, String> {
    match value {
        DeValue::String(text) => Ok(text.clone().into_owned()),
        DeValue::Integer(number) => Ok(number.as_str().to_owned()),
        DeValue::Array(_) => Err("it takes one value, not a list".to_owned()),
        DeValue::Table(_) => Err("settings have no sections".to_owned()),
        _ => Err("it should be a text in quotes or a whole number".to_owned()),
    }
}

/// Checks a value as the flag would, without the rest of the command line.
fn check(setting: &Arg, value: &str) -> Result<(), String> {
    let alone = setting.clone().env(None::<&str>);
    let name = setting.get_long().unwrap_or_default();
    let command = Command::new("file").no_binary_name(true).arg(alone);
    let Err(error) = command.try_get_matches_from([format!("--{name}={value}")]) else {
        return Ok(());
    };
    // Secrets are not for the screen.
    let shown = if setting.is_hide_env_values_set() {
        "this".to_owned()
    } else {
        format!("{value:?}")
    };
    let possible = setting.get_possible_values();
    let possible: Vec<&str> = possible.iter().map(|value| value.get_name()).collect();
    let why = match std::error::Error::source(&error) {
        Some(why) => why.to_string(),
        None => format!("there are {}", possible.join(", ")),
    };
    Err(format!("{shown} will not do: {why}"))
}

/// Makes these values the default of a setting, wherever it can be given.
fn with_default(command: Command, setting: &Arg, values: &[String]) -> Command {
    let is_it = |arg: &Arg| arg.get_id() == setting.get_id() && arg.get_env() == setting.get_env();
    let command = command.mut_args(|arg| {
        if is_it(&arg) {
            arg.default_values(values.to_vec())
        } else {
            arg
        }
    });
    command.mut_subcommands(|inner| with_default(inner, setting, values))
}
