#![doc = include_str!("../README.md")]

mod action;
mod advice;
mod apply;
mod bids;
mod bot;
mod cards;
mod check;
mod coach;
mod deck;
mod event;
mod game;
mod heap;
mod json;
mod legal;
mod load;
mod piles;
mod preview;
mod redeal;
mod score;
mod setup;
mod state;
mod text;

pub use action::{Action, Cards};
pub use cards::{Bag, Card, Material};
pub use coach::Reason;
pub use deck::{Deck, MATERIALS, MOST_CARDS, MOST_COPIES, Row};
pub use event::Event;
pub use game::Rotundo;
pub use heap::Heap;
pub use piles::{Nibbles, Pile};
pub use setup::Options;
pub use state::{Ending, Hidden, Phase, Public, SEATS, TAKEN};
