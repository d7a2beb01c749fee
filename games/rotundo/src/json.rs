//! Rotundo in the public vocabulary (protocol.md): states, views, actions, events.

use serde_json::{Map, Value, json};
use stammtisch_rules::{Fields, FullState, ParseError, Rules, Seat, View};

use crate::action::{Action, Cards};
use crate::cards::{Card, Material};
use crate::deck::{Deck, Row};
use crate::event::Event;
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::state::{Ending, Phase, Public};

/// Returns `deck`, the standard table of materials in the form of the option of that name (R1.3).
pub(crate) fn constants() -> Value {
    let deck = Deck::STANDARD;
    json!({"deck": deck.rows().map(|row| material(&deck.material(row))).collect::<Vec<_>>()})
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

pub(crate) fn write_state(state: &FullState<Rotundo>, out: &mut Map<String, Value>) {
    let public = state.public;
    let deck = public.deck();
    let hands = state.private[..public.players.into()]
        .iter()
        .map(|hand| heap(deck, *hand));
    let next_first = (0..public.pile as usize).rev();
    let pile = rows(deck, next_first.map(|at| state.hidden.pile.get(at)));
    assemble(public, hands.collect(), pile, out);
    if public.known.iter().any(|hand| !hand.is_empty()) {
        out.insert("known".into(), known(public));
    }
}

pub(crate) fn write_view(view: &View<Rotundo>, tell_known: bool, out: &mut Map<String, Value>) {
    let public = view.public;
    let hand = |seat: Seat| match view.own {
        Some((own, hand)) if own == seat => heap(public.deck(), *hand),
        _ => json!(public.held[seat]),
    };
    let hands = (0..public.players.into()).map(hand).collect();
    assemble(public, hands, json!(public.pile), out);
    if tell_known {
        out.insert("known".into(), known(public));
    }
}

/// Writes the open parts around hands and pile, which are what the reader may see of them.
fn assemble(public: &Public, hands: Vec<Value>, pile: Value, out: &mut Map<String, Value>) {
    let players = public.players as usize;
    let deck = public.deck();
    let displays = public.displays[..players].iter();
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
    let mut put = |name: &str, value: Value| out.insert(name.into(), value);
    put("turn", json!(public.turn));
    put("phase", phase.into());
    put("hands", hands.into());
    put(
        "displays",
        displays.map(|cards| heap(deck, *cards)).collect(),
    );
    put(
        "middle",
        public
            .middle()
            .map_or(Value::Null, |row| card(deck.card(row))),
    );
    put("pile", pile);
    put("discard", rows(deck, public.discard()));
    put("passes", json!(passes));
    put("auction", auction(public));
    put("over", scores.is_some().into());
    put("winners", json!(Rotundo::winners(public)));
    put("scores", json!(scores));
}

fn auction(public: &Public) -> Value {
    let Phase::Bid { by, high, out, .. } = public.phase else {
        return Value::Null;
    };
    let out: Vec<bool> = (0..public.players)
        .map(|seat| out >> seat & 1 == 1)
        .collect();
    let bid = rows(public.deck(), public.bid());
    json!({"by": by, "high": {"seat": high, "cards": bid}, "out": out})
}

fn known(public: &Public) -> Value {
    let hands: Vec<_> = public.known[..public.players.into()]
        .iter()
        .map(|hand| heap(public.deck(), *hand))
        .collect();
    json!({"hands": hands})
}

fn card(card: Card) -> Value {
    card.to_string().into()
}

fn cards(cards: impl IntoIterator<Item = Card>) -> Value {
    cards.into_iter().map(card).collect()
}

fn rows(deck: &Deck, rows: impl Iterator<Item = Row>) -> Value {
    cards(rows.map(|row| deck.card(row)))
}

fn heap(deck: &Deck, heap: Heap) -> Value {
    rows(deck, heap.cards())
}

pub(crate) fn action(action: &Action) -> Value {
    match action {
        Action::Pass => json!({"do": "pass"}),
        Action::Collect { give } => json!({"do": "collect", "give": cards(give.iter())}),
        Action::Auction { bid } => json!({"do": "auction", "bid": cards(bid.iter())}),
        Action::Bid { bid } => json!({"do": "bid", "bid": cards(bid.iter())}),
        Action::Drop => json!({"do": "drop"}),
        Action::Take => json!({"do": "take"}),
        Action::Leave => json!({"do": "leave"}),
    }
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

pub(crate) fn event(event: &Event) -> Value {
    let list = |named: &[Card]| cards(named.iter().copied());
    match event {
        Event::Passed { seat } => json!({"event": "passed", "seat": seat}),
        Event::Discarded { card: passed } => json!({"event": "discarded", "card": card(*passed)}),
        Event::Collected {
            seat,
            card: middle,
            give,
            value,
        } => json!({
            "event": "collected", "seat": seat, "card": card(*middle), "give": list(give), "value": value,
        }),
        Event::Took { seat, cards } => json!({"event": "took", "seat": seat, "cards": list(cards)}),
        Event::Left { seat } => json!({"event": "left", "seat": seat}),
        Event::Auctioned {
            seat,
            card: middle,
            bid,
            height,
        } => json!({
            "event": "auctioned", "seat": seat, "card": card(*middle), "bid": list(bid), "height": height,
        }),
        Event::Bid { seat, bid, height } => {
            json!({"event": "bid", "seat": seat, "bid": list(bid), "height": height})
        }
        Event::Dropped { seat } => json!({"event": "dropped", "seat": seat}),
        Event::Won {
            seat,
            card: middle,
            paid,
            height,
        } => json!({
            "event": "won", "seat": seat, "card": card(*middle), "paid": list(paid), "height": height,
        }),
        Event::TurnedUp { seat, card: next } => {
            json!({"event": "turned_up", "seat": seat, "card": card(*next)})
        }
        Event::Over {
            winners,
            scores,
            by,
        } => json!({
            "event": "over", "winners": winners, "scores": scores, "by": ending(*by),
        }),
    }
}

/// Returns the word for the way in which a game ended.
pub(crate) fn ending(by: Ending) -> &'static str {
    match by {
        Ending::Pile => "pile",
        Ending::Hands => "hands",
    }
}
