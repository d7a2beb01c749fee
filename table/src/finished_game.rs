//! The games at a table that are over, and who played them.

use std::sync::Arc;

use serde_json::Value;
use stammtisch_engine::{AnyPlaythrough, Catalogue, PositionReview};
use stammtisch_log::{Fact, Seat, TableSettings};
use stammtisch_rules::Words;

use crate::Analysis;
use crate::chair::{Chair, names};
use crate::proof::Shuffle;
use crate::snapshot::SeatInfo;
use crate::table::{Phase, Table};

/// The number of earlier games that a table keeps in memory; the log has all of them.
const KEPT: usize = 16;

/// A game that is over: nothing about it is hidden any more, and nothing changes it. A clone shares its
/// steps.
#[derive(Clone)]
pub struct FinishedGame {
    /// Its number among the games played at the table, from 1.
    pub number: u32,
    /// What was played, and how.
    pub settings: TableSettings,
    chairs: Vec<Chair>,
    shuffle: Shuffle,
    playthrough: Arc<dyn AnyPlaythrough>,
}

impl Table {
    /// Returns the games that are over and can still be replayed, the latest first.
    pub fn finished_games(&self) -> Vec<FinishedGame> {
        let latest = self.latest_finished();
        let earlier = self.earlier_games.iter().rev().cloned();
        latest.into_iter().chain(earlier).collect()
    }

    /// Returns a game that is over, by its number, from the log of its table: the table itself keeps the
    /// latest ones. `None` if the log has no such game, or does not fit.
    pub fn finished_game(catalogue: Catalogue, log: &[Fact], number: u32) -> Option<FinishedGame> {
        let (first, rest) = log.split_first()?;
        let mut table = Table::open(catalogue, first)?;
        for fact in rest {
            table.replay(fact).ok()?;
            if table.game_number == number && table.phase() == Phase::Finished {
                return table.latest_finished();
            }
        }
        None
    }

    fn latest_finished(&self) -> Option<FinishedGame> {
        let playthrough = self.playthrough.as_ref()?;
        (self.phase() == Phase::Finished).then(|| FinishedGame {
            number: self.game_number,
            settings: self.settings().clone(),
            chairs: self.chairs().to_vec(),
            shuffle: Shuffle {
                // They are the record's own.
                rules: None,
                ..self.shuffle()
            },
            playthrough: playthrough.clone(),
        })
    }

    /// Puts the game that is over with the earlier ones.
    pub(crate) fn put_game_aside(&mut self) {
        let finished = self.latest_finished();
        self.playthrough = None;
        if self.earlier_games.len() == KEPT {
            self.earlier_games.pop_front();
        }
        self.earlier_games.extend(finished);
    }
}

impl FinishedGame {
    /// Returns its steps. They show every card.
    pub fn playthrough(&self) -> &dyn AnyPlaythrough {
        self.playthrough.as_ref()
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
        names(&self.chairs, words)
    }

    /// Returns who won.
    pub fn winners(&self) -> Vec<Seat> {
        self.playthrough.winners()
    }

    /// Returns the record with what proves the shuffle.
    pub fn record(&self) -> Value {
        let mut record = self.playthrough.record();
        record["shuffle"] = serde_json::to_value(&self.shuffle).unwrap_or_default();
        let names = self.seats().into_iter();
        let name = |seat: Option<SeatInfo>| seat?.name.filter(|name| !name.is_empty());
        record["names"] = names.map(name).collect();
        record
    }

    /// Starts an analysis of its decisions.
    pub fn analysis(&self) -> Analysis {
        Analysis::new(self.playthrough.as_ref())
    }

    /// Returns the analysis that was stored as these reviews; `None` if they do not fit the game.
    pub fn stored_analysis(&self, reviews: Vec<PositionReview>) -> Option<Analysis> {
        Analysis::complete(self.playthrough.as_ref(), reviews)
    }
}
