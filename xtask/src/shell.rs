//! Running other programs.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a chore comes to: nothing, or what went wrong.
pub type Done = Result<(), String>;

/// The repository's root.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The cargo that started us.
pub fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// A command in the root, without input.
pub fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root()).stdin(Stdio::null());
    command
}

/// Runs it and shows what it prints.
pub fn run(program: &str, args: &[&str]) -> Done {
    println!("$ {program} {}", args.join(" "));
    let status = command(program, args)
        .status()
        .map_err(|why| format!("{program}: {why}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("failed: {program} {}", args.join(" ")))
    }
}

/// Runs it and returns what it prints.
pub fn output(program: &str, args: &[&str]) -> Result<String, String> {
    let output = command(program, args)
        .output()
        .map_err(|why| format!("{program}: {why}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("failed: {program} {}", args.join(" ")))
    }
}

/// Whether it can be started and says that all is well; nothing is shown.
pub fn works(program: &str, args: &[&str]) -> bool {
    command(program, args)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Makes sure that a cargo subcommand is there, installing it if it is not.
pub fn cargo_tool(name: &str, version: &str) -> Done {
    if works(&cargo(), &[name, "--version"]) {
        return Ok(());
    }
    let package = format!("cargo-{name}@^{version}");
    run(&cargo(), &["install", "--locked", &package])
}
