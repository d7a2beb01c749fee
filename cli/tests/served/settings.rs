//! Flags, environment and configuration file; the table of settings, the man page and completions that are made
//! from the same definitions.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use stammtisch::{args, settings};

use crate::process::program;

/// The program with none of our variables.
pub fn bare(args: &[&str]) -> Command {
    let mut command = Command::new(program());
    for (name, _) in std::env::vars() {
        if name.starts_with("STAMMTISCH_") {
            command.env_remove(name);
        }
    }
    command.args(args).env("LC_ALL", "C").stdin(Stdio::null());
    command
}

pub fn said(output: &Output) -> String {
    let [out, err] = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    format!("{out}{err}")
}

/// Where the program looks for its folder, when it is told so in these ways.
fn folder_of(file: Option<&Path>, environment: Option<&str>, flag: Option<&str>) -> String {
    let mut command = bare(&["doctor", "--listen", "127.0.0.1:0"]);
    if let Some(file) = file {
        command.arg("--config").arg(file);
    }
    if let Some(folder) = environment {
        command.env("STAMMTISCH_DATA", folder);
    }
    if let Some(folder) = flag {
        command.args(["--data", folder]);
    }
    let text = said(&command.output().unwrap());
    let line = text.lines().find(|line| line.contains(" folder "));
    let line = line.unwrap_or_else(|| panic!("no line about the folder: {text}"));
    let words = line.split_whitespace();
    words.skip(2).take(1).collect()
}

#[test]
fn a_flag_goes_before_the_environment_and_that_before_the_file() {
    let scratch = tempfile::tempdir().unwrap();
    let file = scratch.path().join("stammtisch.toml");
    fs::write(&file, "# a comment\ndata = \"/no/such/file-folder\"\n").unwrap();
    let (environment, flag) = (Some("/no/such/env-folder"), Some("/no/such/flag-folder"));
    let path = file.as_path();
    let file = Some(path);
    assert_eq!(folder_of(file, environment, flag), "/no/such/flag-folder");
    assert_eq!(folder_of(file, environment, None), "/no/such/env-folder");
    assert_eq!(folder_of(file, None, None), "/no/such/file-folder");
    assert_eq!(folder_of(None, environment, None), "/no/such/env-folder");
    // The environment may name the file, too.
    let mut named = bare(&["doctor", "--listen", "127.0.0.1:0"]);
    named.env("STAMMTISCH_CONFIG", path);
    assert!(said(&named.output().unwrap()).contains("/no/such/file-folder"));
}

#[test]
fn switches_lists_and_numbers_come_from_the_file() {
    let scratch = tempfile::tempdir().unwrap();
    let file = scratch.path().join("stammtisch.toml");
    let text = "trust-proxy = true\norigin = [\"http://127.0.0.1:1\", \"http://127.0.0.1:2\"]\n\
                connections = 9000000000\nlisten = \"0.0.0.0:0\"\ndata = \"/no/such/folder\"\n";
    fs::write(&file, text).unwrap();
    let doctor = |more: &[(&str, &str)]| {
        let mut command = bare(&["doctor", "--config", file.to_str().unwrap()]);
        command.envs(more.iter().copied());
        said(&command.output().unwrap())
    };
    let told = doctor(&[]);
    for expected in [
        "trust-proxy is on",
        "http://127.0.0.1:1 ",
        "http://127.0.0.1:2 ",
        "asks for 9000000000",
    ] {
        assert!(told.contains(expected), "{expected}: {told}");
    }
    let told = doctor(&[
        ("STAMMTISCH_TRUST_PROXY", "false"),
        ("STAMMTISCH_ORIGIN", "http://127.0.0.1:3"),
    ]);
    assert!(
        !told.contains("trust-proxy is on") && !told.contains(":1 "),
        "{told}"
    );
    assert!(told.contains("http://127.0.0.1:3 "), "{told}");
}

/// What can be wrong in a file, and what is said about it.
const FAULTS: &[(&str, &str)] = &[
    (
        "\nlistne = \"127.0.0.1:80\"\n",
        "line 2: there is no setting listne; do you mean listen?",
    ),
    (
        "trust_proxy = true\n",
        "line 1: there is no setting trust_proxy; do you mean trust-proxy?",
    ),
    (
        "colour = \"red\"\n",
        "line 1: there is no setting colour; docs/settings.md lists them",
    ),
    (
        "guests = 5\nlisten = 7878\n",
        "line 2: listen: \"7878\" will not do: invalid socket address",
    ),
    (
        "listen = [\"127.0.0.1:0\"]\n",
        "line 1: listen: it takes one value",
    ),
    (
        "log = \"loud\"\n",
        "line 1: log: \"loud\" will not do: there are text, json",
    ),
    ("h2c = \"yes\"\n", "line 1: h2c: it should be true or false"),
    (
        "origin = [\"table.example\"]\n",
        "line 1: origin: \"table.example\" will not do: it should be like",
    ),
    (
        "admin-token = \"geheim\"\n",
        "line 1: admin-token: this will not do: it should have at least 16",
    ),
    (
        "[server]\nlisten = \"127.0.0.1:0\"\n",
        "line 1: there is no setting server",
    ),
    (
        "keep-tables = -3\n",
        "line 1: keep-tables: \"-3\" will not do",
    ),
    (
        "keep-tables = 3.5\n",
        "line 1: keep-tables: it should be a text in quotes or a whole number",
    ),
    (
        "listen = \"127.0.0.1:0\nguests = 5\n",
        "stammtisch.toml, line 1: ",
    ),
    ("cert = \"cert.pem\"\n", "--cert needs --key"),
];

#[test]
fn what_is_wrong_in_the_file_is_named_with_its_line_and_changes_nothing() {
    let scratch = tempfile::tempdir().unwrap();
    let file = scratch.path().join("stammtisch.toml");
    let data = scratch.path().join("data");
    for (text, expected) in FAULTS {
        fs::write(&file, text).unwrap();
        let mut command = bare(&["serve", "--config", file.to_str().unwrap(), "--data"]);
        let output = command.arg(&data).output().unwrap();
        let told = said(&output);
        assert_eq!(output.status.code(), Some(2), "{text:?}: {told}");
        assert!(told.contains(expected), "{text:?}: {told}");
        assert!(!told.contains("geheim"), "{told}");
        assert!(!data.exists());
    }
    let missing = bare(&["serve", "--config", "/no/such.toml"])
        .output()
        .unwrap();
    assert_eq!(missing.status.code(), Some(2));
    assert!(said(&missing).contains("/no/such.toml: it cannot be read"));
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn the_documentation_lists_every_setting_as_it_is_defined() {
    let file = root().join("docs/settings.md");
    let text = fs::read_to_string(&file).unwrap();
    let (begin, end) = ("<!-- settings -->\n", "<!-- end of settings -->");
    let (head, rest) = text.split_once(begin).unwrap();
    let (_, tail) = rest.split_once(end).unwrap();
    let codes = args::EXIT_CODES.iter();
    let codes = codes.map(|(code, meaning)| format!("| {code} | {meaning} |\n"));
    let codes: String = codes.collect();
    let (begin_codes, end_codes) = ("<!-- exit codes -->\n", "<!-- end of exit codes -->");
    let (between, rest) = tail.split_once(begin_codes).unwrap();
    let (_, tail) = rest.split_once(end_codes).unwrap();
    let table = settings::table(&args::command());
    let expected = format!(
        "{head}{begin}{table}{end}{between}{begin_codes}| code | |\n|---|---|\n{codes}{end_codes}{tail}"
    );
    if std::env::var("UPDATE").is_ok_and(|update| update == "1") {
        fs::write(&file, &expected).unwrap();
    } else {
        assert_eq!(text, expected, "UPDATE=1 cargo test writes it anew");
    }
}

#[test]
fn the_example_file_names_settings_that_there_are() {
    let file = root().join("packaging/stammtisch.toml");
    let text = fs::read_to_string(&file).unwrap();
    // The settings that are left to the host stand in comments: they must be right, too.
    let scratch = tempfile::tempdir().unwrap();
    let all = scratch.path().join("all.toml");
    let lines = text.lines().map(|line| match line.strip_prefix("#") {
        Some(rest) if !rest.starts_with(' ') => rest,
        _ => line,
    });
    fs::write(&all, lines.collect::<Vec<_>>().join("\n")).unwrap();
    for file in [&file, &all] {
        let command = stammtisch::config::with_settings(args::command(), file);
        command.unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn the_man_page_and_completions_name_every_command_and_setting() {
    let page = said(&bare(&["man"]).output().unwrap());
    let bash = said(&bare(&["completions", "bash"]).output().unwrap());
    let command = args::command();
    for setting in settings::settings(&command) {
        let name = setting.get_long().unwrap();
        let escaped = name.replace('-', "\\-");
        assert!(
            page.contains(&format!("\\-\\-{escaped}")),
            "{name} is not in the man page"
        );
        assert!(
            bash.contains(&format!("--{name}")),
            "{name} is not completed"
        );
    }
    assert!(page.contains(".SH \"EXIT STATUS\"") && page.contains("data folder"));
    let scratch = tempfile::tempdir().unwrap();
    let folder = scratch.path().join("man");
    let written = bare(&["man", folder.to_str().unwrap()]).output().unwrap();
    assert!(written.status.success(), "{}", said(&written));
    for inner in command.get_subcommands() {
        let name = inner.get_name();
        assert!(page.contains(name) && bash.contains(name), "{name}");
        assert!(
            folder.join(format!("stammtisch-{name}.1")).is_file(),
            "{name}"
        );
    }
    for shell in ["zsh", "fish", "elvish", "powershell"] {
        let output = bare(&["completions", shell]).output().unwrap();
        assert!(
            output.status.success() && output.stdout.len() > 1000,
            "{shell}"
        );
    }
}

#[test]
fn the_version_names_the_commit_and_its_date() {
    let told = said(&bare(&["--version"]).output().unwrap());
    let version = env!("CARGO_PKG_VERSION");
    let rest = told.trim().strip_prefix(&format!("stammtisch {version} ("));
    let commit = rest.and_then(|rest| rest.strip_suffix(')')).unwrap();
    let git = Command::new("git")
        .args(["log", "-1", "--format=%h %cs", "--abbrev=12"])
        .output();
    match git {
        Ok(git) if git.status.success() => {
            // A test that was built before the last commit names the one before it.
            let (hash, date) = commit.split_once(' ').unwrap();
            assert!(hash.len() >= 12 && date.len() == 10, "{told}");
        }
        _ => assert_eq!(commit, "unknown"),
    }
}
