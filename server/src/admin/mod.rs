//! What a host can do with everything that is stored, whether or not a server runs on it. A running
//! server learns of it from the store (`interventions`).

mod check;
mod date;
mod erase;
mod export;
mod purge;

use std::net::IpAddr;

use serde_json::json;
use stammtisch_games::CATALOGUE;
use stammtisch_log::Timestamp;
use stammtisch_store::{Ban, Banned, Change, Intervention, Store, StoreError, StoredTable};
use stammtisch_table::{Decision, Table};

use crate::ids::fresh_id;
use crate::limits::network;

pub use check::{DamagedTable, check};
pub use date::{date, day};
pub use erase::erase;
pub use export::{PersonalData, export};
pub use purge::{Purged, purge};

/// How often a change is decided again because the server wrote first.
const ATTEMPTS: usize = 16;

/// Closes a table. Returns whether there is one with this code that was open.
///
/// # Errors
/// If the store fails.
pub async fn close(store: &dyn Store, code: &str, now: Timestamp) -> Result<bool, StoreError> {
    let Some(stored) = store.find(code).await? else {
        return Ok(false);
    };
    change_table(store, stored, |table| table.closed_by_operator(now), now).await
}

/// Bans a guest or an address until a time. Returns the ban's number.
///
/// # Errors
/// If the store fails.
pub async fn ban(
    store: &dyn Store,
    who: Banned,
    until: Timestamp,
    reason: &str,
    now: Timestamp,
) -> Result<u64, StoreError> {
    let id = fresh_id();
    let ban = Ban {
        id,
        who,
        until,
        reason: reason.to_owned(),
        created: now,
    };
    let what = Intervention::BansChanged;
    let changes = vec![Change::Ban(ban), Change::Intervention { at: now, what }];
    store.write(changes).await?;
    Ok(id)
}

/// Returns whom a text means: an address, or the number of a guest.
pub fn parse_banned(text: &str) -> Option<Banned> {
    match text.parse::<IpAddr>() {
        Ok(address) => Some(Banned::Address(network(address).to_string())),
        Err(_) => text.parse().ok().map(Banned::Guest),
    }
}

/// Ends a ban.
///
/// # Errors
/// If the store fails.
pub async fn lift_ban(store: &dyn Store, id: u64, now: Timestamp) -> Result<(), StoreError> {
    let what = Intervention::BansChanged;
    let changes = vec![
        Change::LiftBan { id },
        Change::Intervention { at: now, what },
    ];
    store.write(changes).await
}

/// Writes what a table decides to its log. A table whose log does not fit decides nothing. Returns
/// whether something was written.
async fn change_table(
    store: &dyn Store,
    mut stored: StoredTable,
    decide: impl Fn(&Table) -> Decision,
    now: Timestamp,
) -> Result<bool, StoreError> {
    for _ in 0..ATTEMPTS {
        let Ok(table) = Table::from_log(CATALOGUE, &stored.facts) else {
            return Ok(false);
        };
        let decision = decide(&table);
        if decision.is_empty() {
            return Ok(false);
        }
        let listing = table.listing_after(&decision, &stored.code);
        let listing = listing.expect("a decision fits the table that made it");
        let changes = vec![
            Change::Flags {
                table: stored.id,
                flags: listing.flags,
                summary: listing.summary.map(|summary| json!(summary)),
            },
            Change::Facts {
                table: stored.id,
                first: stored.facts.len() as u64,
                facts: decision.facts().to_vec(),
            },
            table_changed(&stored.code, now),
        ];
        match store.write(changes).await {
            Err(StoreError::Conflict) => {
                let from = stored.facts.len() as u64;
                stored.facts.extend(store.facts(stored.id, from).await?);
            }
            done => return done.map(|()| true),
        }
    }
    Err(StoreError::Conflict)
}

/// Tells a running server that a table is not as it knows it.
fn table_changed(code: &str, at: Timestamp) -> Change {
    let what = Intervention::TableChanged(code.to_owned());
    Change::Intervention { at, what }
}
