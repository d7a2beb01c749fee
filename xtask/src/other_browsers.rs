//! The smoke test of the client, in Firefox and WebKitGTK as Debian has them, and in Chromium to compare.

use crate::browser;
use crate::shell::{Done, cargo, command, root, run, target};
use crate::test::Step;

/// What the test starts, and the package that has it.
const PROGRAMS: [(&str, &str); 3] = [
    ("firefox-esr", "firefox-esr"),
    ("WebKitWebDriver", "webkit2gtk-driver"),
    ("Xvfb", "xvfb"),
];

/// Runs the smoke test against the program as `cargo build` makes it.
pub fn smoke() -> Step {
    match browser::ready().and_then(|()| others()) {
        Ok(()) => run(&cargo(), &["build", "--package", "stammtisch", "--locked"])
            .and_then(|()| tests())
            .into(),
        Err(why) => Step::Skipped(why),
    }
}

/// Installs the browsers that are not there.
fn others() -> Done {
    let missing = PROGRAMS
        .into_iter()
        .filter(|(program, _)| !is_there(program));
    let packages: Vec<&str> = missing.map(|(_, package)| package).collect();
    if packages.is_empty() {
        return Ok(());
    }
    browser::install(&packages)
}

fn is_there(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(program).exists())
}

fn tests() -> Done {
    println!("$ cd browser && npm run smoke");
    let tests = command("node", &["--test", "smoke/smoke.test.js"])
        .current_dir(root().join("browser"))
        .env("STAMMTISCH", target().join("debug/stammtisch"))
        .env("PICTURES", target().join("screenshots"))
        .status();
    match tests {
        Ok(status) if status.success() => Ok(()),
        _ => Err("failed: npm run smoke in browser".to_owned()),
    }
}
