//! What a game's bots know of the game beyond its rules.

use stammtisch_rules::{Game, Rng, Seat, View};

use crate::{Budget, Chances, Decision, Meter, Temperament, even, ismcts};

/// How the levels play a game. Each game implements it in its own folder.
///
/// Every method has a default that knows nothing of the game, so that a new game can be played
/// against bots at once: `impl Strategy for MyGame {}`.
///
/// `listed` is never empty: it is what [`Rules::legal`](stammtisch_rules::Rules::legal) lists for the
/// view. Values are written in the same order.
pub trait Strategy: Game {
    /// Values each listed action as a beginner would, in the game's points: soundly, with the slips
    /// that people make. An action whose only point is to hurt somebody gets no value from that.
    fn easy(view: &View<Self>, listed: &[Self::Action], rng: &mut Rng, values: &mut Vec<f64>) {
        let gains = listed
            .iter()
            .map(|action| f64::from(Self::gain(view, action)));
        values.extend(gains.map(|gain| gain + rng.below(3) as f64 / 2.0));
    }

    /// Values each listed action by the game's heuristics, in the game's points.
    fn medium(view: &View<Self>, listed: &[Self::Action], values: &mut Vec<f64>) {
        values.extend(
            listed
                .iter()
                .map(|action| f64::from(Self::gain(view, action))),
        );
    }

    /// Returns what a temperament likes of a listed action beyond its value to `medium`, in the same
    /// points: enough to show in play, and too little to change how often it wins.
    fn leaning(_view: &View<Self>, _action: &Self::Action, _temperament: Temperament) -> f64 {
        0.0
    }

    /// Searches by the structure of the game until the budget is spent.
    fn strong(
        view: &View<Self>,
        listed: &[Self::Action],
        rng: &mut Rng,
        meter: &mut Meter,
    ) -> Decision<Self::Action> {
        ismcts::search(view, listed, rng, meter)
    }

    /// Estimates each seat's chance to win without searching.
    fn estimate(view: &View<Self>) -> Chances {
        even(Self::players(view.public))
    }

    /// Returns a budget for reviewing one decision of a game of hundreds: about 30 ms of searching.
    fn analysis_budget(_public: &Self::Public) -> Budget {
        Budget::Nodes(20_000)
    }

    /// Returns whether two seats win and lose together. Every seat does with itself.
    fn same_side(_public: &Self::Public, one: Seat, other: Seat) -> bool {
        one == other
    }
}
