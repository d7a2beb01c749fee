//! Lists the legal actions: every trade, without and where due with the bonus; every payment in which
//! no card could be left out; every leap; draw, flip, pass, end.

use stammtisch_rules::{Seat, View};

use crate::action::{Action, Cards};
use crate::cards::{Card, Colour, Rank};
use crate::check::leap_rank;
use crate::game::Monad;
use crate::hand::{self, Hand};
use crate::payments;
use crate::state::{Phase, Public};

/// The lowest bit of every rank in a set of kinds.
const RANKS: u32 = 0o01_01_01_01_01;

/// A hand that no play leads to can pay in millions of ways. Past this many actions payments are
/// no longer listed, and the list says that it is not complete.
pub(crate) const MOST_LISTED: usize = 1 << 16;

pub(crate) fn legal(view: &View<Monad>, out: &mut Vec<Action>) -> bool {
    out.clear();
    let public = view.public;
    let Some((seat, hand)) = on_turn(view) else {
        return true;
    };
    match public.phase {
        Phase::Over { .. } => true,
        Phase::Fresh => {
            trades(public, seat, hand, out);
            let complete = buys(public, hand, out);
            if !public.talon.is_empty() {
                out.push(Action::Draw);
            } else if !public.discard.is_empty() {
                out.push(Action::Flip);
            }
            if out.is_empty() {
                out.push(Action::Pass);
            }
            complete
        }
        Phase::Acted { .. } => {
            trades(public, seat, hand, out);
            let complete = buys(public, hand, out);
            leaps(public, hand, out);
            out.push(Action::End);
            complete
        }
    }
}

/// Returns the viewer's seat and hand, if it is their turn.
#[inline]
pub(crate) fn on_turn(view: &View<Monad>) -> Option<(Seat, Hand)> {
    let (seat, &hand) = view.own?;
    (seat == view.public.turn as Seat).then_some((seat, hand))
}

/// Returns the colours of a set, lowest bit first.
#[inline]
pub(crate) fn each(mut set: u32) -> impl Iterator<Item = Colour> {
    std::iter::from_fn(move || {
        let index = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (index < 6).then(|| Colour::of(index))
    })
}

fn trades(public: &Public, seat: Seat, hand: Hand, out: &mut Vec<Action>) {
    let home = public.homes[seat];
    let (natural, by_relative) = tradable(hand, home);
    let mut ranks = natural | by_relative;
    while ranks != 0 {
        let rank = Rank::ALL[ranks.trailing_zeros() as usize / 6];
        let lowest = ranks & ranks.wrapping_neg();
        ranks ^= lowest;
        if !public.offers(rank.next()) {
            continue;
        }
        let colours = hand.colours(rank);
        natural_trades(public, seat, rank, colours, out);
        if by_relative & lowest != 0 {
            relative_trades(hand, home, rank, colours & home.partners(), out);
        }
    }
}

/// Returns the ranks at which the hand can make a trade: those with two cards of the rank (M4.1), and
/// those with a relative of another rank (M6.1, M6.2). Each rank is given by its lowest bit in a set
/// of kinds.
#[inline]
pub(crate) fn tradable(hand: Hand, home: Colour) -> (u32, u32) {
    let warm = ranks_with(Colour::WARM, hand);
    let cold = ranks_with(Colour::COLD, hand);
    // The ranks of the relatives; a Common is none.
    let relatives = hand.kinds() >> (home as u32) & (RANKS & !1);
    let partners = if home.is_warm() { cold } else { warm };
    let by_relative = if relatives == 0 {
        0
    } else if relatives & (relatives - 1) == 0 {
        partners & !relatives
    } else {
        partners
    };
    (warm & cold, by_relative)
}

/// Returns the ranks, each by its lowest bit, of which the hand holds one of these three colours.
#[inline]
fn ranks_with(temperature: u32, hand: Hand) -> u32 {
    let there = (hand.kinds() & (RANKS * temperature)) >> temperature.trailing_zeros();
    (there | there >> 1 | there >> 2) & RANKS
}

/// Lists the trades of two cards of one rank, one warm and one cold (M4.1), with the bonus where it
/// is due (M5).
#[inline]
fn natural_trades(public: &Public, seat: Seat, rank: Rank, colours: u32, out: &mut Vec<Action>) {
    for warm in each(colours & Colour::WARM) {
        for cold in each(colours & Colour::COLD) {
            let (first, second) = (Card::of(rank, warm), Card::of(rank, cold));
            let give = Cards::pair(first, second);
            out.push(Action::Trade { give, bonus: false });
            if public.bonus_fault(seat, first, second).is_none() {
                out.push(Action::Trade { give, bonus: true });
            }
        }
    }
}

/// Lists the trades of a relative of another rank with a card that fixes the rank of the trade
/// (M6.1, M6.2).
fn relative_trades(hand: Hand, home: Colour, rank: Rank, partners: u32, out: &mut Vec<Action>) {
    for &printed in &Rank::COLUMNS {
        let relative = Card::of(printed, home);
        if printed == rank || !hand.has(relative) {
            continue;
        }
        for partner in each(partners) {
            let partner = Card::of(rank, partner);
            let give = if printed > rank {
                Cards::pair(relative, partner)
            } else {
                Cards::pair(partner, relative)
            };
            out.push(Action::Trade { give, bonus: false });
        }
    }
}

/// Lists the payments for everything that can be bought (M7); returns `false` if they are too many.
fn buys(public: &Public, hand: Hand, out: &mut Vec<Action>) -> bool {
    let mut purse = hand.commons();
    let mut higher = hand.kinds() >> 6;
    for &rank in &Rank::ALL[1..] {
        if purse >= rank.value() {
            if public.offers(rank) && !payments::list(hand, rank, purse, out) {
                return false;
            }
        } else if higher == 0 {
            // No more to pay with, and prices only rise.
            break;
        }
        purse += hand::count(higher) * rank.value();
        higher >>= 6;
    }
    true
}

/// Lists the leaps of four to six different Commons (M8.2).
fn leaps(public: &Public, hand: Hand, out: &mut Vec<Action>) {
    let colours = hand.colours(Rank::Common);
    if hand::count(colours) < 4 {
        return;
    }
    for set in (0..=colours).filter(|set| set & !colours == 0) {
        let Some(rank) = leap_rank(hand::count(set) as usize) else {
            continue;
        };
        if public.offers(rank) {
            let give = each(set)
                .map(|colour| Card::of(Rank::Common, colour))
                .collect();
            out.push(Action::Leap { give });
        }
    }
}

/// Returns the listed action that a legal one amounts to: cards that a payment does not need left
/// out, cards in the listed order.
pub(crate) fn canonical(action: &Action) -> Action {
    match *action {
        Action::Trade { give, bonus } => Action::Trade {
            give: give.sorted(),
            bonus,
        },
        Action::Buy { rank, give } => {
            let mut need = rank.value();
            let needed = |card: &Card| {
                let needed = need > 0;
                need = need.saturating_sub(card.value());
                needed
            };
            let sorted = give.sorted();
            let give = sorted.as_slice().iter().copied().filter(needed).collect();
            Action::Buy { rank, give }
        }
        Action::Leap { give } => Action::Leap {
            give: give.sorted(),
        },
        alone => alone,
    }
}
