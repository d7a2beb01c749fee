//! The craft of Rotundo.

mod easy;
mod habit;
mod odds;
mod outlook;
mod plan;
mod search;
mod temper;

use stammtisch_rotundo::Rotundo;
use stammtisch_rules::{Luck, View};

use crate::{Chances, Craft, Meter, Thought};
use odds::Odds;
use plan::Plan;

impl Craft for Rotundo {
    fn easy(view: &View<Self>, listed: &[Self::Action], luck: &mut Luck, worth: &mut Vec<f64>) {
        easy::worth(view, listed, luck, worth);
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
        luck: &mut Luck,
        meter: &mut Meter,
    ) -> Thought<Self::Action> {
        search::search(view, listed, luck, meter)
    }

    fn outlook(view: &View<Self>) -> Chances {
        outlook::chances(&Odds::of(view), view)
    }
}
