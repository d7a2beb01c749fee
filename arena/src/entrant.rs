//! Who takes part: a bot of ours, or another program.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use stammtisch_bots::{Bot, Budget, ParseBotError};

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A bot of ours.
    Bot(Bot),
    /// A program that is asked for its actions.
    Program {
        /// The program and its arguments.
        command: Vec<String>,
        /// What it is told that it may spend on a decision.
        budget: Budget,
    },
}

/// How a program is named: `ext:./mybot@50ms`.
const PROGRAM: &str = "ext:";
/// No program is given up sooner than this.
const LEAST_PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait for a program whose budget is not a time.
const PATIENCE: Duration = Duration::from_secs(60);

impl Entrant {
    /// How long a program may take to answer before it counts as stuck. It is far more than its
    /// budget: whether that is kept shows in the times that are reported.
    pub fn patience(budget: Budget) -> Duration {
        match budget {
            Budget::Time(time) => (time * 10).max(LEAST_PATIENCE),
            Budget::Nodes(_) => PATIENCE,
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Entrant::Bot(bot) => bot.fmt(out),
            Entrant::Program { command, budget } => {
                write!(out, "{PROGRAM}{}@{budget}", command.join(" "))
            }
        }
    }
}

/// Reads `strong:50ms`, or `ext:` and a command line whose words are parted by spaces, with an
/// `@` and a budget behind it if it is not to be the usual one.
impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        let Some(line) = text.strip_prefix(PROGRAM) else {
            return text
                .parse()
                .map(Entrant::Bot)
                .map_err(|error: ParseBotError| error.to_string());
        };
        // An `@` that no budget follows belongs to the command.
        let budget = line
            .rsplit_once('@')
            .and_then(|(line, budget)| Some((line, budget.parse::<Budget>().ok()?)));
        let (line, budget) = budget.unwrap_or((line, Bot::DEFAULT_BUDGET));
        let command: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        if command.is_empty() {
            return Err(format!("{text}: a program is like ext:./mybot@50ms"));
        }
        Ok(Entrant::Program { command, budget })
    }
}

/// The names of these in tables: one that takes part twice is told apart as `greedy #2`.
pub fn names(entrants: &[Entrant]) -> Vec<String> {
    let named = entrants.iter().enumerate().map(|(index, entrant)| {
        let before = entrants[..index].iter().filter(|other| *other == entrant);
        match before.count() {
            0 => entrant.to_string(),
            count => format!("{entrant} #{}", count + 1),
        }
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_and_written_in_the_same_way() {
        for text in [
            "greedy",
            "ismcts:500n",
            "ext:./mybot@50ms",
            "ext:python3 a.py -x@9n",
        ] {
            assert_eq!(text.parse::<Entrant>().unwrap().to_string(), text);
        }
        for bad in ["", "clever", "ext:", "ext: ", "ext:@50ms", "strong:5"] {
            assert!(bad.parse::<Entrant>().is_err(), "{bad}");
        }
    }

    #[test]
    fn an_at_sign_without_a_budget_belongs_to_the_command() {
        let usual = "ext:./bot@home".parse::<Entrant>().unwrap();
        assert_eq!(usual.to_string(), "ext:./bot@home@200ms");
        let asked = "ext:./bot@home@5ms".parse::<Entrant>().unwrap();
        assert_eq!(asked.to_string(), "ext:./bot@home@5ms");
    }

    #[test]
    fn one_that_takes_part_twice_is_told_apart() {
        let entrants: Vec<Entrant> = ["greedy", "random", "greedy", "greedy"]
            .map(|text| text.parse().unwrap())
            .to_vec();
        assert_eq!(
            names(&entrants),
            ["greedy", "random", "greedy #2", "greedy #3"]
        );
    }

    #[test]
    fn patience_is_ten_times_the_budget_and_never_short() {
        assert_eq!(Entrant::patience(Budget::ms(50)), Duration::from_secs(10));
        assert_eq!(Entrant::patience(Budget::ms(2000)), Duration::from_secs(20));
    }
}
