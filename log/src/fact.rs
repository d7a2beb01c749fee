//! What happened at a table: the entries of its log.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Seat, Secret, TableSettings, Timestamp};

/// A person at the table, known by a number and shown by a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// The number, which never changes.
    pub id: u64,
    /// The name that the others see; empty if the person was erased.
    pub name: String,
    /// The face that they chose; without one, it follows from the number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<String>,
}

impl Guest {
    /// Returns a person who chose no face.
    pub fn new(id: u64, name: impl Into<String>) -> Guest {
        Guest {
            id,
            name: name.into(),
            face: None,
        }
    }
}

/// Who chose an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    /// The person at the seat.
    Person,
    /// A bot, at its own seat or for a person who is away.
    Bot,
}

/// What is played, and by which rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameRules {
    /// The game's identifier.
    pub game: String,
    /// The version of its rules.
    pub version: u64,
    /// The number of players.
    pub players: usize,
    /// The game's options, in the public vocabulary.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: Value,
}

/// One entry of the log. New kinds may be added; the meaning of these never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Fact {
    /// The table was opened.
    Opened {
        /// What is played.
        settings: TableSettings,
        /// Who opened the table.
        host: Guest,
        /// The server's part of the shuffle.
        secret: Secret,
    },
    /// The host changed the settings.
    SettingsChanged {
        /// The new settings.
        settings: TableSettings,
    },
    /// Somebody took a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// Who took it.
        guest: Guest,
    },
    /// A bot was given a seat.
    BotSat {
        /// The seat.
        seat: Seat,
        /// The bot's level.
        level: String,
        /// The character of the regular who sits there; in earlier logs bots had none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<String>,
        /// The nonce that the server drew for it, in logs of the first form; since then a bot's nonce
        /// follows from the secret.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
    },
    /// A seat became free before the game.
    LeftSeat {
        /// The seat.
        seat: Seat,
    },
    /// A player is ready to start. With neither nonce nor commitment, the server's secret decides the
    /// seat's nonce.
    Ready {
        /// The seat.
        seat: Seat,
        /// The seat's nonce, if the player gave it without committing to it first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
        /// The commitment to the seat's nonce.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
    },
    /// Everybody is ready, and what the deal depends on is fixed: those who committed to a nonce
    /// reveal it now.
    Sealed {
        /// When.
        at: Timestamp,
        /// What is played, and by which rules.
        rules: GameRules,
    },
    /// A player revealed the nonce of their commitment.
    Revealed {
        /// The seat.
        seat: Seat,
        /// The nonce.
        nonce: String,
    },
    /// The shuffle was broken off after it was sealed. Commitments are void; the next attempt has
    /// another secret.
    ShuffleBroken {
        /// The seats because of which: those that did not reveal in time, or one that was left.
        seats: Vec<Seat>,
        /// The server's part of the next attempt.
        secret: Secret,
    },
    /// The game started.
    Started {
        /// When.
        at: Timestamp,
        /// What is played, and by which rules. Logs from before it was kept leave it out: they were
        /// played by version 1, with the settings of the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<GameRules>,
        /// The state to start from, if the game was set up by hand instead of dealt.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<Value>,
        /// The version of the proof of its shuffle; the first logs leave it out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shuffle: Option<u64>,
    },
    /// A seat acted.
    Stepped {
        /// The seat.
        seat: Seat,
        /// The text form of the action.
        action: String,
        /// Who chose the action.
        by: Mover,
        /// When.
        at: Timestamp,
        /// The client's key, which keeps the same command from being carried out twice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// A seat took its last step back.
    Undone {
        /// The seat.
        seat: Seat,
        /// The client's key.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Somebody wrote a chat line.
    Chatted {
        /// Who wrote it.
        guest: Guest,
        /// The line.
        text: String,
        /// When.
        at: Timestamp,
    },
    /// A seat's time ran out; its extra time started.
    TimeWarned {
        /// The seat.
        seat: Seat,
        /// When.
        at: Timestamp,
    },
    /// A bot took over for a person who is away.
    BotTookOver {
        /// The seat.
        seat: Seat,
        /// When.
        at: Timestamp,
    },
    /// A person who was away came back.
    Returned {
        /// The seat.
        seat: Seat,
        /// When.
        at: Timestamp,
    },
    /// Somebody at the table changed their name or their face.
    Renamed {
        /// The person as they are now.
        guest: Guest,
    },
    /// The same people play again; the next shuffle started.
    Rematch {
        /// The server's part of the next shuffle.
        secret: Secret,
    },
    /// The facts before it follow from a command with this key, which is carried out once. Steps have
    /// theirs with them.
    Keyed {
        /// Whose command it was.
        guest: u64,
        /// The client's key.
        key: String,
    },
    /// The server was down and is back; the clocks go on from here.
    Resumed {
        /// When.
        at: Timestamp,
        /// Until when the server is known to have been there: the clock that ran is charged up to then.
        /// The first logs leave it out, and charged nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Timestamp>,
    },
    /// A seat is no longer ready: what it was ready for has changed.
    NotReady {
        /// The seat.
        seat: Seat,
    },
    /// A person gave their seat up, or lost it; a bot plays on to the end.
    Replaced {
        /// The seat.
        seat: Seat,
        /// Why.
        why: Replacement,
        /// The character of the regular who plays on; in earlier logs bots had none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<String>,
        /// When.
        at: Timestamp,
    },
    /// The host muted somebody, or let them write again.
    Muted {
        /// The person's number.
        guest: u64,
        /// Whether they may not write.
        muted: bool,
    },
    /// The host allowed or refused watching.
    WatchingAllowed {
        /// Whether those without a seat may watch a game.
        allowed: bool,
    },
    /// The table was closed; nothing happens there any more.
    Closed {
        /// By whom.
        by: Closer,
        /// When.
        at: Timestamp,
    },
}

/// Why a bot has a person's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Replacement {
    /// The person resigned.
    Resigned,
    /// The host of the table decided it.
    Host,
}

/// Who closed a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Closer {
    /// The host of the table.
    Host,
    /// Whoever runs the server.
    Operator,
    /// Nobody: the last person resigned or was erased.
    Nobody,
    /// Nobody: the host did not come back.
    Expired,
}

impl Fact {
    /// Returns when it happened, for the kinds that say so.
    pub fn at(&self) -> Option<Timestamp> {
        match self {
            Fact::Started { at, .. }
            | Fact::Stepped { at, .. }
            | Fact::Chatted { at, .. }
            | Fact::TimeWarned { at, .. }
            | Fact::BotTookOver { at, .. }
            | Fact::Returned { at, .. }
            | Fact::Resumed { at, .. }
            | Fact::Sealed { at, .. }
            | Fact::Replaced { at, .. }
            | Fact::Closed { at, .. } => Some(*at),
            _ => None,
        }
    }
}
