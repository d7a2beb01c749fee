//! What is kept of people, in SQLite.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};
use stammtisch_log::{Guest, TableFlags, Timestamp, erase as erase_facts};

use crate::sqlite::{number, read_facts, read_guest, read_table};
use crate::{
    Ban, Banned, BoxFuture, Change, ChangeSink, GuestRow, Intervention, People, Report, ReportLine,
    Session, Sqlite, StoreError, StoredTable, StoredToken, Strikes, TableRow, TokenHash, TokenKind,
};

type Done<T> = Result<T, StoreError>;

fn damaged(error: impl std::fmt::Display) -> StoreError {
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

async fn read_bans(connection: &mut SqliteConnection, now: Timestamp) -> Done<Vec<Ban>> {
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

async fn read_reports(connection: &mut SqliteConnection) -> Done<Vec<Report>> {
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
            about: Guest {
                id: number(&row, 3),
                name: row.get(4),
            },
            reason: row.get(5),
            created: number(&row, 6),
            lines: lines.iter().map(line).collect(),
        });
    }
    Ok(reports)
}

/// The columns of a [`GuestRow`].
const GUEST: &str = "SELECT guests.id, guests.name, guests.created,
    max(guests.created, coalesce((SELECT max(used) FROM tokens WHERE guest = guests.id), 0)) AS seen,
    (SELECT count(*) FROM seatings WHERE guest = guests.id) FROM guests";

fn guest_row(row: &SqliteRow) -> GuestRow {
    GuestRow {
        guest: read_guest(row),
        created: number(row, 2),
        used: number(row, 3),
        tables: number(row, 4),
    }
}

/// The columns of a [`TableRow`].
const TABLE: &str = "SELECT id, code, created, listed, wakes, over, waits,
    (SELECT count(*) FROM facts WHERE table_id = tables.id) FROM tables";

fn table_row(row: &SqliteRow) -> TableRow {
    TableRow {
        id: number(row, 0),
        code: row.get(1),
        created: number(row, 2),
        flags: TableFlags {
            listed: row.get(3),
            wakes: row.get(4),
            over: row.get(5),
            waits: row.get(6),
        },
        facts: number(row, 7),
    }
}

impl People for Sqlite {
    fn session<'a>(
        &'a self,
        token: &'a TokenHash,
        now: Timestamp,
    ) -> BoxFuture<'a, Option<Session>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let row = sqlx::query(
                "SELECT guests.id, guests.name, tokens.used FROM tokens
                 JOIN guests ON guests.id = tokens.guest
                 WHERE tokens.hash = ? AND tokens.kind = 'session' AND tokens.expires > ?",
            )
            .bind(token)
            .bind(now as i64)
            .fetch_optional(&mut *connection)
            .await?;
            Ok(row.map(|row| Session {
                guest: read_guest(&row),
                used: number(&row, 2),
            }))
        })
    }

    fn tokens(&self, guest: u64, now: Timestamp) -> BoxFuture<'_, Vec<StoredToken>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let rows = sqlx::query(
                "SELECT hash, kind, created, used, expires, device FROM tokens
                 WHERE guest = ? AND expires > ? ORDER BY created DESC, hash",
            )
            .bind(guest as i64)
            .bind(now as i64)
            .fetch_all(&mut *connection)
            .await?;
            let token = |row: &SqliteRow| StoredToken {
                hash: row.get(0),
                kind: TokenKind::from_name(row.get(1)),
                created: number(row, 2),
                used: number(row, 3),
                expires: number(row, 4),
                device: row.get(5),
            };
            Ok(rows.iter().map(token).collect())
        })
    }

    fn person(&self, guest: u64) -> BoxFuture<'_, Option<GuestRow>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let row = sqlx::query(sqlx::AssertSqlSafe(format!("{GUEST} WHERE id = ?")))
                .bind(guest as i64)
                .fetch_optional(&mut *connection)
                .await?;
            Ok(row.as_ref().map(guest_row))
        })
    }

    fn guests(&self, most: u32) -> BoxFuture<'_, Vec<GuestRow>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let query = format!("{GUEST} ORDER BY seen DESC, guests.created DESC LIMIT ?");
            let rows = sqlx::query(sqlx::AssertSqlSafe(query))
                .bind(most)
                .fetch_all(&mut *connection)
                .await?;
            Ok(rows.iter().map(guest_row).collect())
        })
    }

    fn guests_before(&self, time: Timestamp) -> BoxFuture<'_, Vec<u64>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let rows = sqlx::query(
                "SELECT id FROM guests WHERE created < ?1 AND NOT EXISTS
                 (SELECT 1 FROM tokens WHERE guest = guests.id AND used >= ?1)",
            )
            .bind(time as i64)
            .fetch_all(&mut *connection)
            .await?;
            Ok(rows.iter().map(|row| number(row, 0)).collect())
        })
    }

    fn traces(&self, guest: u64) -> BoxFuture<'_, Vec<u64>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            // The number as it is written in a fact; what else has it by chance is left alone later.
            let rows = sqlx::query("SELECT DISTINCT table_id FROM facts WHERE instr(fact, ?)")
                .bind(format!("\":{guest},"))
                .fetch_all(&mut *connection)
                .await?;
            Ok(rows.iter().map(|row| number(row, 0)).collect())
        })
    }

    fn tables_after(&self, id: Option<u64>, most: u32) -> BoxFuture<'_, Vec<TableRow>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let query = format!("{TABLE} WHERE id > ? ORDER BY id LIMIT ?");
            let rows = sqlx::query(sqlx::AssertSqlSafe(query))
                .bind(id.map_or(-1, |id| id as i64))
                .bind(most)
                .fetch_all(&mut *connection)
                .await?;
            Ok(rows.iter().map(table_row).collect())
        })
    }

    fn newest_tables(&self, most: u32) -> BoxFuture<'_, Vec<TableRow>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let query = format!("{TABLE} ORDER BY created DESC, id LIMIT ?");
            let rows = sqlx::query(sqlx::AssertSqlSafe(query))
                .bind(most)
                .fetch_all(&mut *connection)
                .await?;
            Ok(rows.iter().map(table_row).collect())
        })
    }

    fn table(&self, id: u64) -> BoxFuture<'_, Option<StoredTable>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let row =
                sqlx::query("SELECT id, code, created, listed, wakes, over, host, summary, waits FROM tables WHERE id = ?")
                    .bind(id as i64)
                    .fetch_optional(&mut *connection)
                    .await?;
            match row {
                Some(row) => Ok(Some(read_table(&row, &mut connection).await?)),
                None => Ok(None),
            }
        })
    }

    fn bans(&self, now: Timestamp) -> BoxFuture<'_, Vec<Ban>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            read_bans(&mut connection, now).await
        })
    }

    fn reports(&self) -> BoxFuture<'_, Vec<Report>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            read_reports(&mut connection).await
        })
    }

    fn interventions(&self, after: u64) -> BoxFuture<'_, Vec<(u64, Intervention)>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let rows =
                sqlx::query("SELECT number, what FROM interventions WHERE number > ? ORDER BY 1")
                    .bind(after as i64)
                    .fetch_all(&mut *connection)
                    .await?;
            let read = |row: &SqliteRow| {
                let what = serde_json::from_str(row.get(1)).map_err(damaged)?;
                Ok((number(row, 0), what))
            };
            rows.iter().map(read).collect()
        })
    }

    fn strikes(&self, day: u64) -> BoxFuture<'_, Vec<Strikes>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let rows = sqlx::query(
                "SELECT day, what, count FROM strikes WHERE day >= ? ORDER BY day DESC, what",
            )
            .bind(day as i64)
            .fetch_all(&mut *connection)
            .await?;
            let strikes = |row: &SqliteRow| Strikes {
                day: number(row, 0),
                what: row.get(1),
                count: number(row, 2),
            };
            Ok(rows.iter().map(strikes).collect())
        })
    }

    fn health(&self) -> BoxFuture<'_, Option<Timestamp>> {
        Box::pin(async move {
            let (_guard, mut connection) = self.reader().await?;
            let row = sqlx::query("SELECT at FROM health").fetch_optional(&mut *connection);
            Ok(row.await?.map(|row| number(&row, 0)))
        })
    }
}
