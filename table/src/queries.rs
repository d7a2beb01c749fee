//! Questions about a table that change nothing.

use serde_json::Value;
use stammtisch_bots::Bot;
use stammtisch_engine::{ActionInput, AnyPlaythrough, Checked, HintJob};
use stammtisch_log::{Guest, Seat};
use stammtisch_rules::{InputError, Rng, Words};

use crate::Rejection;
use crate::chair::names;
use crate::table::Table;

impl Table {
    /// Returns the guest who opened the table.
    pub fn host(&self) -> &Guest {
        &self.seating.host
    }

    /// Returns the number of a viewer's newest update.
    pub fn last_update(&self, viewer: Option<Seat>) -> u64 {
        self.stream(viewer).last()
    }

    /// Returns what this action of the guest would do. Fails if they are not on turn, or the rules
    /// forbid the action.
    pub fn check(&self, who: &Guest, action: &Value) -> Result<Checked, Rejection> {
        Ok(self.on_turn(who)?.check(ActionInput::Json(action))?)
    }

    /// Puts the pieces of the guest's draft in order. Fails if they are not on turn, or the game has
    /// no drafts.
    pub fn arrange(&self, who: &Guest, draft: &Value) -> Result<Value, Rejection> {
        let arranged = self.on_turn(who)?.arrange(draft);
        Ok(arranged.map_err(InputError::from)?)
    }

    /// Lets a bot say what it would do in this guest's place. Fails if they are not on turn.
    pub fn hint(&self, who: &Guest, bot: Bot, rng: Rng) -> Result<HintJob, Rejection> {
        Ok(self.on_turn(who)?.hint_job(bot, rng))
    }

    fn on_turn(&self, who: &Guest) -> Result<&dyn AnyPlaythrough, Rejection> {
        let seat = self.seat_of(who.id);
        let seat = seat.ok_or_else(|| Rejection::new("table-no-seat"))?;
        match &self.playthrough {
            Some(playthrough) if playthrough.turn() == Some(seat) => Ok(playthrough.as_ref()),
            Some(_) => Err(Rejection::new("table-not-your-turn")),
            None => Err(Rejection::new("table-not-playing")),
        }
    }

    /// Returns whether the player on turn can take a step back.
    pub(crate) fn can_undo(&self) -> bool {
        let playthrough = self.playthrough.as_ref();
        playthrough.is_some_and(|playthrough| playthrough.committed() < playthrough.steps())
    }

    /// Returns what the players are called in sentences; bots have a number.
    pub fn names(&self, words: &Words) -> Vec<String> {
        names(self.chairs(), words)
    }

    /// Returns the guest at this seat, if a person sits there.
    pub fn guest_at(&self, seat: Seat) -> Option<&Guest> {
        self.chairs().get(seat)?.guest()
    }
}
