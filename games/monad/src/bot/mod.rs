//! The bots of Monad: [`Strategy`] for the game.

mod evaluation;
mod features;
mod plan;
mod play_out;
mod root;
mod search;
mod strong;
mod temperament;
mod transpositions;
pub mod tuning;
mod weights;

use stammtisch_bots::{Chances, Decision, Meter, Strategy, Temperament};
use stammtisch_rules::{Rng, Rules, Seat, View};

use crate::{Monad, score};
pub(crate) use play_out::play_out_all;

impl Strategy for Monad {
    fn easy(view: &View<Self>, listed: &[Self::Action], rng: &mut Rng, values: &mut Vec<f64>) {
        plan::easy(view, listed, rng, values);
    }

    fn medium(view: &View<Self>, listed: &[Self::Action], values: &mut Vec<f64>) {
        plan::medium(view, listed, values);
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
        strong::decide(view, listed, rng, meter)
    }

    fn estimate(view: &View<Self>) -> Chances {
        evaluation::chances(&Monad::redeal(view, &mut Rng::new(0)))
    }

    fn same_side(public: &Self::Public, one: Seat, other: Seat) -> bool {
        score::side(public, one) >> other & 1 == 1
    }
}
