#![doc = include_str!("../README.md")]

mod action;
mod card;
mod coach;
mod rules;
mod state;
mod wire;
mod wording;

pub use action::Action;
pub use card::{Card, Hand};
pub use coach::Reason;
pub use rules::{Options, Toy};
pub use state::{Event, Hidden, Public};
