//! The games by their types, for tests that must reach below the erased interface.

use stammtisch_bots::Strategy;
use stammtisch_fiches::Fiches;
use stammtisch_monad::Monad;
use stammtisch_rotundo::Rotundo;
use stammtisch_rules::Rules;

/// Their names.
pub const GAMES: [&str; 3] = [Monad::NAME, Rotundo::NAME, Fiches::NAME];

/// Something that can be done with any game.
pub trait WithGame {
    /// What comes of it.
    type Out;
    /// Does it.
    fn with<G: Strategy>(self) -> Self::Out;
}

/// Does it with the game of this name; `None` if there is no such game.
pub fn with_game<W: WithGame>(name: &str, what: W) -> Option<W::Out> {
    match name {
        Monad::NAME => Some(what.with::<Monad>()),
        Rotundo::NAME => Some(what.with::<Rotundo>()),
        Fiches::NAME => Some(what.with::<Fiches>()),
        _ => None,
    }
}
