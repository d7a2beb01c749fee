//! The data folder: is it there, whose is it, who can look into it, is a server using it.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use stammtisch_store::{FolderLock, Inspection, StoreError, inspect};

use super::finding::Finding;
use super::machine;
use crate::data::FILE;

const FOLDER: &str = "folder";
const DATABASE: &str = "database";
/// The lock of a server, which is looked at only if it is there: making it would be a change.
const LOCK: &str = "stammtisch.lock";

/// What is known of the folder.
pub(super) struct Folder {
    pub(super) findings: Vec<Finding>,
    /// Whether a server is using it.
    pub(super) in_use: bool,
}

/// Looks at the folder and at the database in it.
pub(super) async fn look(folder: io::Result<PathBuf>) -> Folder {
    let nothing = |finding| Folder {
        findings: vec![finding],
        in_use: false,
    };
    let folder = match folder {
        Ok(folder) => folder,
        Err(error) => return nothing(Finding::wrong(FOLDER, error.to_string(), "")),
    };
    let place = folder.display();
    let about = match fs::metadata(&folder) {
        Ok(about) => about,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let found = format!("{place} is not there.");
            let todo = "The server creates it when it starts; if this is not the folder you mean, say --data DIR.";
            return nothing(Finding::note(FOLDER, found, todo));
        }
        Err(error) => {
            let found = format!("{place} cannot be looked at: {error}.");
            return nothing(Finding::wrong(
                FOLDER,
                found,
                "Run this as the server's user.",
            ));
        }
    };
    if let Some(finding) = unusable(&folder, &about) {
        // Files that another user makes here would lock the server out.
        return nothing(finding);
    }
    let in_use = is_in_use(&folder);
    let file = folder.join(FILE);
    let mut findings = vec![rights(&folder, &about, in_use)];
    let inspection = if file.exists() {
        Some(inspect(&file).await)
    } else {
        None
    };
    let newest = inspection
        .as_ref()
        .and_then(|found| found.as_ref().ok()?.newest);
    findings.push(database(&file, inspection));
    findings.extend(machine::disk_of(&folder, size(&file)));
    findings.push(machine::clock(machine::now(), newest));
    Folder { findings, in_use }
}

/// Says why nothing in the folder can be looked at, if so.
fn unusable(folder: &Path, about: &Metadata) -> Option<Finding> {
    let place = folder.display();
    if !about.is_dir() {
        let found = format!("{place} is a file.");
        return Some(Finding::wrong(
            FOLDER,
            found,
            "Name a folder with --data DIR.",
        ));
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let (owner, own) = (about.uid(), rustix::process::geteuid().as_raw());
        if owner != own {
            let found = format!("{place} belongs to user {owner}, and this is user {own}.");
            let todo = format!(
                "Run this as the server's user: sudo -u '#{owner}' stammtisch doctor ... If the server runs as user \
                 {own}, give it the folder: chown -R {own} {place}"
            );
            return Some(Finding::wrong(FOLDER, found, &todo));
        }
    }
    let writable = fs::metadata(folder).map(|about| !about.permissions().readonly());
    if !writable.unwrap_or(false) {
        let found = format!("{place} cannot be written to.");
        let todo = format!("chmod 700 {place}");
        return Some(Finding::wrong(FOLDER, found, &todo));
    }
    None
}

/// Says who can look into the folder.
fn rights(folder: &Path, about: &Metadata, in_use: bool) -> Finding {
    let place = folder.display();
    let used = if in_use {
        "a server is using it"
    } else {
        "no server is using it"
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = about.permissions().mode() & 0o777;
        if mode & 0o077 != 0 {
            let found =
                format!("{place} is open to other users of this machine ({mode:03o}); {used}.");
            let todo = format!("chmod 700 {place}");
            return Finding::note(FOLDER, found, &todo);
        }
    }
    #[cfg(not(unix))]
    let _ = about;
    Finding::well(FOLDER, format!("{place}; {used}"))
}

fn is_in_use(folder: &Path) -> bool {
    let locked = |error: io::Error| error.kind() == io::ErrorKind::WouldBlock;
    folder.join(LOCK).exists() && FolderLock::take(folder).is_err_and(locked)
}

/// The size of a database with its log.
fn size(file: &Path) -> u64 {
    let parts = ["", "-wal"].map(|end| {
        let mut name = file.as_os_str().to_owned();
        name.push(end);
        fs::metadata(name).map_or(0, |about| about.len())
    });
    parts.iter().sum()
}

/// Says whether the database is sound; `None` if there is none.
fn database(file: &Path, inspection: Option<Result<Inspection, StoreError>>) -> Finding {
    let place = file.display();
    let Some(inspection) = inspection else {
        let found = format!("{place} is not there.");
        return Finding::note(
            DATABASE,
            found,
            "The server creates it when it first starts.",
        );
    };
    #[cfg(unix)]
    if let Some(mode) = open_to_others(file) {
        let found = format!("{place} can be read by other users of this machine ({mode:03o}).");
        return Finding::wrong(DATABASE, found, &format!("chmod 600 {place}"));
    }
    const RESTORE: &str = "Stop the server, keep a copy of the folder, and restore the last backup (docs/hosting.md).";
    match inspection {
        Ok(found) if !found.faults.is_empty() => {
            let said = format!("{place} is damaged: {}.", found.faults.join("; "));
            Finding::wrong(DATABASE, said, RESTORE)
        }
        Ok(found) if found.is_newer => {
            let said = format!("{place} was written by a newer version of Stammtisch.");
            Finding::wrong(
                DATABASE,
                said,
                "Use that version, or restore a backup from before the upgrade.",
            )
        }
        Ok(found) => {
            let megabytes = size(file).div_ceil(1 << 20);
            let tables = found.tables;
            Finding::well(
                DATABASE,
                format!("{place} is sound; tables: {tables}, {megabytes} MB"),
            )
        }
        Err(StoreError::OldFormat(why)) => {
            Finding::wrong(DATABASE, StoreError::OldFormat(why).to_string(), "")
        }
        Err(error) => Finding::wrong(
            DATABASE,
            format!("{place} cannot be read: {error}."),
            RESTORE,
        ),
    }
}

#[cfg(unix)]
fn open_to_others(file: &Path) -> Option<u32> {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::metadata(file).ok()?.permissions().mode() & 0o777;
    (mode & 0o077 != 0).then_some(mode)
}
