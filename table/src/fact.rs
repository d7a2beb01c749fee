//! What happened at a table: the entries of its log.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use stammtisch_rules::Seat;

use crate::{Moment, Pace, Secret};

/// Somebody with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// Who it is, whatever the name.
    pub id: u64,
    /// What the others call him.
    pub name: String,
}

/// What is to be played, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The game's identifier.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// The table options, as in the public vocabulary.
    #[serde(default = "no_options")]
    pub options: Value,
    /// How long one may think.
    #[serde(default)]
    pub pace: Pace,
    /// Whether the table is listed for everybody.
    #[serde(default)]
    pub public: bool,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

/// Who made a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    /// The person at the seat.
    Person,
    /// A bot, at its own seat or standing in.
    Bot,
}

/// One entry of the log. New kinds may be added; those that are here keep their meaning for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Fact {
    /// The table was opened.
    Opened {
        /// What is to be played.
        plan: Plan,
        /// Who opened it.
        host: Guest,
        /// The server's part of the shuffle.
        secret: Secret,
    },
    /// The host changed what is to be played.
    Planned {
        /// What is to be played now.
        plan: Plan,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        guest: Guest,
    },
    /// A bot was given a seat.
    BotSat {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
        /// Its part of the shuffle.
        nonce: String,
    },
    /// A seat was given up before the game.
    Rose {
        /// Which.
        seat: Seat,
    },
    /// A seat added its part of the shuffle, and with it said that it is ready.
    Ready {
        /// Which.
        seat: Seat,
        /// Its part.
        nonce: String,
    },
    /// The cards were dealt.
    Started {
        /// When.
        at: Moment,
        /// The state to begin with instead of a deal: set up by hand, not shuffled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<Value>,
    },
    /// A step was made.
    Stepped {
        /// By whom.
        seat: Seat,
        /// Its text form.
        action: String,
        /// By a person or a bot.
        by: Mover,
        /// When.
        at: Moment,
        /// What the client called it, so that it is not done twice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// The last step of the turn was taken back.
    Undone {
        /// By whom.
        seat: Seat,
        /// What the client called it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Somebody said something.
    Said {
        /// Who.
        guest: Guest,
        /// What.
        text: String,
        /// When.
        at: Moment,
    },
    /// A seat's time is up; the grace time runs.
    Warned {
        /// Which.
        seat: Seat,
        /// When.
        at: Moment,
    },
    /// A bot plays for somebody who is away.
    StoodIn {
        /// Where.
        seat: Seat,
        /// When.
        at: Moment,
    },
    /// Somebody who was away plays again.
    CameBack {
        /// Where.
        seat: Seat,
        /// When.
        at: Moment,
    },
    /// Somebody at the table has another name now.
    Named {
        /// Who, by the new name.
        guest: Guest,
    },
    /// After a game the same people want another; the shuffle begins anew.
    Renewed {
        /// The server's part of the next shuffle.
        secret: Secret,
    },
    /// The server was away and is back.
    Resumed {
        /// When.
        at: Moment,
    },
}
