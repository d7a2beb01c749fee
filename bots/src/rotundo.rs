//! The craft of Rotundo.

mod easy;
mod habit;
mod odds;
mod outlook;
mod plan;
mod search;
mod temper;

use stammtisch_rotundo::Rotundo;
use stammtisch_rules::{Rng, View};

use crate::{Chances, Decision, Meter, Strategy};
use odds::Odds;
use plan::Plan;

impl Strategy for Rotundo {
    fn easy(view: &View<Self>, listed: &[Self::Action], rng: &mut Rng, worth: &mut Vec<f64>) {
        easy::worth(view, listed, rng, worth);
    }

    fn medium(view: &View<Self>, listed: &[Self::Action], worth: &mut Vec<f64>) {
        let odds = Odds::of(view);
        if let Some(plan) = Plan::of(&odds, view) {
            worth.extend(listed.iter().map(|action| f64::from(plan.worth(action))));
        }
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
        outlook::chances(&Odds::of(view), view)
    }
}
