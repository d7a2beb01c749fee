//! Why something could not be written or read.

use std::fmt;

/// Why something could not be written or read. Nothing has changed, with one exception: a write that
/// the disk failed to sync ([`StoreError::Storage`]) may be wholly there after a crash that comes
/// before the next successful write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The number, name or code is taken, or what it belongs to is missing.
    Conflict,
    /// The disk is full, the file cannot be written, or the like.
    Storage(String),
    /// The database cannot be used now, for this reason.
    Unusable(String),
    /// What is stored cannot be read.
    Damaged(String),
    /// The file was written before the log had its present form. Holds the name of the file.
    OldFormat(String),
    /// A later version has changed the database in a way that this one would harm.
    NewerFormat,
}

impl fmt::Display for StoreError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            StoreError::Conflict => write!(out, "it conflicts with what is stored"),
            StoreError::Storage(why) => write!(out, "it cannot be stored: {why}"),
            StoreError::Unusable(why) => write!(out, "{why}"),
            StoreError::Damaged(why) => write!(out, "the store is damaged: {why}"),
            StoreError::NewerFormat => write!(
                out,
                "the database was changed by a later version of Stammtisch, and this version would lose \
                 something of it. Use the later version, or a backup from before."
            ),
            StoreError::OldFormat(file) => write!(
                out,
                "{file} was written by an earlier version of Stammtisch, in a form that this version \
                 does not read. Move the file away (with its -wal and -shm files), or use another \
                 folder with --data DIR. Games in it can be finished only with the version that \
                 wrote them."
            ),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error.as_database_error() {
            Some(error) if error.is_unique_violation() || error.is_foreign_key_violation() => {
                StoreError::Conflict
            }
            _ => StoreError::Storage(error.to_string()),
        }
    }
}
