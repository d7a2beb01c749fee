//! The signs by which a seat's standing is judged: each is a number that a glance at the table
//! and one hand gives. What each of them counts is in [`super::weights`].

use stammtisch_monad::{Colour, Hand, Public, Rank, goal, monads};
use stammtisch_rules::Seat;

/// The warm colours of a set (M1.1).
pub(super) const WARM: u32 = 0b000111;
/// The cold ones.
pub(super) const COLD: u32 = 0b111000;

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
/// The hand is worth one Monad, or two.
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
/// How many signs there are.
pub(super) const SIGNS: usize = STARVED + 2;

/// The colours with which a relative of this home makes a pair (M6.2).
#[inline]
pub(super) fn partners(home: Colour) -> u32 {
    if home.is_warm() { COLD } else { WARM }
}

/// Whether a set of colours holds a bonus pair (M1.4).
#[inline]
fn has_bonus_pair(set: u32) -> bool {
    Colour::ALL[..3]
        .iter()
        .any(|&warm| set >> warm as u32 & set >> warm.bonus_partner() as u32 & 1 == 1)
}

/// The signs of the colours held of one rank.
pub(super) fn of_set(rank: Rank, home: Colour, set: u32, tell: &mut impl FnMut(usize, f32)) {
    let count = set.count_ones() as usize;
    let pairs = (set & WARM).count_ones().min((set & COLD).count_ones()) as usize;
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

/// The ranks at which the hand can make a trade, a bit a rank, Commons lowest.
#[inline]
pub(super) fn trades(hand: Hand, home: Colour) -> u32 {
    let mut relatives = 0;
    for rank in Rank::COLUMNS {
        relatives |= (hand.colours(rank) >> home as u32 & 1) << (rank as u32 - 1);
    }
    let mut trades = 0;
    for rank in Rank::COLOURED {
        let bit = 1 << (rank as u32 - 1);
        let set = hand.colours(rank);
        let natural = set & WARM != 0 && set & COLD != 0;
        let by_relative = set & partners(home) != 0 && relatives & !bit != 0;
        if natural || by_relative {
            trades |= bit;
        }
    }
    trades
}

/// The signs of a hand that do not belong to a single rank.
#[inline]
pub(super) fn of_hand(hand: Hand, home: Colour, trades: u32, tell: &mut impl FnMut(usize, f32)) {
    let commons = hand.commons();
    tell(COMMONS, commons as f32);
    for at in 0..5 {
        if trades >> at & 1 == 1 {
            tell(TRADE + at, 1.0);
        }
    }
    let value = hand.value();
    if value >= 80 {
        tell(RICH, 1.0);
    }
    if value >= 160 {
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
    if different >= 5 && (trades > 1 || commons >= different + 2) {
        tell(LEAP + different as usize - 5, 1.0);
    }
}

/// What lies in front of the columns, to a hand that can make these trades.
#[inline]
pub(super) fn of_fronts(
    public: &Public,
    seat: Seat,
    hand: Hand,
    trades: u32,
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
        if trades >> at & 1 == 0 {
            continue;
        }
        let base = FRONT + 3 * at;
        if front == public.homes[seat] {
            tell(base, 1.0);
        }
        if set & partners(front) != 0 {
            tell(base + 1, 1.0);
        }
        if set >> front.bonus_partner() as u32 & 1 == 1 {
            tell(base + 2, 1.0);
        }
    }
}

/// How near the seat is to its goal, and to its turn.
#[inline]
pub(super) fn of_seat(
    public: &Public,
    seat: Seat,
    hand: Hand,
    trades: u32,
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
        if trades >> at & 1 == 1 {
            tell(NOW + at, 1.0);
        }
    }
    let next = public.talon.colours().next().flatten();
    if next.is_some_and(|next| hand.colours(Rank::Common) >> next as u32 & 1 == 0) {
        tell(NEXT, 1.0);
    }
}

/// The sign of so many Monads to go.
#[inline]
pub(super) fn to_go(monads: u8) -> usize {
    TO_GO + monads.min(5) as usize
}
