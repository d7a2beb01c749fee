//! What can be written. An export is a list of the same changes, one JSON object a line.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use stammtisch_log::{Fact, TableFlags, Timestamp};

use crate::{Ban, Intervention, Report};

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

    /// Returns the kind of this name; the store has no others than these.
    pub(crate) fn from_name(name: &str) -> TokenKind {
        match name {
            "link" => TokenKind::Link,
            _ => TokenKind::Session,
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
        /// The face that they chose.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<String>,
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
    /// Changes a guest's face.
    Face {
        /// The guest.
        guest: u64,
        /// The new face.
        face: String,
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
        /// When it was made.
        #[serde(default)]
        created: Timestamp,
        /// On what kind of device, for people to tell theirs apart.
        #[serde(default)]
        device: String,
    },
    /// Notes that a token was used.
    Used {
        /// Its hash.
        hash: TokenHash,
        /// When.
        at: Timestamp,
    },
    /// Deletes a link that is being used. Fails with a conflict if somebody else has used it.
    UseLink {
        /// Its hash.
        hash: TokenHash,
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
        /// The guest who opened it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        host: Option<u64>,
        /// What the list of open tables says of it, if it is listed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        summary: Option<Value>,
    },
    /// Changes how a table is found.
    Flags {
        /// The table.
        table: u64,
        /// The new flags.
        flags: TableFlags,
        /// What the list of open tables says of it now, if it is listed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        summary: Option<Value>,
    },
    /// Notes that the host of a table was there.
    HostSeen {
        /// The table.
        table: u64,
        /// When.
        at: Timestamp,
    },
    /// Notes that a guest has had a seat at a table; a second time changes nothing.
    Seating {
        /// The table.
        table: u64,
        /// The guest.
        guest: u64,
    },
    /// Forgets that a guest has had a seat at a table, so that it is not listed among theirs.
    ForgetSeating {
        /// The table.
        table: u64,
        /// The guest.
        guest: u64,
    },
    /// Notes that the server is there.
    Heartbeat {
        /// When.
        at: Timestamp,
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
    /// Erases a guest: name, tokens, seatings, reports about them, and what the logs of these tables say
    /// of them.
    Erase {
        /// The guest.
        guest: u64,
        /// The numbers of the tables.
        tables: Vec<u64>,
    },
    /// Deletes a table with its log.
    DeleteTable {
        /// The table.
        table: u64,
    },
    /// Bans a guest or an address.
    Ban(Ban),
    /// Ends a ban.
    LiftBan {
        /// The ban.
        id: u64,
    },
    /// Adds a report.
    Report(Report),
    /// Deletes a report that was dealt with.
    DeleteReport {
        /// The report.
        id: u64,
    },
    /// Notes what was done from outside of a table.
    Intervention {
        /// When.
        at: Timestamp,
        /// What.
        what: Intervention,
    },
    /// Notes how often a limit has struck on a day.
    Strikes {
        /// The day, counted from 1970.
        day: u64,
        /// The limit.
        what: String,
        /// How often since the last note.
        count: u64,
    },
    /// Notes that the store could be written.
    Health {
        /// When.
        at: Timestamp,
    },
}
