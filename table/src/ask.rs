//! What can be asked about a table without changing it.

use serde_json::Value;
use stammtisch_bots::Bot;
use stammtisch_rules::{Rng, Seat, Words};

use crate::chair::{Chair, names};
use crate::play::{Hinting, Play};
use crate::table::{Phase, Table};
use crate::{Guest, No, Pace};

impl Table {
    /// Whether this guest opened the table.
    pub fn is_host(&self, guest: u64) -> bool {
        self.host.id == guest
    }

    /// Whether anybody may be told that players are wanted here.
    pub fn is_listed(&self) -> bool {
        self.plan.public && self.phase() == Phase::Lobby && self.chairs.contains(&Chair::Empty)
    }

    /// Whether something can happen though nobody asks: a bot's move, a clock.
    pub fn is_waking(&self) -> bool {
        let bots = self.chairs.iter().any(|chair| chair.bot().is_some());
        self.phase() == Phase::Playing && (bots || self.plan.pace != Pace::None)
    }

    /// Whether the one on turn may do this, and what it would bring him at once. Only he is answered.
    pub fn check(&self, who: &Guest, action: &Value) -> Result<i32, No> {
        Ok(self.on_turn(who)?.gain(action)?)
    }

    /// What a bot would do in this guest's place, who must be on turn.
    pub fn hint(&self, who: &Guest, bot: Bot, rng: Rng) -> Result<Hinting, No> {
        Ok(self.on_turn(who)?.hint(bot, rng))
    }

    fn on_turn(&self, who: &Guest) -> Result<&dyn Play, No> {
        let seat = self.seat_of(who.id);
        let seat = seat.ok_or_else(|| No::new("table-no-seat"))?;
        match &self.play {
            Some(play) if play.turn() == Some(seat) => Ok(play.as_ref()),
            Some(_) => Err(No::new("table-not-your-turn")),
            None => Err(No::new("table-not-playing")),
        }
    }

    /// What the people at the table are called in sentences; bots have a number.
    pub fn names(&self, words: &Words) -> Vec<String> {
        names(&self.chairs, words)
    }

    /// Who sits there, if a person does.
    pub fn guest_at(&self, seat: Seat) -> Option<u64> {
        Some(self.chairs.get(seat)?.guest()?.id)
    }
}
