//! Who sits where.

use stammtisch_bots::Level;
use stammtisch_log::{Guest, Seat};
use stammtisch_rules::{Phrase, Words};

use crate::faces::face_of;
use crate::regulars::Regular;
use crate::snapshot::SeatInfo;

/// The level of a bot that plays for a person who is away.
pub(crate) const SUBSTITUTE: Level = Level::Medium;

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Chair {
    Empty,
    Person {
        guest: Guest,
        /// Whether a bot plays until they are back.
        away: bool,
        /// Their part of the shuffle, once they are ready.
        part: Option<Part>,
    },
    Bot {
        level: Level,
        /// Who it is; in earlier logs bots were nobody.
        regular: Option<Regular>,
        /// The nonce that the server drew for it, at tables of the first form.
        nonce: Option<String>,
    },
}

/// What a person who is ready adds to the shuffle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Nothing: the nonce follows from the server's secret, as a bot's does.
    Server,
    /// A nonce that they gave without committing to it first.
    Open(String),
    /// A nonce that they committed to, known once they have revealed it.
    Committed {
        commitment: String,
        nonce: Option<String>,
    },
}

/// Returns what the players are called in sentences; bots that are no regulars have a number.
pub(crate) fn names(chairs: &[Chair], words: &Words) -> Vec<String> {
    let name = |(seat, chair): (Seat, &Chair)| match chair {
        Chair::Person { guest, .. } if guest.is_erased() => {
            words.say(&Phrase::new("table-someone"))
        }
        chair => match chair.name() {
            Some(name) => name.to_owned(),
            None => bot_name(words, seat),
        },
    };
    chairs.iter().enumerate().map(name).collect()
}

/// Returns what a bot at this seat is called.
fn bot_name(words: &Words, seat: Seat) -> String {
    words.say(&Phrase::new("table-bot-name").number("number", seat + 1))
}

impl Chair {
    /// Returns who sits here, as everybody may know.
    pub(crate) fn info(&self) -> Option<SeatInfo> {
        match self {
            Chair::Empty => None,
            Chair::Person { guest, away, part } => Some(SeatInfo {
                name: Some(guest.name.clone()),
                bot: None,
                away: *away,
                ready: part.is_some(),
                person: None,
                present: None,
                regular: None,
                face: Some(face_of(guest)),
            }),
            Chair::Bot { level, regular, .. } => Some(SeatInfo {
                name: None,
                bot: Some(level.name()),
                away: false,
                ready: true,
                person: None,
                present: None,
                regular: *regular,
                face: regular.map(|regular| regular.character),
            }),
        }
    }

    /// Returns the name of a person or a regular.
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Chair::Empty => None,
            Chair::Person { guest, .. } => Some(&guest.name),
            Chair::Bot { regular, .. } => Some(regular.as_ref()?.name),
        }
    }

    /// Returns the regular who sits here.
    pub(crate) fn regular(&self) -> Option<Regular> {
        match self {
            Chair::Bot { regular, .. } => *regular,
            _ => None,
        }
    }

    pub(crate) fn guest(&self) -> Option<&Guest> {
        match self {
            Chair::Person { guest, .. } => Some(guest),
            _ => None,
        }
    }

    pub(crate) fn guest_mut(&mut self) -> Option<&mut Guest> {
        match self {
            Chair::Person { guest, .. } => Some(guest),
            _ => None,
        }
    }

    /// Returns the nonce that was drawn or given for the seat, as the first form of the proof uses it.
    pub(crate) fn first_nonce(&self) -> Option<&str> {
        match self {
            Chair::Person {
                part: Some(Part::Open(nonce)),
                ..
            } => Some(nonce),
            Chair::Bot { nonce, .. } => nonce.as_deref(),
            _ => None,
        }
    }

    pub(crate) fn is_ready(&self) -> bool {
        match self {
            Chair::Empty => false,
            Chair::Person { part, .. } => part.is_some(),
            Chair::Bot { .. } => true,
        }
    }

    /// Returns the person's part of the shuffle, if they are ready.
    pub(crate) fn part(&self) -> Option<&Part> {
        match self {
            Chair::Person { part, .. } => part.as_ref(),
            _ => None,
        }
    }

    /// Returns whether the person committed to a nonce and has not revealed it.
    pub(crate) fn owes_nonce(&self) -> bool {
        matches!(self.part(), Some(Part::Committed { nonce: None, .. }))
    }

    /// Returns the level of the bot that moves when the seat is on turn.
    pub(crate) fn bot(&self) -> Option<Level> {
        match self {
            Chair::Bot { level, regular, .. } => {
                Some(regular.map_or(*level, |regular| regular.level(*level)))
            }
            Chair::Person { away: true, .. } => Some(SUBSTITUTE),
            _ => None,
        }
    }

    pub(crate) fn is_away(&self) -> bool {
        matches!(self, Chair::Person { away: true, .. })
    }
}
