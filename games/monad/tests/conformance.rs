//! The properties that every game has.

use stammtisch_monad::{Action, Monad, Public, Rank};
use stammtisch_rules::{FullState, Seat};
use stammtisch_testkit::conformance;

struct Subject;

impl stammtisch_testkit::Subject for Subject {
    type Game = Monad;

    // By default there are at most 10 Monads and 400 turns between two of them, and a turn of random
    // play rarely has ten actions.
    const MAX_ACTIONS: usize = 40_000;

    /// Only a pass shows a hand (M10.2).
    fn reveals(_: &Public, action: &Action, _: &Public) -> bool {
        *action == Action::Pass
    }

    /// The value of the hand and of the Monads (M1.2).
    fn points(state: &FullState<Monad>, seat: Seat) -> i32 {
        let monads = u32::from(state.public.monads[seat]) * Rank::Monad.value();
        (state.private[seat].value() + monads) as i32
    }
}

conformance!(Subject);
