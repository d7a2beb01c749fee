//! How a game went: where it began and every action since, the turn in the making included.

use crate::{Deal, Events, Position, Refusal, Rules, Setup};

/// A game from its first position on, up to the turn in the making.
///
/// A turn may have several steps. They can be taken back, last first, until the turn passes on, the
/// game ends, or the mover has seen something that was hidden from them; then they are *committed*.
/// The mover sees the position as it would be ([`Playthrough::position`]); the others see the
/// committed one ([`Playthrough::committed_position`]).
#[derive(Clone)]
pub struct Playthrough<G: Rules> {
    setup: Setup<G>,
    seed: Option<String>,
    start: Position<G>,
    steps: Vec<(G::Action, Position<G>)>,
    committed: usize,
}

/// A step that was checked and carried out, but is not part of the game yet.
pub struct Step<G: Rules> {
    action: G::Action,
    after: Position<G>,
    events: Events<G>,
    /// Whether it and the steps before it can no longer be taken back.
    commits: bool,
}

impl<G: Rules> Step<G> {
    /// The action.
    pub fn action(&self) -> &G::Action {
        &self.action
    }

    /// The position afterwards.
    pub fn after(&self) -> &Position<G> {
        &self.after
    }
}

impl<G: Rules> Playthrough<G> {
    /// Deals a game from a seed.
    pub fn deal(setup: Setup<G>, seed: &str) -> Playthrough<G> {
        let start = setup.deal(&Deal::from_seed(seed));
        Playthrough {
            seed: Some(seed.to_owned()),
            ..Playthrough::from_position(setup, start)
        }
    }

    /// Begins a game at this position.
    pub fn from_position(setup: Setup<G>, start: Position<G>) -> Playthrough<G> {
        Playthrough {
            setup,
            seed: None,
            start,
            steps: Vec::new(),
            committed: 0,
        }
    }

    /// Who plays by which options.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The seed of the deal, if it came from one.
    pub fn seed(&self) -> Option<&str> {
        self.seed.as_deref()
    }

    /// The first position.
    pub fn start(&self) -> &Position<G> {
        &self.start
    }

    /// The position now, with the turn in the making.
    pub fn position(&self) -> &Position<G> {
        self.steps.last().map_or(&self.start, |(_, after)| after)
    }

    /// The position after `ply` actions; `None` if there were fewer.
    pub fn after(&self, ply: usize) -> Option<&Position<G>> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(at) => self.steps.get(at).map(|(_, after)| after),
        }
    }

    /// The actions so far.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = &G::Action> {
        self.steps.iter().map(|(action, _)| action)
    }

    /// How many actions were made.
    pub fn ply(&self) -> usize {
        self.steps.len()
    }

    /// How many of them cannot be taken back any more.
    pub fn committed(&self) -> usize {
        self.committed
    }

    /// The position that everybody but the mover sees.
    pub fn committed_position(&self) -> &Position<G> {
        self.after(self.committed).unwrap_or(&self.start)
    }

    /// Carries out an action of the seat on turn and returns what happened. On a refusal nothing
    /// changes.
    pub fn apply(&mut self, action: &G::Action) -> Result<Events<G>, Refusal> {
        let step = self.prepare(action)?;
        Ok(self.push(step))
    }

    /// Checks an action of the seat on turn and carries it out aside: nothing changes until the step
    /// is pushed.
    pub fn prepare(&self, action: &G::Action) -> Result<Step<G>, Refusal> {
        let mut after = *self.position();
        let turn = after.turn();
        G::check(&after.mover(), action)?;
        let mut events = Events::<G>::new();
        let revealed = after.apply(action, &mut events);
        Ok(Step {
            action: *action,
            commits: revealed || after.turn() != turn,
            after,
            events,
        })
    }

    /// Adds a step that was prepared at this very point of the game, and returns what happened.
    pub fn push(&mut self, step: Step<G>) -> Events<G> {
        self.steps.push((step.action, step.after));
        if step.commits {
            self.committed = self.steps.len();
        }
        step.events
    }

    /// Takes the last step of the turn in the making back and returns it; `None` if there is none.
    pub fn undo(&mut self) -> Option<G::Action> {
        if self.committed == self.steps.len() {
            return None;
        }
        self.steps.pop().map(|(action, _)| action)
    }

    /// Goes back to the point after `ply` actions, committed or not; returns whether there is such a
    /// point.
    pub fn reset(&mut self, ply: usize) -> bool {
        let exists = ply <= self.ply();
        self.steps.truncate(ply);
        self.committed = self.committed.min(ply);
        exists
    }
}
