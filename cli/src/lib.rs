//! The program `stammtisch`: the server, a game table in the terminal, an engine for other programs,
//! records and rule books. Everything here is about talking; the rules are in the games.

pub mod admin;
pub mod arena;
pub mod client_words;
pub mod keep;
pub mod play;
pub mod replay;
pub mod serve;

use stammtisch_rules::Texts;

/// The program's own messages.
pub const TEXTS: Texts = stammtisch_rules::texts!("../lang/", ".ftl");
