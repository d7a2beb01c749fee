//! A beginner: looks at the points of the moment, overlooks things, and counts badly.

use stammtisch_rotundo::{Action, Rotundo};
use stammtisch_rules::{Game, Rng, View};

/// One action in so many is overlooked.
const OVERLOOKED: usize = 6;
/// What is overlooked seems to be so much worse.
const UNSEEN: f64 = 200.0;
/// A guess at points is wrong by less than this, either way.
const WRONG_BY: usize = 25;

/// What a beginner thinks of each action. Keeping a card from others does not occur to him.
pub(super) fn worth(view: &View<Rotundo>, listed: &[Action], rng: &mut Rng, worth: &mut Vec<f64>) {
    worth.extend(listed.iter().map(|action| {
        let points = f64::from(Rotundo::gain(view, action));
        match action {
            // That one can always say no is never overlooked, and needs no counting.
            Action::Pass | Action::Drop | Action::Leave => points,
            _ if rng.below(OVERLOOKED) == 0 => points - UNSEEN,
            _ => points + rng.below(2 * WRONG_BY + 1) as f64 - WRONG_BY as f64,
        }
    }));
}
