//! Clocks. They know no time of their own: every method takes the current timestamp.

use stammtisch_log::{Mover, Seat, TimeControl, Timestamp};

const DAY: u64 = 24 * 3600 * 1000;
/// How long clients show a step of another player at their normal pace, in milliseconds.
const SHOWN_STEP: u64 = 1_300;
/// The longest that a clock waits for its player to have seen the others' steps.
const LONGEST_WAIT: u64 = 6_000;

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

/// The clocks of a game. Time that was spent is never given back; more comes with a completed turn only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    time_control: TimeControl,
    left: Vec<u64>,
    /// Who has had their extra time: in this turn, or with a total in this game.
    extended: Vec<bool>,
    /// Whose clock runs, and up to when it has been charged: later than now while it waits.
    running: Option<(Seat, Timestamp)>,
    /// Until when each seat watches the others' steps. Its clock waits for that.
    watching: Vec<Timestamp>,
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
            extended: vec![false; players],
            running: None,
            watching: vec![0; players],
        }
    }

    /// Charges the clock that runs, and lets that of this seat run, or none: from now on, or once its
    /// player has seen what the others did.
    pub fn run(&mut self, seat: Option<Seat>, now: Timestamp) {
        self.charge(now);
        self.running = seat.map(|seat| (seat, now.max(self.watching[seat])));
    }

    /// Everybody but the mover watches these steps, after those that they have not seen yet. Whoever moves
    /// has seen enough: their clock waits no longer.
    pub fn show_steps(&mut self, mover: Seat, steps: usize, now: Timestamp) {
        if let Some((_, since)) = self.running.as_mut().filter(|(seat, _)| *seat == mover) {
            *since = now.min(*since);
        }
        let time = SHOWN_STEP * steps as u64;
        for (seat, until) in self.watching.iter_mut().enumerate() {
            *until = if seat == mover {
                now
            } else {
                (now.max(*until) + time).min(now + LONGEST_WAIT)
            };
        }
    }

    fn charge(&mut self, now: Timestamp) {
        if let Some((seat, since)) = &mut self.running {
            let left = &mut self.left[*seat];
            *left = left.saturating_sub(now.saturating_sub(*since));
            *since = now.max(*since);
        }
    }

    /// Ends the turn of a seat. The increment is for those who completed it themselves.
    pub fn complete_turn(&mut self, seat: Seat, by: Mover, now: Timestamp) {
        self.run(None, now);
        match (self.time_control, by) {
            (TimeControl::Total { increment, .. }, Mover::Person) => {
                self.left[seat] += u64::from(increment) * 1000;
            }
            (TimeControl::Total { .. }, Mover::Bot) => {}
            _ => {
                self.left[seat] = at_start(self.time_control);
                self.extended[seat] = false;
            }
        }
    }

    /// Goes on from now: charges up to `until`, when the server was last known to be there, and nothing
    /// of the time that it was away.
    pub fn resume(&mut self, until: Option<Timestamp>, now: Timestamp) {
        if let Some(until) = until {
            self.charge(until);
        }
        if let Some((_, since)) = &mut self.running {
            *since = now;
        }
        self.watching.fill(0);
    }

    /// Starts the extra time of a seat.
    pub fn warned(&mut self, seat: Seat, now: Timestamp) {
        if self.running.is_some_and(|(running, _)| running == seat) {
            self.left[seat] = extra_time(self.time_control);
            self.running = Some((seat, now));
            self.extended[seat] = true;
        }
    }

    /// Returns whether a seat has used up its time and its extra time.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.extended[seat] && self.left[seat] == 0
    }

    /// Returns the milliseconds that a seat has left.
    pub fn left(&self, seat: Seat, now: Timestamp) -> u64 {
        match self.running {
            Some((running, since)) if running == seat => {
                self.left[seat].saturating_sub(now.saturating_sub(since))
            }
            _ => self.left[seat],
        }
    }

    /// Returns how many milliseconds the clock whose turn it is still waits.
    pub fn wait(&self, now: Timestamp) -> u64 {
        self.running
            .map_or(0, |(_, since)| since.saturating_sub(now))
    }

    /// Returns since when the clock that runs has not been charged.
    pub(crate) fn uncharged_since(&self) -> Option<Timestamp> {
        self.running.map(|(_, since)| since)
    }

    /// Returns when the next alarm is due.
    pub fn next_alarm(&self) -> Option<Timestamp> {
        let (seat, since) = self
            .running
            .filter(|_| self.time_control != TimeControl::None)?;
        Some(since + self.left[seat])
    }

    /// Returns the alarm that is due now, if any.
    pub fn alarm(&self, now: Timestamp) -> Option<ClockAlarm> {
        let (seat, _) = self.running?;
        self.next_alarm().filter(|due| *due <= now)?;
        Some(if self.extended[seat] {
            ClockAlarm::TimeOut(seat)
        } else {
            ClockAlarm::Warn(seat)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOTAL: TimeControl = TimeControl::Total {
        seconds: 100,
        increment: 5,
    };

    #[test]
    fn without_a_time_control_there_is_no_alarm() {
        let mut clocks = Clocks::new(TimeControl::None, 2);
        clocks.run(Some(0), 5);
        assert_eq!(clocks.next_alarm(), None);
        assert_eq!(clocks.alarm(u64::MAX), None);
        assert!(!clocks.is_out(0));
    }

    #[test]
    fn a_turn_has_its_seconds_then_a_warning_then_extra_time() {
        let mut clocks = Clocks::new(TimeControl::PerTurn { seconds: 60 }, 2);
        clocks.run(Some(1), 1000);
        assert_eq!(clocks.left(1, 21_000), 40_000);
        assert_eq!(clocks.alarm(60_999), None);
        assert_eq!(clocks.alarm(61_000), Some(ClockAlarm::Warn(1)));
        clocks.warned(1, 61_000);
        assert_eq!(clocks.left(1, 61_000), 12_000);
        assert_eq!(clocks.alarm(72_999), None);
        assert_eq!(clocks.alarm(73_000), Some(ClockAlarm::TimeOut(1)));
        clocks.run(None, 73_000);
        assert!(clocks.is_out(1));
        clocks.complete_turn(1, Mover::Bot, 74_000);
        assert_eq!(
            (clocks.left(0, 74_000), clocks.left(1, 74_000)),
            (60_000, 60_000)
        );
        assert!(!clocks.is_out(1));
    }

    #[test]
    fn the_time_of_a_game_is_used_up_and_grows_with_every_turn() {
        let mut clocks = Clocks::new(TOTAL, 2);
        clocks.run(Some(0), 0);
        clocks.complete_turn(0, Mover::Person, 30_000);
        clocks.run(Some(1), 30_000);
        clocks.complete_turn(1, Mover::Person, 31_000);
        clocks.run(Some(0), 31_000);
        assert_eq!(clocks.left(0, 31_000), 75_000);
        assert_eq!(clocks.left(1, 99_000), 104_000);
        assert_eq!(clocks.next_alarm(), Some(106_000));
    }

    #[test]
    fn stopping_and_going_on_gives_nothing_back() {
        let mut clocks = Clocks::new(TOTAL, 2);
        clocks.run(Some(0), 0);
        clocks.run(None, 83_000);
        clocks.run(Some(0), 90_000);
        assert_eq!(clocks.left(0, 90_000), 17_000);
        clocks.run(None, 91_000);
        clocks.complete_turn(0, Mover::Bot, 99_000);
        assert_eq!(clocks.left(0, 99_000), 16_000, "the bot ended the turn");
    }

    #[test]
    fn the_extra_time_of_a_game_is_granted_once() {
        let mut clocks = Clocks::new(TOTAL, 2);
        clocks.run(Some(0), 0);
        clocks.warned(0, 100_000);
        clocks.complete_turn(0, Mover::Person, 110_000);
        assert_eq!(clocks.left(0, 110_000), 15_000);
        clocks.run(Some(0), 110_000);
        assert_eq!(clocks.alarm(125_000), Some(ClockAlarm::TimeOut(0)));
    }

    #[test]
    fn time_is_charged_up_to_when_the_server_was_last_there_and_no_further() {
        let mut clocks = Clocks::new(TimeControl::Days { days: 1 }, 2);
        clocks.run(Some(0), 0);
        clocks.resume(Some(DAY / 4), 5 * DAY);
        assert_eq!(clocks.left(0, 5 * DAY), DAY * 3 / 4);
        // It was not there since the turn began, as far as is known.
        clocks.resume(Some(DAY), 9 * DAY);
        assert_eq!(clocks.left(0, 9 * DAY), DAY * 3 / 4);
        assert_eq!(clocks.alarm(9 * DAY + DAY * 3 / 4 - 1), None);
        assert!(clocks.alarm(9 * DAY + DAY * 3 / 4).is_some());
    }

    #[test]
    fn a_clock_waits_until_its_player_has_seen_the_others_steps_but_not_for_long() {
        let mut clocks = Clocks::new(TOTAL, 3);
        clocks.show_steps(1, 1, 1_000);
        clocks.show_steps(2, 2, 1_500);
        clocks.run(Some(0), 1_500);
        assert_eq!(
            clocks.wait(1_500),
            3_400,
            "three steps from the first one on"
        );
        assert_eq!(clocks.left(0, 4_900), 100_000);
        assert_eq!(clocks.left(0, 5_900), 99_000);
        assert_eq!(
            (clocks.wait(5_900), clocks.next_alarm()),
            (0, Some(104_900))
        );
        clocks.show_steps(0, 9, 10_000);
        clocks.complete_turn(0, Mover::Person, 10_000);
        clocks.run(Some(1), 10_000);
        assert_eq!(clocks.wait(10_000), 6_000);
        clocks.run(Some(0), 10_000);
        assert_eq!(clocks.wait(10_000), 0, "nobody watches their own steps");
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
