//! What is played at a table, and how.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is played, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableSettings {
    /// The game's identifier.
    pub game: String,
    /// The number of players.
    pub players: usize,
    /// The game's options, in the public vocabulary.
    #[serde(default = "no_options")]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: Value,
    /// How long the players may think.
    #[serde(default)]
    pub time_control: TimeControl,
    /// Whether everybody can find the table in the list.
    #[serde(default)]
    pub public: bool,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

/// How long the players may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// Without limit.
    #[default]
    None,
    /// A fixed time for each turn.
    PerTurn {
        /// Seconds for a turn.
        seconds: u32,
    },
    /// A fixed time for the whole game, and an increment after each turn.
    Total {
        /// Seconds for the game.
        seconds: u32,
        /// Seconds added when a turn ends.
        increment: u32,
    },
    /// Some days for each turn.
    Days {
        /// Days for a turn.
        days: u32,
    },
}
