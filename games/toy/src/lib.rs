#![doc = include_str!("../README.md")]

mod action;
mod card;
mod rules;
mod state;
mod wire;
mod wording;

pub use action::Action;
pub use card::{Card, Hand};
pub use rules::{Options, Toy};
pub use state::{Event, Hidden, Public};
