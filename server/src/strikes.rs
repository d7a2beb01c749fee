//! Limits that were reached: counted for those who run the server, and logged once a minute.

use std::sync::atomic::{AtomicU64, Ordering};

use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use stammtisch_store::{Change, Store};

use crate::time::today;

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Limit {
    /// Commands a second.
    Commands,
    /// Frames a second on one socket.
    Frames,
    /// Chat lines a minute.
    ChatLines,
    /// New tables a minute.
    Tables,
    /// Tables of one guest that are not over.
    OpenTables,
    /// Hints a minute, and hints that wait.
    Hints,
    /// New guests a minute.
    Guests,
    /// Positions a second to try something on.
    Sandbox,
    /// Requests a second from one address.
    Requests,
    /// Connections of one address.
    AddressConnections,
    /// Connections altogether.
    Connections,
    /// Requests and handshakes that took too long to arrive.
    Slow,
}

impl Limit {
    const ALL: [Limit; 12] = [
        Limit::Commands,
        Limit::Frames,
        Limit::ChatLines,
        Limit::Tables,
        Limit::OpenTables,
        Limit::Hints,
        Limit::Guests,
        Limit::Sandbox,
        Limit::Requests,
        Limit::AddressConnections,
        Limit::Connections,
        Limit::Slow,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Limit::Commands => "commands",
            Limit::Frames => "frames",
            Limit::ChatLines => "chat_lines",
            Limit::Tables => "tables",
            Limit::OpenTables => "open_tables",
            Limit::Hints => "hints",
            Limit::Guests => "guests",
            Limit::Sandbox => "sandbox",
            Limit::Requests => "requests",
            Limit::AddressConnections => "address_connections",
            Limit::Connections => "connections",
            Limit::Slow => "slow",
        }
    }
}

impl EncodeLabelValue for Limit {
    fn encode(&self, encoder: &mut LabelValueEncoder) -> Result<(), std::fmt::Error> {
        self.name().encode(encoder)
    }
}

/// The label of a counter.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct LimitLabel {
    limit: Limit,
}

/// How often each limit was reached.
#[derive(Default)]
pub(crate) struct Strikes {
    counters: Family<LimitLabel, Counter>,
    /// How often each was reached when it was last logged.
    logged: [AtomicU64; Limit::ALL.len()],
}

impl Strikes {
    /// Counts one.
    pub(crate) fn count(&self, limit: Limit) {
        self.counters.get_or_create(&LimitLabel { limit }).inc();
    }

    /// Returns how often a limit was reached.
    pub(crate) fn total(&self, limit: Limit) -> u64 {
        self.counters.get_or_create(&LimitLabel { limit }).get()
    }

    /// The counters, for the metrics.
    pub(crate) fn counters(&self) -> Family<LimitLabel, Counter> {
        self.counters.clone()
    }

    /// Returns the limits that were reached since the last time, and how often.
    pub(crate) fn since_last_time(&self) -> Vec<(Limit, u64)> {
        let counted = Limit::ALL.iter().zip(&self.logged).map(|(&limit, logged)| {
            let total = self.total(limit);
            (limit, total - logged.swap(total, Ordering::Relaxed))
        });
        counted.filter(|(_, times)| *times > 0).collect()
    }

    /// Logs what was reached since the last time, and stores it for the host.
    pub(crate) async fn report(&self, store: &dyn Store) {
        let mut changes = Vec::new();
        for (limit, times) in self.since_last_time() {
            tracing::warn!(limit = limit.name(), times, "a limit was reached");
            changes.push(Change::Strikes {
                day: today(),
                what: limit.name().to_owned(),
                count: times,
            });
        }
        if changes.is_empty() {
            return;
        }
        if let Err(error) = store.write(changes).await {
            tracing::warn!(%error, "it could not be stored which limits were reached");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_logged_once_however_often_it_was_reached() {
        let strikes = Strikes::default();
        for _ in 0..1000 {
            strikes.count(Limit::Commands);
        }
        strikes.count(Limit::Hints);
        let reached = [(Limit::Commands, 1000), (Limit::Hints, 1)];
        assert_eq!(strikes.since_last_time(), reached);
        assert_eq!(strikes.since_last_time(), []);
        strikes.count(Limit::Hints);
        assert_eq!(strikes.since_last_time(), [(Limit::Hints, 1)]);
        assert_eq!(strikes.total(Limit::Commands), 1000);
    }
}
