//! Players that are given a view and return an action.
//!
//! A [`Bot`] is a [`Level`] and, for those that search, a [`Budget`]. It never sees a position: a
//! [`Player`] takes the view of the seat on turn and answers with an action, or with a [`Decision`]
//! that also says what it thinks of the others. What the levels know of a game beyond its rules is
//! that game's [`Strategy`], one folder a game.
//!
//! For the same view, seed and node budget a bot always does the same.

pub mod arena;
mod budget;
mod decision;
mod fiches;
mod ismcts;
mod level;
mod monad;
mod player;
mod race;
mod rotundo;
mod strategy;

pub use budget::{Budget, Meter};
pub use decision::{Chances, Decision, Measure, RankedAction, even};
pub use level::{Bot, Level};
pub use player::Player;
pub use strategy::Strategy;
