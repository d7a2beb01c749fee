//! The bots of Rotundo: [`Strategy`] for the game.

mod easy;
mod estimate;
mod odds;
mod parameters;
mod plan;
mod play_out;
mod rollout_policy;
mod search;
mod temperament;

use stammtisch_bots::{Chances, Decision, Meter, Strategy, Temperament};
use stammtisch_rules::{Rng, View};

use crate::Rotundo;
use odds::Odds;
use plan::Plan;
pub(crate) use play_out::play_out_all;

impl Strategy for Rotundo {
    fn easy(view: &View<Self>, listed: &[Self::Action], rng: &mut Rng, values: &mut Vec<f64>) {
        easy::values(view, listed, rng, values);
    }

    fn medium(view: &View<Self>, listed: &[Self::Action], values: &mut Vec<f64>) {
        let odds = Odds::of(view);
        if let Some(plan) = Plan::of(&odds, view) {
            values.extend(listed.iter().map(|action| f64::from(plan.value(action))));
        }
    }

    fn leaning(_view: &View<Self>, action: &Self::Action, temperament: Temperament) -> f64 {
        temperament::leaning(action, temperament)
    }

    fn strong(
        view: &View<Self>,
        listed: &[Self::Action],
        rng: &mut Rng,
        meter: &mut Meter,
    ) -> Decision<Self::Action> {
        search::search(view, listed, rng, meter)
    }

    fn estimate(view: &View<Self>) -> Chances {
        estimate::chances(&Odds::of(view), view)
    }
}
