//! What a temperament likes of an action, in points.

use stammtisch_bots::Temperament;

use crate::Action;

/// For buying a card.
const PAY: f64 = 1.5;
/// For a draw or a flip, after which the hand is as it was and a card larger.
const HOLD: f64 = 0.5;
/// For a leap, which spends many cards at once.
const RISK: f64 = 0.8;

pub(super) fn leaning(action: &Action, temperament: Temperament) -> f64 {
    match action {
        Action::Buy { .. } => temperament.of(PAY, 0.0, 0.0),
        Action::Draw | Action::Flip => temperament.of(0.0, HOLD, 0.0),
        Action::Leap { .. } => temperament.of(0.0, 0.0, RISK),
        Action::Trade { .. } | Action::Pass | Action::End => 0.0,
    }
}
