//! How a game ended, and the line that keeps it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use stammtisch_rules::Seat;

use crate::Effort;

/// How one game ended. Its JSON has whole numbers only, so that it reads back as it was.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// What each seat scored, for games that have scores. Games of older builds lack them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i32>,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// How it ended.
    pub outcome: Outcome,
    /// The game itself, to be replayed step by step, if records are wanted.
    pub record: Option<Value>,
}

impl Outcome {
    /// What a seat won: 1, or its part of a shared win.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(&seat) {
            1.0 / self.winners.len() as f64
        } else {
            0.0
        }
    }

    /// The seat of a bot, if it took part.
    pub fn seat_of(&self, bot: usize) -> Option<Seat> {
        self.seating.iter().position(|&there| there == bot)
    }

    /// Reads a line that was written with serde; `None` if it is anything else, or does not add up.
    pub fn read(line: &[u8]) -> Option<Outcome> {
        let outcome: Outcome = serde_json::from_slice(line).ok()?;
        let players = outcome.seating.len();
        let sound = outcome.efforts.len() == players
            && outcome.winners.iter().all(|&seat| seat < players)
            && [0, players].contains(&outcome.scores.len());
        sound.then_some(outcome)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::json;

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
            scores: Vec::new(),
        }
    }

    #[test]
    fn an_outcome_reads_back_as_it_was_written() {
        let line = serde_json::to_string(&outcome()).unwrap();
        assert_eq!(Outcome::read(line.as_bytes()), Some(outcome()));
    }

    #[test]
    fn the_form_of_a_line_is_frozen() {
        let line = serde_json::to_string(&outcome()).unwrap();
        let effort = r#"{"searched":7,"ns":50003000,"longest":50000000,"steps":[[369,1],[818,1]]}"#;
        let none = r#"{"searched":0,"ns":0,"longest":0,"steps":[]}"#;
        let expected = format!(
            r#"{{"game":4,"seating":[2,0],"winners":[0,1],"by":"quiet","actions":20,"turns":9,"efforts":[{effort},{none}]}}"#
        );
        assert_eq!(line, expected);
        let scored = Outcome {
            scores: vec![-3, 120],
            ..outcome()
        };
        let line = serde_json::to_string(&scored).unwrap();
        assert!(line.ends_with(r#"],"scores":[-3,120]}"#), "{line}");
        assert_eq!(Outcome::read(line.as_bytes()), Some(scored));
    }

    #[test]
    fn what_is_no_outcome_is_not_read() {
        for (field, bad) in [
            ("game", json!("4")),
            ("winners", json!([2])),
            ("efforts", json!([])),
            ("seating", json!(null)),
            ("scores", json!([1])),
        ] {
            let mut value: Value = serde_json::to_value(outcome()).unwrap();
            value[field] = bad;
            assert_eq!(Outcome::read(value.to_string().as_bytes()), None, "{field}");
        }
    }

    #[test]
    fn a_shared_win_is_parted() {
        let outcome = outcome();
        assert_eq!((outcome.share(0), outcome.share(1)), (0.5, 0.5));
        assert_eq!((outcome.seat_of(2), outcome.seat_of(1)), (Some(0), None));
    }
}
