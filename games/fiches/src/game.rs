//! Fiches as a [`Game`](stammtisch_rules::Game): its rules, its JSON, its words.

use std::ops::RangeInclusive;

use serde::ser::SerializeMap;
use serde_json::Value;
use stammtisch_rules::{
    Book, Deal, EventSink, Fields, FullState, InputError, OptionSpec, OptionValues, ParseError,
    Phrase, Places, Position, Preview, Refusal, Rng, Rules, Seat, Setup, Texts, Transition, View,
    ViewPhrases, Wire, Wording,
};

use crate::action::Action;
use crate::event::Event;
use crate::setup::Options;
use crate::solver::{Objective, solve};
use crate::state::{Hidden, Public};
use crate::tiles::Rack;
use crate::{
    apply, arrange, check, json, legal, load, parse_loosely, preview, redeal, score, setup, text,
};

/// The game of Fiches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Fiches;

impl Rules for Fiches {
    const NAME: &'static str = "fiches";
    const VERSION: u64 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = setup::SPECS;
    type Options = Options;
    type Public = Public;
    type Private = Rack;
    type Hidden = Hidden;
    type Action = Action;
    type Event = Event;

    fn parse_options(_: usize, values: &OptionValues) -> Result<Options, InputError> {
        Ok(setup::parse_options(values))
    }

    fn shows_known(options: &Options) -> bool {
        options.memory
    }

    fn deal(setup: &Setup<Fiches>, deal: &Deal) -> Position<Fiches> {
        setup::deal(setup, deal)
    }

    fn players(public: &Public) -> usize {
        public.players.into()
    }

    #[inline]
    fn turn(public: &Public) -> Option<Seat> {
        if public.over() {
            None
        } else {
            Some(public.turn.into())
        }
    }

    fn winners(public: &Public) -> Vec<Seat> {
        if public.over() {
            score::match_winners(public)
        } else {
            Vec::new()
        }
    }

    #[inline]
    fn legal(view: &View<Fiches>, out: &mut Vec<Action>) -> bool {
        legal::legal(view, out)
    }

    #[inline]
    fn random_action(
        view: &View<Fiches>,
        rng: &mut Rng,
        _room: &mut Vec<Action>,
    ) -> Option<Action> {
        legal::random_action(view, rng)
    }

    fn check(view: &View<Fiches>, action: &Action) -> Result<(), Refusal> {
        check::check(view, action)
    }

    #[inline]
    fn apply<W: EventSink<Fiches>>(transition: &mut Transition<Fiches, W>, action: &Action) {
        apply::apply(transition, action);
    }

    fn redeal(view: &View<Fiches>, rng: &mut Rng) -> Position<Fiches> {
        redeal::redeal(view, rng)
    }

    fn gain(view: &View<Fiches>, action: &Action) -> i32 {
        score::gain(view, action)
    }

    fn preview(view: &View<Fiches>, action: &Action) -> Preview {
        preview::preview(view, action)
    }

    fn canonical(view: &View<Fiches>, action: &Action) -> Action {
        legal::canonical(view, action)
    }

    /// For the seat on turn. Where nobody is on turn, or the viewer is not, nothing can be laid.
    fn solve(view: &View<Fiches>, objective: &str) -> Option<(u64, Option<Action>)> {
        let objective = match objective {
            "tiles" => Objective::Tiles,
            "chips" => Objective::Chips,
            "out" => Objective::Out,
            _ => return None,
        };
        let public = view.public;
        let own = view
            .own
            .filter(|(seat, _)| Some(*seat) == Fiches::turn(public));
        let best = own.and_then(|(seat, &rack)| {
            solve(
                &public.options.settings,
                &public.before_lay(seat, rack),
                objective,
            )
        });
        let best = best.filter(|best| best.value > 0);
        Some(best.map_or((0, None), |best| (best.value.into(), Some(best.lay.into()))))
    }
}

impl Wire for Fiches {
    const PLACES: Places = Places {
        open: &["table"],
        hands: "racks",
        pile: "pot",
    };

    fn constants() -> Value {
        json::constants()
    }

    fn write_state<M: SerializeMap>(
        state: &FullState<Fiches>,
        out: &mut M,
    ) -> Result<(), M::Error> {
        json::write_state(state, out)
    }

    fn write_view<M: SerializeMap>(
        view: &View<Fiches>,
        known: bool,
        out: &mut M,
    ) -> Result<(), M::Error> {
        json::write_view(view, known, out)
    }

    /// The chips; in a match of several rounds, the rounds won (F9.2).
    fn scores(public: &Public) -> Vec<i32> {
        let players = usize::from(public.players);
        match public.options.rounds {
            1 => public.chips[..players]
                .iter()
                .map(|&chips| chips.into())
                .collect(),
            _ => public.wins[..players]
                .iter()
                .map(|&wins| wins.into())
                .collect(),
        }
    }

    fn pieces(setup: &Setup<Fiches>) -> Vec<String> {
        let all = setup.options.settings.set.all().tiles();
        all.flat_map(|(tile, count)| (0..count).map(move |_| tile.to_string()))
            .collect()
    }

    /// A joker on the table is written as what it stands for.
    fn piece_named(name: &str) -> &str {
        if name.starts_with('*') { "J" } else { name }
    }

    fn read_state(
        setup: &Setup<Fiches>,
        fields: &mut Fields,
    ) -> Result<Position<Fiches>, InputError> {
        load::read_state(setup, fields)
    }

    fn read_action(public: &Public, value: &Value) -> Result<Action, ParseError> {
        json::read_action(public.options.settings.set, value)
    }

    fn arrange(view: &View<Fiches>, draft: &Value) -> Result<Value, ParseError> {
        arrange::arrange(view, draft)
    }
}

impl Wording for Fiches {
    const TEXTS: Texts = stammtisch_rules::texts!("../lang/", ".ftl");

    const BOOK: Book = Book(stammtisch_rules::texts!("../book/", ".md"));

    fn parse_loosely(view: &View<Fiches>, typed: &str) -> Result<Vec<Action>, ParseError> {
        parse_loosely::parse_loosely(view, typed)
    }

    fn action_phrase(view: &View<Fiches>, action: &Action) -> Phrase {
        text::action(view, action)
    }

    fn event_phrase(event: &Event) -> Phrase {
        text::event(event)
    }

    fn view_phrases(view: &View<Fiches>, known: bool) -> ViewPhrases {
        text::view(view, known)
    }
}
