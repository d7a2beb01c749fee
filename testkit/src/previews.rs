//! Previews against what the actions do.

use std::collections::BTreeMap;

use serde_json::Value;
use stammtisch_rules::{Game, Moves, Position, Preview, Rules, Setup};

use crate::Subject;
use crate::setups::{sampled, setups, walk};

/// At most this many actions of a list are carried out; a list of lays is long.
const TRIED: usize = 40;

/// What a listed action is said to do is what it does: the pieces that move, the points, whether it
/// shows something hidden, ends the turn or the game.
pub fn previews_are_true<S: Subject>() {
    let mut moved = 0;
    for setup in setups::<S::Game>() {
        walk(&setup, 21, |step| {
            if !sampled(step.ply) {
                return;
            }
            let every = step.actions.len().div_ceil(TRIED).max(1);
            let last = step.actions.last();
            for action in step.actions.iter().step_by(every).chain(last) {
                let preview = <S::Game as Rules>::preview(&step.position.mover(), action);
                moved += preview.moves.len();
                let mut after = *step.position;
                let reveals = after.apply(action, &mut ());
                if let Err(wrong) = agrees::<S>(&setup, step.position, &preview, &after, reveals) {
                    let state = setup.state(step.position).to_value();
                    panic!("{wrong}: {action} says {preview:?}: {state}");
                }
            }
        });
    }
    assert!(moved > 100, "only {moved} moves were compared");
}

fn agrees<S: Subject>(
    setup: &Setup<S::Game>,
    before: &Position<S::Game>,
    preview: &Preview,
    after: &Position<S::Game>,
    reveals: bool,
) -> Result<(), String> {
    let seat = before.turn().expect("somebody is on turn");
    let same = |what: &str, said: bool, is: bool| {
        (said == is)
            .then_some(())
            .ok_or_else(|| format!("{what}: {is}"))
    };
    same("reveals", preview.reveals, reveals)?;
    same("ends the game", preview.ends_game, after.turn().is_none())?;
    if preview.deals {
        return Ok(());
    }
    same(
        "ends the turn",
        preview.ends_turn,
        after.turn() != Some(seat),
    )?;
    let points = |position: &Position<S::Game>| S::points(&position.full_state(), seat);
    let change = points(after) - points(before);
    if change != preview.points {
        return Err(format!("it brings {change}"));
    }
    let state = |position| setup.state(position).to_value();
    pieces_move::<S::Game>(&state(before), &preview.moves, &state(after))
}

/// Carries the moves out on what lies where, and compares with where it lies afterwards.
fn pieces_move<G: Game>(before: &Value, moves: &[Moves], after: &Value) -> Result<(), String> {
    let (mut lies, there) = (lying::<G>(before), lying::<G>(after));
    for Moves { from, to, pieces } in moves {
        for piece in pieces {
            let known = piece.as_deref().map(G::piece_named);
            if !has::<G>(before, from, known) || !has::<G>(after, to, known) {
                return Err(format!("{piece:?} does not go from {from} to {to}"));
            }
            let (from, to) = (group::<G>(from), group::<G>(to));
            // What the player cannot know is a piece that is no longer there.
            let name = known.map(str::to_owned);
            let name = name.or_else(|| missing(lies.get(from)?, there.get(from)?));
            let name = name.ok_or_else(|| format!("nothing has gone from {from}"))?;
            for (place, change) in [(from, -1), (to, 1)] {
                if let Some(pieces) = lies.get_mut(place) {
                    *pieces.entry(name.clone()).or_default() += change;
                }
            }
        }
    }
    counts_change(before, moves, after)?;
    for (place, pieces) in &mut lies {
        pieces.retain(|_, count| *count != 0);
        if there[place] != *pieces {
            return Err(format!("{place} has {:?}", there[place]));
        }
    }
    Ok(())
}

/// Compares places of which the state has only a number.
fn counts_change(before: &Value, moves: &[Moves], after: &Value) -> Result<(), String> {
    let mut changes: BTreeMap<&str, i64> = BTreeMap::new();
    for Moves { from, to, pieces } in moves {
        *changes.entry(from).or_default() -= pieces.len() as i64;
        *changes.entry(to).or_default() += pieces.len() as i64;
    }
    for (place, change) in changes {
        let count = |state| at(state, place).and_then(Value::as_i64);
        if let (Some(old), Some(new)) = (count(before), count(after))
            && new - old != change
        {
            return Err(format!("{place} has {new} instead of {old}"));
        }
    }
    Ok(())
}

/// Returns what lies at a place: `columns/3`.
fn at<'a>(state: &'a Value, place: &str) -> Option<&'a Value> {
    state.pointer(&format!("/{place}"))
}

/// Whether such a piece lies there; an unknown one lies anywhere.
fn has<G: Game>(state: &Value, place: &str, piece: Option<&str>) -> bool {
    let is = |value: &Value| value.as_str().map(G::piece_named) == piece;
    match at(state, place) {
        None => false,
        Some(Value::Array(pieces)) => piece.is_none() || pieces.iter().any(is),
        Some(one @ Value::String(_)) => piece.is_none() || is(one),
        Some(_) => true,
    }
}

/// A player's hand by itself; of any other field all of it, since its parts may change their order.
fn group<G: Game>(place: &str) -> &str {
    match place.split_once('/') {
        Some((field, _)) if field != G::PLACES.hands => field,
        _ => place,
    }
}

type Pieces = BTreeMap<String, i64>;

/// How often each piece lies at each place.
fn lying<G: Game>(state: &Value) -> BTreeMap<String, Pieces> {
    let places = G::PLACES;
    let mut all = BTreeMap::new();
    for field in places.open.iter().copied().chain([places.pile]) {
        collect::<G>(&state[field], all.entry(field.to_owned()).or_default());
    }
    let hands = state[places.hands].as_array().into_iter().flatten();
    for (seat, hand) in hands.enumerate() {
        let place = format!("{}/{seat}", places.hands);
        collect::<G>(hand, all.entry(place).or_default());
    }
    all
}

fn collect<G: Game>(value: &Value, pieces: &mut Pieces) {
    match value {
        Value::String(piece) => *pieces.entry(G::piece_named(piece).to_owned()).or_default() += 1,
        Value::Array(parts) => parts.iter().for_each(|part| collect::<G>(part, pieces)),
        Value::Object(parts) => parts.values().for_each(|part| collect::<G>(part, pieces)),
        _ => {}
    }
}

/// Returns a piece that there are more of in one than in the other.
fn missing(more: &Pieces, fewer: &Pieces) -> Option<String> {
    let left = |name: &str| fewer.get(name).copied().unwrap_or_default();
    let found = more.iter().find(|(name, count)| **count > left(name))?;
    Some(found.0.clone())
}
