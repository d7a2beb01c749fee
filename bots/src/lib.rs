#![doc = include_str!("../README.md")]

mod budget;
#[cfg(feature = "clock")]
mod clock;
mod decision;
mod ismcts;
mod level;
mod paired;
mod player;
mod strategy;
mod temperament;

pub use budget::{Budget, Meter, ParseBudgetError};
pub use decision::{Chances, Decision, Measure, RankedAction, even, won_by};
pub use level::{Bot, Level, ParseBotError};
pub use paired::is_behind;
pub use player::Player;
pub use strategy::Strategy;
pub use temperament::{Character, Temperament};
