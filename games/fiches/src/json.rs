//! Fiches in the public vocabulary (protocol.md): writes states and views, reads actions.

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::{Value, json};
use stammtisch_rules::{Fields, FullState, List, ListOrCount, ParseError, Rules, Seat, View};

use crate::action::{Action, too_many};
use crate::game::Fiches;
use crate::judge::Lay;
use crate::score;
use crate::settings::Settings;
use crate::setup;
use crate::state::{NO_KEY, Phase, Public};
use crate::table::Table;
use crate::tiles::{Placed, Rack, Set, Tile};

/// For each set the chips that everybody begins with (F2.1), the highest number on a tile (F1),
/// whether the table is rearranged unless said otherwise (F3.5, F3.6), and what a first lay must be worth
/// unless said otherwise (F6.1, 0 for nothing); what `drawing` a tile costs
/// (F3.4), what going `out` brings (F7.1).
pub(crate) fn constants() -> Value {
    let of = |settings: Settings| {
        let Settings { set, rearrange, .. } = settings;
        let first_lay = settings.threshold(false);
        json!({"chips": setup::dealt(set), "numbers": set.numbers(), "rearrange": rearrange, "first_lay": first_lay})
    };
    json!({
        "junior": of(Settings::JUNIOR),
        "classic": of(Settings::CLASSIC),
        "drawing": score::DRAWING,
        "out": score::OUT,
    })
}

pub(crate) fn write_state<M: SerializeMap>(
    state: &FullState<Fiches>,
    out: &mut M,
) -> Result<(), M::Error> {
    let public = state.public;
    let racks = &state.private[..public.players.into()];
    let pot = List(|| state.hidden.pot.tiles(public.pot));
    assemble(public, racks, &pot, out)?;
    if public.jokers.iter().any(|jokers| *jokers > 0) {
        write_known(public, out)?;
    }
    // The deals to come: a whole state goes on in the same way wherever it is loaded.
    if state.hidden.key != NO_KEY {
        out.serialize_entry("key", &hex::encode(state.hidden.key))?;
    }
    Ok(())
}

pub(crate) fn write_view<M: SerializeMap>(
    view: &View<Fiches>,
    tell_known: bool,
    out: &mut M,
) -> Result<(), M::Error> {
    let public = view.public;
    let held = |seat: Seat| match view.own {
        Some((own, held)) if own == seat => ListOrCount::List(held),
        _ => ListOrCount::Count(public.held[seat]),
    };
    let racks = List(|| (0..public.players.into()).map(held));
    assemble(public, &racks, &public.pot, out)?;
    if tell_known {
        write_known(public, out)?;
    }
    Ok(())
}

/// Puts the open parts around racks and pot, which are whatever the reader may see of them.
fn assemble<M: SerializeMap>(
    public: &Public,
    racks: &(impl Serialize + ?Sized),
    pot: &impl Serialize,
    out: &mut M,
) -> Result<(), M::Error> {
    let players = public.players as usize;
    let out_seat = match public.phase {
        Phase::Running => None,
        Phase::Over { out } => out,
    };
    let opened = List(|| (0..players).map(|seat| public.has_opened(seat)));
    out.serialize_entry("turn", &public.turn)?;
    out.serialize_entry("racks", racks)?;
    out.serialize_entry("chips", &public.chips[..players])?;
    out.serialize_entry("table", &public.table)?;
    out.serialize_entry("pot", pot)?;
    out.serialize_entry("opened", &opened)?;
    out.serialize_entry("idle", &public.idle)?;
    out.serialize_entry("round", &public.round)?;
    out.serialize_entry("starter", &public.starter)?;
    out.serialize_entry("wins", &public.wins[..players])?;
    out.serialize_entry("over", &public.over())?;
    out.serialize_entry("winners", &Fiches::winners(public))?;
    out.serialize_entry("out", &out_seat)
}

/// Writes what anyone who watched could remember: who has taken jokers.
fn write_known<M: SerializeMap>(public: &Public, out: &mut M) -> Result<(), M::Error> {
    #[derive(Serialize)]
    struct Known<H> {
        hands: H,
    }
    let jokers = &public.jokers[..public.players.into()];
    let hand = |jokers: &u8| {
        let mut rack = Rack::EMPTY;
        rack.add(Tile::JOKER, *jokers);
        rack
    };
    let hands = List(|| jokers.iter().map(hand));
    out.serialize_entry("known", &Known { hands })
}

/// Reads an action; a tile that is not in the set is none.
pub(crate) fn read_action(set: Set, value: &Value) -> Result<Action, ParseError> {
    let mut fields = Fields::of(value, "action")?;
    let action = match fields.text("do")? {
        "lay" => Action::from(Lay {
            table: read_table(set, fields.required("table")?)?,
            take: match fields.optional("take") {
                Some(take) => Fields::as_number(take, "take", u8::MAX.into())? as u8,
                None => 0,
            },
        }),
        "draw" => Action::Draw,
        "pass" => Action::Pass,
        other => return Err(ParseError::no_such(other)),
    };
    fields.finish()?;
    Ok(action)
}

/// Reads a table of tiles of this set. What its jokers stand for is a matter of the rules (F5.1).
pub(crate) fn read_table(set: Set, value: &Value) -> Result<Table, ParseError> {
    let mut table = Table::EMPTY;
    for series in Fields::as_list(value, "table")? {
        let mut tiles = Vec::new();
        for value in Fields::as_list(series, "table")? {
            let text = Fields::as_text(value, "table")?;
            let tile: Placed = text.parse().map_err(|_| ParseError::no_such(text))?;
            if !tile.is_joker() && tile.kind().number() > set.numbers() {
                return Err(ParseError::no_such(text));
            }
            tiles.push(tile);
        }
        table.push(&tiles).map_err(|_| too_many())?;
    }
    Ok(table)
}
