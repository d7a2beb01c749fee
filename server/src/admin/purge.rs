//! Deleting what nobody has touched for a long time.

use std::time::Duration;

use stammtisch_log::{Fact, Timestamp};
use stammtisch_store::{Change, Store, StoreError, StoredTable};

use super::{erase, table_changed};
use crate::settings::Retention;

/// How many tables are listed at a time.
const PAGE: u32 = 500;
/// The most guests that are erased at a time: looking for each of them reads every log.
const MAX_GUESTS: usize = 100;

/// How much was deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purged {
    /// How many tables.
    pub tables: u64,
    /// How many guests.
    pub guests: u64,
}

/// Deletes tables at which nothing has happened for so long, and erases guests who were not here for so
/// long, at most 100 of them at a time.
///
/// # Errors
/// If the store fails.
pub async fn purge(
    store: &dyn Store,
    retention: &Retention,
    now: Timestamp,
) -> Result<Purged, StoreError> {
    let before = |kept: Duration| now.saturating_sub(kept.as_millis() as Timestamp);
    let mut purged = Purged::default();
    if let Some(kept) = retention.tables {
        purged.tables = purge_tables(store, before(kept), now).await?;
    }
    if let Some(kept) = retention.guests {
        let guests = store.people().guests_before(before(kept)).await?;
        for guest in guests.into_iter().take(MAX_GUESTS) {
            erase(store, guest, now).await?;
            purged.guests += 1;
        }
    }
    Ok(purged)
}

async fn purge_tables(
    store: &dyn Store,
    before: Timestamp,
    now: Timestamp,
) -> Result<u64, StoreError> {
    let (mut count, mut last) = (0, None);
    loop {
        let rows = store.people().tables_after(last, PAGE).await?;
        let Some(newest) = rows.last() else {
            return Ok(count);
        };
        last = Some(newest.id);
        for row in rows.iter().filter(|row| row.created < before) {
            let stored = match store.people().table(row.id).await {
                Ok(stored) => stored,
                // Whether it is old cannot be said; the host is told of it elsewhere.
                Err(StoreError::Damaged(_)) => continue,
                Err(error) => return Err(error),
            };
            if let Some(stored) = stored.filter(|stored| last_touched(stored) < before) {
                let deleted = Change::DeleteTable { table: stored.id };
                store
                    .write(vec![deleted, table_changed(&stored.code, now)])
                    .await?;
                count += 1;
            }
        }
    }
}

/// Returns when something last happened at a table. That the server started again does not count.
fn last_touched(stored: &StoredTable) -> Timestamp {
    let facts = stored.facts.iter();
    let happened = facts.filter(|fact| !matches!(fact, Fact::Resumed { .. }));
    let last = happened.filter_map(Fact::at).max();
    last.unwrap_or(0).max(stored.created)
}
