//! What the table has decided, before it is stored.

use stammtisch_engine::PreparedStep;
use stammtisch_log::Fact;

use crate::Phase;

/// The facts that follow from a command. Store them, then give the decision to
/// [`Table::accept`](crate::Table::accept); until then nothing has changed.
#[derive(Default)]
pub struct Decision {
    facts: Vec<Fact>,
    /// The step of the game among the facts, carried out already.
    pub(crate) step: Option<PreparedStep>,
}

impl Decision {
    pub(crate) fn with_step(facts: Vec<Fact>, step: PreparedStep) -> Decision {
        Decision {
            facts,
            step: Some(step),
        }
    }

    /// Adds the key of the command that it follows from.
    pub(crate) fn with_key(mut self, guest: u64, key: &str) -> Decision {
        let key = key.to_owned();
        self.facts.push(Fact::Keyed { guest, key });
        self
    }

    /// Returns the facts in order.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// Returns whether nothing follows: the command was carried out before, or changes nothing.
    pub fn is_empty(&self) -> bool {
        self.facts.is_empty()
    }

    pub(crate) fn into_parts(self) -> (Vec<Fact>, Option<PreparedStep>) {
        (self.facts, self.step)
    }

    /// Returns how far the table is afterwards.
    pub(crate) fn phase_after(&self, before: Phase) -> Phase {
        let after = |phase, fact: &Fact| match fact {
            Fact::Started { .. } => Phase::Playing,
            Fact::Rematch { .. } => Phase::Lobby,
            Fact::Stepped { .. } if self.ends_game() => Phase::Finished,
            _ => phase,
        };
        self.facts.iter().fold(before, after)
    }

    /// Returns whether the game ends with it.
    pub fn ends_game(&self) -> bool {
        self.step.as_ref().is_some_and(|step| step.ends_game)
    }

    /// Returns whether chairs or settings may change.
    pub fn changes_seating(&self) -> bool {
        let leaves_it = |fact: &Fact| {
            matches!(
                fact,
                Fact::Stepped { .. }
                    | Fact::Undone { .. }
                    | Fact::Chatted { .. }
                    | Fact::Keyed { .. }
            )
        };
        !self.facts.iter().all(leaves_it)
    }
}

impl From<Vec<Fact>> for Decision {
    fn from(facts: Vec<Fact>) -> Decision {
        Decision { facts, step: None }
    }
}
