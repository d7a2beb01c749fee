//! A turn in the making.

use crate::{Events, Game, Position, Refusal};

/// Steps on a base position that can still be taken back. A draft closes by itself when the turn
/// passes on, the game ends, or something hidden was looked at; only others' eyes wait for
/// [`Draft::commit`].
pub struct Draft<G: Game> {
    base: Position<G>,
    steps: Vec<Step<G>>,
    closed: bool,
}

struct Step<G: Game> {
    action: G::Action,
    after: Position<G>,
    events: Events<G>,
}

/// A draft that is done: its actions, and where they lead.
pub struct Committed<G: Game> {
    /// The steps, in order.
    pub actions: Vec<G::Action>,
    /// The position after them.
    pub position: Position<G>,
}

impl<G: Game> Draft<G> {
    /// A draft without steps.
    pub fn on(base: Position<G>) -> Draft<G> {
        Draft {
            base,
            steps: Vec::new(),
            closed: false,
        }
    }

    /// The position as it would be.
    pub fn position(&self) -> &Position<G> {
        self.steps.last().map_or(&self.base, |step| &step.after)
    }

    /// The position that the others still see.
    pub fn base(&self) -> &Position<G> {
        &self.base
    }

    /// Whether it is over: nothing can be added or taken back any more.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// How many steps it has.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether it has no step.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Tries one step. A closed draft belongs to nobody: it takes no step (`None`).
    pub fn step(&mut self, action: &G::Action) -> Option<Result<&Events<G>, Refusal>> {
        if self.closed {
            return None;
        }
        let mut after = *self.position();
        let turn = after.turn();
        if let Err(refusal) = G::check(&after.mover(), action) {
            return Some(Err(refusal));
        }
        let mut events = Events::<G>::new();
        let looked = after.apply(action, &mut events);
        self.closed = looked || after.turn() != turn;
        self.steps.push(Step {
            action: *action,
            after,
            events,
        });
        self.steps.last().map(|step| Ok(&step.events))
    }

    /// Takes the last step back; answers it, or `None` if there is nothing to take back.
    pub fn undo(&mut self) -> Option<G::Action> {
        if self.closed {
            return None;
        }
        self.steps.pop().map(|step| step.action)
    }

    /// Ends the draft as it stands.
    pub fn commit(self) -> Committed<G> {
        Committed {
            position: *self.position(),
            actions: self.steps.iter().map(|step| step.action).collect(),
        }
    }
}
