//! Decides when a match has shown enough.

use stammtisch_arena::{Outcome, Schedule, Sprt, Verdict};

use super::folder::Folder;

/// A sequential test of the first bot's share of wins. It looks at whole deals in the order of their
/// numbers, whichever were finished first, so that it decides the same on any number of threads.
pub(crate) struct StoppingRule {
    sprt: Sprt,
    ended: Option<u64>,
}

impl StoppingRule {
    pub(crate) fn new(sprt: Sprt) -> StoppingRule {
        StoppingRule { sprt, ended: None }
    }

    /// Looks at the deals that have come in, up to so many games; answers whether it has decided.
    pub(crate) fn look(&mut self, schedule: &Schedule, folder: &Folder, games: u64) -> bool {
        let a_deal = schedule.games_a_deal();
        while self.ended.is_none() {
            let first = self.sprt.deals() * a_deal;
            let deal = first..(first + a_deal).min(games);
            if deal.is_empty() || !deal.clone().all(|game| folder.holds(game)) {
                break;
            }
            let outcomes = deal.filter_map(|game| folder.get(game));
            self.sprt.add(Outcome::mean_share(outcomes, 0));
            self.ended = self.sprt.verdict().map(|_| first + a_deal);
        }
        self.ended.is_some()
    }

    /// The games after which it had decided.
    pub(crate) fn ended(&self) -> Option<u64> {
        self.ended
    }

    pub(crate) fn verdict(&self) -> Option<Verdict> {
        self.ended.and_then(|_| self.sprt.verdict())
    }

    pub(crate) fn shares(&self) -> (f64, f64) {
        self.sprt.shares()
    }

    pub(crate) fn ratio(&self) -> f64 {
        self.sprt.ratio()
    }
}
