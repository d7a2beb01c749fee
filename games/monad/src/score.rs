//! Who is ahead, who has won, and what an action brings at once.

use stammtisch_rules::{Seat, View};

use crate::action::Action;
use crate::cards::Rank;
use crate::check::leap_rank;
use crate::game::Monad;
use crate::state::{Public, SEATS};

/// How many Monads win (M11.1, M11.2).
#[inline]
pub fn goal(public: &Public) -> u8 {
    goal_of(public.players, public.options.teams)
}

/// How many Monads win where so many play.
#[inline]
pub(crate) fn goal_of(players: u8, teams: bool) -> u8 {
    if teams { 5 } else { 7 - players }
}

/// The seats that win with this one: himself, or both partners (M11.2). A bit a seat.
#[inline]
pub(crate) fn side(public: &Public, seat: Seat) -> u8 {
    if public.options.teams {
        0b0101 << (seat % 2)
    } else {
        1 << seat
    }
}

/// The Monads that count for a seat: his own, or both partners'.
#[inline]
pub fn monads(public: &Public, seat: Seat) -> u8 {
    if public.options.teams {
        public.monads[seat] + public.monads[(seat + 2) % SEATS]
    } else {
        public.monads[seat]
    }
}

/// The number of turns in a row without a new Monad that ends the game (M11.3).
#[inline]
pub(crate) fn quiet_turns(public: &Public) -> u16 {
    public.options.quiet_limit * u16::from(public.players)
}

/// Most Monads; if equal, the highest value of hand cards; if still equal, all of them (M11.3).
pub(crate) fn ahead(public: &Public, values: [u32; SEATS]) -> u8 {
    let standing = |seat: Seat| {
        let side = side(public, seat);
        let partners = (0..SEATS).filter(|partner| side >> partner & 1 == 1);
        let value: u32 = partners.map(|partner| values[partner]).sum();
        (monads(public, seat), value)
    };
    let players = 0..public.players as usize;
    let best = players.clone().map(standing).max();
    players
        .filter(|&seat| Some(standing(seat)) == best)
        .fold(0, |winners, seat| winners | 1 << seat)
}

/// The seats of a set of bits, ascending.
pub(crate) fn seats(bits: u8) -> Vec<Seat> {
    (0..SEATS).filter(|seat| bits >> seat & 1 == 1).collect()
}

/// The points gained minus the points given. A Monad is what the game is about, so it counts
/// double.
pub(crate) fn gain(view: &View<Monad>, action: &Action) -> i32 {
    let public = view.public;
    let worth = |rank: Rank| match rank {
        Rank::Monad => 2 * rank.value() as i32,
        _ => rank.value() as i32,
    };
    let (give, brought) = match action {
        Action::Trade { give, bonus } => {
            let rank = traded(public, give.as_slice());
            let bonus = if *bonus {
                bonus_points(public, rank)
            } else {
                0
            };
            (give, worth(rank.next()) + bonus)
        }
        Action::Buy { rank, give } => (give, worth(*rank)),
        Action::Leap { give } => {
            let rank = leap_rank(give.as_slice().len()).unwrap_or(Rank::Common);
            (give, worth(rank))
        }
        Action::Draw => return worth(Rank::Common),
        Action::Flip | Action::Pass | Action::End => return 0,
    };
    let given: u32 = give.as_slice().iter().map(|card| card.value()).sum();
    brought - given as i32
}

/// The rank of a legal trade: that of the card that does not stand for another.
pub fn traded(public: &Public, give: &[crate::Card]) -> Rank {
    match give {
        &[first, second] if public.is_relative(public.turn.into(), first) => second.rank(),
        &[first, ..] => first.rank(),
        [] => Rank::Common,
    }
}

/// The front cards that a bonus would bring, highest first, and whether a Common comes last.
pub(crate) fn bonus_cards(public: &Public, rank: Rank) -> (Vec<crate::Card>, bool) {
    let lower = Rank::COLUMNS
        .into_iter()
        .rev()
        .filter(|column| *column < rank);
    let all = lower.clone().count();
    let cards: Vec<_> = lower.map_while(|column| public.front(column)).collect();
    let common = cards.len() == all && !public.talon.is_empty();
    (cards, common)
}

fn bonus_points(public: &Public, rank: Rank) -> i32 {
    let (cards, common) = bonus_cards(public, rank);
    cards.iter().map(|card| card.value() as i32).sum::<i32>() + i32::from(common)
}
