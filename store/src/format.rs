//! Telling databases and exports of an earlier form from those of the present one.

use std::path::Path;

use serde_json::Value;
use sqlx::SqliteConnection;

use crate::StoreError;

/// Fails with [`StoreError::OldFormat`] if the database was written before the log had its present
/// form. An empty database is fine.
pub(crate) async fn check(
    connection: &mut SqliteConnection,
    file: &Path,
) -> Result<(), StoreError> {
    // The first form called this column `made`.
    let old: Option<i64> =
        sqlx::query_scalar("SELECT 1 FROM pragma_table_info('tables') WHERE name = 'made'")
            .fetch_optional(connection)
            .await?;
    match old {
        Some(_) => Err(StoreError::OldFormat(file.display().to_string())),
        None => Ok(()),
    }
}

/// Returns whether a line of an export was written before the log had its present form.
pub fn is_old_change(line: &str) -> bool {
    let change: Value = serde_json::from_str(line).unwrap_or_default();
    let old_field = ["made", "ends", "standing"].iter();
    let old_kind = ["standing", "sitter"].contains(&change["change"].as_str().unwrap_or_default());
    old_kind
        || old_field
            .into_iter()
            .any(|field| change.get(field).is_some())
}
