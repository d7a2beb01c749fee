//! Writes down which commit the program is built from.
//!
//! Without git, or outside our own repository, it is unknown. The date is the commit's and not the build's, so
//! that the same sources give the same program. Whoever builds from an archive may say what it is made from:
//! `STAMMTISCH_COMMIT="a1b2c3d4e5f6 2026-11-18"`.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=STAMMTISCH_COMMIT");
    let given = std::env::var("STAMMTISCH_COMMIT").ok();
    let commit = given.filter(|given| !given.is_empty()).or_else(commit);
    let commit = commit.unwrap_or_else(|| "unknown".to_owned());
    let version = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    println!("cargo::rustc-env=STAMMTISCH_VERSION={version} ({commit})");
}

/// Returns the commit that is checked out, with its date.
fn commit() -> Option<String> {
    let root = Path::new("..").canonicalize().ok()?;
    let top = git(&["rev-parse", "--show-toplevel"])?;
    // Sources that were unpacked inside another repository are not of its commits.
    if Path::new(&top).canonicalize().ok()? != root {
        return None;
    }
    // Every commit, checkout and reset adds a line to this file.
    if let Some(file) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={file}");
    }
    git(&["log", "-1", "--format=%h %cs", "--abbrev=12"])
}

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let text = text.trim();
    (output.status.success() && !text.is_empty()).then(|| text.to_owned())
}
