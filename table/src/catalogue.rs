//! The games that there are. To add one, add it to [`GAMES`] and to [`with_game`].

use serde_json::{Map, Value, json};
use stammtisch_bots::Strategy;
use stammtisch_fiches::Fiches;
use stammtisch_monad::Monad;
use stammtisch_rotundo::Rotundo;
use stammtisch_rules::{Game, Texts};

/// Every game, by its identifier.
pub const GAMES: [&str; 3] = [Monad::NAME, Rotundo::NAME, Fiches::NAME];

/// What can be known about a game before it is played: players, version, options, facts.
pub fn describe(name: &str) -> Option<Value> {
    struct Describing;
    impl WithGame for Describing {
        type Out = Value;
        fn with<G: Strategy>(self) -> Value {
            let options = G::OPTIONS.iter();
            let options = options.map(|option| (option.name.to_owned(), option.json()));
            json!({
                "game": G::NAME,
                "players": [G::PLAYERS.start(), G::PLAYERS.end()],
                "version": G::VERSION,
                "options": options.collect::<Map<_, _>>(),
                "facts": G::constants(),
            })
        }
    }
    with_game(name, Describing)
}

/// The rule book of a game.
pub fn book(name: &str) -> Option<Texts> {
    struct Opening;
    impl WithGame for Opening {
        type Out = Texts;
        fn with<G: Strategy>(self) -> Texts {
            G::BOOK
        }
    }
    with_game(name, Opening)
}

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
