//! Toy in JSON.

use serde_json::{Map, Value, json};
use stammtisch_rules::{
    Fields, FullState, InputError, MAX_SEATS, ParseError, Phrase, Places, Position, Refusal, Rules,
    Setup, View, Wire,
};

use crate::{Action, Card, Event, Hand, Hidden, Public, Toy};

impl Wire for Toy {
    const PLACES: Places = Places {
        open: &["laid"],
        hands: "hands",
        pile: "pile",
    };

    fn constants() -> Value {
        json!({"numbers": Card::NUMBERS, "copies": Card::COPIES})
    }

    fn write_state(state: &FullState<Toy>, out: &mut Map<String, Value>) {
        let players = usize::from(state.public.players);
        let hands = state.private[..players].iter();
        out.insert(
            "hands".into(),
            hands.map(|hand| names(hand.cards())).collect(),
        );
        // The first card of a list is drawn next.
        let pile = state.hidden.pile[..state.public.pile.into()].iter().rev();
        out.insert("pile".into(), names(pile.copied()));
        write_public(state.public, out);
    }

    fn write_view(view: &View<Toy>, _: bool, out: &mut Map<String, Value>) {
        let public = view.public;
        let hand = |seat: usize| match view.own {
            Some((own, hand)) if own == seat => names(hand.cards()),
            _ => public.held[seat].into(),
        };
        let players = usize::from(public.players);
        out.insert("hands".into(), (0..players).map(hand).collect());
        out.insert("pile".into(), public.pile.into());
        write_public(public, out);
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

    fn action_json(action: &Action) -> Value {
        match action {
            Action::Lay(card) => json!({"do": "lay", "card": card.to_string()}),
            Action::Draw => json!({"do": "draw"}),
            Action::Pass => json!({"do": "pass"}),
        }
    }

    fn read_action(_: &Public, value: &Value) -> Result<Action, ParseError> {
        let mut fields = Fields::of(value, "action")?;
        let action = match fields.text("do")? {
            "lay" => Action::Lay(fields.text("card")?.parse()?),
            "draw" => Action::Draw,
            "pass" => Action::Pass,
            other => return Err(ParseError::no_such(other)),
        };
        fields.finish()?;
        Ok(action)
    }

    fn event_json(event: &Event) -> Value {
        match event {
            Event::Laid { seat, card } => {
                json!({"event": "laid", "seat": seat, "card": card.to_string()})
            }
            Event::Drew { seat, card } => {
                let card = card.map(|card| card.to_string());
                json!({"event": "drew", "seat": seat, "card": card})
            }
            Event::Passed { seat } => json!({"event": "passed", "seat": seat}),
            Event::Over { winners } => json!({"event": "over", "winners": winners}),
        }
    }
}

fn names(cards: impl Iterator<Item = Card>) -> Value {
    cards.map(|card| card.to_string()).collect()
}

fn read_cards(list: &[Value]) -> Result<Vec<Card>, ParseError> {
    let card = |value| Fields::as_text(value, "card")?.parse();
    list.iter().map(card).collect()
}

fn write_public(public: &Public, out: &mut Map<String, Value>) {
    let players = usize::from(public.players);
    out.insert("laid".into(), names(public.laid.cards()));
    out.insert("points".into(), json!(public.points[..players]));
    out.insert("turn".into(), public.turn.into());
    out.insert("passes".into(), public.passes.into());
    out.insert("over".into(), public.over().into());
    out.insert("winners".into(), json!(Toy::winners(public)));
}
