#![doc = include_str!("../README.md")]

mod budget;
#[cfg(feature = "clock")]
mod clock;
mod coach;
mod decision;
mod estimate;
mod ismcts;
mod level;
mod paired;
mod player;
mod strategy;
mod temperament;

pub use budget::{Budget, Meter, ParseBudgetError};
pub use coach::{Coach, Effort, bits_of, shuffled};
pub use decision::{Chances, Decision, Measure, RankedAction, even, won_by};
pub use estimate::Estimate;
pub use level::{Bot, Level, ParseBotError};
pub use paired::is_behind;
pub use player::Player;
pub use strategy::Strategy;
pub use temperament::{Character, Temperament};
