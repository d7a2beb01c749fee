//! Whether every log that is stored replays.

use stammtisch_games::CATALOGUE;
use stammtisch_store::{Store, StoreError, TableRow};
use stammtisch_table::Table;

/// How many tables are listed at a time.
const PAGE: u32 = 500;

/// A table whose log does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The table's number in the store.
    pub table: u64,
    /// What does not fit.
    pub why: String,
}

/// Replays every log, and verifies the games that are over. Returns how many tables there are, and which
/// do not fit.
///
/// # Errors
/// If the store fails.
pub async fn check(store: &dyn Store) -> Result<(u64, Vec<Misfit>), StoreError> {
    let (mut count, mut misfits) = (0, Vec::new());
    let mut last = None;
    loop {
        let rows = store.people().tables_after(last, PAGE).await?;
        let Some(newest) = rows.last() else {
            return Ok((count, misfits));
        };
        last = Some(newest.id);
        for row in &rows {
            count += 1;
            if let Err(why) = check_table(store, row).await? {
                let table = row.id;
                misfits.push(Misfit { table, why });
            }
        }
    }
}

async fn check_table(store: &dyn Store, row: &TableRow) -> Result<Result<(), String>, StoreError> {
    let stored = match store.people().table(row.id).await {
        Ok(Some(stored)) => stored,
        // It was deleted meanwhile.
        Ok(None) => return Ok(Ok(())),
        Err(StoreError::Damaged(why)) => return Ok(Err(why)),
        Err(error) => return Err(error),
    };
    let table = match Table::from_log(CATALOGUE, &stored.facts) {
        Ok(table) => table,
        Err(error) => return Ok(Err(error.to_string())),
    };
    if table.flags() != stored.flags {
        let why = "how it is found does not follow from its log";
        return Ok(Err(why.to_owned()));
    }
    Ok(Ok(()))
}
