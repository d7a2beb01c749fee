//! The analysis and the hints of Toy.

use stammtisch_bots::{Coach, shuffled};
use stammtisch_rules::{Phrase, Position, Rng, Rules, View};

use crate::{Action, Hidden, Toy};

/// What can be said for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The pair brings this many points.
    Points(u8),
    /// There is no pair to lay.
    NoPair,
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

    fn reasons(view: &View<Toy>, action: &Action, _: Option<&Action>) -> Vec<Reason> {
        let pairs = |count: u8| count >= 2;
        let has_pair = view
            .own
            .is_some_and(|(_, hand)| crate::Card::numbers().any(|card| pairs(hand.count(card))));
        match action {
            Action::Lay { card } => vec![Reason::Points(card.number())],
            Action::Draw if has_pair => Vec::new(),
            Action::Draw => vec![Reason::NoPair],
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
            Reason::PileEmpty => !listed.contains(&Action::Draw),
        }
    }

    fn topic(reason: &Reason) -> &'static str {
        match reason {
            Reason::Points(_) | Reason::NoPair => "pair",
            Reason::PileEmpty => "pile",
        }
    }

    fn reason_phrase(_: &View<Toy>, _: &Action, reason: &Reason) -> Phrase {
        match reason {
            Reason::Points(points) => Phrase::new("hint-points").number("points", *points),
            Reason::NoPair => Phrase::new("hint-no-pair"),
            Reason::PileEmpty => Phrase::new("hint-pile-empty"),
        }
    }
}
