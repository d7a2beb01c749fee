//! Fiches as a [`Game`].

use std::ops::RangeInclusive;

use serde_json::{Map, Value};
use stammtisch_rules::{
    Deal, EventSink, Fields, FullState, Game, InputError, OptionSpec, OptionValues, ParseError,
    Phrase, Places, Position, Refusal, Rng, Seat, Setup, Texts, Transition, View,
};

use crate::action::Action;
use crate::event::Event;
use crate::setup::Options;
use crate::solver::{Objective, solve};
use crate::state::{Hidden, Public};
use crate::tiles::Rack;
use crate::{apply, check, json, legal, load, parse_loosely, redeal, score, setup, text};

/// The game of Fiches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Fiches;

impl Game for Fiches {
    const NAME: &'static str = "fiches";
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
        open: &["table"],
        hands: "racks",
        pile: "pot",
    };
    // In a round each of the 106 tiles is drawn at most once. A lay puts a real tile down for good,
    // or a joker; and a joker comes back to a rack only for a real tile put down. So there are at
    // most 106 draws and 2 * 106 lays, with 3 passes between two of them; and at most 20 rounds.
    const MAX_ACTIONS: usize = 20 * (3 * 106 * 4 + 4);

    type Options = Options;
    type Public = Public;
    type Private = Rack;
    type Hidden = Hidden;
    type Action = Action;
    type Event = Event;

    fn constants() -> Value {
        json::constants()
    }

    fn parse_options(_: usize, values: &OptionValues) -> Result<Options, InputError> {
        Ok(setup::parse_options(values))
    }

    fn deal(setup: &Setup<Fiches>, deal: &Deal) -> Position<Fiches> {
        setup::deal(setup, deal)
    }

    fn players(public: &Public) -> usize {
        public.players.into()
    }

    #[inline]
    fn turn(public: &Public) -> Option<Seat> {
        match public.over() {
            true => None,
            false => Some(public.turn.into()),
        }
    }

    fn winners(public: &Public) -> Vec<Seat> {
        match public.over() {
            true => score::match_winners(public),
            false => Vec::new(),
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

    /// Whatever ends a round that another one follows: then everybody sees his new tiles (F9.2).
    fn reveals(public: &Public, action: &Action) -> bool {
        let ends = match action {
            Action::Lay(lay) => public.left_after(&lay.lay().table) == 0,
            Action::Draw => false,
            Action::Pass => public.idle + 1 == public.players,
        };
        ends && public.more_rounds()
    }

    fn redeal(view: &View<Fiches>, rng: &mut Rng) -> Position<Fiches> {
        redeal::redeal(view, rng)
    }

    fn gain(view: &View<Fiches>, action: &Action) -> i32 {
        score::gain(view, action)
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
                &public.desk(seat, rack),
                objective,
            )
        });
        let best = best.filter(|best| best.value > 0);
        Some(best.map_or((0, None), |best| (best.value.into(), Some(best.lay.into()))))
    }

    fn save(whole: &FullState<Fiches>, out: &mut Map<String, Value>) {
        json::save(whole, out);
    }

    fn show(view: &View<Fiches>, known: bool, out: &mut Map<String, Value>) {
        json::show(view, known, out);
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

    fn load(setup: &Setup<Fiches>, fields: &mut Fields) -> Result<Position<Fiches>, InputError> {
        load::load(setup, fields)
    }

    fn action_json(action: &Action) -> Value {
        json::action(action)
    }

    fn write_action(action: &Action, out: &mut String) {
        json::write_action(action, out);
    }

    fn read_action(public: &Public, value: &Value) -> Result<Action, ParseError> {
        json::read_action(public.options.settings.set, value)
    }

    fn event_json(event: &Event) -> Value {
        json::event(event)
    }

    fn parse_loosely(view: &View<Fiches>, typed: &str) -> Result<Vec<Action>, ParseError> {
        parse_loosely::parse_loosely(view, typed)
    }

    fn action_phrase(view: &View<Fiches>, action: &Action) -> Phrase {
        text::action(view, action)
    }

    fn event_phrase(event: &Event) -> Phrase {
        text::event(event)
    }

    fn view_phrases(view: &View<Fiches>, known: bool) -> Vec<Phrase> {
        text::view(view, known)
    }

    fn hint_phrase(view: &View<Fiches>, action: &Action) -> Phrase {
        text::hint(view, action)
    }
}
