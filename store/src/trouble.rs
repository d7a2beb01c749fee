//! Why something could not be kept, or found.

use std::fmt;

/// Why something was not kept or not found out. Nothing was changed, with one exception: what the
/// disk refused to sync ([`Trouble::Storage`]) may be wholly there after a crash that comes before
/// anything else is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is one of this number, name or code already, or what it belongs to is not there.
    Conflict,
    /// The disk is full, the file cannot be written, or the like.
    Storage(String),
    /// What is there cannot be understood.
    Damaged(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Trouble::Conflict => write!(out, "it does not fit to what is there"),
            Trouble::Storage(why) => write!(out, "it cannot be stored: {why}"),
            Trouble::Damaged(why) => write!(out, "the store is damaged: {why}"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<sqlx::Error> for Trouble {
    fn from(why: sqlx::Error) -> Trouble {
        match why.as_database_error() {
            Some(error) if error.is_unique_violation() || error.is_foreign_key_violation() => {
                Trouble::Conflict
            }
            _ => Trouble::Storage(why.to_string()),
        }
    }
}
