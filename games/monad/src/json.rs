//! Monad in the public vocabulary (protocol.md): states, views, actions, events.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use stammtisch_rules::{Fields, FullState, ParseError, Rules, Seat, View};

use crate::action::{Action, Cards};
use crate::cards::{Card, Rank};
use crate::event::{Event, Gain};
use crate::game::Monad;
use crate::piles::Pile;
use crate::score;
use crate::state::{Ending, Public};

/// Returns `worth`, the values by rank with the price of a Monad last (M1.2), and `goal` by the number
/// of players and for `teams` (M11.1, M11.2).
pub(crate) fn constants() -> Value {
    let players = (2..=4u8).map(|players| (players.to_string(), score::goal_of(players, false)));
    let goals = players.chain([("teams".to_owned(), score::goal_of(4, true))]);
    json!({"worth": Rank::ALL.map(Rank::value), "goal": goals.collect::<BTreeMap<_, _>>()})
}

pub(crate) fn write_state(state: &FullState<Monad>, out: &mut Map<String, Value>) {
    let public = state.public;
    let players = public.players as usize;
    let hands = state.private[..players]
        .iter()
        .map(|hand| cards(hand.cards()));
    assemble(public, hands.collect(), pile(state.hidden.talon), out);
    let anything = public.known.iter().any(|hand| !hand.is_empty())
        || public.talon.colours().any(|seen| seen.is_some());
    if anything {
        out.insert("known".into(), known(public));
    }
}

pub(crate) fn write_view(view: &View<Monad>, tell_known: bool, out: &mut Map<String, Value>) {
    let public = view.public;
    let hand = |seat: Seat| match view.own {
        Some((own, hand)) if own == seat => cards(hand.cards()),
        _ => json!(public.held[seat]),
    };
    let hands = (0..public.players.into()).map(hand).collect();
    assemble(public, hands, json!(public.talon.len()), out);
    if tell_known {
        out.insert("known".into(), known(public));
    }
}

/// Writes the open parts around hands and talon, which are what the reader may see of them.
fn assemble(public: &Public, hands: Vec<Value>, talon: Value, out: &mut Map<String, Value>) {
    let players = public.players as usize;
    let columns = Rank::COLUMNS.map(|rank| {
        let column = public.column(rank).colours();
        let list = cards(column.map(|colour| Card::of(rank, colour)));
        (rank.number().to_string(), list)
    });
    let homes: Vec<_> = public.homes[..players]
        .iter()
        .map(|home| home.letter().to_string())
        .collect();
    let mut put = |name: &str, value: Value| out.insert(name.into(), value);
    put("turn", json!(public.turn));
    put("acted", json!(public.acted()));
    put("bonus_used", json!(public.bonus_used()));
    put("hands", hands.into());
    put("homes", json!(homes));
    put("monads", json!(public.monads[..players]));
    put("bank", json!(public.bank));
    put("columns", Value::Object(columns.into_iter().collect()));
    put("discard", pile(public.discard));
    put("talon", talon);
    put("passes", json!(public.passes));
    put("quiet", json!(public.quiet));
    put("over", json!(Monad::turn(public).is_none()));
    put("winners", json!(Monad::winners(public)));
}

fn known(public: &Public) -> Value {
    let hands: Vec<_> = public.known[..public.players as usize]
        .iter()
        .map(|hand| cards(hand.cards()))
        .collect();
    json!({"hands": hands, "talon": pile(public.talon)})
}

fn card(card: Card) -> Value {
    card.to_string().into()
}

fn cards(cards: impl IntoIterator<Item = Card>) -> Value {
    cards.into_iter().map(card).collect()
}

fn list(given: &Cards) -> Value {
    cards(given.as_slice().iter().copied())
}

/// Writes a pile of Commons, `null` where unseen.
fn pile(pile: Pile) -> Value {
    pile.colours()
        .map(|seen| seen.map_or(Value::Null, |colour| card(Card::of(Rank::Common, colour))))
        .collect()
}

pub(crate) fn action(action: &Action) -> Value {
    match action {
        Action::Trade { give, bonus } => {
            json!({"do": "trade", "give": list(give), "bonus": bonus})
        }
        Action::Buy { rank, give } => {
            json!({"do": "buy", "rank": rank.number(), "give": list(give)})
        }
        Action::Leap { give } => json!({"do": "leap", "give": list(give)}),
        Action::Draw => json!({"do": "draw"}),
        Action::Flip => json!({"do": "flip"}),
        Action::Pass => json!({"do": "pass"}),
        Action::End => json!({"do": "end"}),
    }
}

pub(crate) fn read_action(value: &Value) -> Result<Action, ParseError> {
    let mut fields = Fields::of(value, "action")?;
    let action = match fields.text("do")? {
        "trade" => Action::Trade {
            give: read_cards(fields.list("give")?)?,
            bonus: match fields.optional("bonus") {
                Some(bonus) => Fields::as_flag(bonus, "bonus")?,
                None => false,
            },
        },
        "buy" => {
            let number = fields.number("rank", 6)?;
            Action::Buy {
                rank: Rank::from_number(number).ok_or(ParseError::range("rank", 2, 6))?,
                give: read_cards(fields.list("give")?)?,
            }
        }
        "leap" => Action::Leap {
            give: read_cards(fields.list("give")?)?,
        },
        "draw" => Action::Draw,
        "flip" => Action::Flip,
        "pass" => Action::Pass,
        "end" => Action::End,
        other => return Err(ParseError::no_such(other)),
    };
    fields.finish()?;
    Ok(action)
}

fn read_cards(values: &[Value]) -> Result<Cards, ParseError> {
    let texts = values.iter().map(|value| Fields::as_text(value, "give"));
    Cards::read(texts.collect::<Result<Vec<_>, _>>()?)
}

pub(crate) fn event(event: &Event) -> Value {
    match event {
        Event::Traded {
            seat,
            give,
            gain,
            bonus,
            talon,
        } => {
            let mut out = json!({
                "event": "traded", "seat": seat, "give": cards(*give), "gain": gained(*gain),
            });
            if let Some(bonus) = bonus {
                out["bonus"] = cards(bonus.iter().copied());
            }
            if let Some(seen) = talon {
                out["talon"] = seen.map_or(Value::Null, card);
            }
            out
        }
        Event::Bought { seat, give, gain } => json!({
            "event": "bought", "seat": seat, "give": list(give), "gain": gained(*gain),
        }),
        Event::Leapt { seat, give, gain } => json!({
            "event": "leapt", "seat": seat, "give": list(give), "gain": gained(*gain),
        }),
        Event::Drew { seat, card: seen } => json!({
            "event": "drew", "seat": seat, "card": seen.map_or(Value::Null, card),
        }),
        Event::Flipped { seat, cards } => {
            json!({"event": "flipped", "seat": seat, "cards": cards})
        }
        Event::Passed { seat, hand } => {
            json!({"event": "passed", "seat": seat, "hand": cards(hand.cards())})
        }
        Event::Ended { seat } => json!({"event": "ended", "seat": seat}),
        Event::Over { winners, by } => json!({
            "event": "over", "winners": winners, "by": ending(*by),
        }),
    }
}

fn gained(gain: Gain) -> Value {
    match gain {
        Gain::Card(gained) => card(gained),
        Gain::Monad => "monad".into(),
    }
}

/// Returns the word for the way in which a game ended.
pub(crate) fn ending(by: Ending) -> &'static str {
    match by {
        Ending::Monads => "monads",
        Ending::Passes => "passes",
        Ending::Quiet => "quiet",
    }
}
