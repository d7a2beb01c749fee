//! Checks whether an action is legal, and names the clause if it is not.

use stammtisch_rules::{Phrase, Refusal, View, place};

use crate::action::{Action, Cards};
use crate::advice;
use crate::cards::{bags_fit, numbers_fit};
use crate::deck::{Deck, Row};
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::legal::{FIRST_BID, on_turn};
use crate::state::{Ending, GIVEN, Phase};
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
            collect(deck, middle, Own { hand, display }, give)
        }
        (Phase::Choose { .. }, Action::Auction { bid }) => {
            auction(deck, Own { hand, display }, bid)
        }
        (Phase::Take, Action::Take | Action::Leave) => Ok(()),
        (Phase::Bid { height, .. }, Action::Bid { bid }) => {
            higher(deck, Own { hand, display }, bid, height.into())
        }
        (Phase::Bid { .. }, Action::Drop) => Ok(()),
        _ => refuse(clause, Phrase::new(allowed)),
    }
}

/// What a player has: cards in the hand collect, cards in the display are bid.
#[derive(Clone, Copy)]
struct Own {
    hand: Heap,
    display: Heap,
}

/// How cards that are not there are refused, and the field of the action that names them.
struct Missing {
    clause: &'static str,
    id: &'static str,
    /// The message about a card that the player has at the other place.
    elsewhere: &'static str,
    field: &'static str,
}

const NOT_IN_HAND: Missing = Missing {
    clause: "R4.1",
    id: "r4-1-not-held",
    elsewhere: "r4-1-displayed",
    field: "give",
};

const NOT_IN_DISPLAY: Missing = Missing {
    clause: "R5.2",
    id: "r5-2-not-displayed",
    elsewhere: "r5-2-in-hand",
    field: "bid",
};

/// Returns the rows of these cards; refuses those that the deck does not have, and those that the heap
/// does not hold as often as they are named.
fn held(
    deck: &Deck,
    heap: Heap,
    other: Heap,
    cards: &Cards,
    missing: &Missing,
) -> Result<Vec<Row>, Refusal> {
    let mut rest = heap;
    let mut rows = Vec::with_capacity(cards.len());
    for (at, card) in cards.iter().enumerate() {
        let Some(row) = deck.row_of(card) else {
            let said = Phrase::new("r1-3-no-such").text("id", &card.to_string());
            return refuse("R1.3", said);
        };
        if !rest.has(row) {
            let id = if other.has(row) && !heap.has(row) {
                missing.elsewhere
            } else {
                missing.id
            };
            let said = Phrase::new(id).phrase("card", text::card(card));
            let refusal = Refusal::new(missing.clause, said);
            return Err(refusal.at("not-held", vec![place(missing.field, at)]));
        }
        rest.remove(row);
        rows.push(row);
    }
    Ok(rows)
}

fn collect(deck: &Deck, middle: Row, own: Own, give: &Cards) -> Result<(), Refusal> {
    let Own { hand, display } = own;
    let rows = held(deck, hand, display, give, &NOT_IN_HAND)?;
    let &[first, second] = rows.as_slice() else {
        return Err(wrong_number(deck, middle, hand, &rows));
    };
    let both = || (0..GIVEN).map(|at| place("give", at)).collect::<Vec<_>>();
    let refuse = |clause, why, kind| {
        let said = Phrase::new("refused-with-advice")
            .phrase("why", why)
            .phrase("advice", advice::collection(deck, middle, hand));
        Err(Refusal::new(clause, said).at(kind, both()))
    };
    let three = [middle, first, second].map(|row| deck.material(row));
    let named = |id| Phrase::new(id).list("cards", three.map(|one| text::card(one.card)));
    if !bags_fit(three.map(|one| one.bag as u8)) {
        let bags = three.map(|one| text::bag(one.bag));
        return refuse("R4.2", named("r4-2-bags").list("bags", bags), "bags");
    }
    if !numbers_fit(three.map(|one| one.number)) {
        let numbers = three.map(|one| Phrase::new("plain-number").number("number", one.number));
        let said = named("r4-3-numbers").list("numbers", numbers);
        return refuse("R4.3", said, "numbers");
    }
    if deck.forbids_triple([middle, first, second]) {
        let said = Phrase::new("r4-4-triple").phrase("card", text::card(three[0].card));
        return refuse("R4.4", said, "triple");
    }
    Ok(())
}

/// One card, or too many: with a single one it is said which others complete it, if any do.
fn wrong_number(deck: &Deck, middle: Row, hand: Heap, rows: &[Row]) -> Refusal {
    let at = |kind, refusal: Refusal| {
        let places = (0..rows.len()).map(|at| place("give", at));
        refusal.at(kind, places.collect())
    };
    if let &[one] = rows {
        let card = |row| text::card(deck.card(row));
        let said = |id| {
            Phrase::new(id)
                .phrase("card", card(one))
                .phrase("middle", card(middle))
        };
        let thirds = advice::thirds(deck, middle, hand, one);
        if thirds.is_empty() {
            return at("no-partner", Refusal::new("R4.1", said("r4-1-no-partner")));
        }
        let said = said("r4-1-third").list("thirds", thirds.into_iter().map(card));
        return at("number", Refusal::new("R4.1", said));
    }
    let said = Phrase::new("r4-1-two").number("count", rows.len());
    at("number", Refusal::new("R4.1", said))
}

/// Returns the value of a bid; refuses cards that are not in the display (R5.2).
fn height(deck: &Deck, own: Own, bid: &Cards) -> Result<u32, Refusal> {
    held(deck, own.display, own.hand, bid, &NOT_IN_DISPLAY)?;
    Ok(bid.value(deck))
}

fn auction(deck: &Deck, own: Own, bid: &Cards) -> Result<(), Refusal> {
    if own.display.is_empty() {
        return refuse("R5.1", Phrase::new("r5-1-display"));
    }
    if height(deck, own, bid)? < FIRST_BID {
        let said = Phrase::new("r5-1-least").number("least", FIRST_BID);
        return Err(Refusal::new("R5.1", said).at("low", Vec::new()));
    }
    Ok(())
}

fn higher(deck: &Deck, own: Own, bid: &Cards, standing: u32) -> Result<(), Refusal> {
    let height = height(deck, own, bid)?;
    if height > standing {
        return Ok(());
    }
    let said = match advice::next_bid(deck, own.display, standing) {
        Some(next) => Phrase::new("r5-3-low").number("next", next),
        None => Phrase::new("r5-3-poor").number("most", own.display.value(deck)),
    };
    let said = said.number("height", height).number("standing", standing);
    Err(Refusal::new("R5.3", said).at("low", Vec::new()))
}
