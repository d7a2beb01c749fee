//! How a table is found without reading its log. It follows from the log and is stored with it.

use stammtisch_log::TableFlags;

use crate::chair::Chair;
use crate::seating::Seating;
use crate::{Decision, FactError, Phase, Summary, Table};

/// How a table is found.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// Whether it is listed, wakes by itself, or is over.
    pub flags: TableFlags,
    /// What the list of open tables says of it, if it is listed.
    pub summary: Option<Summary>,
}

impl Table {
    /// Returns how the table is found; it does not know its code.
    pub fn listing(&self, code: &str) -> Listing {
        listing(&self.seating, self.phase(), code)
    }

    /// Returns how the table would be found after this decision. Fails if its facts do not fit.
    pub fn listing_after(&self, decision: &Decision, code: &str) -> Result<Listing, FactError> {
        let phase = decision.phase_after(self.phase());
        if !decision.changes_seating() {
            return Ok(listing(&self.seating, phase, code));
        }
        let mut seating = self.seating.clone();
        for fact in decision.facts() {
            seating.accept(fact)?;
        }
        Ok(listing(&seating, phase, code))
    }
}

fn listing(seating: &Seating, phase: Phase, code: &str) -> Listing {
    let flags = seating.flags(phase);
    let summary = flags.listed.then(|| summary(seating, phase, code));
    Listing { flags, summary }
}

/// Returns what somebody who chooses a table wants to know, without the game that is on.
pub(crate) fn summary(seating: &Seating, phase: Phase, code: &str) -> Summary {
    let settings = &seating.settings;
    Summary {
        code: code.to_owned(),
        game: settings.game.clone(),
        players: settings.players,
        options: settings.options.clone(),
        time_control: settings.time_control,
        phase,
        host: seating.host.name.clone(),
        seats: seating.chairs.iter().map(Chair::info).collect(),
        you: None,
        turn: None,
    }
}
