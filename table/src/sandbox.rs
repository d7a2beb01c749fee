//! A position that a client brings along to try something. Nothing is kept, and nothing in it is
//! hidden from the client.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use stammtisch_bots::{Bot, Budget, Level};
use stammtisch_engine::{
    ActionInput, AnyPlaythrough, Catalogue, Checked, Event, Hint, Listed, ObjectText, Viewpoint,
};
use stammtisch_rules::{InputError, ParseError, Rng, Weight, Words};
use utoipa::ToSchema;

use crate::Rejection;
use crate::regulars::Regular;
use crate::snapshot::MAX_ACTION_BYTES;

/// The bots of the other seats make at most this many steps.
const MAX_BOT_STEPS: usize = 100;
/// A teacher has to be quick, not clever.
const BUDGET: Budget = Budget::Nodes(2_000);

/// A position, the seat that tries something in it, and what it tries.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sandbox {
    /// The full state in the public vocabulary.
    #[schema(value_type = Object)]
    state: Value,
    /// The seat that looks and acts.
    seat: usize,
    /// What the seat does; left out, it only looks.
    #[serde(default)]
    #[schema(value_type = Object, required = false)]
    action: Option<Value>,
    /// The seat whose action it is, if it is another's: an opponent's move that is told beforehand.
    #[serde(default)]
    #[schema(required = false)]
    by: Option<usize>,
    /// The pieces that the seat puts together, to be put in order.
    #[serde(default)]
    #[schema(value_type = Object, required = false)]
    draft: Option<Value>,
    /// Whether bots play for the others until it is this seat's turn.
    #[serde(default)]
    #[schema(required = false)]
    bots: bool,
}

/// The position after it was tried.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SandboxAnswer {
    /// Always true.
    pub ok: bool,
    /// The full state.
    #[schema(value_type = Object)]
    pub state: Box<RawValue>,
    /// What the seat sees.
    #[schema(value_type = Object)]
    pub view: ObjectText,
    /// The seat to act; null once the game is over.
    #[schema(required = true)]
    pub turn: Option<usize>,
    /// What the seat can do, if it is its turn.
    #[schema(value_type = Vec<Object>)]
    pub actions: Box<RawValue>,
    /// What each of `actions` would do.
    #[schema(value_type = Vec<Object>)]
    pub previews: Box<RawValue>,
    /// Whether `actions` lists every possible action.
    pub complete: bool,
    /// Whether the game is over.
    pub over: bool,
    /// What happened, as the seat saw it.
    pub updates: Vec<SandboxUpdate>,
}

/// Something that happened in a sandbox.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SandboxUpdate {
    /// The step that it belongs to, from 1: what has the same number happened together.
    pub step: usize,
    /// In a sentence.
    pub text: String,
    /// True for what only follows from a move, such as the next card that is turned up; else left out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub light: bool,
    /// In the public vocabulary.
    #[schema(value_type = Object)]
    pub event: Arc<RawValue>,
}

impl Sandbox {
    /// Returns the name of the game, if the state has one.
    pub fn game(&self) -> &str {
        self.state["game"].as_str().unwrap_or("")
    }

    /// Carries the action out and lets the bots play.
    ///
    /// # Errors
    /// If the state is not sound, or the action is not allowed in it.
    pub fn run(
        &self,
        catalogue: Catalogue,
        words: &Words,
        rng: Rng,
    ) -> Result<SandboxAnswer, Rejection> {
        let mut playthrough = self.load(catalogue)?;
        if let Some(action) = &self.action {
            self.on_turn(playthrough.as_ref())?;
            playthrough.apply(ActionInput::Json(action))?;
        }
        if self.bots {
            self.let_bots_play(playthrough.as_mut(), rng);
        }
        let seen = Viewpoint::Seat(self.seat);
        let events_of = |step| {
            let events = playthrough.events(step, seen);
            events.into_iter().map(move |event| (step, event))
        };
        let events = (1..=playthrough.steps()).flat_map(events_of).collect();
        Ok(self.answer(playthrough.as_ref(), events, words))
    }

    /// Returns what the action would do.
    ///
    /// # Errors
    /// If the action is not allowed, or there is none.
    pub fn check(&self, catalogue: Catalogue) -> Result<Checked, Rejection> {
        let playthrough = self.load(catalogue)?;
        let action = self.action.as_ref();
        let action = action.ok_or_else(|| ParseError::no_such("action"))?;
        let playthrough = self.on_turn(playthrough.as_ref())?;
        Ok(playthrough.check(ActionInput::Json(action))?)
    }

    /// Puts the pieces of a draft in order.
    ///
    /// # Errors
    /// If there is none, or the game has none.
    pub fn arrange(&self, catalogue: Catalogue) -> Result<Value, Rejection> {
        let playthrough = self.load(catalogue)?;
        let draft = self.draft.as_ref();
        let draft = draft.ok_or_else(|| ParseError::no_such("draft"))?;
        let arranged = self.on_turn(playthrough.as_ref())?.arrange(draft);
        Ok(arranged.map_err(InputError::from)?)
    }

    /// Returns what a bot would do that looks at what is worth most now: planning is for later.
    ///
    /// # Errors
    /// If it is not this seat's turn.
    pub fn hint(&self, catalogue: Catalogue, rng: Rng) -> Result<Option<Hint>, Rejection> {
        let playthrough = self.load(catalogue)?;
        let playthrough = self.on_turn(playthrough.as_ref())?;
        Ok(playthrough.hint_job(bot(Level::Greedy), rng)())
    }

    fn load(&self, catalogue: Catalogue) -> Result<Box<dyn AnyPlaythrough>, Rejection> {
        let game = catalogue.find(self.game());
        let game = game.ok_or_else(|| ParseError::no_such(self.game()))?;
        let playthrough = game.load(game.version(), &self.state)?;
        if self.seat < playthrough.players() {
            Ok(playthrough)
        } else {
            Err(Rejection::new("table-no-such-seat"))
        }
    }

    fn on_turn<'a>(
        &self,
        playthrough: &'a dyn AnyPlaythrough,
    ) -> Result<&'a dyn AnyPlaythrough, Rejection> {
        match playthrough.turn() {
            Some(seat) if seat == self.by.unwrap_or(self.seat) => Ok(playthrough),
            Some(_) => Err(Rejection::new("table-not-your-turn")),
            None => Err(Rejection::new("table-over")),
        }
    }

    fn let_bots_play(&self, playthrough: &mut dyn AnyPlaythrough, mut rng: Rng) {
        for _ in 0..MAX_BOT_STEPS {
            if playthrough.turn().is_none_or(|seat| seat == self.seat) {
                return;
            }
            let job = playthrough.bot_job(bot(Level::Easy), Rng::new(rng.bits()));
            let Some(action) = job() else { return };
            if playthrough.apply(ActionInput::Chosen(&action)).is_err() {
                return;
            }
        }
    }

    fn answer(
        &self,
        playthrough: &dyn AnyPlaythrough,
        events: Vec<(usize, Event)>,
        words: &Words,
    ) -> SandboxAnswer {
        let mut words = words.clone();
        let regulars = Regular::ALL.iter().take(playthrough.players());
        let names = regulars.map(|regular| regular.name.to_owned()).collect();
        words.address(names, Some(self.seat));
        let turn = playthrough.turn();
        let listed = if turn == Some(self.seat) {
            playthrough.legal_within(MAX_ACTION_BYTES)
        } else {
            Listed::none()
        };
        let update = |(step, event): (usize, Event)| SandboxUpdate {
            step,
            text: words.say(&event.said),
            light: event.weight == Weight::Light,
            event: event.json,
        };
        SandboxAnswer {
            ok: true,
            state: playthrough.state(),
            view: playthrough.view(Some(self.seat)),
            turn,
            actions: listed.actions,
            previews: listed.previews,
            complete: listed.complete,
            over: turn.is_none(),
            updates: events.into_iter().map(update).collect(),
        }
    }
}

fn bot(level: Level) -> Bot {
    Bot {
        level,
        budget: BUDGET,
    }
}
