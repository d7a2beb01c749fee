//! Rotundo in the public vocabulary (protocol.md): writes states and views, reads actions.

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::{Value, json};
use stammtisch_rules::{Fields, FullState, List, ListOrCount, ParseError, Rules, Seat, View};

use crate::action::{Action, Cards};
use crate::cards::Material;
use crate::deck::{Deck, Row};
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::state::{GIVEN, Phase, Public, TAKEN};

/// Returns `deck`, the standard table of materials in the form of the option of that name (R1.3); how
/// many cards of the hand are `given` to a collection (R4.1), and how many discards are `taken` (R4.6).
pub(crate) fn constants() -> Value {
    let deck = Deck::STANDARD;
    json!({
        "deck": deck.rows().map(|row| material(&deck.material(row))).collect::<Vec<_>>(),
        "given": GIVEN,
        "taken": TAKEN,
    })
}

fn material(material: &Material) -> Value {
    json!({
        "id": material.card.to_string(),
        "bag": material.bag.word(),
        "number": material.number,
        "value": material.value,
        "copies": material.copies,
        "triple": material.triple,
    })
}

pub(crate) fn write_state<M: SerializeMap>(
    state: &FullState<Rotundo>,
    out: &mut M,
) -> Result<(), M::Error> {
    let public = state.public;
    let deck = public.deck();
    let hands = heaps(deck, &state.private[..public.players.into()]);
    let next_first = || (0..public.pile as usize).rev();
    let pile = rows(deck, || next_first().map(|at| state.hidden.pile.get(at)));
    assemble(public, &hands, &pile, out)?;
    if public.known.iter().any(|hand| !hand.is_empty()) {
        write_known(public, out)?;
    }
    Ok(())
}

pub(crate) fn write_view<M: SerializeMap>(
    view: &View<Rotundo>,
    tell_known: bool,
    out: &mut M,
) -> Result<(), M::Error> {
    let public = view.public;
    let hand = |seat: Seat| match view.own {
        Some((own, hand)) if own == seat => ListOrCount::List(heap(public.deck(), *hand)),
        _ => ListOrCount::Count(public.held[seat]),
    };
    let hands = List(|| (0..public.players.into()).map(hand));
    assemble(public, &hands, &public.pile, out)?;
    if tell_known {
        write_known(public, out)?;
    }
    Ok(())
}

/// Writes the open parts around hands and pile, which are what the reader may see of them.
fn assemble<M: SerializeMap>(
    public: &Public,
    hands: &impl Serialize,
    pile: &impl Serialize,
    out: &mut M,
) -> Result<(), M::Error> {
    let players = public.players as usize;
    let deck = public.deck();
    let (phase, passes) = match public.phase {
        Phase::Choose { passes, .. } => ("choose", passes),
        Phase::Take => ("take", 0),
        Phase::Bid { .. } => ("bid", 0),
        // After the end the phase means nothing.
        Phase::Over { .. } => ("choose", 0),
    };
    let scores = match &public.phase {
        Phase::Over { scores } => Some(&scores[..players]),
        _ => None,
    };
    let middle = public.middle().map(|row| deck.card(row));
    out.serialize_entry("turn", &public.turn)?;
    out.serialize_entry("phase", phase)?;
    out.serialize_entry("hands", hands)?;
    out.serialize_entry("displays", &heaps(deck, &public.displays[..players]))?;
    out.serialize_entry("middle", &middle)?;
    out.serialize_entry("pile", pile)?;
    out.serialize_entry("discard", &rows(deck, || public.discard()))?;
    out.serialize_entry("passes", &passes)?;
    write_auction(public, out)?;
    out.serialize_entry("over", &scores.is_some())?;
    out.serialize_entry("winners", &Rotundo::winners(public))?;
    out.serialize_entry("scores", &scores)
}

fn write_auction<M: SerializeMap>(public: &Public, out: &mut M) -> Result<(), M::Error> {
    #[derive(Serialize)]
    struct Auction<H, O> {
        by: u8,
        high: H,
        out: O,
    }
    #[derive(Serialize)]
    struct High<C> {
        seat: u8,
        cards: C,
    }
    let Phase::Bid {
        by,
        high,
        out: dropped,
        ..
    } = public.phase
    else {
        return out.serialize_entry("auction", &());
    };
    let auction = Auction {
        by,
        high: High {
            seat: high,
            cards: rows(public.deck(), || public.bid()),
        },
        out: List(|| (0..public.players).map(|seat| dropped >> seat & 1 == 1)),
    };
    out.serialize_entry("auction", &auction)
}

/// Writes what anyone who watched could remember.
fn write_known<M: SerializeMap>(public: &Public, out: &mut M) -> Result<(), M::Error> {
    #[derive(Serialize)]
    struct Known<H> {
        hands: H,
    }
    let hands = heaps(public.deck(), &public.known[..public.players.into()]);
    out.serialize_entry("known", &Known { hands })
}

/// Cards of a deck, by name.
fn rows<I: Iterator<Item = Row>>(deck: &Deck, rows: impl Fn() -> I) -> impl Serialize {
    List(move || rows().map(|row| deck.card(row)))
}

fn heap(deck: &Deck, heap: Heap) -> impl Serialize {
    rows(deck, move || heap.cards())
}

fn heaps(deck: &Deck, heaps: &[Heap]) -> impl Serialize {
    List(move || heaps.iter().map(|cards| heap(deck, *cards)))
}

/// Reads an action. Fails if a card is not in the deck.
pub(crate) fn read_action(deck: &Deck, value: &Value) -> Result<Action, ParseError> {
    let mut fields = Fields::of(value, "action")?;
    let action = match fields.text("do")? {
        "pass" => Action::Pass,
        "collect" => Action::Collect {
            give: read_cards(deck, &mut fields, "give")?,
        },
        "auction" => Action::Auction {
            bid: read_cards(deck, &mut fields, "bid")?,
        },
        "bid" => Action::Bid {
            bid: read_cards(deck, &mut fields, "bid")?,
        },
        "drop" => Action::Drop,
        "take" => Action::Take,
        "leave" => Action::Leave,
        other => return Err(ParseError::no_such(other)),
    };
    fields.finish()?;
    Ok(action)
}

fn read_cards(deck: &Deck, fields: &mut Fields, name: &'static str) -> Result<Cards, ParseError> {
    let values = fields.list(name)?.iter();
    let texts = values.map(|value| Fields::as_text(value, name));
    let cards = Cards::read(texts.collect::<Result<Vec<_>, _>>()?, name)?;
    match cards.iter().find(|card| deck.row_of(*card).is_none()) {
        Some(stranger) => Err(ParseError::no_such(&stranger.to_string())),
        None => Ok(cards),
    }
}
