//! An analysis as it is sent.

use serde::Serialize;
use serde_json::Value;
use stammtisch_engine::{AnyPlaythrough, Event, Viewpoint};
use stammtisch_rules::{Weight, Words};
use utoipa::ToSchema;

use super::{Analysis, Breakdown, TurningPoint, TurningPointKind, Verdict};

/// What an analysis has found so far.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AnalysisReport {
    /// How many steps are settled.
    pub done: usize,
    /// How many steps there were.
    pub total: usize,
    /// Whether a position could not be reviewed, so that no more will come.
    pub failed: bool,
    /// The chances at the beginning, once they are known.
    #[schema(required = true)]
    pub start: Option<ChancesReport>,
    /// The steps that were asked for.
    pub steps: Vec<StepReport>,
    /// The steps that changed most so far, the largest change first. The first three are the moments of
    /// the game.
    pub turning_points: Vec<TurningPointReport>,
    /// Where each seat's result came from, once all steps are settled.
    #[schema(required = true)]
    pub breakdowns: Option<Vec<Breakdown>>,
}

/// What each seat can expect in a position.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChancesReport {
    /// The part of the win, for each seat; partners win together.
    pub chances: Vec<f64>,
    /// The standard errors.
    pub errors: Vec<f64>,
}

/// A step that changed a lot.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TurningPointReport {
    /// Which step, and what it changed.
    #[serde(flatten)]
    pub point: TurningPoint,
    /// What happened, in words.
    pub text: String,
}

/// One step.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StepReport {
    /// Its number, from 1, as in the log.
    pub step: usize,
    /// Who made it.
    pub seat: usize,
    /// The chances after it.
    #[serde(flatten)]
    pub after: ChancesReport,
    /// What is said of the decision.
    pub verdict: Verdict,
    /// What the decision cost the player.
    pub cost: f64,
    /// The standard error of `cost`.
    pub cost_error: f64,
    /// What the bot would have done; `None` if it is what was done, or there was no choice.
    #[schema(required = true)]
    pub best: Option<BestAction>,
    /// Whether the chances hardly fell by a mistake: they know every hand, and count with the standard bot's moves.
    pub off_chart: bool,
    /// What the step changed by what was drawn or turned up, for each seat.
    pub luck: Vec<f64>,
    /// Whether the step was lucky for the player (true), unlucky (false) or neither.
    #[schema(required = true)]
    pub lucky: Option<bool>,
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

/// Says what happened at a turning point, without what only followed from it; but luck is often in what followed, a
/// card turned up.
fn essential(kind: TurningPointKind, events: &[Event], words: &Words) -> String {
    let is_main = |event: &&Event| event.weight == Weight::Main;
    let is_luck = matches!(kind, TurningPointKind::Lucky | TurningPointKind::Unlucky);
    let all = is_luck || !events.iter().any(|event| is_main(&event));
    let told = events.iter().filter(|event| all || is_main(event));
    let said: Vec<String> = told.map(|event| words.say(&event.said)).collect();
    said.join(" ")
}

impl Analysis {
    /// Returns what is known by now of the steps from this one on, counted from 0.
    pub fn report(
        &self,
        since: usize,
        playthrough: &dyn AnyPlaythrough,
        words: &Words,
    ) -> AnalysisReport {
        let step = |step| self.step_report(step, playthrough, words);
        let turning_point = |point: TurningPoint| {
            let events = playthrough.events(point.step, Viewpoint::All);
            TurningPointReport {
                point,
                text: essential(point.kind, &events, words),
            }
        };
        AnalysisReport {
            done: self.done(),
            total: self.total,
            failed: self.failed,
            start: (self.done() > 0).then(|| self.chances(0)),
            steps: (since..self.done()).map(step).collect(),
            turning_points: self
                .turning_points()
                .into_iter()
                .map(turning_point)
                .collect(),
            breakdowns: self.breakdowns(),
        }
    }

    fn chances(&self, steps: usize) -> ChancesReport {
        let estimates = (0..self.players()).map(|seat| self.estimate(steps, seat));
        let (chances, errors) = estimates.map(|it| (it.mean, it.error)).unzip();
        ChancesReport { chances, errors }
    }

    fn step_report(
        &self,
        step: usize,
        playthrough: &dyn AnyPlaythrough,
        words: &Words,
    ) -> StepReport {
        let review = &self.reviews[step];
        let cost = self.cost(step, review.seat);
        let other = review.decision.as_ref().filter(|it| !it.is_played);
        let best = other.and_then(|decision| playthrough.action_after(step, &decision.best));
        StepReport {
            step: step + 1,
            seat: review.seat,
            after: self.chances(step + 1),
            verdict: self.verdict(step),
            cost: cost.mean,
            cost_error: cost.error,
            best: best.map(|(action, phrase)| BestAction {
                action,
                text: words.say(&phrase),
            }),
            off_chart: self.is_off_chart(step),
            luck: (0..self.players())
                .map(|seat| self.luck(step, seat).mean)
                .collect(),
            lucky: self.is_lucky(step),
        }
    }
}
