//! Who plays by which options.

use serde_json::{Map, Value};

use crate::{Deal, Fields, InputError, OptionValues, ParseError, Phrase, Position, Rules, Wire};

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
    /// Parses the options for this number of players, by the newest rules.
    pub fn new(players: usize, options: &Value) -> Result<Setup<G>, InputError> {
        Setup::of_version(G::VERSION, players, options)
    }

    /// Parses the options for this number of players, by an older version of the rules.
    pub fn of_version(
        version: u64,
        players: usize,
        options: &Value,
    ) -> Result<Setup<G>, InputError> {
        if !(G::OLDEST_VERSION..=G::VERSION).contains(&version) {
            let said = Phrase::new("rules-version")
                .number("theirs", version)
                .number("ours", G::VERSION);
            return Err(ParseError(said).into());
        }
        if !G::PLAYERS.contains(&players) {
            let (least, most) = (*G::PLAYERS.start() as i64, *G::PLAYERS.end() as i64);
            return Err(ParseError::range("players", least, most).into());
        }
        let values = OptionValues::read(version, G::OPTIONS, options)?;
        Ok(Setup {
            players,
            options: G::parse_options(players, &values)?,
            values,
        })
    }

    /// The version of the rules that it is played by.
    pub fn version(&self) -> u64 {
        self.values.version()
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
    /// Reads a full state, its setup included, by the newest rules.
    pub fn load(state: &Value) -> Result<(Setup<G>, Position<G>), InputError> {
        Setup::load_version(G::VERSION, state)
    }

    /// Reads a full state, its setup included, by this version of the rules.
    pub fn load_version(
        version: u64,
        state: &Value,
    ) -> Result<(Setup<G>, Position<G>), InputError> {
        let mut fields = Fields::of(state, "state")?;
        let setup = Setup::read_header(version, &mut fields)?;
        let position = G::read_state(&setup, &mut fields)?;
        fields.finish()?;
        Ok((setup, position))
    }

    /// Reads the fields that say who plays by which options.
    pub(crate) fn read_header(version: u64, fields: &mut Fields) -> Result<Setup<G>, InputError> {
        let game = fields.text("game")?;
        if game != G::NAME {
            return Err(ParseError::no_such(game).into());
        }
        let none = Value::Object(Map::new());
        let options = fields.optional("options").unwrap_or(&none);
        let players = fields.number("players", *G::PLAYERS.end() as u64)? as usize;
        Setup::of_version(version, players, options)
    }
}
