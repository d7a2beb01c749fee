//! Puts the tiles of a draft in order as the player means them: a run ascends, and a joker stands for
//! the tile that is missing where it was put. Whether that is a series is for [`crate::judge`] to say.

use serde_json::{Value, json};
use stammtisch_rules::{Fields, ParseError, View};

use crate::assess::assess;
use crate::game::Fiches;
use crate::settings::Settings;
use crate::table::Table;
use crate::tiles::{COLOURS, Kind, Placed};

/// A tile of a draft. A joker may stand for nothing yet.
#[derive(Clone, Copy)]
struct Piece {
    /// Its place in the request.
    at: usize,
    joker: bool,
    kind: Option<Kind>,
}

/// What the tiles that are no jokers look like.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Run,
    Group,
    Neither,
}

/// Reads `{"tiles":["r4","J","*r6"],"series":2,"added":[1],"by_place":true}`: the tiles of one series in
/// the order in which they lie, the series of the table that it was (null for a new one), which of
/// them were added, and whether a joker's place among them counts. Returns
/// `{"tiles":[{"at":0,"code":"r4"},...],"freed":[2],"choices":{"1":["r3","r5"]}}`: the tiles in order by
/// their place in the request, the jokers that were replaced, and what every other joker may stand for.
/// A whole lay, `{"lay":{...}}`, is assessed instead.
pub(crate) fn arrange(view: &View<Fiches>, draft: &Value) -> Result<Value, ParseError> {
    if draft.get("lay").is_some() {
        return assess(view, draft);
    }
    let settings = &view.public.options.settings;
    let mut fields = Fields::of(draft, "draft")?;
    let pieces = read_pieces(settings, fields.list("tiles")?)?;
    let old = match fields.optional("series").filter(|value| !value.is_null()) {
        Some(value) => Some(Fields::as_number(value, "series", u8::MAX.into())? as usize),
        None => None,
    };
    let most = pieces.len().saturating_sub(1) as u64;
    let added = fields.list("added")?.iter();
    let added = added.map(|value| Ok(Fields::as_number(value, "added", most)? as usize));
    let added = added.collect::<Result<Vec<usize>, ParseError>>()?;
    let by_place = Fields::as_flag(fields.required("by_place")?, "by_place")?;
    fields.finish()?;

    let (freed, stay): (Vec<Piece>, Vec<Piece>) = pieces
        .iter()
        .partition(|piece| is_replaced(piece, &pieces, &added));
    let lies_there = |piece: &Piece| lay_in(&view.public.table, old, piece);
    let pieces = in_order(settings, stay, &lies_there, by_place);
    let choices = pieces
        .iter()
        .filter(|piece| piece.joker && !lies_there(piece));
    let choices = choices.map(|joker| {
        let mut all = choices_of(settings, &without(&pieces, joker));
        all.extend(joker.kind);
        all.sort_unstable();
        all.dedup();
        let all: Vec<String> = all.iter().map(ToString::to_string).collect();
        (joker.at.to_string(), json!(all))
    });
    Ok(json!({
        "tiles": pieces.iter().map(written).collect::<Vec<_>>(),
        "freed": freed.iter().map(|piece| piece.at).collect::<Vec<_>>(),
        "choices": choices.collect::<serde_json::Map<_, _>>(),
    }))
}

fn read_pieces(settings: &Settings, tiles: &[Value]) -> Result<Vec<Piece>, ParseError> {
    let piece = |(at, value): (usize, &Value)| {
        let text = Fields::as_text(value, "tiles")?;
        if text == "J" {
            let (joker, kind) = (true, None);
            return Ok(Piece { at, joker, kind });
        }
        let tile: Placed = text.parse().map_err(|_| ParseError::no_such(text))?;
        if tile.kind().number() > settings.set.numbers() {
            return Err(ParseError::no_such(text));
        }
        Ok(Piece {
            at,
            joker: tile.is_joker(),
            kind: Some(tile.kind()),
        })
    };
    tiles.iter().enumerate().map(piece).collect()
}

/// A joker whose own tile was added is replaced by it (F5.3).
fn is_replaced(piece: &Piece, all: &[Piece], added: &[usize]) -> bool {
    let by = |other: &Piece| !other.joker && other.kind == piece.kind && added.contains(&other.at);
    piece.joker && piece.kind.is_some() && !added.contains(&piece.at) && all.iter().any(by)
}

/// Whether this joker lay in that series before: there it stands for what it stands for (F5.3).
fn lay_in(table: &Table, series: Option<usize>, piece: &Piece) -> bool {
    let series = series.filter(|&series| series < table.len());
    let (Some(series), Some(kind), true) = (series, piece.kind, piece.joker) else {
        return false;
    };
    table.series(series).contains(&Placed::joker(kind))
}

fn without(pieces: &[Piece], one: &Piece) -> Vec<Piece> {
    let others = pieces.iter().filter(|piece| piece.at != one.at);
    others.copied().collect()
}

fn in_order(
    settings: &Settings,
    mut pieces: Vec<Piece>,
    lies_there: &dyn Fn(&Piece) -> bool,
    by_place: bool,
) -> Vec<Piece> {
    for at in 0..pieces.len() {
        let joker = pieces[at];
        let others = without(&pieces, &joker);
        if !joker.joker || lies_there(&joker) || keeps_meaning(&joker, &others) {
            continue;
        }
        let known = |piece: &&Piece| piece.kind.is_some();
        let before = pieces[..at].iter().filter(known).count();
        let others: Vec<Piece> = others.into_iter().filter(|piece| known(&piece)).collect();
        pieces[at].kind = if by_place {
            dropped(settings, &others, before)
        } else {
            choices_of(settings, &others).first().copied()
        };
    }
    let colour = |piece: &Piece| piece.kind.map(Kind::colour);
    let one_colour = pieces
        .iter()
        .all(|piece| piece.kind.is_some() && colour(piece) == colour(&pieces[0]));
    if shape_of(&pieces) == Shape::Run && one_colour {
        pieces.sort_by_key(|piece| piece.kind);
    }
    pieces
}

fn shape_of(pieces: &[Piece]) -> Shape {
    let mut real = pieces.iter().filter(|piece| !piece.joker);
    let mut kinds = real.by_ref().filter_map(|piece| piece.kind);
    let Some(first) = kinds.next() else {
        return Shape::Neither;
    };
    let rest: Vec<Kind> = kinds.collect();
    if rest.iter().all(|kind| kind.colour() == first.colour()) {
        Shape::Run
    } else if rest.iter().all(|kind| kind.number() == first.number()) {
        Shape::Group
    } else {
        Shape::Neither
    }
}

/// All that a joker could stand for among these tiles, the likeliest first: a gap, the ends of the run,
/// a colour that is missing.
fn choices_of(settings: &Settings, others: &[Piece]) -> Vec<Kind> {
    let mut real = others.iter().filter(|piece| !piece.joker);
    let Some(first) = real.next().and_then(|piece| piece.kind) else {
        return Vec::new();
    };
    let alone = real.next().is_none();
    let numbers = || others.iter().filter_map(|piece| Some(piece.kind?.number()));
    let (low, high) = (numbers().min().unwrap_or(1), numbers().max().unwrap_or(1));
    let ends = [high + 1, low - 1];
    let run = (low + 1..high).chain(ends);
    let run = run.filter(|number| (1..=settings.set.numbers()).contains(number));
    let run = run.map(|number| Kind::new(first.colour(), number));
    let group = (0..COLOURS as u8).map(|colour| Kind::new(colour, first.number()));
    let mut all: Vec<Kind> = match shape_of(others) {
        Shape::Group => group.collect(),
        Shape::Run if alone && settings.set.groups() => run.chain(group).collect(),
        Shape::Run => run.collect(),
        Shape::Neither => Vec::new(),
    };
    let taken = |kind: &Kind| others.iter().any(|piece| piece.kind == Some(*kind));
    let mut seen = Vec::new();
    all.retain(|kind| {
        let is_new = !taken(kind) && !seen.contains(kind);
        seen.push(*kind);
        is_new
    });
    all
}

/// What a dropped joker stands for: its place (in front, behind, in a gap) matters more than what is
/// likeliest.
fn dropped(settings: &Settings, others: &[Piece], at: usize) -> Option<Kind> {
    let all = choices_of(settings, others);
    let kind = |at: Option<usize>| others.get(at?).and_then(|piece| piece.kind);
    let fits = |choice: &&Kind| {
        let after = kind(at.checked_sub(1)).is_none_or(|before| choice.number() > before.number());
        let before = kind(Some(at)).is_none_or(|after| choice.number() < after.number());
        let colour = kind(Some(0)).is_some_and(|first| first.colour() == choice.colour());
        colour && after && before
    };
    let by_place = match shape_of(others) {
        Shape::Run => all.iter().find(fits),
        _ => None,
    };
    by_place.or(all.first()).copied()
}

/// Whether a joker goes on standing for the same: as long as it fits among these tiles.
fn keeps_meaning(joker: &Piece, others: &[Piece]) -> bool {
    let Some(kind) = joker.kind else {
        return false;
    };
    let in_group = shape_of(others) == Shape::Group;
    let fits = |other: Kind| {
        if in_group {
            other.number() == kind.number()
        } else {
            other.colour() == kind.colour()
        }
    };
    let real = others.iter().filter(|piece| !piece.joker);
    !others.iter().any(|piece| piece.kind == Some(kind))
        && real.filter_map(|piece| piece.kind).any(fits)
}

/// A joker that can stand for nothing here gets a code as well, so that the table can say why not.
fn written(piece: &Piece) -> Value {
    let kind = piece.kind.unwrap_or(Kind::new(0, 1));
    let code = Placed::new(kind, piece.joker).to_string();
    match piece.kind {
        Some(kind) if piece.joker => {
            json!({"at": piece.at, "code": code, "as": kind.to_string()})
        }
        _ => json!({"at": piece.at, "code": code}),
    }
}
