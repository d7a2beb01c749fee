//! What a temperament likes of an action, in points.

use stammtisch_bots::Temperament;

use crate::{Action, Rank};

/// For buying a card.
const PAY: f64 = 2.0;
/// For trading two cards above Commons: by those who like to pay, and by those who do not like to hold on to them.
const TRADE_HIGH: f64 = 0.3;
/// For a draw or a flip, after which the hand is as it was and a card larger. Who likes to save does not wait by
/// flips too: that wins more than the plain bot, which trades early.
const HOLD: f64 = 0.5;
/// For a leap, which pays with many cards at once.
const LEAP: f64 = 1.0;
/// For a leap too, and for a trade in which a relative stands for another rank: it is gone for later.
const RISK: f64 = 1.0;

pub(super) fn leaning(action: &Action, temperament: Temperament) -> f64 {
    match action {
        Action::Buy { .. } => temperament.of(PAY, 0.0, 0.0),
        Action::Flip if temperament.pay < 0 => 0.0,
        Action::Draw | Action::Flip => temperament.of(0.0, HOLD, 0.0),
        Action::Leap { .. } => temperament.of(LEAP, 0.0, RISK),
        Action::Trade { give, .. } => match give.as_slice() {
            [first, second] if first.rank() != second.rank() => temperament.of(0.0, 0.0, RISK),
            [first, _] if first.rank() > Rank::Common => TRADE_HIGH * trades(temperament),
            _ => 0.0,
        },
        Action::Pass | Action::End => 0.0,
    }
}

/// Returns 1 for those who trade high cards gladly, -1 for those who do not like it.
fn trades(temperament: Temperament) -> f64 {
    match (temperament.pay, temperament.hold) {
        (0, ..0) => 1.0,
        (pay, _) => f64::from(pay),
    }
}
