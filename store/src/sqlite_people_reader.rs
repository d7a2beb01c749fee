//! Reading what is kept of people from SQLite.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use stammtisch_log::{TableFlags, Timestamp};

use crate::sqlite::{number, read_guest_with_face, read_table};
use crate::sqlite_people::{damaged, read_bans, read_reports};
use crate::{
    Ban, BoxFuture, GuestRow, Intervention, People, Report, Session, Sqlite, StoredTable,
    StoredToken, Strikes, TableRow, TokenHash, TokenKind,
};

/// The columns of a [`GuestRow`].
const GUEST: &str = "SELECT guests.id, guests.name, guests.created,
    max(guests.created, coalesce((SELECT max(used) FROM tokens WHERE guest = guests.id), 0)) AS seen,
    (SELECT count(*) FROM seatings WHERE guest = guests.id), guests.face FROM guests";

fn guest_row(row: &SqliteRow) -> GuestRow {
    GuestRow {
        guest: read_guest_with_face(row, 5),
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
                "SELECT guests.id, guests.name, tokens.used, guests.face FROM tokens
                 JOIN guests ON guests.id = tokens.guest
                 WHERE tokens.hash = ? AND tokens.kind = 'session' AND tokens.expires > ?",
            )
            .bind(token)
            .bind(now as i64)
            .fetch_optional(&mut *connection)
            .await?;
            Ok(row.map(|row| Session {
                guest: read_guest_with_face(&row, 3),
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
