//! `cargo xtask texts`: one page with every text in all languages, filled with real facts, for those who change texts.

use std::fs;
use std::path::{Path, PathBuf};

use crate::browser;
use crate::shell::{Done, cargo, command, output, root, run, target};

/// The deals and choices that the facts come from; the page names it.
const SEED: &str = "1";
/// How many games of each kind are played.
const GAMES: &str = "24";
/// The tests that visit the screens whose messages and pictures are noted.
const SCREENS: [&str; 10] = [
    "screens",
    "learn",
    "replay",
    "shuffle-check",
    "screen",
    "people",
    "app",
    "connection",
    "boards",
    "two-players",
];

/// The folder of the page and of what it is made from.
fn folder() -> PathBuf {
    target().join("texts")
}

/// Makes the page: from the texts of this tree, or of another one; with `screens`, from new visits to all screens.
pub fn review(args: &[String]) -> Done {
    let screens = args.iter().any(|arg| arg == "--screens");
    let other = args.iter().find(|arg| !arg.starts_with("--"));
    browser::node()?;
    fs::create_dir_all(folder()).map_err(|why| why.to_string())?;
    let facts = facts(SEED)?;
    if screens {
        visit_screens()?;
    }
    let page = folder().join("review.html");
    let tree = other.map_or_else(root, PathBuf::from);
    let paths = [tree, facts, folder().join("screens"), page];
    let paths: Vec<&str> = paths.iter().filter_map(|path| path.to_str()).collect();
    run("node", &[&["browser/texts/review.js"][..], &paths].concat())
}

/// Plays games and writes what they say. Returns the file.
pub fn facts(seed: &str) -> Result<PathBuf, String> {
    let example = ["--package", "stammtisch-games", "--example", "text_facts"];
    let args = [
        &["run", "--quiet", "--locked"][..],
        &example,
        &["--", seed, GAMES],
    ]
    .concat();
    let file = folder().join("facts.json");
    fs::create_dir_all(folder()).map_err(|why| why.to_string())?;
    fs::write(&file, output(&cargo(), &args)?).map_err(|why| why.to_string())?;
    Ok(file)
}

/// Runs the tests that visit screens, noting what each says. What fails there is not this command's concern.
fn visit_screens() -> Done {
    browser::ready()?;
    run(&cargo(), &["build", "--package", "stammtisch", "--locked"])?;
    let noted = folder().join("screens");
    if noted.exists() {
        fs::remove_dir_all(&noted).map_err(|why| why.to_string())?;
    }
    let mut tests: Vec<PathBuf> = SCREENS
        .iter()
        .map(|name| Path::new("tests").join(format!("{name}.test.js")))
        .collect();
    tests.extend(browser::test_files_of_games());
    println!(
        "$ cd browser && NOTED_MESSAGES={} node --test ...",
        noted.display()
    );
    command(
        "node",
        &[
            "--test",
            "--test-concurrency=2",
            "--test-name-pattern=^(?!.*dark)",
        ],
    )
    .args(tests)
    .current_dir(root().join("browser"))
    .env("STAMMTISCH", target().join("debug/stammtisch"))
    .env("NOTED_MESSAGES", &noted)
    .env("PICTURES", folder().join("pictures"))
    .status()
    .map_err(|why| format!("node: {why}"))?;
    Ok(())
}

/// Plays whole games in a browser and writes down what a screen reader is told.
pub fn transcript(games: &[String]) -> Done {
    browser::ready()?;
    run(&cargo(), &["build", "--package", "stammtisch", "--locked"])?;
    let heard = folder().join("transcripts");
    let status = command("node", &["browser/texts/transcript.js"])
        .arg(&heard)
        .args(games)
        .env("STAMMTISCH", target().join("debug/stammtisch"))
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => Err("failed: node browser/texts/transcript.js".to_owned()),
    }
}
