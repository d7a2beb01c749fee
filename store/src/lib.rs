//! What the server must not lose: people, tables and their logs.
//!
//! What [`Store::write`] has answered survives a crash and a power cut. All access goes through
//! the trait, so that another database can follow; [`Sqlite`] is the one that needs no set-up.

mod change;
mod sqlite;
mod trouble;
mod writer;

use std::future::Future;
use std::path::Path;
use std::pin::Pin;

use stammtisch_table::{Fact, Guest, Moment};

pub use change::{Change, Standing, TokenHash, TokenKind};
pub use sqlite::Sqlite;
pub use trouble::Trouble;

/// An answer that takes a while.
pub type Soon<'a, T> = Pin<Box<dyn Future<Output = Result<T, Trouble>> + Send + 'a>>;

/// Takes one change after the other, or says why it cannot go on.
pub type Taker<'a> = &'a mut (dyn FnMut(Change) -> Result<(), Trouble> + Send);

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Its number in the store.
    pub id: u64,
    /// The code that leads to it.
    pub code: String,
    /// When it was opened.
    pub made: Moment,
    /// Where it is looked for.
    pub standing: Standing,
    /// Its log.
    pub facts: Vec<Fact>,
}

/// What the server needs of a database.
pub trait Store: Send + Sync {
    /// Answers once all of these changes are safe; if it cannot be done, none is made.
    fn write(&self, changes: Vec<Change>) -> Soon<'_, ()>;

    /// Whose token of this kind this is, unless it has ended.
    fn guest<'a>(
        &'a self,
        token: &'a TokenHash,
        kind: TokenKind,
        now: Moment,
    ) -> Soon<'a, Option<Guest>>;

    /// The table of a code.
    fn find<'a>(&'a self, code: &'a str) -> Soon<'a, Option<Kept>>;

    /// The codes of the tables that are listed or waking, the newest first.
    fn lively(&self) -> Soon<'_, Vec<String>>;

    /// The codes of the tables at which this guest has sat, the newest first, at most so many.
    fn sat_at(&self, guest: u64, most: u32) -> Soon<'_, Vec<String>>;

    /// Everything as it is at one moment, as the changes that would make it so in an empty store.
    fn export<'a>(&'a self, taker: Taker<'a>) -> Soon<'a, ()>;

    /// A copy of everything as it is at one moment, in a file that must not be there yet.
    fn backup<'a>(&'a self, to: &'a Path) -> Soon<'a, ()>;
}
