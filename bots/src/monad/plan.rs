//! The players who do not look beyond their own turn.

use stammtisch_monad::{Action, Monad};
use stammtisch_rules::{Game, Rng, View};

use super::root;
use super::search::Search;
use super::worth::Worth;
use crate::{Budget, Meter};

/// So many positions of his turn at most does a player with a plan think of.
const THOUGHT_OF: u64 = 600;

/// Plays his turn to its end in his head, and likes best what leaves him best placed.
pub(super) fn medium(view: &View<Monad>, listed: &[Action], worth: &mut Vec<f64>) {
    let Some((seat, _)) = view.own else { return };
    // Nothing of his own turn is hidden from him but an unseen Common of the talon.
    let world = Monad::redeal(view, &mut Rng::new(0));
    let plan = Worth::plan();
    let mut odds = root::promised(plan, &world, seat, listed);
    let mut meter = Meter::start(Budget::Nodes(THOUGHT_OF));
    let mut search = Search::new(plan, view.public, seat, &mut meter);
    for narrow in [true, false] {
        search.enter(0, narrow);
        root::look(&mut search, &world, listed, 1, &mut odds);
    }
    worth.extend(odds.into_iter().map(f64::from));
}

/// Looks at one action at a time and misjudges it by a few points; now and then he does not see
/// one at all, least of all what relatives and leaps can do.
pub(super) fn easy(view: &View<Monad>, listed: &[Action], rng: &mut Rng, worth: &mut Vec<f64>) {
    let Some((seat, &hand)) = view.own else {
        return;
    };
    let plan = Worth::plan();
    for action in listed {
        let promise = plan.promise(view.public, seat, hand, action);
        let slip = rng.below(1000) as f64 / 1000.0 * MISJUDGED;
        let unseen = rng.below(100) < overlooked(action);
        worth.push(f64::from(promise) + slip - if unseen { UNSEEN } else { 0.0 });
    }
}

/// By how many points at most a beginner misjudges an action.
const MISJUDGED: f64 = 10.0;
/// What is not seen is as if it were worth so many points less.
const UNSEEN: f64 = 30.0;

/// How often in a hundred a beginner does not see such an action.
fn overlooked(action: &Action) -> usize {
    match action {
        Action::Trade { give, .. } => match give.as_slice() {
            [first, second] if first.rank() != second.rank() => 80,
            _ => 15,
        },
        Action::Leap { .. } => 60,
        Action::Buy { .. } => 20,
        Action::Draw | Action::Flip | Action::Pass | Action::End => 0,
    }
}
