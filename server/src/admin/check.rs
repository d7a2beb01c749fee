//! Whether every log that is stored replays.

use stammtisch_games::CATALOGUE;
use stammtisch_log::TableFlags;
use stammtisch_store::{Store, StoreError, TableRow};
use stammtisch_table::Table;

/// How many tables are listed at a time.
const PAGE: u32 = 500;

/// A table whose log does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamagedTable {
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
pub async fn check(store: &dyn Store) -> Result<(u64, Vec<DamagedTable>), StoreError> {
    let (mut count, mut damaged) = (0, Vec::new());
    let mut last = None;
    loop {
        let rows = store.people().tables_after(last, PAGE).await?;
        let Some(newest) = rows.last() else {
            return Ok((count, damaged));
        };
        last = Some(newest.id);
        for row in &rows {
            count += 1;
            if let Err(why) = check_table(store, row).await? {
                let table = row.id;
                damaged.push(DamagedTable { table, why });
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
    if !follows(stored.flags, table.flags()) {
        let why = "how it is found does not follow from its log";
        return Ok(Err(why.to_owned()));
    }
    Ok(Ok(()))
}

/// Whether what is stored of a table follows from its log. Programs that did not store yet whether it is over or
/// waits left both out; the table's owner adds them when it is next used.
fn follows(stored: TableFlags, from_log: TableFlags) -> bool {
    let first_form = TableFlags {
        over: false,
        waits: false,
        ..from_log
    };
    stored == from_log || stored == first_form
}
