//! Finds what speaks for an action: by counting cards, without carrying anything out.

use stammtisch_rules::{Rules, Seat, View};

use super::reason::Reason;
use crate::score::{self, brings, goal, monads};
use crate::{Action, Card, Hand, Monad, Public, Rank};

/// A card that somebody may get is worth mentioning from this rank on.
const WORTH_MENTIONING: Rank = Rank::Quad;

pub(super) fn reasons(view: &View<Monad>, action: &Action, second: Option<&Action>) -> Vec<Reason> {
    let Some((seat, &hand)) = view.own else {
        return Vec::new();
    };
    let mut listed = Vec::new();
    Monad::legal(view, &mut listed);
    if listed.len() == 1 {
        return vec![Reason::OnlyMove];
    }
    let public = view.public;
    let mut reasons = Vec::new();
    match action {
        Action::Trade { .. } | Action::Buy { .. } | Action::Leap { .. } => {
            let wins = gain(public, seat, action, &mut reasons);
            if !wins {
                reasons.extend(then(public, seat, hand, action));
                reasons.extend(denies(public, seat, action));
            }
        }
        Action::Draw => {
            reasons.extend(no_exchange(&listed, view));
            reasons.extend(top_of_talon(public, hand));
        }
        Action::Flip => {
            reasons.extend(no_exchange(&listed, view));
            let count = public.discard.len() as u8;
            reasons.push(Reason::Talon { count });
        }
        Action::End | Action::Pass => reasons.extend(no_exchange(&listed, view)),
    }
    if matches!(action, Action::Draw | Action::Flip | Action::End) {
        reasons.extend(keeps(public, seat, second));
        if reasons.is_empty() {
            reasons.extend(most_gain(&listed, view));
        }
        reasons.extend(leaves(public, seat));
    }
    reasons
}

/// Adds what an exchange brings; returns whether it wins.
fn gain(public: &Public, seat: Seat, action: &Action, reasons: &mut Vec<Reason>) -> bool {
    let given = action.given();
    let relative = given.iter().find(|card| {
        let traded = score::brings(public, action);
        let own_rank = traded.is_some_and(|rank| card.rank().next() == rank);
        matches!(action, Action::Trade { .. }) && !own_rank
    });
    let rank = brings(public, action);
    if rank == Some(Rank::Monad) {
        let (have, goal) = (monads(public, seat) + 1, goal(public));
        if have >= goal {
            reasons.push(Reason::Wins);
            return true;
        }
        reasons.push(Reason::Monad { have, goal });
    } else {
        let points = score::gain(&View { public, own: None }, action);
        reasons.push(Reason::Points { points });
    }
    if let (Some(&card), Action::Trade { give, .. }) = (relative, action) {
        let rank = score::traded(public, give);
        reasons.push(Reason::Relative { card, rank });
    }
    false
}

/// Finds a trade that becomes possible with the card gained: the one that brings most.
fn then(public: &Public, seat: Seat, hand: Hand, action: &Action) -> Option<Reason> {
    let gained = public.front(brings(public, action)?)?;
    let mut rest = hand;
    action.given().iter().for_each(|&card| rest.remove(card));
    let goes_with = |card: &Card| {
        let rank = public.trade_rank(seat, gained, *card)?;
        let fits = gained.colour().is_warm() != card.colour().is_warm();
        let wanted = rank.next();
        let gains = wanted.value() > gained.value() + card.value();
        let left = match wanted {
            Rank::Monad => public.bank > 0,
            _ => still_there(public, action, wanted),
        };
        (fits && gains && left).then_some(wanted)
    };
    let wanted = |card: Card| goes_with(&card).map(|rank| (rank, card));
    let (_, partner) = rest.cards().filter_map(wanted).max()?;
    let give = crate::Cards::pair(gained, partner).sorted();
    let next = Action::Trade { give, bonus: false };
    // Another card of the kind may have been in the hand already.
    (!hand.has(gained)).then_some(Reason::Then { next })
}

/// Returns whether a column surely has a card after an exchange: one that the exchange does not take.
fn still_there(public: &Public, action: &Action, rank: Rank) -> bool {
    let taken = usize::from(score::takes_from(public, action, rank));
    public.column(rank).colours().count() > taken
}

/// Finds a card that the next player could have traded for, and that the exchange takes.
fn denies(public: &Public, seat: Seat, action: &Action) -> Option<Reason> {
    let next = opponent(public, seat)?;
    let rank = brings(public, action).filter(|rank| *rank >= WORTH_MENTIONING)?;
    let card = public.front(rank)?;
    // With a single card in the column there is no other front card, and what is given may return.
    let others = public.column(rank).colours().count() > 1;
    (others && can_trade_for(public, next, rank)).then_some(Reason::Denies { seat: next, card })
}

/// Finds the best that the next player can surely trade for if nothing else happens.
fn leaves(public: &Public, seat: Seat) -> Option<Reason> {
    let next = opponent(public, seat)?;
    let ranks = [Rank::Monad, Rank::Quint, Rank::Quad];
    let rank = ranks.into_iter().find(|&rank| {
        let there = match rank {
            Rank::Monad => public.bank > 0,
            _ => public.front(rank).is_some(),
        };
        there && can_trade_for(public, next, rank)
    })?;
    Some(Reason::Leaves { seat: next, rank })
}

/// Returns the next player, if they play against this seat.
fn opponent(public: &Public, seat: Seat) -> Option<Seat> {
    let next = (seat + 1) % usize::from(public.players);
    (score::side(public, seat) >> next & 1 == 0).then_some(next)
}

/// Returns whether two cards that a seat certainly holds trade for this rank.
fn can_trade_for(public: &Public, seat: Seat, rank: Rank) -> bool {
    let cards: Vec<Card> = public.known[seat].cards().collect();
    let trades = |one: &Card, other: &Card| {
        one.colour().is_warm() != other.colour().is_warm()
            && public
                .trade_rank(seat, *one, *other)
                .is_some_and(|traded| traded.next() == rank)
    };
    let pairs = cards.iter().enumerate();
    pairs.clone().any(|(at, one)| {
        let rest = &cards[at + 1..];
        rest.iter().any(|other| trades(one, other))
    })
}

/// Says that there is nothing to trade or buy, or nothing that gains.
fn no_exchange(listed: &[Action], view: &View<Monad>) -> Option<Reason> {
    let mut exchanges = listed.iter().filter(|action| !action.given().is_empty());
    if exchanges.clone().next().is_none() {
        return Some(Reason::NoExchange);
    }
    let gains = |action: &Action| score::gain(view, action) > 0;
    (!exchanges.any(gains)).then_some(Reason::NoGain)
}

/// Says how much the best exchange gains, or that one brings a Monad.
fn most_gain(listed: &[Action], view: &View<Monad>) -> Option<Reason> {
    let exchanges = listed.iter().filter(|action| !action.given().is_empty());
    let brings_monad = |action: &Action| brings(view.public, action) == Some(Rank::Monad);
    if exchanges.clone().any(brings_monad) {
        return Some(Reason::MonadCanWait);
    }
    let most = exchanges.map(|action| score::gain(view, action)).max()?;
    (most > 0).then_some(Reason::MostGain { points: most })
}

fn top_of_talon(public: &Public, hand: Hand) -> Option<Reason> {
    let colour = public.talon.colours().next().flatten()?;
    let card = Card::of(Rank::Common, colour);
    let pairs =
        |other: &Card| other.rank() == Rank::Common && other.colour().is_warm() != colour.is_warm();
    let partners = hand.cards().filter(pairs).count() as u8;
    Some(Reason::Draws { card, partners })
}

/// Finds a relative that the next best action would give away.
fn keeps(public: &Public, seat: Seat, second: Option<&Action>) -> Option<Reason> {
    let given = second?.given();
    let card = *given.iter().find(|card| public.is_relative(seat, **card))?;
    Some(Reason::Keeps { card })
}
