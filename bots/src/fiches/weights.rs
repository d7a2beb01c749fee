//! How much each thing counts that [`super::rating`] looks at, found by letting it play itself.

use super::rating::Traits;

/// Many tiles in the pot for each player, few, none: different things matter.
pub(super) const STAGES: usize = 3;
pub(super) type Weights = [Traits; STAGES];

/// The stage with so many tiles in the pot.
#[inline]
pub(super) fn stage(pot: u8, players: u8) -> usize {
    match pot {
        0 => 2,
        _ if pot / players >= 6 => 0,
        _ => 1,
    }
}

/// The weights at this stage.
#[inline]
pub(super) fn of(pot: u8, players: u8) -> &'static Traits {
    &JUNIOR[stage(pot, players)]
}

/// Found for two players in 250,000 rounds against themselves, moved along the gradient of what was
/// won while a softmax of the worth chose the actions. In the last 150,000 a shared round counted
/// as lost: otherwise both learn to draw until they are broke, and to pass.
#[rustfmt::skip]
pub(super) const JUNIOR: Weights = [
[0.79, 0.45, 2.08, -0.86, 0.44, -0.68, -0.72, -1.07, -0.93, -0.71, 1.78, 0.05, 1.43, 1.17, -2.73, 7.73, -3.11],
[0.68, 0.43, 1.84, -0.33, -0.42, 0.10, -0.33, -0.92, -1.26, -1.13, 1.28, -0.61, 1.99, 1.01, -2.43, 10.41, -3.13],
[1.66, -0.55, -0.10, 0.21, -0.17, 0.98, -0.44, -0.42, 1.51, 0.30, 0.23, 0.79, 0.00, -0.13, -0.45, 7.11, -2.01],
];
