//! What a temperament likes of an action, in points.

use stammtisch_bots::Temperament;

use crate::Action;

/// For a bid: what it pays more for a card.
const PAY: f64 = 3.0;
/// Against bidding in an auction that others contest and against making a collection, for taking the
/// discards: what it has stays.
const HOLD: f64 = 1.5;
/// For opening an auction, which somebody else may win.
const RISK: f64 = 4.0;

pub(super) fn leaning(action: &Action, temperament: Temperament) -> f64 {
    match action {
        Action::Auction { .. } => temperament.of(PAY, 0.0, RISK),
        Action::Bid { .. } => temperament.of(PAY, -HOLD, 0.0),
        Action::Collect { .. } => temperament.of(0.0, -HOLD, 0.0),
        Action::Take => temperament.of(0.0, HOLD, 0.0),
        Action::Pass | Action::Drop | Action::Leave => 0.0,
    }
}
