//! Toy in JSON.

use serde::ser::SerializeMap;
use serde_json::{Value, json};
use stammtisch_rules::{
    Fields, FullState, InputError, List, ListOrCount, MAX_SEATS, ParseError, Phrase, Places,
    Position, Refusal, Rules, Setup, View, Wire,
};

use crate::{Action, Card, Hand, Hidden, Public, Toy};

impl Wire for Toy {
    const PLACES: Places = Places {
        open: &["laid"],
        hands: "hands",
        pile: "pile",
    };

    fn constants() -> Value {
        json!({"numbers": Card::NUMBERS, "copies": Card::COPIES})
    }

    fn write_state<M: SerializeMap>(state: &FullState<Toy>, out: &mut M) -> Result<(), M::Error> {
        let players = usize::from(state.public.players);
        out.serialize_entry("hands", &state.private[..players])?;
        // The first card of a list is drawn next.
        let pile = &state.hidden.pile[..state.public.pile.into()];
        out.serialize_entry("pile", &List(|| pile.iter().rev()))?;
        write_public(state.public, out)
    }

    fn write_view<M: SerializeMap>(view: &View<Toy>, _: bool, out: &mut M) -> Result<(), M::Error> {
        let public = view.public;
        let hand = |seat: usize| match view.own {
            Some((own, hand)) if own == seat => ListOrCount::List(hand),
            _ => ListOrCount::Count(public.held[seat]),
        };
        let players = usize::from(public.players);
        out.serialize_entry("hands", &List(|| (0..players).map(hand)))?;
        out.serialize_entry("pile", &public.pile)?;
        write_public(public, out)
    }

    fn scores(public: &Public) -> Vec<i32> {
        let points = &public.points[..public.players.into()];
        points.iter().map(|&points| points.into()).collect()
    }

    fn read_state(setup: &Setup<Toy>, fields: &mut Fields) -> Result<Position<Toy>, InputError> {
        let players = setup.players;
        let hands = Fields::for_each_seat(fields.required("hands")?, "hands", players, "T1.2")?;
        let mut private = [Hand::default(); MAX_SEATS];
        let mut held = [0; MAX_SEATS];
        for (seat, hand) in hands.iter().enumerate() {
            let cards = read_cards(Fields::as_list(hand, "hands")?)?;
            held[seat] = cards.len() as u8;
            private[seat] = cards.into_iter().collect();
        }
        let mut pile = read_cards(fields.list("pile")?)?;
        pile.reverse();
        let laid: Hand = read_cards(fields.list("laid")?)?.into_iter().collect();
        let everything = private.iter().flat_map(Hand::cards);
        let everything = everything.chain(pile.iter().copied()).chain(laid.cards());
        if everything.collect::<Hand>() != Hand::full() {
            return Err(Refusal::new("T1.1", Phrase::new("t1-1-cards")).into());
        }
        let listed = fields.required("points")?;
        let listed = Fields::for_each_seat(listed, "points", players, "T1.2")?;
        let mut points = [0; MAX_SEATS];
        for (seat, value) in listed.iter().enumerate() {
            points[seat] = Fields::as_number(value, "points", u8::MAX.into())? as u8;
        }
        let public = Public {
            options: setup.options,
            players: players as u8,
            turn: fields.number("turn", players as u64 - 1)? as u8,
            held,
            points,
            laid,
            pile: pile.len() as u8,
            passes: fields.number("passes", players as u64)? as u8,
        };
        // What follows from the rest is read over.
        fields.optional("over");
        fields.optional("winners");
        fields.optional("known");
        Ok(Position::new(public, private, Hidden::of(&pile)))
    }

    fn pieces(_: &Setup<Toy>) -> Vec<String> {
        Hand::full().cards().map(|card| card.to_string()).collect()
    }

    fn read_action(_: &Public, value: &Value) -> Result<Action, ParseError> {
        let mut fields = Fields::of(value, "action")?;
        let action = match fields.text("do")? {
            "lay" => Action::Lay {
                card: fields.text("card")?.parse()?,
            },
            "draw" => Action::Draw,
            "pass" => Action::Pass,
            other => return Err(ParseError::no_such(other)),
        };
        fields.finish()?;
        Ok(action)
    }
}

fn read_cards(list: &[Value]) -> Result<Vec<Card>, ParseError> {
    let card = |value| Fields::as_text(value, "card")?.parse();
    list.iter().map(card).collect()
}

fn write_public<M: SerializeMap>(public: &Public, out: &mut M) -> Result<(), M::Error> {
    let players = usize::from(public.players);
    out.serialize_entry("laid", &public.laid)?;
    out.serialize_entry("points", &public.points[..players])?;
    out.serialize_entry("turn", &public.turn)?;
    out.serialize_entry("passes", &public.passes)?;
    out.serialize_entry("over", &public.over())?;
    out.serialize_entry("winners", &Toy::winners(public))
}
