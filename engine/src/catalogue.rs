//! The games that a program offers.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use stammtisch_bots::{Bot, Coach};
use stammtisch_rules::{
    Book, Deal, InputError, Lang, OptionSpec, Playthrough, Record, RecordError, Rng, Seat, Setup,
    Texts, Words,
};

use crate::any_playthrough::AnyPlaythrough;
use crate::erased_playthrough::ErasedPlaythrough;
use crate::hint::{Hint, hint};
use crate::serialise::raw;

/// A list of games. The core and this crate know none; a program passes its own.
#[derive(Clone, Copy)]
pub struct Catalogue(pub &'static [&'static dyn AnyGame]);

impl Catalogue {
    /// Returns the game of this name.
    pub fn find(&self, name: &str) -> Option<&'static dyn AnyGame> {
        self.games().find(|game| game.name() == name)
    }

    /// Returns the games, in the order in which they are offered.
    pub fn games(&self) -> impl ExactSizeIterator<Item = &'static dyn AnyGame> + use<> {
        self.0.iter().copied()
    }

    /// Returns the names of the games, in the order in which they are offered.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &'static str> + use<> {
        self.games().map(|game| game.name())
    }
}

/// Where the first position of a game comes from.
#[derive(Clone, Copy, Debug)]
pub enum DealFrom<'a> {
    /// A seed, which records keep.
    Seed(&'a str),
    /// A key, as tables on a server agree on one.
    Key([u8; 32]),
}

/// Any game of a catalogue.
pub trait AnyGame: Send + Sync {
    /// Its identifier in the protocol.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn version(&self) -> u64;
    /// How many can play.
    fn players(&self) -> RangeInclusive<usize>;
    /// Its table options.
    fn options(&self) -> &'static [OptionSpec];
    /// The numbers that its rules count with.
    fn constants(&self) -> Value;
    /// Its language files.
    fn texts(&self) -> Texts;
    /// Its rule book.
    fn book(&self) -> Book;

    /// Fails if the game cannot be played by this number of players with these options.
    fn check_options(&self, players: usize, options: &Value) -> Result<(), InputError>;
    /// Begins a game by this version of the rules.
    fn deal(
        &self,
        version: u64,
        players: usize,
        options: &Value,
        from: DealFrom,
    ) -> Result<Box<dyn AnyPlaythrough>, InputError>;
    /// Begins a game at this state, by this version of the rules.
    fn load(&self, version: u64, state: &Value) -> Result<Box<dyn AnyPlaythrough>, InputError>;
    /// Plays a record through.
    fn read_record(&self, record: &Value) -> Result<Box<dyn AnyPlaythrough>, RecordError>;
    /// Writes a full state that looks like this to the player whose view it is, each equally likely.
    fn redeal_view(&self, view: &Value, rng: &mut Rng) -> Result<Box<RawValue>, InputError>;
    /// Returns whose view this is, and a bot's hint for it; no hint if that player is not on turn.
    fn hint_for_view(
        &self,
        view: &Value,
        bot: Bot,
        rng: Rng,
    ) -> Result<(Seat, Option<Hint>), InputError>;
}

impl dyn AnyGame + '_ {
    /// Describes the game in the public vocabulary: players, version, options, constants.
    pub fn describe(&self) -> Value {
        let options = self.options().iter();
        let options = options.map(|option| (option.name.to_owned(), option.json()));
        json!({
            "game": self.name(),
            "players": [self.players().start(), self.players().end()],
            "version": self.version(),
            "options": options.collect::<Map<_, _>>(),
            "constants": self.constants(),
        })
    }

    /// Returns the language with the game's messages and these.
    pub fn words(&self, lang: Lang, texts: &[Texts]) -> Words {
        Words::new(lang, &[texts, &[self.texts()]].concat())
    }
}

/// A game, erased: an entry of a catalogue.
pub struct Erased<G>(PhantomData<G>);

impl<G: Coach> Erased<G> {
    /// The entry of this game.
    pub const GAME: &'static dyn AnyGame = &Erased::<G>(PhantomData);
}

impl<G: Coach> AnyGame for Erased<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn version(&self) -> u64 {
        G::VERSION
    }

    fn players(&self) -> RangeInclusive<usize> {
        G::PLAYERS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn constants(&self) -> Value {
        G::constants()
    }

    fn texts(&self) -> Texts {
        G::TEXTS
    }

    fn book(&self) -> Book {
        G::BOOK
    }

    fn check_options(&self, players: usize, options: &Value) -> Result<(), InputError> {
        Setup::<G>::new(players, options).map(drop)
    }

    fn deal(
        &self,
        version: u64,
        players: usize,
        options: &Value,
        from: DealFrom,
    ) -> Result<Box<dyn AnyPlaythrough>, InputError> {
        let setup = Setup::<G>::of_version(version, players, options)?;
        Ok(ErasedPlaythrough::begin(match from {
            DealFrom::Seed(seed) => Playthrough::deal(setup, seed),
            DealFrom::Key(key) => {
                let start = setup.deal(&Deal::from_key(key));
                Playthrough::from_position(setup, start)
            }
        }))
    }

    fn load(&self, version: u64, state: &Value) -> Result<Box<dyn AnyPlaythrough>, InputError> {
        let (setup, start) = Setup::<G>::load_version(version, state)?;
        Ok(ErasedPlaythrough::begin(Playthrough::from_position(
            setup, start,
        )))
    }

    fn read_record(&self, record: &Value) -> Result<Box<dyn AnyPlaythrough>, RecordError> {
        Ok(ErasedPlaythrough::begin(Record::read::<G>(record)?))
    }

    fn redeal_view(&self, view: &Value, rng: &mut Rng) -> Result<Box<RawValue>, InputError> {
        let (setup, position, seat) = Setup::<G>::from_view(view)?;
        let redealt = G::redeal(&position.view(Some(seat)), rng);
        Ok(raw(&setup.state(&redealt)))
    }

    fn hint_for_view(
        &self,
        view: &Value,
        bot: Bot,
        rng: Rng,
    ) -> Result<(Seat, Option<Hint>), InputError> {
        let (_, position, seat) = Setup::<G>::from_view(view)?;
        Ok((seat, hint(&position.view(Some(seat)), bot, rng)))
    }
}
