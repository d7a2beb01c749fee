//! Plays positions to the end for the analysis, by the rollout policy.

use stammtisch_bots::{Budget, Chances, Meter, won_by};
use stammtisch_rules::{Position, Rules};

use super::odds::Odds;
use super::search::play_out;
use crate::Rotundo;

/// Returns the result of each position. They are of one moment, so that they share the odds of the
/// cards to come, which are those that a spectator sees.
pub(crate) fn play_out_all(worlds: &[Position<Rotundo>]) -> Vec<Chances> {
    let Some(first) = worlds.first() else {
        return Vec::new();
    };
    let odds = Odds::of(&first.view(None));
    let result = |world: &Position<Rotundo>| {
        let mut position = *world;
        play_out(
            &odds,
            &mut position,
            &mut Meter::start(Budget::Nodes(u64::MAX)),
        );
        won_by(&Rotundo::winners(position.public()))
    };
    worlds.iter().map(result).collect()
}
