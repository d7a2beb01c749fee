//! What a game is.
//!
//! A [`Game`] says how it is dealt, what may be done and what happens then. The core keeps the
//! parts of a [`Position`] apart, so that a [`View`] is *assembled* from what its viewer may see
//! and nothing has to be struck out; it makes deals that anyone can check ([`Deal`]), keeps the
//! [`Playthrough`] of a game, lets a turn be tried out as a [`Draft`], and turns refusals into
//! sentences ([`Words`]).
//!
//! Nothing here reads a file, a clock or a global.

mod deal;
mod draft;
mod events;
mod from_view;
mod game;
mod json;
mod options;
mod playthrough;
mod position;
mod record;
mod refusal;
mod words;

pub use deal::{Deal, Rng};
pub use draft::{Committed, Draft};
pub use events::{EventSink, Events, PerViewer};
pub use from_view::Places;
pub use game::{Game, MAX_SEATS, Moves, Seat};
pub use json::Fields;
pub use options::{Kind, OptionSpec, OptionValues};
pub use playthrough::{Playthrough, Setup};
pub use position::{FullState, Position, Transition, View};
pub use record::{Record, RecordError};
pub use refusal::{InputError, ParseError, Refusal};
pub use words::{Arg, Lang, MissingText, Phrase, TEXTS, Texts, Words};
