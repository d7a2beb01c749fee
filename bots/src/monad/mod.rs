//! The craft of Monad.

mod plan;
mod root;
mod search;
mod signs;
mod strong;
mod table;
#[cfg(test)]
mod tune;
mod weights;
mod worth;

use stammtisch_monad::Monad;
use stammtisch_rules::{Game, Luck, Seat, View};

use crate::{Chances, Craft, Meter, Thought};

impl Craft for Monad {
    fn easy(view: &View<Self>, listed: &[Self::Action], luck: &mut Luck, worth: &mut Vec<f64>) {
        plan::easy(view, listed, luck, worth);
    }

    fn medium(view: &View<Self>, listed: &[Self::Action], worth: &mut Vec<f64>) {
        plan::medium(view, listed, worth);
    }

    fn strong(
        view: &View<Self>,
        listed: &[Self::Action],
        luck: &mut Luck,
        meter: &mut Meter,
    ) -> Thought<Self::Action> {
        strong::think(view, listed, luck, meter)
    }

    fn outlook(view: &View<Self>) -> Chances {
        worth::chances(&Monad::redeal(view, &mut Luck::new(0)))
    }

    /// Partners sit opposite each other (M11.2).
    fn together(public: &Self::Public, one: Seat, other: Seat) -> bool {
        one == other || public.options.teams && one % 2 == other % 2
    }
}
