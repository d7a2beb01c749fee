//! How well a bot plays, and what it may spend on a decision.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Budget, Character, ParseBudgetError};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Picks any listed action at random.
    Random,
    /// Takes the action with the highest immediate gain.
    Greedy,
    /// Plays like a beginner: sound moves and human slips, and never an action whose only point is
    /// to hurt somebody.
    Easy,
    /// Follows the game's heuristics without looking beyond its own turn.
    Medium,
    /// Plays like `Medium`, as one of the characters.
    Character(Character),
    /// Searches by the structure of the game.
    Strong,
    /// Searches an information-set tree with random play-outs, without any knowledge of the game: the
    /// baseline that `Strong` is measured by.
    Ismcts,
}

impl Level {
    /// All plain levels, weakest first; the baseline `Ismcts` comes last.
    pub const ALL: [Level; 6] = [
        Level::Random,
        Level::Greedy,
        Level::Easy,
        Level::Medium,
        Level::Strong,
        Level::Ismcts,
    ];

    /// Returns its name in the protocol; characters have that of their level.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Medium | Level::Character(_) => "medium",
            Level::Strong => "strong",
            Level::Ismcts => "ismcts",
        }
    }

    /// Returns the level of a name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Returns the level as one of the characters plays it; only `Medium` has characters.
    pub fn with(self, character: Option<Character>) -> Level {
        match (self, character) {
            (Level::Medium, Some(character)) => Level::Character(character),
            _ => self,
        }
    }

    /// Returns whether it searches, so that a budget matters to it.
    pub fn searches(self) -> bool {
        matches!(self, Level::Strong | Level::Ismcts)
    }
}

/// A level and what it may spend on a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// What a search may spend; levels that do not search ignore it.
    pub budget: Budget,
}

impl Bot {
    /// The budget where none is given: 200 ms, a wait that people hardly notice.
    #[cfg(feature = "clock")]
    pub const DEFAULT_BUDGET: Budget = Budget::ms(200);
    /// The budget where none is given: about as much as 30 ms of searching.
    #[cfg(not(feature = "clock"))]
    pub const DEFAULT_BUDGET: Budget = Budget::Nodes(20_000);

    /// Returns a bot with the default budget.
    pub fn new(level: Level) -> Bot {
        Bot {
            level,
            budget: Bot::DEFAULT_BUDGET,
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(self.level.name())?;
        if let Level::Character(character) = self.level {
            write!(out, "@{}", character.name)?;
        }
        if self.level.searches() {
            write!(out, ":{}", self.budget)?;
        }
        Ok(())
    }
}

/// Reads `medium`, `medium@thrifty`, `strong` or `strong:4000n`.
impl FromStr for Bot {
    type Err = ParseBotError;

    fn from_str(text: &str) -> Result<Bot, ParseBotError> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget.parse()?)),
            None => (text, None),
        };
        let level = match name.split_once('@') {
            Some((level, character)) => character_of(level, character)?,
            None => Level::from_name(name).ok_or_else(|| ParseBotError::Level(name.to_owned()))?,
        };
        if budget.is_some() && !level.searches() {
            return Err(ParseBotError::NeedsNoBudget(text.to_owned(), level));
        }
        Ok(Bot {
            level,
            budget: budget.unwrap_or(Bot::DEFAULT_BUDGET),
        })
    }
}

/// Reads what stands before and behind the `@`.
fn character_of(level: &str, character: &str) -> Result<Level, ParseBotError> {
    let found = Character::from_name(character).filter(|_| level == Level::Medium.name());
    let unknown = || ParseBotError::Character(format!("{level}@{character}"));
    found.map(Level::Character).ok_or_else(unknown)
}

/// A text that is no [`Bot`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseBotError {
    /// No level has this name.
    Level(String),
    /// No character has this name, or the level has no characters.
    Character(String),
    /// What follows the colon is no budget.
    Budget(ParseBudgetError),
    /// The text gives a budget to a level that does not search.
    NeedsNoBudget(String, Level),
}

impl fmt::Display for ParseBotError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ParseBotError::Level(name) => {
                let names = Level::ALL.map(Level::name).join(", ");
                write!(out, "{name}: there are {names}")
            }
            ParseBotError::Character(text) => {
                let names = Character::ALL.map(|character| character.name).join(", ");
                write!(out, "{text}: as a character, medium is {names}")
            }
            ParseBotError::Budget(error) => error.fmt(out),
            ParseBotError::NeedsNoBudget(text, level) => {
                let name = level.name();
                write!(out, "{text}: {name} does not search, so it needs no budget")
            }
        }
    }
}

impl Error for ParseBotError {}

impl From<ParseBudgetError> for ParseBotError {
    fn from(error: ParseBudgetError) -> ParseBotError {
        ParseBotError::Budget(error)
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
            "medium@thrifty",
            "strong:50n",
            "ismcts:900n",
        ] {
            assert_eq!(text.parse::<Bot>().unwrap().to_string(), text);
        }
        assert_eq!("strong".parse(), Ok(Bot::new(Level::Strong)));
    }

    #[test]
    fn a_text_that_is_no_bot_is_refused_with_a_reason() {
        for (text, reason) in [
            (
                "",
                ": there are random, greedy, easy, medium, strong, ismcts",
            ),
            (
                "medium@bold",
                "medium@bold: as a character, medium is thrifty, ",
            ),
            ("easy@thrifty", "easy@thrifty: as a character, medium is "),
            ("strong:", ": a budget is like "),
            ("strong:x", "x: a budget is like "),
            ("strong:5n:5n", "5n:5n: a budget is like "),
            (
                "medium:50n",
                "medium:50n: medium does not search, so it needs no budget",
            ),
        ] {
            let error = text.parse::<Bot>().unwrap_err().to_string();
            assert!(error.starts_with(reason), "{text}: {error}");
        }
        assert!("clever".parse::<Bot>().is_err());
    }
}
