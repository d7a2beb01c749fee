#![doc = include_str!("../README.md")]

mod book;
mod deal;
mod events;
mod from_view;
mod game;
mod json;
#[macro_use]
mod lang;
mod options;
mod playthrough;
mod position;
mod preview;
mod record;
mod refusal;
mod rng;
mod serialise;
mod setup;
mod state_json;
mod wire;
mod wording;
mod words;

pub use book::{Book, Source, SourceKind, without_pictures};
pub use deal::Deal;
pub use events::{EventSink, Events, PerViewer};
pub use from_view::Places;
pub use game::{Game, MAX_SEATS, Rules, Seat};
pub use json::Fields;
pub use lang::{Lang, PARTIAL_LANGUAGES, Texts};
pub use options::{Kind, OptionSpec, OptionValues};
pub use playthrough::{Playthrough, Step};
pub use position::{FullState, Position, Transition, View};
pub use preview::{Moves, Preview, place};
pub use record::{Record, RecordError};
pub use refusal::{Fault, InputError, ParseError, Refusal};
pub use rng::Rng;
pub use serialise::{List, ListOrCount};
pub use setup::Setup;
pub use state_json::{StateJson, ViewJson};
pub use wire::Wire;
pub use wording::{ViewPhrases, Weight, Wording};
pub use words::{Arg, MissingText, Phrase, TEXTS, Words};
