//! Erasing a person from a log: who they were goes, what happened stays.

use std::collections::BTreeSet;

use crate::{Fact, Guest};

impl Guest {
    /// Returns whether this person was erased: nobody else has an empty name.
    pub fn is_erased(&self) -> bool {
        self.name.is_empty()
    }
}

/// Erases a guest from a table's log: their number, their names and what they wrote. Returns the numbers
/// of the facts that have changed.
///
/// Nothing that a game, its replay or the proof of its shuffle follows from depends on these, so the log
/// still fits. The number becomes the smallest that nobody at the table has: it tells erased people
/// apart and says nothing else, since the numbers of guests are random and large.
pub fn erase(facts: &mut [Fact], guest: u64) -> Vec<usize> {
    let known: BTreeSet<u64> = facts.iter().filter_map(person).collect();
    let mut unknown = (0..).filter(|id| !known.contains(id));
    let nobody = unknown.next().unwrap_or(u64::MAX);
    let numbered = facts.iter_mut().enumerate();
    let changed = numbered.filter(|(_, fact)| person(fact) == Some(guest));
    changed
        .map(|(number, fact)| {
            forget(fact, nobody);
            number
        })
        .collect()
}

/// The number of the person that a fact names.
fn person(fact: &Fact) -> Option<u64> {
    match fact {
        Fact::Opened { host: guest, .. }
        | Fact::Sat { guest, .. }
        | Fact::Chatted { guest, .. }
        | Fact::Renamed { guest } => Some(guest.id),
        Fact::Muted { guest, .. } | Fact::Keyed { guest, .. } => Some(*guest),
        _ => None,
    }
}

fn forget(fact: &mut Fact, nobody: u64) {
    match fact {
        Fact::Opened { host: guest, .. } | Fact::Sat { guest, .. } | Fact::Renamed { guest } => {
            *guest = someone(nobody);
        }
        Fact::Chatted { guest, text, .. } => {
            *guest = someone(nobody);
            text.clear();
        }
        Fact::Muted { guest, .. } | Fact::Keyed { guest, .. } => *guest = nobody,
        _ => {}
    }
}

/// A person of whom nothing is known; they are shown as "someone".
fn someone(id: u64) -> Guest {
    Guest::new(id, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sat(seat: usize, id: u64, name: &str) -> Fact {
        let guest = Guest::new(id, name);
        Fact::Sat { seat, guest }
    }

    #[test]
    fn erased_people_lose_their_names_and_stay_apart() {
        let (anna, bruno) = (1 << 40, 1 << 41);
        let said = Fact::Chatted {
            guest: Guest::new(anna, "Anna"),
            text: "I live in Ghent".to_owned(),
            at: 7,
        };
        let keyed = Fact::Keyed {
            guest: anna,
            key: "k".to_owned(),
        };
        let mut log = vec![sat(0, anna, "Anna"), sat(1, bruno, "Bruno"), said, keyed];
        assert_eq!(erase(&mut log, anna), [0, 2, 3]);
        assert_eq!(erase(&mut log, bruno), [1]);
        assert_eq!(erase(&mut log, bruno), [0; 0]);
        let text = serde_json::to_string(&log).unwrap();
        for trace in [
            "Anna",
            "Bruno",
            "Ghent",
            &anna.to_string(),
            &bruno.to_string(),
        ] {
            assert!(!text.contains(trace), "{text}");
        }
        assert_eq!(log[..2], [sat(0, 0, ""), sat(1, 1, "")]);
    }
}
