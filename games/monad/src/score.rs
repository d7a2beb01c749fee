//! Who is ahead, who has won, and what an action gains at once.

use std::ops::Add;

use stammtisch_rules::{Seat, View};

use crate::action::{Action, Cards};
use crate::cards::{Card, Rank};
use crate::check::leap_rank;
use crate::game::Monad;
use crate::state::{Ending, Public, SEATS};

/// Returns how many Monads win (M11.1, M11.2).
#[inline]
pub fn goal(public: &Public) -> u8 {
    goal_of(public.players, public.options.teams)
}

/// Returns how many Monads win with this many players.
#[inline]
pub(crate) fn goal_of(players: u8, teams: bool) -> u8 {
    if teams { 5 } else { 7 - players }
}

/// Returns the seats that win together with this one: itself, in teams its partner too (M11.2). A
/// bit a seat.
#[inline]
pub(crate) fn side(public: &Public, seat: Seat) -> u8 {
    if public.options.teams {
        0b0101 << (seat % 2)
    } else {
        1 << seat
    }
}

/// Adds up what counts for a seat: its own value, in teams its partner's too (M11.2).
#[inline]
pub(crate) fn side_sum<T>(public: &Public, seat: Seat, values: &[T]) -> T
where
    T: Copy + Add<Output = T>,
{
    if public.options.teams {
        values[seat] + values[(seat + 2) % SEATS]
    } else {
        values[seat]
    }
}

/// Returns the Monads that count for a seat.
#[inline]
pub(crate) fn monads(public: &Public, seat: Seat) -> u8 {
    side_sum(public, seat, &public.monads)
}

/// Returns whether a seat has enough Monads to win (M11.1, M11.2).
#[inline]
pub(crate) fn has_won(public: &Public, seat: Seat) -> bool {
    monads(public, seat) >= goal(public)
}

/// Returns how the game ends without enough Monads: all have passed in a row, or too many turns
/// brought no new Monad (M11.3); `None` if it goes on.
#[inline]
pub(crate) fn stalled(public: &Public) -> Option<Ending> {
    if public.passes == public.players {
        Some(Ending::Passes)
    } else if public.quiet >= quiet_turns(public) {
        Some(Ending::Quiet)
    } else {
        None
    }
}

/// Returns the number of turns in a row without a new Monad that ends the game (M11.3).
#[inline]
pub(crate) fn quiet_turns(public: &Public) -> u16 {
    public.options.quiet_limit * u16::from(public.players)
}

/// Returns the seats that are ahead, a bit a seat: those with the most Monads, of these with the
/// highest value of hand cards (M11.3).
pub(crate) fn ahead(public: &Public, values: [u32; SEATS]) -> u8 {
    let standing = |seat: Seat| (monads(public, seat), side_sum(public, seat, &values));
    let players = 0..public.players as usize;
    let best = players.clone().map(standing).max();
    players
        .filter(|&seat| Some(standing(seat)) == best)
        .fold(0, |winners, seat| winners | 1 << seat)
}

/// Returns the seats of a set of bits, ascending.
pub(crate) fn seats(bits: u8) -> Vec<Seat> {
    (0..SEATS).filter(|seat| bits >> seat & 1 == 1).collect()
}

/// Returns the points gained minus the points given. A Monad counts double, since Monads win the
/// game.
pub(crate) fn gain(view: &View<Monad>, action: &Action) -> i32 {
    let public = view.public;
    let value = |rank: Rank| match rank {
        Rank::Monad => 2 * rank.value() as i32,
        _ => rank.value() as i32,
    };
    if *action == Action::Draw {
        return value(Rank::Common);
    }
    let given: u32 = action.given().iter().map(|card| card.value()).sum();
    let brought = brings(public, action).map_or(0, value);
    let bonus = match action {
        Action::Trade { give, bonus: true } => bonus_points(public, traded(public, give)),
        _ => 0,
    };
    brought + bonus - given as i32
}

/// Returns the rank that an exchange brings: a trade the next one (M4.1), a buy the one that is
/// bought, a leap one by the number of Commons (M8.2). `None` for what is no exchange.
#[inline]
pub(crate) fn brings(public: &Public, action: &Action) -> Option<Rank> {
    match action {
        Action::Trade { give, .. } => Some(traded(public, give).next()),
        Action::Buy { rank, .. } => Some(*rank),
        Action::Leap { give } => leap_rank(give.as_slice().len()),
        Action::Draw | Action::Flip | Action::Pass | Action::End => None,
    }
}

/// Returns whether an exchange takes the front card of this column, for itself or as a bonus.
pub(crate) fn takes_from(public: &Public, action: &Action, rank: Rank) -> bool {
    let by_bonus = |give| {
        let mut columns = traded(public, give).columns_below();
        columns.any(|column| column == rank)
    };
    brings(public, action) == Some(rank)
        || matches!(action, Action::Trade { give, bonus: true } if by_bonus(give))
}

/// Returns the rank at which the seat on turn trades these cards (M4.1, M6.1); of cards that cannot
/// be traded, the rank of the first one.
#[inline]
pub(crate) fn traded(public: &Public, give: &Cards) -> Rank {
    let rank = match *give.as_slice() {
        [first, second] => public.trade_rank(public.turn.into(), first, second),
        _ => None,
    };
    rank.unwrap_or_else(|| {
        give.as_slice()
            .first()
            .map_or(Rank::Common, |card| card.rank())
    })
}

/// Returns the front cards that a bonus would bring, highest first, and whether a Common comes last
/// (M5.1, M5.2).
pub(crate) fn bonus_cards(public: &Public, rank: Rank) -> (Vec<Card>, bool) {
    let columns = rank.columns_below();
    let cards: Vec<_> = columns
        .clone()
        .map_while(|column| public.front(column))
        .collect();
    let common = cards.len() == columns.count() && !public.talon.is_empty();
    (cards, common)
}

fn bonus_points(public: &Public, rank: Rank) -> i32 {
    let (cards, common) = bonus_cards(public, rank);
    cards.iter().map(|card| card.value() as i32).sum::<i32>() + i32::from(common)
}
