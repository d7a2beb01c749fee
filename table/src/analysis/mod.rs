//! A game analysed: how the chances went, and what was skill and what was luck.
//!
//! Every position has one estimate for each seat, and the last one is the result. A step changes the
//! estimates: by what was decided, which is skill, and by what was then drawn or turned up, which is luck.
//! So deal, luck, one's own decisions and those of the others lead from a fair share to the result, and
//! nothing is left over.

mod breakdown;
mod report;
mod turning_points;
mod verdict;

use stammtisch_bots::Estimate;
use stammtisch_engine::{AnyPlaythrough, PositionReview};
use stammtisch_log::Seat;

pub use breakdown::{Breakdown, Rating};
pub use report::{AnalysisReport, BestAction, ChancesReport, StepReport, TurningPointReport};
pub use turning_points::{TurningPoint, TurningPointKind};
pub use verdict::Verdict;

/// An analysis in progress, from the first position on.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    reviews: Vec<PositionReview>,
    /// How many steps there were.
    total: usize,
    /// Whether the next position could not be reviewed.
    failed: bool,
    /// What each seat could expect before the deal.
    fair: Vec<f64>,
    /// What each seat got: the win, or its part of it.
    result: Vec<f64>,
    /// What a decision of the bot `greedy` costs in this game on average.
    greedy_cost: f64,
}

impl Analysis {
    /// The version of the analysis. It goes up when the same game would be reviewed otherwise, so that
    /// what was stored before is made anew.
    pub const VERSION: u32 = 3;

    /// Starts an analysis of a game that is over.
    pub fn new(playthrough: &dyn AnyPlaythrough) -> Analysis {
        let (fair, result) = playthrough.shares();
        Analysis {
            reviews: Vec::new(),
            total: playthrough.steps(),
            failed: false,
            fair,
            result,
            greedy_cost: playthrough.greedy_cost(),
        }
    }

    /// Returns the analysis that made these reviews, which were stored; `None` if they are not one for
    /// each step.
    pub fn complete(
        playthrough: &dyn AnyPlaythrough,
        reviews: Vec<PositionReview>,
    ) -> Option<Analysis> {
        let analysis = Analysis {
            reviews,
            ..Analysis::new(playthrough)
        };
        analysis.is_complete().then_some(analysis)
    }

    /// Returns the reviews of the positions so far. All else follows from them and the game.
    pub fn reviews(&self) -> &[PositionReview] {
        &self.reviews
    }

    /// Returns whether every position is reviewed.
    pub fn is_complete(&self) -> bool {
        self.reviews.len() == self.total
    }

    /// Returns the position that is to be reviewed next; `None` once all are, or it was given up.
    pub fn next(&self) -> Option<usize> {
        (!self.is_complete() && !self.failed).then_some(self.reviews.len())
    }

    /// Adds the review of the next position.
    pub fn add(&mut self, review: PositionReview) {
        self.reviews.push(review);
    }

    /// Notes that the next position cannot be reviewed: what follows stays unknown.
    pub fn fail(&mut self) {
        self.failed = true;
    }

    fn players(&self) -> usize {
        self.result.len()
    }

    /// Returns how many steps are settled: what one led to is seen in the next position.
    fn done(&self) -> usize {
        if self.is_complete() {
            self.total
        } else {
            self.reviews.len().saturating_sub(1)
        }
    }

    /// Returns the estimate of the position after this many steps; the last one is the result.
    fn estimate(&self, steps: usize, seat: Seat) -> Estimate {
        match self.reviews.get(steps) {
            Some(review) => review.estimates[seat],
            None => Estimate::exact(self.result[seat]),
        }
    }

    /// Returns what the decision of a step cost a seat; nothing where there was nothing to choose.
    fn cost(&self, step: usize, seat: Seat) -> Estimate {
        let decision = self.reviews[step].decision.as_ref();
        decision.map_or(Estimate::default(), |decision| decision.cost[seat])
    }

    /// Returns by how much a step changed what a seat can expect.
    fn change(&self, step: usize, seat: Seat) -> Estimate {
        let (before, after) = (self.estimate(step, seat), self.estimate(step + 1, seat));
        Estimate {
            mean: after.mean - before.mean,
            error: after.error.hypot(before.error),
        }
    }

    /// Returns whether a step showed something that was hidden, so that luck can have a part in it.
    fn is_chance(&self, step: usize) -> bool {
        self.reviews[step].by_decision.is_some()
    }

    /// Returns what the decision of a step changed, compared with the standard bot.
    fn by_decision(&self, step: usize, seat: Seat) -> Estimate {
        match &self.reviews[step].by_decision {
            Some(by_decision) => by_decision[seat],
            None => self.change(step, seat),
        }
    }

    /// Returns the part of the change that the decision does not account for: nothing in a step without
    /// chance.
    fn luck(&self, step: usize, seat: Seat) -> Estimate {
        let change = self.change(step, seat);
        Estimate {
            mean: change.mean - self.by_decision(step, seat).mean,
            error: change.error,
        }
    }
}
