//! What each seat can expect of a round of the classic set when all racks lie open, for the analysis.
//!
//! Playing every round to its end takes too long. Chips less tiles do not tell who is ahead: whoever
//! holds tiles back has few chips and many tiles, and often wins. So what a rack is worth was fitted to
//! the results of rounds that `medium` played on from positions of all kinds (`examples/outlook.rs`).

use stammtisch_bots::Chances;
use stammtisch_rules::{MAX_SEATS, Position, Seat};

use super::classic::of_three;
use super::estimate::AfterRound;
use super::features::{in_rows, numbers};
use crate::tiles::{COLOURS, Rack};
use crate::{Fiches, Public};

/// How many things are looked at of each seat.
pub const TRAITS: usize = 10;
/// A row of them counts always, one the more, the fewer tiles the pot has for each player, and one
/// still more so.
pub const ROWS: usize = 3;
/// How much each counts.
pub type OutlookWeights = [[f64; TRAITS]; ROWS];

/// What is looked at of a seat, each about 1.
pub fn traits(public: &Public, seat: Seat, rack: Rack) -> [f64; TRAITS] {
    let (ready, pairs, lone) = kinds(rack);
    let (chips, held) = (f64::from(public.chips[seat]), f64::from(public.held[seat]));
    let players = usize::from(public.players);
    let wait = (seat + players - usize::from(public.turn)) % players;
    [
        chips / 10.0,
        held / 10.0,
        (chips - held).max(0.0) / 10.0,
        f64::from(rack.jokers()),
        f64::from(ready) / 10.0,
        f64::from(pairs) / 10.0,
        f64::from(lone) / 10.0,
        f64::from(u8::from(public.has_opened(seat))),
        if held < 4.0 { 1.0 - held / 4.0 } else { 0.0 },
        wait as f64 / players as f64,
    ]
}

/// Returns the tiles of a rack that make series, of the others those that lack one tile, and the rest.
fn kinds(rack: Rack) -> (u32, u32, u32) {
    let left = numbers(rack);
    let threes = of_three(left);
    let ready = left.map(|numbers| in_rows(numbers) | numbers & threes);
    let (mut pairs, mut lone) = (0, 0);
    for c in 0..COLOURS {
        let rest = left[c] & !ready[c];
        let others = (0..COLOURS).filter(|other| *other != c);
        let alike = others.fold(0, |all, other| all | left[other] & !ready[other]);
        let near = rest << 1 | rest >> 1 | rest << 2 | rest >> 2 | alike;
        pairs += (rest & near).count_ones();
        lone += (rest & !near).count_ones();
    }
    (ready.map(u16::count_ones).iter().sum(), pairs, lone)
}

/// Returns how much the rows of weights after the first count.
pub fn nearness(public: &Public) -> f64 {
    3.0 / (3.0 + f64::from(public.pot) / f64::from(public.players))
}

/// Returns what the round promises each seat.
fn round_chances(position: &Position<Fiches>) -> Chances {
    let full = position.full_state();
    let public = full.public;
    let near = nearness(public);
    let score = |seat: Seat| {
        let traits = traits(public, seat, full.private[seat]);
        let part =
            |row: &[f64; TRAITS]| -> f64 { row.iter().zip(traits).map(|(a, b)| a * b).sum() };
        let [always, later, last] = WEIGHTS.each_ref().map(part);
        always + near * (later + near * last)
    };
    let mut chances = [0.0; MAX_SEATS];
    let playing = &mut chances[..usize::from(public.players)];
    for (seat, chance) in playing.iter_mut().enumerate() {
        *chance = score(seat).exp();
    }
    let sum: f64 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

/// Returns each seat's chances in the match.
pub(super) fn outlook(position: &Position<Fiches>) -> Chances {
    let after = AfterRound::of(position.public());
    let round = round_chances(position);
    let mut chances = [0.0; MAX_SEATS];
    let players = usize::from(position.public().players);
    for (seat, wins) in round[..players].iter().enumerate() {
        for (all, chance) in chances.iter_mut().zip(after.won_by(1 << seat)) {
            *all += wins * chance;
        }
    }
    chances
}

/// Found by the program (`GAMES=1500`, with every fifth position and 3000 steps). On rounds that were not fitted the winner of two was then surprising by 0.89 bits
/// (knowing nothing: 1), of three by 1.45 (1.58), of four by 2.01 (2): with four it hardly says more than
/// that nobody is far ahead.
#[rustfmt::skip]
const WEIGHTS: OutlookWeights = [
[0.91, 0.68, -0.27, 0.61, 0.35, 0.21, 0.05, 0.67, 0.16, -0.08],
[-0.09, 0.62, -0.19, -0.02, 0.44, 0.16, 0.12, 0.36, 0.09, -0.02],
[0.26, 0.08, 0.22, -0.08, 0.20, -0.11, 0.10, 0.25, 0.07, -0.01],
];
