//! How a game went: where it began and every action since.

use serde_json::{Map, Value};

use crate::{
    Deal, Events, Fields, Game, InputError, OptionValues, ParseError, Position, Refusal, Seat,
};

/// Who plays by which options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<G: Game> {
    /// How many play.
    pub players: usize,
    /// The options, ready for use.
    pub options: G::Options,
    values: OptionValues,
}

impl<G: Game> Setup<G> {
    /// Reads the options for so many players.
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

    /// The options as they were asked for and with their defaults.
    pub fn option_values(&self) -> &OptionValues {
        &self.values
    }

    /// A fresh deal.
    pub fn deal(&self, deal: &Deal) -> Position<G> {
        G::deal(self, deal)
    }

    /// The whole state in the public vocabulary: hidden cards included.
    pub fn state(&self, position: &Position<G>) -> Value {
        let mut out = self.header();
        G::save(&position.full_state(), &mut out);
        Value::Object(out)
    }

    /// What one seat, or a spectator, may see, in the public vocabulary.
    pub fn view(&self, position: &Position<G>, seat: Option<Seat>, known: bool) -> Value {
        let mut out = self.header();
        G::show(&position.view(seat), known, &mut out);
        Value::Object(out)
    }

    /// Reads a whole state, its setup included.
    pub fn load(state: &Value) -> Result<(Setup<G>, Position<G>), InputError> {
        let mut fields = Fields::of(state, "state")?;
        let setup = Setup::read_header(&mut fields)?;
        let position = G::load(&setup, &mut fields)?;
        fields.finish()?;
        Ok((setup, position))
    }

    /// Reads what [`Setup::header`] wrote.
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

    fn header(&self) -> Map<String, Value> {
        let mut out = Map::new();
        out.insert("game".into(), G::NAME.into());
        out.insert("options".into(), self.values.given().clone().into());
        out.insert("players".into(), self.players.into());
        out
    }
}

/// A game from its first position on. Any earlier point can be gone back to.
#[derive(Clone)]
pub struct Playthrough<G: Game> {
    setup: Setup<G>,
    seed: Option<String>,
    start: Position<G>,
    steps: Vec<(G::Action, Position<G>)>,
}

impl<G: Game> Playthrough<G> {
    /// A game dealt from a seed.
    pub fn deal(setup: Setup<G>, seed: &str) -> Playthrough<G> {
        let start = setup.deal(&Deal::from_seed(seed));
        Playthrough {
            seed: Some(seed.to_owned()),
            ..Playthrough::from_position(setup, start)
        }
    }

    /// A game that begins at this position.
    pub fn from_position(setup: Setup<G>, start: Position<G>) -> Playthrough<G> {
        Playthrough {
            setup,
            seed: None,
            start,
            steps: Vec::new(),
        }
    }

    /// Who plays by which options.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The seed of the deal, if it came from one.
    pub fn seed(&self) -> Option<&str> {
        self.seed.as_deref()
    }

    /// The first position.
    pub fn start(&self) -> &Position<G> {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position<G> {
        self.steps.last().map_or(&self.start, |(_, after)| after)
    }

    /// The position after so many actions; `None` if there were fewer.
    pub fn after(&self, ply: usize) -> Option<&Position<G>> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(at) => self.steps.get(at).map(|(_, after)| after),
        }
    }

    /// The actions so far.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = &G::Action> {
        self.steps.iter().map(|(action, _)| action)
    }

    /// How many actions were made.
    pub fn ply(&self) -> usize {
        self.steps.len()
    }

    /// Carries out an action of the seat on turn, or says why not and changes nothing.
    pub fn apply(&mut self, action: &G::Action) -> Result<Events<G>, Refusal> {
        let mut position = *self.position();
        G::check(&position.mover(), action)?;
        let mut events = Events::<G>::new();
        position.apply(action, &mut events);
        self.steps.push((*action, position));
        Ok(events)
    }

    /// Goes back to the point after `ply` actions; answers whether there is such a point.
    pub fn reset(&mut self, ply: usize) -> bool {
        let known = ply <= self.ply();
        self.steps.truncate(ply);
        known
    }
}
