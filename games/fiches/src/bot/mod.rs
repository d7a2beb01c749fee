//! What the bots of Fiches know.
//!
//! What a player ends with is what they began with, and one more for every series they began, and
//! two less for every tile left (F4, F7): drawing a tile and laying it cancel out. So tiles are worth
//! holding until they make series, places on the table are better not opened for others, and
//! whoever goes out makes the others pay. How much each counts, self-play has found (`evaluation`,
//! `weights`): that is `medium`. In the junior set `strong` plays rounds out by it (`search`,
//! `rollout_model`, `rollout_policy`) and searches an open endgame (`endgame`); in the classic set it
//! waits for others to lay when the pot runs out (`tempo`) and asks who can go out next (`classic`).

mod classic;
mod endgame;
mod estimate;
mod evaluation;
mod features;
mod outlook;
mod play_out;
mod rollout_model;
mod rollout_policy;
mod search;
mod temperament;
mod tempo;
mod weights;

use crate::Fiches;
use crate::tiles::Set;
use stammtisch_bots::{Budget, Chances, Decision, Measure, Meter, Strategy, Temperament};
use stammtisch_rules::{Rng, Rules, View};

pub use evaluation::features;
use features::Situation;
pub use features::{CHIPS, FEATURES, Features, OUT_LOSES, OUT_WINS};
pub use outlook::{OutlookWeights, ROWS, TRAITS, nearness, traits};
pub(crate) use play_out::play_out_all;
pub use weights::{PERIODS, Weights, weights};

/// A beginner misjudges a lay by up to so many half chips.
const SLIP: usize = 5;

impl Strategy for Fiches {
    /// Lays what earns chips now, and does not always see the best of it.
    fn easy(view: &View<Self>, listed: &[Self::Action], rng: &mut Rng, worth: &mut Vec<f64>) {
        let seen = listed.iter().map(|action| {
            let gain = f64::from(Fiches::gain(view, action));
            gain - rng.below(SLIP) as f64 / 2.0
        });
        worth.extend(seen);
    }

    fn medium(view: &View<Self>, listed: &[Self::Action], worth: &mut Vec<f64>) {
        let values = Situation::of(view).map(|situation| evaluation::values(&situation));
        worth.extend(values.unwrap_or_default().into_iter().map(f64::from));
        worth.resize(listed.len(), 0.0);
    }

    fn leaning(view: &View<Self>, action: &Self::Action, temperament: Temperament) -> f64 {
        temperament::leaning(view.public, action, temperament)
    }

    fn strong(
        view: &View<Self>,
        listed: &[Self::Action],
        rng: &mut Rng,
        meter: &mut Meter,
    ) -> Decision<Self::Action> {
        let Some(situation) = Situation::of(view) else {
            let worth = vec![0.0; listed.len()];
            return Decision::rank(listed, &worth, Measure::Points, Self::estimate(view));
        };
        let search = match view.public.options.settings.set {
            Set::Classic => classic::search,
            Set::Junior if endgame::is_open(view.public) => endgame::search,
            Set::Junior => search::search,
        };
        search(view, &situation, listed, rng, meter)
    }

    fn estimate(view: &View<Self>) -> Chances {
        estimate::estimate(view)
    }

    /// Whether a table of the classic set can be laid is asked of the solver, which takes longer.
    fn analysis_budget(public: &Self::Public) -> Budget {
        Budget::Nodes(match public.options.settings.set {
            Set::Classic => 500,
            Set::Junior => 20_000,
        })
    }
}
