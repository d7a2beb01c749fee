//! Estimates the chances without a search.

use stammtisch_bots::{Chances, won_by};
use stammtisch_rules::{MAX_SEATS, Rules, View};

use super::odds::Odds;
use crate::{Phase, Public, Rotundo};

/// The spread of the final scores in points when no card is to come.
const SPREAD_AT_END: f64 = 8.0;
/// How much each card to come adds, as a random walk: by the root of their number.
const SPREAD_A_CARD: f64 = 18.0;

/// Returns the chances of all seats by their displays and the prospects of their hands.
pub(super) fn chances(odds: &Odds, view: &View<Rotundo>) -> Chances {
    let public = view.public;
    if let Phase::Over { .. } = public.phase {
        return won_by(&Rotundo::winners(public));
    }
    softmax(public, &expected_scores(odds, view))
}

/// Returns the score that each seat may have at the end.
pub(super) fn expected_scores(odds: &Odds, view: &View<Rotundo>) -> [f64; MAX_SEATS] {
    let public = view.public;
    let deck = public.deck();
    let to_come = odds.to_come(public);
    std::array::from_fn(|seat| {
        let display = f64::from(public.displays[seat].value(deck));
        let own = view.own.filter(|(own, _)| *own == seat);
        let hand = match own {
            Some((_, hand)) => odds.prospect(*hand, to_come),
            None => {
                let known = public.known[seat];
                let hidden = u32::from(public.held[seat]) - known.len();
                odds.prospect(known, to_come) + hidden as f32 * odds.unknown(to_come)
            }
        };
        display + f64::from(hand)
    })
}

/// Returns the chances by expected scores: the more cards are to come, the less a lead says.
pub(super) fn softmax(public: &Public, scores: &[f64; MAX_SEATS]) -> Chances {
    let players = public.players as usize;
    let scale = SPREAD_AT_END + SPREAD_A_CARD * f64::from(public.pile).sqrt();
    let most = scores[..players]
        .iter()
        .copied()
        .fold(f64::NEG_INFINITY, f64::max);
    let mut weights: Chances = [0.0; MAX_SEATS];
    for (weight, score) in weights.iter_mut().zip(scores).take(players) {
        *weight = ((score - most) / scale).exp();
    }
    let sum: f64 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}
