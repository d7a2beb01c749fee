//! The games at a table that are over, and who played them.

use stammtisch_engine::AnyPlaythrough;
use stammtisch_log::{Seat, TableSettings};
use stammtisch_rules::Words;

use crate::Analysis;
use crate::chair::{Chair, names};
use crate::snapshot::SeatInfo;
use crate::table::{Phase, Table};

/// The number of earlier games that a table keeps.
const KEPT: usize = 16;

/// A game that made room for a rematch.
pub(crate) struct EarlierGame {
    number: u32,
    settings: TableSettings,
    chairs: Vec<Chair>,
    playthrough: Box<dyn AnyPlaythrough>,
}

/// A game that is over: nothing about it is hidden any more.
pub struct FinishedGame<'a> {
    /// Its number among the games played at the table, from 1.
    pub number: u32,
    /// What was played, and how.
    pub settings: &'a TableSettings,
    chairs: &'a [Chair],
    playthrough: &'a dyn AnyPlaythrough,
}

impl Table {
    /// Returns a game that is over, the latest if no number is given.
    pub fn finished_game(&self, number: Option<u32>) -> Option<FinishedGame<'_>> {
        let present = match (&self.playthrough, self.phase()) {
            (Some(playthrough), Phase::Finished) => Some(FinishedGame {
                number: self.game_number,
                settings: &self.settings,
                chairs: &self.chairs,
                playthrough: playthrough.as_ref(),
            }),
            _ => None,
        };
        let earlier = self.earlier_games.iter().rev().map(|game| FinishedGame {
            number: game.number,
            settings: &game.settings,
            chairs: &game.chairs,
            playthrough: game.playthrough.as_ref(),
        });
        let mut all = present.into_iter().chain(earlier);
        all.find(|game| number.is_none_or(|number| game.number == number))
    }

    /// Puts the game that is over with the earlier ones.
    pub(crate) fn put_game_aside(&mut self) {
        let Some(playthrough) = self.playthrough.take() else {
            return;
        };
        if self.earlier_games.len() == KEPT {
            self.earlier_games.pop_front();
        }
        self.earlier_games.push_back(EarlierGame {
            number: self.game_number,
            settings: self.settings.clone(),
            chairs: self.chairs.clone(),
            playthrough,
        });
    }
}

impl FinishedGame<'_> {
    /// Returns its steps. They show every card.
    pub fn playthrough(&self) -> &dyn AnyPlaythrough {
        self.playthrough
    }

    /// Returns the seat of this guest; `None` for those who watched.
    pub fn seat_of(&self, guest: u64) -> Option<Seat> {
        let sat = |chair: &Chair| chair.guest().is_some_and(|there| there.id == guest);
        self.chairs.iter().position(sat)
    }

    /// Returns who played.
    pub fn seats(&self) -> Vec<Option<SeatInfo>> {
        self.chairs.iter().map(Chair::info).collect()
    }

    /// Returns what the players are called in sentences.
    pub fn names(&self, words: &Words) -> Vec<String> {
        names(self.chairs, words)
    }

    /// Returns who won.
    pub fn winners(&self) -> Vec<Seat> {
        self.playthrough.winners()
    }

    /// Starts an analysis of its decisions.
    pub fn analysis(&self) -> Analysis {
        Analysis::new(self.playthrough)
    }
}
