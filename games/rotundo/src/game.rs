//! Rotundo as a [`Game`].

use std::ops::RangeInclusive;

use serde_json::{Map, Value};
use stammtisch_rules::{
    Deal, EventSink, Fields, FullState, Game, InputError, OptionSpec, OptionValues, ParseError,
    Phrase, Places, Position, Refusal, Rng, Seat, Setup, Texts, Transition, View,
};

use crate::action::Action;
use crate::event::Event;
use crate::heap::Heap;
use crate::setup::Options;
use crate::state::{Hidden, Phase, Public};
use crate::{apply, check, json, legal, redeal, score, setup, text};

/// The game of Rotundo.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Rotundo;

impl Game for Rotundo {
    const NAME: &'static str = "rotundo";
    const VERSION: u64 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=5;
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
        open: &["displays", "discard", "middle"],
        hands: "hands",
        pile: "pile",
    };
    // At most 46 cards are turned up. Each is passed on at most 4 times and bid for at most 4200
    // times, since every bid is higher and no deck is worth more; then 4 drop out and one takes.
    const MAX_ACTIONS: usize = 46 * 4209;

    type Options = Options;
    type Public = Public;
    type Private = Heap;
    type Hidden = Hidden;
    type Action = Action;
    type Event = Event;

    fn constants() -> Value {
        json::constants()
    }

    fn parse_options(players: usize, values: &OptionValues) -> Result<Options, InputError> {
        setup::parse_options(players, values)
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

    /// Whatever deals with the card in the middle: the next one is turned up, or the scores tell
    /// of the hands.
    fn reveals(public: &Public, action: &Action) -> bool {
        match (public.phase, action) {
            (Phase::Choose { passes, .. }, Action::Pass) => passes + 1 == public.players,
            (Phase::Choose { .. }, Action::Collect { .. }) => public.discard().len() == 0,
            (Phase::Bid { high, out, .. }, Action::Drop) => {
                let left = out | 1 << high | 1 << public.turn;
                left.count_ones() == u32::from(public.players)
            }
            (Phase::Take, _) => true,
            _ => false,
        }
    }

    fn redeal(view: &View<Rotundo>, rng: &mut Rng) -> Position<Rotundo> {
        redeal::redeal(view, rng)
    }

    fn gain(view: &View<Rotundo>, action: &Action) -> i32 {
        score::gain(view, action)
    }

    fn canonical(view: &View<Rotundo>, action: &Action) -> Action {
        legal::canonical(view, action)
    }

    fn save(whole: &FullState<Rotundo>, out: &mut Map<String, Value>) {
        json::save(whole, out);
    }

    fn show(view: &View<Rotundo>, known: bool, out: &mut Map<String, Value>) {
        json::show(view, known, out);
    }

    fn pieces(setup: &Setup<Rotundo>) -> Vec<String> {
        let deck = &setup.options.deck;
        let cards = deck
            .rows()
            .flat_map(|row| (0..deck.copies(row)).map(move |_| row));
        cards.map(|row| deck.card(row).to_string()).collect()
    }

    fn load(setup: &Setup<Rotundo>, fields: &mut Fields) -> Result<Position<Rotundo>, InputError> {
        crate::load::load(setup, fields)
    }

    fn action_json(action: &Action) -> Value {
        json::action(action)
    }

    fn read_action(public: &Public, value: &Value) -> Result<Action, ParseError> {
        json::read_action(public.deck(), value)
    }

    fn event_json(event: &Event) -> Value {
        json::event(event)
    }

    fn action_phrase(view: &View<Rotundo>, action: &Action) -> Phrase {
        text::action(view, action)
    }

    fn event_phrase(event: &Event) -> Phrase {
        text::event(event)
    }

    fn view_phrases(view: &View<Rotundo>, known: bool) -> Vec<Phrase> {
        text::view(view, known)
    }

    fn hint_phrase(view: &View<Rotundo>, action: &Action) -> Phrase {
        text::hint(view, action)
    }
}
