//! Listing and carrying out actions does not allocate.

use stammtisch_rules::Game;

use crate::setups::{setups, walk};

/// `apply` does not allocate.
pub fn playing_does_not_allocate<G: Game>() {
    for setup in setups::<G>() {
        walk(&setup, 16, |step| {
            let mut position = *step.position;
            let used = allocation_counter::measure(|| {
                position.apply(&step.action, &mut ());
            });
            assert_eq!(used.count_total, 0, "{}: {used:?}", step.action);
        });
    }
}

/// `apply` does not allocate when the same action is carried out again. For games with a solver, which
/// may cache its results.
pub fn playing_again_does_not_allocate<G: Game>() {
    for setup in setups::<G>() {
        walk(&setup, 16, |step| {
            let (mut first, mut position) = (*step.position, *step.position);
            first.apply(&step.action, &mut ());
            let used = allocation_counter::measure(|| {
                position.apply(&step.action, &mut ());
            });
            assert_eq!(used.count_total, 0, "{}: {used:?}", step.action);
        });
    }
}

/// `legal` allocates only for the caller's list. Not for games whose list comes from a solver.
pub fn listing_does_not_allocate<G: Game>() {
    let mut out = Vec::with_capacity(1 << 12);
    for setup in setups::<G>() {
        walk(&setup, 16, |step| {
            let room = out.capacity();
            let used = allocation_counter::measure(|| {
                G::legal(&step.position.mover(), &mut out);
            });
            if out.capacity() == room {
                assert_eq!(used.count_total, 0, "{}: {used:?}", step.action);
            }
        });
    }
}
