#![doc = include_str!("../README.md")]

mod action;
mod apply;
mod arrange;
mod bot;
mod cards;
mod check;
mod coach;
mod event;
mod game;
mod hand;
mod json;
mod legal;
mod load;
mod payments;
mod piles;
mod preview;
mod redeal;
mod score;
mod setup;
mod state;
mod text;

pub use action::{Action, Cards};
#[doc(hidden)]
pub use bot::tuning;
pub use cards::{Card, Colour, Rank};
pub use coach::Reason;
pub use event::{Event, Gain};
pub use game::Monad;
pub use hand::Hand;
pub use piles::{Column, Pile};
pub use score::goal;
pub use setup::{Homes, Options};
pub use state::{Ending, Hidden, Phase, Public, SEATS};
