//! Reading a whole state: pieces and ranges are checked, not whether play could lead there.

use serde_json::{Value, json};
use stammtisch_rules::{
    Deal, Fields, InputError, MAX_SEATS, ParseError, Phrase, Position, Refusal, Seat, Setup,
};

use crate::game::Fiches;
use crate::json;
use crate::pot::Pot;
use crate::score;
use crate::series::shape;
use crate::settings::Settings;
use crate::state::{Hidden, NO_KEY, Phase, Public, SEATS};
use crate::table::Table;
use crate::text;
use crate::tile_names;
use crate::tiles::{Rack, Set, Tile};

/// Nobody has more chips: no play comes near.
const MOST_CHIPS: u64 = u16::MAX as u64;

fn refuse<T>(clause: &'static str, said: Phrase) -> Result<T, InputError> {
    Err(Refusal::new(clause, said).into())
}

pub(crate) fn read_state(
    setup: &Setup<Fiches>,
    fields: &mut Fields,
) -> Result<Position<Fiches>, InputError> {
    let players = setup.players;
    let settings = &setup.options.settings;
    let last = players as u64 - 1;
    let rounds = u64::from(setup.options.rounds);
    let turn = fields.number("turn", last)? as u8;
    let racks = read_racks(settings.set, fields.required("racks")?, players)?;
    let table = json::read_table(settings.set, fields.required("table")?)?;
    let pot = read_tiles(settings.set, fields.required("pot")?, "pot")?;
    count_pieces(settings.set, &racks, &table, &pot)?;
    table_stands(settings, &table)?;
    let chips = numbers(fields.required("chips")?, "chips", players, MOST_CHIPS)?;
    let wins = numbers(fields.required("wins")?, "wins", players, rounds)?;
    let round = fields.number("round", rounds)? as u8;
    let racks: [Rack; MAX_SEATS] =
        std::array::from_fn(|seat| racks.get(seat).into_iter().flatten().copied().collect());
    let mut public = Public {
        options: setup.options,
        players: players as u8,
        turn,
        phase: Phase::Running,
        opened: read_opened(settings.set, fields.required("opened")?, players)?,
        idle: fields.number("idle", players as u64)? as u8,
        round,
        starter: fields.number("starter", last)? as u8,
        pot: pot.len() as u8,
        wins: wins.map(|wins| wins as u8),
        held: std::array::from_fn(|seat| racks[seat].len() as u8),
        jokers: [0; SEATS],
        chips: chips.map(|chips| chips as u16),
        table,
    };
    if round == 0 {
        return Err(ParseError::range("round", 1, rounds as i64).into());
    }
    read_end(&mut public, fields)?;
    if let Some(known) = fields.optional("known") {
        read_known(&mut public, known, &racks)?;
    }
    let mut hidden = Hidden {
        pot: Pot::of(&pot),
        key: NO_KEY,
    };
    hidden.key = read_key(&public, &racks, &hidden, fields)?;
    Ok(Position::new(public, racks, hidden))
}

fn read_tiles(set: Set, value: &Value, field: &str) -> Result<Vec<Tile>, ParseError> {
    let mut tiles = Vec::new();
    for value in Fields::as_list(value, field)? {
        let text = Fields::as_text(value, field)?;
        let tile: Tile = text.parse().map_err(|_| ParseError::no_such(text))?;
        if tile
            .kind()
            .is_some_and(|kind| kind.number() > set.numbers())
        {
            return Err(ParseError::no_such(text));
        }
        tiles.push(tile);
    }
    Ok(tiles)
}

fn read_racks(set: Set, value: &Value, players: usize) -> Result<Vec<Vec<Tile>>, InputError> {
    Fields::for_each_seat(value, "racks", players, "F2.1")?
        .iter()
        .map(|rack| Ok(read_tiles(set, rack, "racks")?))
        .collect()
}

/// A number for each seat; 0 where nobody sits.
fn numbers(
    value: &Value,
    field: &str,
    players: usize,
    most: u64,
) -> Result<[u64; SEATS], InputError> {
    let mut read = [0; SEATS];
    let list = Fields::for_each_seat(value, field, players, "F2.1")?;
    for (slot, value) in read.iter_mut().zip(list) {
        *slot = Fields::as_number(value, field, most)?;
    }
    Ok(read)
}

/// Every tile is there exactly as often as the set has it (F1.1, F1.2); if not, all that are wrong
/// are named.
fn count_pieces(
    set: Set,
    racks: &[Vec<Tile>],
    table: &Table,
    pot: &[Tile],
) -> Result<(), InputError> {
    let mut counts = [0usize; Tile::JOKER.index() + 1];
    let laid = table.tiles().iter().map(|placed| placed.tile());
    let held = racks.iter().flatten().copied();
    held.chain(laid)
        .chain(pot.iter().copied())
        .for_each(|tile| counts[tile.index()] += 1);
    let wrong: Vec<Phrase> = set
        .all()
        .tiles()
        .filter(|(tile, due)| counts[tile.index()] != usize::from(*due))
        .map(|(tile, due)| {
            Phrase::new("state-count")
                .phrase("tile", tile_names::tile(tile))
                .text("code", &tile.to_string())
                .number("count", counts[tile.index()] as i64)
                .number("due", due)
        })
        .collect();
    if wrong.is_empty() {
        return Ok(());
    }
    let clause = match set {
        Set::Junior => "F1.1",
        Set::Classic => "F1.2",
    };
    refuse(clause, Phrase::new("state-pieces").list("pieces", wrong))
}

/// Everything on the table is in valid series (F3.3).
fn table_stands(settings: &Settings, table: &Table) -> Result<(), InputError> {
    for series in table.iter() {
        if let Err(fault) = shape(settings, series) {
            let said = text::series_fault(settings.set, fault, series);
            return refuse(fault.clause(), said);
        }
    }
    Ok(())
}

/// Who has made the first lay; in the junior set everybody counts as having made it (F6.1).
fn read_opened(set: Set, value: &Value, players: usize) -> Result<u8, InputError> {
    let mut opened = 0;
    for (seat, value) in Fields::for_each_seat(value, "opened", players, "F2.1")?
        .iter()
        .enumerate()
    {
        let flag = Fields::as_flag(value, "opened")?;
        if !flag && set == Set::Junior {
            return refuse("F6.1", Phrase::new("state-opened"));
        }
        opened |= u8::from(flag) << seat;
    }
    Ok(opened)
}

/// Whether the match is over, with what follows from that (F7, F9.2).
fn read_end(public: &mut Public, fields: &mut Fields) -> Result<(), InputError> {
    let last = u64::from(public.players) - 1;
    let over = fields.flag("over")?;
    let out = match fields.required("out")? {
        Value::Null => None,
        value => Some(Fields::as_number(value, "out", last)? as u8),
    };
    let mut winners: Vec<Seat> = Vec::new();
    for value in fields.list("winners")? {
        winners.push(Fields::as_number(value, "winners", last)? as Seat);
    }
    let due = if over {
        score::match_winners(public)
    } else {
        Vec::new()
    };
    if winners != due {
        return refuse("F9.2", Phrase::new("state-winners"));
    }
    let all_passed = public.idle == public.players;
    if !over {
        return match (out, all_passed) {
            (Some(_), _) => refuse("F7.1", Phrase::new("state-out")),
            (None, true) => refuse("F7.3", Phrase::new("state-idle")),
            (None, false) => Ok(()),
        };
    }
    if public.more_rounds() {
        return refuse("F9.2", Phrase::new("state-not-over"));
    }
    match out {
        Some(seat) if public.held[usize::from(seat)] > 0 => {
            refuse("F7.1", Phrase::new("state-out"))
        }
        None if !all_passed => refuse("F7.3", Phrase::new("state-idle")),
        _ => {
            public.phase = Phase::Over { out };
            Ok(())
        }
    }
}

/// What everybody is said to know must be so: jokers, and no more than are there.
fn read_known(
    public: &mut Public,
    value: &Value,
    racks: &[Rack; MAX_SEATS],
) -> Result<(), InputError> {
    let set = public.options.settings.set;
    let mut fields = Fields::of(value, "known")?;
    let listed = fields.required("hands")?;
    fields.finish()?;
    let lists = Fields::for_each_seat(listed, "known", public.players.into(), "F2.1")?;
    for (seat, value) in lists.iter().enumerate() {
        let tiles = read_tiles(set, value, "known")?;
        let wrong = tiles
            .iter()
            .enumerate()
            .find(|(at, tile)| **tile != Tile::JOKER || *at >= racks[seat].jokers().into());
        if let Some((_, tile)) = wrong {
            let said = Phrase::new("state-known").phrase("tile", tile_names::tile(*tile));
            return refuse("F5.4", said);
        }
        public.jokers[seat] = tiles.len() as u8;
    }
    Ok(())
}

/// The key of the deals to come, if any is. A state that does not bring one gets the one that
/// follows from the state itself, so that it goes on in the same way wherever it is loaded.
fn read_key(
    public: &Public,
    racks: &[Rack; MAX_SEATS],
    hidden: &Hidden,
    fields: &mut Fields,
) -> Result<[u8; 32], InputError> {
    let key = fields.optional("key");
    if public.over() || !public.more_rounds() {
        return match key {
            None => Ok(NO_KEY),
            Some(_) => refuse("F9.1", Phrase::new("state-key")),
        };
    }
    if let Some(value) = key {
        let text = Fields::as_text(value, "key")?;
        return decode_key(text).ok_or_else(|| ParseError::no_such(text).into());
    }
    let position = Position::<Fiches>::new(*public, *racks, *hidden);
    let mut state = json!(position.full_state());
    // What is known changes no deal.
    if let Some(fields) = state.as_object_mut() {
        fields.remove("known");
    }
    Ok(Deal::from_seed(&state.to_string()).key())
}

/// Reads a key of hexadecimal digits in small letters, which is how it is written.
fn decode_key(text: &str) -> Option<[u8; 32]> {
    let mut key = NO_KEY;
    hex::decode_to_slice(text, &mut key).ok()?;
    Some(key).filter(|key| hex::encode(key) == text && *key != NO_KEY)
}
