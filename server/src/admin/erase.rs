//! Erasing a person from everything that is stored.

use stammtisch_log::Timestamp;
use stammtisch_store::{Change, Intervention, Store, StoreError};

use super::{change_table, table_changed};
use crate::ids::random_bytes;

/// How often traces are looked for: while somebody is being erased, a command of theirs may still arrive.
const ROUNDS: usize = 4;

/// Erases a guest: name, chat, tokens, and their number in every log. Their seats stay as someone's; games
/// that are on are played on by bots. Returns whether there was anything to erase.
///
/// # Errors
/// If the store fails. What was not erased is erased by the next attempt.
pub async fn erase(store: &dyn Store, guest: u64, now: Timestamp) -> Result<bool, StoreError> {
    let known = store.people().person(guest).await?.is_some();
    sign_out(store, guest, now).await?;
    let mut found = known;
    for _ in 0..ROUNDS {
        let tables = store.people().traces(guest).await?;
        if tables.is_empty() {
            break;
        }
        found = true;
        erase_from(store, guest, tables, now).await?;
    }
    // Also those who never were at a table.
    let tables = Vec::new();
    store.write(vec![Change::Erase { guest, tables }]).await?;
    Ok(found)
}

/// Signs all devices out, so that nobody acts for them any more.
async fn sign_out(store: &dyn Store, guest: u64, now: Timestamp) -> Result<(), StoreError> {
    let tokens = store.people().tokens(guest, now).await?;
    let forget = tokens
        .into_iter()
        .map(|token| Change::Forget { hash: token.hash });
    let what = Intervention::Erased(guest);
    let told = Change::Intervention { at: now, what };
    store.write(forget.chain([told]).collect()).await
}

async fn erase_from(
    store: &dyn Store,
    guest: u64,
    tables: Vec<u64>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let mut told = Vec::new();
    for &table in &tables {
        let stored = match store.people().table(table).await {
            Ok(Some(stored)) => stored,
            Ok(None) => continue,
            // What cannot be read cannot be left either; its facts are erased all the same.
            Err(StoreError::Damaged(_)) => continue,
            Err(error) => return Err(error),
        };
        told.push(table_changed(&stored.code, now));
        change_table(
            store,
            stored,
            |table| table.erased(guest, now, &mut random_bytes),
            now,
        )
        .await?;
    }
    let erased = Change::Erase { guest, tables };
    store
        .write([erased].into_iter().chain(told).collect())
        .await
}
