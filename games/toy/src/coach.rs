//! The analysis and the hints of Toy.

use stammtisch_bots::{Coach, shuffled};
use stammtisch_rules::{Phrase, Position, Rng, Rules, View};

use crate::{Action, Card, Hidden, Toy};

/// What can be said for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The pair brings this many points.
    Points(u8),
    /// There is no pair to lay.
    NoPair,
    /// The pair of this number stays in the hand.
    PairKept(u8),
    /// There is no card to draw.
    PileEmpty,
}

impl Coach for Toy {
    type Reason = Reason;

    fn reshuffle(position: &Position<Toy>, world: u64) -> Position<Toy> {
        let full = position.full_state();
        let pile = &full.hidden.pile[..full.public.pile.into()];
        let pile = shuffled(pile.iter().copied(), world);
        Position::new(*full.public, *full.private, Hidden::of(&pile))
    }

    /// Chosen, not measured: the game is for tests.
    fn greedy_cost(_public: &Self::Public) -> f64 {
        0.05
    }

    fn reasons(view: &View<Toy>, action: &Action, _: Option<&Action>) -> Vec<Reason> {
        let pair = || {
            let (_, hand) = view.own?;
            Card::numbers().find(|card| hand.count(*card) >= 2)
        };
        match action {
            Action::Lay { card } => vec![Reason::Points(card.number())],
            Action::Draw => {
                vec![pair().map_or(Reason::NoPair, |card| Reason::PairKept(card.number()))]
            }
            Action::Pass => vec![Reason::PileEmpty],
        }
    }

    fn holds(view: &View<Toy>, action: &Action, reason: &Reason) -> bool {
        let Some((seat, _)) = view.own else {
            return false;
        };
        let mut after = Toy::redeal(view, &mut Rng::new(1));
        after.apply(action, &mut ());
        let mut listed = Vec::new();
        Toy::legal(view, &mut listed);
        match *reason {
            Reason::Points(points) => {
                after.public().points[seat] == view.public.points[seat] + points
            }
            Reason::NoPair => listed.len() == 1,
            Reason::PairKept(number) => {
                let mut cards = Card::numbers().filter(|card| card.number() == number);
                let after = after.view(Some(seat));
                let kept = |card| after.own.is_some_and(|(_, hand)| hand.count(card) >= 2);
                cards.any(kept)
            }
            Reason::PileEmpty => !listed.contains(&Action::Draw),
        }
    }

    fn topic(reason: &Reason) -> &'static str {
        match reason {
            Reason::Points(_) | Reason::NoPair | Reason::PairKept(_) => "pair",
            Reason::PileEmpty => "pile",
        }
    }

    fn reason_phrase(_: &View<Toy>, _: &Action, reason: &Reason) -> Phrase {
        match reason {
            Reason::Points(points) => Phrase::new("hint-points").number("points", *points),
            Reason::NoPair => Phrase::new("hint-no-pair"),
            Reason::PairKept(number) => Phrase::new("hint-pair-kept").number("number", *number),
            Reason::PileEmpty => Phrase::new("hint-pile-empty"),
        }
    }
}
