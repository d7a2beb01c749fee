//! Who is told what.

use crate::{Game, Seat};

/// Somebody who is told what happens while an action is carried out. `()` does not listen, and
/// then no event is even made.
pub trait Watch<G: Game> {
    /// Everybody is told the same.
    fn open(&mut self, event: impl FnOnce() -> G::Event);
    /// One seat is told more than the others.
    fn apart(
        &mut self,
        seat: Seat,
        own: impl FnOnce() -> G::Event,
        others: impl FnOnce() -> G::Event,
    );
}

impl<G: Game> Watch<G> for () {
    #[inline]
    fn open(&mut self, _: impl FnOnce() -> G::Event) {}
    #[inline]
    fn apart(&mut self, _: Seat, _: impl FnOnce() -> G::Event, _: impl FnOnce() -> G::Event) {}
}

/// One thing that happened, in the words for each viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Telling<E> {
    others: E,
    own: Option<(Seat, E)>,
}

impl<E> Telling<E> {
    /// What this viewer is told (`None`: a spectator).
    pub fn to(&self, viewer: Option<Seat>) -> &E {
        match &self.own {
            Some((seat, event)) if Some(*seat) == viewer => event,
            _ => &self.others,
        }
    }

    /// The most that anybody is told: for whole-state tools.
    pub fn whole(&self) -> &E {
        self.own.as_ref().map_or(&self.others, |(_, event)| event)
    }
}

/// Collects what happens.
pub type Tellings<G> = Vec<Telling<<G as Game>::Event>>;

impl<G: Game> Watch<G> for Tellings<G> {
    fn open(&mut self, event: impl FnOnce() -> G::Event) {
        self.push(Telling {
            others: event(),
            own: None,
        });
    }

    fn apart(
        &mut self,
        seat: Seat,
        own: impl FnOnce() -> G::Event,
        others: impl FnOnce() -> G::Event,
    ) {
        self.push(Telling {
            others: others(),
            own: Some((seat, own())),
        });
    }
}
