//! What every game is held to.

use stammtisch_fiches::{Action, Fiches, Public};
use stammtisch_rules::{FullState, Seat};
use stammtisch_testkit::conformance;

struct Subject;

impl stammtisch_testkit::Subject for Subject {
    type Game = Fiches;

    // In a round each of the 106 tiles is drawn at most once. A lay puts a real tile down for good,
    // or a joker; and a joker comes back to a rack only for a real tile put down. So there are at
    // most 106 draws and 2 * 106 lays, with 3 passes between two of them; and at most 20 rounds.
    const MAX_ACTIONS: usize = 20 * (3 * 106 * 4 + 4);

    /// What ends a round that another one follows: then everybody sees their new tiles (F9.2).
    fn reveals(before: &Public, _: &Action, after: &Public) -> bool {
        after.round != before.round
    }

    fn points(state: &FullState<Fiches>, seat: Seat) -> i32 {
        state.public.chips[seat].into()
    }
}

conformance!(Subject, with a solver);
