//! The machine: room on the disk, the clock, open files.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use stammtisch_log::Timestamp;
use stammtisch_server::admin::date;

use super::finding::Finding;
use crate::args::VERSION;

const MB: u64 = 1 << 20;
/// With less room the server will soon refuse every move.
const LEAST_DISK: u64 = 64 * MB;
/// Room for logs and for what comes in a while.
const AMPLE_DISK: u64 = 512 * MB;
/// How far the clock may be behind what is stored, in milliseconds.
const CLOCK_SLACK: Timestamp = 60_000;
const DAY: Timestamp = 24 * 3600 * 1000;
/// A busy table has a handful of connections; with fewer files a class room would not fit.
const FEW_FILES: u64 = 4096;

/// The time by the clock of this machine.
pub(super) fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.unwrap_or_default().as_millis() as Timestamp
}

/// Says whether there is room where the folder is.
pub(super) fn disk_of(folder: &Path, database: u64) -> Option<Finding> {
    #[cfg(unix)]
    {
        let about = rustix::fs::statvfs(folder).ok()?;
        let free = about.f_bavail.saturating_mul(about.f_frsize);
        Some(disk(free, database))
    }
    #[cfg(not(unix))]
    {
        let _ = (folder, database);
        None
    }
}

/// Says whether this much room is enough for a database of this size.
fn disk(free: u64, database: u64) -> Finding {
    let said = format!("{} MB are free where the folder is.", free / MB);
    if free < LEAST_DISK {
        let todo = "Make room, or move the folder to another disk (docs/hosting.md): a full disk refuses every move.";
        Finding::wrong("disk", said, todo)
    } else if free < database + AMPLE_DISK {
        let todo = "A backup beside the database would hardly fit; make room in time.";
        Finding::note("disk", said, todo)
    } else {
        Finding::well("disk", said)
    }
}

/// Says whether the clock can be right: it is after this program was written, and after everything stored.
pub(super) fn clock(now: Timestamp, newest: Option<Timestamp>) -> Finding {
    const ADVICE: &str = "Set the clock, and let it be kept right: timedatectl set-ntp true";
    let said = format!("it is {} UTC by the clock of this machine", date(now));
    // Dates that are written so are ordered as texts; a day is left for time zones.
    if built().is_some_and(|built| date(now + DAY).as_str() < built) {
        let found = format!("{said}, which is before this program was written.");
        return Finding::wrong("clock", found, ADVICE);
    }
    match newest {
        Some(newest) if newest > now + CLOCK_SLACK => {
            let found = format!("{said}, but a table was opened {} UTC.", date(newest));
            Finding::wrong("clock", found, ADVICE)
        }
        _ => Finding::well("clock", said),
    }
}

/// The day of the commit that this program was built from, like `2026-11-18`, if it is known.
fn built() -> Option<&'static str> {
    let day = VERSION.trim_end_matches(')').rsplit(' ').next()?;
    day.starts_with(|first: char| first.is_ascii_digit())
        .then_some(day)
}

/// Says whether the system lets the server open enough files.
pub(super) fn files(asked: Option<usize>) -> Option<Finding> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit};
        let most = getrlimit(Resource::Nofile).maximum;
        Some(limits(most, asked))
    }
    #[cfg(not(unix))]
    {
        let _ = asked;
        None
    }
}

/// Says whether this limit of open files is enough, where `None` is no limit.
fn limits(most: Option<u64>, asked: Option<usize>) -> Finding {
    const ADVICE: &str = "Raise it: LimitNOFILE=65536 in the unit, or ulimit -n 65536";
    let Some(most) = most else {
        return Finding::well("limits", "any number of open files");
    };
    let said = format!("{most} open files at most");
    match asked {
        Some(asked) if asked as u64 > most => {
            let found = format!("{said}, but --connections asks for {asked}.");
            Finding::wrong("limits", found, ADVICE)
        }
        _ if most < FEW_FILES => {
            let found = format!("{said}, and each connection needs one.");
            Finding::note("limits", found, ADVICE)
        }
        _ => Finding::well("limits", said),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::finding::Verdict::{Note, Well, Wrong};

    #[test]
    fn a_disk_that_is_nearly_full_is_reported() {
        assert_eq!(disk(20 * MB, 0).verdict, Wrong);
        assert!(disk(20 * MB, 0).said.contains("Make room"));
        assert_eq!(disk(600 * MB, 200 * MB).verdict, Note);
        assert_eq!(disk(800 * MB, 200 * MB).verdict, Well);
    }

    #[test]
    fn a_clock_that_is_behind_is_reported() {
        let long_ago = clock(0, None).verdict;
        assert_eq!(long_ago, if built().is_some() { Wrong } else { Well });
        let now = now();
        let behind = clock(now, Some(now + 3_600_000));
        assert_eq!(behind.verdict, Wrong);
        assert!(behind.said.contains("timedatectl"), "{}", behind.said);
        assert_eq!(clock(now, Some(now)).verdict, Well);
    }

    #[test]
    fn few_open_files_are_reported() {
        assert_eq!(limits(Some(1024), Some(5000)).verdict, Wrong);
        assert_eq!(limits(Some(1024), None).verdict, Note);
        assert!(limits(Some(1024), None).said.contains("LimitNOFILE"));
        assert_eq!(limits(Some(65536), Some(5000)).verdict, Well);
        assert_eq!(limits(None, Some(5000)).verdict, Well);
    }
}
