//! What every game is held to.

use stammtisch_rules::{FullState, Seat};
use stammtisch_testkit::conformance;
use stammtisch_toy::{Action, Public, Toy};

struct Subject;

impl stammtisch_testkit::Subject for Subject {
    type Game = Toy;

    // 24 cards make at most 12 pairs and 24 draws; then at most 4 pass.
    const MAX_ACTIONS: usize = 12 + 24 + 4;

    fn reveals(_: &Public, _: &Action, _: &Public) -> bool {
        false
    }

    fn points(state: &FullState<Toy>, seat: Seat) -> i32 {
        state.public.points[seat].into()
    }
}

conformance!(Subject);
