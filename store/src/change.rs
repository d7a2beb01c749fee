//! What can be written. An export is a list of the same changes, one JSON object a line.

use serde::{Deserialize, Serialize};
use stammtisch_log::{Fact, TableFlags, Timestamp};

/// The SHA-256 of a token in hexadecimal; the token itself is never stored.
pub type TokenHash = String;

/// What a token is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenKind {
    /// Signs a device in.
    Session,
    /// Lets another device sign in.
    Link,
}

impl TokenKind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            TokenKind::Session => "session",
            TokenKind::Link => "link",
        }
    }
}

/// One change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "change", rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// Adds a guest.
    Guest {
        /// A number that no other guest has.
        id: u64,
        /// The name that the others see.
        name: String,
        /// When.
        created: Timestamp,
    },
    /// Changes a guest's name.
    Name {
        /// The guest.
        guest: u64,
        /// The new name.
        name: String,
    },
    /// Adds a token.
    Token {
        /// Its hash.
        hash: TokenHash,
        /// Whose it is.
        guest: u64,
        /// What it is good for.
        kind: TokenKind,
        /// Until when it is valid.
        expires: Timestamp,
    },
    /// Deletes a token.
    Forget {
        /// Its hash.
        hash: TokenHash,
    },
    /// Adds a table.
    Table {
        /// A number that no other table has.
        id: u64,
        /// The code that leads to it.
        code: String,
        /// When.
        created: Timestamp,
        /// How it is found.
        flags: TableFlags,
    },
    /// Changes how a table is found.
    Flags {
        /// The table.
        table: u64,
        /// The new flags.
        flags: TableFlags,
    },
    /// Notes that a guest has had a seat at a table; a second time changes nothing.
    Seating {
        /// The table.
        table: u64,
        /// The guest.
        guest: u64,
    },
    /// Appends to a table's log.
    Facts {
        /// The table.
        table: u64,
        /// The number of the first of these facts, counted from 0.
        first: u64,
        /// Facts that follow each other.
        facts: Vec<Fact>,
    },
    /// Keeps the analysis of a game; an earlier one of the same game gives way.
    Analysis {
        /// The table.
        table: u64,
        /// The number of the game at the table.
        game: u32,
        /// Which version of the analysis made it.
        version: u32,
        /// The analysis as text, which the store does not read.
        analysis: String,
    },
}
