//! How much a bot may think.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// What a search may spend on one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So much time on the clock.
    Time(Duration),
    /// So many positions reached. The same budget then always leads to the same action.
    Nodes(u64),
}

impl Budget {
    /// A budget of so many milliseconds.
    pub const fn ms(ms: u64) -> Budget {
        Budget::Time(Duration::from_millis(ms))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(out, "{}ms", time.as_millis()),
            Budget::Nodes(nodes) => write!(out, "{nodes}n"),
        }
    }
}

/// Reads `50ms`, `2s` or `4000n`.
impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let unit = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let number = text[..text.len() - unit.len()].parse::<u64>();
        match (number, unit) {
            (Ok(number @ 1..), "n") => Ok(Budget::Nodes(number)),
            (Ok(number @ 1..=3_600_000), "ms") => Ok(Budget::ms(number)),
            (Ok(number @ 1..=3_600), "s") => Ok(Budget::ms(number * 1000)),
            _ => Err(format!("{text}: a budget is like 50ms, 2s or 4000n")),
        }
    }
}

/// Counts what a search spends, and says when to stop.
#[derive(Clone, Debug)]
pub struct Meter {
    spent: u64,
    limit: Limit,
    /// When to compare with the limit again.
    look_at: u64,
    out: bool,
}

#[derive(Clone, Debug)]
enum Limit {
    Nodes,
    Clock {
        until: Instant,
        looked: Instant,
        stride: u64,
    },
}

/// Looking at the clock costs as much as a small position, so it is looked at about this often.
const GLANCE: Duration = Duration::from_micros(50);

impl Meter {
    /// Starts to count.
    pub fn start(budget: Budget) -> Meter {
        let (limit, look_at) = match budget {
            Budget::Nodes(nodes) => (Limit::Nodes, nodes),
            Budget::Time(time) => {
                let now = Instant::now();
                let clock = Limit::Clock {
                    until: now + time,
                    looked: now,
                    stride: 1,
                };
                (clock, 1)
            }
        };
        Meter {
            spent: 0,
            limit,
            look_at,
            out: false,
        }
    }

    /// Counts a position; `false` once the budget is spent.
    #[inline]
    pub fn spend(&mut self) -> bool {
        self.spent += 1;
        if self.spent >= self.look_at {
            self.look();
        }
        !self.out
    }

    #[cold]
    fn look(&mut self) {
        match &mut self.limit {
            Limit::Nodes => self.out = true,
            Limit::Clock {
                until,
                looked,
                stride,
            } => {
                let now = Instant::now();
                self.out = now >= *until;
                *stride = match now - *looked < GLANCE {
                    true => *stride * 2,
                    false => (*stride / 2).max(1),
                };
                *looked = now;
                self.look_at = self.spent + *stride;
            }
        }
    }

    /// Whether the budget is spent.
    #[inline]
    pub fn is_out(&self) -> bool {
        self.out
    }

    /// The positions counted so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_and_written_in_the_same_way() {
        for text in ["50ms", "4000n", "1n"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        assert_eq!("2s".parse(), Ok(Budget::ms(2000)));
        for bad in ["", "50", "ms", "0n", "0ms", "-1ms", "1.5s", "3601s", "5m"] {
            assert!(bad.parse::<Budget>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_node_budget_is_spent_to_the_node() {
        let mut meter = Meter::start(Budget::Nodes(3));
        let left: Vec<bool> = (0..4).map(|_| meter.spend()).collect();
        assert_eq!(left, [true, true, false, false]);
        assert_eq!(meter.spent(), 4);
    }

    #[test]
    fn a_time_budget_ends() {
        let mut meter = Meter::start(Budget::ms(1));
        while meter.spend() {}
        assert!(meter.is_out());
    }
}
