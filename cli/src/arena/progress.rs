//! How far a match is, on standard error: a bar on a terminal, otherwise a line now and then.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use stammtisch_rules::{Phrase, Words};

const BAR: usize = 24;

/// How far a match is.
pub(crate) struct Progress<'a> {
    words: &'a Words,
    games: u64,
    before: u64,
    done: u64,
    begun: Instant,
    shown: Instant,
    terminal: bool,
}

impl Progress<'_> {
    /// So many games in all, so many of which are there already.
    pub(crate) fn new(words: &Words, games: u64, before: u64) -> Progress<'_> {
        let now = Instant::now();
        let progress = Progress {
            words,
            games,
            before,
            done: before,
            begun: now,
            shown: now,
            terminal: io::stderr().is_terminal(),
        };
        if before > 0 {
            let said = Phrase::new("arena-goes-on")
                .number("done", before)
                .number("games", games);
            writeln!(io::stderr(), "{}", words.say(&said)).ok();
        }
        progress.show();
        progress
    }

    /// One more.
    pub(crate) fn step(&mut self) {
        self.done += 1;
        let pause = if self.terminal {
            Duration::from_millis(200)
        } else {
            Duration::from_secs(15)
        };
        if self.shown.elapsed() >= pause {
            self.shown = Instant::now();
            self.show();
        }
    }

    /// Clears the bar.
    pub(crate) fn finish(&self) {
        if self.terminal {
            write!(io::stderr(), "\r\x1b[K").ok();
        }
    }

    /// A standard error that has gone away is nothing to stop for.
    fn show(&self) {
        let said = match self.left() {
            Some(left) => Phrase::new("arena-progress").text("left", &clock(left)),
            None => Phrase::new("arena-begins"),
        };
        let said = said.number("done", self.done).number("games", self.games);
        let said = self.words.say(&said);
        if self.terminal {
            let full = (BAR as u64 * self.done / self.games.max(1)) as usize;
            let bar = format!("{}{}", "█".repeat(full), "░".repeat(BAR - full));
            write!(io::stderr(), "\r{bar} {said}\x1b[K").ok();
        } else {
            writeln!(io::stderr(), "{said}").ok();
        }
        io::stderr().flush().ok();
    }

    /// The time left, once there is something to go by.
    fn left(&self) -> Option<Duration> {
        let played = self.done - self.before;
        let left = (self.games - self.done) as f64;
        (played > 0).then(|| self.begun.elapsed().mul_f64(left / played as f64))
    }
}

/// `1:02:03`, or `2:03` for less than an hour.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs_f64().ceil() as u64;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_on_a_clock() {
        for (ms, text) in [
            (0, "0:00"),
            (1001, "0:02"),
            (65_000, "1:05"),
            (3_723_000, "1:02:03"),
        ] {
            assert_eq!(clock(Duration::from_millis(ms)), text);
        }
    }
}
