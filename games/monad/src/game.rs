//! Monad as a [`Game`](stammtisch_rules::Game): its rules, its JSON, its words.

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
use crate::cards::{Card, Rank};
use crate::event::Event;
use crate::hand::Hand;
use crate::setup::Options;
use crate::state::{Hidden, Phase, Public};
use crate::{apply, arrange, check, json, legal, preview, redeal, score, setup, text};

/// The game of Monad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Monad;

impl Rules for Monad {
    const NAME: &'static str = "monad";
    const VERSION: u64 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = setup::SPECS;
    type Options = Options;
    type Public = Public;
    type Private = Hand;
    type Hidden = Hidden;
    type Action = Action;
    type Event = Event;

    fn parse_options(players: usize, values: &OptionValues) -> Result<Options, InputError> {
        setup::parse_options(players, values)
    }

    fn shows_known(options: &Options) -> bool {
        options.memory
    }

    fn deal(setup: &Setup<Monad>, deal: &Deal) -> Position<Monad> {
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
            Phase::Over { winners, .. } => score::seats(winners),
            _ => Vec::new(),
        }
    }

    #[inline]
    fn legal(view: &View<Monad>, out: &mut Vec<Action>) -> bool {
        legal::legal(view, out)
    }

    fn check(view: &View<Monad>, action: &Action) -> Result<(), Refusal> {
        check::check(view, action)
    }

    #[inline]
    fn apply<W: EventSink<Monad>>(transition: &mut Transition<Monad, W>, action: &Action) {
        apply::apply(transition, action);
    }

    fn redeal(view: &View<Monad>, rng: &mut Rng) -> Position<Monad> {
        redeal::redeal(view, rng)
    }

    fn gain(view: &View<Monad>, action: &Action) -> i32 {
        score::gain(view, action)
    }

    fn preview(view: &View<Monad>, action: &Action) -> Preview {
        preview::preview(view, action)
    }

    fn canonical(_: &View<Monad>, action: &Action) -> Action {
        legal::canonical(action)
    }
}

impl Wire for Monad {
    const PLACES: Places = Places {
        open: &["columns", "discard"],
        hands: "hands",
        pile: "talon",
    };

    fn constants() -> Value {
        json::constants()
    }

    fn write_state<M: SerializeMap>(state: &FullState<Monad>, out: &mut M) -> Result<(), M::Error> {
        json::write_state(state, out)
    }

    fn write_view<M: SerializeMap>(
        view: &View<Monad>,
        known: bool,
        out: &mut M,
    ) -> Result<(), M::Error> {
        json::write_view(view, known, out)
    }

    /// The value of the own hand, which decides between equals (M11.3).
    fn standing(view: &View<Monad>) -> Vec<BTreeMap<&'static str, i32>> {
        let parts = |seat: Seat| {
            let own = view.own.filter(|(own, _)| *own == seat);
            let value = own.map(|(_, hand)| ("hand", hand.value() as i32));
            value.into_iter().collect()
        };
        (0..view.public.players.into()).map(parts).collect()
    }

    /// The Monads (M11.1).
    fn scores(public: &Public) -> Vec<i32> {
        let monads = &public.monads[..public.players.into()];
        monads.iter().map(|&monads| monads.into()).collect()
    }

    fn pieces(setup: &Setup<Monad>) -> Vec<String> {
        setup::pieces(setup.players)
    }

    /// Returns whether a card can be in the talon: Commons only (M9.2).
    fn face_down(piece: &str) -> bool {
        piece
            .parse::<Card>()
            .is_ok_and(|card| card.rank() == Rank::Common)
    }

    fn read_state(
        setup: &Setup<Monad>,
        fields: &mut Fields,
    ) -> Result<Position<Monad>, InputError> {
        crate::load::read_state(setup, fields)
    }

    fn read_action(_: &Public, value: &Value) -> Result<Action, ParseError> {
        json::read_action(value)
    }

    fn arrange(view: &View<Monad>, draft: &Value) -> Result<Value, ParseError> {
        arrange::arrange(view, draft)
    }

    fn ending(event: &Event) -> Option<&'static str> {
        match event {
            Event::Over { by, .. } => Some(by.word()),
            _ => None,
        }
    }
}

impl Wording for Monad {
    const TEXTS: Texts = stammtisch_rules::texts!("../lang/", ".ftl");

    const BOOK: Book = Book(stammtisch_rules::texts!("../book/", ".md"));

    fn action_phrase(view: &View<Monad>, action: &Action) -> Phrase {
        text::action(view, action)
    }

    fn event_phrase(event: &Event) -> Phrase {
        text::event(event)
    }

    fn event_weight(event: &Event) -> Weight {
        match event {
            Event::Ended { .. } => Weight::Light,
            _ => Weight::Main,
        }
    }

    fn view_phrases(view: &View<Monad>, known: bool) -> ViewPhrases {
        text::view(view, known)
    }
}
