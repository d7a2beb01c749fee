//! What the server keeps of people beside the logs: sessions, bans, reports.

use serde::{Deserialize, Serialize};
use stammtisch_log::{Guest, TableFlags, Timestamp};

use crate::{BoxFuture, StoredTable, TokenHash, TokenKind};

/// Who is signed in by a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The guest.
    pub guest: Guest,
    /// When the token was last used, to the day.
    pub used: Timestamp,
}

/// A token that is valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredToken {
    /// Its hash.
    pub hash: TokenHash,
    /// What it is good for.
    pub kind: TokenKind,
    /// When it was made; 0 if that was not noted.
    pub created: Timestamp,
    /// When it was last used, to the day.
    pub used: Timestamp,
    /// Until when it is valid.
    pub expires: Timestamp,
    /// On what kind of device it was made.
    pub device: String,
}

/// Whom a ban is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Banned {
    /// A guest.
    Guest(u64),
    /// Everybody of an address; of IPv6 its network of 64 bits.
    Address(String),
}

/// Somebody may not play here for a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ban {
    /// A number that no other ban has.
    pub id: u64,
    /// Whom it is about.
    pub who: Banned,
    /// Until when.
    pub until: Timestamp,
    /// Why, for the host.
    pub reason: String,
    /// Since when.
    pub created: Timestamp,
}

/// A line of chat in a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportLine {
    /// Who wrote it.
    pub guest: Guest,
    /// The line.
    pub text: String,
    /// When.
    pub at: Timestamp,
}

/// What somebody reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// A number that no other report has.
    pub id: u64,
    /// The table's number.
    pub table: u64,
    /// Who reports.
    pub reporter: u64,
    /// Who is reported.
    pub about: Guest,
    /// Why, in the reporter's words.
    pub reason: String,
    /// When.
    pub created: Timestamp,
    /// The last lines of the chat, the newest last.
    pub lines: Vec<ReportLine>,
}

/// What was done from outside of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Intervention {
    /// A guest was erased.
    Erased(u64),
    /// Somebody was banned, or a ban lifted.
    BansChanged,
    /// Something was written to the log of the table with this code, or it was deleted.
    TableChanged(String),
}

/// A guest, for the list of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestRow {
    /// Number and name.
    pub guest: Guest,
    /// When they came.
    pub created: Timestamp,
    /// When they were last here, to the day.
    pub used: Timestamp,
    /// At how many tables they have sat.
    pub tables: u64,
}

/// A table, for the list of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its number.
    pub id: u64,
    /// The code that leads to it.
    pub code: String,
    /// When it was opened.
    pub created: Timestamp,
    /// How it is found.
    pub flags: TableFlags,
    /// How many facts its log has.
    pub facts: u64,
}

/// How often a limit struck on a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strikes {
    /// The day, counted from 1970.
    pub day: u64,
    /// The limit.
    pub what: String,
    /// How often.
    pub count: u64,
}

/// What the server reads about people.
pub trait People: Send + Sync {
    /// Returns who is signed in by a token, unless it has expired.
    fn session<'a>(
        &'a self,
        token: &'a TokenHash,
        now: Timestamp,
    ) -> BoxFuture<'a, Option<Session>>;

    /// Returns the tokens of a guest that are valid, the newest first.
    fn tokens(&self, guest: u64, now: Timestamp) -> BoxFuture<'_, Vec<StoredToken>>;

    /// Returns a guest, if there is one with this number.
    fn person(&self, guest: u64) -> BoxFuture<'_, Option<GuestRow>>;

    /// Returns at most this many guests, those who were here last first.
    fn guests(&self, most: u32) -> BoxFuture<'_, Vec<GuestRow>>;

    /// Returns guests who were last here before this time.
    fn guests_before(&self, time: Timestamp) -> BoxFuture<'_, Vec<u64>>;

    /// Returns the numbers of the tables whose logs name a guest. Reads every log.
    fn traces(&self, guest: u64) -> BoxFuture<'_, Vec<u64>>;

    /// Returns at most this many tables with higher numbers than this one.
    fn tables_after(&self, id: Option<u64>, most: u32) -> BoxFuture<'_, Vec<TableRow>>;

    /// Returns at most this many tables, the newest first.
    fn newest_tables(&self, most: u32) -> BoxFuture<'_, Vec<TableRow>>;

    /// Returns the table with this number.
    fn table(&self, id: u64) -> BoxFuture<'_, Option<StoredTable>>;

    /// Returns the bans that have not ended.
    fn bans(&self, now: Timestamp) -> BoxFuture<'_, Vec<Ban>>;

    /// Returns all reports, the newest first.
    fn reports(&self) -> BoxFuture<'_, Vec<Report>>;

    /// Returns what was done from outside after this number, with the numbers.
    fn interventions(&self, after: u64) -> BoxFuture<'_, Vec<(u64, Intervention)>>;

    /// Returns which limits struck since this day, the latest day first.
    fn strikes(&self, day: u64) -> BoxFuture<'_, Vec<Strikes>>;

    /// Returns when the store's health was last noted.
    fn health(&self) -> BoxFuture<'_, Option<Timestamp>>;
}
