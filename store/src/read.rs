//! Reading tables, their logs and what is kept of people, from either database.

use serde_json::Value;
use stammtisch_log::{Fact, Guest, TableFlags, Timestamp};

use crate::sql::{Connection, Row, first_row, values};
use crate::{
    Ban, Banned, GuestRow, Heartbeat, Intervention, ListedTable, Report, ReportLine, Session,
    StoreError, StoredAnalysis, StoredTable, StoredToken, Strikes, TableRow, TokenHash, TokenKind,
};

type Read<T> = Result<T, StoreError>;

pub(crate) fn damaged(error: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(error.to_string())
}

/// Reads a guest from the first two columns, without their face.
fn guest(row: &Row) -> Guest {
    Guest::new(row.number(0), row.text(1))
}

/// Reads a guest from the first two columns and this one.
pub(crate) fn guest_with_face(row: &Row, face: usize) -> Guest {
    Guest {
        face: row.some_text(face).map(str::to_owned),
        ..guest(row)
    }
}

/// Reads `listed, wakes, over, waits`, beginning with this column.
fn flags(row: &Row, first: usize) -> TableFlags {
    TableFlags {
        listed: row.flag(first),
        wakes: row.flag(first + 1),
        over: row.flag(first + 2),
        waits: row.flag(first + 3),
    }
}

/// Reads what a list says of a table, which may be missing.
fn summary(row: &Row, column: usize) -> Option<Value> {
    let text = row.some_text(column)?;
    serde_json::from_str(text).ok()
}

fn texts(rows: &[Row]) -> Vec<String> {
    rows.iter().map(|row| row.text(0)).collect()
}

fn numbers(rows: &[Row]) -> Vec<u64> {
    rows.iter().map(|row| row.number(0)).collect()
}

pub(crate) async fn guest_of_token(
    connection: &mut dyn Connection,
    token: &TokenHash,
    kind: TokenKind,
    now: Timestamp,
) -> Read<Option<Guest>> {
    let sql = "SELECT guests.id, guests.name, guests.face FROM tokens
               JOIN guests ON guests.id = tokens.guest
               WHERE tokens.hash = $1 AND tokens.kind = $2 AND tokens.expires > $3";
    let row = first_row(connection, sql, values![token, kind.name(), now]).await?;
    Ok(row.map(|row| guest_with_face(&row, 2)))
}

/// The columns of a [`StoredTable`].
macro_rules! stored_table {
    ($rest:literal) => {
        concat!(
            "SELECT id, code, created, host, summary, listed, wakes, over, waits FROM tables ",
            $rest
        )
    };
}
pub(crate) use stored_table;

pub(crate) async fn table_with_code(
    connection: &mut dyn Connection,
    code: &str,
) -> Read<Option<StoredTable>> {
    let row = first_row(connection, stored_table!("WHERE code = $1"), values![code]);
    match row.await? {
        Some(row) => Ok(Some(table(&row, connection).await?)),
        None => Ok(None),
    }
}

pub(crate) async fn table_with_id(
    connection: &mut dyn Connection,
    id: u64,
) -> Read<Option<StoredTable>> {
    let row = first_row(connection, stored_table!("WHERE id = $1"), values![id]);
    match row.await? {
        Some(row) => Ok(Some(table(&row, connection).await?)),
        None => Ok(None),
    }
}

/// Reads the columns of a [`StoredTable`] and the log that belongs to it.
pub(crate) async fn table(row: &Row, connection: &mut dyn Connection) -> Read<StoredTable> {
    let id = row.number(0);
    Ok(StoredTable {
        facts: facts(connection, id, 0).await?,
        id,
        code: row.text(1),
        created: row.number(2),
        host: row.some_number(3),
        summary: summary(row, 4),
        flags: flags(row, 5),
    })
}

/// Reads a table's log from this number on.
pub(crate) async fn facts(
    connection: &mut dyn Connection,
    table: u64,
    from: u64,
) -> Read<Vec<Fact>> {
    let sql = "SELECT number, fact FROM facts WHERE table_id = $1 AND number >= $2 ORDER BY number";
    let rows = connection.rows(sql, values![table, from]).await?;
    let numbered = (from..).zip(&rows);
    numbered
        .map(|(expected, row)| {
            let text = row.some_text(1).unwrap_or_default();
            fact(expected, row.number(0), text)
        })
        .collect()
}

/// Reads a fact. Errors name the number alone: a code leads to the table, and a fact holds secrets.
pub(crate) fn fact(expected: u64, number: u64, text: &str) -> Read<Fact> {
    if number != expected {
        let what = format!("fact {expected} is missing");
        return Err(StoreError::Damaged(what));
    }
    serde_json::from_str(text)
        .map_err(|error| StoreError::Damaged(format!("fact {expected}: {error}")))
}

pub(crate) async fn analysis(
    connection: &mut dyn Connection,
    table: u64,
    game: u32,
) -> Read<Option<StoredAnalysis>> {
    let sql = "SELECT version, analysis FROM analyses WHERE table_id = $1 AND game = $2";
    let row = first_row(connection, sql, values![table, game]).await?;
    Ok(row.map(|row| StoredAnalysis {
        version: row.number(0) as u32,
        analysis: row.text(1),
    }))
}

pub(crate) async fn code_of(
    connection: &mut dyn Connection,
    table: u64,
    host: u64,
) -> Read<Option<String>> {
    let sql = "SELECT code FROM tables WHERE id = $1 AND host = $2";
    let row = first_row(connection, sql, values![table, host]).await?;
    Ok(row.map(|row| row.text(0)))
}

pub(crate) async fn tables_to_wake(
    connection: &mut dyn Connection,
    after: u64,
    most: u32,
) -> Read<Vec<(u64, String)>> {
    let sql = "SELECT id, code FROM tables WHERE wakes AND id > $1 ORDER BY id LIMIT $2";
    let rows = connection.rows(sql, values![after, most]).await?;
    Ok(rows
        .iter()
        .map(|row| (row.number(0), row.text(1)))
        .collect())
}

pub(crate) async fn listed(connection: &mut dyn Connection, most: u32) -> Read<Vec<ListedTable>> {
    let sql = "SELECT code, summary FROM tables WHERE listed ORDER BY created DESC LIMIT $1";
    let rows = connection.rows(sql, values![most]).await?;
    let listed = |row: &Row| ListedTable {
        code: row.text(0),
        summary: summary(row, 1),
    };
    Ok(rows.iter().map(listed).collect())
}

pub(crate) async fn lobbies_before(
    connection: &mut dyn Connection,
    host_seen: Timestamp,
    most: u32,
) -> Read<Vec<String>> {
    let sql = "SELECT code FROM tables WHERE waits AND host_seen < $1 ORDER BY host_seen LIMIT $2";
    let rows = connection.rows(sql, values![host_seen, most]).await?;
    Ok(texts(&rows))
}

pub(crate) async fn open_tables(connection: &mut dyn Connection, host: u64) -> Read<u64> {
    let sql = "SELECT count(*) FROM tables WHERE host = $1 AND NOT over";
    let row = first_row(connection, sql, values![host]).await?;
    Ok(row.map_or(0, |row| row.number(0)))
}

pub(crate) async fn sat_at(
    connection: &mut dyn Connection,
    guest: u64,
    most: u32,
) -> Read<Vec<String>> {
    let sql = "SELECT tables.code FROM seatings JOIN tables ON tables.id = seatings.table_id
               WHERE seatings.guest = $1 ORDER BY tables.created DESC LIMIT $2";
    let rows = connection.rows(sql, values![guest, most]).await?;
    Ok(texts(&rows))
}

pub(crate) async fn heartbeat(connection: &mut dyn Connection) -> Read<Option<Heartbeat>> {
    let sql = "SELECT at, since, before FROM heartbeat";
    let row = first_row(connection, sql, values![]).await?;
    Ok(row.map(|row| Heartbeat {
        at: row.number(0),
        since: row.number(1),
        before: row.some_number(2),
    }))
}

pub(crate) async fn session(
    connection: &mut dyn Connection,
    token: &TokenHash,
    now: Timestamp,
) -> Read<Option<Session>> {
    let sql = "SELECT guests.id, guests.name, tokens.used, guests.face FROM tokens
               JOIN guests ON guests.id = tokens.guest
               WHERE tokens.hash = $1 AND tokens.kind = 'session' AND tokens.expires > $2";
    let row = first_row(connection, sql, values![token, now]).await?;
    Ok(row.map(|row| Session {
        guest: guest_with_face(&row, 3),
        used: row.number(2),
    }))
}

pub(crate) async fn tokens(
    connection: &mut dyn Connection,
    guest: u64,
    now: Timestamp,
) -> Read<Vec<StoredToken>> {
    let sql = "SELECT hash, kind, created, used, expires, device FROM tokens
               WHERE guest = $1 AND expires > $2 ORDER BY created DESC, hash";
    let rows = connection.rows(sql, values![guest, now]).await?;
    let token = |row: &Row| StoredToken {
        hash: row.text(0),
        kind: TokenKind::from_name(row.some_text(1).unwrap_or_default()),
        created: row.number(2),
        used: row.number(3),
        expires: row.number(4),
        device: row.text(5),
    };
    Ok(rows.iter().map(token).collect())
}

/// The columns of a [`GuestRow`].
macro_rules! guest_rows {
    ($rest:literal) => {
        concat!(
            "SELECT guests.id, guests.name, guests.created,
             coalesce((SELECT max(used) FROM tokens WHERE guest = guests.id AND used > guests.created),
                      guests.created) AS seen,
             (SELECT count(*) FROM seatings WHERE guest = guests.id), guests.face FROM guests ",
            $rest
        )
    };
}

fn guest_row(row: &Row) -> GuestRow {
    GuestRow {
        guest: guest_with_face(row, 5),
        created: row.number(2),
        used: row.number(3),
        tables: row.number(4),
    }
}

pub(crate) async fn person(connection: &mut dyn Connection, guest: u64) -> Read<Option<GuestRow>> {
    let row = first_row(connection, guest_rows!("WHERE id = $1"), values![guest]).await?;
    Ok(row.as_ref().map(guest_row))
}

pub(crate) async fn guests(connection: &mut dyn Connection, most: u32) -> Read<Vec<GuestRow>> {
    let sql = guest_rows!("ORDER BY seen DESC, guests.created DESC LIMIT $1");
    let rows = connection.rows(sql, values![most]).await?;
    Ok(rows.iter().map(guest_row).collect())
}

pub(crate) async fn guests_before(
    connection: &mut dyn Connection,
    time: Timestamp,
) -> Read<Vec<u64>> {
    let sql = "SELECT id FROM guests WHERE created < $1 AND NOT EXISTS
               (SELECT 1 FROM tokens WHERE guest = guests.id AND used >= $1)";
    Ok(numbers(&connection.rows(sql, values![time]).await?))
}

pub(crate) async fn traces(connection: &mut dyn Connection, guest: u64) -> Read<Vec<u64>> {
    // The number as it is written in a fact; what else has it by chance is left alone later.
    let sql = "SELECT DISTINCT table_id FROM facts WHERE fact LIKE $1";
    let pattern = format!("%\":{guest},%");
    Ok(numbers(&connection.rows(sql, values![pattern]).await?))
}

/// The columns of a [`TableRow`].
macro_rules! table_rows {
    ($rest:literal) => {
        concat!(
            "SELECT id, code, created, listed, wakes, over, waits,
             (SELECT count(*) FROM facts WHERE table_id = tables.id) FROM tables ",
            $rest
        )
    };
}

fn table_row(row: &Row) -> TableRow {
    TableRow {
        id: row.number(0),
        code: row.text(1),
        created: row.number(2),
        flags: flags(row, 3),
        facts: row.number(7),
    }
}

pub(crate) async fn tables_after(
    connection: &mut dyn Connection,
    id: Option<u64>,
    most: u32,
) -> Read<Vec<TableRow>> {
    let sql = table_rows!("WHERE id > $1 ORDER BY id LIMIT $2");
    let after = id.map_or(-1, |id| id as i64);
    let rows = connection.rows(sql, values![after, most]);
    Ok(rows.await?.iter().map(table_row).collect())
}

pub(crate) async fn newest_tables(
    connection: &mut dyn Connection,
    most: u32,
) -> Read<Vec<TableRow>> {
    let sql = table_rows!("ORDER BY created DESC, id LIMIT $1");
    let rows = connection.rows(sql, values![most]).await?;
    Ok(rows.iter().map(table_row).collect())
}

pub(crate) async fn bans(connection: &mut dyn Connection, now: Timestamp) -> Read<Vec<Ban>> {
    let sql = "SELECT id, guest, address, until, reason, created FROM bans WHERE until > $1
               ORDER BY created DESC, id";
    let rows = connection.rows(sql, values![now]).await?;
    let ban = |row: &Row| Ban {
        id: row.number(0),
        who: match row.some_number(1) {
            Some(guest) => Banned::Guest(guest),
            None => Banned::Address(row.text(2)),
        },
        until: row.number(3),
        reason: row.text(4),
        created: row.number(5),
    };
    Ok(rows.iter().map(ban).collect())
}

pub(crate) async fn reports(connection: &mut dyn Connection) -> Read<Vec<Report>> {
    let sql = "SELECT id, table_id, reporter, about, name, reason, created FROM reports
               ORDER BY created DESC, id";
    let mut reports = Vec::new();
    for row in connection.rows(sql, values![]).await? {
        let sql =
            "SELECT guest, name, text, at FROM report_lines WHERE report = $1 ORDER BY number";
        let lines = connection.rows(sql, values![row.number(0)]).await?;
        let line = |row: &Row| ReportLine {
            guest: guest(row),
            text: row.text(2),
            at: row.number(3),
        };
        reports.push(Report {
            id: row.number(0),
            table: row.number(1),
            reporter: row.number(2),
            about: Guest::new(row.number(3), row.text(4)),
            reason: row.text(5),
            created: row.number(6),
            lines: lines.iter().map(line).collect(),
        });
    }
    Ok(reports)
}

pub(crate) async fn interventions(
    connection: &mut dyn Connection,
    after: u64,
) -> Read<Vec<(u64, Intervention)>> {
    let sql = "SELECT number, what FROM interventions WHERE number > $1 ORDER BY 1";
    let rows = connection.rows(sql, values![after]).await?;
    let read = |row: &Row| {
        let what = serde_json::from_str(row.some_text(1).unwrap_or_default());
        Ok((row.number(0), what.map_err(damaged)?))
    };
    rows.iter().map(read).collect()
}

pub(crate) async fn strikes(connection: &mut dyn Connection, day: u64) -> Read<Vec<Strikes>> {
    let sql = "SELECT day, what, count FROM strikes WHERE day >= $1 ORDER BY day DESC, what";
    let rows = connection.rows(sql, values![day]).await?;
    let strikes = |row: &Row| Strikes {
        day: row.number(0),
        what: row.text(1),
        count: row.number(2),
    };
    Ok(rows.iter().map(strikes).collect())
}

pub(crate) async fn health(connection: &mut dyn Connection) -> Read<Option<Timestamp>> {
    let row = first_row(connection, "SELECT at FROM health", values![]).await?;
    Ok(row.map(|row| row.number(0)))
}
