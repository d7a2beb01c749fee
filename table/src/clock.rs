//! Clocks. They know no time of their own: every question comes with the moment it is asked at.

use serde::{Deserialize, Serialize};
use stammtisch_rules::Seat;

/// Milliseconds since 1970.
pub type Moment = u64;

/// How long one may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(tag = "clock", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As long as one likes.
    #[default]
    None,
    /// So many seconds for a turn.
    Turn {
        /// Seconds.
        seconds: u32,
    },
    /// So many seconds for the whole game, and some more after every turn.
    Total {
        /// Seconds for the game.
        seconds: u32,
        /// Seconds added when a turn ends.
        more: u32,
    },
    /// So many days for a turn.
    Days {
        /// Days.
        days: u32,
    },
}

const DAY: u64 = 24 * 3600 * 1000;

impl Pace {
    /// Whether the numbers make sense.
    pub fn is_sane(self) -> bool {
        match self {
            Pace::None => true,
            Pace::Turn { seconds } => (5..=86_400).contains(&seconds),
            Pace::Total { seconds, more } => (10..=86_400).contains(&seconds) && more <= 3_600,
            Pace::Days { days } => (1..=30).contains(&days),
        }
    }

    /// What a seat has at the start of the game.
    fn at_start(self) -> u64 {
        match self {
            Pace::None => 0,
            Pace::Turn { seconds } | Pace::Total { seconds, .. } => u64::from(seconds) * 1000,
            Pace::Days { days } => u64::from(days) * DAY,
        }
    }

    /// What is granted once after the time is up, with a warning: a fifth of the time, ten seconds
    /// at least.
    fn grace(self) -> u64 {
        (self.at_start() / 5).clamp(10_000, DAY)
    }
}

/// The running clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    pace: Pace,
    left: Vec<u64>,
    /// Who is thinking, and since when.
    thinking: Option<(Seat, Moment)>,
    warned: bool,
}

/// What a clock has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bell {
    /// The time is up; the grace time begins.
    Warn(Seat),
    /// The grace time is up as well.
    Stop(Seat),
}

impl Clocks {
    /// Clocks for so many players, none of them running.
    pub fn new(pace: Pace, players: usize) -> Clocks {
        Clocks {
            pace,
            left: vec![pace.at_start(); players],
            thinking: None,
            warned: false,
        }
    }

    /// A seat begins to think, or nobody; whoever thought until now has his time taken off.
    pub fn pass_to(&mut self, seat: Option<Seat>, now: Moment) {
        if let Some((before, since)) = self.thinking {
            let spent = now.saturating_sub(since);
            self.left[before] = match self.pace {
                Pace::Total { more, .. } => {
                    self.left[before].saturating_sub(spent) + u64::from(more) * 1000
                }
                _ => self.pace.at_start(),
            };
        }
        self.thinking = seat.map(|seat| (seat, now));
        self.warned = false;
    }

    /// The server was away: nobody pays for that.
    pub fn resume(&mut self, now: Moment) {
        if let Some((_, since)) = &mut self.thinking {
            *since = now;
        }
    }

    /// The seat was warned.
    pub fn warned(&mut self, seat: Seat, now: Moment) {
        if self.thinking.is_some_and(|(thinking, _)| thinking == seat) {
            self.left[seat] = self.pace.grace();
            self.thinking = Some((seat, now));
            self.warned = true;
        }
    }

    /// What a seat has left.
    pub fn left(&self, seat: Seat, now: Moment) -> u64 {
        match self.thinking {
            Some((thinking, since)) if thinking == seat => {
                self.left[seat].saturating_sub(now.saturating_sub(since))
            }
            _ => self.left[seat],
        }
    }

    /// When the clock will ring next.
    pub fn next_bell(&self) -> Option<Moment> {
        let (seat, since) = self.thinking.filter(|_| self.pace != Pace::None)?;
        Some(since + self.left[seat])
    }

    /// What rings now, if anything.
    pub fn bell(&self, now: Moment) -> Option<Bell> {
        let (seat, _) = self.thinking?;
        self.next_bell().filter(|due| *due <= now)?;
        Some(match self.warned {
            false => Bell::Warn(seat),
            true => Bell::Stop(seat),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_pace_nothing_ever_rings() {
        let mut clocks = Clocks::new(Pace::None, 2);
        clocks.pass_to(Some(0), 5);
        assert_eq!(clocks.next_bell(), None);
        assert_eq!(clocks.bell(u64::MAX), None);
    }

    #[test]
    fn a_turn_has_its_seconds_then_a_warning_then_grace() {
        let mut clocks = Clocks::new(Pace::Turn { seconds: 60 }, 2);
        clocks.pass_to(Some(1), 1000);
        assert_eq!(clocks.left(1, 21_000), 40_000);
        assert_eq!(clocks.bell(60_999), None);
        assert_eq!(clocks.bell(61_000), Some(Bell::Warn(1)));
        clocks.warned(1, 61_000);
        assert_eq!(clocks.left(1, 61_000), 12_000);
        assert_eq!(clocks.bell(72_999), None);
        assert_eq!(clocks.bell(73_000), Some(Bell::Stop(1)));
        clocks.pass_to(Some(0), 74_000);
        assert_eq!(
            (clocks.left(0, 74_000), clocks.left(1, 74_000)),
            (60_000, 60_000)
        );
    }

    #[test]
    fn the_time_of_a_game_is_used_up_and_grows_with_every_turn() {
        let mut clocks = Clocks::new(
            Pace::Total {
                seconds: 100,
                more: 5,
            },
            2,
        );
        clocks.pass_to(Some(0), 0);
        clocks.pass_to(Some(1), 30_000);
        clocks.pass_to(Some(0), 31_000);
        assert_eq!(clocks.left(0, 31_000), 75_000);
        assert_eq!(clocks.left(1, 99_000), 104_000);
        assert_eq!(clocks.next_bell(), Some(106_000));
    }

    #[test]
    fn nobody_pays_for_the_time_the_server_was_away() {
        let mut clocks = Clocks::new(Pace::Days { days: 1 }, 2);
        clocks.pass_to(Some(0), 0);
        clocks.resume(5 * DAY);
        assert_eq!(clocks.left(0, 5 * DAY), DAY);
        assert_eq!(clocks.bell(6 * DAY - 1), None);
        assert!(clocks.bell(6 * DAY).is_some());
    }

    #[test]
    fn paces_out_of_reason_are_known() {
        assert!(Pace::Turn { seconds: 5 }.is_sane());
        assert!(!Pace::Turn { seconds: 4 }.is_sane());
        assert!(
            !Pace::Total {
                seconds: 100,
                more: 3601
            }
            .is_sane()
        );
        assert!(!Pace::Days { days: 31 }.is_sane());
    }
}
