//! How long a socket may be silent.
//!
//! A browser cannot see the pings of the WebSocket protocol, but it answers them, also for a tab in the
//! background whose timers hardly run. So whoever announces heartbeats may be asked often, and is known to be
//! gone soon; others, like a bot that thinks for long, have more time.

use std::time::Duration;

use tokio::time::Instant;

/// After which silence a socket is pinged, and after which it is closed.
#[derive(Clone, Copy)]
pub(crate) struct SilenceLimits {
    ping: Duration,
    close: Duration,
}

/// Of a client that announced heartbeats. Together with the way to the others' screens, a seat shows within
/// 8 seconds that its connection is lost.
pub(crate) const WITH_HEARTBEATS: SilenceLimits = SilenceLimits {
    ping: Duration::from_secs(3),
    close: Duration::from_secs(6),
};

/// Of any other client.
pub(crate) const WITHOUT_HEARTBEATS: SilenceLimits = SilenceLimits {
    ping: Duration::from_secs(30),
    close: Duration::from_secs(60),
};

/// The silence of one socket. A frame only notes the time, so that no timer is set for it.
pub(crate) struct Silence {
    limits: SilenceLimits,
    heard: Instant,
    pinged: bool,
}

/// What a socket needs that was silent.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// Something came meanwhile.
    Nothing,
    Ping,
    Close,
}

impl Silence {
    pub(crate) fn new(limits: SilenceLimits) -> Silence {
        Silence {
            limits,
            heard: Instant::now(),
            pinged: false,
        }
    }

    /// Notes that something came.
    pub(crate) fn end(&mut self) {
        self.heard = Instant::now();
        self.pinged = false;
    }

    /// Returns when to look again.
    pub(crate) fn next(&self) -> Instant {
        let limit = if self.pinged {
            self.limits.close
        } else {
            self.limits.ping
        };
        self.heard + limit
    }

    /// Returns what is due now.
    pub(crate) fn due(&mut self) -> Due {
        if Instant::now() < self.next() {
            Due::Nothing
        } else if self.pinged {
            Due::Close
        } else {
            self.pinged = true;
            Due::Ping
        }
    }

    /// Returns how long a frame may take to be sent.
    pub(crate) fn longest(&self) -> Duration {
        self.limits.close
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_socket_is_pinged_and_then_closed() {
        let start = Instant::now();
        let mut silence = Silence::new(WITH_HEARTBEATS);
        assert_eq!(silence.due(), Due::Nothing);
        tokio::time::sleep_until(silence.next()).await;
        assert_eq!(silence.due(), Due::Ping);
        tokio::time::sleep_until(silence.next()).await;
        assert_eq!(silence.due(), Due::Close);
        assert_eq!(start.elapsed(), WITH_HEARTBEATS.close);
    }

    #[tokio::test(start_paused = true)]
    async fn a_frame_begins_it_anew() {
        let mut silence = Silence::new(WITH_HEARTBEATS);
        tokio::time::sleep_until(silence.next()).await;
        assert_eq!(silence.due(), Due::Ping);
        tokio::time::advance(Duration::from_secs(2)).await;
        silence.end();
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!(silence.due(), Due::Nothing);
        tokio::time::sleep_until(silence.next()).await;
        assert_eq!(silence.due(), Due::Ping);
    }
}
