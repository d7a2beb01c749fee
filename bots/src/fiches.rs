//! The craft of Fiches.
//!
//! What a player ends with is what he began with, and one more for every series he began, and two
//! less for every tile left (F4, F7): drawing a tile and laying it cancel out. So tiles are worth
//! holding until they make series, places on the table are better not opened for others, and
//! whoever goes out makes the others pay. How much each counts, self-play has found
//! ([`rating`], [`weights`]): that is `medium`. In the junior set `strong` plays rounds out by it
//! ([`search`], [`sketch`], [`plan`]) and thinks an open endgame through ([`endgame`]); in the
//! classic set it asks who can go out next ([`classic`]).

mod classic;
mod endgame;
mod glance;
mod odds;
mod outlook;
mod plan;
mod rating;
mod search;
mod sketch;
#[cfg(test)]
mod tune;
mod weights;

use stammtisch_fiches::Fiches;
use stammtisch_fiches::tiles::Set;
use stammtisch_rules::{Game, Rng, View};

use crate::{Budget, Chances, Decision, Measure, Meter, Strategy};
use glance::Glance;
use search::Search;

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
        let Some(glance) = Glance::of(view) else {
            return worth.resize(listed.len(), 0.0);
        };
        let mut moves = Vec::new();
        glance.moves(&mut moves);
        let mut rated = Vec::new();
        rating::rate(&glance, &moves, &mut rated);
        worth.extend(rated.into_iter().map(f64::from));
    }

    fn strong(
        view: &View<Self>,
        listed: &[Self::Action],
        rng: &mut Rng,
        meter: &mut Meter,
    ) -> Decision<Self::Action> {
        let Some(glance) = Glance::of(view) else {
            let worth = vec![0.0; listed.len()];
            return Decision::rank(listed, &worth, Measure::Points, Self::estimate(view));
        };
        match view.public.options.settings.set {
            Set::Classic => classic::search(view, &glance, listed, rng, meter),
            Set::Junior if endgame::is_open(view.public) => {
                endgame::search(view, &glance, listed, rng, meter)
            }
            Set::Junior => {
                let mut search = Search::new(view, &glance, listed);
                search.run(rng, meter);
                search.thought(listed, meter.spent())
            }
        }
    }

    fn estimate(view: &View<Self>) -> Chances {
        outlook::of(view)
    }

    /// Whether a table of the classic set can be laid is asked of the solver, which takes longer.
    fn analysis_budget(public: &Self::Public) -> Budget {
        Budget::Nodes(match public.options.settings.set {
            Set::Classic => 500,
            Set::Junior => 20_000,
        })
    }
}
