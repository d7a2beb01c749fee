//! A game in progress behind one erased interface.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use serde_json::value::RawValue;
use serde_json::{Map, Value};
use stammtisch_bots::{Bot, Effort};
use stammtisch_rules::{
    InputError, ParseError, PerViewer, Phrase, Preview, Rng, Seat, ViewPhrases, Weight, Words,
};

use crate::bot_player::BotPlayer;
use crate::hint::Hint;
use crate::object_text::ObjectText;
use crate::playout::{PlayoutStart, Tally};
use crate::review::PositionReview;
use crate::serialise::raw;

/// An action as it comes in.
#[derive(Clone, Copy)]
pub enum ActionInput<'a> {
    /// In the public vocabulary.
    Json(&'a Value),
    /// In its text form, as logs and records keep it.
    Text(&'a str),
    /// As a bot chose it.
    Chosen(&'a ChosenAction),
}

/// An action that a bot of the same game chose.
pub struct ChosenAction(pub(crate) Box<dyn Any + Send + Sync>);

/// A step that the rules accept, carried out but not part of the game yet.
pub struct PreparedStep {
    /// The text form of its action.
    pub text: String,
    /// Whether it ends the game.
    pub ends_game: bool,
    pub(crate) step: Box<dyn Any + Send + Sync>,
}

/// Through whose eyes somebody looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewpoint {
    /// A player's.
    Seat(Seat),
    /// A spectator's.
    Spectator,
    /// Everybody's at once: all hands lie open.
    All,
}

impl Viewpoint {
    /// The viewpoint of a viewer at a table: a seat, or a spectator's.
    pub fn of(viewer: Option<Seat>) -> Viewpoint {
        viewer.map_or(Viewpoint::Spectator, Viewpoint::Seat)
    }
}

/// Something that happened, as one viewer saw it. Viewers who saw the same share it.
#[derive(Clone, Debug)]
pub struct Event {
    /// In the public vocabulary.
    pub json: Arc<RawValue>,
    /// In words.
    pub said: Arc<Phrase>,
    /// How much it matters to those who follow the game.
    pub weight: Weight,
    /// The step of the game that brought it, from 1.
    pub step: usize,
}

/// What an action that is possible would do.
pub struct Checked {
    /// What a greedy player sees in it, in the game's points.
    pub gain: i32,
    /// What it would do at once.
    pub preview: Preview,
}

/// Legal actions of the seat on turn, for a client.
pub struct Listed {
    /// A JSON array.
    pub actions: Box<RawValue>,
    /// What each of them would do: an array of [`Preview`]s.
    pub previews: Box<RawValue>,
    /// Whether every legal action is equivalent to a listed one.
    pub complete: bool,
}

impl Listed {
    /// The list of a seat that is not on turn.
    pub fn none() -> Listed {
        let empty = || raw(&[(); 0]);
        Listed {
            actions: empty(),
            previews: empty(),
            complete: true,
        }
    }
}

/// The legal actions of the seat on turn.
pub struct Legal {
    /// A JSON array, as text: it may have thousands of entries.
    pub json: String,
    /// Whether every legal action is equivalent to a listed one.
    pub complete: bool,
}

/// One of the things that can be done, as a person reads and types it.
pub struct ActionText {
    /// The text form.
    pub text: String,
    /// In words.
    pub phrase: Phrase,
}

/// A bot's search for an action, to be run on any thread. It holds a position that looks like the game
/// to the seat on turn, and nothing else.
pub type BotJob = Box<dyn FnOnce() -> Option<ChosenAction> + Send>;
/// A bot's search for a hint, likewise.
pub type HintJob = Box<dyn FnOnce() -> Option<Hint> + Send>;
/// A review of a position of a finished game. It holds the whole position.
pub type ReviewJob = Box<dyn FnOnce() -> Option<PositionReview> + Send>;

/// A game in progress: its steps, and the turn in the making.
pub trait AnyPlaythrough: Send + Sync {
    /// The game's identifier.
    fn game(&self) -> &'static str;
    /// How many play.
    fn players(&self) -> usize;
    /// The version of the rules.
    fn version(&self) -> u64;
    /// The options, as they were given.
    fn options(&self) -> &Map<String, Value>;
    /// The seed of the deal, if it came from one.
    fn seed(&self) -> Option<&str>;
    /// Whether the first position is the one that this key deals.
    fn is_dealt_from(&self, key: [u8; 32]) -> bool;
    /// The seat that has to act; `None` once the game is over.
    fn turn(&self) -> Option<Seat>;
    /// The winners, ascending; none while the game goes on.
    fn winners(&self) -> Vec<Seat>;
    /// What each seat has scored, once the game is over; nothing where only winning counts.
    fn scores(&self) -> Vec<i32>;
    /// How the game ended, where there is more than one way.
    fn ending(&self) -> Option<&'static str>;

    /// How many steps were made, those of the turn in the making included.
    fn steps(&self) -> usize;
    /// How many of them cannot be taken back any more.
    fn committed(&self) -> usize;
    /// Checks whether the seat on turn may do this. Returns what it would do.
    fn check(&self, action: ActionInput) -> Result<Checked, InputError>;
    /// Puts the pieces of a draft of the seat on turn in order; fails in games without drafts.
    fn arrange(&self, draft: &Value) -> Result<Value, ParseError>;
    /// Carries out an action of the seat on turn. On an error nothing changes.
    fn apply(&mut self, action: ActionInput) -> Result<(), InputError>;
    /// Checks an action of the seat on turn and carries it out aside: nothing changes until the step
    /// is pushed.
    fn prepare(&self, action: ActionInput) -> Result<PreparedStep, InputError>;
    /// Adds a step that was prepared at this very point of the game.
    ///
    /// # Panics
    /// If the step was prepared by another game.
    fn push(&mut self, step: PreparedStep);
    /// Takes the last step of the turn in the making back; `None` if there is none.
    fn undo(&mut self) -> Option<ActionText>;
    /// Goes back to the point after this many steps, committed or not.
    fn reset(&mut self, steps: usize);
    /// Returns what a step (from 1) brought, as somebody saw it; with [`Viewpoint::All`], as the viewer who
    /// saw most.
    fn events(&self, step: usize, viewpoint: Viewpoint) -> Vec<Event> {
        let events = self.events_for_all(step);
        let seen = events.iter().map(|event| match viewpoint {
            Viewpoint::Seat(seat) => event.for_viewer(Some(seat)),
            Viewpoint::Spectator => event.for_viewer(None),
            Viewpoint::All => event.full(),
        });
        seen.cloned().collect()
    }
    /// Returns what a step (from 1) brought, for every viewer at once: each event is serialised once
    /// for each way of seeing it. No step, no events.
    fn events_for_all(&self, step: usize) -> Vec<PerViewer<Event>>;

    /// Writes the full state, the turn in the making included.
    fn state(&self) -> Box<RawValue>;
    /// Writes what a viewer sees now, with all that could be remembered.
    fn view_with_known(&self, viewer: Option<Seat>) -> Box<RawValue>;
    /// Writes what a person at the table sees: the mover their turn in the making, the others what is
    /// committed, and what could be remembered only where the options say so.
    fn view(&self, viewer: Option<Seat>) -> ObjectText;
    /// Writes what somebody saw after this many steps; `None` if there were fewer, or no such seat.
    fn view_after(&self, steps: usize, viewpoint: Viewpoint) -> Option<Box<RawValue>>;
    /// Says what a person at the table sees, as [`AnyPlaythrough::view`] writes it.
    fn view_phrases(&self, viewer: Option<Seat>) -> ViewPhrases;
    /// Says how the game began: the table, and every hand.
    fn start_phrases(&self) -> (Vec<Phrase>, Vec<Phrase>);
    /// Describes every step in words and in the public vocabulary.
    fn replay(&self, words: &Words) -> Vec<Value>;
    /// Writes the record.
    fn record(&self) -> Value;

    /// Lists the legal actions.
    fn legal(&self) -> Legal;
    /// Lists as many legal actions as fit into this many bytes of JSON.
    fn legal_within(&self, bytes: usize) -> Listed;
    /// Lists the legal actions for people.
    fn choices(&self) -> Vec<ActionText>;
    /// Reads what a person may mean by a typed line.
    fn parse_loosely(&self, typed: &str) -> Result<Vec<ActionText>, ParseError>;

    /// Returns what the solver finds, if the game has one and it knows the objective.
    fn solve(&self, objective: &str) -> Option<(u64, Value)>;
    /// Prepares a bot's move for the seat on turn.
    fn bot_job(&self, bot: Bot, rng: Rng) -> BotJob;
    /// Asks a bot about the view of the seat on turn; `None` when the game is over.
    fn hint(&self, bot: Bot, rng: Rng) -> Option<Hint>;
    /// Prepares a hint for the seat on turn.
    fn hint_job(&self, bot: Bot, rng: Rng) -> HintJob;
    /// Prepares a review of the position after this many steps and of the decision there; `None` if
    /// there were no more. Everything lies open to it: only for games that are over. Without an effort it
    /// is the game's own.
    fn review_job(&self, steps: usize, effort: Option<Effort>) -> Option<ReviewJob>;
    /// Returns what each seat gets of the win, its partner's part included: before the deal, and now
    /// that the game is over.
    fn shares(&self) -> (Vec<f64>, Vec<f64>);
    /// Returns what a decision of the bot `greedy` costs in such a game on average, as a part of the win.
    fn greedy_cost(&self) -> f64;
    /// Returns an action after this many steps in the public vocabulary and in words; `None` if it
    /// cannot be read.
    fn action_after(&self, steps: usize, text: &str) -> Option<(Value, Phrase)>;
    /// Makes a bot that can play this game with [`AnyPlaythrough::bot_step`].
    fn bot_player(&self, bot: Bot, rng: Rng) -> BotPlayer;
    /// Lets a bot decide for the seat on turn and carries it out; `None` if there is nothing to do.
    fn bot_step(&mut self, player: &mut BotPlayer) -> Option<BotStep>;
    /// Returns whether two seats win and lose together. Every seat does with itself.
    fn same_side(&self, one: Seat, other: Seat) -> bool;
    /// Plays games to their end, with the players and options of this one.
    fn playout(&self, bot: Bot, seed: &str, games: u64, start: PlayoutStart) -> Tally;
    /// Writes a full state that looks like this game to a seat, each equally likely. The same generator gives
    /// the same one.
    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Box<RawValue>;
}

/// A step that a bot made.
pub struct BotStep {
    /// The positions that it looked at.
    pub searched: u64,
    /// How long it took.
    pub time: Duration,
    /// Whether there was more than one action to choose from.
    pub had_choice: bool,
}
