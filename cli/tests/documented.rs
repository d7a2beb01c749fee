//! What docs/engine.md says is true, and a bot that was written from it alone plays in the arena.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use stammtisch_engine::Engine;
use stammtisch_games::CATALOGUE;
use stammtisch_rules::Lang;

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

/// The JSON that stands below a mark of this name.
fn example(text: &str, game: &str, what: &str) -> Value {
    let mark = format!("<!-- {game} {what} -->");
    let (_, rest) = text
        .split_once(&mark)
        .unwrap_or_else(|| panic!("no {mark}"));
    let (_, rest) = rest.split_once("```json\n").unwrap();
    let (json, _) = rest.split_once("```").unwrap();
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{mark}: {error}"))
}

/// The names in the first column of the first table below a heading.
fn described(text: &str, heading: &str) -> BTreeSet<String> {
    let (_, rest) = text.split_once(&format!("\n## {heading}\n")).unwrap();
    let lines = rest.lines().skip_while(|line| !line.starts_with("| `"));
    let rows = lines.take_while(|line| line.starts_with("| `"));
    let names = rows.filter_map(|row| row.split('`').nth(1));
    names.map(str::to_owned).collect()
}

#[test]
fn every_field_of_states_and_views_is_described_by_an_example_that_holds() {
    let text = fs::read_to_string(docs().join("engine.md")).unwrap();
    let common = described(&text, "Fields that every game has");
    for game in CATALOGUE.games() {
        let name = game.name();
        let heading = name[..1].to_uppercase() + &name[1..];
        let described = described(&text, &heading);
        let state = example(&text, name, "state");
        let view = example(&text, name, "view");

        let mut engine = Engine::new(CATALOGUE, &[], Lang::En);
        let mut ask = |request: Value| -> Value {
            serde_json::from_str(&engine.answer_line(request.to_string().as_bytes())).unwrap()
        };
        let loaded = ask(json!({"cmd": "load", "state": state}));
        assert_eq!(loaded["state"], state, "{name}: {loaded}");
        let seen = ask(json!({"cmd": "view", "seat": state["turn"]}));
        assert_eq!(seen["view"], view, "{name}");
        let bot = ask(json!({"cmd": "bot", "view": view, "level": "greedy"}));
        assert_eq!(
            bot["ok"], true,
            "{name}: the view is enough to play by: {bot}"
        );

        let shown = [&state, &view].map(|object| object.as_object().unwrap().keys());
        let shown: BTreeSet<String> = shown.into_iter().flatten().cloned().collect();
        for field in &shown {
            assert!(
                common.contains(field) || described.contains(field),
                "{name}: {field} is not described"
            );
        }
        for field in common.iter().chain(&described) {
            // A state has it only between the rounds of a match.
            assert!(
                shown.contains(field) || field == "key",
                "{name}: there is no {field}"
            );
        }
        let constants = game.constants();
        let section = text.split_once(&format!("\n## {heading}\n")).unwrap().1;
        for constant in constants
            .as_object()
            .unwrap()
            .keys()
            .filter(|name| !["junior", "classic"].contains(&name.as_str()))
        {
            assert!(
                section.contains(&format!("`{constant}`")),
                "{name}: {constant} is not described"
            );
        }
    }
}

#[test]
fn a_bot_that_was_written_from_the_documentation_alone_plays_in_the_arena() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("there is no python3 to play with");
        return;
    }
    let scratch = tempfile::tempdir().unwrap();
    let script = docs().join("rolloutbot.py").canonicalize().unwrap();
    let bots = format!("random,ext:python3 {}@40ms", script.display());
    for game in CATALOGUE.names() {
        let output = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
            .args(["arena", "--game", game, "--bots", &bots, "--games", "2"])
            .args(["--threads", "1", "--out", game])
            .current_dir(scratch.path())
            .env("STAMMTISCH", env!("CARGO_BIN_EXE_stammtisch"))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{game}: {said}");
    }
}

/// The documents of the project; rule books have tests of their own.
fn documents() -> Vec<PathBuf> {
    let root = docs().join("..");
    let files = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten();
        entries.map(|entry| entry.unwrap().path()).collect()
    };
    let below: Vec<PathBuf> = files(&root);
    let deeper = below.iter().filter(|path| !path.ends_with("target"));
    let deeper: Vec<PathBuf> = deeper.flat_map(|folder| files(folder)).collect();
    let all = below.into_iter().chain(deeper);
    all.filter(|path| path.extension().is_some_and(|end| end == "md"))
        .collect()
}

/// The text of a document without its examples of code.
fn prose(document: &Path) -> String {
    let text = fs::read_to_string(document).unwrap();
    let parts = text.split("```").step_by(2);
    parts.collect::<Vec<_>>().join("\n")
}

/// The part of an address that leads to a heading.
fn anchor(heading: &str) -> String {
    let heading = heading.trim().to_lowercase();
    let kept = heading.chars().filter_map(|character| match character {
        ' ' => Some('-'),
        '-' | '_' => Some(character),
        _ => character.is_alphanumeric().then_some(character),
    });
    kept.collect()
}

#[test]
fn every_link_of_a_document_leads_somewhere() {
    let mut seen = 0;
    for document in documents() {
        let text = prose(&document);
        let words: String = text.split('`').step_by(2).collect();
        let links = words.split("](").skip(1);
        let links = links.filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.contains("://")) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => document.clone(),
                _ => document.parent().unwrap().join(file),
            };
            let said = format!("{}: {link}", document.display());
            assert!(target.exists(), "{said}");
            if !heading.is_empty() {
                let target = prose(&target);
                let headings = target.lines().filter(|line| line.starts_with('#'));
                let mut anchors = headings.map(|line| anchor(line.trim_start_matches('#')));
                assert!(anchors.any(|anchor| anchor == heading), "{said}");
            }
            seen += 1;
        }
    }
    assert!(seen > 20, "only {seen} links were found");
}
