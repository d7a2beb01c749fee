//! The first step of a search: what each listed action is worth.

use stammtisch_monad::{Action, Monad};
use stammtisch_rules::{Position, Seat};

use super::search::{Scope, Search, odds};
use super::worth::Worth;

/// What the actions promise, as odds: all there is when the budget does not last for one turn.
pub(super) fn promised(
    worth: &Worth,
    world: &Position<Monad>,
    seat: Seat,
    listed: &[Action],
) -> Vec<f32> {
    let public = world.public();
    let Some((_, &hand)) = world.view(Some(seat)).own else {
        return vec![0.0; listed.len()];
    };
    let now = odds(public, seat, &worth.seats(world));
    let promise = |action| worth.promise(public, seat, hand, action);
    let promises: Vec<f32> = listed.iter().map(promise).collect();
    let most = promises.iter().copied().fold(f32::MIN, f32::max);
    promises
        .iter()
        .map(|promise| now + promise - most)
        .collect()
}

/// So many actions are searched to the end of the turn, and so many further; the others promise
/// too little.
const FIRST: usize = 80;
const BREADTH: usize = 24;

/// Searches the best actions in one world, those thought best so far first, and puts what it found
/// in the place of what was thought. `false` if the budget ended before all were searched: then
/// what was thought stays, unless the search is narrow, which is the first. What was not searched counts for no
/// more than the worst that was.
///
/// The two best get their exact odds, so that it can be said by how much the second is worse; the
/// others get no less than their true ones.
pub(super) fn look(
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
    let most = match depth {
        1 => FIRST,
        _ => BREADTH,
    };
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
