//! Checks whether an action is legal, and names the clause if it is not.

use stammtisch_rules::{Phrase, Refusal, Seat, View, place};

use crate::action::{Action, Cards};
use crate::cards::{Card, Colour, Rank};
use crate::game::Monad;
use crate::hand::Hand;
use crate::legal;
use crate::state::{Ending, Phase, Public};
use crate::text;

fn refuse(clause: &'static str, said: Phrase) -> Result<(), Refusal> {
    Err(Refusal::new(clause, said))
}

pub(crate) fn check(view: &View<Monad>, action: &Action) -> Result<(), Refusal> {
    let public = view.public;
    if let Phase::Over { by, .. } = public.phase {
        let clause = match by {
            Ending::Monads if public.options.teams => "M11.2",
            Ending::Monads => "M11.1",
            Ending::Passes | Ending::Quiet => "M11.3",
        };
        return refuse(clause, Phrase::new("m11-over"));
    }
    let Some((seat, hand)) = legal::on_turn(view) else {
        return refuse(
            "M2.6",
            Phrase::new("m2-6-turn").seat("who", public.turn.into()),
        );
    };
    match action {
        Action::Trade { give, bonus } => trade(public, seat, hand, give, *bonus),
        Action::Buy { rank, give } => buy(public, hand, *rank, give),
        Action::Leap { give } => leap(public, hand, give),
        Action::Draw => alone(public).and_then(|()| draw(public)),
        Action::Flip => alone(public).and_then(|()| flip(public)),
        Action::Pass => alone(public).and_then(|()| pass(view)),
        Action::End if public.acted() => Ok(()),
        Action::End => refuse("M3.1", Phrase::new("m3-1-end")),
    }
}

/// Refuses cards that the hand does not hold as often as they are named.
fn held(hand: Hand, give: &Cards, clause: &'static str) -> Result<(), Refusal> {
    let mut rest = hand;
    for (at, &card) in give.as_slice().iter().enumerate() {
        if !rest.has(card) {
            let said = Phrase::new("not-held").phrase("card", text::card(card));
            return Err(Refusal::new(clause, said).at("not-held", vec![place("give", at)]));
        }
        rest.remove(card);
    }
    Ok(())
}

fn trade(
    public: &Public,
    seat: Seat,
    hand: Hand,
    give: &Cards,
    bonus: bool,
) -> Result<(), Refusal> {
    let (first, second) = match *give.as_slice() {
        [first, second] => (first, second),
        [only] => return refuse("M4.1", without_partner(only)),
        _ => return refuse("M4.1", Phrase::new("m4-1-two")),
    };
    held(hand, give, "M4.1")?;
    let Some(rank) = public.trade_rank(seat, first, second) else {
        return different_ranks(public.homes[seat], first, second);
    };
    if first.colour().is_warm() == second.colour().is_warm() {
        let (clause, id) = if first.rank() == second.rank() {
            ("M4.1", "m4-1-temperature")
        } else {
            ("M6.2", "m6-2-temperature")
        };
        let warm = i64::from(first.colour().is_warm());
        return refuse(clause, Phrase::new(id).number("warm", warm));
    }
    if !public.offers(rank.next()) {
        return refuse(
            "M4.2",
            Phrase::new("m4-2-empty").text("column", rank.next().word()),
        );
    }
    match public.bonus_fault(seat, first, second) {
        Some((clause, id)) if bonus => refuse(clause, Phrase::new(id)),
        _ => Ok(()),
    }
}

/// Says which partner a card needs.
fn without_partner(card: Card) -> Phrase {
    let warm = i64::from(card.colour().is_warm());
    Phrase::new("m4-1-partner")
        .phrase("card", text::card(card))
        .number("warm", warm)
}

/// A phrase about two cards.
fn pair(id: &'static str, first: Card, second: Card) -> Phrase {
    Phrase::new(id)
        .phrase("first", text::card(first))
        .phrase("second", text::card(second))
}

/// Refuses two cards of different ranks without a relative among them; a Common of the home colour
/// is none (M6.1).
fn different_ranks(home: Colour, first: Card, second: Card) -> Result<(), Refusal> {
    let at_home = |card: &Card| card.rank() == Rank::Common && card.colour() == home;
    match [first, second].into_iter().find(at_home) {
        Some(common) => refuse(
            "M6.1",
            Phrase::new("m6-1-common").phrase("card", text::card(common)),
        ),
        None => {
            let said = pair("m4-1-ranks", first, second).phrase("home", text::colour(home));
            refuse("M4.1", said)
        }
    }
}

fn buy(public: &Public, hand: Hand, rank: Rank, give: &Cards) -> Result<(), Refusal> {
    if rank == Rank::Common {
        return refuse("M7.1", Phrase::new("m7-1-commons"));
    }
    held(hand, give, "M7.1")?;
    let rank_said = || text::rank(rank);
    let mut cards = give.as_slice().iter();
    if let Some(at) = cards.position(|card| card.rank() >= rank) {
        let said = Phrase::new("m7-2-lower")
            .phrase("card", text::rank(give.as_slice()[at].rank()))
            .phrase("rank", rank_said());
        return Err(Refusal::new("M7.2", said).at("high", vec![place("give", at)]));
    }
    if !public.offers(rank) {
        return refuse(
            "M7.1",
            Phrase::new("m7-1-empty").text("column", rank.word()),
        );
    }
    let paid: u32 = give.as_slice().iter().map(|card| card.value()).sum();
    if paid < rank.value() {
        let said = Phrase::new("m7-1-short")
            .phrase("rank", rank_said())
            .number("paid", paid)
            .number("cost", rank.value())
            .number("missing", rank.value() - paid);
        return Err(Refusal::new("M7.1", said).at("short", Vec::new()));
    }
    Ok(())
}

fn leap(public: &Public, hand: Hand, give: &Cards) -> Result<(), Refusal> {
    if !public.acted() {
        return refuse("M8.1", Phrase::new("m8-1-first"));
    }
    let Some(rank) = leap_rank(give.as_slice().len()) else {
        let said = Phrase::new("m8-2-number").number("count", give.as_slice().len());
        return refuse("M8.2", said);
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
            Phrase::new("m8-3-empty").text("column", rank.word()),
        );
    }
    Ok(())
}

/// Returns the rank that a leap with this many Commons brings (M8.2).
#[inline]
pub(crate) fn leap_rank(commons: usize) -> Option<Rank> {
    match commons {
        4 => Some(Rank::Tri),
        5 => Some(Rank::Quad),
        6 => Some(Rank::Quint),
        _ => None,
    }
}

/// Refuses what has to be a whole turn once something was done: draw, flip and pass (M3.1).
fn alone(public: &Public) -> Result<(), Refusal> {
    if public.acted() {
        return refuse("M3.1", Phrase::new("m3-1-instead"));
    }
    Ok(())
}

fn draw(public: &Public) -> Result<(), Refusal> {
    if public.talon.is_empty() {
        let said = Phrase::new("m9-1-no-talon").number("discard", public.discard.len() as i64);
        return refuse("M9.1", said);
    }
    Ok(())
}

fn flip(public: &Public) -> Result<(), Refusal> {
    if !public.talon.is_empty() {
        return refuse("M9.3", Phrase::new("m9-3-talon"));
    }
    if public.discard.is_empty() {
        return refuse("M9.3", Phrase::new("m9-3-no-discard"));
    }
    Ok(())
}

/// Refuses a pass while a trade, buy, draw or flip is legal (M10.1), and names one.
fn pass(view: &View<Monad>) -> Result<(), Refusal> {
    let mut listed = Vec::new();
    legal::legal(view, &mut listed);
    match listed.first() {
        Some(Action::Pass) | None => Ok(()),
        Some(possible) => refuse(
            "M10.1",
            Phrase::new("m10-1-possible").phrase("action", text::action(view, possible)),
        ),
    }
}
