//! Rotundo as a [`Game`](stammtisch_rules::Game): its rules, its JSON, its words.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::ser::SerializeMap;
use serde_json::Value;
use stammtisch_rules::{
    Book, Deal, EventSink, Fields, FullState, InputError, OptionSpec, OptionValues, ParseError,
    Phrase, Places, Position, Preview, Refusal, Rng, Rules, Seat, Setup, Texts, Transition, View,
    ViewPhrases, Weight, Wire, Wording,
};

use crate::action::Action;
use crate::event::Event;
use crate::heap::Heap;
use crate::setup::Options;
use crate::state::{Hidden, Phase, Public};
use crate::{apply, check, json, legal, preview, redeal, score, setup, text};

/// The game of Rotundo.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Rotundo;

impl Rules for Rotundo {
    const NAME: &'static str = "rotundo";
    const VERSION: u64 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=5;
    const OPTIONS: &'static [OptionSpec] = setup::SPECS;
    type Options = Options;
    type Public = Public;
    type Private = Heap;
    type Hidden = Hidden;
    type Action = Action;
    type Event = Event;

    fn parse_options(players: usize, values: &OptionValues) -> Result<Options, InputError> {
        setup::parse_options(players, values)
    }

    fn shows_known(options: &Options) -> bool {
        options.memory
    }

    fn deal(setup: &Setup<Rotundo>, deal: &Deal) -> Position<Rotundo> {
        setup::deal(setup, deal)
    }

    fn players(public: &Public) -> usize {
        public.players.into()
    }

    #[inline]
    fn turn(public: &Public) -> Option<Seat> {
        match public.phase {
            Phase::Over { .. } => None,
            _ => Some(public.turn.into()),
        }
    }

    fn winners(public: &Public) -> Vec<Seat> {
        match public.phase {
            Phase::Over { scores } => score::winners(&scores[..public.players.into()]),
            _ => Vec::new(),
        }
    }

    #[inline]
    fn legal(view: &View<Rotundo>, out: &mut Vec<Action>) -> bool {
        legal::legal(view, out)
    }

    fn check(view: &View<Rotundo>, action: &Action) -> Result<(), Refusal> {
        check::check(view, action)
    }

    #[inline]
    fn apply<W: EventSink<Rotundo>>(transition: &mut Transition<Rotundo, W>, action: &Action) {
        apply::apply(transition, action);
    }

    fn redeal(view: &View<Rotundo>, rng: &mut Rng) -> Position<Rotundo> {
        redeal::redeal(view, rng)
    }

    fn gain(view: &View<Rotundo>, action: &Action) -> i32 {
        score::gain(view, action)
    }

    fn preview(view: &View<Rotundo>, action: &Action) -> Preview {
        preview::preview(view, action)
    }

    fn canonical(view: &View<Rotundo>, action: &Action) -> Action {
        legal::canonical(view, action)
    }
}

impl Wire for Rotundo {
    const PLACES: Places = Places {
        open: &["displays", "discard", "middle"],
        hands: "hands",
        pile: "pile",
    };

    fn constants() -> Value {
        json::constants()
    }

    fn write_state<M: SerializeMap>(
        state: &FullState<Rotundo>,
        out: &mut M,
    ) -> Result<(), M::Error> {
        json::write_state(state, out)
    }

    fn write_view<M: SerializeMap>(
        view: &View<Rotundo>,
        known: bool,
        out: &mut M,
    ) -> Result<(), M::Error> {
        json::write_view(view, known, out)
    }

    fn standing(view: &View<Rotundo>) -> Vec<BTreeMap<&'static str, i32>> {
        score::standing(view)
    }

    fn scores(public: &Public) -> Vec<i32> {
        match public.phase {
            Phase::Over { scores } => {
                let scores = &scores[..public.players.into()];
                scores.iter().map(|&score| score.into()).collect()
            }
            _ => Vec::new(),
        }
    }

    fn pieces(setup: &Setup<Rotundo>) -> Vec<String> {
        let deck = &setup.options.deck;
        deck.cards().map(|row| deck.card(row).to_string()).collect()
    }

    fn read_state(
        setup: &Setup<Rotundo>,
        fields: &mut Fields,
    ) -> Result<Position<Rotundo>, InputError> {
        crate::load::read_state(setup, fields)
    }

    fn read_action(public: &Public, value: &Value) -> Result<Action, ParseError> {
        json::read_action(public.deck(), value)
    }

    fn ending(event: &Event) -> Option<&'static str> {
        match event {
            Event::Over { by, .. } => Some(by.word()),
            _ => None,
        }
    }
}

impl Wording for Rotundo {
    const TEXTS: Texts = stammtisch_rules::texts!("../lang/", ".ftl");

    const BOOK: Book = Book(stammtisch_rules::texts!("../book/", ".md"));

    fn action_phrase(view: &View<Rotundo>, action: &Action) -> Phrase {
        text::action(view, action)
    }

    fn event_phrase(event: &Event) -> Phrase {
        text::event(event)
    }

    fn event_weight(event: &Event) -> Weight {
        match event {
            Event::TurnedUp { .. } => Weight::Light,
            _ => Weight::Main,
        }
    }

    fn view_phrases(view: &View<Rotundo>, known: bool) -> ViewPhrases {
        text::view(view, known)
    }
}
