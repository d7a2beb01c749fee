//! The analysis and the hints of Rotundo: [`Coach`] for the game.

mod find;
mod holds;
mod reason;

use stammtisch_bots::{Chances, Coach, Effort, shuffled};
use stammtisch_rules::{Phrase, Position, View};

use crate::bot::play_out_all;
use crate::setup::hidden;
use crate::{Action, Public, Rotundo};
pub use reason::Reason;

/// What a decision of `greedy` costs on average, with two to five players.
const GREEDY_COST: f64 = 0.02;
/// In how many deals a hint is compared with the next best action: about 20 ms.
const HINT_PAIRS: u32 = 2_000;

impl Coach for Rotundo {
    type Reason = Reason;

    /// The pile is dealt again.
    fn reshuffle(position: &Position<Rotundo>, world: u64) -> Position<Rotundo> {
        let full = position.full_state();
        let lying = (0..full.public.pile.into()).map(|at| full.hidden.pile.get(at));
        let pile = shuffled(lying, world);
        Position::new(*full.public, *full.private, hidden(&pile))
    }

    fn play_out(worlds: &[Position<Rotundo>], _seed: u64) -> Vec<Chances> {
        play_out_all(worlds)
    }

    fn effort(_public: &Public) -> Effort {
        Effort::new(1_000, 2_000, 20_000)
    }

    fn hint_pairs(_public: &Public) -> u32 {
        HINT_PAIRS
    }

    fn greedy_cost(_public: &Public) -> f64 {
        GREEDY_COST
    }

    fn reasons(view: &View<Rotundo>, action: &Action, second: Option<&Action>) -> Vec<Reason> {
        find::reasons(view, action, second)
    }

    fn holds(view: &View<Rotundo>, action: &Action, reason: &Reason) -> bool {
        holds::holds(view, action, reason)
    }

    fn topic(reason: &Reason) -> &'static str {
        reason.topic()
    }

    fn reason_phrase(view: &View<Rotundo>, _action: &Action, reason: &Reason) -> Phrase {
        reason.phrase(view)
    }
}
