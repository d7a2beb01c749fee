//! Clocks. They know no time of their own: every method takes the current timestamp.

use stammtisch_log::{Seat, TimeControl, Timestamp};

const DAY: u64 = 24 * 3600 * 1000;

/// Returns whether the numbers of a time control make sense.
pub(crate) fn is_sane(time_control: TimeControl) -> bool {
    match time_control {
        TimeControl::None => true,
        TimeControl::PerTurn { seconds } => (5..=86_400).contains(&seconds),
        TimeControl::Total { seconds, increment } => {
            (10..=86_400).contains(&seconds) && increment <= 3_600
        }
        TimeControl::Days { days } => (1..=30).contains(&days),
    }
}

/// Returns the milliseconds that a seat has at the start of the game.
fn at_start(time_control: TimeControl) -> u64 {
    match time_control {
        TimeControl::None => 0,
        TimeControl::PerTurn { seconds } | TimeControl::Total { seconds, .. } => {
            u64::from(seconds) * 1000
        }
        TimeControl::Days { days } => u64::from(days) * DAY,
    }
}

/// Returns the extra time, granted once after the time has run out: a fifth of the time, and at
/// least ten seconds.
fn extra_time(time_control: TimeControl) -> u64 {
    (at_start(time_control) / 5).clamp(10_000, DAY)
}

/// The running clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    time_control: TimeControl,
    left: Vec<u64>,
    /// Who is thinking, and since when.
    thinking: Option<(Seat, Timestamp)>,
    warned: bool,
}

/// What a clock reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockAlarm {
    /// The time has run out; the extra time starts.
    Warn(Seat),
    /// The extra time has run out as well.
    TimeOut(Seat),
}

impl Clocks {
    /// Makes clocks for this many players, none of them running.
    pub fn new(time_control: TimeControl, players: usize) -> Clocks {
        Clocks {
            time_control,
            left: vec![at_start(time_control); players],
            thinking: None,
            warned: false,
        }
    }

    /// Starts the clock of a seat, or of nobody, and stops the one that ran.
    pub fn pass_to(&mut self, seat: Option<Seat>, now: Timestamp) {
        if let Some((before, since)) = self.thinking {
            let spent = now.saturating_sub(since);
            self.left[before] = match self.time_control {
                TimeControl::Total { increment, .. } => {
                    self.left[before].saturating_sub(spent) + u64::from(increment) * 1000
                }
                _ => at_start(self.time_control),
            };
        }
        self.thinking = seat.map(|seat| (seat, now));
        self.warned = false;
    }

    /// Goes on from now: nobody loses the time that the server was down.
    pub fn resume(&mut self, now: Timestamp) {
        if let Some((_, since)) = &mut self.thinking {
            *since = now;
        }
    }

    /// Starts the extra time of a seat.
    pub fn warned(&mut self, seat: Seat, now: Timestamp) {
        if self.thinking.is_some_and(|(thinking, _)| thinking == seat) {
            self.left[seat] = extra_time(self.time_control);
            self.thinking = Some((seat, now));
            self.warned = true;
        }
    }

    /// Returns the milliseconds that a seat has left.
    pub fn left(&self, seat: Seat, now: Timestamp) -> u64 {
        match self.thinking {
            Some((thinking, since)) if thinking == seat => {
                self.left[seat].saturating_sub(now.saturating_sub(since))
            }
            _ => self.left[seat],
        }
    }

    /// Returns when the next alarm is due.
    pub fn next_alarm(&self) -> Option<Timestamp> {
        let (seat, since) = self
            .thinking
            .filter(|_| self.time_control != TimeControl::None)?;
        Some(since + self.left[seat])
    }

    /// Returns the alarm that is due now, if any.
    pub fn alarm(&self, now: Timestamp) -> Option<ClockAlarm> {
        let (seat, _) = self.thinking?;
        self.next_alarm().filter(|due| *due <= now)?;
        Some(if self.warned {
            ClockAlarm::TimeOut(seat)
        } else {
            ClockAlarm::Warn(seat)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_time_control_there_is_no_alarm() {
        let mut clocks = Clocks::new(TimeControl::None, 2);
        clocks.pass_to(Some(0), 5);
        assert_eq!(clocks.next_alarm(), None);
        assert_eq!(clocks.alarm(u64::MAX), None);
    }

    #[test]
    fn a_turn_has_its_seconds_then_a_warning_then_extra_time() {
        let mut clocks = Clocks::new(TimeControl::PerTurn { seconds: 60 }, 2);
        clocks.pass_to(Some(1), 1000);
        assert_eq!(clocks.left(1, 21_000), 40_000);
        assert_eq!(clocks.alarm(60_999), None);
        assert_eq!(clocks.alarm(61_000), Some(ClockAlarm::Warn(1)));
        clocks.warned(1, 61_000);
        assert_eq!(clocks.left(1, 61_000), 12_000);
        assert_eq!(clocks.alarm(72_999), None);
        assert_eq!(clocks.alarm(73_000), Some(ClockAlarm::TimeOut(1)));
        clocks.pass_to(Some(0), 74_000);
        assert_eq!(
            (clocks.left(0, 74_000), clocks.left(1, 74_000)),
            (60_000, 60_000)
        );
    }

    #[test]
    fn the_time_of_a_game_is_used_up_and_grows_with_every_turn() {
        let mut clocks = Clocks::new(
            TimeControl::Total {
                seconds: 100,
                increment: 5,
            },
            2,
        );
        clocks.pass_to(Some(0), 0);
        clocks.pass_to(Some(1), 30_000);
        clocks.pass_to(Some(0), 31_000);
        assert_eq!(clocks.left(0, 31_000), 75_000);
        assert_eq!(clocks.left(1, 99_000), 104_000);
        assert_eq!(clocks.next_alarm(), Some(106_000));
    }

    #[test]
    fn nobody_loses_the_time_that_the_server_was_down() {
        let mut clocks = Clocks::new(TimeControl::Days { days: 1 }, 2);
        clocks.pass_to(Some(0), 0);
        clocks.resume(5 * DAY);
        assert_eq!(clocks.left(0, 5 * DAY), DAY);
        assert_eq!(clocks.alarm(6 * DAY - 1), None);
        assert!(clocks.alarm(6 * DAY).is_some());
    }

    #[test]
    fn time_controls_out_of_range_are_found() {
        assert!(is_sane(TimeControl::PerTurn { seconds: 5 }));
        assert!(!is_sane(TimeControl::PerTurn { seconds: 4 }));
        assert!(!is_sane(TimeControl::Total {
            seconds: 100,
            increment: 3601
        }));
        assert!(!is_sane(TimeControl::Days { days: 31 }));
    }
}
