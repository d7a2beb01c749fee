//! A game analysed: how the chances went, and what was skill and what was luck.
//!
//! Every decision changes the chances in two ways. What the bot would have got more out of it is its
//! cost: the side that decided loses it, and the others gain it. Whatever else changes until the next
//! decision is luck: what was drawn or turned up, or what others held that nobody could know. All of it
//! together leads from a fair share to the result.

use serde::Serialize;
use serde_json::Value;
use stammtisch_engine::DecisionReview;
use stammtisch_log::Seat;
use stammtisch_rules::Words;
use utoipa::ToSchema;

/// An analysis in progress, from the first decision on.
pub struct Analysis {
    reviews: Vec<DecisionReview>,
    /// How many decisions there were.
    total: usize,
    /// Whether the next of them could not be reviewed.
    failed: bool,
    /// What each seat got: the win, or its part of it.
    result: Vec<f64>,
}

/// Where a seat's result came from. All but `result` and `fair` add up to their difference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct Breakdown {
    /// The win, or a part of it.
    pub result: f64,
    /// What everybody could expect before the deal.
    pub fair: f64,
    /// What the deal was worth, the order of seats included.
    pub deal: f64,
    /// What was drawn and turned up since.
    pub draws: f64,
    /// What the seat's own decisions cost: never more than 0.
    pub skill: f64,
    /// What the decisions of the others brought.
    pub gifts: f64,
}

/// What an analysis has found so far.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AnalysisReport {
    /// How many decisions are settled.
    pub done: usize,
    /// How many decisions there were.
    pub total: usize,
    /// Whether a decision could not be reviewed, so that no more will come.
    pub failed: bool,
    /// The decisions that were asked for.
    pub decisions: Vec<ReviewedDecision>,
    /// Where each seat's result came from, once all decisions are settled.
    #[schema(required = true)]
    pub breakdowns: Option<Vec<Breakdown>>,
}

/// One decision.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReviewedDecision {
    /// After how many steps.
    pub step: usize,
    /// Who decided.
    pub seat: usize,
    /// Each seat's chance to win before the decision.
    pub chances: Vec<f64>,
    /// What the bot would have done.
    pub best: BestAction,
    /// The chance of the side that decided, after that.
    pub best_value: f64,
    /// Its chance after what was done.
    pub played_value: f64,
}

/// An action that a bot prefers.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BestAction {
    /// In the public vocabulary.
    #[schema(value_type = Object)]
    pub action: Value,
    /// In words.
    pub text: String,
}

impl Analysis {
    /// Starts an analysis of this many decisions.
    pub fn new(total: usize, players: usize, winners: &[Seat]) -> Analysis {
        let share = |seat| match winners.len() {
            0 => 1.0 / players as f64,
            many if winners.contains(&seat) => 1.0 / many as f64,
            _ => 0.0,
        };
        Analysis {
            reviews: Vec::with_capacity(total),
            total,
            failed: false,
            result: (0..players).map(share).collect(),
        }
    }

    fn is_complete(&self) -> bool {
        self.reviews.len() == self.total
    }

    /// The decision that is to be reviews next; `None` once all are, or it was given up.
    pub fn next(&self) -> Option<usize> {
        (!self.is_complete() && !self.failed).then_some(self.reviews.len())
    }

    /// Adds the review of the next decision.
    pub fn add(&mut self, review: DecisionReview) {
        self.reviews.push(review);
    }

    /// Notes that the next decision cannot be reviewed: what follows stays unknown.
    pub fn fail(&mut self) {
        self.failed = true;
    }

    /// Returns how many decisions are settled: what one led to is seen at the next.
    fn done(&self) -> usize {
        if self.is_complete() {
            self.total
        } else {
            self.reviews.len().saturating_sub(1)
        }
    }

    /// Returns each seat's chance after this decision.
    fn after(&self, at: usize) -> &[f64] {
        self.reviews
            .get(at + 1)
            .map_or(&self.result, |next| &next.chances)
    }

    /// Returns what was done is worth to the side that did it. Where the bot did not look at it, what
    /// came of it tells.
    fn played_value(&self, at: usize) -> f64 {
        let review = &self.reviews[at];
        review.played_value.unwrap_or_else(|| {
            let chances = self.after(at).iter().zip(&review.side);
            let ours = chances.filter(|(_, ours)| **ours);
            ours.map(|(chance, _)| chance)
                .sum::<f64>()
                .min(review.best_value)
        })
    }

    /// Returns what a decision did to everybody's chances.
    fn effect(&self, at: usize) -> Vec<f64> {
        let review = &self.reviews[at];
        let cost = review.best_value - self.played_value(at);
        let of_side = |ours: bool| {
            let seats = review.chances.iter().zip(&review.side);
            let chances = seats.filter(move |(_, side)| **side == ours);
            let (sum, many) = chances.fold((0.0, 0.0), |(sum, many), (chance, _)| {
                (sum + chance, many + 1.0)
            });
            (sum, many)
        };
        let seats = review.chances.iter().zip(&review.side);
        seats
            .map(|(chance, &ours)| {
                let (sum, many) = of_side(ours);
                let part = if sum > 0.0 { chance / sum } else { 1.0 / many };
                if ours { -cost * part } else { cost * part }
            })
            .collect()
    }

    /// Returns what was skill and what was luck, seat by seat; `None` before all decisions are reviewed.
    pub fn breakdowns(&self) -> Option<Vec<Breakdown>> {
        if !self.is_complete() {
            return None;
        }
        let fair = 1.0 / self.result.len() as f64;
        let dealt = self.reviews.first().map_or(&self.result, |it| &it.chances);
        let opened = self.result.iter().zip(dealt);
        let mut breakdowns: Vec<Breakdown> = opened
            .map(|(&result, chance)| Breakdown {
                result,
                fair,
                deal: chance - fair,
                ..Breakdown::default()
            })
            .collect();
        for (at, review) in self.reviews.iter().enumerate() {
            let effect = self.effect(at);
            for (seat, breakdown) in breakdowns.iter_mut().enumerate() {
                let change = self.after(at)[seat] - review.chances[seat];
                breakdown.draws += change - effect[seat];
                if seat == review.seat {
                    breakdown.skill += effect[seat];
                } else {
                    breakdown.gifts += effect[seat];
                }
            }
        }
        Some(breakdowns)
    }

    /// Returns what is known by now of the decisions from this one on.
    pub fn report(&self, since: usize, words: &Words) -> AnalysisReport {
        let decision = |at: usize| {
            let review = &self.reviews[at];
            ReviewedDecision {
                step: review.step,
                seat: review.seat,
                chances: review.chances.clone(),
                best: BestAction {
                    action: review.best.clone(),
                    text: words.say(&review.best_phrase),
                },
                best_value: review.best_value,
                played_value: self.played_value(at),
            }
        };
        AnalysisReport {
            done: self.done(),
            total: self.total,
            failed: self.failed,
            decisions: (since..self.done()).map(decision).collect(),
            breakdowns: self.breakdowns(),
        }
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_rules::{Lang, Phrase, Rng};

    use super::*;

    /// A review for four players with random numbers.
    fn review(at: usize, partners: bool, rng: &mut Rng) -> DecisionReview {
        let mut part = || rng.below(1000) as f64 / 1000.0;
        let parts: Vec<f64> = (0..4).map(|_| part()).collect();
        let whole: f64 = parts.iter().sum::<f64>().max(1e-3);
        let best_value = part();
        let played_value = (at % 5 < 4).then(|| part() * best_value);
        let seat = at % 4;
        DecisionReview {
            step: at,
            seat,
            chances: parts.iter().map(|part| part / whole).collect(),
            side: (0..4)
                .map(|other| other == seat || partners && other % 2 == seat % 2)
                .collect(),
            best: Value::Null,
            best_phrase: Phrase::new("action-pass"),
            best_value,
            played_value,
        }
    }

    #[test]
    fn skill_and_luck_add_up_to_the_result() {
        let mut rng = Rng::new(3);
        for (partners, winners) in [(false, vec![2]), (true, vec![0, 2]), (false, vec![])] {
            let mut analysis = Analysis::new(50, 4, &winners);
            while let Some(at) = analysis.next() {
                analysis.add(review(at, partners, &mut rng));
            }
            let breakdowns = analysis.breakdowns().unwrap();
            for breakdown in &breakdowns {
                let parts = breakdown.deal + breakdown.draws + breakdown.skill + breakdown.gifts;
                let way = breakdown.result - breakdown.fair;
                assert!((parts - way).abs() < 1e-9, "{breakdown:?}");
                assert!(breakdown.skill < 0.0, "decisions can only cost");
            }
            let luck: f64 = breakdowns.iter().map(|seat| seat.deal + seat.draws).sum();
            assert!(luck.abs() < 1e-9, "what luck gives it takes from others");
        }
    }

    #[test]
    fn a_failed_analysis_ends_and_keeps_what_is_known() {
        let mut rng = Rng::new(5);
        let mut analysis = Analysis::new(10, 4, &[2]);
        for at in 0..4 {
            analysis.add(review(at, false, &mut rng));
        }
        let words = Words::new(Lang::default(), &[crate::TEXTS]);
        assert!(!analysis.report(0, &words).failed);
        analysis.fail();
        assert_eq!((analysis.next(), analysis.breakdowns()), (None, None));
        let shown = analysis.report(1, &words);
        assert!(shown.failed);
        assert_eq!(
            (shown.done, shown.decisions.len()),
            (3, 2),
            "what the fourth led to would have been seen at the fifth"
        );
    }

    #[test]
    fn a_mistake_is_a_gift_to_the_others_and_no_luck() {
        let mut analysis = Analysis::new(1, 2, &[1]);
        analysis.add(DecisionReview {
            chances: vec![1.0, 0.0],
            side: vec![true, false],
            best_value: 1.0,
            played_value: Some(0.0),
            ..review(0, false, &mut Rng::new(1))
        });
        let breakdowns = analysis.breakdowns().unwrap();
        assert_eq!((breakdowns[0].skill, breakdowns[0].draws), (-1.0, 0.0));
        assert_eq!((breakdowns[1].gifts, breakdowns[1].draws), (1.0, 0.0));
    }
}
