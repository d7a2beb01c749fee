//! Builds the core, the bots' search and every game for the web target.
//!
//! Where rustup can add the target, it is used. Where it cannot, Debian's compiler with the standard
//! library's sources is unpacked into the target folder; nothing is installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::crates::standalone;
use crate::shell::{Done, cargo, output, root, run, target};
use crate::test::Step;

const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's packages: the compiler, its libraries, and the sources of the standard library.
const PACKAGES: &[&str] = &["rustc-web", "rust-web-src"];
/// What they depend on that a machine with another compiler may lack.
const LIBRARIES: &[&str] = &["libstd-rust-web", "libllvm", "libz3"];

/// The step of `cargo xtask test`.
pub fn builds() -> Step {
    let crates = match standalone() {
        Ok(crates) => crates,
        Err(why) => return Step::Failed(why),
    };
    let packages: Vec<&str> = crates
        .iter()
        .flat_map(|name| ["--package", name.as_str()])
        .collect();
    if works_with_rustup() {
        return build(command(), &packages).into();
    }
    match debian_compiler() {
        Ok(compiler) => build(compiler, &packages).into(),
        Err(why) => Step::Skipped(format!("there is no compiler for {TARGET}: {why}")),
    }
}

fn works_with_rustup() -> bool {
    let add = Command::new("rustup")
        .args(["target", "add", TARGET])
        .output();
    add.is_ok_and(|add| add.status.success())
}

fn command() -> Command {
    Command::new(cargo())
}

fn build(mut cargo: Command, packages: &[&str]) -> Done {
    // A folder of its own: the compiler may be another one.
    let folder = target().join("wasm");
    cargo
        .current_dir(root())
        .args(["build", "--lib", "--locked", "--no-default-features"])
        .args(["--target", TARGET, "--target-dir"])
        .arg(folder)
        .args(packages);
    println!("$ {cargo:?}");
    match cargo.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("does not build for {TARGET}")),
        Err(why) => Err(why.to_string()),
    }
}

/// Cargo, driven with Debian's compiler.
fn debian_compiler() -> Result<Command, String> {
    let folder = target().join("wasm-compiler");
    let unpacked = folder.join("root");
    if !unpacked.join("usr/bin/rustc").is_file() {
        download(&folder)?;
        unpack(&folder, &unpacked)?;
    }
    let libraries = unpacked.join("usr/lib").join(machine_folder(&unpacked)?);
    let mut compiler = command();
    compiler
        .env("RUSTC", unpacked.join("usr/bin/rustc"))
        .env("LD_LIBRARY_PATH", libraries)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
    compiler.args(["-Z", "build-std=std,panic_abort"]);
    Ok(compiler)
}

/// `x86_64-linux-gnu`, or what this machine calls it.
fn machine_folder(unpacked: &Path) -> Result<PathBuf, String> {
    let folders = std::fs::read_dir(unpacked.join("usr/lib")).map_err(|why| why.to_string())?;
    let mut names = folders.flatten().map(|entry| entry.file_name());
    let found = names.find(|name| name.to_string_lossy().contains("-linux-"));
    found
        .map(PathBuf::from)
        .ok_or_else(|| "the packages hold no libraries".to_owned())
}

fn download(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|why| why.to_string())?;
    // The lists of packages may be old; a machine without apt says so at the next line.
    Command::new("apt-get")
        .args(["update", "-qq"])
        .status()
        .ok();
    let args = [
        "depends",
        "--recurse",
        "--no-recommends",
        "--no-suggests",
        "--no-conflicts",
        "--no-breaks",
        "--no-replaces",
        "--no-enhances",
        PACKAGES[0],
    ];
    let needed = output("apt-cache", &args)?;
    let needed = needed
        .lines()
        .filter(|name| LIBRARIES.iter().any(|library| name.starts_with(library)));
    let names: Vec<&str> = PACKAGES.iter().copied().chain(needed).collect();
    println!("$ apt-get download {}", names.join(" "));
    let downloaded = Command::new("apt-get")
        .current_dir(folder)
        .args(["download", "-qq"])
        .args(&names)
        .status();
    match downloaded {
        Ok(status) if status.success() => Ok(()),
        _ => Err("Debian's packages rustc-web and rust-web-src cannot be had".to_owned()),
    }
}

fn unpack(folder: &Path, unpacked: &Path) -> Result<(), String> {
    let packages = std::fs::read_dir(folder).map_err(|why| why.to_string())?;
    for package in packages.flatten().map(|entry| entry.path()) {
        if package.extension().is_some_and(|end| end == "deb") {
            let (package, unpacked) = (package.to_string_lossy(), unpacked.to_string_lossy());
            run("dpkg", &["-x", &package, &unpacked])?;
        }
    }
    Ok(())
}

/// rustup's own linker.
fn linker() -> Result<PathBuf, String> {
    let sysroot = output("rustc", &["--print", "sysroot"])?;
    let host = output("rustc", &["--print", "host-tuple"])?;
    let folder = Path::new(sysroot.trim()).join("lib/rustlib");
    let linker = folder.join(host.trim()).join("bin/rust-lld");
    if linker.is_file() {
        Ok(linker)
    } else {
        Err("rust-lld is not there".to_owned())
    }
}
