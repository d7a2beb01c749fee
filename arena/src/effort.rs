//! How long decisions took.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Times of decisions, counted in steps of about two per cent, so that a million of them take as
/// little room as a hundred.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// All of them together.
    pub total: Duration,
    /// The longest.
    pub longest: Duration,
    /// How many fell into which step.
    counts: BTreeMap<u16, u64>,
}

/// Steps from one time to its double.
const STEPS: f64 = 32.0;

/// The step that a time falls into.
fn step(time: Duration) -> u16 {
    ((time.as_nanos().max(1) as f64).log2() * STEPS) as u16
}

/// The longest time of a step.
fn end_of(step: u16) -> Duration {
    Duration::from_nanos(((f64::from(step) + 1.0) / STEPS).exp2() as u64)
}

impl Times {
    /// Counts a decision.
    pub fn add(&mut self, time: Duration) {
        self.total += time;
        self.longest = self.longest.max(time);
        *self.counts.entry(step(time)).or_default() += 1;
    }

    /// Adds others.
    pub fn merge(&mut self, others: &Times) {
        self.total += others.total;
        self.longest = self.longest.max(others.longest);
        for (&step, count) in &others.counts {
            *self.counts.entry(step).or_default() += count;
        }
    }

    /// How many there are.
    pub fn len(&self) -> u64 {
        self.counts.values().sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// The mean.
    pub fn mean(&self) -> Duration {
        Duration::from_nanos((self.total.as_nanos() / u128::from(self.len().max(1))) as u64)
    }

    /// The time that this part of the decisions kept to, at most two per cent too long.
    pub fn within(&self, part: f64) -> Duration {
        let wanted = (self.len() as f64 * part).ceil() as u64;
        let mut seen = 0;
        for (&step, count) in &self.counts {
            seen += count;
            if seen >= wanted {
                return end_of(step).min(self.longest);
            }
        }
        self.longest
    }
}

/// What a bot put into its decisions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredEffort", into = "StoredEffort")]
pub struct Effort {
    /// The positions it looked at, as far as it says.
    pub searched: u64,
    /// How long it took.
    pub times: Times,
}

/// An effort as it is written: times in nanoseconds, and how many fell into which step.
#[derive(Serialize, Deserialize)]
struct StoredEffort {
    searched: u64,
    ns: u64,
    longest: u64,
    steps: Vec<(u16, u64)>,
}

impl From<Effort> for StoredEffort {
    fn from(effort: Effort) -> StoredEffort {
        StoredEffort {
            searched: effort.searched,
            ns: effort.times.total.as_nanos() as u64,
            longest: effort.times.longest.as_nanos() as u64,
            steps: effort.times.counts.into_iter().collect(),
        }
    }
}

impl From<StoredEffort> for Effort {
    fn from(stored: StoredEffort) -> Effort {
        Effort {
            searched: stored.searched,
            times: Times {
                total: Duration::from_nanos(stored.ns),
                longest: Duration::from_nanos(stored.longest),
                counts: stored.steps.into_iter().collect(),
            },
        }
    }
}

impl Effort {
    /// The decisions it made: actions that it had a choice in.
    pub fn decisions(&self) -> u64 {
        self.times.len()
    }

    /// Counts a decision.
    pub fn add(&mut self, searched: u64, time: Duration) {
        self.searched += searched;
        self.times.add(time);
    }

    /// Adds another.
    pub fn merge(&mut self, other: &Effort) {
        self.searched += other.searched;
        self.times.merge(&other.times);
    }

    /// The positions it looked at in a second.
    pub fn pace(&self) -> f64 {
        let seconds = self.times.total.as_secs_f64();
        if seconds > 0.0 {
            self.searched as f64 / seconds
        } else {
            0.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(ms: impl IntoIterator<Item = u64>) -> Times {
        let mut times = Times::default();
        ms.into_iter()
            .for_each(|ms| times.add(Duration::from_millis(ms)));
        times
    }

    #[test]
    fn percentiles_are_right_to_two_per_cent_and_never_too_short() {
        let times = times(1..=1000);
        for (part, exact) in [(0.5, 500.0), (0.99, 990.0), (0.01, 10.0)] {
            let said = times.within(part).as_secs_f64() * 1000.0;
            assert!((exact..exact * 1.023).contains(&said), "{part}: {said}");
        }
        assert_eq!(times.within(1.0), Duration::from_millis(1000));
        assert_eq!(times.longest, Duration::from_millis(1000));
        assert_eq!(times.mean(), Duration::from_micros(500_500));
    }

    #[test]
    fn merging_is_the_same_as_counting_all() {
        let mut one = times(1..400);
        one.merge(&times(400..=1000));
        assert_eq!(one, times(1..=1000));
    }

    #[test]
    fn nothing_takes_no_time() {
        let none = Effort::default();
        assert!(none.times.is_empty());
        assert_eq!(none.times.within(0.5), Duration::ZERO);
        assert_eq!((none.times.mean(), none.pace()), (Duration::ZERO, 0.0));
    }
}
