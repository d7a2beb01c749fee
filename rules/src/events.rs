//! Who is told what.

use crate::{Game, Seat};

/// Somebody who is told what happens while an action is carried out. `()` does not listen, and
/// then no event is even made.
pub trait EventSink<G: Game> {
    /// Everybody is told the same.
    fn public(&mut self, event: impl FnOnce() -> G::Event);
    /// One seat is told more than the others.
    fn private(
        &mut self,
        seat: Seat,
        own: impl FnOnce() -> G::Event,
        others: impl FnOnce() -> G::Event,
    );
}

impl<G: Game> EventSink<G> for () {
    #[inline]
    fn public(&mut self, _: impl FnOnce() -> G::Event) {}
    #[inline]
    fn private(&mut self, _: Seat, _: impl FnOnce() -> G::Event, _: impl FnOnce() -> G::Event) {}
}

/// One thing that happened, in the words for each viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerViewer<E> {
    others: E,
    own: Option<(Seat, E)>,
}

impl<E> PerViewer<E> {
    /// What this viewer is told (`None`: a spectator).
    pub fn for_viewer(&self, viewer: Option<Seat>) -> &E {
        match &self.own {
            Some((seat, event)) if Some(*seat) == viewer => event,
            _ => &self.others,
        }
    }

    /// The most that anybody is told: for whole-state tools.
    pub fn full(&self) -> &E {
        self.own.as_ref().map_or(&self.others, |(_, event)| event)
    }
}

/// Collects what happens.
pub type Events<G> = Vec<PerViewer<<G as Game>::Event>>;

impl<G: Game> EventSink<G> for Events<G> {
    fn public(&mut self, event: impl FnOnce() -> G::Event) {
        self.push(PerViewer {
            others: event(),
            own: None,
        });
    }

    fn private(
        &mut self,
        seat: Seat,
        own: impl FnOnce() -> G::Event,
        others: impl FnOnce() -> G::Event,
    ) {
        self.push(PerViewer {
            others: others(),
            own: Some((seat, own())),
        });
    }
}
