//! How fast games were played.

use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_rules::{Phrase, Words};

use super::figures::{decimal, rough, time};

/// How fast games were played in this run; what was there already does not count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speed {
    games: u64,
    time: Duration,
}

impl Speed {
    /// `None` if no game was played.
    pub(crate) fn of(games: u64, time: Duration) -> Option<Speed> {
        (games > 0).then_some(Speed { games, time })
    }

    fn a_second(&self) -> f64 {
        self.games as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// For people.
    pub(crate) fn said(&self, words: &Words) -> String {
        let pace = match self.a_second() {
            pace @ 0.0..10.0 => decimal(words, pace, 1),
            pace => rough(words, pace),
        };
        let said = Phrase::new("arena-speed")
            .number("games", self.games)
            .text("time", &time(words, self.time))
            .text("pace", &pace);
        words.say(&said)
    }

    /// For programs.
    pub(crate) fn json(&self) -> Value {
        json!({
            "games": self.games,
            "seconds": self.time.as_secs_f64(),
            "games_a_second": self.a_second(),
        })
    }
}
