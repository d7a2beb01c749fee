//! Carrying out an action owns nothing.

use stammtisch_rules::Game;

use crate::setups::{setups, walk};

/// `apply` does not allocate, and `legal` only lets the caller's list grow.
pub fn playing_does_not_allocate<G: Game>() {
    let mut out = Vec::with_capacity(1 << 12);
    for setup in setups::<G>() {
        walk(&setup, 16, |step| {
            let mut position = *step.position;
            let room = out.capacity();
            let used = allocation_counter::measure(|| {
                G::legal(&position.mover(), &mut out);
                position.apply(&step.action, &mut ());
            });
            if out.capacity() == room {
                assert_eq!(used.count_total, 0, "{}: {used:?}", step.action);
            }
        });
    }
}
