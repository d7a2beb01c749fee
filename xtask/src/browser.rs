//! The client's tests: its types, and all of it in a real browser. `browser/` has them.

use std::fs;
use std::path::PathBuf;

use crate::shell::{Done, cargo, command, root, run, target, works};
use crate::test::Step;

fn folder() -> PathBuf {
    root().join("browser")
}

/// The types in the comments of the client and of its tests.
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

/// FullState games and bad days, in Chromium, against the program as `cargo build` makes it. Pictures of
/// every page are left in `target/screenshots`.
pub fn games() -> Step {
    match packages().and_then(|()| chromium()) {
        Ok(()) => run(&cargo(), &["build", "--package", "stammtisch", "--locked"])
            .and_then(|()| suite())
            .into(),
        Err(why) => Step::Skipped(why),
    }
}

fn suite() -> Done {
    println!("$ cd browser && npm test");
    let tests = command("node", &["--test", TOGETHER])
        .current_dir(folder())
        .env("STAMMTISCH", target().join("debug/stammtisch"))
        .env("PICTURES", target().join("screenshots"))
        .status();
    match tests {
        Ok(status) if status.success() => Ok(()),
        _ => Err("failed: npm test in browser".to_owned()),
    }
}

/// `cargo xtask bench client`: how quick the client is, against the program that users have. Only this
/// needs Lighthouse, which has a lock file of its own.
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

/// Two files at a time, each with a server and a browser of its own. Node knows this since 20.10.
const TOGETHER: &str = "--test-concurrency=2";

/// Node.js, new enough.
pub fn node() -> Done {
    if !works("npm", &["--version"]) {
        install(&["nodejs", "npm"])?;
    }
    match works("node", &[TOGETHER, "--version"]) {
        true => Ok(()),
        false => Err("node is older than 20.10".to_owned()),
    }
}

/// Node.js and what is in the lock file.
fn packages() -> Done {
    node()?;
    install_locked("browser")
}

/// What is in the lock file of this folder, unless it is there already.
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

/// Through the system's own packages, where it is Debian and lets us.
fn install(packages: &[&str]) -> Done {
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
