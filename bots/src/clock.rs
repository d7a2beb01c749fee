//! Time budgets: the only place where a bot reads a clock.

use std::time::{Duration, Instant};

/// Reading the clock costs as much as a small position, so it is read about this often.
const CHECK_INTERVAL: Duration = Duration::from_micros(50);

/// A deadline, and how many positions to count before the clock is read again.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    deadline: Instant,
    last_check: Instant,
    stride: u64,
}

impl Clock {
    pub(crate) fn start(time: Duration) -> Clock {
        let now = Instant::now();
        Clock {
            deadline: now + time,
            last_check: now,
            stride: 1,
        }
    }

    /// Returns whether the deadline has passed, and after how many positions to ask again.
    pub(crate) fn check(&mut self) -> (bool, u64) {
        let now = Instant::now();
        self.stride = if now - self.last_check < CHECK_INTERVAL {
            self.stride * 2
        } else {
            (self.stride / 2).max(1)
        };
        self.last_check = now;
        (now >= self.deadline, self.stride)
    }
}
