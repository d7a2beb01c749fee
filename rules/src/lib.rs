//! What a game is.
//!
//! A [`Game`] says how it is dealt, what may be done and what happens then. The core keeps the
//! parts of a [`Position`] apart, so that a [`View`] is *assembled* from what its viewer may see
//! and nothing has to be struck out; it makes deals that anyone can check ([`Deal`]), keeps the
//! [`Course`] of a game, lets a turn be tried out as a [`Draft`], and turns refusals into
//! sentences ([`Words`]).
//!
//! Nothing here reads a file, a clock or a global.

mod course;
mod deal;
mod draft;
mod events;
mod game;
mod json;
mod options;
mod position;
mod record;
mod refusal;
mod viewed;
mod words;

pub use course::{Course, Setup};
pub use deal::{Deal, Luck};
pub use draft::{Committed, Draft};
pub use events::{Telling, Tellings, Watch};
pub use game::{Game, MAX_SEATS, Moves, Seat};
pub use json::Fields;
pub use options::{Chosen, Kind, OptionSpec};
pub use position::{Position, Stage, View, Whole};
pub use record::{Misfit, Record};
pub use refusal::{Objection, Refusal, Unreadable};
pub use viewed::Places;
pub use words::{Arg, Lang, Phrase, TEXTS, Texts, Unsaid, Words};
