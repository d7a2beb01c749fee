//! `cargo xtask release`: an archive for each target with everything that a host needs, its sums, the notices of
//! those whose work is in it, and a list of its parts for machines.

mod notices;
mod parts;
mod sbom;

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Done, cargo, output, root, run, target, works};
use crate::test::Step;
use parts::Part;

/// What is built if nothing else is asked for: a program that needs no library of the system.
const STATIC: &str = "x86_64-unknown-linux-musl";
/// What goes into an archive beside the program.
const FILES: [&str; 5] = [
    "README.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];

/// Builds the release of what is committed, for these targets. With `--preview` it need not be ready: nothing need be
/// committed, and the changelog need not have the day.
pub fn make(args: &[String]) -> Done {
    let (flags, targets): (Vec<&String>, Vec<&String>) =
        args.iter().partition(|arg| arg.starts_with("--"));
    let preview = flags.iter().any(|flag| *flag == "--preview");
    if let Some(unknown) = flags.iter().find(|flag| **flag != "--preview") {
        return Err(format!("there is no {unknown}; there is --preview"));
    }
    let version = version()?;
    if !preview {
        if !output("git", &["status", "--porcelain"])?.trim().is_empty() {
            return Err("commit first: a release is made of what is committed".to_owned());
        }
        changes_of(&version)?;
    }
    let folder = target().join("dist");
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let usual = STATIC.to_owned();
    let targets = if targets.is_empty() {
        vec![&usual]
    } else {
        targets
    };
    let mut made = Vec::new();
    for target in targets {
        made.extend(archive(&version, target, &folder)?);
    }
    write(&folder.join("SHA256SUMS"), &sums(&folder, &made)?)?;
    println!("\nThe release is in {}:", folder.display());
    made.iter().for_each(|name| println!("  {name}"));
    println!(
        "  SHA256SUMS\n\nStill to do: git tag v{version}, and say what is new (CHANGELOG.md)."
    );
    Ok(())
}

/// The version of the program.
fn version() -> Result<String, String> {
    let id = output(&cargo(), &["pkgid", "--package", "stammtisch"])?;
    let version = id.trim().rsplit(['#', '@']).next();
    version
        .map(str::to_owned)
        .ok_or_else(|| format!("no version in {id}"))
}

/// Fails unless the changelog says what is new in a version, and since when.
fn changes_of(version: &str) -> Done {
    let text = read(&root().join("CHANGELOG.md"))?;
    let begins = format!("## {version} (");
    let day = text.lines().find_map(|line| line.strip_prefix(&begins));
    match day.map(|day| day.starts_with(|first: char| first.is_ascii_digit())) {
        Some(true) => Ok(()),
        _ => Err(format!("CHANGELOG.md has no section {begins:?} with a day")),
    }
}

/// Builds the program for a target and packs it; the names of the files that were made.
fn archive(version: &str, target_name: &str, folder: &Path) -> Result<Vec<String>, String> {
    let build = [
        "build",
        "--release",
        "--locked",
        "--package",
        "stammtisch",
        "--target",
        target_name,
    ];
    run(&cargo(), &build)?;
    let name = format!("stammtisch-{version}-{target_name}");
    let inside = folder.join(&name);
    let program = target()
        .join(target_name)
        .join("release")
        .join("stammtisch");
    fill(&inside, &program)?;
    let parts = parts::of_program(target_name)?;
    write(
        &inside.join("THIRD-PARTY.md"),
        &notices::of(&parts, version)?,
    )?;
    let list = format!("{name}.cdx.json");
    write(&folder.join(&list), &sbom::of(&parts, version)?)?;
    let packed = format!("{name}.tar.gz");
    pack(folder, &name, &packed)?;
    fs::remove_dir_all(&inside).map_err(|why| why.to_string())?;
    Ok(vec![packed, list])
}

/// Puts everything but the notices where it is packed.
fn fill(inside: &Path, program: &Path) -> Done {
    let made = |folder: PathBuf| {
        fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))
    };
    for part in ["man", "completions", "docs", "packaging"] {
        made(inside.join(part))?;
    }
    copy(program, &inside.join("stammtisch"))?;
    for file in FILES {
        copy(&root().join(file), &inside.join(file))?;
    }
    for part in ["docs", "packaging"] {
        let entries = fs::read_dir(root().join(part)).map_err(|why| format!("{part}: {why}"))?;
        for entry in entries.flatten().filter(|entry| entry.path().is_file()) {
            copy(&entry.path(), &inside.join(part).join(entry.file_name()))?;
        }
    }
    let program = program.to_string_lossy();
    run(&program, &["man", &inside.join("man").to_string_lossy()])?;
    for (shell, file) in [
        ("bash", "stammtisch.bash"),
        ("zsh", "_stammtisch"),
        ("fish", "stammtisch.fish"),
    ] {
        let text = output(&program, &["completions", shell])?;
        write(&inside.join("completions").join(file), &text)?;
    }
    Ok(())
}

/// Packs a folder so that the same commit gives the same bytes.
fn pack(folder: &Path, name: &str, packed: &str) -> Done {
    let time = output("git", &["log", "-1", "--format=@%ct"])?;
    let time = format!("--mtime={}", time.trim());
    let (folder, packed) = (folder.to_string_lossy(), folder.join(packed));
    let args = [
        "--directory",
        &folder,
        "--sort=name",
        "--owner=0",
        "--group=0",
        "--numeric-owner",
        "--mode=u=rwX,go=rX",
        &time,
        "--use-compress-program=gzip -9n",
        "--create",
        "--file",
        &packed.to_string_lossy(),
        name,
    ];
    run("tar", &args)
}

/// The sums of these files, as `sha256sum --check` reads them.
fn sums(folder: &Path, names: &[String]) -> Result<String, String> {
    let mut text = String::new();
    for name in names {
        let file = folder.join(name);
        let sum = output("sha256sum", &[&file.to_string_lossy()])?;
        let sum = sum.split_whitespace().next().unwrap_or_default();
        text += &format!("{sum}  {name}\n");
    }
    Ok(text)
}

/// The step of `cargo xtask test`: notices and the list of parts can be made, and lack nothing.
pub fn papers() -> Step {
    let made = || -> Done {
        let version = version()?;
        let parts = parts::of_program("x86_64-unknown-linux-gnu")?;
        let (notices, list) = (notices::of(&parts, &version)?, sbom::of(&parts, &version)?);
        for Part { name, version, .. } in &parts {
            if !notices.contains(&format!("{name} {version}")) || !list.contains(name) {
                return Err(format!("{name} is missing"));
            }
        }
        println!("{} parts, each with its licence", parts.len());
        Ok(())
    };
    made().into()
}

/// The step of `cargo xtask test`: the image is built, where buildah runs.
pub fn image() -> Step {
    if !works("buildah", &["--version"]) {
        return Step::Unavailable("there is no buildah".to_owned());
    }
    let installed = output("rustup", &["target", "list", "--installed"]).unwrap_or_default();
    if !installed.contains(STATIC) || !works("musl-gcc", &["--version"]) {
        let how = format!("it needs musl-gcc and: rustup target add {STATIC}");
        return Step::Unavailable(how);
    }
    let built = || -> Done {
        let args = [
            "build",
            "--locked",
            "--package",
            "stammtisch",
            "--target",
            STATIC,
        ];
        run(&cargo(), &args)?;
        let context = target().join("container");
        fs::create_dir_all(context.join("data")).map_err(|why| why.to_string())?;
        let program = target().join(STATIC).join("debug").join("stammtisch");
        copy(&program, &context.join("stammtisch"))?;
        let image = [
            "build",
            "--isolation",
            "chroot",
            "--format",
            "docker",
            "--file",
            "packaging/Containerfile",
            "--tag",
            "stammtisch-test",
            &context.to_string_lossy(),
        ];
        run("buildah", &image)?;
        let said = output(&program.to_string_lossy(), &["--version"])?;
        println!("the program in it is {said}");
        run("buildah", &["rmi", "stammtisch-test"])
    };
    built().into()
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()))
}

fn write(file: &Path, text: &str) -> Done {
    fs::write(file, text).map_err(|why| format!("{}: {why}", file.display()))
}

fn copy(from: &Path, to: &Path) -> Done {
    let copied = fs::copy(from, to);
    copied
        .map(drop)
        .map_err(|why| format!("{} to {}: {why}", from.display(), to.display()))
}
