//! How often limits struck. Counted in memory, and stored once a minute for the host.

use std::collections::BTreeMap;
use std::sync::Mutex;

use stammtisch_store::{Change, Store};

use crate::lock::lock;
use crate::time::today;

/// How often each limit struck since that was last stored.
#[derive(Default)]
pub(crate) struct Strikes(Mutex<BTreeMap<&'static str, u64>>);

impl Strikes {
    /// Counts one.
    pub(crate) fn strike(&self, what: &'static str) {
        *lock(&self.0).entry(what).or_default() += 1;
    }

    /// Stores what was counted, and counts from zero again.
    pub(crate) async fn store(&self, store: &dyn Store) {
        let counted = std::mem::take(&mut *lock(&self.0));
        if counted.is_empty() {
            return;
        }
        let change = |(what, count): (&'static str, u64)| Change::Strikes {
            day: today(),
            what: what.to_owned(),
            count,
        };
        let changes = counted.into_iter().map(change).collect();
        if let Err(error) = store.write(changes).await {
            tracing::warn!(%error, "it could not be stored which limits struck");
        }
    }
}
