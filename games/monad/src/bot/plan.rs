//! The levels that do not look beyond their own turn: `medium` and `easy`.

use stammtisch_bots::{Budget, Meter};
use stammtisch_rules::{Rng, Rules, View};

use super::evaluation::Evaluation;
use super::root;
use super::search::Search;
use crate::{Action, Monad};

/// The most positions that `medium` reaches for one decision.
const MEDIUM_NODES: u64 = 600;

/// Values the actions by the best position that the own turn can end in.
pub(super) fn medium(view: &View<Monad>, listed: &[Action], values: &mut Vec<f64>) {
    let Some((seat, _)) = view.own else { return };
    // Nothing of the own turn is hidden but an unseen Common of the talon, so one world is enough.
    let world = Monad::redeal(view, &mut Rng::new(0));
    let plan = Evaluation::plan();
    let mut odds = root::previews(plan, &world, seat, listed);
    let mut meter = Meter::start(Budget::Nodes(MEDIUM_NODES));
    let mut search = Search::new(plan, view.public, seat, &mut meter);
    for narrow in [true, false] {
        search.start_pass(0, narrow);
        root::search_actions(&mut search, &world, listed, 1, &mut odds);
    }
    values.extend(odds.into_iter().map(f64::from));
}

/// Values each action by itself, with an error of a few points, and overlooks some: most often those
/// with relatives and leaps.
pub(super) fn easy(view: &View<Monad>, listed: &[Action], rng: &mut Rng, values: &mut Vec<f64>) {
    let Some((seat, &hand)) = view.own else {
        return;
    };
    let plan = Evaluation::plan();
    for action in listed {
        let preview = plan.preview(view.public, seat, hand, action);
        let error = rng.below(1000) as f64 / 1000.0 * MAX_ERROR;
        let overlooked = rng.below(100) < overlooked_percent(action);
        values.push(f64::from(preview) + error - if overlooked { OVERLOOKED } else { 0.0 });
    }
}

/// The most points by which `easy` overrates an action.
const MAX_ERROR: f64 = 10.0;
/// The points that an overlooked action loses.
const OVERLOOKED: f64 = 30.0;

/// Returns how often in a hundred `easy` overlooks an action.
fn overlooked_percent(action: &Action) -> usize {
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
