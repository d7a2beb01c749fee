//! Everything in a store, as changes.

use stammtisch_log::Guest;

use crate::read;
use crate::sql::{Connection, values};
use crate::{Change, ChangeSink, StoreError, TokenKind};

/// How many rows are read at a time: no statement takes long, and memory stays small.
const PAGE: u32 = 500;

/// Sends everything; one transaction sees one point in time.
pub(crate) async fn send_all(
    connection: &mut dyn Connection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    connection.begin_snapshot().await?;
    let sent = send_parts(connection, sink).await;
    connection.end_snapshot().await?;
    sent
}

async fn send_parts(
    connection: &mut dyn Connection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    send_guests(connection, sink).await?;
    send_tokens(connection, sink).await?;
    send_tables(connection, sink).await?;
    send_seatings(connection, sink).await?;
    send_people(connection, sink).await?;
    send_analyses(connection, sink).await?;
    let heartbeat = read::heartbeat(connection).await?;
    heartbeat.map_or(Ok(()), |beat| sink(Change::Heartbeat { at: beat.at }))
}

async fn send_guests(
    connection: &mut dyn Connection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    let sql = "SELECT id, name, created, face FROM guests WHERE id > $1 ORDER BY id LIMIT $2";
    let mut last = -1;
    loop {
        let rows = connection.rows(sql, values![last, PAGE]).await?;
        let Some(newest) = rows.last() else {
            return Ok(());
        };
        last = newest.number(0) as i64;
        for row in &rows {
            let Guest { id, name, face } = read::guest_with_face(row, 3);
            let created = row.number(2);
            sink(Change::Guest {
                id,
                name,
                face,
                created,
            })?;
        }
    }
}

async fn send_tokens(
    connection: &mut dyn Connection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    let sql = "SELECT hash, guest, kind, expires, created, device FROM tokens
               WHERE hash > $1 ORDER BY hash LIMIT $2";
    let mut last = String::new();
    loop {
        let rows = connection.rows(sql, values![&last, PAGE]).await?;
        let Some(newest) = rows.last() else {
            return Ok(());
        };
        last = newest.text(0);
        for row in &rows {
            sink(Change::Token {
                hash: row.text(0),
                guest: row.number(1),
                kind: TokenKind::from_name(row.some_text(2).unwrap_or_default()),
                expires: row.number(3),
                created: row.number(4),
                device: row.text(5),
            })?;
        }
    }
}

async fn send_tables(
    connection: &mut dyn Connection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    let sql = read::stored_table!("WHERE id > $1 ORDER BY id LIMIT $2");
    let mut last = -1;
    loop {
        let rows = connection.rows(sql, values![last, PAGE]).await?;
        let Some(newest) = rows.last() else {
            return Ok(());
        };
        last = newest.number(0) as i64;
        for row in &rows {
            let stored = read::table(row, connection).await?;
            stored.changes().into_iter().try_for_each(&mut *sink)?;
        }
    }
}

async fn send_seatings(
    connection: &mut dyn Connection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    let sql = "SELECT guest, table_id FROM seatings
               WHERE guest > $1 OR guest = $1 AND table_id > $2 ORDER BY guest, table_id LIMIT $3";
    let mut last = (-1, -1);
    loop {
        let rows = connection.rows(sql, values![last.0, last.1, PAGE]).await?;
        let Some(newest) = rows.last() else {
            return Ok(());
        };
        last = (newest.number(0) as i64, newest.number(1) as i64);
        for row in &rows {
            sink(Change::Seating {
                guest: row.number(0),
                table: row.number(1),
            })?;
        }
    }
}

/// Sends bans, reports and what was done from outside.
async fn send_people(
    connection: &mut dyn Connection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    for ban in read::bans(connection, 0).await? {
        sink(Change::Ban(ban))?;
    }
    for report in read::reports(connection).await? {
        sink(Change::Report(report))?;
    }
    let sql = "SELECT at, what FROM interventions ORDER BY number";
    for row in connection.rows(sql, values![]).await? {
        let what = serde_json::from_str(row.some_text(1).unwrap_or_default());
        sink(Change::Intervention {
            at: row.number(0),
            what: what.map_err(read::damaged)?,
        })?;
    }
    Ok(())
}

async fn send_analyses(
    connection: &mut dyn Connection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    let sql = "SELECT table_id, game, version, analysis FROM analyses
               WHERE table_id > $1 OR table_id = $1 AND game > $2 ORDER BY table_id, game LIMIT $3";
    let mut last = (-1, -1);
    loop {
        let rows = connection.rows(sql, values![last.0, last.1, PAGE]).await?;
        let Some(newest) = rows.last() else {
            return Ok(());
        };
        last = (newest.number(0) as i64, newest.number(1) as i64);
        for row in &rows {
            sink(Change::Analysis {
                table: row.number(0),
                game: row.number(1) as u32,
                version: row.number(2) as u32,
                analysis: row.text(3),
            })?;
        }
    }
}
