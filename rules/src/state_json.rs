//! States and views as they are serialised in the public vocabulary.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::{FullState, Position, Seat, Setup, View, Wire};

/// The fields that the game writes, hidden cards included, without `game`, `options`, `players`.
impl<G: Wire> Serialize for FullState<'_, G> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut map = out.serialize_map(None)?;
        G::write_state(self, &mut map)?;
        map.end()
    }
}

/// A full state with its setup, hidden cards included.
pub struct StateJson<'a, G: Wire> {
    setup: &'a Setup<G>,
    state: FullState<'a, G>,
}

/// What one viewer may see, with the setup.
pub struct ViewJson<'a, G: Wire> {
    setup: &'a Setup<G>,
    view: View<'a, G>,
    known: bool,
    standing: bool,
}

impl<G: Wire> Setup<G> {
    /// Returns the full state, to be serialised in the public vocabulary, hidden cards included.
    pub fn state<'a>(&'a self, position: &'a Position<G>) -> StateJson<'a, G> {
        StateJson {
            setup: self,
            state: position.full_state(),
        }
    }

    /// Returns what one seat, or a spectator, may see, to be serialised in the public vocabulary.
    pub fn view<'a>(
        &'a self,
        position: &'a Position<G>,
        seat: Option<Seat>,
        known: bool,
    ) -> ViewJson<'a, G> {
        ViewJson {
            setup: self,
            view: position.view(seat),
            known,
            standing: false,
        }
    }

    fn write_header<M: SerializeMap>(&self, out: &mut M) -> Result<(), M::Error> {
        out.serialize_entry("game", G::NAME)?;
        out.serialize_entry("options", self.option_values().given())?;
        out.serialize_entry("players", &self.players)
    }
}

impl<G: Wire> StateJson<'_, G> {
    /// Returns the state as a tree, for readers that look inside.
    pub fn to_value(&self) -> Value {
        json!(self)
    }
}

impl<G: Wire> ViewJson<'_, G> {
    /// Writes the fields of the view.
    pub fn write_fields<M: SerializeMap>(&self, out: &mut M) -> Result<(), M::Error> {
        self.setup.write_header(out)?;
        G::write_view(&self.view, self.known, out)?;
        if self.standing {
            out.serialize_entry("standing", &G::standing(&self.view))?;
        }
        Ok(())
    }

    /// Adds `standing`: what everybody's score is made of, for people who look at the table.
    #[must_use]
    pub fn with_standing(self) -> Self {
        ViewJson {
            standing: true,
            ..self
        }
    }

    /// Returns the view as a tree, for readers that look inside.
    pub fn to_value(&self) -> Value {
        json!(self)
    }
}

impl<G: Wire> Serialize for StateJson<'_, G> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut map = out.serialize_map(None)?;
        self.setup.write_header(&mut map)?;
        G::write_state(&self.state, &mut map)?;
        map.end()
    }
}

impl<G: Wire> Serialize for ViewJson<'_, G> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut map = out.serialize_map(None)?;
        self.write_fields(&mut map)?;
        map.end()
    }
}
