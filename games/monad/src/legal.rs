//! The list of actions: every pair without and, where due, with the bonus; every payment in which
//! no card could be left out; every leap; draw, flip, pass, end.

use stammtisch_rules::{Seat, View};

use crate::action::{Action, Cards};
use crate::cards::{Card, Colour, Rank};
use crate::check::leap_rank;
use crate::game::Monad;
use crate::hand::Hand;
use crate::payments;
use crate::state::{Phase, Public};

const WARM: u32 = 0b000111;
const COLD: u32 = 0b111000;

/// A hand that no play leads to can pay in millions of ways. Past this many actions payments are
/// no longer listed, and the list says that it is not complete.
pub(crate) const MOST_LISTED: usize = 1 << 16;

pub(crate) fn legal(view: &View<Monad>, out: &mut Vec<Action>) -> bool {
    out.clear();
    let public = view.public;
    let Some((seat, &hand)) = view.own.filter(|(seat, _)| *seat == public.turn as usize) else {
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

/// The colours of a set, lowest bit first.
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
    for rank in Rank::COLOURED {
        if !public.offers(rank.next()) {
            continue;
        }
        let colours = hand.colours(rank);
        natural_trades(public, home, rank, colours, out);
        let partners = colours & if home.is_warm() { COLD } else { WARM };
        if partners != 0 {
            relative_trades(hand, home, rank, partners, out);
        }
    }
}

/// Two cards of one rank, one warm and one cold (M4.1), with the bonus where it is due (M5).
#[inline]
fn natural_trades(public: &Public, home: Colour, rank: Rank, colours: u32, out: &mut Vec<Action>) {
    let may_bonus = rank > Rank::Common && !public.bonus_used();
    for warm in each(colours & WARM) {
        for cold in each(colours & COLD) {
            let give = Cards::pair(Card::of(rank, warm), Card::of(rank, cold));
            out.push(Action::Trade { give, bonus: false });
            if may_bonus
                && warm.bonus_partner() == cold
                && (public.options.natural_bonus || (warm != home && cold != home))
            {
                out.push(Action::Trade { give, bonus: true });
            }
        }
    }
}

/// A relative of another rank with a card that fixes the rank of the trade (M6.1, M6.2).
#[inline]
fn relative_trades(hand: Hand, home: Colour, rank: Rank, partners: u32, out: &mut Vec<Action>) {
    for printed in Rank::COLUMNS {
        let relative = Card::of(printed, home);
        if printed == rank || !hand.has(relative) {
            continue;
        }
        for partner in each(partners) {
            let give = Cards::pair(relative, Card::of(rank, partner)).sorted();
            out.push(Action::Trade { give, bonus: false });
        }
    }
}

fn buys(public: &Public, hand: Hand, out: &mut Vec<Action>) -> bool {
    for rank in &Rank::ALL[1..] {
        if public.offers(*rank) && !payments::list(hand, *rank, out) {
            return false;
        }
    }
    true
}

/// Four to six different Commons at once (M8.2).
fn leaps(public: &Public, hand: Hand, out: &mut Vec<Action>) {
    let colours = hand.colours(Rank::Common);
    if colours.count_ones() < 4 {
        return;
    }
    for set in (0..=colours).filter(|set| set & !colours == 0) {
        let Some(rank) = leap_rank(set.count_ones() as usize) else {
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

/// The listed action that an accepted one amounts to: the same pair, the cards of a payment that
/// it needs, in the listed order.
pub(crate) fn essence(action: &Action) -> Action {
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
