//! What happened, for each viewer.

use crate::{Rules, Seat};

/// Receives what happens while an action is carried out. `()` ignores it, and then no event is even
/// made.
pub trait EventSink<G: Rules> {
    /// Receives an event that everybody sees alike.
    fn public(&mut self, event: impl FnOnce() -> G::Event);
    /// Receives an event of which one seat sees more than the others.
    fn private(
        &mut self,
        seat: Seat,
        own: impl FnOnce() -> G::Event,
        others: impl FnOnce() -> G::Event,
    );
}

impl<G: Rules> EventSink<G> for () {
    #[inline]
    fn public(&mut self, _: impl FnOnce() -> G::Event) {}
    #[inline]
    fn private(&mut self, _: Seat, _: impl FnOnce() -> G::Event, _: impl FnOnce() -> G::Event) {}
}

/// An event, as each viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerViewer<E> {
    others: E,
    own: Option<(Seat, E)>,
}

impl<E> PerViewer<E> {
    /// Returns what this viewer sees (`None`: a spectator).
    pub fn for_viewer(&self, viewer: Option<Seat>) -> &E {
        match &self.own {
            Some((seat, event)) if Some(*seat) == viewer => event,
            _ => &self.others,
        }
    }

    /// Returns the event in another form, made once for each way of seeing it.
    pub fn map<T>(&self, form: impl Fn(&E) -> T) -> PerViewer<T> {
        let own = self.own.as_ref();
        PerViewer {
            others: form(&self.others),
            own: own.map(|(seat, event)| (*seat, form(event))),
        }
    }

    /// Returns what the viewer sees who sees most: for tools that show full states.
    pub fn full(&self) -> &E {
        self.own.as_ref().map_or(&self.others, |(_, event)| event)
    }
}

/// What an action brought, in order.
pub type Events<G> = Vec<PerViewer<<G as Rules>::Event>>;

impl<G: Rules> EventSink<G> for Events<G> {
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
