//! The steps that changed most.

use serde::Serialize;
use stammtisch_log::Seat;
use utoipa::ToSchema;

use super::Analysis;
use super::verdict::{SURE, Verdict};

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
    /// Who made the step.
    pub by: usize,
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
    /// The player on turn decided it, and it was neither clearly a mistake nor a gain for them.
    Choice,
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
            by: self.reviews[step].seat,
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
        let change = self.change(step, seat).mean;
        // The larger part of the change names it.
        let by_luck = self.is_chance(step) && self.luck(step, seat).mean / change > 0.5;
        let gain = self.by_decision(step, self.reviews[step].seat);
        let verdict = self.verdict(step);
        if by_luck && change > 0.0 {
            TurningPointKind::Lucky
        } else if by_luck {
            TurningPointKind::Unlucky
        } else if verdict.is_mistake() && gain.mean < 0.0 {
            TurningPointKind::Mistake
        } else if verdict == Verdict::Good && gain.is_above_zero(SURE) {
            TurningPointKind::GoodMove
        } else {
            TurningPointKind::Choice
        }
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_bots::Estimate;
    use stammtisch_engine::{DecisionReview, PositionReview};

    use super::*;

    /// The first of three seats makes the only step of a game, by which each seat gains this much of a
    /// third: by the decision as much as `by_decision` says, or all of it where nothing was revealed.
    fn kind(gains: [f64; 3], by_decision: Option<[f64; 3]>, cost: Option<f64>) -> TurningPointKind {
        let exact = |of: [f64; 3]| of.map(Estimate::exact).to_vec();
        let third = 1.0 / 3.0;
        let decision = cost.map(|cost| DecisionReview {
            best: "pass".to_owned(),
            is_played: cost == 0.0,
            cost: exact([cost, -cost, 0.0]),
        });
        let review = PositionReview {
            seat: 0,
            estimates: exact([third; 3]),
            by_decision: by_decision.map(exact),
            decision,
        };
        let analysis = Analysis {
            reviews: vec![review],
            total: 1,
            failed: false,
            fair: vec![third; 3],
            result: gains.map(|gain| third + gain).to_vec(),
            greedy_cost: 0.03,
        };
        let points = analysis.turning_points();
        assert_eq!((points.len(), points[0].by), (1, 0));
        points[0].kind
    }

    #[test]
    fn without_chance_a_step_is_a_decision_whatever_it_changes() {
        // A bid by which another seat gains, and a lay that loses the game.
        let bid = [-0.1, 0.3, -0.2];
        let lay = [-1.0, 0.5, 0.5];
        for gains in [bid, lay] {
            assert_eq!(kind(gains, None, Some(0.0)), TurningPointKind::Choice);
            assert_eq!(kind(gains, None, Some(0.2)), TurningPointKind::Mistake);
            assert_eq!(kind(gains, None, None), TurningPointKind::Choice);
        }
        let gain = [0.3, -0.1, -0.2];
        assert_eq!(kind(gain, None, Some(0.0)), TurningPointKind::GoodMove);
        // Better than the standard bot's move, but the best was much better: not both at once.
        assert_eq!(kind(gain, None, Some(0.2)), TurningPointKind::Choice);
    }

    #[test]
    fn luck_is_named_where_it_is_the_larger_part() {
        let lucky = [0.3, -0.1, -0.2];
        let unlucky = [-0.3, 0.1, 0.2];
        let neutral = Some([0.0; 3]);
        assert_eq!(kind(lucky, neutral, Some(0.0)), TurningPointKind::Lucky);
        assert_eq!(kind(unlucky, neutral, Some(0.0)), TurningPointKind::Unlucky);
        let mostly = Some([-0.2, 0.1, 0.1]);
        assert_eq!(kind(unlucky, mostly, Some(0.2)), TurningPointKind::Mistake);
        assert_eq!(kind(unlucky, mostly, Some(0.0)), TurningPointKind::Choice);
    }
}
