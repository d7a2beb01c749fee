//! What somebody asks a table to do, and why it refuses.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use stammtisch_log::TableSettings;
use stammtisch_rules::{Fault, InputError, ParseError, Phrase, Refusal};
use utoipa::ToSchema;

/// A command as it is sent.
#[derive(Clone, Debug, PartialEq, ToSchema)]
pub struct CommandRequest {
    #[serde(flatten)]
    #[expect(missing_docs, reason = "the description is the command's own")]
    pub command: Command,
    /// A key of the client's choice, up to 64 characters: a command is carried out once for each key,
    /// however often it is sent during a game.
    #[schema(required = false)]
    pub key: Option<String>,
}

impl<'de> Deserialize<'de> for CommandRequest {
    /// Reads the key apart from the command, except that of a step, which is logged with the step.
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<CommandRequest, D::Error> {
        let mut sent = Value::deserialize(source)?;
        let is_step = ["act", "undo"].iter().any(|name| sent["command"] == *name);
        let key = match sent.as_object_mut() {
            Some(sent) if !is_step => sent.remove("key").unwrap_or_default(),
            _ => Value::Null,
        };
        let command = serde_json::from_value(sent).map_err(Error::custom)?;
        let key = serde_json::from_value(key).map_err(Error::custom)?;
        Ok(CommandRequest { command, key })
    }
}

impl From<Command> for CommandRequest {
    fn from(command: Command) -> CommandRequest {
        CommandRequest { command, key: None }
    }
}

/// What somebody asks a table to do.
#[derive(Clone, Debug, PartialEq, Deserialize, ToSchema)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Takes a seat; a player who has one changes seats.
    Sit {
        /// The seat.
        seat: usize,
    },
    /// Leaves the seat: before the game it becomes free, during the game a bot takes over.
    Leave {},
    /// Takes the seat back from the bot that took over.
    Return {},
    /// Says that the player is ready, and gives the seat's part of the shuffle. With neither field, the
    /// server's secret decides it.
    Ready {
        /// A nonce that everybody may see at once: 32 hexadecimal digits in small letters.
        nonce: Option<String>,
        /// The commitment to a nonce, which is asked for before the game starts: the SHA-256 of its
        /// digits, 64 hexadecimal digits in small letters.
        commitment: Option<String>,
    },
    /// Reveals the nonce of the seat's commitment, once everybody is ready and the shuffle is sealed.
    Reveal {
        /// 32 hexadecimal digits in small letters.
        nonce: String,
    },
    /// Seats a bot (host only).
    AddBot {
        /// The seat.
        seat: usize,
        /// The bot's level.
        level: String,
        /// The character of the regular who is to sit there; without it the table chooses one.
        character: Option<String>,
    },
    /// Frees a seat (host only).
    Remove {
        /// The seat.
        seat: usize,
    },
    /// Changes what is played (host only).
    ChangeSettings {
        /// The new settings.
        settings: TableSettings,
    },
    /// Starts the game (host only).
    Start {},
    /// Acts in the game.
    Act {
        /// The number of the state that the player saw.
        state_number: u64,
        /// The action in the public vocabulary.
        #[schema(value_type = Object)]
        action: Value,
        /// A key of the client's choice, up to 64 characters: a command is carried out once for each
        /// key.
        key: Option<String>,
    },
    /// Takes the last step of the turn back.
    Undo {
        /// The number of the state that the player saw.
        state_number: u64,
        /// A key of the client's choice.
        key: Option<String>,
    },
    /// Writes a chat line.
    Chat {
        /// The line.
        text: String,
    },
    /// Shows the others how the player feels. It is not kept: those who are connected see it.
    React {
        /// How.
        reaction: Reaction,
    },
    /// Plays again with the same people.
    Rematch {},
    /// Gives the seat up for good: a bot plays on. Before the game this is the same as leaving.
    Resign {},
    /// Gives a person's seat to a bot for good (host only, at any time).
    Replace {
        /// The seat.
        seat: usize,
    },
    /// Keeps somebody from writing here (host only, at any time).
    Mute {
        /// The person's number at this table, as in seats and chat lines.
        person: usize,
    },
    /// Lets somebody write here again (host only, at any time).
    Unmute {
        /// The person's number at this table.
        person: usize,
    },
    /// Allows or refuses watching (host only, at any time).
    AllowWatching {
        /// Whether those without a seat may watch a game.
        allowed: bool,
    },
    /// Closes the table (host only, at any time).
    Close {},
}

/// What a player shows the others without a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Drinks to somebody.
    Cheers,
    /// Likes what somebody did.
    WellPlayed,
    /// Is hit.
    Ouch,
    /// Needs a while.
    Thinking,
}

/// Why a command or a query is rejected. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The clause of the rule book, if the rules forbid it.
    pub rule: Option<&'static str>,
    /// The reason as a message.
    pub why: Phrase,
    /// What is wrong with an action, piece by piece, where the rules say so.
    pub faults: Box<[Fault]>,
    /// Whether the player saw a state that is no longer the newest.
    pub stale: bool,
    /// The game whose message it is, if that may not be the game of the table.
    pub game: Option<&'static str>,
}

impl Rejection {
    /// Rejects for a reason that is not in the game's rules.
    pub fn new(id: &'static str) -> Rejection {
        Rejection::from(Phrase::new(id))
    }

    /// Rejects what was decided on a state that is no longer the newest.
    pub fn stale() -> Rejection {
        Rejection {
            stale: true,
            ..Rejection::new("table-stale")
        }
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "rejected: {:?}", self.why)
    }
}

impl std::error::Error for Rejection {}

impl From<Phrase> for Rejection {
    fn from(why: Phrase) -> Rejection {
        Rejection {
            rule: None,
            why,
            faults: Box::default(),
            stale: false,
            game: None,
        }
    }
}

impl From<InputError> for Rejection {
    fn from(error: InputError) -> Rejection {
        Rejection {
            rule: error.clause(),
            faults: error.faults().into(),
            ..Rejection::from(error.said().clone())
        }
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Rejection {
        InputError::from(refusal).into()
    }
}

impl From<ParseError> for Rejection {
    fn from(error: ParseError) -> Rejection {
        InputError::from(error).into()
    }
}
