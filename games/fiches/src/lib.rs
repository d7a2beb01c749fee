//! Fiches: lay tiles in series, earn chips, and pay when you have to draw.
//!
//! The clauses cited as `F4.2` are the headings of the rule book in `book/`.
//!
//! A lay names the whole table as it is afterwards and is judged as a whole ([`judge`]). The exact
//! [`solver`] finds the best one, [`lays`] those that are listed, [`nearest`] the one closest to a
//! table that does not stand. The rest makes a game of it.

mod action;
mod apply;
mod check;
mod delta;
mod event;
mod few;
mod game;
mod json;
pub mod judge;
mod laying;
pub mod lays;
mod legal;
mod load;
pub mod nearest;
mod parse_loosely;
mod pot;
pub mod rack;
mod redeal;
mod score;
pub mod series;
pub mod settings;
mod setup;
pub mod solver;
mod state;
pub mod table;
mod text;
pub mod tiles;

pub use action::Action;
pub use event::Event;
pub use game::Fiches;
pub use laying::Laying;
pub use legal::listed;
pub use pot::Pot;
pub use setup::Options;
pub use state::{Hidden, Phase, Public, SEATS};
