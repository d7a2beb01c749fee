//! Writing what is kept of people to SQLite, and sending it to an export.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};
use stammtisch_log::{Guest, Timestamp, erase as erase_facts};

use crate::sqlite::{number, read_facts, read_guest};
use crate::{Ban, Banned, Change, ChangeSink, Report, ReportLine, StoreError};

type Done<T> = Result<T, StoreError>;

pub(crate) fn damaged(error: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(error.to_string())
}

/// Erases a guest. Returns about how many bytes were written.
pub(crate) async fn erase(
    connection: &mut SqliteConnection,
    guest: u64,
    tables: &[u64],
) -> Done<usize> {
    let mut written = 0;
    for &table in tables {
        let mut facts = read_facts(table, 0, connection).await?;
        for number in erase_facts(&mut facts, guest) {
            let fact = serde_json::to_string(&facts[number]).map_err(damaged)?;
            written += fact.len();
            sqlx::query("UPDATE facts SET fact = ? WHERE table_id = ? AND number = ?")
                .bind(fact)
                .bind(table as i64)
                .bind(number as i64)
                .execute(&mut *connection)
                .await?;
        }
    }
    for statement in [
        "DELETE FROM tokens WHERE guest = ?",
        "DELETE FROM seatings WHERE guest = ?",
        "DELETE FROM report_lines WHERE guest = ?1
         OR report IN (SELECT id FROM reports WHERE about = ?1 OR reporter = ?1)",
        "DELETE FROM reports WHERE about = ?1 OR reporter = ?1",
        "UPDATE tables SET host = NULL WHERE host = ?",
        "DELETE FROM guests WHERE id = ?",
    ] {
        let query = sqlx::query(statement).bind(guest as i64);
        query.execute(&mut *connection).await?;
    }
    Ok(written)
}

async fn delete_table(connection: &mut SqliteConnection, table: u64) -> Done<()> {
    for statement in [
        "DELETE FROM report_lines WHERE report IN (SELECT id FROM reports WHERE table_id = ?)",
        "DELETE FROM reports WHERE table_id = ?",
        "DELETE FROM seatings WHERE table_id = ?",
        "DELETE FROM analyses WHERE table_id = ?",
        "DELETE FROM facts WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        let query = sqlx::query(statement).bind(table as i64);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

async fn add_report(connection: &mut SqliteConnection, report: &Report) -> Done<()> {
    sqlx::query(
        "INSERT INTO reports (id, table_id, reporter, about, name, reason, created)
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(report.id as i64)
    .bind(report.table as i64)
    .bind(report.reporter as i64)
    .bind(report.about.id as i64)
    .bind(&report.about.name)
    .bind(&report.reason)
    .bind(report.created as i64)
    .execute(&mut *connection)
    .await?;
    for (number, line) in (0i64..).zip(&report.lines) {
        sqlx::query(
            "INSERT INTO report_lines (report, number, guest, name, text, at)
             VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(report.id as i64)
        .bind(number)
        .bind(line.guest.id as i64)
        .bind(&line.guest.name)
        .bind(&line.text)
        .bind(line.at as i64)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

async fn delete_report(connection: &mut SqliteConnection, id: u64) -> Done<()> {
    for statement in [
        "DELETE FROM report_lines WHERE report = ?",
        "DELETE FROM reports WHERE id = ?",
    ] {
        let query = sqlx::query(statement).bind(id as i64);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

async fn add_ban(connection: &mut SqliteConnection, ban: &Ban) -> Done<()> {
    let (guest, address) = match &ban.who {
        Banned::Guest(guest) => (Some(*guest as i64), None),
        Banned::Address(address) => (None, Some(address)),
    };
    let statement =
        "INSERT INTO bans (id, guest, address, until, reason, created) VALUES (?, ?, ?, ?, ?, ?)";
    sqlx::query(statement)
        .bind(ban.id as i64)
        .bind(guest)
        .bind(address)
        .bind(ban.until as i64)
        .bind(&ban.reason)
        .bind(ban.created as i64)
        .execute(connection)
        .await?;
    Ok(())
}

/// Makes a change that is about people. Returns whether it was one.
pub(crate) async fn apply_to_people(
    connection: &mut SqliteConnection,
    change: &Change,
) -> Done<bool> {
    let query = match change {
        Change::Used { hash, at } => sqlx::query("UPDATE tokens SET used = ?2 WHERE hash = ?1")
            .bind(hash)
            .bind(*at as i64),
        Change::UseLink { hash } => {
            let statement = "DELETE FROM tokens WHERE hash = ? AND kind = 'link'";
            let used = sqlx::query(statement)
                .bind(hash)
                .execute(connection)
                .await?;
            return match used.rows_affected() {
                1 => Ok(true),
                _ => Err(StoreError::Conflict),
            };
        }
        Change::DeleteTable { table } => {
            delete_table(connection, *table).await?;
            return Ok(true);
        }
        Change::Ban(ban) => {
            add_ban(connection, ban).await?;
            return Ok(true);
        }
        Change::LiftBan { id } => sqlx::query("DELETE FROM bans WHERE id = ?").bind(*id as i64),
        Change::Report(report) => {
            add_report(connection, report).await?;
            return Ok(true);
        }
        Change::DeleteReport { id } => {
            delete_report(connection, *id).await?;
            return Ok(true);
        }
        Change::Intervention { at, what } => {
            sqlx::query("INSERT INTO interventions (at, what) VALUES (?, ?)")
                .bind(*at as i64)
                .bind(serde_json::to_string(what).map_err(damaged)?)
        }
        Change::Strikes { day, what, count } => sqlx::query(
            "INSERT INTO strikes (day, what, count) VALUES (?, ?, ?)
             ON CONFLICT DO UPDATE SET count = count + excluded.count",
        )
        .bind(*day as i64)
        .bind(what)
        .bind(*count as i64),
        Change::Health { at } => sqlx::query(
            "INSERT INTO health (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at",
        )
        .bind(*at as i64),
        _ => return Ok(false),
    };
    query.execute(connection).await?;
    Ok(true)
}

/// Sends bans, reports and what was done from outside, for an export.
pub(crate) async fn send_people(
    connection: &mut SqliteConnection,
    sink: ChangeSink<'_>,
) -> Done<()> {
    for ban in read_bans(connection, 0).await? {
        sink(Change::Ban(ban))?;
    }
    for report in read_reports(connection).await? {
        sink(Change::Report(report))?;
    }
    let rows = sqlx::query("SELECT at, what FROM interventions ORDER BY number");
    for row in rows.fetch_all(connection).await? {
        sink(Change::Intervention {
            at: number(&row, 0),
            what: serde_json::from_str(row.get(1)).map_err(damaged)?,
        })?;
    }
    Ok(())
}

pub(crate) async fn read_bans(connection: &mut SqliteConnection, now: Timestamp) -> Done<Vec<Ban>> {
    let rows = sqlx::query(
        "SELECT id, guest, address, until, reason, created FROM bans WHERE until > ?
         ORDER BY created DESC, id",
    )
    .bind(now as i64)
    .fetch_all(connection)
    .await?;
    let ban = |row: &SqliteRow| Ban {
        id: number(row, 0),
        who: match row.get::<Option<i64>, _>(1) {
            Some(guest) => Banned::Guest(guest as u64),
            None => Banned::Address(row.get(2)),
        },
        until: number(row, 3),
        reason: row.get(4),
        created: number(row, 5),
    };
    Ok(rows.iter().map(ban).collect())
}

pub(crate) async fn read_reports(connection: &mut SqliteConnection) -> Done<Vec<Report>> {
    let rows = sqlx::query(
        "SELECT id, table_id, reporter, about, name, reason, created FROM reports
         ORDER BY created DESC, id",
    );
    let mut reports = Vec::new();
    for row in rows.fetch_all(&mut *connection).await? {
        let lines = sqlx::query(
            "SELECT guest, name, text, at FROM report_lines WHERE report = ? ORDER BY number",
        );
        let lines = lines.bind(number(&row, 0) as i64);
        let lines = lines.fetch_all(&mut *connection).await?;
        let line = |row: &SqliteRow| ReportLine {
            guest: read_guest(row),
            text: row.get(2),
            at: number(row, 3),
        };
        reports.push(Report {
            id: number(&row, 0),
            table: number(&row, 1),
            reporter: number(&row, 2),
            about: Guest::new(number(&row, 3), row.get::<String, _>(4)),
            reason: row.get(5),
            created: number(&row, 6),
            lines: lines.iter().map(line).collect(),
        });
    }
    Ok(reports)
}
