//! Reads full states. Pieces and ranges are checked, not whether play could lead there.

use serde_json::Value;
use stammtisch_rules::{Fields, InputError, ParseError, Phrase, Position, Refusal, Seat, Setup};

use crate::deck::{Deck, MATERIALS, Row};
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::score;
use crate::setup;
use crate::state::{Phase, Public, SEATS};
use crate::text;

fn refuse<T>(clause: &'static str, said: Phrase) -> Result<T, InputError> {
    Err(Refusal::new(clause, said).into())
}

pub(crate) fn read_state(
    setup: &Setup<Rotundo>,
    fields: &mut Fields,
) -> Result<Position<Rotundo>, InputError> {
    let players = setup.players;
    let deck = &setup.options.deck;
    let turn = fields.number("turn", players as u64 - 1)? as u8;
    let over = fields.flag("over")?;
    let hands = read_heaps(deck, fields.required("hands")?, "hands", players)?;
    let displays = read_heaps(deck, fields.required("displays")?, "displays", players)?;
    let middle = match fields.required("middle")? {
        Value::Null => None,
        value => Some(read_card(deck, value, "middle")?),
    };
    // After the end the middle means nothing.
    let middle = middle.filter(|_| !over);
    let pile = read_cards(deck, fields.list("pile")?, "pile")?;
    let discard = read_cards(deck, fields.list("discard")?, "discard")?;
    let heaps = hands.iter().chain(&displays).chain([&pile, &discard]);
    count_pieces(deck, heaps.flatten().copied().chain(middle))?;

    let hands = seated(&hands);
    let mut public = Public {
        options: setup.options,
        players: players as u8,
        turn,
        phase: Phase::Take,
        displays: seated(&displays),
        known: [Heap::EMPTY; SEATS],
        held: hands.map(|hand| hand.len() as u8),
        pile: pile.len() as u8,
        stack: discard.into_iter().collect(),
    };
    read_phase(&mut public, &hands, middle, over, fields)?;
    if let Some(known) = fields.optional("known") {
        read_known(&mut public, known, &hands)?;
    }
    Ok(Position::new(public, hands, setup::hidden(&pile)))
}

/// Returns a heap a seat; seats that nobody sits at have an empty one.
fn seated(heaps: &[Vec<Row>]) -> [Heap; SEATS] {
    std::array::from_fn(|seat| heaps.get(seat).into_iter().flatten().copied().collect())
}

fn read_card(deck: &Deck, value: &Value, field: &str) -> Result<Row, ParseError> {
    let text = Fields::as_text(value, field)?;
    deck.row_of(text.parse()?)
        .ok_or_else(|| ParseError::no_such(text))
}

fn read_cards(deck: &Deck, values: &[Value], field: &str) -> Result<Vec<Row>, ParseError> {
    values
        .iter()
        .map(|value| read_card(deck, value, field))
        .collect()
}

fn read_heaps(
    deck: &Deck,
    value: &Value,
    field: &str,
    players: usize,
) -> Result<Vec<Vec<Row>>, InputError> {
    Fields::for_each_seat(value, field, players, "R2.1")?
        .iter()
        .map(|heap| Ok(read_cards(deck, Fields::as_list(heap, field)?, field)?))
        .collect()
}

/// Refuses a state that does not hold every card as often as the deck has it (R1.3), and names all
/// cards that are wrong.
fn count_pieces(deck: &Deck, everywhere: impl Iterator<Item = Row>) -> Result<(), InputError> {
    let mut counts = [0u32; MATERIALS];
    everywhere.for_each(|row| counts[row as usize] += 1);
    let wrong: Vec<Phrase> = deck
        .rows()
        .filter(|&row| counts[row as usize] != deck.copies(row))
        .map(|row| {
            Phrase::new("state-count")
                .phrase("card", text::card(deck.card(row)))
                .text("code", &deck.card(row).to_string())
                .number("count", counts[row as usize])
                .number("due", deck.copies(row))
        })
        .collect();
    if wrong.is_empty() {
        return Ok(());
    }
    refuse("R1.3", Phrase::new("state-pieces").list("pieces", wrong))
}

/// Reads the phase; refuses one that does not fit the rest.
fn read_phase(
    public: &mut Public,
    hands: &[Heap; SEATS],
    middle: Option<Row>,
    over: bool,
    fields: &mut Fields,
) -> Result<(), InputError> {
    let phase = fields.text("phase")?;
    let passes = fields.number("passes", u64::from(public.players) - 1)? as u8;
    let auction = fields.required("auction")?;
    read_end(public, hands, over, fields)?;
    if !auction.is_null() && (over || phase != "bid") {
        return refuse("R5.1", Phrase::new("state-auction"));
    }
    if passes > 0 && (over || phase != "choose") {
        return refuse("R3.3", Phrase::new("state-passes"));
    }
    match (phase, middle) {
        ("choose" | "take" | "bid", _) if over => Ok(()),
        ("choose", Some(middle)) => {
            public.phase = Phase::Choose { middle, passes };
            Ok(())
        }
        ("bid", Some(middle)) => read_auction(public, middle, auction),
        ("choose" | "bid", None) => refuse("R2.1", Phrase::new("state-no-middle")),
        ("take", Some(_)) => refuse("R4.5", Phrase::new("state-middle")),
        ("take", None) if public.stack.is_empty() => {
            refuse("R4.6", Phrase::new("state-no-discard"))
        }
        ("take", None) => Ok(()),
        (word, _) => Err(ParseError::no_such(word).into()),
    }
}

/// Reads the auction; refuses a bid that is not in its bidder's display (R5.2), and a seat on turn that
/// is not asked (R5.3).
fn read_auction(public: &mut Public, middle: Row, value: &Value) -> Result<(), InputError> {
    let deck = public.options.deck;
    let players = public.players;
    let last = u64::from(players) - 1;
    let mut fields = Fields::of(value, "auction")?;
    let by = fields.number("by", last)? as u8;
    let mut bid = Fields::of(fields.required("high")?, "high")?;
    let high = bid.number("seat", last)? as u8;
    let cards = read_cards(&deck, bid.list("cards")?, "cards")?;
    bid.finish()?;
    let mut out = 0;
    let flags = Fields::for_each_seat(fields.required("out")?, "out", players.into(), "R2.1")?;
    for (seat, flag) in flags.iter().enumerate() {
        out |= u8::from(Fields::as_flag(flag, "out")?) << seat;
    }
    fields.finish()?;

    if cards.is_empty() {
        return refuse("R5.1", Phrase::new("state-no-bid"));
    }
    let mut display = public.displays[high as usize];
    for &row in &cards {
        if !display.has(row) {
            let said = Phrase::new("state-bid").phrase("card", text::card(deck.card(row)));
            return refuse("R5.2", said);
        }
        display.remove(row);
    }
    if high == public.turn || (out >> high | out >> public.turn) & 1 == 1 {
        return refuse("R5.3", Phrase::new("state-asked"));
    }
    public.phase = Phase::Bid {
        middle,
        by,
        high,
        cards: cards.len() as u8,
        out,
        height: cards.iter().map(|&row| deck.value(row) as u16).sum(),
    };
    cards.into_iter().for_each(|row| public.stack.put(row));
    Ok(())
}

/// Reads the end; refuses scores and winners that do not follow from the cards (R7).
fn read_end(
    public: &mut Public,
    hands: &[Heap; SEATS],
    over: bool,
    fields: &mut Fields,
) -> Result<(), InputError> {
    let players = public.players as usize;
    let mut winners: Vec<Seat> = Vec::new();
    for value in fields.list("winners")? {
        winners.push(Fields::as_number(value, "winners", players as u64 - 1)? as Seat);
    }
    let scores = match fields.required("scores")? {
        Value::Null => None,
        value => Some(read_scores(value, players)?),
    };
    if !over {
        return match (winners.is_empty(), scores) {
            (true, None) => Ok(()),
            (false, _) => refuse("R7.3", Phrase::new("state-winners")),
            (_, Some(_)) => refuse("R7.3", Phrase::new("state-scores")),
        };
    }
    if public.ending().is_none() {
        return refuse("R7.1", Phrase::new("state-not-over"));
    }
    let due = score::scores(public, hands);
    if scores.is_none_or(|scores| scores != due[..players]) {
        return refuse("R7.3", Phrase::new("state-scores"));
    }
    if winners != score::winners(&due[..players]) {
        return refuse("R7.3", Phrase::new("state-winners"));
    }
    public.phase = Phase::Over { scores: due };
    Ok(())
}

fn read_scores(value: &Value, players: usize) -> Result<Vec<i16>, InputError> {
    let read = |value: &Value| {
        let number = value.as_i64().and_then(|number| i16::try_from(number).ok());
        number.ok_or_else(|| ParseError::wrong("scores", "expected-number").into())
    };
    Fields::for_each_seat(value, "scores", players, "R2.1")?
        .iter()
        .map(read)
        .collect()
}

/// Reads what everybody knows; refuses what is not so.
fn read_known(public: &mut Public, value: &Value, hands: &[Heap; SEATS]) -> Result<(), InputError> {
    let deck = public.options.deck;
    let mut fields = Fields::of(value, "known")?;
    let listed = fields.required("hands")?;
    let known = read_heaps(&deck, listed, "known", public.players.into())?;
    fields.finish()?;
    for (seat, cards) in known.into_iter().enumerate() {
        let mut rest = hands[seat];
        for row in cards {
            if !rest.has(row) {
                let said = Phrase::new("state-known").phrase("card", text::card(deck.card(row)));
                return refuse("R2.1", said);
            }
            rest.remove(row);
            public.known[seat].add(row);
        }
    }
    Ok(())
}
