//! What the servers that share a PostgreSQL keep of each other: who is there, who drives which table, who is
//! connected where, what was spent. The database's clock decides, so that those of the servers need not agree.

use sqlx::{PgConnection, Row as _};

use super::PgNode;
use super::connection::{Reader, bounded};
use crate::cluster::{Beat, Cluster, Debt, Notice, Notices, Presence, Spent};
use crate::{BoxFuture, StoreError, TokenHash};

/// Runs something on a connection of the readers' pool.
macro_rules! on_connection {
    ($node:expr, $connection:ident => $work:expr) => {
        Box::pin(async move {
            let mut reader = Reader::take(&$node.readers).await?;
            bounded!(reader, $connection => $work)
        })
    };
}

fn signed(numbers: &[u64]) -> Vec<i64> {
    numbers.iter().map(|number| *number as i64).collect()
}

impl Cluster for PgNode {
    fn beat(&self) -> BoxFuture<'_, Beat> {
        on_connection!(self, connection => beat(connection, self.id))
    }

    fn nodes(&self) -> BoxFuture<'_, Vec<u64>> {
        on_connection!(self, connection => nodes(connection))
    }

    fn leave(&self) -> BoxFuture<'_, ()> {
        on_connection!(self, connection => leave(connection, self.id))
    }

    fn claim(&self, tables: Vec<u64>) -> BoxFuture<'_, Vec<u64>> {
        on_connection!(self, connection => claim(connection, self.id, &tables))
    }

    fn claim_waking(&self, most: u32) -> BoxFuture<'_, Vec<(u64, String)>> {
        on_connection!(self, connection => claim_waking(connection, self.id, most))
    }

    fn set_aside(&self, table: u64) -> BoxFuture<'_, ()> {
        let sql = "UPDATE claims SET aside = true WHERE table_id = $1 AND node = $2";
        on_connection!(self, connection => change_claim(connection, sql, table, self.id))
    }

    fn release(&self, table: u64) -> BoxFuture<'_, ()> {
        let sql = "DELETE FROM claims WHERE table_id = $1 AND node = $2";
        on_connection!(self, connection => change_claim(connection, sql, table, self.id))
    }

    fn log_lengths(&self, tables: Vec<u64>) -> BoxFuture<'_, Vec<(u64, u64)>> {
        on_connection!(self, connection => log_lengths(connection, &tables))
    }

    fn set_presence(&self, present: Vec<Presence>) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let tables: Vec<u64> = present.iter().map(|present| present.table).collect();
            let set: BoxFuture<'_, ()> =
                on_connection!(self, connection => set_presence(connection, self.id, &present));
            set.await?;
            tables
                .into_iter()
                .for_each(|table| self.mailbox.send(Notice::Presence(table)));
            Ok(())
        })
    }

    fn presence(&self, tables: Vec<u64>) -> BoxFuture<'_, Vec<Presence>> {
        on_connection!(self, connection => presence(connection, self.id, &tables))
    }

    fn spend(&self, spent: Vec<Spent>) -> BoxFuture<'_, Vec<Debt>> {
        on_connection!(self, connection => spend(connection, &spent))
    }

    fn valid_tokens(&self, tokens: Vec<TokenHash>) -> BoxFuture<'_, Vec<TokenHash>> {
        on_connection!(self, connection => valid_tokens(connection, &tokens))
    }

    fn tell(&self, notice: Notice) {
        self.mailbox.send(notice);
    }

    fn listen(&self) -> BoxFuture<'_, Notices> {
        Box::pin(async { Ok(self.mailbox.next().await) })
    }
}

type Done<T = ()> = Result<T, StoreError>;

async fn beat(connection: &mut PgConnection, node: u64) -> Done<Beat> {
    sqlx::query(
        "DELETE FROM nodes WHERE id IN (SELECT id FROM nodes
         WHERE id <> $1 AND seen < clock_timestamp() - interval '3 seconds' FOR UPDATE SKIP LOCKED)",
    )
    .bind(node as i64)
    .execute(&mut *connection)
    .await?;
    let was_gone = sqlx::query(
        "INSERT INTO nodes (id, seen) VALUES ($1, clock_timestamp())
         ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0",
    );
    let was_gone = was_gone
        .bind(node as i64)
        .fetch_one(&mut *connection)
        .await?;
    let nodes = sqlx::query("SELECT id FROM nodes ORDER BY id");
    let nodes = nodes.fetch_all(connection).await?;
    let nodes: Vec<u64> = nodes
        .iter()
        .map(|row| row.get::<i64, _>(0) as u64)
        .collect();
    Ok(Beat {
        is_first: nodes.first() == Some(&node),
        nodes,
        was_gone: was_gone.get(0),
    })
}

async fn nodes(connection: &mut PgConnection) -> Done<Vec<u64>> {
    let there = "SELECT id FROM nodes WHERE seen > clock_timestamp() - interval '3 seconds'";
    let there = sqlx::query(there).fetch_all(connection).await?;
    Ok(there
        .iter()
        .map(|row| row.get::<i64, _>(0) as u64)
        .collect())
}

async fn leave(connection: &mut PgConnection, node: u64) -> Done {
    for statement in [
        "DELETE FROM presence WHERE node = $1",
        "DELETE FROM claims WHERE node = $1",
        "DELETE FROM nodes WHERE id = $1",
    ] {
        let query = sqlx::query(statement).bind(node as i64);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

async fn claim(connection: &mut PgConnection, node: u64, tables: &[u64]) -> Done<Vec<u64>> {
    let claimed = sqlx::query(
        "INSERT INTO claims (table_id, node, aside)
         SELECT wanted, $1, false FROM unnest($2::bigint[]) AS wanted ORDER BY wanted
         ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, aside = false
         WHERE claims.node = excluded.node OR claims.aside
            OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = claims.node)
         RETURNING table_id",
    )
    .bind(node as i64)
    .bind(signed(tables))
    .fetch_all(connection)
    .await?;
    Ok(claimed
        .iter()
        .map(|row| row.get::<i64, _>(0) as u64)
        .collect())
}

async fn claim_waking(
    connection: &mut PgConnection,
    node: u64,
    most: u32,
) -> Done<Vec<(u64, String)>> {
    // What the dead have left is swept up: claims to tables that need nobody, and their connections.
    for statement in [
        "DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = presence.node)",
        "DELETE FROM claims WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = claims.node)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE id = claims.table_id AND wakes)",
    ] {
        sqlx::query(statement).execute(&mut *connection).await?;
    }
    let claimed = sqlx::query(
        "WITH free AS (
             SELECT tables.id, tables.code FROM tables LEFT JOIN claims ON claims.table_id = tables.id
             WHERE tables.wakes AND NOT EXISTS (SELECT 1 FROM nodes WHERE id = claims.node)
             ORDER BY tables.id LIMIT $2 FOR NO KEY UPDATE OF tables SKIP LOCKED
         ), claimed AS (
             INSERT INTO claims (table_id, node, aside) SELECT id, $1, false FROM free
             ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, aside = false
             WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = claims.node)
             RETURNING table_id
         )
         SELECT id, code FROM free JOIN claimed ON table_id = id ORDER BY id",
    )
    .bind(node as i64)
    .bind(i64::from(most))
    .fetch_all(connection)
    .await?;
    let read = |row: &sqlx::postgres::PgRow| (row.get::<i64, _>(0) as u64, row.get(1));
    Ok(claimed.iter().map(read).collect())
}

async fn change_claim(
    connection: &mut PgConnection,
    sql: &'static str,
    table: u64,
    node: u64,
) -> Done {
    let query = sqlx::query(sql).bind(table as i64).bind(node as i64);
    query.execute(connection).await?;
    Ok(())
}

async fn log_lengths(connection: &mut PgConnection, tables: &[u64]) -> Done<Vec<(u64, u64)>> {
    let lengths = sqlx::query(
        "SELECT wanted, (SELECT max(number) + 1 FROM facts WHERE table_id = wanted)
         FROM unnest($1::bigint[]) AS wanted",
    )
    .bind(signed(tables))
    .fetch_all(connection)
    .await?;
    let read = |row: &sqlx::postgres::PgRow| {
        let length = row.get::<Option<i64>, _>(1).unwrap_or(0);
        (row.get::<i64, _>(0) as u64, length as u64)
    };
    Ok(lengths.iter().map(read).collect())
}

async fn set_presence(connection: &mut PgConnection, node: u64, present: &[Presence]) -> Done {
    let tables: Vec<i64> = present.iter().map(|present| present.table as i64).collect();
    let guests = present
        .iter()
        .map(|present| serde_json::to_string(&present.guests));
    let guests = guests.collect::<Result<Vec<String>, _>>();
    let anonymous: Vec<i64> = present
        .iter()
        .map(|present| present.anonymous as i64)
        .collect();
    sqlx::query(
        "INSERT INTO presence (table_id, node, guests, anonymous)
         SELECT t, $1, g, a FROM unnest($2::bigint[], $3::text[], $4::bigint[]) AS present (t, g, a)
         ON CONFLICT (table_id, node) DO UPDATE SET
         guests = excluded.guests, anonymous = excluded.anonymous",
    )
    .bind(node as i64)
    .bind(&tables)
    .bind(guests.map_err(crate::read::damaged)?)
    .bind(anonymous)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "DELETE FROM presence WHERE node = $1 AND table_id = ANY($2)
         AND guests = '[]' AND anonymous = 0",
    )
    .bind(node as i64)
    .bind(tables)
    .execute(connection)
    .await?;
    Ok(())
}

async fn presence(connection: &mut PgConnection, node: u64, tables: &[u64]) -> Done<Vec<Presence>> {
    let present = sqlx::query(
        "SELECT table_id, guests, anonymous FROM presence
         WHERE table_id = ANY($1) AND node <> $2 AND EXISTS (SELECT 1 FROM nodes WHERE id = node)",
    )
    .bind(signed(tables))
    .bind(node as i64)
    .fetch_all(connection)
    .await?;
    let read = |row: &sqlx::postgres::PgRow| Presence {
        table: row.get::<i64, _>(0) as u64,
        guests: serde_json::from_str(row.get(1)).unwrap_or_default(),
        anonymous: row.get::<i64, _>(2) as u64,
    };
    Ok(present.iter().map(read).collect())
}

async fn spend(connection: &mut PgConnection, spent: &[Spent]) -> Done<Vec<Debt>> {
    let limits: Vec<&str> = spent.iter().map(|spent| spent.limit.as_str()).collect();
    let who: Vec<&str> = spent.iter().map(|spent| spent.who.as_str()).collect();
    let costs: Vec<i64> = spent.iter().map(|spent| spent.cost as i64).collect();
    let debts = sqlx::query(
        "INSERT INTO spent (what, who, paid_off)
         SELECT l, w, clock_timestamp() + c * interval '1 microsecond'
         FROM unnest($1::text[], $2::text[], $3::bigint[]) AS spent (l, w, c) ORDER BY l, w
         ON CONFLICT (what, who) DO UPDATE SET paid_off =
             greatest(spent.paid_off, clock_timestamp()) + (excluded.paid_off - clock_timestamp())
         RETURNING what, who,
             (extract(epoch FROM paid_off - clock_timestamp()) * 1000000)::bigint",
    )
    .bind(limits)
    .bind(who)
    .bind(costs)
    .fetch_all(&mut *connection)
    .await?;
    let forget = "DELETE FROM spent WHERE (what, who) IN (SELECT what, who FROM spent
         WHERE paid_off < clock_timestamp() - interval '1 minute' LIMIT 100 FOR UPDATE SKIP LOCKED)";
    sqlx::query(forget).execute(connection).await?;
    let read = |row: &sqlx::postgres::PgRow| Debt {
        limit: row.get(0),
        who: row.get(1),
        left: row.get::<i64, _>(2).max(0) as u64,
    };
    Ok(debts.iter().map(read).collect())
}

async fn valid_tokens(connection: &mut PgConnection, tokens: &[TokenHash]) -> Done<Vec<TokenHash>> {
    let valid = sqlx::query("SELECT hash FROM tokens WHERE hash = ANY($1)");
    let valid = valid.bind(tokens).fetch_all(connection).await?;
    Ok(valid.iter().map(|row| row.get(0)).collect())
}
