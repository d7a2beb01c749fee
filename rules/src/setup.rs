//! Who plays by which options.

use serde_json::{Map, Value};

use crate::{Deal, Fields, InputError, OptionValues, ParseError, Position, Rules, Wire};

/// Who plays by which options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<G: Rules> {
    /// How many play.
    pub players: usize,
    /// The options, ready for use.
    pub options: G::Options,
    values: OptionValues,
}

impl<G: Rules> Setup<G> {
    /// Parses the options for this number of players.
    pub fn new(players: usize, options: &Value) -> Result<Setup<G>, InputError> {
        if !G::PLAYERS.contains(&players) {
            let (least, most) = (*G::PLAYERS.start() as i64, *G::PLAYERS.end() as i64);
            return Err(ParseError::range("players", least, most).into());
        }
        let values = OptionValues::read(G::OPTIONS, options)?;
        Ok(Setup {
            players,
            options: G::parse_options(players, &values)?,
            values,
        })
    }

    /// The options as they were given, and with their defaults.
    pub fn option_values(&self) -> &OptionValues {
        &self.values
    }

    /// Deals.
    pub fn deal(&self, deal: &Deal) -> Position<G> {
        G::deal(self, deal)
    }
}

impl<G: Wire> Setup<G> {
    /// Reads a full state, its setup included.
    pub fn load(state: &Value) -> Result<(Setup<G>, Position<G>), InputError> {
        let mut fields = Fields::of(state, "state")?;
        let setup = Setup::read_header(&mut fields)?;
        let position = G::read_state(&setup, &mut fields)?;
        fields.finish()?;
        Ok((setup, position))
    }

    /// Reads the fields that say who plays by which options.
    pub(crate) fn read_header(fields: &mut Fields) -> Result<Setup<G>, InputError> {
        let game = fields.text("game")?;
        if game != G::NAME {
            return Err(ParseError::no_such(game).into());
        }
        let none = Value::Object(Map::new());
        let options = fields.optional("options").unwrap_or(&none);
        let players = fields.number("players", *G::PLAYERS.end() as u64)? as usize;
        Setup::new(players, options)
    }
}
