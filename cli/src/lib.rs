//! The program `stammtisch`: the server, a game table in the terminal, an engine for other programs,
//! records and rule books. Everything here is about talking; the rules are in the games.

pub mod admin;
pub mod arena;
pub mod args;
pub mod ask;
pub mod client_words;
pub mod config;
pub mod data;
pub mod doctor;
pub mod failure;
pub mod keep;
pub mod manual;
pub mod migrate;
pub mod play;
pub mod replay;
pub mod serve;
pub mod settings;
mod stop_signal;

use stammtisch_rules::Texts;

/// The program's own messages.
pub const TEXTS: Texts = stammtisch_rules::texts!("../lang/", ".ftl");
