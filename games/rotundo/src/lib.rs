//! Rotundo: collect threes, auction the card in the middle, and do not sit on your hand.
//!
//! The clauses cited as `R4.3` are the headings of the rule book in `book/`.
//!
//! The rules work on *rows*: the place of a material in the deck's table. Names are for the edge,
//! where actions, states and sentences are read and written.

mod action;
mod apply;
mod bids;
mod cards;
mod check;
mod deck;
mod event;
mod game;
mod heap;
mod json;
mod legal;
mod load;
mod piles;
mod redeal;
mod score;
mod setup;
mod state;
mod text;

pub use action::{Action, Cards};
pub use apply::TAKEN;
pub use cards::{Bag, Card, Material};
pub use deck::{Deck, MATERIALS, MOST_CARDS, MOST_COPIES, Row};
pub use event::Event;
pub use game::Rotundo;
pub use heap::Heap;
pub use piles::{Nibbles, Pile};
pub use setup::Options;
pub use state::{Ending, Hidden, Phase, Public, SEATS};
