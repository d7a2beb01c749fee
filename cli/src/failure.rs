//! Why the program ends without having done what it was asked.

use std::io;

use stammtisch_rules::{Phrase, Words};

/// It failed, or a check found something.
pub const FAILED: u8 = 1;
/// Command line, environment or configuration file are wrong.
pub const WRONG_SETTINGS: u8 = 2;
/// The server cannot listen.
pub const NO_ADDRESS: u8 = 3;
/// The server cannot use its folder or its database.
pub const NO_DATA: u8 = 4;
/// Ctrl-C came.
pub const INTERRUPTED: u8 = 130;

/// What went wrong, in a sentence for the user, and the exit code for scripts.
#[derive(Debug)]
pub struct Failure {
    /// One of the codes above.
    pub code: u8,
    /// The sentence; empty if all is said already.
    pub why: String,
}

impl Failure {
    /// Makes a failure with this exit code.
    pub fn new(code: u8, why: impl Into<String>) -> Failure {
        Failure {
            code,
            why: why.into(),
        }
    }

    /// Makes a failure with this exit code, said in this language.
    pub fn said(code: u8, own: &Words, said: &Phrase) -> Failure {
        Failure::new(code, own.say(said))
    }
}

impl From<String> for Failure {
    fn from(why: String) -> Failure {
        Failure::new(FAILED, why)
    }
}

impl From<io::Error> for Failure {
    fn from(why: io::Error) -> Failure {
        // A reader that has gone away is no failure: there is nobody left to tell.
        if why.kind() == io::ErrorKind::BrokenPipe {
            std::process::exit(0);
        }
        Failure::new(FAILED, why.to_string())
    }
}
