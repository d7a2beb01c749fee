//! The root of a search: the odds of each listed action.

use stammtisch_rules::{Position, Seat};

use super::evaluation::Evaluation;
use super::search::{Scope, Search, odds};
use crate::{Action, Monad};

/// Returns the odds of the actions by their previews, before anything is searched.
pub(super) fn previews(
    evaluation: &Evaluation,
    world: &Position<Monad>,
    seat: Seat,
    listed: &[Action],
) -> Vec<f32> {
    let public = world.public();
    let Some((_, &hand)) = world.view(Some(seat)).own else {
        return vec![0.0; listed.len()];
    };
    let now = odds(public, seat, &evaluation.seats(world));
    let preview = |action| evaluation.preview(public, seat, hand, action);
    let previews: Vec<f32> = listed.iter().map(preview).collect();
    let most = previews.iter().copied().fold(f32::MIN, f32::max);
    previews
        .iter()
        .map(|preview| now + preview - most)
        .collect()
}

/// How many actions are searched to the end of the turn: those with the best odds so far.
const FIRST_BREADTH: usize = 80;
/// How many actions are searched deeper.
const BREADTH: usize = 24;

/// Searches the best actions in one world, best odds so far first, and replaces their odds. An action
/// that is not searched gets at most the odds of the worst one that is. Returns `false` if the budget
/// was spent before all were searched; then all odds stay as they were, except in a narrow pass,
/// which is the first.
///
/// The two best get their exact odds, so that the difference between them is exact. The others get
/// upper bounds.
pub(super) fn search_actions(
    search: &mut Search,
    world: &Position<Monad>,
    listed: &[Action],
    depth: u8,
    odds: &mut [f32],
) -> bool {
    let before = odds.to_vec();
    let mut order: Vec<usize> = (0..listed.len()).collect();
    order.sort_by(|&a, &b| odds[b].total_cmp(&odds[a]));
    let mut best = [f32::MIN; 2];
    let mut worst = f32::MAX;
    let most = if depth == 1 { FIRST_BREADTH } else { BREADTH };
    let breadth = order.len().min(most);
    let mut searched = 0;
    for &at in &order[..breadth] {
        let scope = Scope {
            depth,
            window: (best[1], f32::MAX),
            ply: 0,
        };
        let Ok(value) = search.try_action(world, &listed[at], scope) else {
            break;
        };
        odds[at] = value;
        worst = worst.min(value);
        if value > best[0] {
            best = [value, best[0]];
        } else if value > best[1] {
            best[1] = value;
        }
        searched += 1;
    }
    let complete = searched == breadth;
    if !complete && !search.is_narrow() {
        odds.copy_from_slice(&before);
        return false;
    }
    for &at in &order[searched..] {
        odds[at] = odds[at].min(worst);
    }
    complete
}
