//! The one trait that every game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde_json::{Map, Value};

use crate::{
    Deal, EventSink, Fields, FullState, InputError, OptionSpec, OptionValues, ParseError, Phrase,
    Places, Position, Refusal, Rng, Setup, Texts, Transition, View,
};

/// A place at the table, from 0, clockwise.
pub type Seat = usize;

/// No game here seats more.
pub const MAX_SEATS: usize = 5;

/// The listed actions of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves<A> {
    /// The actions, in the game's fixed order.
    pub actions: Vec<A>,
    /// Whether every legal action is equivalent to a listed one: the same up to the order in which
    /// pieces are put down and up to pieces that a payment does not need.
    pub complete: bool,
}

/// A game: its pieces, its rules, its words.
///
/// The rules take a [`View`], never a whole position, so that neither a list of actions nor a
/// refusal can depend on what the viewer cannot see. Only [`Game::apply`] and [`Game::deal`] touch
/// everything.
pub trait Game: Copy + Eq + Ord + Debug + Default + Send + Sync + 'static {
    /// The game's identifier in the protocol, `"monad"`.
    const NAME: &'static str;
    /// The version of the rules; it changes when the same actions would lead elsewhere.
    const VERSION: u64;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The table options with their defaults.
    const OPTIONS: &'static [OptionSpec];
    /// Its language files.
    const TEXTS: Texts;
    /// Its rule book, one Markdown text a language, every clause a heading.
    const BOOK: Texts;
    /// Where its pieces lie.
    const PLACES: Places;
    /// No game lasts longer than this many actions; the tests hold every game to it.
    const MAX_ACTIONS: usize;

    /// The options once read.
    type Options: Copy + Eq + Debug + Send + Sync;
    /// What everybody sees, and what everybody can remember.
    type Public: Copy + Eq + Debug + Send + Sync;
    /// What one seat sees besides.
    type Private: Copy + Eq + Send + Sync;
    /// What nobody sees. Neither printable nor readable but through [`Position::whole`].
    type Hidden: Copy + Eq + Send + Sync;
    /// One decision, as the player states it, with a text form (`Display` and `FromStr`).
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// Something that happened, as one viewer saw it.
    type Event: Clone + Eq + Debug + Send + Sync;

    /// What the rules count with, for whoever shows the game and does not know its rules: goals,
    /// values, what a player begins with.
    fn constants() -> Value;
    /// Makes the options typed, or says which do not go together.
    fn parse_options(players: usize, chosen: &OptionValues) -> Result<Self::Options, InputError>;
    /// The first position of a game.
    fn deal(setup: &Setup<Self>, deal: &Deal) -> Position<Self>;

    /// How many play.
    fn players(public: &Self::Public) -> usize;
    /// The seat that has to act; `None` once the game is over.
    fn turn(public: &Self::Public) -> Option<Seat>;
    /// The winners, ascending; empty while the game goes on.
    fn winners(public: &Self::Public) -> Vec<Seat>;
    /// Lists what the viewer may do into `out`, which it clears first; answers whether the list
    /// is complete (see [`Moves`]). A viewer who is not on turn can do nothing.
    fn legal(view: &View<Self>, out: &mut Vec<Self::Action>) -> bool;
    /// The action that `rng` picks from the list of [`Game::legal`]; `None` if it is empty. A game may
    /// get there without writing the whole list, which `room` is for.
    #[inline]
    fn random_action(
        view: &View<Self>,
        rng: &mut Rng,
        room: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        Self::legal(view, room);
        rng.pick(room).copied()
    }
    /// Whether the viewer may do this now; if not, why not. Knows every legal action, listed or
    /// not.
    fn check(view: &View<Self>, action: &Self::Action) -> Result<(), Refusal>;
    /// Carries out an action that [`Game::check`] accepts. Does not allocate.
    fn apply<W: EventSink<Self>>(transition: &mut Transition<Self, W>, action: &Self::Action);
    /// Whether this shows everybody something that was hidden, as a hand shown or a card turned up
    /// does.
    fn reveals(public: &Self::Public, action: &Self::Action) -> bool;
    /// A whole position that looks like this to the viewer, every one equally likely.
    fn redeal(view: &View<Self>, rng: &mut Rng) -> Position<Self>;
    /// What a listed action brings the seat at once, in the game's points: what a greedy player
    /// looks at.
    fn gain(view: &View<Self>, action: &Self::Action) -> i32;
    /// The same action in the form in which [`Game::legal`] lists it: pieces that a payment does
    /// not need left out, pieces in the listed order.
    fn canonical(view: &View<Self>, action: &Self::Action) -> Self::Action;

    /// For games with an exact solver: the best value by this objective and an action that reaches
    /// it. `None` if the game has no solver or does not know the objective.
    fn solve(_view: &View<Self>, _objective: &str) -> Option<(u64, Option<Self::Action>)> {
        None
    }

    /// Writes the fields of the whole state (protocol.md), without `game`, `options`, `players`.
    fn save(whole: &FullState<Self>, out: &mut Map<String, Value>);
    /// Writes the fields of a view; with `known` only if it is to be told.
    fn show(view: &View<Self>, known: bool, out: &mut Map<String, Value>);
    /// Every piece of the table, by its name in the vocabulary, as often as there are of it.
    fn pieces(setup: &Setup<Self>) -> Vec<String>;
    /// The piece that lies where this is written; another for those that stand for something.
    fn piece_named(name: &str) -> &str {
        name
    }
    /// Whether this piece can lie in the face-down pile.
    fn face_down(_piece: &str) -> bool {
        true
    }
    /// Reads what [`Game::save`] wrote and checks pieces and ranges.
    fn load(setup: &Setup<Self>, fields: &mut Fields) -> Result<Position<Self>, InputError>;
    /// The action in the public vocabulary.
    fn action_json(action: &Self::Action) -> Value;
    /// Writes [`Game::action_json`] as text, for lists that may hold thousands.
    fn write_action(action: &Self::Action, out: &mut String) {
        out.push_str(&Self::action_json(action).to_string());
    }
    /// Reads an action from the public vocabulary. A piece that this table does not have is not
    /// readable; whether the action is allowed is for [`Game::check`] to say.
    fn read_action(public: &Self::Public, value: &Value) -> Result<Self::Action, ParseError>;
    /// The event in the public vocabulary.
    fn event_json(event: &Self::Event) -> Value;

    /// What a person at a table may mean by a typed line: an action in its text form, or for games
    /// in which that would be long to type several actions to choose from.
    fn parse_loosely(_view: &View<Self>, typed: &str) -> Result<Vec<Self::Action>, ParseError> {
        Ok(vec![typed.parse()?])
    }

    /// The action in words, as one of the things that can be done.
    fn action_phrase(view: &View<Self>, action: &Self::Action) -> Phrase;
    /// The event in words.
    fn event_phrase(event: &Self::Event) -> Phrase;
    /// What the viewer sees, a line each, for a table in plain text.
    fn view_phrases(view: &View<Self>, known: bool) -> Vec<Phrase>;
    /// Why the listed action may be a good one, in a sentence.
    fn hint_phrase(view: &View<Self>, action: &Self::Action) -> Phrase;
}
