//! Reads full states. Pieces and ranges are checked, not whether play could lead there.

use serde_json::Value;
use stammtisch_rules::{
    Fields, InputError, MAX_SEATS, ParseError, Phrase, Position, Refusal, Seat, Setup,
};

use crate::cards::{Card, Colour, Rank};
use crate::game::Monad;
use crate::hand::Hand;
use crate::piles::{Column, Pile};
use crate::score;
use crate::setup::{MONADS, copies, home_colours, seated};
use crate::state::{Ending, Hidden, Phase, Public, SEATS};
use crate::text;

fn refuse<T>(clause: &'static str, said: Phrase) -> Result<T, InputError> {
    Err(Refusal::new(clause, said).into())
}

pub(crate) fn read_state(
    setup: &Setup<Monad>,
    fields: &mut Fields,
) -> Result<Position<Monad>, InputError> {
    let players = setup.players;
    let turn = fields.number("turn", players as u64 - 1)? as u8;
    let acted = fields.flag("acted")?;
    let bonus_used = fields.flag("bonus_used")?;
    let hands = read_hands(fields.required("hands")?, "hands", players)?;
    let homes = read_homes(setup, fields)?;
    let (monads, bank) = read_monads(fields, players)?;
    let columns = read_columns(fields.required("columns")?)?;
    let discard = read_commons(fields.list("discard")?, "discard")?;
    let talon = read_commons(fields.list("talon")?, "talon")?;
    count_pieces(players, &hands, &columns, &[&discard, &talon])?;

    let hands: Vec<Hand> = hands.into_iter().map(Hand::from_iter).collect();
    let hand = |seat: Seat| hands.get(seat).copied().unwrap_or_default();
    let talon: Pile = talon.iter().map(|card| Some(card.colour())).collect();
    let mut public = Public {
        options: setup.options,
        players: players as u8,
        turn,
        phase: Phase::Fresh,
        homes,
        monads,
        bank,
        columns: columns.map(|column| column.iter().map(|card| card.colour()).collect::<Column>()),
        discard: discard.iter().map(|card| Some(card.colour())).collect(),
        talon: talon.unseen(),
        held: std::array::from_fn(|seat| hand(seat).len() as u8),
        known: [Hand::EMPTY; SEATS],
        passes: fields.number("passes", players as u64)? as u8,
        quiet: 0,
    };
    public.quiet = fields.number("quiet", score::quiet_turns(&public).into())? as u16;
    public.phase = read_phase(
        &public,
        acted,
        bonus_used,
        std::array::from_fn(hand),
        fields,
    )?;
    if let Some(known) = fields.optional("known") {
        read_known(&mut public, known, &hands, talon)?;
    }
    let private: [Hand; MAX_SEATS] = std::array::from_fn(hand);
    Ok(Position::new(public, private, Hidden { talon }))
}

fn read_card(value: &Value, field: &str) -> Result<Card, ParseError> {
    Fields::as_text(value, field)?.parse()
}

fn read_cards(values: &[Value], field: &str) -> Result<Vec<Card>, ParseError> {
    values.iter().map(|value| read_card(value, field)).collect()
}

fn read_hands(value: &Value, field: &str, players: usize) -> Result<Vec<Vec<Card>>, InputError> {
    Fields::for_each_seat(value, field, players, "M2.1")?
        .iter()
        .map(|hand| Ok(read_cards(Fields::as_list(hand, field)?, field)?))
        .collect()
}

/// Reads the home colours: different ones, of those that are used (M2.2).
fn read_homes(setup: &Setup<Monad>, fields: &mut Fields) -> Result<[Colour; SEATS], InputError> {
    let used = home_colours(setup.players, setup.options.homes);
    let mut homes = Vec::new();
    for value in Fields::for_each_seat(fields.required("homes")?, "homes", setup.players, "M2.1")? {
        let text = Fields::as_text(value, "homes")?;
        let mut letters = text.chars();
        let colour = letters.next().and_then(Colour::from_letter);
        let colour = colour
            .filter(|_| letters.next().is_none())
            .ok_or_else(|| ParseError::no_such(text))?;
        if !used.contains(&colour) || homes.contains(&colour) {
            return refuse(
                "M2.2",
                Phrase::new("state-homes").phrase("colour", text::colour(colour)),
            );
        }
        homes.push(colour);
    }
    Ok(seated(&homes))
}

fn read_monads(fields: &mut Fields, players: usize) -> Result<([u8; SEATS], u8), InputError> {
    let mut monads = [0; SEATS];
    let list = Fields::for_each_seat(fields.required("monads")?, "monads", players, "M2.1")?;
    for (seat, value) in list.iter().enumerate() {
        monads[seat] = Fields::as_number(value, "monads", MONADS.into())? as u8;
    }
    let bank = fields.number("bank", MONADS.into())? as u8;
    let all = monads.iter().sum::<u8>() + bank;
    if all != MONADS {
        let said = Phrase::new("state-monads")
            .number("count", all)
            .number("due", MONADS);
        return refuse("M1.3", said);
    }
    Ok((monads, bank))
}

/// Reads the columns, each of cards of its own rank (M2.4).
fn read_columns(value: &Value) -> Result<[Vec<Card>; 4], InputError> {
    let mut fields = Fields::of(value, "columns")?;
    let mut columns = [const { Vec::new() }; 4];
    for ((column, rank), name) in columns
        .iter_mut()
        .zip(Rank::COLUMNS)
        .zip(["2", "3", "4", "5"])
    {
        *column = read_cards(fields.list(name)?, name)?;
        if let Some(card) = column.iter().find(|card| card.rank() != rank) {
            let said = Phrase::new("state-column")
                .phrase("card", text::card(*card))
                .phrase("rank", text::rank(rank));
            return refuse("M2.4", said);
        }
    }
    fields.finish()?;
    Ok(columns)
}

/// Reads a pile of Commons (M4.3).
fn read_commons(values: &[Value], field: &str) -> Result<Vec<Card>, InputError> {
    let cards = read_cards(values, field)?;
    match cards.iter().find(|card| card.rank() != Rank::Common) {
        Some(card) => refuse(
            "M4.3",
            Phrase::new("state-pile")
                .phrase("card", text::card(*card))
                .text("field", field),
        ),
        None => Ok(cards),
    }
}

/// Refuses a state that does not hold every card as often as the game has it (M1.3, M2.1), and names
/// all cards that are wrong.
fn count_pieces(
    players: usize,
    hands: &[Vec<Card>],
    columns: &[Vec<Card>],
    piles: &[&Vec<Card>],
) -> Result<(), InputError> {
    let everywhere: Vec<Card> = hands
        .iter()
        .chain(columns)
        .chain(piles.iter().copied())
        .flatten()
        .copied()
        .collect();
    let mut wrong = Vec::new();
    let mut clause = "M2.1";
    for rank in Rank::COLOURED {
        for card in Colour::ALL.map(|colour| Card::of(rank, colour)) {
            let due = copies(players, rank) as usize;
            let count = everywhere.iter().filter(|there| **there == card).count();
            if count != due {
                clause = if rank == Rank::Common { clause } else { "M1.3" };
                wrong.push(
                    Phrase::new("state-count")
                        .phrase("card", text::card(card))
                        .text("code", &card.to_string())
                        .number("count", count as i64)
                        .number("due", due as i64),
                );
            }
        }
    }
    if wrong.is_empty() {
        return Ok(());
    }
    refuse(clause, Phrase::new("state-pieces").list("pieces", wrong))
}

/// Reads the phase; refuses one that does not fit the rest.
fn read_phase(
    public: &Public,
    acted: bool,
    bonus_used: bool,
    hands: [Hand; SEATS],
    fields: &mut Fields,
) -> Result<Phase, InputError> {
    let over = fields.flag("over")?;
    let mut winners: u8 = 0;
    for value in fields.list("winners")? {
        let seat = Fields::as_number(value, "winners", u64::from(public.players) - 1)?;
        // Ascending, so every further winner is a higher bit.
        if winners >= 1 << seat {
            return refuse("M11.1", Phrase::new("state-winners"));
        }
        winners |= 1 << seat;
    }
    let players = 0..public.players as usize;
    let won: Vec<u8> = players
        .filter(|&seat| score::has_won(public, seat))
        .map(|seat| score::side(public, seat))
        .collect();
    let by = if won.is_empty() {
        score::stalled(public)
    } else {
        Some(Ending::Monads)
    };
    match (over, by) {
        (false, None) if winners != 0 => refuse("M11.1", Phrase::new("state-winners")),
        (false, None) if bonus_used && !acted => refuse("M5.4", Phrase::new("state-bonus")),
        (false, None) if acted => Ok(Phase::Acted { bonus_used }),
        (false, None) => Ok(Phase::Fresh),
        (true, Some(by)) => {
            let fits = match by {
                Ending::Monads => won.contains(&winners),
                Ending::Passes | Ending::Quiet => {
                    winners == score::ahead(public, hands.map(Hand::value))
                }
            };
            if !fits {
                return refuse("M11.1", Phrase::new("state-winners"));
            }
            Ok(Phase::Over { winners, by })
        }
        (false, Some(_)) => refuse("M11.1", Phrase::new("state-over")),
        (true, None) => refuse("M11.1", Phrase::new("state-not-over")),
    }
}

/// Reads what everybody knows; refuses what is not so.
fn read_known(
    public: &mut Public,
    value: &Value,
    hands: &[Hand],
    talon: Pile,
) -> Result<(), InputError> {
    let mut fields = Fields::of(value, "known")?;
    let known = read_hands(fields.required("hands")?, "known", hands.len())?;
    for (seat, cards) in known.into_iter().enumerate() {
        let mut rest = hands[seat];
        for card in cards {
            if !rest.has(card) {
                return refuse("M2.3", known_wrong(card));
            }
            rest.remove(card);
            public.known[seat].add(card);
        }
    }
    let seen = fields.list("talon")?;
    if seen.len() != talon.len() {
        return Err(ParseError(Phrase::new("state-known-talon")).into());
    }
    let mut remembered = Pile::default();
    for (value, lies) in seen.iter().zip(talon.colours()) {
        let colour = match value {
            Value::Null => None,
            value => {
                let card = read_card(value, "known")?;
                if card.rank() != Rank::Common || Some(card.colour()) != lies {
                    return refuse("M9.2", known_wrong(card));
                }
                lies
            }
        };
        remembered.put(colour);
    }
    public.talon = remembered;
    fields.finish()?;
    Ok(())
}

fn known_wrong(card: Card) -> Phrase {
    Phrase::new("state-known").phrase("card", text::card(card))
}
