//! The crates that can be used alone: the core, the bots' search, and every game.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::shell::{Done, cargo, root, run, target};
use crate::test::Step;

/// Returns the names of all games.
pub fn games() -> Result<Vec<String>, String> {
    let games = std::fs::read_dir(root().join("games")).map_err(|why| why.to_string())?;
    let games = games
        .flatten()
        .filter(|game| game.path().join("book").is_dir());
    let mut games: Vec<String> = games
        .map(|game| game.file_name().to_string_lossy().into_owned())
        .collect();
    games.sort();
    Ok(games)
}

/// Returns the names of these crates.
pub fn standalone() -> Result<Vec<String>, String> {
    let games = games()?.into_iter();
    let games = games.map(|game| format!("stammtisch-{game}"));
    let core = ["stammtisch-rules", "stammtisch-bots"].map(str::to_owned);
    let mut crates: Vec<String> = core.into_iter().chain(games).collect();
    crates.sort();
    Ok(crates)
}

/// The step of `cargo xtask test`: what each of them would publish builds by itself.
pub fn packages() -> Step {
    let crates = match standalone() {
        Ok(crates) => crates,
        Err(why) => return Step::Failed(why),
    };
    let folder = target().join("packages");
    if let Err(why) = forget_unpacked(&crates).and_then(|()| remove(&folder)) {
        return Step::Failed(why);
    }
    let folder = folder.to_string_lossy();
    // The working tree of a developer has changes; a clean checkout has none.
    let mut args = vec!["package", "--allow-dirty", "--target-dir", &folder];
    let published = crates.iter().filter(|name| is_published(name));
    args.extend(published.flat_map(|name| ["--package", name.as_str()]));
    run(&cargo(), &args).into()
}

/// Removes what cargo unpacked of these crates the last time.
///
/// To verify a crate, cargo takes those that it depends on from a registry below the target folder, and keeps them unpacked
/// in its home by path and version. A later run at the same place would build against the old ones.
/// What it compiled from them, below the target folder, has to go as well.
fn forget_unpacked(crates: &[String]) -> Done {
    let sources = cargo_home()?.join("registry").join("src");
    let Ok(registries) = std::fs::read_dir(&sources) else {
        return Ok(()); // Nothing was ever unpacked.
    };
    // A registry in a folder has no host: its name begins with the dash before the hash.
    let local = registries.flatten().map(|registry| registry.path());
    let local = local.filter(|path| {
        let name = path.file_name().unwrap_or_default();
        name.to_string_lossy().starts_with('-')
    });
    for registry in local {
        for unpacked in std::fs::read_dir(&registry).into_iter().flatten().flatten() {
            let name = unpacked.file_name();
            let name = name.to_string_lossy();
            if crates.iter().any(|ours| is_version_of(&name, ours)) {
                let path = unpacked.path();
                std::fs::remove_dir_all(&path)
                    .map_err(|why| format!("{}: {why}", path.display()))?;
            }
        }
    }
    Ok(())
}

/// Removes a folder, if it is there.
fn remove(folder: &Path) -> Done {
    match std::fs::remove_dir_all(folder) {
        Err(why) if why.kind() != ErrorKind::NotFound => {
            Err(format!("{}: {why}", folder.display()))
        }
        _ => Ok(()),
    }
}

/// Whether a folder is named after a crate and one of its versions.
fn is_version_of(folder: &str, name: &str) -> bool {
    let version = folder
        .strip_prefix(name)
        .and_then(|rest| rest.strip_prefix('-'));
    version.is_some_and(|version| version.starts_with(|c: char| c.is_ascii_digit()))
}

/// Where cargo keeps what it downloads.
fn cargo_home() -> Result<PathBuf, String> {
    if let Some(home) = std::env::var_os("CARGO_HOME") {
        return Ok(PathBuf::from(home));
    }
    let home = std::env::home_dir().ok_or("this user has no home folder")?;
    Ok(home.join(".cargo"))
}

/// Whether a crate may be published: the template game may not.
fn is_published(name: &str) -> bool {
    let folder = name.trim_start_matches("stammtisch-");
    let manifests = [root().join(folder), root().join("games").join(folder)];
    let mut manifests = manifests.iter().map(|folder| folder.join("Cargo.toml"));
    manifests.any(|manifest| {
        std::fs::read_to_string(manifest).is_ok_and(|text| !text.contains("publish"))
    })
}
