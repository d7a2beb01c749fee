//! The features of a seat: numbers computed from the table and one hand. Their weights are in
//! [`super::weights`].

use stammtisch_rules::Seat;

use crate::legal::tradable;
use crate::score::{goal, monads};
use crate::{Colour, Hand, Public, Rank};

/// Monads still to make, 0 to 5 (M11.1).
const TO_GO: usize = 0;
/// How many turns until the seat's own, 0 to 3.
const ORDER: usize = TO_GO + 6;
/// The number of Commons.
const COMMONS: usize = ORDER + 4;
/// The first to the sixth different Common: what a leap needs (M8.2).
const DIFFERENT: usize = COMMONS + 1;
/// The first to the third pair of different Commons.
const PAIRED: usize = DIFFERENT + 6;
/// For each rank of a column: the first to the fourth card; the first and the second pair; a
/// relative; a bonus pair.
const HELD: usize = PAIRED + 3;
const HELD_A_RANK: usize = 8;
/// For each rank from Common to Quint: a trade is possible (M4.1, M6.1).
const TRADE: usize = HELD + 4 * HELD_A_RANK;
/// For each rank that can be traded: the front card to be had is a relative, makes a pair, makes a
/// bonus pair.
const FRONT: usize = TRADE + 5;
/// The hand pays for one Monad, or for two (M7.1).
const RICH: usize = FRONT + 12;
/// Five or six different Commons and a trade besides, so that they may leap (M8.1).
const LEAP: usize = RICH + 2;
/// For each rank from Common to Quint: a trade is possible, and it is the seat's turn.
const NOW: usize = LEAP + 2;
/// For each column: its front card is a relative.
const NEAR: usize = NOW + 5;
/// It is the seat's turn, and the next Common of the talon is of a colour that it lacks.
const NEXT: usize = NEAR + 4;
/// The second relative, and the third.
const RELATIVES: usize = NEXT + 1;
/// The column of Quads, or of Quints, is empty, and the seat holds one of them.
const STARVED: usize = RELATIVES + 2;
/// How many features there are.
pub const FEATURES: usize = STARVED + 2;

/// Returns whether a set of colours holds a bonus pair (M1.4).
#[inline]
fn has_bonus_pair(set: u32) -> bool {
    Colour::ALL[..3]
        .iter()
        .any(|&warm| set >> warm as u32 & set >> warm.bonus_partner() as u32 & 1 == 1)
}

/// Reports the features of the colours held of one rank.
pub(super) fn of_set(rank: Rank, home: Colour, set: u32, tell: &mut impl FnMut(usize, f32)) {
    let count = set.count_ones() as usize;
    let [warm, cold] = [Colour::WARM, Colour::COLD].map(|half| (set & half).count_ones());
    let pairs = warm.min(cold) as usize;
    if rank == Rank::Common {
        (0..count).for_each(|at| tell(DIFFERENT + at, 1.0));
        (0..pairs).for_each(|at| tell(PAIRED + at, 1.0));
        return;
    }
    let base = HELD + (rank as usize - 2) * HELD_A_RANK;
    (0..count.min(4)).for_each(|at| tell(base + at, 1.0));
    (0..pairs.min(2)).for_each(|at| tell(base + 4 + at, 1.0));
    if set >> home as u32 & 1 == 1 {
        tell(base + 6, 1.0);
    }
    if has_bonus_pair(set) {
        tell(base + 7, 1.0);
    }
}

/// The ranks at which a hand can make a trade, if something is left to be taken (M4.1, M6.1).
#[derive(Clone, Copy)]
pub(super) struct Trades(u32);

impl Trades {
    #[inline]
    pub(super) fn of(hand: Hand, home: Colour) -> Trades {
        let (natural, by_relative) = tradable(hand, home);
        Trades(natural | by_relative)
    }

    /// Returns whether there is one at a rank, 0 for Commons to 4 for Quints.
    #[inline]
    fn at(self, rank: usize) -> bool {
        self.0 >> (6 * rank) & 1 == 1
    }

    /// Returns whether there is one above Commons.
    #[inline]
    fn above_commons(self) -> bool {
        self.0 > 1
    }
}

/// Reports the features of a hand that do not belong to a single rank.
#[inline]
pub(super) fn of_hand(hand: Hand, home: Colour, trades: Trades, tell: &mut impl FnMut(usize, f32)) {
    let commons = hand.commons();
    tell(COMMONS, commons as f32);
    for at in 0..5 {
        if trades.at(at) {
            tell(TRADE + at, 1.0);
        }
    }
    let value = hand.value();
    if value >= Rank::Monad.value() {
        tell(RICH, 1.0);
    }
    if value >= 2 * Rank::Monad.value() {
        tell(RICH + 1, 1.0);
    }
    let relatives = Rank::COLUMNS
        .iter()
        .map(|&rank| hand.colours(rank) >> home as u32 & 1)
        .sum::<u32>();
    if relatives >= 2 {
        tell(RELATIVES, 1.0);
    }
    if relatives >= 3 {
        tell(RELATIVES + 1, 1.0);
    }
    let different = hand.colours(Rank::Common).count_ones();
    if different >= 5 && (trades.above_commons() || commons >= different + 2) {
        tell(LEAP + different as usize - 5, 1.0);
    }
}

/// Reports the features of the front cards of the columns, for a hand that can make these trades.
#[inline]
pub(super) fn of_fronts(
    public: &Public,
    seat: Seat,
    hand: Hand,
    trades: Trades,
    tell: &mut impl FnMut(usize, f32),
) {
    for (at, rank) in Rank::COLUMNS.into_iter().enumerate() {
        let set = hand.colours(rank);
        let Some(front) = public.column(rank).front() else {
            if at >= 2 && set != 0 {
                tell(STARVED + at - 2, 1.0);
            }
            continue;
        };
        if front == public.homes[seat] {
            tell(NEAR + at, 1.0);
        }
        if !trades.at(at) {
            continue;
        }
        let base = FRONT + 3 * at;
        if front == public.homes[seat] {
            tell(base, 1.0);
        }
        if set & front.partners() != 0 {
            tell(base + 1, 1.0);
        }
        if set >> front.bonus_partner() as u32 & 1 == 1 {
            tell(base + 2, 1.0);
        }
    }
}

/// Reports how near the seat is to its goal, and to its turn.
#[inline]
pub(super) fn of_seat(
    public: &Public,
    seat: Seat,
    hand: Hand,
    trades: Trades,
    tell: &mut impl FnMut(usize, f32),
) {
    tell(
        to_go(goal(public).saturating_sub(monads(public, seat))),
        1.0,
    );
    let players = public.players as usize;
    let wait = (seat + players - public.turn as usize) % players;
    tell(ORDER + wait, 1.0);
    if wait > 0 {
        return;
    }
    for at in 0..5 {
        if trades.at(at) {
            tell(NOW + at, 1.0);
        }
    }
    let next = public.talon.colours().next().flatten();
    if next.is_some_and(|next| hand.colours(Rank::Common) >> next as u32 & 1 == 0) {
        tell(NEXT, 1.0);
    }
}

/// Returns the feature of this many Monads to go.
#[inline]
pub(super) fn to_go(monads: u8) -> usize {
    TO_GO + monads.min(5) as usize
}
