//! How a game ended, and the line that keeps it.

use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_rules::Seat;

use super::{Effort, Times};

/// How one game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The game's number in the schedule.
    pub game: u64,
    /// The bot at each seat.
    pub seating: Vec<usize>,
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// How it ended, for games that can end in several ways: a word of its vocabulary.
    pub by: Option<String>,
    /// The actions made by all.
    pub actions: u64,
    /// The turns ended.
    pub turns: u64,
    /// What the bot at each seat put into it.
    pub efforts: Vec<Effort>,
}

impl Outcome {
    /// What a seat won: 1, or its part of a shared win.
    pub fn share(&self, seat: Seat) -> f64 {
        match self.winners.contains(&seat) {
            true => 1.0 / self.winners.len() as f64,
            false => 0.0,
        }
    }

    /// The seat of a bot, if it took part.
    pub fn seat_of(&self, bot: usize) -> Option<Seat> {
        self.seating.iter().position(|&there| there == bot)
    }

    /// The line that keeps it: whole numbers only, so that it reads back as it was.
    pub fn json(&self) -> Value {
        let efforts: Vec<Value> = self.efforts.iter().map(effort_json).collect();
        json!({
            "game": self.game,
            "seating": self.seating,
            "winners": self.winners,
            "by": self.by,
            "actions": self.actions,
            "turns": self.turns,
            "efforts": efforts,
        })
    }

    /// Reads what [`Outcome::json`] wrote; `None` if it is anything else.
    pub fn read(value: &Value) -> Option<Outcome> {
        let seats = |name: &str| -> Option<Vec<usize>> {
            let list = value[name].as_array()?.iter();
            list.map(|seat| Some(seat.as_u64()? as usize)).collect()
        };
        let outcome = Outcome {
            game: value["game"].as_u64()?,
            seating: seats("seating")?,
            winners: seats("winners")?,
            by: value["by"].as_str().map(str::to_owned),
            actions: value["actions"].as_u64()?,
            turns: value["turns"].as_u64()?,
            efforts: value["efforts"]
                .as_array()?
                .iter()
                .map(read_effort)
                .collect::<Option<_>>()?,
        };
        let players = outcome.seating.len();
        let sound =
            outcome.efforts.len() == players && outcome.winners.iter().all(|&seat| seat < players);
        sound.then_some(outcome)
    }
}

fn effort_json(effort: &Effort) -> Value {
    let steps: Vec<(u16, u64)> = effort.times.counts().collect();
    json!({
        "searched": effort.searched,
        "ns": effort.times.total.as_nanos() as u64,
        "longest": effort.times.longest.as_nanos() as u64,
        "steps": steps,
    })
}

fn read_effort(value: &Value) -> Option<Effort> {
    let time = |name: &str| value[name].as_u64().map(Duration::from_nanos);
    let steps = value["steps"].as_array()?.iter();
    let counts: Option<Vec<(u16, u64)>> = steps
        .map(|pair| Some((u16::try_from(pair[0].as_u64()?).ok()?, pair[1].as_u64()?)))
        .collect();
    Some(Effort {
        searched: value["searched"].as_u64()?,
        times: Times::from_parts(time("ns")?, time("longest")?, counts?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome() -> Outcome {
        let mut effort = Effort {
            searched: 7,
            ..Effort::default()
        };
        effort.times.add(Duration::from_micros(3));
        effort.times.add(Duration::from_millis(50));
        Outcome {
            game: 4,
            seating: vec![2, 0],
            winners: vec![0, 1],
            by: Some("quiet".to_owned()),
            actions: 20,
            turns: 9,
            efforts: vec![effort, Effort::default()],
        }
    }

    #[test]
    fn an_outcome_reads_back_as_it_was_written() {
        let line = outcome().json().to_string();
        let value: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(Outcome::read(&value), Some(outcome()));
    }

    #[test]
    fn what_is_no_outcome_is_not_read() {
        for (field, bad) in [
            ("game", json!("4")),
            ("winners", json!([2])),
            ("efforts", json!([])),
            ("seating", json!(null)),
        ] {
            let mut value = outcome().json();
            value[field] = bad;
            assert_eq!(Outcome::read(&value), None, "{field}");
        }
    }

    #[test]
    fn a_shared_win_is_parted() {
        let outcome = outcome();
        assert_eq!((outcome.share(0), outcome.share(1)), (0.5, 0.5));
        assert_eq!((outcome.seat_of(2), outcome.seat_of(1)), (Some(0), None));
    }
}
