//! The games at a table that are over, and who played them.

use serde_json::{Value, json};
use stammtisch_rules::{Seat, Words};

use crate::Plan;
use crate::chair::{Chair, names};
use crate::past::Past;
use crate::play::Play;
use crate::study::Study;
use crate::table::{Phase, Table};

/// So many games before the present one can be looked back at.
const KEPT: usize = 16;

/// A game that was put aside for another.
pub(crate) struct Finished {
    game: u32,
    plan: Plan,
    chairs: Vec<Chair>,
    play: Box<dyn Play>,
}

/// A game that is over: nothing about it is hidden any more.
pub struct Over<'a> {
    /// Which of the games played at the table, from 1.
    pub game: u32,
    /// What was played, and how.
    pub plan: &'a Plan,
    chairs: &'a [Chair],
    play: &'a dyn Play,
}

impl Table {
    /// A game that is over, the latest if none is named.
    pub fn over(&self, game: Option<u32>) -> Option<Over<'_>> {
        let present = match (&self.play, self.phase()) {
            (Some(play), Phase::Over) => Some(Over {
                game: self.games,
                plan: &self.plan,
                chairs: &self.chairs,
                play: play.as_ref(),
            }),
            _ => None,
        };
        let earlier = self.finished.iter().rev().map(|finished| Over {
            game: finished.game,
            plan: &finished.plan,
            chairs: &finished.chairs,
            play: finished.play.as_ref(),
        });
        let mut all = present.into_iter().chain(earlier);
        all.find(|over| game.is_none_or(|game| over.game == game))
    }

    /// The game that is over makes room for another.
    pub(crate) fn put_aside(&mut self) {
        let Some(play) = self.play.take() else { return };
        if self.finished.len() == KEPT {
            self.finished.pop_front();
        }
        self.finished.push_back(Finished {
            game: self.games,
            plan: self.plan.clone(),
            chairs: self.chairs.clone(),
            play,
        });
    }
}

impl Over<'_> {
    /// Its steps.
    pub fn past(&self) -> &dyn Past {
        self.play.past()
    }

    /// Where this guest sat; `None` for those who watched.
    pub fn seat_of(&self, guest: u64) -> Option<Seat> {
        let sat = |chair: &Chair| chair.guest().is_some_and(|there| there.id == guest);
        self.chairs.iter().position(sat)
    }

    /// What those who played are called in sentences.
    pub fn names(&self, words: &Words) -> Vec<String> {
        names(self.chairs, words)
    }

    /// Who played, who won, and every step in words.
    pub fn replay(&self, words: &Words) -> Value {
        let seats: Value = self.chairs.iter().map(Chair::show).collect();
        json!({
            "number": self.game,
            "plan": self.plan,
            "seats": seats,
            "names": self.names(words),
            "winners": self.play.winners(),
            "steps": self.past().steps(words),
        })
    }

    /// Nothing is known yet of its decisions.
    pub fn study(&self) -> Study {
        let past = self.past();
        Study::new(past.len(), self.plan.players, &self.play.winners())
    }
}
