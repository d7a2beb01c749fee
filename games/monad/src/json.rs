//! Monad in the public vocabulary (protocol.md): writes states and views, reads actions.

use std::collections::BTreeMap;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use stammtisch_rules::{Fields, FullState, List, ListOrCount, ParseError, Rules, Seat, View};

use crate::action::{Action, Cards};
use crate::cards::{Card, Colour, Rank};
use crate::game::Monad;
use crate::hand::Hand;
use crate::piles::Pile;
use crate::score;
use crate::state::Public;

/// Returns `worth`, the values by rank with the price of a Monad last (M1.2), `goal` by the number of
/// players and for `teams` (M11.1, M11.2), and the `relatives` of each home colour (M6.1).
pub(crate) fn constants() -> Value {
    let players = (2..=4u8).map(|players| (players.to_string(), score::goal_of(players, false)));
    let goals = players.chain([("teams".to_owned(), score::goal_of(4, true))]);
    let relatives = Colour::ALL.map(|home| {
        let relatives = Rank::COLUMNS.map(|rank| Card::of(rank, home).to_string());
        (home.letter().to_string(), relatives)
    });
    json!({
        "worth": Rank::ALL.map(Rank::value),
        "goal": goals.collect::<BTreeMap<_, _>>(),
        "relatives": BTreeMap::from(relatives),
    })
}

pub(crate) fn write_state<M: SerializeMap>(
    state: &FullState<Monad>,
    out: &mut M,
) -> Result<(), M::Error> {
    let public = state.public;
    let hands = &state.private[..public.players.into()];
    assemble(public, hands, &state.hidden.talon, out)?;
    let anything = public.known.iter().any(|hand| !hand.is_empty())
        || public.talon.colours().any(|seen| seen.is_some());
    if anything {
        out.serialize_entry("known", &known(public))?;
    }
    Ok(())
}

pub(crate) fn write_view<M: SerializeMap>(
    view: &View<Monad>,
    tell_known: bool,
    out: &mut M,
) -> Result<(), M::Error> {
    let public = view.public;
    let hand = |seat: Seat| match view.own {
        Some((own, hand)) if own == seat => ListOrCount::List(hand),
        _ => ListOrCount::Count(public.held[seat]),
    };
    let seats = 0..public.players.into();
    let hands = List(|| seats.clone().map(hand));
    assemble(public, &hands, &public.talon.len(), out)?;
    if tell_known {
        out.serialize_entry("known", &known(public))?;
    }
    Ok(())
}

/// Writes the open parts around hands and talon, which are what the reader may see of them.
fn assemble<M: SerializeMap>(
    public: &Public,
    hands: &(impl Serialize + ?Sized),
    talon: &impl Serialize,
    out: &mut M,
) -> Result<(), M::Error> {
    let players = public.players as usize;
    out.serialize_entry("turn", &public.turn)?;
    out.serialize_entry("acted", &public.acted())?;
    out.serialize_entry("bonus_used", &public.bonus_used())?;
    out.serialize_entry("hands", hands)?;
    out.serialize_entry("homes", &public.homes[..players])?;
    out.serialize_entry("monads", &public.monads[..players])?;
    out.serialize_entry("bank", &public.bank)?;
    out.serialize_entry("columns", &Columns(public))?;
    out.serialize_entry("discard", &public.discard)?;
    out.serialize_entry("talon", talon)?;
    out.serialize_entry("passes", &public.passes)?;
    out.serialize_entry("quiet", &public.quiet)?;
    out.serialize_entry("over", &Monad::turn(public).is_none())?;
    out.serialize_entry("winners", &Monad::winners(public))
}

/// The columns, by the number of their rank.
struct Columns<'a>(&'a Public);

impl Serialize for Columns<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(Rank::COLUMNS.map(|rank| {
            let column = self.0.column(rank);
            let cards = move || column.colours().map(move |colour| Card::of(rank, colour));
            (rank, List(cards))
        }))
    }
}

/// What anyone who watched could remember.
#[derive(Serialize)]
struct Known<'a> {
    hands: &'a [Hand],
    talon: Pile,
}

fn known(public: &Public) -> Known<'_> {
    Known {
        hands: &public.known[..public.players.into()],
        talon: public.talon,
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

pub(crate) fn read_cards(values: &[Value]) -> Result<Cards, ParseError> {
    let texts = values.iter().map(|value| Fields::as_text(value, "give"));
    Cards::read(texts.collect::<Result<Vec<_>, _>>()?)
}
