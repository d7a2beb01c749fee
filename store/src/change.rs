//! What can be written. The same changes, one JSON object a line, are what is exported.

use serde::{Deserialize, Serialize};
use stammtisch_table::{Fact, Moment};

/// The SHA-256 of a token in hexadecimal; the token itself is never kept.
pub type TokenHash = String;

/// What a token is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenKind {
    /// A device is signed in.
    Session,
    /// Another device can be signed in.
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

/// Where a table is looked for. It follows from the log, and is kept only to be found quickly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// Whether something can happen though nobody asks: a bot's move, a clock.
    pub waking: bool,
}

/// One thing that is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "change", rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// Somebody new.
    Guest {
        /// A number that nobody else has.
        id: u64,
        /// What the others call him.
        name: String,
        /// When.
        made: Moment,
    },
    /// Somebody has another name now.
    Name {
        /// Who.
        guest: u64,
        /// The name.
        name: String,
    },
    /// A token for somebody.
    Token {
        /// Its hash.
        hash: TokenHash,
        /// Whose.
        guest: u64,
        /// What it is good for.
        kind: TokenKind,
        /// Until when.
        ends: Moment,
    },
    /// A token is not good any more.
    Forget {
        /// Its hash.
        hash: TokenHash,
    },
    /// A new table.
    Table {
        /// A number that no other table has.
        id: u64,
        /// The code that leads to it.
        code: String,
        /// When.
        made: Moment,
        /// Where it is looked for.
        standing: Standing,
    },
    /// A table is looked for elsewhere now.
    Standing {
        /// Which.
        table: u64,
        /// Where.
        standing: Standing,
    },
    /// Somebody sat down there; said twice, it is written once.
    Sitter {
        /// Where.
        table: u64,
        /// Who.
        guest: u64,
    },
    /// More of a table's log.
    Facts {
        /// Which table.
        table: u64,
        /// The number of the first of these, counted from 0.
        first: u64,
        /// They follow each other.
        facts: Vec<Fact>,
    },
}
