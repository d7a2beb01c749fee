//! What was found, and how it is said.

use std::fmt;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All is well.
    Well,
    /// It works, but a host should know.
    Note,
    /// It does not work, or not for long.
    Wrong,
}

/// What one check found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was looked at, in a word or two.
    pub what: &'static str,
    /// How bad it is.
    pub verdict: Verdict,
    /// What was found, and what to do about it if it is not well.
    pub said: String,
}

impl Finding {
    pub(super) fn well(what: &'static str, said: impl Into<String>) -> Finding {
        Finding::new(what, Verdict::Well, said.into())
    }

    /// Something to know, with what to do.
    pub(super) fn note(what: &'static str, found: impl Into<String>, todo: &str) -> Finding {
        Finding::new(what, Verdict::Note, format!("{} {todo}", found.into()))
    }

    /// Something that is wrong, with what to do.
    pub(super) fn wrong(what: &'static str, found: impl Into<String>, todo: &str) -> Finding {
        Finding::new(what, Verdict::Wrong, format!("{} {todo}", found.into()))
    }

    fn new(what: &'static str, verdict: Verdict, said: String) -> Finding {
        let said = said.trim_end().to_owned();
        Finding {
            what,
            verdict,
            said,
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Well => "ok",
            Verdict::Note => "note",
            Verdict::Wrong => "WRONG",
        };
        write!(out, "{verdict:<6} {:<12} {}", self.what, self.said)
    }
}
