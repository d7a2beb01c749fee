//! How a table is found.

use serde::{Deserialize, Serialize};

/// How a table is found. The flags follow from the log; they are stored so that finding is quick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableFlags {
    /// Whether the list of open tables shows it.
    pub listed: bool,
    /// Whether something can happen without a command: a bot's move, a clock alarm.
    pub wakes: bool,
    /// Whether its game is over.
    #[serde(default)]
    pub over: bool,
    /// Whether it waits for its host to start a game.
    #[serde(default)]
    pub waits: bool,
}
