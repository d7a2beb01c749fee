#![doc = include_str!("../README.md")]

mod answer;
mod any_playthrough;
mod bot_player;
mod catalogue;
mod engine;
mod erased_playthrough;
mod hint;
mod lead;
mod lines;
mod object_text;
mod playout;
mod review;
mod sample;
mod serialise;

use stammtisch_rules::Texts;

pub use any_playthrough::{
    ActionInput, ActionText, AnyPlaythrough, BotJob, BotStep, Checked, ChosenAction, Event,
    HintJob, Legal, Listed, PreparedStep, ReviewJob, Viewpoint,
};
pub use bot_player::BotPlayer;
pub use catalogue::{AnyGame, Catalogue, DealFrom, Erased};
pub use engine::{Engine, MAX_LINE};
pub use hint::{Advised, Hint, hint};
pub use object_text::ObjectText;
pub use playout::{PlayoutStart, Tally};
pub use review::{DecisionReview, PositionReview};

/// The engine's own messages; those of a game come with the game.
pub const TEXTS: Texts = stammtisch_rules::texts!("../lang/", ".ftl");
