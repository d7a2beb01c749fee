//! The properties that every game has.

use stammtisch_rotundo::{Action, Phase, Public, Rotundo};
use stammtisch_rules::{FullState, Seat};
use stammtisch_testkit::conformance;

struct Subject;

impl stammtisch_testkit::Subject for Subject {
    type Game = Rotundo;

    // At most 46 cards are turned up. Each is passed on at most 4 times and bid for at most 4200
    // times, since every bid is higher and no deck has a higher value; then 4 drop out and one takes.
    const MAX_ACTIONS: usize = 46 * 4209;

    /// What deals with the card in the middle: it turns up the next one, or ends the game with scores
    /// that tell of the hands.
    fn reveals(before: &Public, _: &Action, after: &Public) -> bool {
        after.pile < before.pile || matches!(after.phase, Phase::Over { .. })
    }

    /// The display minus the hand (R7.3).
    fn points(state: &FullState<Rotundo>, seat: Seat) -> i32 {
        let deck = state.public.deck();
        state.public.displays[seat].value(deck) as i32 - state.private[seat].value(deck) as i32
    }
}

conformance!(Subject);
