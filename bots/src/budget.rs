//! How much a search may spend.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
#[cfg(feature = "clock")]
use std::time::Duration;

#[cfg(feature = "clock")]
use crate::clock::Clock;

/// What a search may spend on one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Time on the clock. Needs the feature `clock`.
    #[cfg(feature = "clock")]
    Time(Duration),
    /// A number of positions reached. The same budget always leads to the same action.
    Nodes(u64),
}

impl Budget {
    /// Returns a budget of this many milliseconds. Needs the feature `clock`.
    #[cfg(feature = "clock")]
    pub const fn ms(ms: u64) -> Budget {
        Budget::Time(Duration::from_millis(ms))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            #[cfg(feature = "clock")]
            Budget::Time(time) => write!(out, "{}ms", time.as_millis()),
            Budget::Nodes(nodes) => write!(out, "{nodes}n"),
        }
    }
}

/// Reads `4000n` and, with the feature `clock`, `50ms` or `2s`.
impl FromStr for Budget {
    type Err = ParseBudgetError;

    fn from_str(text: &str) -> Result<Budget, ParseBudgetError> {
        let unit = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let number = text[..text.len() - unit.len()].parse::<u64>();
        match (number, unit) {
            (Ok(number @ 1..), "n") => Ok(Budget::Nodes(number)),
            #[cfg(feature = "clock")]
            (Ok(number @ 1..=3_600_000), "ms") => Ok(Budget::ms(number)),
            #[cfg(feature = "clock")]
            (Ok(number @ 1..=3_600), "s") => Ok(Budget::ms(number * 1000)),
            _ => Err(ParseBudgetError(text.to_owned())),
        }
    }
}

/// A text that is no [`Budget`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseBudgetError(String);

impl fmt::Display for ParseBudgetError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let examples = if cfg!(feature = "clock") {
            "50ms, 2s or 4000n"
        } else {
            "4000n"
        };
        write!(out, "{}: a budget is like {examples}", self.0)
    }
}

impl Error for ParseBudgetError {}

/// Counts what a search spends, and says when to stop.
#[derive(Clone, Debug)]
pub struct Meter {
    spent: u64,
    limit: Limit,
    /// At this count the limit is compared again.
    next_check: u64,
    out: bool,
}

#[derive(Clone, Debug)]
enum Limit {
    Nodes,
    #[cfg(feature = "clock")]
    Time(Clock),
}

impl Meter {
    /// Starts to count.
    pub fn start(budget: Budget) -> Meter {
        let (limit, next_check) = match budget {
            Budget::Nodes(nodes) => (Limit::Nodes, nodes),
            #[cfg(feature = "clock")]
            Budget::Time(time) => (Limit::Time(Clock::start(time)), 1),
        };
        Meter {
            spent: 0,
            limit,
            next_check,
            out: false,
        }
    }

    /// Counts a position; returns `false` once the budget is spent.
    #[inline]
    pub fn spend(&mut self) -> bool {
        self.spent += 1;
        if self.spent >= self.next_check {
            self.check();
        }
        !self.out
    }

    #[cold]
    fn check(&mut self) {
        match &mut self.limit {
            Limit::Nodes => self.out = true,
            #[cfg(feature = "clock")]
            Limit::Time(clock) => {
                let (out, stride) = clock.check();
                self.out = out;
                self.next_check = self.spent + stride;
            }
        }
    }

    /// Returns whether the budget is spent.
    #[inline]
    pub fn is_out(&self) -> bool {
        self.out
    }

    /// Returns the number of positions counted so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_budgets_are_read_and_written_in_the_same_way() {
        for text in ["4000n", "1n"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
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

    #[cfg(feature = "clock")]
    #[test]
    fn time_budgets_are_read_in_milliseconds_or_seconds() {
        assert_eq!("50ms".parse::<Budget>().unwrap().to_string(), "50ms");
        assert_eq!("2s".parse(), Ok(Budget::ms(2000)));
        let error = "5m".parse::<Budget>().unwrap_err();
        assert_eq!(error.to_string(), "5m: a budget is like 50ms, 2s or 4000n");
    }

    #[cfg(feature = "clock")]
    #[test]
    fn a_time_budget_ends() {
        let mut meter = Meter::start(Budget::ms(1));
        assert!((0..u32::MAX).any(|_| !meter.spend()));
        assert!(meter.is_out());
    }
}
