//! What a host can set, as the definition of the command line says it.

use std::fmt::Write as _;

use clap::{Arg, ArgAction, Command};

/// Returns the settings: what the server takes by flag, by environment and by file.
pub fn settings(command: &Command) -> impl Iterator<Item = &Arg> {
    let serve = command.find_subcommand("serve").into_iter();
    let args = serve.flat_map(Command::get_arguments);
    args.filter(|arg| arg.get_env().is_some() && arg.get_long().is_some())
}

/// Returns whether a setting is only on or off.
pub fn is_switch(setting: &Arg) -> bool {
    matches!(setting.get_action(), ArgAction::SetTrue)
}

/// Returns whether a setting may have several values.
pub fn is_list(setting: &Arg) -> bool {
    matches!(setting.get_action(), ArgAction::Append)
}

/// Writes the table of all settings, in Markdown.
pub fn table(command: &Command) -> String {
    let mut out = "| setting | environment | default | |\n|---|---|---|---|\n".to_owned();
    for setting in settings(command) {
        let name = setting.get_long().unwrap_or_default();
        let value = match setting.get_value_names() {
            Some([value, ..]) if !is_switch(setting) => format!(" {value}"),
            _ => String::new(),
        };
        let environment = setting.get_env().unwrap_or_default().to_string_lossy();
        let defaults = setting.get_default_values().iter();
        let default = match defaults.map(|value| value.to_string_lossy()).next() {
            _ if is_switch(setting) => "off".to_owned(),
            Some(value) => format!("`{value}`"),
            None => String::new(),
        };
        let help = setting.get_help().map(|help| help.to_string());
        let mut help = help.unwrap_or_default().replace('|', "\\|");
        let possible = setting.get_possible_values();
        if !possible.is_empty() && !is_switch(setting) {
            let names: Vec<&str> = possible.iter().map(|value| value.get_name()).collect();
            help = format!("{help}: {}", names.join(" or "));
        }
        // Writing to a string does not fail.
        writeln!(
            out,
            "| `{name}{value}` | `{environment}` | {default} | {help} |"
        )
        .ok();
    }
    out
}
