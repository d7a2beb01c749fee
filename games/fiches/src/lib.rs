#![doc = include_str!("../README.md")]

mod action;
mod apply;
mod arrange;
mod assess;
#[doc(hidden)]
pub mod bot;
mod check;
mod coach;
mod delta;
mod event;
mod faults;
mod fixed_vec;
mod game;
mod json;
pub mod judge;
pub mod lays;
mod legal;
mod load;
mod moved;
pub mod nearest;
mod parse_loosely;
mod pot;
mod preview;
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
mod tile_names;
pub mod tiles;

pub use action::Action;
pub use coach::Reason;
pub use event::Event;
pub use game::Fiches;
pub use legal::listed;
pub use pot::Pot;
pub use setup::Options;
pub use state::{Hidden, Phase, Public, SEATS};
