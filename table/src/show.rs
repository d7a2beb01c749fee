//! What a viewer sees of the table.

use serde_json::{Map, Value, json};
use stammtisch_rules::Seat;

use crate::chair::Chair;
use crate::table::{Phase, Table};
use crate::{Moment, Pace, Secret};

impl Table {
    /// Everything that this viewer may see now, and what he can do.
    pub fn now(&self, viewer: Option<Seat>, now: Moment) -> Value {
        let mut out = Map::new();
        out.insert("news".into(), self.stream(viewer).last().into());
        out.insert("number".into(), self.number_for(viewer).into());
        out.insert("you".into(), json!(viewer));
        out.insert("phase".into(), self.phase_word().into());
        out.insert("plan".into(), self.show_plan());
        out.insert("host".into(), self.host.name.clone().into());
        out.insert("seats".into(), self.show_chairs());
        out.insert("games".into(), self.games.into());
        out.insert("shuffle".into(), self.show_shuffle());
        out.insert("clocks".into(), self.show_clocks(now));
        if let Some(play) = &self.play {
            out.insert("view".into(), play.view(viewer));
            out.insert("turn".into(), json!(play.turn()));
            if self.phase() == Phase::Over {
                // Nothing is hidden any more.
                let views = (0..self.chairs.len()).map(|seat| play.view(Some(seat)));
                out.insert("views".into(), views.collect());
            }
            if viewer.is_some() && viewer == play.turn() {
                let (actions, complete) = play.actions();
                out.insert("actions".into(), actions.into());
                out.insert("complete".into(), complete.into());
                out.insert("can_undo".into(), play.can_undo().into());
            }
        }
        Value::Object(out)
    }

    /// What somebody who chooses among tables wants to know.
    pub fn summary(&self, viewer: Option<Seat>) -> Value {
        json!({
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.plan.options,
            "pace": self.plan.pace,
            "phase": self.phase_word(),
            "host": self.host.name,
            "seats": self.show_chairs(),
            "you": viewer,
            "turn": self.play.as_ref().and_then(|play| play.turn()),
        })
    }

    /// The number of the newest state that this viewer sees: the one on turn sees every step of
    /// his, the others only what is final.
    pub(crate) fn number_for(&self, viewer: Option<Seat>) -> u64 {
        let turn = self.play.as_ref().and_then(|play| play.turn());
        match viewer.is_some() && viewer == turn {
            true => self.number,
            false => self.final_number,
        }
    }

    /// The record of the game, with what proves its shuffle: the secret only when it is over.
    pub fn record(&self) -> Option<Value> {
        let mut record = self.play.as_ref()?.record();
        if self.phase() != Phase::Over {
            // A record holds the whole deal.
            return None;
        }
        record["shuffle"] = self.show_shuffle();
        let names = (0..self.chairs.len()).map(|seat| self.show_chair(seat)["name"].clone());
        record["names"] = names.collect();
        Some(record)
    }

    fn phase_word(&self) -> &'static str {
        match self.phase() {
            Phase::Lobby => "lobby",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }

    pub(crate) fn show_plan(&self) -> Value {
        json!(self.plan)
    }

    fn show_chairs(&self) -> Value {
        let chairs = (0..self.chairs.len()).map(|seat| self.show_chair(seat));
        chairs.collect()
    }

    /// Who sits there, as everybody may know.
    pub(crate) fn show_chair(&self, seat: Seat) -> Value {
        self.chairs.get(seat).map_or(Value::Null, Chair::show)
    }

    /// The commitment from the start, the nonces once no more can be added, the secret at the end.
    fn show_shuffle(&self) -> Value {
        let phase = self.phase();
        let nonces = (phase != Phase::Lobby).then(|| {
            let nonces = self.chairs.iter().map(Chair::nonce);
            nonces.collect::<Vec<_>>()
        });
        let secret = (phase == Phase::Over).then(|| Secret::reveal(&self.secret));
        json!({"commitment": self.secret.commitment(), "nonces": nonces, "secret": secret})
    }

    /// What each seat has left; without a pace there is nothing to show.
    fn show_clocks(&self, now: Moment) -> Value {
        if self.plan.pace == Pace::None {
            return Value::Null;
        }
        let left = (0..self.chairs.len()).map(|seat| self.clocks.left(seat, now));
        left.collect()
    }
}
