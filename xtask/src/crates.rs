//! The crates that can be used alone: the core, the bots' search, and every game.

use crate::shell::{cargo, root, run, target};
use crate::test::Step;

/// Returns their names.
pub fn standalone() -> Result<Vec<String>, String> {
    let games = std::fs::read_dir(root().join("games")).map_err(|why| why.to_string())?;
    let games = games
        .flatten()
        .filter(|game| game.path().join("book").is_dir());
    let games = games.map(|game| format!("stammtisch-{}", game.file_name().to_string_lossy()));
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
    let folder = folder.to_string_lossy();
    // The working tree of a developer has changes; a clean checkout has none.
    let mut args = vec!["package", "--allow-dirty", "--target-dir", &folder];
    let published = crates.iter().filter(|name| is_published(name));
    args.extend(published.flat_map(|name| ["--package", name.as_str()]));
    run(&cargo(), &args).into()
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
