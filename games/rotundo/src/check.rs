//! Checks whether an action is legal, and names the clause if it is not.

use stammtisch_rules::{Phrase, Refusal, View};

use crate::action::{Action, Cards};
use crate::cards::{bags_fit, numbers_fit};
use crate::deck::{Deck, Row};
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::legal::{FIRST_BID, on_turn};
use crate::state::{Ending, Phase};
use crate::text;

fn refuse<T>(clause: &'static str, said: Phrase) -> Result<T, Refusal> {
    Err(Refusal::new(clause, said))
}

pub(crate) fn check(view: &View<Rotundo>, action: &Action) -> Result<(), Refusal> {
    let public = view.public;
    // The clause that says what the phase allows.
    let (clause, allowed) = match public.phase {
        Phase::Choose { .. } => ("R3.1", "r3-1-choose"),
        Phase::Take => ("R4.6", "r4-6-take"),
        Phase::Bid { .. } => ("R5.3", "r5-3-bid"),
        Phase::Over { .. } if public.ending() == Some(Ending::Hands) => ("R7.2", "r7-over"),
        Phase::Over { .. } => ("R7.1", "r7-over"),
    };
    if matches!(public.phase, Phase::Over { .. }) {
        return refuse(clause, Phrase::new(allowed));
    }
    let Some((seat, hand)) = on_turn(view) else {
        let said = Phrase::new("r3-1-turn").seat("who", public.turn.into());
        return refuse(clause, said);
    };
    let deck = public.deck();
    let display = public.displays[seat];
    match (public.phase, action) {
        (Phase::Choose { .. }, Action::Pass) => Ok(()),
        (Phase::Choose { middle, .. }, Action::Collect { give }) => {
            collect(deck, middle, hand, give)
        }
        (Phase::Choose { .. }, Action::Auction { bid }) => auction(deck, display, bid),
        (Phase::Take, Action::Take | Action::Leave) => Ok(()),
        (Phase::Bid { height, .. }, Action::Bid { bid }) => {
            higher(deck, display, bid, height.into())
        }
        (Phase::Bid { .. }, Action::Drop) => Ok(()),
        _ => refuse(clause, Phrase::new(allowed)),
    }
}

/// Returns the rows of these cards; refuses those that the deck does not have, and those that the heap
/// does not hold as often as they are named.
fn held(
    deck: &Deck,
    heap: Heap,
    cards: &Cards,
    (clause, missing): (&'static str, &'static str),
) -> Result<Vec<Row>, Refusal> {
    let mut rest = heap;
    let mut rows = Vec::with_capacity(cards.len());
    for card in cards.iter() {
        let Some(row) = deck.row_of(card) else {
            let said = Phrase::new("r1-3-no-such").text("id", &card.to_string());
            return refuse("R1.3", said);
        };
        if !rest.has(row) {
            let said = Phrase::new(missing).phrase("card", text::card(card));
            return refuse(clause, said);
        }
        rest.remove(row);
        rows.push(row);
    }
    Ok(rows)
}

fn collect(deck: &Deck, middle: Row, hand: Heap, give: &Cards) -> Result<(), Refusal> {
    let rows = held(deck, hand, give, ("R4.1", "r4-1-not-held"))?;
    let &[first, second] = rows.as_slice() else {
        return refuse("R4.1", Phrase::new("r4-1-two"));
    };
    let three = [middle, first, second].map(|row| deck.material(row));
    let named = |id| Phrase::new(id).list("cards", three.map(|one| text::card(one.card)));
    if !bags_fit(three.map(|one| one.bag as u8)) {
        let bags = three.map(|one| text::bag(one.bag));
        return refuse("R4.2", named("r4-2-bags").list("bags", bags));
    }
    if !numbers_fit(three.map(|one| one.number)) {
        let numbers = three.map(|one| Phrase::new("plain-number").number("number", one.number));
        return refuse("R4.3", named("r4-3-numbers").list("numbers", numbers));
    }
    if deck.forbids_triple([middle, first, second]) {
        let said = Phrase::new("r4-4-triple").phrase("card", text::card(three[0].card));
        return refuse("R4.4", said);
    }
    Ok(())
}

/// Returns the value of a bid; refuses cards that are not in the display (R5.2).
fn height(deck: &Deck, display: Heap, bid: &Cards) -> Result<u32, Refusal> {
    held(deck, display, bid, ("R5.2", "r5-2-not-displayed"))?;
    Ok(bid.value(deck))
}

fn auction(deck: &Deck, display: Heap, bid: &Cards) -> Result<(), Refusal> {
    if display.is_empty() {
        return refuse("R5.1", Phrase::new("r5-1-display"));
    }
    if height(deck, display, bid)? < FIRST_BID {
        return refuse("R5.1", Phrase::new("r5-1-least").number("least", FIRST_BID));
    }
    Ok(())
}

fn higher(deck: &Deck, display: Heap, bid: &Cards, standing: u32) -> Result<(), Refusal> {
    let height = height(deck, display, bid)?;
    if height <= standing {
        let said = Phrase::new("r5-3-low")
            .number("height", height)
            .number("standing", standing);
        return refuse("R5.3", said);
    }
    Ok(())
}
