//! The client's tests: its types, and the client in a real browser. They are in `browser/` and, for what
//! belongs to one game, in `games/NAME/tests/browser/`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Done, cargo, command, output, root, run, target, works};
use crate::test::Step;
use crate::texts;

fn folder() -> PathBuf {
    root().join("browser")
}

/// Checks the types in the comments of the client, the boards and their tests.
pub fn types() -> Step {
    let check = |folder| {
        let compiler = "browser/node_modules/typescript/bin/tsc";
        run("node", &[compiler, "-p", folder])
    };
    match packages() {
        Ok(()) => check("client").and_then(|()| check("browser")).into(),
        Err(why) => Step::Skipped(why),
    }
}

/// Checks the messages of every language: that none is missing or unused, that each says the same in Rust and in
/// JS, and that no text that a player reads has a fault, with facts of random play. `SEED` sets other games.
pub fn words() -> Step {
    match node() {
        Ok(()) => said_alike().into(),
        Err(why) => Step::Skipped(why),
    }
}

fn said_alike() -> Done {
    let example = ["--package", "stammtisch-server", "--example", "words_cases"];
    let args = [&["run", "--quiet", "--locked"][..], &example].concat();
    let cases = target().join("words-cases.json");
    fs::write(&cases, output(&cargo(), &args)?).map_err(|why| why.to_string())?;
    let facts = texts::facts(&std::env::var("SEED").unwrap_or_else(|_| "1".to_owned()))?;
    let tests = [
        "browser/tests/messages.test.js",
        "browser/tests/text-faults.test.js",
        "client/tests/words.test.mjs",
    ];
    println!(
        "$ WORDS_CASES={} TEXT_FACTS={} node --test {}",
        cases.display(),
        facts.display(),
        tests.join(" ")
    );
    let status = command("node", &[&["--test"][..], &tests].concat())
        .env("WORDS_CASES", &cases)
        .env("TEXT_FACTS", &facts)
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => Err("the messages are not what they should be".to_owned()),
    }
}

/// Runs the tests of the client's modules, which need no browser.
pub fn client_tests() -> Step {
    let mut args = vec![
        "--import".to_owned(),
        "./browser/client-modules.js".to_owned(),
        "--test".to_owned(),
    ];
    let files = test_files_in(&root().join("client/tests"));
    args.extend(files.iter().map(|file| file.to_string_lossy().into_owned()));
    match packages() {
        Ok(()) => run("node", &args.iter().map(String::as_str).collect::<Vec<_>>()).into(),
        Err(why) => Step::Skipped(why),
    }
}

/// Checks that all JS and CSS is as the formatter writes it, in lines of at most 120 characters.
pub fn format() -> Step {
    match packages() {
        Ok(()) => formatted().and_then(|()| short_lines()).into(),
        Err(why) => Step::Skipped(why),
    }
}

fn formatted() -> Done {
    let sources = "{client,browser,games}/**/*.{js,mjs,css}";
    let formatter = "browser/node_modules/prettier/bin/prettier.cjs";
    run("node", &[formatter, "--check", sources])
}

/// The formatter does not break comments and texts.
fn short_lines() -> Done {
    let sources = ["ls-files", "*.js", "*.mjs", "*.css"];
    let listed = command("git", &sources).output();
    let listed = listed.map_err(|why| format!("git ls-files: {why}"))?.stdout;
    let mut long = Vec::new();
    for file in String::from_utf8_lossy(&listed).lines() {
        let text = fs::read_to_string(root().join(file)).unwrap_or_default();
        for (at, _) in (1..)
            .zip(text.lines())
            .filter(|(_, line)| line.chars().count() > 120)
        {
            long.push(format!("{file}:{at}"));
        }
    }
    if long.is_empty() {
        Ok(())
    } else {
        Err(format!("more than 120 characters: {}", long.join(", ")))
    }
}

/// Runs the tests in Chromium against the program as `cargo build` makes it. Screenshots of every page are
/// left in `target/screenshots`.
pub fn games() -> Step {
    match ready() {
        Ok(()) => run(&cargo(), &["build", "--package", "stammtisch", "--locked"])
            .and_then(|()| suite())
            .into(),
        Err(why) => Step::Skipped(why),
    }
}

/// Makes sure that the browser tests can run.
pub fn ready() -> Done {
    packages().and_then(|()| chromium())
}

/// Plays one game to its end, and its lesson, with the tests in this folder and this program.
pub fn play(folder: &Path, game: &str, program: &Path) -> Done {
    println!("$ cd browser && GAMES={game} node --test tests/games.test.js tests/learn.test.js");
    let tests = command(
        "node",
        &["--test", "tests/games.test.js", "tests/learn.test.js"],
    )
    .current_dir(folder)
    .env("GAMES", game)
    .env("STAMMTISCH", program)
    .env("PICTURES", target().join("screenshots").join(game))
    .status();
    match tests {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("failed: playing {game} in the browser")),
    }
}

fn suite() -> Done {
    println!("$ cd browser && npm test");
    let tests = command("node", &["--test", CONCURRENCY])
        .args(test_files())
        .current_dir(folder())
        .env("STAMMTISCH", target().join("debug/stammtisch"))
        .env("PICTURES", target().join("screenshots"))
        .status();
    match tests {
        Ok(status) if status.success() => Ok(()),
        _ => Err("failed: npm test in browser".to_owned()),
    }
}

/// Returns the test files of the client and of the games' boards.
fn test_files() -> Vec<PathBuf> {
    let mut files = test_files_in(&folder().join("tests"));
    files.extend(test_files_of_games());
    files.sort();
    files
}

/// Returns the test files of the games' boards.
pub fn test_files_of_games() -> Vec<PathBuf> {
    let games = entries(&root().join("games")).into_iter();
    games
        .flat_map(|game| test_files_in(&game.join("tests/browser")))
        .collect()
}

/// Returns the test files in this folder, sorted.
fn test_files_in(folder: &Path) -> Vec<PathBuf> {
    let mut files = entries(folder);
    files.retain(|file| file.to_string_lossy().ends_with(".test.js"));
    files.sort();
    files
}

/// Returns what is in this folder; nothing where there is no such folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .collect()
}

/// Makes the pictures of the README anew.
pub fn pictures() -> Done {
    node()?;
    ready()?;
    let build = ["build", "--package", "stammtisch", "--locked"];
    run(&cargo(), &build)?;
    run("node", &["browser/pictures.js"])
}

/// `cargo xtask bench client`: measures the client against the release build. Only this needs
/// Lighthouse, which has a lock file of its own.
pub fn measure() -> Done {
    packages()
        .and_then(|()| install_locked("browser/bench"))
        .and_then(|()| chromium())?;
    let build = ["build", "--release", "--package", "stammtisch", "--locked"];
    run(&cargo(), &build)?;
    let figures = command("node", &["browser/bench/client.js"])
        .env("STAMMTISCH", target().join("release/stammtisch"))
        .status();
    match figures {
        Ok(status) if status.success() => Ok(()),
        _ => Err("failed: node browser/bench/client.js".to_owned()),
    }
}

/// Two files at a time, each with a server and a browser of its own. Node has this flag since 20.10.
const CONCURRENCY: &str = "--test-concurrency=2";

/// Installs Node.js if needed; fails if it is too old.
pub fn node() -> Done {
    if !works("npm", &["--version"]) {
        install(&["nodejs", "npm"])?;
    }
    if works("node", &[CONCURRENCY, "--version"]) {
        Ok(())
    } else {
        Err("node is older than 20.10".to_owned())
    }
}

/// Installs Node.js and the packages of the lock file.
fn packages() -> Done {
    node()?;
    install_locked("browser")
}

/// Installs the packages of a folder's lock file, unless they are there already.
fn install_locked(folder: &str) -> Done {
    let changed =
        |file: &str| fs::metadata(root().join(folder).join(file)).and_then(|file| file.modified());
    match (
        changed("package-lock.json"),
        changed("node_modules/.package-lock.json"),
    ) {
        (Ok(wanted), Ok(there)) if wanted <= there => Ok(()),
        _ => run(
            "npm",
            &["ci", "--prefix", folder, "--no-audit", "--no-fund"],
        ),
    }
}

fn chromium() -> Done {
    if works("node", &["browser/chromium.js"]) {
        return Ok(());
    }
    install(&["chromium"])
}

/// Installs packages with apt-get, where that is there and allowed.
pub fn install(packages: &[&str]) -> Done {
    let missing = packages.join(" and ");
    if !works("apt-get", &["--version"]) {
        return Err(format!(
            "there is no {missing}, and no apt-get to install it"
        ));
    }
    let args = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    // A fresh machine has no lists yet.
    run("apt-get", &args)
        .or_else(|_| run("apt-get", &["update"]).and_then(|()| run("apt-get", &args)))
        .map_err(|_| format!("there is no {missing}, and apt-get may not install it"))
}
