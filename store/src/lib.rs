//! What the server must not lose: guests, tables and their logs.
//!
//! What [`Store::write`] has acknowledged survives a crash and a power cut. [`Sqlite`] is one file for one server and
//! needs no set-up; a [`Postgres`] is for several servers that act as one, and has what they need for that
//! ([`Cluster`]). What is written and read is said once for both (`write`, `read`).

mod change;
mod cluster;
mod database;
mod error;
mod export;
mod format;
mod inspect;
mod people;
mod postgres;
mod private;
mod read;
mod schema;
mod sql;
mod sqlite;
mod write;
mod writer;

use std::future::Future;
use std::pin::Pin;

use serde_json::Value;
use stammtisch_log::{Fact, Guest, TableFlags, Timestamp};

pub use change::{Change, TokenHash, TokenKind};
pub use cluster::{Beat, Cluster, Debt, Notice, Notices, Presence, Spent};
pub use database::Database;
pub use error::StoreError;
pub use format::is_old_change;
pub use inspect::{Inspection, inspect};
pub use people::{
    Ban, Banned, GuestRow, Intervention, People, Report, ReportLine, Session, StoredToken, Strikes,
    TableRow,
};
pub use postgres::{Postgres, PostgresContents, PostgresInspection, inspect_postgres};
pub use private::{FolderLock, new_private_file, private_file, private_folder};
pub use sqlite::Sqlite;

/// The result of an operation, boxed so that the trait can be a trait object.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Takes one change after the other. Fails if it cannot go on.
pub type ChangeSink<'a> = &'a mut (dyn FnMut(Change) -> Result<(), StoreError> + Send);

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    /// Its number in the store.
    pub id: u64,
    /// The code that leads to it.
    pub code: String,
    /// When it was opened.
    pub created: Timestamp,
    /// How it is found.
    pub flags: TableFlags,
    /// The guest who opened it; unknown of tables from before it was kept.
    pub host: Option<u64>,
    /// What the list of open tables says of it.
    pub summary: Option<Value>,
    /// Its log.
    pub facts: Vec<Fact>,
}

impl StoredTable {
    /// Returns the changes that make the table and its log.
    pub fn changes(&self) -> [Change; 2] {
        [
            Change::Table {
                id: self.id,
                code: self.code.clone(),
                created: self.created,
                flags: self.flags,
                host: self.host,
                summary: self.summary.clone(),
            },
            Change::Facts {
                table: self.id,
                first: 0,
                facts: self.facts.clone(),
            },
        ]
    }
}

/// When servers were there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// When one was last known to be there.
    pub at: Timestamp,
    /// Since when there was always one, without a gap.
    pub since: Timestamp,
    /// When one was last there before that gap.
    pub before: Option<Timestamp>,
}

impl Heartbeat {
    /// How long no server can have noted that it is there while one was, in milliseconds.
    pub const GAP: u64 = 6000;
}

/// A table in the list of open tables.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedTable {
    /// The code that leads to it.
    pub code: String,
    /// What the list says of it; unknown of tables from before it was kept.
    pub summary: Option<Value>,
}

/// An analysis as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAnalysis {
    /// Which version of the analysis made it.
    pub version: u32,
    /// The analysis as text.
    pub analysis: String,
}

/// What the server needs of a database.
pub trait Store: Send + Sync {
    /// Returns what is read about people.
    fn people(&self) -> &dyn People;

    /// Returns what servers need that share the database; `None` if only one can use it.
    fn cluster(&self) -> Option<&dyn Cluster>;

    /// Makes all of these changes or none, and returns once they are safe.
    fn write(&self, changes: Vec<Change>) -> BoxFuture<'_, ()>;

    /// Ends all reading and writing, and returns once the database is closed.
    fn close(&self) -> BoxFuture<'_, ()>;

    /// Returns the guest of a token of this kind, unless it has expired.
    fn guest<'a>(
        &'a self,
        token: &'a TokenHash,
        kind: TokenKind,
        now: Timestamp,
    ) -> BoxFuture<'a, Option<Guest>>;

    /// Returns the table with this code.
    fn find<'a>(&'a self, code: &'a str) -> BoxFuture<'a, Option<StoredTable>>;

    /// Returns the facts of a table from this number on.
    fn facts(&self, table: u64, from: u64) -> BoxFuture<'_, Vec<Fact>>;

    /// Returns the analysis of a game at a table.
    fn analysis(&self, table: u64, game: u32) -> BoxFuture<'_, Option<StoredAnalysis>>;

    /// Returns the code of the table with this number, if this guest opened it.
    fn code_of(&self, table: u64, host: u64) -> BoxFuture<'_, Option<String>>;

    /// Returns the numbers and codes of the tables that wake by themselves: at most this many, those after
    /// this number, in order.
    fn tables_to_wake(&self, after: u64, most: u32) -> BoxFuture<'_, Vec<(u64, String)>>;

    /// Returns at most this many listed tables, the newest first.
    fn listed(&self, most: u32) -> BoxFuture<'_, Vec<ListedTable>>;

    /// Returns the codes of at most this many tables that wait, and whose host was last there before this time.
    fn lobbies_before(&self, host_seen: Timestamp, most: u32) -> BoxFuture<'_, Vec<String>>;

    /// Returns how many tables this guest has opened that are not over.
    fn open_tables(&self, host: u64) -> BoxFuture<'_, u64>;

    /// Returns the codes of at most this many tables where the guest has had a seat, the newest
    /// first.
    fn sat_at(&self, guest: u64, most: u32) -> BoxFuture<'_, Vec<String>>;

    /// Returns when servers were there, if one noted it.
    fn heartbeat(&self) -> BoxFuture<'_, Option<Heartbeat>>;

    /// Sends everything, as it is at one point in time, as the changes that would make it so in an
    /// empty store.
    fn export<'a>(&'a self, sink: ChangeSink<'a>) -> BoxFuture<'a, ()>;
}
