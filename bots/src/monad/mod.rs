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
use stammtisch_rules::{Game, Rng, Seat, View};

use crate::{Chances, Decision, Meter, Strategy};

impl Strategy for Monad {
    fn easy(view: &View<Self>, listed: &[Self::Action], rng: &mut Rng, worth: &mut Vec<f64>) {
        plan::easy(view, listed, rng, worth);
    }

    fn medium(view: &View<Self>, listed: &[Self::Action], worth: &mut Vec<f64>) {
        plan::medium(view, listed, worth);
    }

    fn strong(
        view: &View<Self>,
        listed: &[Self::Action],
        rng: &mut Rng,
        meter: &mut Meter,
    ) -> Decision<Self::Action> {
        strong::think(view, listed, rng, meter)
    }

    fn estimate(view: &View<Self>) -> Chances {
        worth::chances(&Monad::redeal(view, &mut Rng::new(0)))
    }

    /// Partners sit opposite each other (M11.2).
    fn same_side(public: &Self::Public, one: Seat, other: Seat) -> bool {
        one == other || public.options.teams && one % 2 == other % 2
    }
}
