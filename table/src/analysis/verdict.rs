//! What is said of a step, in a word.

use serde::Serialize;
use stammtisch_bots::Estimate;
use utoipa::ToSchema;

use super::Analysis;

/// What does not outweigh its standard error by this factor may be chance and is not mentioned.
pub(super) const SURE: f64 = 2.0;
/// A smaller cost is no mistake.
const MISTAKE: f64 = 0.02;
/// From this cost on a mistake is a big one.
const BIG_MISTAKE: f64 = 0.1;
/// Less luck is not worth a word.
const LUCK: f64 = 0.05;

/// What is said of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// There was nothing to choose from.
    Forced,
    /// Nothing better was found for sure, by what the player could know.
    Good,
    /// Something better was found.
    Mistake,
    /// Something much better was found.
    BigMistake,
}

impl Verdict {
    /// Judges a decision by its cost.
    pub(super) fn of(cost: Estimate) -> Verdict {
        if !cost.is_above_zero(SURE) || cost.mean < MISTAKE {
            Verdict::Good
        } else if cost.mean < BIG_MISTAKE {
            Verdict::Mistake
        } else {
            Verdict::BigMistake
        }
    }

    pub(super) fn is_mistake(self) -> bool {
        matches!(self, Verdict::Mistake | Verdict::BigMistake)
    }
}

impl Analysis {
    /// Judges the decision of a step.
    pub(super) fn verdict(&self, step: usize) -> Verdict {
        let review = &self.reviews[step];
        match &review.decision {
            Some(_) => Verdict::of(self.cost(step, review.seat)),
            None => Verdict::Forced,
        }
    }

    /// Returns whether a mistake is not on the curve: the estimate counted with it, or the hands, which the player
    /// could not see, made it less bad than it had to seem.
    pub(super) fn is_off_chart(&self, step: usize) -> bool {
        let seat = self.reviews[step].seat;
        let lost = -self.by_decision(step, seat).mean;
        self.verdict(step).is_mistake() && lost < self.cost(step, seat).mean / 2.0
    }

    /// Returns whether a step was lucky for the player, or unlucky; `None` if it was neither.
    pub(super) fn is_lucky(&self, step: usize) -> Option<bool> {
        let luck = self.luck(step, self.reviews[step].seat);
        let size = Estimate {
            mean: luck.mean.abs(),
            ..luck
        };
        (size.mean >= LUCK && size.is_above_zero(SURE)).then_some(luck.mean > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_costs_less_than_twice_its_error_is_no_mistake() {
        let verdict = |mean, error| Verdict::of(Estimate { mean, error });
        assert_eq!(verdict(0.0, 0.0), Verdict::Good);
        assert_eq!(verdict(-0.2, 0.01), Verdict::Good);
        assert_eq!(verdict(0.15, 0.08), Verdict::Good);
        assert_eq!(verdict(0.015, 0.001), Verdict::Good);
        assert_eq!(verdict(0.05, 0.02), Verdict::Mistake);
        assert_eq!(verdict(0.15, 0.07), Verdict::BigMistake);
    }
}
