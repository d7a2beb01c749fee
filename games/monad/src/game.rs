//! Monad as a [`Game`].

use std::ops::RangeInclusive;

use serde_json::{Map, Value};
use stammtisch_rules::{
    Deal, EventSink, Fields, FullState, Game, InputError, OptionSpec, OptionValues, ParseError,
    Phrase, Places, Position, Refusal, Rng, Seat, Setup, Texts, Transition, View,
};

use crate::action::Action;
use crate::cards::{Card, Rank};
use crate::event::Event;
use crate::hand::Hand;
use crate::setup::Options;
use crate::state::{Hidden, Phase, Public};
use crate::{apply, check, json, legal, redeal, score, setup, text};

/// The game of Monad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Monad;

impl Game for Monad {
    const NAME: &'static str = "monad";
    const VERSION: u64 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = setup::SPECS;
    const TEXTS: Texts = Texts {
        en: include_str!("../lang/en.ftl"),
        de: include_str!("../lang/de.ftl"),
        nl: include_str!("../lang/nl.ftl"),
    };
    const BOOK: Texts = Texts {
        en: include_str!("../book/en.md"),
        de: include_str!("../book/de.md"),
        nl: include_str!("../book/nl.md"),
    };
    const PLACES: Places = Places {
        open: &["columns", "discard"],
        hands: "hands",
        pile: "talon",
    };
    // By default at most 10 Monads and 400 turns between two of them; a turn of random play
    // rarely has ten actions.
    const MAX_ACTIONS: usize = 40_000;

    type Options = Options;
    type Public = Public;
    type Private = Hand;
    type Hidden = Hidden;
    type Action = Action;
    type Event = Event;

    fn constants() -> Value {
        json::constants()
    }

    fn parse_options(players: usize, values: &OptionValues) -> Result<Options, InputError> {
        setup::parse_options(players, values)
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

    /// Only a pass shows a hand (M10.2).
    fn reveals(_: &Public, action: &Action) -> bool {
        *action == Action::Pass
    }

    fn redeal(view: &View<Monad>, rng: &mut Rng) -> Position<Monad> {
        redeal::redeal(view, rng)
    }

    fn gain(view: &View<Monad>, action: &Action) -> i32 {
        score::gain(view, action)
    }

    fn canonical(_: &View<Monad>, action: &Action) -> Action {
        legal::canonical(action)
    }

    fn save(whole: &FullState<Monad>, out: &mut Map<String, Value>) {
        json::save(whole, out);
    }

    fn show(view: &View<Monad>, known: bool, out: &mut Map<String, Value>) {
        json::show(view, known, out);
    }

    fn pieces(setup: &Setup<Monad>) -> Vec<String> {
        setup::pieces(setup.players)
    }

    /// The talon is made of Commons (M9.2).
    fn face_down(piece: &str) -> bool {
        piece
            .parse::<Card>()
            .is_ok_and(|card| card.rank() == Rank::Common)
    }

    fn load(setup: &Setup<Monad>, fields: &mut Fields) -> Result<Position<Monad>, InputError> {
        crate::load::load(setup, fields)
    }

    fn action_json(action: &Action) -> Value {
        json::action(action)
    }

    fn read_action(_: &Public, value: &Value) -> Result<Action, ParseError> {
        json::read_action(value)
    }

    fn event_json(event: &Event) -> Value {
        json::event(event)
    }

    fn action_phrase(view: &View<Monad>, action: &Action) -> Phrase {
        text::action(view, action)
    }

    fn event_phrase(event: &Event) -> Phrase {
        text::event(event)
    }

    fn view_phrases(view: &View<Monad>, known: bool) -> Vec<Phrase> {
        text::view(view, known)
    }

    fn hint_phrase(view: &View<Monad>, action: &Action) -> Phrase {
        text::hint(view, action)
    }
}
