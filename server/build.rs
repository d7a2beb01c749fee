//! Embeds the files of the browser client: the shell from `client/`, and of each game its board and its
//! lesson. Each file is embedded as it is and, where that is smaller, compressed; together they have one
//! version, the hash of them all.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, io};

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

const SHELL: &str = "../client";
const GAMES: &str = "../games";
/// What the shell's folder has for those who read its sources.
const NOT_SERVED: [&str; 3] = ["README.md", "tsconfig.json", "tests"];
/// What is not compressed: pictures that are already, and the files that messages are made from, which are not served.
const NOT_COMPRESSED: [&str; 2] = ["png", "ftl"];
/// Brotli's best quality and its usual window.
const QUALITY: u32 = 11;
const WINDOW: u32 = 22;

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let mut files = Vec::new();
    collect(Path::new(SHELL), "", &mut files)?;
    for game in games()? {
        for part in ["board", "learn"] {
            let folder = Path::new(GAMES).join(&game).join(part);
            collect(&folder, &format!("games/{game}/{part}/"), &mut files)?;
        }
    }
    files.sort();
    let mut hash = Sha256::new();
    let mut list = String::new();
    for (number, (path, source)) in files.iter().enumerate() {
        let content = fs::read(source)?;
        hash.update(path.as_bytes());
        hash.update(Sha256::digest(&content));
        let entry = embed(path, source, &content, &out.join(number.to_string()))?;
        list.push_str(&entry);
    }
    fs::write(out.join("files.rs"), format!("&[\n{list}]\n"))?;
    // The client's messages refer to those of the rules.
    for game in games()? {
        let mut texts = Vec::new();
        collect(&Path::new(GAMES).join(&game).join("lang"), "", &mut texts)?;
        texts.sort();
        for (_, source) in texts {
            hash.update(Sha256::digest(fs::read(source)?));
        }
    }
    let version = hex::encode(&hash.finalize()[..8]);
    println!("cargo::rustc-env=CLIENT_VERSION={version}");
    Ok(())
}

/// Returns the names of the games in the catalogue. One that only tests have stands behind a feature.
fn games() -> io::Result<Vec<String>> {
    let catalogue = Path::new(GAMES).join("src/lib.rs");
    println!("cargo::rerun-if-changed={}", catalogue.display());
    let text = fs::read_to_string(catalogue)?;
    let mut games = Vec::new();
    let mut wanted = true;
    for line in text.lines().map(str::trim) {
        if let Some(feature) = line.strip_prefix("#[cfg(feature = \"") {
            let feature = feature.trim_end_matches("\")]").to_uppercase();
            wanted = env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
        } else if let Some(game) = line.strip_prefix("Erased::<stammtisch_") {
            let name = game.split("::").next().unwrap_or_default();
            if std::mem::replace(&mut wanted, true) {
                games.push(name.to_owned());
            }
        }
    }
    Ok(games)
}

/// Adds all files of a folder, each with the path that it is served at.
fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if prefix.is_empty() && NOT_SERVED.contains(&name.as_str()) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{prefix}{name}/"), files)?;
        } else {
            files.push((format!("{prefix}{name}"), entry.path().canonicalize()?));
        }
    }
    Ok(())
}

/// Compresses a file. Returns the line of the list that embeds it.
fn embed(path: &str, source: &Path, content: &[u8], out: &Path) -> io::Result<String> {
    let [mut brotli, mut gzip] = [None, None];
    if !NOT_COMPRESSED.iter().any(|end| path.ends_with(end)) {
        brotli = smaller(with_brotli(content)?, content, &out.with_extension("br"))?;
        gzip = smaller(with_gzip(content)?, content, &out.with_extension("gz"))?;
    }
    let included = |file: &Path| format!("include_bytes!({:?})", file);
    let compressed = |file: Option<PathBuf>| match file {
        Some(file) => format!("Some({})", included(&file)),
        None => "None".to_owned(),
    };
    let mut line = String::new();
    writeln!(
        line,
        "ClientFile {{ path: {path:?}, plain: {}, brotli: {}, gzip: {} }},",
        included(source),
        compressed(brotli),
        compressed(gzip),
    )
    .map_err(io::Error::other)?;
    Ok(line)
}

/// Writes what was compressed, if that made it smaller.
fn smaller(compressed: Vec<u8>, content: &[u8], file: &Path) -> io::Result<Option<PathBuf>> {
    if compressed.len() >= content.len() {
        return Ok(None);
    }
    fs::write(file, compressed)?;
    Ok(Some(file.to_owned()))
}

fn with_brotli(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut compressor = brotli::CompressorWriter::new(Vec::new(), 4096, QUALITY, WINDOW);
    compressor.write_all(content)?;
    Ok(compressor.into_inner())
}

fn with_gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut compressor = GzEncoder::new(Vec::new(), Compression::best());
    compressor.write_all(content)?;
    compressor.finish()
}
