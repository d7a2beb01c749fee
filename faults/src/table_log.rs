//! What one table was given to keep, and what must be found of it.

use stammtisch_log::{Fact, Guest, TableFlags};
use stammtisch_rules::Rng;
use stammtisch_store::{Change, StoredTable};

/// The log of one table as its writer knows it.
#[derive(Clone, Debug)]
pub struct TableLog {
    id: u64,
    /// What was acknowledged.
    kept: Vec<Fact>,
    /// What was refused or not answered since then: at most one of these may be there after a crash.
    doubts: Vec<Vec<Fact>>,
}

/// What was found of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// What was acknowledged.
    Intact,
    /// What was acknowledged, and wholly the write of this number among those in doubt.
    Doubted(usize),
    /// This many acknowledged facts are gone.
    Lost(usize),
    /// Something is there that should not be.
    Wrong(String),
}

impl TableLog {
    /// Starts the log of a table that is not open yet.
    pub fn new(id: u64) -> TableLog {
        TableLog {
            id,
            kept: Vec::new(),
            doubts: Vec::new(),
        }
    }

    /// Returns the code that leads to it.
    pub fn code(&self) -> String {
        format!("table-{}", self.id)
    }

    /// Returns how many facts were acknowledged.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Returns whether none was.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Returns the next few facts, unlike all others; they are in doubt until they are acknowledged.
    pub fn more(&mut self, rng: &mut Rng) -> Vec<Change> {
        let first = self.kept.len() as u64;
        let facts: Vec<Fact> = (0..=rng.below(3))
            .map(|_| chat_line(self.id, rng))
            .collect();
        self.doubts.push(facts.clone());
        let mut changes = Vec::new();
        if first == 0 {
            changes.push(Change::Table {
                id: self.id,
                code: self.code(),
                created: self.id,
                flags: TableFlags {
                    listed: true,
                    ..TableFlags::default()
                },
                host: None,
                summary: None,
            });
        }
        let table = self.id;
        changes.push(Change::Facts {
            table,
            first,
            facts,
        });
        changes
    }

    /// Notes that the last write was acknowledged.
    pub fn acknowledged(&mut self) {
        self.kept.extend(self.doubts.pop().into_iter().flatten());
        self.doubts.clear();
    }

    /// Compares with what is there.
    pub fn compare(&self, there: Option<&StoredTable>) -> Found {
        let log = there.map_or(&[][..], |kept| &kept.facts);
        if there.is_some() && log.is_empty() {
            return Found::Wrong(format!("{} is open and has no facts", self.code()));
        }
        let Some(more) = log.strip_prefix(&self.kept[..]) else {
            let same = log
                .iter()
                .zip(&self.kept)
                .take_while(|(a, b)| a == b)
                .count();
            return if same == log.len() {
                Found::Lost(self.kept.len() - same)
            } else {
                Found::Wrong(format!("fact {same} of {} is another", self.code()))
            };
        };
        match self.doubts.iter().position(|doubt| doubt == more) {
            _ if more.is_empty() => Found::Intact,
            Some(doubt) => Found::Doubted(doubt),
            None => Found::Wrong(format!("{} was never given {more:?}", self.code())),
        }
    }

    /// Goes on from what was found.
    pub fn settle(&mut self, found: &Found) {
        if let Found::Doubted(doubt) = found {
            self.kept.append(&mut self.doubts[*doubt]);
        }
        self.doubts.clear();
    }
}

/// Most facts are short; some fill more than a page of the database.
fn chat_line(table: u64, rng: &mut Rng) -> Fact {
    let long = if rng.below(20) == 0 { 9000 } else { 200 };
    let text = format!("{:016x} {}", rng.bits(), "x".repeat(rng.below(long)));
    let guest = Guest::new(table, "Anna");
    let at = rng.bits() >> 32;
    Fact::Chatted { guest, text, at }
}
