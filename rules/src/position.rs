//! Positions in their three parts, and who gets to see which.

use crate::{EventSink, MAX_SEATS, Rules, Seat};

/// A whole position. Copy it freely: it is small and owns nothing.
///
/// It cannot be printed and its parts cannot be reached but through [`Position::view`] and the
/// explicit [`Position::whole`], so that no log line or error can carry a hidden card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position<G: Rules> {
    public: G::Public,
    private: [G::Private; MAX_SEATS],
    hidden: G::Hidden,
}

/// What one viewer may see: all that is public, and their own part if they have a seat.
#[derive(Clone, Copy)]
pub struct View<'a, G: Rules> {
    /// What everybody sees.
    pub public: &'a G::Public,
    /// The viewer's seat and what only they see; `None` for a spectator.
    pub own: Option<(Seat, &'a G::Private)>,
}

/// A position with everything open: for saving, scoring in tests, analysis.
#[derive(Clone, Copy)]
pub struct FullState<'a, G: Rules> {
    /// What everybody sees.
    pub public: &'a G::Public,
    /// What each seat sees besides; unused seats hold whatever the game put there.
    pub private: &'a [G::Private; MAX_SEATS],
    /// What nobody sees.
    pub hidden: &'a G::Hidden,
}

impl<G: Rules> Position<G> {
    /// Puts a position together.
    pub fn new(
        public: G::Public,
        private: [G::Private; MAX_SEATS],
        hidden: G::Hidden,
    ) -> Position<G> {
        Position {
            public,
            private,
            hidden,
        }
    }

    /// What everybody sees.
    pub fn public(&self) -> &G::Public {
        &self.public
    }

    /// What one seat, or a spectator (`None`), may see.
    #[inline]
    pub fn view(&self, seat: Option<Seat>) -> View<'_, G> {
        View {
            public: &self.public,
            own: seat.map(|seat| (seat, &self.private[seat])),
        }
    }

    /// The view of the seat that has to act; a spectator's once the game is over.
    #[inline]
    pub fn mover(&self) -> View<'_, G> {
        self.view(G::turn(&self.public))
    }

    /// Everything, hidden cards included.
    pub fn full_state(&self) -> FullState<'_, G> {
        FullState {
            public: &self.public,
            private: &self.private,
            hidden: &self.hidden,
        }
    }

    /// The seat that has to act; `None` once the game is over.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        G::turn(&self.public)
    }

    /// Carries out an action that `check` accepts and reports what happened to `sink`. Returns whether
    /// it showed the mover something that was hidden from them.
    #[inline]
    pub fn apply<W: EventSink<G>>(&mut self, action: &G::Action, sink: &mut W) -> bool {
        let mut transition = Transition {
            mover: G::turn(&self.public),
            position: self,
            sink,
            revealed: false,
        };
        G::apply(&mut transition, action);
        transition.revealed
    }
}

/// The position while an action is carried out. It notices when the action reaches for something
/// that the mover cannot see, so that no game has to report it.
pub struct Transition<'a, G: Rules, W> {
    mover: Option<Seat>,
    position: &'a mut Position<G>,
    sink: &'a mut W,
    revealed: bool,
}

impl<G: Rules, W: EventSink<G>> Transition<'_, G, W> {
    /// The public part, to read and to change.
    #[inline]
    pub fn public(&mut self) -> &mut G::Public {
        &mut self.position.public
    }

    /// One seat's part. Another seat's than the mover's counts as revealed.
    #[inline]
    pub fn private(&mut self, seat: Seat) -> &mut G::Private {
        self.revealed |= self.mover != Some(seat);
        &mut self.position.private[seat]
    }

    /// The hidden part. Counts as revealed.
    #[inline]
    pub fn hidden(&mut self) -> &mut G::Hidden {
        self.revealed = true;
        &mut self.position.hidden
    }

    /// Changes the hidden part without learning anything from it, as when a card is taken away that
    /// everybody knew.
    #[inline]
    pub fn unseen(&mut self, change: impl FnOnce(&mut G::Hidden)) {
        change(&mut self.position.hidden);
    }

    /// Reports an event that everybody sees alike.
    #[inline]
    pub fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        self.sink.public(event);
    }

    /// Reports an event of which one seat sees more than the others.
    #[inline]
    pub fn emit_private(
        &mut self,
        seat: Seat,
        own: impl FnOnce() -> G::Event,
        others: impl FnOnce() -> G::Event,
    ) {
        self.sink.private(seat, own, others);
    }
}
