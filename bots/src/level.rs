//! How well a bot plays, and how long it may think.

use std::fmt;
use std::str::FromStr;

use crate::Budget;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any listed action.
    Random,
    /// What is worth most now.
    Greedy,
    /// A beginner: sound moves, human slips, never cruel.
    Easy,
    /// A player with a plan.
    Medium,
    /// Search by the structure of the game.
    Strong,
    /// Plain information-set tree search with random play-outs: the yardstick.
    Ismcts,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 6] = [
        Level::Random,
        Level::Greedy,
        Level::Easy,
        Level::Medium,
        Level::Strong,
        Level::Ismcts,
    ];

    /// Its name in the protocol.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Strong => "strong",
            Level::Ismcts => "ismcts",
        }
    }

    /// The level of a name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Whether it thinks longer when it may.
    pub fn searches(self) -> bool {
        matches!(self, Level::Strong | Level::Ismcts)
    }
}

/// A level and what it may spend on a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// What a search may spend; the other levels take no heed of it.
    pub budget: Budget,
}

impl Bot {
    /// What a search may spend if nobody says otherwise: a person hardly notices the wait.
    pub const USUAL: Budget = Budget::ms(200);

    /// A bot with the usual budget.
    pub fn new(level: Level) -> Bot {
        Bot {
            level,
            budget: Bot::USUAL,
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self.level.searches() {
            true => write!(out, "{}:{}", self.level.name(), self.budget),
            false => write!(out, "{}", self.level.name()),
        }
    }
}

/// Reads `medium` or `strong:50ms`.
impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Bot, String> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget.parse()?)),
            None => (text, None),
        };
        let level = Level::from_name(name).ok_or_else(|| {
            let names = Level::ALL.map(Level::name).join(", ");
            format!("{name}: there are {names}")
        })?;
        match budget {
            Some(_) if !level.searches() => Err(format!(
                "{text}: {name} does not search, so it needs no budget"
            )),
            _ => Ok(Bot {
                level,
                budget: budget.unwrap_or(Bot::USUAL),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_and_written_in_the_same_way() {
        for text in [
            "random",
            "greedy",
            "easy",
            "medium",
            "strong:50ms",
            "ismcts:900n",
        ] {
            assert_eq!(text.parse::<Bot>().unwrap().to_string(), text);
        }
        assert_eq!("strong".parse(), Ok(Bot::new(Level::Strong)));
        for bad in [
            "",
            "clever",
            "strong:",
            "strong:x",
            "medium:50ms",
            "strong:5ms:5ms",
        ] {
            assert!(bad.parse::<Bot>().is_err(), "{bad}");
        }
    }
}
