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
    /// What a decision cost on average, compared with the best action: a part of the win in every game. It is
    /// 0 where chance makes it less.
    pub average_cost: f64,
    /// The standard error of `average_cost`.
    pub average_error: f64,
    /// The same in a word, compared with what `greedy` costs in the same game; `None` with few decisions, or
    /// where the error reaches over more than two ratings.
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

/// The average cost up to which play has each rating, as a part of what `greedy` costs in the same game.
const RATINGS: [(f64, Rating); 3] = [
    (0.2, Rating::Excellent),
    (0.5, Rating::Good),
    (0.9, Rating::Fair),
];
/// Fewer decisions with a choice say nothing of a player.
const FEWEST_DECISIONS: usize = 3;
/// The interval of a cost, on each side, in standard errors. It is the one that players are shown.
const INTERVAL: f64 = 2.0;

impl Rating {
    /// Rates an average cost by what `greedy` costs in the same game; `None` with few decisions, or if the
    /// interval of the cost reaches over more than two ratings: the word is then at most one off.
    fn of(average: Estimate, decisions: usize, greedy_cost: f64) -> Option<Rating> {
        let by = INTERVAL * average.error;
        let rating = |cost: f64| Rating::of_part(cost / greedy_cost);
        let [best, worst] = [rating(average.mean - by), rating(average.mean + by)];
        let is_clear = worst as usize <= best as usize + 1;
        (decisions >= FEWEST_DECISIONS && is_clear).then(|| rating(average.mean))
    }

    /// Rates a cost that is this part of what `greedy` costs.
    fn of_part(part: f64) -> Rating {
        let found = RATINGS.iter().find(|(most, _)| part < *most);
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
        let decisions = self.decisions(seat).count();
        Breakdown {
            result: self.result[seat],
            fair: self.fair[seat],
            deal: self.estimate(0, seat).mean - self.fair[seat],
            luck: (0..self.total).map(|step| self.luck(step, seat).mean).sum(),
            skill: changed_by(&own),
            others: changed_by(&others),
            decisions,
            average_cost: average.mean.max(0.0),
            average_error: average.error,
            rating: Rating::of(average, decisions, self.greedy_cost),
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

    /// The rating with ten decisions in a game in which `greedy` costs 4 %.
    fn rating(mean: f64, error: f64) -> Option<Rating> {
        Rating::of(Estimate { mean, error }, 10, 0.04)
    }

    #[test]
    fn a_cost_gets_its_word() {
        assert_eq!(rating(0.0, 0.0), Some(Rating::Excellent));
        assert_eq!(rating(-0.02, 0.012), Some(Rating::Excellent));
        assert_eq!(rating(0.012, 0.002), Some(Rating::Good));
        assert_eq!(rating(0.025, 0.003), Some(Rating::Fair));
        assert_eq!(rating(0.04, 0.003), Some(Rating::Weak));
        // However large the error: 25.7 % (± 14 %) is weak play.
        assert_eq!(rating(0.257, 0.07), Some(Rating::Weak));
    }

    #[test]
    fn the_word_is_at_most_one_off() {
        // Good to fair, and fair to weak: where the cost itself lies says which.
        assert_eq!(rating(0.017, 0.002), Some(Rating::Good));
        assert_eq!(rating(0.037, 0.002), Some(Rating::Weak));
        // Excellent to fair, and excellent to weak.
        assert_eq!(rating(0.015, 0.005), None);
        assert_eq!(rating(-0.0392, 0.0392), None);
    }

    #[test]
    fn few_decisions_get_no_word() {
        let exact = Estimate::exact(0.0);
        assert_eq!(Rating::of(exact, 2, 0.04), None);
        assert_eq!(Rating::of(exact, 3, 0.04), Some(Rating::Excellent));
    }

    #[test]
    fn the_same_cost_is_more_in_a_game_where_decisions_count_for_less() {
        let cost = Estimate::exact(0.009);
        assert_eq!(Rating::of(cost, 50, 0.009), Some(Rating::Weak));
        assert_eq!(Rating::of(cost, 50, 0.07), Some(Rating::Excellent));
    }
}
