//! A game is one folder and one line in the catalogue, and nothing else names it.

use std::path::{Path, PathBuf};
use std::process::Command;

use stammtisch_games::CATALOGUE;
use stammtisch_rules::Lang;

/// What every game's folder has.
const PARTS: &[&str] = &[
    "Cargo.toml",
    "README.md",
    "board/board.js",
    "book/en.md",
    "book/de.md",
    "book/nl.md",
    "lang/en.ftl",
    "lang/de.ftl",
    "lang/nl.ftl",
    "learn/lesson.json",
    "src/lib.rs",
    "tests/conformance.rs",
];

/// Where a game may be named: its own folder and the catalogue, lists of files, and prose. Tests play
/// the real games, and so do benchmarks and fuzz targets.
const MAY_NAME_GAMES: &[&str] = &[
    "games/",
    "docs/",
    "Cargo.toml",
    "Cargo.lock",
    "/tests/",
    "browser/",
    "fuzz/",
    "test-client/src/bin/",
    "xtask/src/bench.rs",
    "xtask/src/template.rs",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The folders below `games/` that hold a game.
fn folders() -> Vec<String> {
    let entries = std::fs::read_dir(root().join("games")).expect("the games");
    let games = entries
        .map(|entry| entry.expect("a readable folder"))
        .filter(|entry| entry.path().join("book").is_dir());
    let mut names: Vec<String> = games
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn every_game_folder_is_complete() {
    for game in folders() {
        for part in PARTS {
            let file = root().join("games").join(&game).join(part);
            assert!(file.is_file(), "games/{game} lacks {part}");
        }
        // Against this the browser's check of a shuffle is tested; the program lacks the template.
        let deals = root()
            .join("games")
            .join(&game)
            .join("tests/browser/deals.json");
        assert!(
            game == "toy" || deals.is_file(),
            "games/{game} has no deals to check"
        );
    }
}

#[test]
fn every_game_folder_has_a_line_in_the_catalogue() {
    let mut listed: Vec<&str> = CATALOGUE.names().collect();
    listed.sort_unstable();
    let mut folders = folders();
    if !cfg!(feature = "toy") {
        folders.retain(|name| name != "toy");
    }
    assert_eq!(listed, folders);
}

#[test]
fn nothing_else_names_a_game() {
    let listed = Command::new("git")
        .current_dir(root())
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .output();
    let listed = listed.expect("git lists the files").stdout;
    let listed = String::from_utf8_lossy(&listed).into_owned();
    let mut searched = 0;
    let mut found = Vec::new();
    for file in listed.lines().filter(|file| is_code(file)) {
        // A file that was removed but not yet from the index.
        let Ok(text) = std::fs::read_to_string(root().join(file)) else {
            continue;
        };
        searched += 1;
        for (number, line) in code_of(&text).enumerate() {
            let line = line.to_lowercase();
            if folders().iter().any(|game| names(&line, game)) {
                found.push(format!("{file}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    assert!(searched > 100, "only {searched} files were searched");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

fn is_code(file: &str) -> bool {
    let code = [".rs", ".js", ".css", ".html", ".ftl", ".toml", ".sql"];
    let exempt = MAY_NAME_GAMES
        .iter()
        .any(|part| file.starts_with(part) || file.contains(part));
    code.iter().any(|end| file.ends_with(end)) && !exempt
}

/// A file's lines without its unit tests and without comments.
fn code_of(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().take_while(|line| *line != "#[cfg(test)]");
    lines.map(|line| {
        let comment = ["//", "/*", " * ", "#"]
            .iter()
            .any(|mark| line.trim_start().starts_with(mark));
        if comment { "" } else { line }
    })
}

/// Whether the line has this name as a word of its own, or as a part of a crate's name.
fn names(line: &str, game: &str) -> bool {
    line.match_indices(game).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + game.len()..].chars().next();
        let letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        !letter(before) && !letter(after)
    })
}

#[test]
fn a_name_is_found_as_a_word() {
    assert!(names("use stammtisch_toy::toy;", "toy"));
    assert!(names("case 'toy':", "toy"));
    assert!(!names("destroy it", "toy"));
}

#[test]
fn no_two_files_of_a_program_name_the_same_message() {
    for game in CATALOGUE.games() {
        for lang in Lang::ALL {
            // Panics if two files name the same message.
            game.words(lang, &[stammtisch_engine::TEXTS]);
        }
    }
}
