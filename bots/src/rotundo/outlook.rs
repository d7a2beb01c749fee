//! How a game seems to stand.

use stammtisch_rotundo::{Phase, Public, Rotundo};
use stammtisch_rules::{MAX_SEATS, View};

use crate::Chances;
use crate::rotundo::odds::Odds;

/// How many points a lead has to be to be worth much, when nothing is to come and for every card
/// that is: rng adds up like steps to either side.
const SURE: f64 = 8.0;
const LUCK: f64 = 18.0;

/// The chances of all seats by what they have and what their hands can become.
pub(super) fn chances(odds: &Odds, view: &View<Rotundo>) -> Chances {
    let public = view.public;
    if let Phase::Over { scores } = public.phase {
        return won(&scores[..public.players.into()]);
    }
    squash(public, &standings(odds, view))
}

/// What each seat may have at the end.
pub(super) fn standings(odds: &Odds, view: &View<Rotundo>) -> [f64; MAX_SEATS] {
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

/// The chances of standings: the more cards are to come, the less a lead says.
pub(super) fn squash(public: &Public, standings: &[f64; MAX_SEATS]) -> Chances {
    let players = public.players as usize;
    let scale = SURE + LUCK * f64::from(public.pile).sqrt();
    let most = standings[..players]
        .iter()
        .copied()
        .fold(f64::NEG_INFINITY, f64::max);
    let weight = |seat: usize| match seat < players {
        true => ((standings[seat] - most) / scale).exp(),
        false => 0.0,
    };
    let weights: Chances = std::array::from_fn(weight);
    let sum: f64 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}

/// The shares of a game that is over (R7.3).
pub(super) fn won(scores: &[i16]) -> Chances {
    let best = scores.iter().max();
    let winners = scores.iter().filter(|score| Some(*score) == best).count();
    std::array::from_fn(|seat| match scores.get(seat) == best {
        true => 1.0 / winners as f64,
        false => 0.0,
    })
}
