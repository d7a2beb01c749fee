//! What a game's players know of it beyond the rules.

use stammtisch_rules::{Game, Rng, Seat, View};

use crate::{Budget, Chances, Decision, Meter};

/// The craft of playing a game: one implementation a game, in its own folder.
///
/// `listed` is never empty: it is what [`Game::legal`] lists for the view.
pub trait Strategy: Game {
    /// What a beginner thinks of each listed action, in the game's points: sound, with the slips
    /// that people make, and never an action whose only point is to hurt somebody.
    fn easy(view: &View<Self>, listed: &[Self::Action], rng: &mut Rng, worth: &mut Vec<f64>);

    /// What a player with a plan thinks of each listed action, in the game's points.
    fn medium(view: &View<Self>, listed: &[Self::Action], worth: &mut Vec<f64>);

    /// Searches by the structure of the game until the meter is out.
    fn strong(
        view: &View<Self>,
        listed: &[Self::Action],
        rng: &mut Rng,
        meter: &mut Meter,
    ) -> Decision<Self::Action>;

    /// How the game seems to stand, at a glance.
    fn estimate(view: &View<Self>) -> Chances;

    /// Enough for a considered opinion of a decision of this table when hundreds are to be judged:
    /// about 30 ms of searching.
    fn analysis_budget(_public: &Self::Public) -> Budget {
        Budget::Nodes(20_000)
    }

    /// Whether two seats win and lose together. Everybody does with himself.
    fn same_side(_public: &Self::Public, one: Seat, other: Seat) -> bool {
        one == other
    }
}
