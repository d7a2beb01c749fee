//! Checks a reason by the rules: carries the action out in a world that looks like the view, and looks.

use stammtisch_rules::{Position, Rng, Rules, Seat, View};

use super::reason::Reason;
use crate::state::Phase;
use crate::{Action, Card, Cards, Hand, Monad, Public, Rank, goal};

pub(super) fn holds(view: &View<Monad>, action: &Action, reason: &Reason) -> bool {
    let Some((seat, &hand)) = view.own else {
        return false;
    };
    let world = Monad::redeal(view, &mut Rng::new(1));
    let mut after = world;
    after.apply(action, &mut ());
    let public = after.public();
    let own_after = hand_of(&after, seat);
    match *reason {
        Reason::OnlyMove => legal(view) == [*action],
        Reason::Wins => Monad::winners(public).contains(&seat),
        Reason::Monad { have, goal: needed } => {
            let gained = public.monads[seat] == view.public.monads[seat] + 1;
            gained && side_monads(public, seat) == have && goal(public) == needed
        }
        Reason::Points { points } => {
            own_after.value() as i32 - hand.value() as i32 == points
                && public.monads == view.public.monads
        }
        Reason::Relative { card, rank } => {
            let given = action.given().iter().filter(|other| **other != card);
            let ranks: Vec<Rank> = given.map(|other| other.rank()).collect();
            is_relative(view.public, seat, card) && card.rank() != rank && ranks == [rank]
        }
        Reason::Then { next } => {
            let now = View {
                public,
                own: Some((seat, &own_after)),
            };
            Monad::check(&now, &next).is_ok() && Monad::check(view, &next).is_err()
        }
        Reason::Denies { seat: next, card } => {
            view.public.front(card.rank()) == Some(card)
                && public.front(card.rank()) != Some(card)
                && follows(view.public, seat, next)
                && trades(view.public, next).contains(&card.rank())
        }
        Reason::Leaves { seat: next, rank } => {
            follows(view.public, seat, next) && trades(public, next).contains(&rank)
        }
        Reason::NoExchange => legal(view).iter().all(|other| other.given().is_empty()),
        Reason::NoGain => legal(view).iter().all(|other| !gains(&world, seat, other)),
        Reason::MonadCanWait => {
            let mut listed = legal(view).into_iter();
            let could = listed.any(|other| brings_monad(&world, seat, &other));
            could && public.monads == view.public.monads
        }
        Reason::MostGain { points } => most_gained(view, &world, seat) == Some(points),
        Reason::Draws { card, partners } => {
            let mut drawn = hand;
            drawn.add(card);
            own_after == drawn && partners_of(view, hand, card) == usize::from(partners)
        }
        Reason::Keeps { card } => {
            is_relative(view.public, seat, card) && hand.has(card) && own_after.has(card)
        }
        Reason::Talon { count } => public.talon.len() == usize::from(count),
    }
}

fn legal(view: &View<Monad>) -> Vec<Action> {
    let mut listed = Vec::new();
    Monad::legal(view, &mut listed);
    listed
}

fn hand_of(position: &Position<Monad>, seat: Seat) -> Hand {
    position
        .view(Some(seat))
        .own
        .map_or(Hand::EMPTY, |(_, hand)| *hand)
}

fn side_monads(public: &Public, seat: Seat) -> u8 {
    let seats = 0..usize::from(public.players);
    let together = |other: usize| other == seat || public.options.teams && other % 2 == seat % 2;
    seats
        .filter(|&other| together(other))
        .map(|other| public.monads[other])
        .sum()
}

fn is_relative(public: &Public, seat: Seat, card: Card) -> bool {
    card.rank() != Rank::Common && card.colour() == public.homes[seat]
}

/// Returns how many Commons of a hand go with this one.
fn partners_of(view: &View<Monad>, hand: Hand, card: Card) -> usize {
    let trades = |other: &Card| {
        let give = Cards::pair(card, *other);
        let both: Hand = give.as_slice().iter().copied().collect();
        let alone = View {
            public: view.public,
            own: view.own.map(|(seat, _)| (seat, &both)),
        };
        let trade = Action::Trade { give, bonus: false };
        other.rank() == Rank::Common && is_a_pair(&alone, &trade)
    };
    hand.cards().filter(trades).count()
}

/// Returns whether two cards go together: the rules may refuse the trade only because the column is empty.
fn is_a_pair(view: &View<Monad>, trade: &Action) -> bool {
    match Monad::check(view, trade) {
        Ok(()) => true,
        Err(refusal) => refusal.clause == "M4.2",
    }
}

/// Returns whether `next` plays after `seat`, and against it.
fn follows(public: &Public, seat: Seat, next: Seat) -> bool {
    let after = if seat + 1 == usize::from(public.players) {
        0
    } else {
        seat + 1
    };
    after == next
}

/// Returns the ranks that a seat could trade for on turn, with no more than is known of its hand.
fn trades(public: &Public, seat: Seat) -> Vec<Rank> {
    let known = public.known[seat];
    let mut public = *public;
    public.turn = seat as u8;
    public.phase = Phase::Fresh;
    public.held[seat] = known.len() as u8;
    let view = View {
        public: &public,
        own: Some((seat, &known)),
    };
    let trades = legal(&view).into_iter();
    let trades = trades.filter(|action| matches!(action, Action::Trade { .. }));
    trades
        .filter_map(|action| crate::score::brings(&public, &action))
        .collect()
}

/// Returns whether an action brings a Monad.
fn brings_monad(world: &Position<Monad>, seat: Seat, action: &Action) -> bool {
    let mut after = *world;
    after.apply(action, &mut ());
    after.public().monads[seat] > world.public().monads[seat]
}

/// Returns the most by which an exchange makes the hand worth more; `None` if one brings a Monad.
fn most_gained(view: &View<Monad>, world: &Position<Monad>, seat: Seat) -> Option<i32> {
    let exchanges = legal(view).into_iter();
    let exchanges = exchanges.filter(|action| !action.given().is_empty());
    let gained = exchanges.map(|action| {
        let mut after = *world;
        after.apply(&action, &mut ());
        let more = hand_of(&after, seat).value() as i32 - hand_of(world, seat).value() as i32;
        (!brings_monad(world, seat, &action)).then_some(more)
    });
    gained.collect::<Option<Vec<i32>>>()?.into_iter().max()
}

/// Returns whether an exchange makes the hand worth more, or brings a Monad.
fn gains(world: &Position<Monad>, seat: Seat, action: &Action) -> bool {
    if action.given().is_empty() {
        return false;
    }
    let mut after = *world;
    after.apply(action, &mut ());
    let more = hand_of(&after, seat).value() > hand_of(world, seat).value();
    more || after.public().monads[seat] > world.public().monads[seat]
}
