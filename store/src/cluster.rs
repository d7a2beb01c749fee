//! What servers need that share one database and act as one. Nothing here decides what happens at a table: that does
//! the log, where each number is written once. It decides who computes a bot's move or watches a clock, so that it
//! is done once, and soon by somebody else if a server dies.

use serde::{Deserialize, Serialize};

use crate::{BoxFuture, TokenHash};

/// Who is connected to a table through one server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// The table.
    pub table: u64,
    /// The guests.
    pub guests: Vec<u64>,
    /// The number of connections without a guest.
    pub anonymous: u64,
}

/// Says what has changed, so that other servers look at it. Never what it is now: that is read.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// The log of a table has grown up to this number, exclusive.
    Facts(u64, u64),
    /// Somebody connected to a table or left it.
    Presence(u64),
    /// A guest has another name or face.
    Renamed(u64),
    /// A device was signed out, or a guest banned or erased.
    SignedOut,
    /// A player at a table shows the others how they feel: the seat and the reaction, as text. Kept nowhere.
    Reaction(u64, u64, String),
}

/// What a server hears of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notices {
    /// These have come.
    Heard(Vec<Notice>),
    /// Some may have been missed: everything has to be looked at.
    Missed,
}

/// What came of noting that this server is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The servers that are there, this one included.
    pub nodes: Vec<u64>,
    /// Whether this one has the lowest number: it does what one of them has to do.
    pub is_first: bool,
    /// Whether the others took this one for gone, or what is kept of them was lost: nothing is claimed any more,
    /// and nobody is known to be connected here.
    pub was_gone: bool,
}

/// What somebody has spent of a limit on this server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spent {
    /// The limit.
    pub limit: String,
    /// Whose it is.
    pub who: String,
    /// How long it takes until this is paid off, in microseconds.
    pub cost: u64,
}

/// What somebody has spent on all servers together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Debt {
    /// The limit.
    pub limit: String,
    /// Whose it is.
    pub who: String,
    /// How long it takes until all of it is paid off, in microseconds.
    pub left: u64,
}

/// What servers need that share a database.
pub trait Cluster: Send + Sync {
    /// Notes that this server is there; without it, the others take it for gone after three seconds.
    fn beat(&self) -> BoxFuture<'_, Beat>;

    /// Returns the servers that are there.
    fn nodes(&self) -> BoxFuture<'_, Vec<u64>>;

    /// Notes that this server stops: its claims end, and nobody is connected here any more.
    fn leave(&self) -> BoxFuture<'_, ()>;

    /// Claims to drive these tables: to compute their bots' moves and to watch their clocks. Returns those that no
    /// other server has in use.
    fn claim(&self, tables: Vec<u64>) -> BoxFuture<'_, Vec<u64>>;

    /// Claims tables at which something happens without a command and that nobody drives: at most this many.
    /// Returns their numbers and codes.
    fn claim_waking(&self, most: u32) -> BoxFuture<'_, Vec<(u64, String)>>;

    /// Keeps the claim to a table that has left memory and is woken when something is due there. Whoever uses it may
    /// take it over.
    fn set_aside(&self, table: u64) -> BoxFuture<'_, ()>;

    /// Gives the claim to a table up.
    fn release(&self, table: u64) -> BoxFuture<'_, ()>;

    /// Returns how long the logs of these tables are.
    fn log_lengths(&self, tables: Vec<u64>) -> BoxFuture<'_, Vec<(u64, u64)>>;

    /// Says who is connected to tables here.
    fn set_presence(&self, present: Vec<Presence>) -> BoxFuture<'_, ()>;

    /// Returns who is connected to these tables through the other servers.
    fn presence(&self, tables: Vec<u64>) -> BoxFuture<'_, Vec<Presence>>;

    /// Adds what was spent here, and returns what was spent everywhere.
    fn spend(&self, spent: Vec<Spent>) -> BoxFuture<'_, Vec<Debt>>;

    /// Returns those of these tokens that are still valid.
    fn valid_tokens(&self, tokens: Vec<TokenHash>) -> BoxFuture<'_, Vec<TokenHash>>;

    /// Sends a notice to the other servers, soon.
    fn tell(&self, notice: Notice);

    /// Waits for notices of the other servers.
    fn listen(&self) -> BoxFuture<'_, Notices>;
}
