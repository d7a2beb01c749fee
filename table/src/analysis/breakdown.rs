//! Where a seat's result came from, and how well the seat played.

use serde::Serialize;
use stammtisch_bots::Estimate;
use stammtisch_log::Seat;
use utoipa::ToSchema;

use super::Analysis;

/// Where a seat's result came from: `deal`, `luck`, `skill` and `others` add up to the difference
/// between `result` and `fair`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct Breakdown {
    /// The win, or a part of it.
    pub result: f64,
    /// What everybody could expect before the deal.
    pub fair: f64,
    /// What the deal was worth, the order of seats included.
    pub deal: f64,
    /// What was drawn and turned up since.
    pub luck: f64,
    /// What the seat's own decisions brought, compared with the standard bot.
    pub skill: f64,
    /// What the decisions of the others brought the seat, compared with the standard bot.
    pub others: f64,
    /// How many decisions the seat made.
    pub decisions: usize,
    /// What a decision cost on average, compared with the best action. In every game it is a part of the win, so that games can be
    /// compared.
    pub average_cost: f64,
    /// The standard error of `average_cost`.
    pub average_error: f64,
    /// The same in a word; `None` without a decision.
    #[schema(required = true)]
    pub rating: Option<Rating>,
}

/// How well somebody played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// Hardly any cost.
    Excellent,
    /// A little.
    Good,
    /// Some.
    Fair,
    /// A lot.
    Weak,
}

/// The average cost up to which play has each rating.
const RATINGS: [(f64, Rating); 3] = [
    (0.005, Rating::Excellent),
    (0.015, Rating::Good),
    (0.035, Rating::Fair),
];

impl Rating {
    /// Rates an average cost; in doubt for the player, by a standard error.
    fn of(average_cost: Estimate) -> Rating {
        let cost = average_cost.mean - average_cost.error;
        let found = RATINGS.iter().find(|(most, _)| cost < *most);
        found.map_or(Rating::Weak, |(_, rating)| *rating)
    }
}

impl Analysis {
    /// Returns what was skill and what was luck, seat by seat; `None` before all positions are
    /// reviewed.
    pub fn breakdowns(&self) -> Option<Vec<Breakdown>> {
        let seats = 0..self.players();
        self.is_complete()
            .then(|| seats.map(|seat| self.breakdown(seat)).collect())
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        let (own, others): (Vec<usize>, Vec<usize>) =
            (0..self.total).partition(|&step| self.reviews[step].seat == seat);
        let changed_by = |steps: &[usize]| -> f64 {
            let by_decision = steps.iter().map(|&step| self.by_decision(step, seat));
            by_decision.map(|change| change.mean).sum()
        };
        let average = self.average_cost(seat);
        Breakdown {
            result: self.result[seat],
            fair: self.fair[seat],
            deal: self.estimate(0, seat).mean - self.fair[seat],
            luck: (0..self.total).map(|step| self.luck(step, seat).mean).sum(),
            skill: changed_by(&own),
            others: changed_by(&others),
            decisions: self.decisions(seat).count(),
            average_cost: average.mean,
            average_error: average.error,
            rating: (self.decisions(seat).count() > 0).then(|| Rating::of(average)),
        }
    }

    /// Returns the steps at which a seat had something to choose from.
    fn decisions(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let reviewed = self.reviews.iter().enumerate();
        reviewed
            .filter(move |(_, review)| review.seat == seat && review.decision.is_some())
            .map(|(step, _)| step)
    }

    /// Returns what a decision of a seat cost on average.
    fn average_cost(&self, seat: Seat) -> Estimate {
        let costs: Vec<Estimate> = self
            .decisions(seat)
            .map(|step| self.cost(step, seat))
            .collect();
        let many = costs.len().max(1) as f64;
        let variance: f64 = costs.iter().map(|cost| cost.error.powi(2)).sum();
        Estimate {
            mean: costs.iter().map(|cost| cost.mean).sum::<f64>() / many,
            error: variance.sqrt() / many,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubt_about_the_cost_speaks_for_the_player() {
        let rating = |mean, error| Rating::of(Estimate { mean, error });
        assert_eq!(rating(0.0, 0.0), Rating::Excellent);
        assert_eq!(rating(0.04, 0.001), Rating::Weak);
        assert_eq!(rating(0.04, 0.02), Rating::Fair);
        assert_eq!(rating(0.04, 0.04), Rating::Excellent);
    }
}
