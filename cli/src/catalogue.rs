//! What the program can do with any game of the catalogue, which the tables share
//! ([`stammtisch_table::with_game`]).

use std::io::{self, BufRead, Write};
use std::marker::PhantomData;

use serde_json::Value;
use stammtisch_bots::arena::{Entrant, Fixture, Meeting};
use stammtisch_bots::{Bot, Strategy};
use stammtisch_rules::{
    InputError, Lang, Phrase, Playthrough, Record, RecordError, Rng, Seat, Setup, Texts, Words,
};
use stammtisch_table::{Advice, GAMES, WithGame, advise, describe, with_game};

use crate::TEXTS;
use crate::engine::Session;
use crate::play::{self, Invitation};
use crate::replay;

/// Every game, in the catalogue's order.
pub fn all() -> impl ExactSizeIterator<Item = &'static dyn Entry> {
    GAMES
        .into_iter()
        .map(|name| find(name).expect("the catalogue knows its games"))
}

/// The game of this name.
pub fn find(name: &str) -> Option<&'static dyn Entry> {
    struct Looking;
    impl WithGame for Looking {
        type Out = &'static dyn Entry;
        fn with<G: Strategy>(self) -> &'static dyn Entry {
            &Of::<G>(PhantomData)
        }
    }
    with_game(name, Looking)
}

/// What the program can do with any game.
pub trait Entry: Sync {
    /// Its identifier.
    fn name(&self) -> &'static str;
    /// The least and the most players.
    fn players(&self) -> (usize, usize);
    /// Players, version and options, for the engine's `games`.
    fn describe(&self) -> Value;
    /// Its rule book.
    fn book(&self) -> Texts;
    /// The language with the game's messages and ours.
    fn words(&self, lang: Lang) -> Words;
    /// A fresh game for the engine.
    fn deal(
        &self,
        players: usize,
        options: &Value,
        seed: &str,
    ) -> Result<Box<dyn Session>, InputError>;
    /// A game for the engine that begins at this state.
    fn load(&self, state: &Value) -> Result<Box<dyn Session>, InputError>;
    /// A recorded game for the engine.
    fn replay(&self, record: &Value) -> Result<Box<dyn Session>, RecordError>;
    /// What a bot makes of a player's view, and whose view it is; nothing if that player is not on
    /// turn.
    fn advise(
        &self,
        view: &Value,
        bot: Bot,
        rng: Rng,
    ) -> Result<(Seat, Option<Advice>), InputError>;
    /// Tells a recorded game move by move.
    fn retell(
        &self,
        record: &Value,
        words: &Words,
        out: &mut dyn Write,
    ) -> io::Result<Result<(), RecordError>>;
    /// Plays in the terminal.
    fn play(
        &self,
        invitation: &Invitation,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> io::Result<Result<(), Phrase>>;
    /// Lets bots meet in the arena; `None` if so many do not make whole tables.
    fn meet(
        &self,
        players: usize,
        options: &Value,
        entrants: Vec<Entrant>,
        seed: &str,
    ) -> Result<Option<Box<dyn Meeting>>, InputError>;
}

struct Of<G>(PhantomData<G>);

impl<G: Strategy> Entry for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> (usize, usize) {
        (*G::PLAYERS.start(), *G::PLAYERS.end())
    }

    fn describe(&self) -> Value {
        describe(G::NAME).unwrap_or_default()
    }

    fn book(&self) -> Texts {
        G::BOOK
    }

    fn words(&self, lang: Lang) -> Words {
        Words::new(lang, &[TEXTS, stammtisch_table::TEXTS, G::TEXTS])
    }

    fn deal(
        &self,
        players: usize,
        options: &Value,
        seed: &str,
    ) -> Result<Box<dyn Session>, InputError> {
        let setup = Setup::<G>::new(players, options)?;
        Ok(Box::new(Playthrough::deal(setup, seed)))
    }

    fn load(&self, state: &Value) -> Result<Box<dyn Session>, InputError> {
        let (setup, start) = Setup::<G>::load(state)?;
        Ok(Box::new(Playthrough::from_position(setup, start)))
    }

    fn replay(&self, record: &Value) -> Result<Box<dyn Session>, RecordError> {
        Ok(Box::new(Record::read::<G>(record)?))
    }

    fn advise(
        &self,
        view: &Value,
        bot: Bot,
        rng: Rng,
    ) -> Result<(Seat, Option<Advice>), InputError> {
        let (_, position, seat) = Setup::<G>::from_view(view)?;
        Ok((seat, advise(&position.view(Some(seat)), bot, rng)))
    }

    fn retell(
        &self,
        record: &Value,
        words: &Words,
        out: &mut dyn Write,
    ) -> io::Result<Result<(), RecordError>> {
        match Record::read::<G>(record) {
            Ok(playthrough) => replay::retell(&playthrough, words, out).map(Ok),
            Err(misfit) => Ok(Err(misfit)),
        }
    }

    fn play(
        &self,
        invitation: &Invitation,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> io::Result<Result<(), Phrase>> {
        play::play::<G>(invitation, self.words(invitation.lang), input, out)
    }

    fn meet(
        &self,
        players: usize,
        options: &Value,
        entrants: Vec<Entrant>,
        seed: &str,
    ) -> Result<Option<Box<dyn Meeting>>, InputError> {
        let setup = Setup::<G>::new(players, options)?;
        let fixture = Fixture::new(setup, entrants, seed);
        Ok(fixture.map(|fixture| Box::new(fixture) as Box<dyn Meeting>))
    }
}
