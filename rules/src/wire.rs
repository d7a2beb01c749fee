//! A game in JSON: the public vocabulary of states, views, actions and events.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::Value;

use crate::{Fields, FullState, InputError, ParseError, Places, Position, Rules, Setup, View};

/// How a game is written as JSON and read from it.
///
/// Actions and events serialise as objects of the public vocabulary. States, views, actions and events
/// are written straight to their serializer: as bytes, or as a [`Value`] for readers that look inside.
pub trait Wire: Rules<Action: Serialize, Event: Serialize> {
    /// Where its pieces lie.
    const PLACES: Places;

    /// Returns the numbers that the rules count with, for a client that shows the game and does not
    /// know its rules: goals, values, what a player begins with.
    fn constants() -> Value;

    /// Writes the fields of the full state, without `game`, `options`, `players`.
    fn write_state<M: SerializeMap>(state: &FullState<Self>, out: &mut M) -> Result<(), M::Error>;
    /// Writes the fields of a view; `known` only if it is to be shown.
    fn write_view<M: SerializeMap>(
        view: &View<Self>,
        known: bool,
        out: &mut M,
    ) -> Result<(), M::Error>;
    /// Returns the parts of each seat's score by their names, as far as the viewer can know them.
    fn standing(_view: &View<Self>) -> Vec<BTreeMap<&'static str, i32>> {
        Vec::new()
    }
    /// Returns what each seat has scored, once the game is over; nothing where only winning counts.
    fn scores(_public: &Self::Public) -> Vec<i32> {
        Vec::new()
    }
    /// Reads what [`Wire::write_state`] wrote, and checks pieces and ranges.
    fn read_state(setup: &Setup<Self>, fields: &mut Fields) -> Result<Position<Self>, InputError>;

    /// Lists every piece of the table by its name in the vocabulary, as often as there are of it.
    fn pieces(setup: &Setup<Self>) -> Vec<String>;
    /// Returns the piece that lies where this name stands; another one for a piece that stands for
    /// something else.
    fn piece_named(name: &str) -> &str {
        name
    }
    /// Whether this piece can lie in the face-down pile.
    fn face_down(_piece: &str) -> bool {
        true
    }

    /// Reads an action from the public vocabulary. Fails on a piece that this table does not have;
    /// whether the action is allowed is for [`Rules::check`] to say.
    fn read_action(public: &Self::Public, value: &Value) -> Result<Self::Action, ParseError>;
    /// Puts pieces in order as the player means them, where a draft is put together piece by piece: what
    /// is sent and what comes back is the game's own. Fails in games without drafts.
    fn arrange(_view: &View<Self>, _draft: &Value) -> Result<Value, ParseError> {
        Err(ParseError::no_such("arrange"))
    }
    /// Returns the way in which the game ended, where this event ends it and there is more than one
    /// way.
    fn ending(_event: &Self::Event) -> Option<&'static str> {
        None
    }
}
