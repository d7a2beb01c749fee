//! Adds a game as ARCHITECTURE.md says ("How to add a game"), with a copy of the toy game, and plays it
//! in the browser against a bot that knows nothing but its rules.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::browser;
use crate::shell::{Done, cargo, command, output, root, target};
use crate::test::Step;

/// The game that is copied, as a name and as a type.
const TEMPLATE: (&str, &str) = ("toy", "Toy");
/// The copy.
const COPY: (&str, &str) = ("pebbles", "Pebbles");

/// The step of `cargo xtask test`.
pub fn plays() -> Step {
    if let Err(why) = browser::ready() {
        return Step::Skipped(why);
    }
    let folder = target().join("template");
    copy_repository(&folder)
        .and_then(|()| copy_game(&folder))
        .map_err(|why| why.to_string())
        .and_then(|()| add_to_catalogue(&folder))
        .and_then(|()| build(&folder))
        .and_then(|program| browser::play(&folder.join("browser"), COPY.0, &program))
        .into()
}

/// Copies the working tree into a folder of its own. Files keep their time, so that cargo builds again
/// only what has changed.
fn copy_repository(folder: &Path) -> io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    let args = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let files = output("git", &args).map_err(io::Error::other)?;
    for file in files.lines() {
        let from = root().join(file);
        // A file that was removed but not yet from the index.
        if from.is_file() {
            copy(&from, &folder.join(file), |text| text)?;
        }
    }
    // The packages that the browser tests need.
    let packages = root().join("browser/node_modules").canonicalize()?;
    std::os::unix::fs::symlink(packages, folder.join("browser/node_modules"))
}

/// Step 1: copies the game's folder and replaces its name.
fn copy_game(folder: &Path) -> io::Result<()> {
    let games = folder.join("games");
    copy_folder(&games.join(TEMPLATE.0), &games.join(COPY.0))
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &to)?;
        } else {
            copy(&entry.path(), &to, |text| {
                text.replace(TEMPLATE.0, COPY.0).replace(TEMPLATE.1, COPY.1)
            })?;
        }
    }
    Ok(())
}

/// Copies a file, changing its text if it is one, and keeps its time.
fn copy(from: &Path, to: &Path, change: impl Fn(String) -> String) -> io::Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    match String::from_utf8(fs::read(from)?) {
        Ok(text) => fs::write(to, change(text))?,
        Err(other) => fs::write(to, other.as_bytes())?,
    }
    File::options()
        .write(true)
        .open(to)?
        .set_modified(fs::metadata(from)?.modified()?)
}

/// Step 5: the game's line in the catalogue, and the dependency beside it.
fn add_to_catalogue(folder: &Path) -> Done {
    let (name, game) = COPY;
    let line = format!("    Erased::<stammtisch_{name}::{game}>::GAME,\n");
    insert(&folder.join("games/src/lib.rs"), "Catalogue(&[\n", &line)?;
    let line = format!("stammtisch-{name} = {{ path = \"{name}\" }}\n");
    insert(&folder.join("games/Cargo.toml"), "[dependencies]\n", &line)
}

fn insert(file: &Path, after: &str, line: &str) -> Done {
    let text = fs::read_to_string(file).map_err(|why| why.to_string())?;
    let Some((head, rest)) = text.split_once(after) else {
        return Err(format!("{} has no {after:?}", file.display()));
    };
    fs::write(file, format!("{head}{after}{line}{rest}")).map_err(|why| why.to_string())
}

fn build(folder: &Path) -> Result<PathBuf, String> {
    let built = target().join("template-build");
    // The new crate is not in the lock file yet; nothing has to be fetched for it.
    let args = ["build", "--offline", "--package", "stammtisch"];
    println!("$ cargo {} (in a copy with the new game)", args.join(" "));
    let status = command(&cargo(), &args)
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", &built)
        .status();
    match status {
        Ok(status) if status.success() => Ok(built.join("debug/stammtisch")),
        _ => Err("the copy does not build".to_owned()),
    }
}
