//! A position to try something on. It is brought along and given back: nothing is kept, and
//! nothing in it is hidden from whoever brings it.

use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_bots::{Bot, Budget, Level};
use stammtisch_rules::{ParseError, Rng, Seat, Words};

use crate::No;
use crate::advice::Advice;
use crate::chair::bot_name;
use crate::play::{Event, Play, set_up};

/// The others have had their say after so many steps, even at a table of bots alone.
const MOST_STEPS: usize = 100;
/// Who teaches has to be quick, not clever.
const EFFORT: Budget = Budget::Nodes(2_000);

/// A position, who looks at it, and what he would like to do.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The whole state in the public vocabulary.
    state: Value,
    /// Who tries.
    seat: Seat,
    /// What he does; left out, he only looks.
    #[serde(default)]
    action: Option<Value>,
    /// Whether bots play for the others until it is his turn.
    #[serde(default)]
    bots: bool,
}

impl Trial {
    /// The name of the game, if the state says one.
    pub fn game(&self) -> &str {
        self.state["game"].as_str().unwrap_or("")
    }

    /// Tries it: the state after it, what the seat sees then, can do, and was told.
    ///
    /// # Errors
    /// If the state cannot be, or the action is not allowed in it.
    pub fn run(&self, words: &Words, rng: Rng) -> Result<Value, No> {
        let mut play = self.set_up()?;
        let mut told = Vec::new();
        if let Some(action) = &self.action {
            let text = self.on_turn(play.as_ref())?.check(action)?;
            told.extend(
                play.step(&text)
                    .map(|stepped| stepped.own)
                    .unwrap_or_default(),
            );
        }
        if self.bots {
            told.extend(self.let_others_play(play.as_mut(), rng));
        }
        Ok(self.show(play.as_ref(), &told, words))
    }

    /// Whether the action is allowed, and what it would bring at once.
    ///
    /// # Errors
    /// If it is not, or if there is none.
    pub fn check(&self) -> Result<i32, No> {
        let play = self.set_up()?;
        let action = self.action.as_ref();
        let action = action.ok_or_else(|| ParseError::no_such("action"))?;
        Ok(self.on_turn(play.as_ref())?.gain(action)?)
    }

    /// What a bot would do that looks at what is worth most now: a plan is for later.
    ///
    /// # Errors
    /// If it is not this seat's turn.
    pub fn hint(&self, rng: Rng) -> Result<Option<Advice>, No> {
        let play = self.set_up()?;
        Ok(self.on_turn(play.as_ref())?.hint(bot(Level::Greedy), rng)())
    }

    fn set_up(&self) -> Result<Box<dyn Play>, No> {
        let players = self.state["players"].as_u64().unwrap_or(0) as usize;
        let play = set_up(self.game(), players, &self.state);
        let play = play.ok_or_else(|| ParseError::no_such(self.game()))??;
        match self.seat < players {
            true => Ok(play),
            false => Err(No::new("table-no-such-seat")),
        }
    }

    fn on_turn<'a>(&self, play: &'a dyn Play) -> Result<&'a dyn Play, No> {
        match play.turn() {
            Some(seat) if seat == self.seat => Ok(play),
            Some(_) => Err(No::new("table-not-your-turn")),
            None => Err(No::new("table-over")),
        }
    }

    /// What this seat is told of it.
    fn let_others_play(&self, play: &mut dyn Play, mut rng: Rng) -> Vec<Event> {
        let mut told = Vec::new();
        for _ in 0..MOST_STEPS {
            if play.turn().is_none_or(|seat| seat == self.seat) {
                break;
            }
            let thought = play.think(bot(Level::Easy), Rng::new(rng.bits()))();
            let Some(stepped) = thought.and_then(|text| play.step(&text)) else {
                break;
            };
            let others = stepped.others.unwrap_or_default().into_iter();
            told.extend(others.skip(self.seat).take(1).flatten());
        }
        told
    }

    fn show(&self, play: &dyn Play, told: &[Event], words: &Words) -> Value {
        let mut words = words.clone();
        let players = self.state["players"].as_u64().unwrap_or(0) as usize;
        let names = (0..players).map(|seat| bot_name(&words, seat)).collect();
        words.address(names, Some(self.seat));
        let mine = play.turn() == Some(self.seat);
        let (actions, complete) = match mine {
            true => play.actions(),
            false => (Vec::new(), true),
        };
        let news = told.iter();
        let news = news.map(|event| json!({"said": words.say(&event.said), "event": event.json}));
        json!({
            "state": play.state(),
            "view": play.view(Some(self.seat)),
            "turn": play.turn(),
            "actions": actions,
            "complete": complete,
            "over": play.turn().is_none(),
            "news": news.collect::<Vec<_>>(),
        })
    }
}

fn bot(level: Level) -> Bot {
    Bot {
        level,
        budget: EFFORT,
    }
}
