//! Monad: trade, buy and leap from Commons up to Monads.
//!
//! The clauses cited as `M4.3` are the headings of the rule book in `book/`.

mod action;
mod apply;
mod cards;
mod check;
mod event;
mod game;
mod hand;
mod json;
mod legal;
mod load;
mod payments;
mod piles;
mod redeal;
mod score;
mod setup;
mod state;
mod text;

pub use action::{Action, Cards};
pub use cards::{Card, Colour, Rank};
pub use check::leap_rank;
pub use event::{Event, Gain};
pub use game::Monad;
pub use hand::Hand;
pub use piles::{Column, Pile};
pub use score::{goal, monads, traded};
pub use setup::{Homes, Options};
pub use state::{Ending, Hidden, Phase, Public, SEATS};
