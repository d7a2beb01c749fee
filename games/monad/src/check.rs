//! Whether an action is allowed, and if not, by which clause.

use stammtisch_rules::{Phrase, Refusal, Seat, View};

use crate::action::{Action, Cards};
use crate::cards::{Card, Rank};
use crate::game::Monad;
use crate::hand::Hand;
use crate::legal;
use crate::state::{Ending, Phase, Public};
use crate::text;

type Verdict = Result<(), Refusal>;

fn refuse(clause: &'static str, said: Phrase) -> Verdict {
    Err(Refusal::new(clause, said))
}

pub(crate) fn check(view: &View<Monad>, action: &Action) -> Verdict {
    let public = view.public;
    if let Phase::Over { by, .. } = public.phase {
        let clause = match by {
            Ending::Monads if public.options.teams => "M11.2",
            Ending::Monads => "M11.1",
            Ending::Passes | Ending::Quiet => "M11.3",
        };
        return refuse(clause, Phrase::new("m11-over"));
    }
    let Some((seat, hand)) = view.own.filter(|(seat, _)| *seat == public.turn as usize) else {
        return refuse(
            "M2.6",
            Phrase::new("m2-6-turn").seat("who", public.turn.into()),
        );
    };
    match action {
        Action::Trade { give, bonus } => trade(public, seat, *hand, give, *bonus),
        Action::Buy { rank, give } => buy(public, *hand, *rank, give),
        Action::Leap { give } => leap(public, *hand, give),
        Action::Draw => alone(public).and_then(|()| draw(public)),
        Action::Flip => alone(public).and_then(|()| flip(public)),
        Action::Pass => alone(public).and_then(|()| pass(view)),
        Action::End if public.acted() => Ok(()),
        Action::End => refuse("M3.1", Phrase::new("m3-1-end")),
    }
}

/// All of these are in the hand, each as often as it is named.
fn held(hand: Hand, give: &Cards, clause: &'static str) -> Verdict {
    let mut rest = hand;
    for &card in give.as_slice() {
        if !rest.has(card) {
            return refuse(
                clause,
                Phrase::new("not-held").phrase("card", text::card(card)),
            );
        }
        rest.remove(card);
    }
    Ok(())
}

fn trade(public: &Public, seat: Seat, hand: Hand, give: &Cards, bonus: bool) -> Verdict {
    let &[first, second] = give.as_slice() else {
        return refuse("M4.1", Phrase::new("m4-1-two"));
    };
    held(hand, give, "M4.1")?;
    let rank = trade_rank(public, seat, first, second)?;
    if !public.offers(rank.next()) {
        return refuse(
            "M4.2",
            Phrase::new("m4-2-empty").phrase("rank", text::rank(rank.next())),
        );
    }
    if bonus {
        bonus_due(public, seat, rank, first, second)?;
    }
    Ok(())
}

/// The rank at which two cards are traded (M4.1, M6.1, M6.2).
fn trade_rank(public: &Public, seat: Seat, first: Card, second: Card) -> Result<Rank, Refusal> {
    let both = |id| {
        Phrase::new(id)
            .phrase("first", text::card(first))
            .phrase("second", text::card(second))
    };
    let relatives = [first, second].map(|card| public.is_relative(seat, card));
    let rank = match relatives {
        _ if first.rank() == second.rank() => first.rank(),
        [true, _] => second.rank(),
        [_, true] => first.rank(),
        [false, false] => {
            let home = public.homes[seat];
            let at_home = |card: Card| card.rank() == Rank::Common && card.colour() == home;
            return Err(
                match [first, second].into_iter().find(|card| at_home(*card)) {
                    Some(common) => Refusal::new(
                        "M6.1",
                        Phrase::new("m6-1-common").phrase("card", text::card(common)),
                    ),
                    None => Refusal::new("M4.1", both("m4-1-ranks")),
                },
            );
        }
    };
    if first.colour().is_warm() != second.colour().is_warm() {
        return Ok(rank);
    }
    let by_relative = first.rank() != second.rank();
    Err(if by_relative {
        Refusal::new("M6.2", both("m6-2-temperature"))
    } else {
        Refusal::new("M4.1", both("m4-1-temperature"))
    })
}

/// Whether a bonus is due for these two (M5.5).
fn bonus_due(public: &Public, seat: Seat, rank: Rank, first: Card, second: Card) -> Verdict {
    if first.rank() != second.rank() {
        return refuse("M6.3", Phrase::new("m6-3-relative"));
    }
    if rank == Rank::Common {
        return refuse("M5.3", Phrase::new("m5-3-commons"));
    }
    if first.colour().bonus_partner() != second.colour() {
        return refuse("M5.1", Phrase::new("m5-1-pair"));
    }
    let at_home = [first, second]
        .iter()
        .any(|&card| public.is_relative(seat, card));
    if at_home && !public.options.natural_bonus {
        return refuse("M6.3", Phrase::new("m6-3-never"));
    }
    if public.bonus_used() {
        return refuse("M5.4", Phrase::new("m5-4-once"));
    }
    Ok(())
}

fn buy(public: &Public, hand: Hand, rank: Rank, give: &Cards) -> Verdict {
    if rank == Rank::Common {
        return refuse("M7.1", Phrase::new("m7-1-commons"));
    }
    held(hand, give, "M7.1")?;
    let rank_said = || text::rank(rank);
    if let Some(card) = give.as_slice().iter().find(|card| card.rank() >= rank) {
        let said = Phrase::new("m7-2-lower")
            .phrase("card", text::rank(card.rank()))
            .phrase("rank", rank_said());
        return refuse("M7.2", said);
    }
    if !public.offers(rank) {
        return refuse(
            "M7.1",
            Phrase::new("m7-1-empty").phrase("rank", rank_said()),
        );
    }
    let paid: u32 = give.as_slice().iter().map(|card| card.value()).sum();
    if paid < rank.value() {
        let said = Phrase::new("m7-1-short")
            .phrase("rank", rank_said())
            .number("paid", paid)
            .number("cost", rank.value());
        return refuse("M7.1", said);
    }
    Ok(())
}

fn leap(public: &Public, hand: Hand, give: &Cards) -> Verdict {
    if !public.acted() {
        return refuse("M8.1", Phrase::new("m8-1-first"));
    }
    let Some(rank) = leap_rank(give.as_slice().len()) else {
        return refuse("M8.2", Phrase::new("m8-2-number"));
    };
    let mut colours = Hand::EMPTY;
    for &card in give.as_slice() {
        if card.rank() != Rank::Common {
            return refuse(
                "M8.2",
                Phrase::new("m8-2-commons").phrase("card", text::card(card)),
            );
        }
        if colours.has(card) {
            return refuse(
                "M8.2",
                Phrase::new("m8-2-twice").phrase("card", text::card(card)),
            );
        }
        colours.add(card);
    }
    held(hand, give, "M8.2")?;
    if !public.offers(rank) {
        return refuse(
            "M8.3",
            Phrase::new("m8-3-empty").phrase("rank", text::rank(rank)),
        );
    }
    Ok(())
}

/// Where so many Commons leap to (M8.2).
#[inline]
pub fn leap_rank(commons: usize) -> Option<Rank> {
    match commons {
        4 => Some(Rank::Tri),
        5 => Some(Rank::Quad),
        6 => Some(Rank::Quint),
        _ => None,
    }
}

/// Draw, flip and pass are whole turns (M3.1).
fn alone(public: &Public) -> Verdict {
    if public.acted() {
        return refuse("M3.1", Phrase::new("m3-1-instead"));
    }
    Ok(())
}

fn draw(public: &Public) -> Verdict {
    if public.talon.is_empty() {
        return refuse("M9.1", Phrase::new("m9-1-no-talon"));
    }
    Ok(())
}

fn flip(public: &Public) -> Verdict {
    if !public.talon.is_empty() {
        return refuse("M9.3", Phrase::new("m9-3-talon"));
    }
    if public.discard.is_empty() {
        return refuse("M9.3", Phrase::new("m9-3-no-discard"));
    }
    Ok(())
}

/// Only when neither trade, buy, draw nor flip is possible (M10.1); the refusal names one that is.
fn pass(view: &View<Monad>) -> Verdict {
    let mut listed = Vec::new();
    legal::legal(view, &mut listed);
    match listed.first() {
        Some(Action::Pass) | None => Ok(()),
        Some(possible) => refuse(
            "M10.1",
            Phrase::new("m10-1-possible").text("action", &possible.to_string()),
        ),
    }
}
