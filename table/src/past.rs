//! The steps of a game, to look back at: what was done, and any moment in anybody's eyes.

use serde_json::{Value, json};
use stammtisch_bots::Strategy;
use stammtisch_rules::{Playthrough, Rng, Seat, Words};

use crate::judge::{Judging, judge};
use crate::play::show;

/// Through whose eyes one looks back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Those of a player.
    Seat(Seat),
    /// Those of somebody who watched.
    Watching,
    /// Everybody's at once: all hands lie open.
    All,
}

/// A game from its first position on. Moment 0 is before the first step.
pub trait Past: Send + Sync {
    /// How many steps were made.
    fn len(&self) -> usize;
    /// Whether nothing was done.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Every step, with what it brought as whoever was told most was told it.
    fn steps(&self, words: &Words) -> Vec<Value>;
    /// The table after so many steps; `None` if there were fewer, or no such seat.
    fn moment(&self, at: usize, eyes: Eyes) -> Option<Value>;
    /// Lets a bot judge the decision after so many steps; `None` if there were no more.
    fn judge(&self, at: usize) -> Option<Judging>;
}

impl<G: Strategy> Past for Playthrough<G> {
    fn len(&self) -> usize {
        self.ply()
    }

    fn steps(&self, words: &Words) -> Vec<Value> {
        let mut walk = Playthrough::from_position(self.setup().clone(), *self.start());
        let step = |action: &G::Action| {
            let seat = walk.position().turn();
            let text = G::action_phrase(&walk.position().mover(), action);
            let events = walk.apply(action).ok()?;
            let told = || events.iter().map(|event| event.full());
            let said = told().map(|event| words.say(&G::event_phrase(event)));
            Some(json!({
                "seat": seat,
                "action": G::action_json(action),
                "text": words.say(&text),
                "said": said.collect::<Vec<_>>(),
                "events": told().map(G::event_json).collect::<Vec<_>>(),
            }))
        };
        self.actions().map_while(step).collect()
    }

    fn moment(&self, at: usize, eyes: Eyes) -> Option<Value> {
        let position = self.after(at)?;
        let players = self.setup().players;
        let view = |viewer| show(self.setup(), position, viewer);
        let turn = position.turn();
        let over = turn.is_none();
        let seen = match eyes {
            Eyes::Seat(seat) if seat >= players => return None,
            Eyes::Seat(seat) => json!({"view": view(Some(seat))}),
            Eyes::Watching => json!({"view": view(None)}),
            Eyes::All => {
                let views: Value = (0..players).map(|seat| view(Some(seat))).collect();
                json!({"view": view(None), "views": views})
            }
        };
        let mut moment = json!({"at": at, "turn": turn, "over": over});
        let fields = seen.as_object().cloned().unwrap_or_default();
        moment.as_object_mut()?.extend(fields);
        Some(moment)
    }

    fn judge(&self, at: usize) -> Option<Judging> {
        let done = *self.actions().nth(at)?;
        // The same rng each time: whoever asks again gets the same answer.
        let mut rng = Rng::from_text(&format!("study/{at}"));
        // As when it plays, the bot gets a made-up position that looks the same to the mover.
        let position = G::redeal(&self.after(at)?.mover(), &mut rng);
        Some(Box::new(move || {
            judge::<G>(&position.mover(), at, &done, rng)
        }))
    }
}
