//! The licences of the parts, with the texts that came with them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::parts::Part;

/// How the names of files begin that a licence asks to be passed on.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"];

/// Writes all notices. Parts with the same text share it.
pub(super) fn of(parts: &[Part], version: &str) -> Result<String, String> {
    let mut out = format!(
        "# Work of others in Stammtisch {version}\n\nStammtisch is MIT or Apache-2.0, as you like. The program also \
         holds these {} packages,\neach under its own licence; the texts follow.\n\n| package | licence | from |\n\
         |---|---|---|\n",
        parts.len()
    );
    // Writing to a string does not fail.
    for part in parts {
        let from = part.repository.as_deref().unwrap_or("");
        let licence = part.licence.replace('/', " OR ");
        writeln!(
            out,
            "| {} {} | {licence} | {from} |",
            part.name, part.version
        )
        .ok();
    }
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for part in parts {
        let whose = format!("{} {}", part.name, part.version);
        let own = texts_in(&part.folder)?;
        // A few packages come without the text of their licence; then it is named, with its authors.
        if own.is_empty() {
            let authors = part.authors.join(", ");
            let text = format!("Copyright {authors}\n\nLicensed under {}.", part.licence);
            texts.entry(text).or_default().push(whose.clone());
        }
        for text in own {
            texts.entry(text).or_default().push(whose.clone());
        }
    }
    let mut texts: Vec<(String, Vec<String>)> = texts.into_iter().collect();
    texts.sort_by(|one, other| one.1.cmp(&other.1));
    for (text, whose) in texts {
        let fence = "`".repeat(4);
        writeln!(out, "\n## {}\n\n{fence}\n{text}\n{fence}", whose.join(", ")).ok();
    }
    Ok(out)
}

/// The texts that came with a package.
fn texts_in(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let is_notice = |name: &str| {
        let name = name.to_uppercase();
        NAMES.iter().any(|begins| name.starts_with(begins))
    };
    let files = entries
        .flatten()
        .filter(|entry| entry.path().is_file() && is_notice(&entry.file_name().to_string_lossy()));
    let mut files: Vec<_> = files.map(|entry| entry.path()).collect();
    files.sort();
    let texts = files.iter().filter_map(|file| fs::read(file).ok());
    let texts = texts.map(|bytes| String::from_utf8_lossy(&bytes).trim().replace("\r\n", "\n"));
    Ok(texts.filter(|text| !text.is_empty()).collect())
}
