//! The analysis and the hints of Fiches: [`Coach`] for the game.

mod find;
mod holds;
mod reason;

use stammtisch_bots::{Chances, Coach, Effort, shuffled};
use stammtisch_rules::{Phrase, Position, Rng, View};

use crate::bot::play_out_all;
use crate::pot::Pot;
use crate::state::{Hidden, NO_KEY};
use crate::tiles::Set;
use crate::{Action, Fiches, Public};
pub use reason::Reason;

/// What a decision of `greedy` costs on average in the junior set.
const GREEDY_COST_JUNIOR: f64 = 0.055;
/// The same in the classic set, whose games have more decisions.
const GREEDY_COST_CLASSIC: f64 = 0.015;

impl Coach for Fiches {
    type Reason = Reason;

    /// The pot is dealt again, and so are the rounds to come.
    fn reshuffle(position: &Position<Fiches>, world: u64) -> Position<Fiches> {
        let full = position.full_state();
        let tiles = shuffled(full.hidden.pot.tiles(full.public.pot), world);
        let mut key = full.hidden.key;
        if key != NO_KEY {
            let mut rng = Rng::new(world);
            for bytes in key.chunks_exact_mut(8) {
                bytes.copy_from_slice(&rng.bits().to_be_bytes());
            }
        }
        let pot = Pot::of(&tiles);
        Position::new(*full.public, *full.private, Hidden { pot, key })
    }

    fn play_out(worlds: &[Position<Fiches>], seed: u64) -> Vec<Chances> {
        play_out_all(worlds, seed)
    }

    /// A step of the classic set takes a millisecond, a round of the junior set in its model 20 µs.
    fn effort(public: &Public) -> Effort {
        match public.options.settings.set {
            Set::Junior => Effort::new(400, 1_000, 10_000),
            Set::Classic => Effort::new(20 / u32::from(public.players), 16, 200),
        }
    }

    /// In the classic set a play-out takes long.
    fn hint_pairs(public: &Public) -> u32 {
        match public.options.settings.set {
            Set::Junior => 2_000,
            Set::Classic => 8,
        }
    }

    fn greedy_cost(public: &Public) -> f64 {
        match public.options.settings.set {
            Set::Junior => GREEDY_COST_JUNIOR,
            Set::Classic => GREEDY_COST_CLASSIC,
        }
    }

    fn reasons(view: &View<Fiches>, action: &Action, second: Option<&Action>) -> Vec<Reason> {
        find::reasons(view, action, second)
    }

    fn holds(view: &View<Fiches>, action: &Action, reason: &Reason) -> bool {
        holds::holds(view, action, reason)
    }

    fn topic(reason: &Reason) -> &'static str {
        reason.topic()
    }

    fn reason_phrase(view: &View<Fiches>, _: &Action, reason: &Reason) -> Phrase {
        // The action says what it earns; the reason says what that makes.
        match (reason, view.own) {
            (Reason::Earns { chips }, Some((seat, _))) => Phrase::new("hint-earns")
                .number("chips", view.public.chips[seat] + u16::from(*chips)),
            _ => reason.phrase(),
        }
    }
}
