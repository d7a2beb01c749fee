//! One game that the engine has loaded, whichever it is.

use serde_json::{Map, Value, json};
use stammtisch_bots::{Bot, Strategy};
use stammtisch_rules::{InputError, Playthrough, Record, Rng, Seat};
use stammtisch_table::{Advice, advise};

use super::{answer, playout};

/// What the seat on turn can do.
pub struct Listed {
    /// The actions as JSON text: there may be thousands.
    pub actions: String,
    /// Whether that is all.
    pub complete: bool,
}

/// A loaded game in the public vocabulary.
pub trait Session {
    /// The game's identifier.
    fn game(&self) -> &'static str;
    /// How many play.
    fn players(&self) -> usize;
    /// How many actions were made.
    fn ply(&self) -> usize;
    /// The whole state.
    fn state(&self) -> Value;
    /// What one seat, or a spectator, may see, with all that could be remembered.
    fn view(&self, seat: Option<Seat>) -> Value;
    /// The listed actions of the seat on turn.
    fn legal(&self) -> Listed;
    /// Whether the seat on turn may do this.
    fn check(&self, action: &Value) -> Result<(), InputError>;
    /// Does it. The events are those of the whole truth, or of one viewer.
    fn apply(
        &mut self,
        action: &Value,
        viewer: Option<Option<Seat>>,
    ) -> Result<Map<String, Value>, InputError>;
    /// Goes back to an earlier point.
    fn reset(&mut self, ply: usize) -> Map<String, Value>;
    /// What the solver finds, if there is one.
    fn solve(&self, objective: &str) -> Option<Map<String, Value>>;
    /// What a bot would do for the seat on turn; `None` when the game is over.
    fn bot(&self, bot: Bot, rng: Rng) -> Option<Advice>;
    /// FullState games from fresh deals.
    fn playout(&self, bot: Bot, seed: &str, games: u64) -> Map<String, Value>;
    /// The game so far.
    fn record(&self) -> Value;
}

impl<G: Strategy> Session for Playthrough<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> usize {
        self.setup().players
    }

    fn ply(&self) -> usize {
        Playthrough::ply(self)
    }

    fn state(&self) -> Value {
        self.setup().state(self.position())
    }

    fn view(&self, seat: Option<Seat>) -> Value {
        self.setup().view(self.position(), seat, true)
    }

    fn legal(&self) -> Listed {
        let mut listed = Vec::new();
        let complete = G::legal(&self.position().mover(), &mut listed);
        let mut actions = String::from("[");
        for (at, action) in listed.iter().enumerate() {
            if at > 0 {
                actions.push(',');
            }
            G::write_action(action, &mut actions);
        }
        actions.push(']');
        Listed { actions, complete }
    }

    fn check(&self, action: &Value) -> Result<(), InputError> {
        let action = G::read_action(self.position().public(), action)?;
        Ok(G::check(&self.position().mover(), &action)?)
    }

    fn apply(
        &mut self,
        action: &Value,
        viewer: Option<Option<Seat>>,
    ) -> Result<Map<String, Value>, InputError> {
        let action = G::read_action(self.position().public(), action)?;
        let mover = self.position().turn();
        let events = Playthrough::apply(self, &action)?;
        let events: Vec<Value> = events
            .iter()
            .map(|event| viewer.map_or(event.full(), |viewer| event.for_viewer(viewer)))
            .map(G::event_json)
            .collect();
        // Once the game is over nobody is on turn; the field keeps its last meaning.
        let turn = self.position().turn();
        Ok(answer([
            ("events", events.into()),
            ("turn", json!(turn.or(mover))),
            ("over", turn.is_none().into()),
        ]))
    }

    fn reset(&mut self, ply: usize) -> Map<String, Value> {
        Playthrough::reset(self, ply);
        answer([
            ("ply", Playthrough::ply(self).into()),
            ("state", Session::state(self)),
        ])
    }

    fn solve(&self, objective: &str) -> Option<Map<String, Value>> {
        let (value, action) = G::solve(&self.position().mover(), objective)?;
        let action = action.as_ref().map_or(Value::Null, G::action_json);
        Some(answer([("value", value.into()), ("action", action)]))
    }

    fn bot(&self, bot: Bot, rng: Rng) -> Option<Advice> {
        advise(&self.position().mover(), bot, rng)
    }

    fn playout(&self, bot: Bot, seed: &str, games: u64) -> Map<String, Value> {
        let began = std::time::Instant::now();
        let tally = playout::playout(self.setup(), bot, seed, games);
        answer([
            ("games", games.into()),
            ("decisions", tally.decisions.into()),
            ("turns", tally.turns.into()),
            ("searched", tally.searched.into()),
            ("wins", json!(tally.wins)),
            ("seconds", began.elapsed().as_secs_f64().into()),
        ])
    }

    fn record(&self) -> Value {
        Record::write(self)
    }
}
