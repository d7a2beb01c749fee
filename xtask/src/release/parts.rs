//! Whose work is in the program: the packages that it is built from, as cargo knows them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use serde_json::Value;

use crate::shell::{cargo, output, root};

/// A package of somebody else's that is in the program.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) licence: String,
    pub(super) repository: Option<String>,
    pub(super) authors: Vec<String>,
    /// The SHA-256 of the package as it was published.
    pub(super) checksum: Option<String>,
    /// Where its sources are.
    pub(super) folder: PathBuf,
}

/// Returns the parts of the program for a target, by name and version. What only tests and build scripts need is
/// not in it.
pub(super) fn of_program(target: &str) -> Result<Vec<Part>, String> {
    let args = [
        "metadata",
        "--locked",
        "--format-version",
        "1",
        "--filter-platform",
        target,
    ];
    let text = output(&cargo(), &args)?;
    let metadata: Value = serde_json::from_str(&text).map_err(|why| why.to_string())?;
    let checksums = checksums()?;
    let needed = needed(&metadata)?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let theirs = packages.filter(|package| {
        let id = package["id"].as_str().unwrap_or_default();
        needed.contains(id) && package["source"].is_string()
    });
    let parts = theirs.map(|package| part(package, &checksums));
    let mut parts: Vec<Part> = parts.collect::<Result<_, _>>()?;
    parts.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(parts)
}

/// The ids of the packages that the program is linked from.
fn needed(metadata: &Value) -> Result<BTreeSet<&str>, String> {
    let nodes = metadata["resolve"]["nodes"]
        .as_array()
        .into_iter()
        .flatten();
    let nodes: BTreeMap<&str, &Value> = nodes
        .filter_map(|node| Some((node["id"].as_str()?, node)))
        .collect();
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let own = packages.filter(|package| package["name"] == "stammtisch");
    let mut left: Vec<&str> = own.filter_map(|package| package["id"].as_str()).collect();
    if left.is_empty() {
        return Err("cargo knows no package stammtisch".to_owned());
    }
    let mut needed = BTreeSet::new();
    while let Some(id) = left.pop() {
        if !needed.insert(id) {
            continue;
        }
        let inner = nodes.get(id).and_then(|node| node["deps"].as_array());
        let linked = inner.into_iter().flatten().filter(|inner| {
            let mut kinds = inner["dep_kinds"].as_array().into_iter().flatten();
            kinds.any(|kind| kind["kind"].is_null())
        });
        left.extend(linked.filter_map(|inner| inner["pkg"].as_str()));
    }
    Ok(needed)
}

fn part(package: &Value, checksums: &BTreeMap<String, String>) -> Result<Part, String> {
    let text = |field: &str| package[field].as_str().map(str::to_owned);
    let name = text("name").unwrap_or_default();
    let version = text("version").unwrap_or_default();
    let manifest = PathBuf::from(text("manifest_path").unwrap_or_default());
    let authors = package["authors"].as_array().into_iter().flatten();
    Ok(Part {
        licence: text("license").ok_or_else(|| format!("{name} names no licence"))?,
        repository: text("repository"),
        authors: authors
            .filter_map(|author| author.as_str().map(str::to_owned))
            .collect(),
        checksum: checksums.get(&format!("{name} {version}")).cloned(),
        folder: manifest.parent().map(PathBuf::from).unwrap_or_default(),
        name,
        version,
    })
}

/// The checksums in Cargo.lock, by name and version.
fn checksums() -> Result<BTreeMap<String, String>, String> {
    let text = super::read(&root().join("Cargo.lock"))?;
    let mut checksums = BTreeMap::new();
    for package in text.split("[[package]]") {
        let field = |name: &str| {
            let mut lines = package.lines();
            lines.find_map(|line| {
                line.strip_prefix(&format!("{name} = \""))?
                    .strip_suffix('"')
            })
        };
        if let (Some(name), Some(version), Some(sum)) =
            (field("name"), field("version"), field("checksum"))
        {
            checksums.insert(format!("{name} {version}"), sum.to_owned());
        }
    }
    Ok(checksums)
}
