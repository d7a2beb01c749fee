//! The craft of Fiches.

use stammtisch_fiches::Fiches;
use stammtisch_rules::{Game, Luck, View};

use crate::{Chances, Craft, Measure, Meter, Thought, even};

impl Craft for Fiches {
    fn easy(view: &View<Self>, listed: &[Self::Action], _: &mut Luck, worth: &mut Vec<f64>) {
        Self::medium(view, listed, worth);
    }

    fn medium(view: &View<Self>, listed: &[Self::Action], worth: &mut Vec<f64>) {
        worth.extend(
            listed
                .iter()
                .map(|action| f64::from(Fiches::gain(view, action))),
        );
    }

    fn strong(
        view: &View<Self>,
        listed: &[Self::Action],
        _: &mut Luck,
        _: &mut Meter,
    ) -> Thought<Self::Action> {
        let mut worth = Vec::new();
        Self::medium(view, listed, &mut worth);
        Thought::rank(listed, &worth, Measure::Points, Self::outlook(view))
    }

    fn outlook(view: &View<Self>) -> Chances {
        even(Fiches::players(view.public))
    }
}
