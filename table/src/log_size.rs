//! How much a table's log may grow by anything but play.
//!
//! A game comes to its end, but chat, settings and steps taken back never would: a table keeps what was
//! written for ever, so each has room for so much and no more.

use stammtisch_log::Fact;
use stammtisch_rules::Phrase;

use crate::{Command, Decision, Rejection};

/// The room for everything but play, in bytes: thousands of chat lines.
pub(crate) const MAX_TALK: usize = 512 * 1024;
/// The size of a log, in bytes, after which no other game starts at the table.
const MAX_LOG: usize = 8 << 20;
/// The largest options of a game, in bytes. The largest deck that the rules allow has half of it.
pub(crate) const MAX_OPTIONS: usize = 4 * 1024;
/// About what a step has besides its action, in bytes.
const STEP: usize = 96;

/// The size of a table's log.
#[derive(Clone, Copy, Default)]
pub(crate) struct LogSize {
    /// The bytes of all facts, about.
    all: usize,
    /// The bytes of those that are not play.
    talk: usize,
}

impl LogSize {
    /// Counts a fact.
    pub(crate) fn add(&mut self, fact: &Fact) {
        let bytes = size(fact);
        self.all += bytes;
        if !is_play(fact) {
            self.talk += bytes;
        }
    }

    /// Fails if a decision may not be added any more. Acting, leaving and closing are always possible.
    pub(crate) fn check(self, command: &Command, decision: &Decision) -> Result<(), Rejection> {
        if matches!(command, Command::Rematch { .. }) && self.all > MAX_LOG {
            return Err(Rejection::new("table-log-full"));
        }
        let exempt = matches!(
            command,
            Command::Act { .. } | Command::Leave {} | Command::Resign {} | Command::Close {}
        );
        if exempt || self.has_room_for(decision.facts()) {
            return Ok(());
        }
        Err(Rejection::new("table-log-full"))
    }

    /// Returns whether facts can be added that are not play.
    pub(crate) fn has_room_for(self, facts: &[Fact]) -> bool {
        let talk = facts.iter().filter(|fact| !is_play(fact)).map(size);
        let more: usize = talk.sum();
        more == 0 || self.talk + more <= MAX_TALK
    }
}

/// Whether a fact brings a game forward, and so towards its end.
fn is_play(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Started { .. }
            | Fact::Stepped { .. }
            | Fact::TimeWarned { .. }
            | Fact::BotTookOver { .. }
            | Fact::Resumed { .. }
            | Fact::Rematch { .. }
    )
}

/// About the bytes of a fact in the log.
fn size(fact: &Fact) -> usize {
    match fact {
        // There are many of these, and nobody waits for the exact figure.
        Fact::Stepped { action, key, .. } => {
            STEP + action.len() + key.as_ref().map_or(0, String::len)
        }
        other => serde_json::to_string(other).map_or(0, |text| text.len()),
    }
}

/// Fails if options are too large to be kept and sent to everybody.
pub(crate) fn check_options(options: &serde_json::Value) -> Result<(), Rejection> {
    match serde_json::to_string(options) {
        Ok(text) if text.len() <= MAX_OPTIONS => Ok(()),
        _ => {
            let why = Phrase::new("table-options-too-large");
            Err(why.number("most", MAX_OPTIONS as i64).into())
        }
    }
}
