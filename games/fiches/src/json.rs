//! Fiches in the public vocabulary (protocol.md): states, views, actions, events.

use serde_json::{Map, Value, json};
use stammtisch_rules::{Fields, FullState, ParseError, Seat, View};

use crate::action::{Action, too_many};
use crate::event::Event;
use crate::game::Fiches;
use crate::judge::Lay;
use crate::score;
use crate::settings::Settings;
use crate::setup;
use crate::state::{NO_KEY, Phase, Public};
use crate::table::Table;
use crate::tiles::{Placed, Rack, Set, Tile};

/// For each set the chips that everybody begins with (F2.1), the highest number on a tile (F1) and
/// whether the table is rearranged unless said otherwise (F3.5, F3.6); what `drawing` a tile costs
/// (F3.4), what going `out` brings (F7.1).
pub(crate) fn constants() -> Value {
    let of = |settings: Settings| {
        let Settings { set, rearrange, .. } = settings;
        json!({"chips": setup::dealt(set), "numbers": set.numbers(), "rearrange": rearrange})
    };
    json!({
        "junior": of(Settings::JUNIOR),
        "classic": of(Settings::CLASSIC),
        "drawing": score::DRAWING,
        "out": score::OUT,
    })
}

pub(crate) fn write_state(state: &FullState<Fiches>, out: &mut Map<String, Value>) {
    let public = state.public;
    let racks = &state.private[..public.players.into()];
    let pot = state.hidden.pot.tiles(public.pot).map(tile).collect();
    assemble(
        public,
        racks.iter().map(|held| rack(*held)).collect(),
        pot,
        out,
    );
    if public.jokers.iter().any(|jokers| *jokers > 0) {
        out.insert("known".into(), known(public));
    }
    // The deals to come: a whole state goes on in the same way wherever it is loaded.
    if state.hidden.key != NO_KEY {
        out.insert("key".into(), hex::encode(state.hidden.key).into());
    }
}

pub(crate) fn write_view(view: &View<Fiches>, tell_known: bool, out: &mut Map<String, Value>) {
    let public = view.public;
    let held = |seat: Seat| match view.own {
        Some((own, held)) if own == seat => rack(*held),
        _ => json!(public.held[seat]),
    };
    let racks = (0..public.players.into()).map(held).collect();
    assemble(public, racks, json!(public.pot), out);
    if tell_known {
        out.insert("known".into(), known(public));
    }
}

/// Puts the open parts around racks and pot, which are whatever the reader may see of them.
fn assemble(public: &Public, racks: Vec<Value>, pot: Value, out: &mut Map<String, Value>) {
    let players = public.players as usize;
    let opened: Vec<bool> = (0..players).map(|seat| public.has_opened(seat)).collect();
    let (over, out_seat) = match public.phase {
        Phase::Running => (false, None),
        Phase::Over { out } => (true, out),
    };
    let winners = if over {
        score::match_winners(public)
    } else {
        Vec::new()
    };
    let mut put = |name: &str, value: Value| out.insert(name.into(), value);
    put("turn", json!(public.turn));
    put("racks", racks.into());
    put("chips", json!(public.chips[..players]));
    put("table", table(&public.table));
    put("pot", pot);
    put("opened", json!(opened));
    put("idle", json!(public.idle));
    put("round", json!(public.round));
    put("starter", json!(public.starter));
    put("wins", json!(public.wins[..players]));
    put("over", over.into());
    put("winners", json!(winners));
    put("out", json!(out_seat));
}

fn known(public: &Public) -> Value {
    let jokers = public.jokers[..public.players.into()].iter();
    let hands: Vec<_> = jokers
        .map(|jokers| vec!["J"; usize::from(*jokers)])
        .collect();
    json!({"hands": hands})
}

fn tile(tile: Tile) -> Value {
    tile.to_string().into()
}

fn rack(rack: Rack) -> Value {
    let all = rack.tiles();
    all.flat_map(|(held, count)| std::iter::repeat_n(tile(held), count.into()))
        .collect()
}

fn table(table: &Table) -> Value {
    let series = |tiles: &[Placed]| -> Value {
        let tiles = tiles.iter().map(|tile| Value::from(tile.to_string()));
        tiles.collect()
    };
    table.iter().map(series).collect()
}

/// The text of [`action`], tile by tile: a list of lays names tiles by the hundred thousand.
pub(crate) fn write_action(played: &Action, out: &mut String) {
    let Action::Lay(lay) = played else {
        out.push_str(&action(played).to_string());
        return;
    };
    out.push_str(r#"{"do":"lay","table":["#);
    for (at, series) in lay.table.iter().enumerate() {
        out.push_str(if at == 0 { "[" } else { ",[" });
        for (at, tile) in series.iter().enumerate() {
            out.push_str(if at == 0 { "\"" } else { ",\"" });
            tile.write(out);
            out.push('"');
        }
        out.push(']');
    }
    out.push_str(r#"],"take":"#);
    out.push_str(&lay.take.to_string());
    out.push('}');
}

pub(crate) fn action(action: &Action) -> Value {
    match action {
        Action::Lay(lay) => {
            json!({"do": "lay", "table": table(&lay.table), "take": lay.take})
        }
        Action::Draw => json!({"do": "draw"}),
        Action::Pass => json!({"do": "pass"}),
    }
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

pub(crate) fn event(event: &Event) -> Value {
    match event {
        Event::Laid {
            seat,
            table: now,
            tiles,
            chips,
            take,
            ..
        } => json!({
            "event": "laid", "seat": seat, "table": table(now), "tiles": rack(*tiles), "chips": chips, "take": take,
        }),
        Event::Drew { seat, tile: drawn } => match drawn {
            Some(drawn) => json!({"event": "drew", "seat": seat, "tile": tile(*drawn)}),
            None => json!({"event": "drew", "seat": seat}),
        },
        Event::Passed { seat } => json!({"event": "passed", "seat": seat}),
        Event::RoundOver {
            round,
            out,
            paid,
            chips,
            winners,
        } => json!({
            "event": "round_over", "round": round, "out": out, "paid": paid, "chips": chips, "winners": winners,
        }),
        Event::Dealt { round, starter } => {
            json!({"event": "dealt", "round": round, "starter": starter})
        }
        Event::Over { winners, wins, .. } => {
            json!({"event": "over", "winners": winners, "wins": wins})
        }
    }
}
