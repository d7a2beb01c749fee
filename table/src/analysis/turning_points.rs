//! The steps that changed most.

use serde::Serialize;
use stammtisch_log::Seat;
use utoipa::ToSchema;

use super::Analysis;
use super::verdict::SURE;

/// A smaller change of somebody's chances is no turning point.
const MIN_CHANGE: f64 = 0.08;
/// The most turning points of a game.
const MOST: usize = 6;

/// A step that changed somebody's chances a lot.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct TurningPoint {
    /// The step, from 1.
    pub step: usize,
    /// Whose chances changed most.
    pub seat: usize,
    /// What they were before the step.
    pub from: f64,
    /// What they were after it.
    pub to: f64,
    /// What made the difference.
    pub kind: TurningPointKind,
}

/// What made the difference at a turning point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TurningPointKind {
    /// The player on turn made a mistake.
    Mistake,
    /// The player on turn made a good move.
    GoodMove,
    /// The seat whose chances changed was lucky.
    Lucky,
    /// The seat whose chances changed was unlucky.
    Unlucky,
}

impl Analysis {
    /// Returns the steps that changed most, the largest change first.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let steps = 0..self.done();
        let mut found: Vec<TurningPoint> = steps.filter_map(|step| self.turn_at(step)).collect();
        let size = |one: &TurningPoint| (one.to - one.from).abs();
        found.sort_by(|a, b| size(b).total_cmp(&size(a)));
        found.truncate(MOST);
        found
    }

    fn turn_at(&self, step: usize) -> Option<TurningPoint> {
        let seat = self.most_changed(step);
        let change = self.change(step, seat);
        let size = change.mean.abs();
        let from = self.estimate(step, seat).mean;
        (size >= MIN_CHANGE && size > SURE * change.error).then(|| TurningPoint {
            step: step + 1,
            seat,
            from,
            to: self.estimate(step + 1, seat).mean,
            kind: self.kind(step, seat),
        })
    }

    /// Returns the seat whose chances a step changed most; of equals the mover's.
    fn most_changed(&self, step: usize) -> Seat {
        let mover = self.reviews[step].seat;
        let size = |seat: Seat| self.change(step, seat).mean.abs();
        let others = (0..self.players()).filter(|&seat| size(seat) > size(mover) + 1e-9);
        others
            .max_by(|&a, &b| size(a).total_cmp(&size(b)))
            .unwrap_or(mover)
    }

    fn kind(&self, step: usize, seat: Seat) -> TurningPointKind {
        let review = &self.reviews[step];
        let change = self.change(step, seat).mean;
        // The larger part of the change names it.
        let by_decision = self.by_decision(step, seat).mean / change >= 0.5;
        let mover_gains = self.change(step, review.seat).mean > 0.0;
        if by_decision && self.verdict(step).is_mistake() && !mover_gains {
            TurningPointKind::Mistake
        } else if by_decision && mover_gains {
            TurningPointKind::GoodMove
        } else if change > 0.0 {
            TurningPointKind::Lucky
        } else {
            TurningPointKind::Unlucky
        }
    }
}
