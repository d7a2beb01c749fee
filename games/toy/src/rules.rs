//! The rules. The clauses cited as `T2.1` are the headings of the rule book in `book/`.

use std::ops::RangeInclusive;

use stammtisch_bots::Strategy;
use stammtisch_rules::{
    Deal, EventSink, InputError, Kind, MAX_SEATS, OptionSpec, OptionValues, Phrase, Position,
    Preview, Refusal, Rng, Rules, Seat, Setup, Transition, View, place,
};

use crate::{Action, Card, Event, Hand, Hidden, Public};

/// The game of Toy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Toy;

/// The table options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many cards everybody is dealt (T1.2).
    pub cards: u8,
    /// Whether equals share the win (T3.2). Before version 2 the first of them won.
    pub equals_share: bool,
}

/// Stands where the pile has no card, so that equal piles are equal.
const NO_CARD: Card = Card::THREE;

/// Bots play it by the defaults, which know nothing of a game.
impl Strategy for Toy {}

impl Rules for Toy {
    const NAME: &'static str = "toy";
    const VERSION: u64 = 2;
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        name: "cards",
        kind: Kind::Number {
            default: 3,
            least: 1,
            most: 5,
        },
    }];

    type Options = Options;
    type Public = Public;
    type Private = Hand;
    type Hidden = Hidden;
    type Action = Action;
    type Event = Event;

    fn parse_options(_: usize, values: &OptionValues) -> Result<Options, InputError> {
        Ok(Options {
            cards: values.number("cards") as u8,
            equals_share: values.version() >= 2,
        })
    }

    fn deal(setup: &Setup<Toy>, deal: &Deal) -> Position<Toy> {
        let mut cards: Vec<Card> = Hand::full().cards().collect();
        deal.shuffle("toy/pile/1", &mut cards);
        let counts = vec![setup.options.cards; setup.players];
        dealt(setup, &counts, &cards)
    }

    fn players(public: &Public) -> usize {
        public.players.into()
    }

    fn turn(public: &Public) -> Option<Seat> {
        (!public.over()).then_some(public.turn.into())
    }

    /// Most points; equals share the win (T3.2).
    fn winners(public: &Public) -> Vec<Seat> {
        if !public.over() {
            return Vec::new();
        }
        let points = &public.points[..public.players.into()];
        let most = points.iter().max();
        let best = (0..points.len()).filter(|&seat| Some(&points[seat]) == most);
        let share = if public.options.equals_share {
            MAX_SEATS
        } else {
            1
        };
        best.take(share).collect()
    }

    fn legal(view: &View<Toy>, out: &mut Vec<Action>) -> bool {
        out.clear();
        if let Some((_, hand)) = on_turn(view) {
            let pairs = Card::numbers().filter(|card| hand.count(*card) >= 2);
            out.extend(pairs.map(|card| Action::Lay { card }));
            out.push(if view.public.pile > 0 {
                Action::Draw
            } else {
                Action::Pass
            });
        }
        true
    }

    fn check(view: &View<Toy>, action: &Action) -> Result<(), Refusal> {
        let refuse = |clause, id| Err(Refusal::new(clause, Phrase::new(id)));
        let Some((_, hand)) = on_turn(view) else {
            return refuse("T2.4", "t2-4-not-on-turn");
        };
        match action {
            Action::Lay { card } if hand.count(*card) < 2 => {
                let said = Phrase::new("t2-1-no-pair").number("card", card.number());
                Err(Refusal::new("T2.1", said))
            }
            Action::Draw if view.public.pile == 0 => refuse("T2.2", "t2-2-pile-empty"),
            Action::Pass if view.public.pile > 0 => refuse("T2.3", "t2-3-pile-left"),
            _ => Ok(()),
        }
    }

    fn apply<S: EventSink<Toy>>(transition: &mut Transition<Toy, S>, action: &Action) {
        let seat = Seat::from(transition.public().turn);
        match *action {
            Action::Lay { card } => {
                transition.private(seat).remove(card, 2);
                let public = transition.public();
                public.held[seat] -= 2;
                public.laid.add(card, 2);
                public.points[seat] += card.number();
                transition.emit(|| Event::Laid { seat, card });
            }
            Action::Draw => {
                let top = usize::from(transition.public().pile) - 1;
                let card = std::mem::replace(&mut transition.hidden().pile[top], NO_CARD);
                transition.private(seat).add(card, 1);
                let public = transition.public();
                public.pile -= 1;
                public.held[seat] += 1;
                let drew = |card| Event::Drew { seat, card };
                transition.emit_private(seat, || drew(Some(card)), || drew(None));
                end_turn(transition, 0);
            }
            Action::Pass => {
                transition.emit(|| Event::Passed { seat });
                let passes = transition.public().passes + 1;
                end_turn(transition, passes);
            }
        }
    }

    fn redeal(view: &View<Toy>, rng: &mut Rng) -> Position<Toy> {
        let public = view.public;
        let own = view.own.map(|(_, hand)| *hand).unwrap_or_default();
        let mut unseen = Hand::full();
        let seen = public.laid.cards().chain(own.cards());
        seen.for_each(|card| unseen.remove(card, 1));
        let mut unseen: Vec<Card> = unseen.cards().collect();
        rng.shuffle(&mut unseen);
        let mut private = [Hand::default(); MAX_SEATS];
        for (seat, hand) in private.iter_mut().enumerate() {
            *hand = match view.own {
                Some((own, hand)) if own == seat => *hand,
                _ => unseen.drain(..usize::from(public.held[seat])).collect(),
            };
        }
        Position::new(*public, private, Hidden::of(&unseen))
    }

    fn gain(_: &View<Toy>, action: &Action) -> i32 {
        match action {
            Action::Lay { card } => card.number().into(),
            Action::Draw | Action::Pass => 0,
        }
    }

    fn preview(view: &View<Toy>, action: &Action) -> Preview {
        let mut preview = Preview {
            points: Toy::gain(view, action),
            ..Preview::default()
        };
        let hand = place("hands", view.public.turn);
        match action {
            Action::Lay { card } => {
                for _ in 0..2 {
                    preview.shift(Some(card.to_string()), &hand, "laid");
                }
            }
            Action::Draw => {
                preview.shift(None, "pile", &hand);
                preview.reveals = true;
                preview.ends_turn = true;
            }
            Action::Pass => {
                preview.ends_turn = true;
                preview.ends_game = view.public.passes + 1 == view.public.players;
            }
        }
        preview
    }

    fn canonical(_: &View<Toy>, action: &Action) -> Action {
        *action
    }
}

impl Hidden {
    /// A pile of these cards, the last on top.
    pub(crate) fn of(cards: &[Card]) -> Hidden {
        let mut pile = [NO_CARD; Card::ALL];
        pile[..cards.len()].copy_from_slice(cards);
        Hidden { pile }
    }
}

/// The viewer's seat and hand, if it is their turn.
fn on_turn<'a>(view: &View<'a, Toy>) -> Option<(Seat, &'a Hand)> {
    view.own
        .filter(|(seat, _)| Toy::turn(view.public) == Some(*seat))
}

/// Gives the first cards to the hands, seat by seat, and makes a pile of the rest.
fn dealt(setup: &Setup<Toy>, counts: &[u8], cards: &[Card]) -> Position<Toy> {
    let mut private = [Hand::default(); MAX_SEATS];
    let mut held = [0; MAX_SEATS];
    let mut rest = cards.iter().copied();
    for (seat, &count) in counts.iter().enumerate() {
        private[seat] = rest.by_ref().take(count.into()).collect();
        held[seat] = count;
    }
    let pile: Vec<Card> = rest.collect();
    let public = Public {
        options: setup.options,
        players: setup.players as u8,
        turn: 0,
        held,
        points: [0; MAX_SEATS],
        laid: Hand::default(),
        pile: pile.len() as u8,
        passes: 0,
    };
    Position::new(public, private, Hidden::of(&pile))
}

/// Passes the turn on, or ends the game (T3.1).
fn end_turn<S: EventSink<Toy>>(transition: &mut Transition<Toy, S>, passes: u8) {
    let public = transition.public();
    public.passes = passes;
    public.turn = (public.turn + 1) % public.players;
    if public.over() {
        let public = *public;
        transition.emit(|| Event::Over {
            winners: Toy::winners(&public),
        });
    }
}
