//! The rules of a game, as one trait, and what a whole game is.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::{
    Deal, EventSink, InputError, OptionSpec, OptionValues, ParseError, Position, Preview, Refusal,
    Rng, Setup, Transition, View, Wire, Wording,
};

/// A place at the table, from 0, clockwise.
pub type Seat = usize;

/// No game here seats more.
pub const MAX_SEATS: usize = 5;

/// A complete game: its [`Rules`], its JSON ([`Wire`]) and its sentences ([`Wording`]).
pub trait Game: Rules + Wire + Wording {}

impl<G: Rules + Wire + Wording> Game for G {}

/// The pieces and the rules of a game.
///
/// The rules take a [`View`], never a whole position, so that neither a list of actions nor a
/// refusal can depend on what the viewer cannot see. Only [`Rules::apply`] and [`Rules::deal`] touch
/// everything.
pub trait Rules: Copy + Eq + Ord + Debug + Default + Send + Sync + 'static {
    /// The game's identifier in the protocol, `"monad"`.
    const NAME: &'static str;
    /// The version of the rules; it goes up when the same deal and actions would lead elsewhere.
    const VERSION: u64;
    /// The oldest version that can still be played, so that old records and logs can be replayed.
    /// Rules that changed since look at [`OptionValues::version`].
    const OLDEST_VERSION: u64 = 1;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The table options with their defaults.
    const OPTIONS: &'static [OptionSpec];

    /// The options, parsed.
    type Options: Copy + Eq + Debug + Send + Sync;
    /// What everybody sees, and what everybody can remember.
    type Public: Copy + Eq + Debug + Send + Sync;
    /// What one seat sees besides.
    type Private: Copy + Eq + Send + Sync;
    /// What nobody sees. Neither printable nor readable but through [`Position::full_state`].
    type Hidden: Copy + Eq + Send + Sync;
    /// One decision, as the player states it, with a text form (`Display` and `FromStr`).
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// Something that happened, as one viewer saw it.
    type Event: Clone + Eq + Debug + Send + Sync;

    /// Parses the options, or says which do not go together.
    fn parse_options(players: usize, values: &OptionValues) -> Result<Self::Options, InputError>;
    /// Whether people at this table are shown what anyone who watched could remember (`known`).
    fn shows_known(_options: &Self::Options) -> bool {
        false
    }
    /// Returns the first position of a game.
    fn deal(setup: &Setup<Self>, deal: &Deal) -> Position<Self>;

    /// Returns how many play.
    fn players(public: &Self::Public) -> usize;
    /// Returns the seat that has to act; `None` once the game is over.
    fn turn(public: &Self::Public) -> Option<Seat>;
    /// Returns the winners, ascending; none while the game goes on.
    fn winners(public: &Self::Public) -> Vec<Seat>;
    /// Lists what the viewer may do into `out`, which it clears first, in the game's fixed order.
    ///
    /// Returns whether the list is complete: every legal action is equivalent to a listed one, that
    /// is, the same up to the order in which pieces are put down and up to pieces that a payment does
    /// not need. A viewer who is not on turn can do nothing.
    fn legal(view: &View<Self>, out: &mut Vec<Self::Action>) -> bool;
    /// Picks one action of [`Rules::legal`]'s list at random; `None` if it is empty.
    ///
    /// A game may pick without writing the list; `buffer` is for those that write it.
    #[inline]
    fn random_action(
        view: &View<Self>,
        rng: &mut Rng,
        buffer: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        Self::legal(view, buffer);
        rng.pick(buffer).copied()
    }
    /// Checks whether the viewer may do this now. Knows every legal action, listed or not.
    fn check(view: &View<Self>, action: &Self::Action) -> Result<(), Refusal>;
    /// Carries out an action that [`Rules::check`] accepts. Does not allocate.
    fn apply<S: EventSink<Self>>(transition: &mut Transition<Self, S>, action: &Self::Action);
    /// Returns a whole position that looks like this to the viewer, every one equally likely.
    fn redeal(view: &View<Self>, rng: &mut Rng) -> Position<Self>;
    /// Returns what a listed action brings the seat at once, in the game's points: what a greedy
    /// player looks at.
    fn gain(view: &View<Self>, action: &Self::Action) -> i32;
    /// Returns what an action that [`Rules::check`] accepts would do at once.
    fn preview(view: &View<Self>, action: &Self::Action) -> Preview;
    /// Returns the same action in the form in which [`Rules::legal`] lists it: pieces that a payment
    /// does not need left out, pieces in the listed order.
    fn canonical(view: &View<Self>, action: &Self::Action) -> Self::Action;
    /// Returns the best value by this objective and an action that reaches it; `None` if the game
    /// has no solver or does not know the objective.
    fn solve(_view: &View<Self>, _objective: &str) -> Option<(u64, Option<Self::Action>)> {
        None
    }
}
