//! How much each feature counts, found by letting the evaluation play itself: `cargo run --release
//! -p stammtisch-fiches --example tune` goes on from these weights and prints new ones.

use crate::Public;
use crate::tiles::Set;

use super::features::{FEATURES, Features, Situation};

/// Parts of a round in which different things matter. Junior set: many tiles in the pot for each
/// player, few, none. Classic set: before the own first lay (F6.1), before the others', after them, and
/// when the pot runs out.
pub const PERIODS: usize = 4;
/// The weights of the features in each part, in chips.
pub type Weights = [Features; PERIODS];

/// In the classic set the end is near when the pot has fewer tiles than this for each player: what is
/// held back then may never be laid.
pub(super) const LATE: u8 = 3;

/// Returns the weights of a set for so many players.
pub fn weights(set: Set, players: u8) -> &'static Weights {
    match (set, players) {
        (Set::Junior, 2) => &JUNIOR_TWO,
        (Set::Junior, 3) => &JUNIOR_THREE,
        (Set::Junior, _) => &JUNIOR_FOUR,
        (Set::Classic, _) => &CLASSIC,
    }
}

/// Returns the part of the round.
pub(super) fn period(situation: &Situation) -> usize {
    let (public, seat) = (situation.public, situation.seat);
    match public.options.settings.set {
        Set::Junior => junior_period(public.pot, public.players),
        // Before the first lay the table is of no use; before the others' they cannot use it.
        Set::Classic if !public.has_opened(seat) => 0,
        Set::Classic if is_late(public) => 3,
        Set::Classic => 1 + usize::from(public.opened & !(1 << seat) != 0),
    }
}

/// Whether a round of the classic set is near its end.
pub(super) fn is_late(public: &Public) -> bool {
    public.pot < LATE * public.players
}

pub(super) fn junior_period(pot: u8, players: u8) -> usize {
    match pot {
        0 => 2,
        _ => usize::from(pot / players < 6),
    }
}

/// Returns the weights of the junior set with so many tiles in the pot.
pub(super) fn junior(pot: u8, players: u8) -> &'static Features {
    &weights(Set::Junior, players)[junior_period(pot, players)]
}

/// Returns the weights of the classic set by which tiles are held back.
pub(super) fn held_back() -> &'static Features {
    &CLASSIC[2]
}

/// Returns the weights for it.
pub(super) fn at(situation: &Situation) -> &'static Features {
    let public = situation.public;
    &weights(public.options.settings.set, public.players)[period(situation)]
}

/// Found for two players in 250,000 rounds against themselves by the gradient that the program climbs,
/// with more and smaller steps than it makes now. In the last 150,000 a shared round counted as lost:
/// otherwise both learn to draw until they are broke, and to pass.
#[rustfmt::skip]
const JUNIOR_TWO: Weights = [
[0.79, 0.45, 2.08, -0.86, 0.44, -0.68, -0.72, -1.07, -0.93, -0.71, 1.78, 0.05, 1.43, 1.17, -2.73, 7.73, -3.11],
[0.68, 0.43, 1.84, -0.33, -0.42, 0.10, -0.33, -0.92, -1.26, -1.13, 1.28, -0.61, 1.99, 1.01, -2.43, 10.41, -3.13],
[1.66, -0.55, -0.10, 0.21, -0.17, 0.98, -0.44, -0.42, 1.51, 0.30, 0.23, 0.79, 0.00, -0.13, -0.45, 7.11, -2.01],
[0.0; FEATURES],
];

/// Found from those for two players by the program (`PLAYERS=3 GAMES=24000`, 100 steps of 200).
#[rustfmt::skip]
const JUNIOR_THREE: Weights = [
[1.02, 0.20, 2.00, -1.10, -0.23, -0.78, -1.13, -2.30, -0.53, -0.67, 1.32, -0.27, 1.23, 0.88, -2.73, 8.36, -3.11],
[0.87, 0.30, 1.57, -0.22, -0.12, -0.35, -0.17, -0.52, -1.62, -0.85, 1.31, -0.50, 2.30, 1.28, -3.29, 10.41, -3.13],
[2.08, -1.25, -0.29, 1.63, -0.40, 0.54, -0.47, -0.04, 1.05, 0.20, 0.24, -0.97, 0.00, -1.06, -0.42, 7.95, -2.01],
[0.0; FEATURES],
];

/// Found from those for two players by the program (`PLAYERS=4 GAMES=30000`). With four players the pot
/// never has many tiles for each. Playing only itself it learned to hold tiles when the pot was empty: in
/// 46 of 100 rounds nobody went out, and one who simply laid did as well. A tile left then costs a little
/// now, by hand. Steps further that way made `medium` a little stronger still, but `strong`, which plays out
/// by these weights, no better than it.
#[rustfmt::skip]
const JUNIOR_FOUR: Weights = [
JUNIOR_TWO[0],
[0.83, 0.39, 1.41, -0.52, 0.15, 0.09, -0.74, -1.36, -1.26, -0.84, 0.91, -1.05, 2.62, 1.01, -0.07, 11.49, -3.13],
[1.22, -0.22, 0.70, 2.50, 1.28, 0.37, -0.71, -0.23, -1.55, 0.98, 1.27, 0.41, 0.00, 0.01, -1.05, 9.72, -2.01],
[0.0; FEATURES],
];

/// Before the own first lay, before the others', and after. A guess, chips before the first lay and
/// tiles after it, moved by 20 steps of 15 games (`SET=classic GAMES=3000`, stopped there). A tile on
/// the rack became worth more than the chip for laying it: hold on until all can be laid at once. When
/// the pot runs out that does not come any more: chips less tiles are what counts then (F7.1).
#[rustfmt::skip]
const CLASSIC: Weights = [
[1.00, 0.02, 0.99, 0.02, 0.03, 0.20, -0.08, -0.23, -0.11, 0.01, 0.00, 0.07, -0.07, 0.03, -0.16, 10.00, -5.00],
[0.35, 0.67, 1.00, 0.16, 0.28, 0.10, -0.01, -0.10, 0.00, -0.09, -0.17, 0.00, 2.14, 0.26, -5.15, 11.85, -5.00],
[0.38, 0.52, 0.88, -0.05, 0.09, 0.04, -0.14, -0.13, -0.09, -0.13, -0.45, 0.00, 2.39, 0.27, -5.17, 12.42, -5.00],
[1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 10.0, -5.0],
];
