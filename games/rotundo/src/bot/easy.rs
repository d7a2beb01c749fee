//! The level `easy`: values actions by their immediate gain, with errors, and overlooks some.

use stammtisch_rules::{Rng, Rules, View};

use crate::{Action, Rotundo};

/// One action in this many is overlooked.
const OVERLOOKED_ONE_IN: usize = 6;
/// The points that an overlooked action loses.
const OVERLOOKED: f64 = 200.0;
/// The largest error in points, either way.
const MAX_ERROR: usize = 25;

/// Values each action as a beginner would. Keeping a card from others has no value.
pub(super) fn values(
    view: &View<Rotundo>,
    listed: &[Action],
    rng: &mut Rng,
    values: &mut Vec<f64>,
) {
    values.extend(listed.iter().map(|action| {
        let points = f64::from(Rotundo::gain(view, action));
        match action {
            // Nobody overlooks that they can say no, and it needs no counting.
            Action::Pass | Action::Drop | Action::Leave => points,
            _ if rng.below(OVERLOOKED_ONE_IN) == 0 => points - OVERLOOKED,
            _ => points + rng.below(2 * MAX_ERROR + 1) as f64 - MAX_ERROR as f64,
        }
    }));
}
