//! The analysis and the hints of Monad: [`Coach`] for the game.

mod find;
mod holds;
mod reason;

use stammtisch_bots::{Chances, Coach, Effort, shuffled};
use stammtisch_rules::{Phrase, Position, View};

use crate::bot::play_out_all;
use crate::piles::Pile;
use crate::state::Hidden;
use crate::{Action, Monad, Public};
pub use reason::Reason;

/// What a decision of `greedy` costs on average, with two to four players.
const GREEDY_COST: f64 = 0.01;

impl Coach for Monad {
    type Reason = Reason;

    /// The talon as far as nobody has seen it is dealt again.
    fn reshuffle(position: &Position<Monad>, world: u64) -> Position<Monad> {
        let full = position.full_state();
        let seen = full.public.talon;
        let places = seen.colours().zip(full.hidden.talon.colours());
        let unseen = places.filter_map(|(seen, lies)| if seen.is_none() { lies } else { None });
        let mut unseen = shuffled(unseen, world).into_iter();
        let talon: Pile = seen
            .colours()
            .map(|seen| seen.or_else(|| unseen.next()))
            .collect();
        Position::new(*full.public, *full.private, Hidden { talon })
    }

    fn play_out(worlds: &[Position<Monad>], seed: u64) -> Vec<Chances> {
        play_out_all(worlds, seed)
    }

    /// A game has hundreds of steps.
    fn effort(_public: &Public) -> Effort {
        Effort::new(96, 96, 10_000)
    }

    fn greedy_cost(_public: &Public) -> f64 {
        GREEDY_COST
    }

    fn reasons(view: &View<Monad>, action: &Action, second: Option<&Action>) -> Vec<Reason> {
        find::reasons(view, action, second)
    }

    fn holds(view: &View<Monad>, action: &Action, reason: &Reason) -> bool {
        holds::holds(view, action, reason)
    }

    fn topic(reason: &Reason) -> &'static str {
        reason.topic()
    }

    fn reason_phrase(view: &View<Monad>, action: &Action, reason: &Reason) -> Phrase {
        reason.phrase(view, action)
    }
}
