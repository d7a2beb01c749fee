//! The PostgreSQL: does it answer, is it safe, is there room for the servers.

use stammtisch_store::{PostgresContents, PostgresInspection, StoreError, inspect_postgres};

use super::finding::Finding;
use crate::data::without_password;

const DATABASE: &str = "database";
/// The most connections that a server holds: readers, writer, notices out and in.
const CONNECTIONS: u64 = 11;

/// What is known of the PostgreSQL.
pub(super) struct Postgres {
    pub(super) finding: Finding,
    /// Whether servers are using it.
    pub(super) in_use: bool,
}

/// Looks at the PostgreSQL at this address.
pub(super) async fn look(address: &str) -> Postgres {
    let inspection = inspect_postgres(address).await;
    let contents = inspection
        .as_ref()
        .ok()
        .and_then(|found| found.contents.as_ref());
    Postgres {
        in_use: contents.is_some_and(|contents| contents.servers > 0),
        finding: judge(&without_password(address), inspection),
    }
}

fn judge(place: &str, inspection: Result<PostgresInspection, StoreError>) -> Finding {
    let found = match inspection {
        Ok(found) => found,
        Err(error) => {
            let why = match error {
                StoreError::Storage(why) => why,
                other => other.to_string(),
            };
            let todo = "Is PostgreSQL running, and does it let this user in (pg_hba.conf)? psql with the same address says more.";
            return Finding::wrong(DATABASE, format!("{place} cannot be used: {why}."), todo);
        }
    };
    if found.is_standby {
        let said = format!("{place} is a standby, which cannot be written.");
        return Finding::wrong(DATABASE, said, "Name the primary, or promote this one.");
    }
    if !found.unsafe_settings.is_empty() {
        let settings = found.unsafe_settings.join(" and ");
        let said =
            format!("{place} has {settings} switched off: a crash may lose what was acknowledged.");
        return Finding::wrong(DATABASE, said, "Switch it on in postgresql.conf.");
    }
    let version = &found.version;
    let Some(PostgresContents {
        tables,
        servers,
        is_newer,
    }) = found.contents
    else {
        let said = format!("{place} answers (PostgreSQL {version}), and is empty.");
        return Finding::note(
            DATABASE,
            said,
            "The server sets it up when it first starts.",
        );
    };
    if is_newer {
        let todo = "Use that version, or restore a backup from before the upgrade.";
        let said = format!("{place} was changed by a newer version of Stammtisch.");
        return Finding::wrong(DATABASE, said, todo);
    }
    let room = found.max_connections / CONNECTIONS;
    if room < servers + 1 {
        let said = format!(
            "{place} takes {} connections, enough for {room} servers.",
            found.max_connections
        );
        return Finding::note(DATABASE, said, "Raise max_connections in postgresql.conf.");
    }
    Finding::well(
        DATABASE,
        format!(
            "{place} answers (PostgreSQL {version}); tables: {tables}, servers: {servers}, room for {room}"
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inspection() -> PostgresInspection {
        PostgresInspection {
            version: "15.18".to_owned(),
            is_standby: false,
            unsafe_settings: Vec::new(),
            max_connections: 100,
            contents: Some(PostgresContents {
                tables: 7,
                servers: 3,
                is_newer: false,
            }),
        }
    }

    fn said(inspection: PostgresInspection) -> String {
        judge("postgres://db.example/cards", Ok(inspection)).to_string()
    }

    #[test]
    fn each_thing_that_can_be_wrong_is_said() {
        assert!(said(inspection()).contains("servers: 3, room for 9"));
        let standby = PostgresInspection {
            is_standby: true,
            ..inspection()
        };
        assert!(said(standby).contains("standby"));
        let fast = PostgresInspection {
            unsafe_settings: vec!["fsync".to_owned()],
            ..inspection()
        };
        assert!(said(fast).contains("fsync switched off"));
        let narrow = PostgresInspection {
            max_connections: 30,
            ..inspection()
        };
        assert!(said(narrow).contains("enough for 2 servers"));
        let empty = PostgresInspection {
            contents: None,
            ..inspection()
        };
        assert!(said(empty).contains("is empty"));
        let away = judge(
            "postgres://db.example/cards",
            Err(StoreError::Storage("refused".to_owned())),
        );
        assert!(away.to_string().contains("cannot be used: refused."));
    }
}
