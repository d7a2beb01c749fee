//! Everything in a store, as changes.

use sqlx::{Connection, Row, SqliteConnection};
use stammtisch_log::Guest;

use crate::sqlite::{number, read_guest_with_face, read_heartbeat, read_table};
use crate::sqlite_people::send_people;
use crate::{Change, ChangeSink, Sqlite, StoreError, TokenKind};

impl Sqlite {
    /// Sends everything; one transaction sees one point in time.
    pub(crate) async fn send_all(&self, sink: ChangeSink<'_>) -> Result<(), StoreError> {
        let (_guard, mut connection) = self.reader().await?;
        let mut transaction = connection.begin().await?;
        send_guests(&mut transaction, sink).await?;
        send_tokens(&mut transaction, sink).await?;
        send_tables(&mut transaction, sink).await?;
        send_seatings(&mut transaction, sink).await?;
        send_people(&mut transaction, sink).await?;
        send_analyses(&mut transaction, sink).await?;
        let heartbeat = read_heartbeat(&mut transaction).await?;
        heartbeat.map_or(Ok(()), |at| sink(Change::Heartbeat { at }))
    }
}

async fn send_guests(
    connection: &mut SqliteConnection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    let query = sqlx::query("SELECT id, name, created, face FROM guests ORDER BY id");
    for row in query.fetch_all(connection).await? {
        let Guest { id, name, face } = read_guest_with_face(&row, 3);
        sink(Change::Guest {
            id,
            name,
            face,
            created: number(&row, 2),
        })?;
    }
    Ok(())
}

async fn send_tokens(
    connection: &mut SqliteConnection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    let query =
        sqlx::query("SELECT hash, guest, kind, expires, created, device FROM tokens ORDER BY hash");
    for row in query.fetch_all(connection).await? {
        sink(Change::Token {
            hash: row.get(0),
            guest: number(&row, 1),
            kind: TokenKind::from_name(row.get(2)),
            expires: number(&row, 3),
            created: number(&row, 4),
            device: row.get(5),
        })?;
    }
    Ok(())
}

async fn send_tables(
    connection: &mut SqliteConnection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    let query = sqlx::query(
        "SELECT id, code, created, listed, wakes, over, host, summary, waits FROM tables ORDER BY id",
    );
    for row in query.fetch_all(&mut *connection).await? {
        let stored = read_table(&row, connection).await?;
        sink(Change::Table {
            id: stored.id,
            code: stored.code,
            created: stored.created,
            flags: stored.flags,
            host: stored.host,
            summary: stored.summary,
        })?;
        sink(Change::Facts {
            table: stored.id,
            first: 0,
            facts: stored.facts,
        })?;
    }
    Ok(())
}

async fn send_seatings(
    connection: &mut SqliteConnection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    let query = sqlx::query("SELECT table_id, guest FROM seatings ORDER BY guest, table_id");
    for row in query.fetch_all(connection).await? {
        sink(Change::Seating {
            table: number(&row, 0),
            guest: number(&row, 1),
        })?;
    }
    Ok(())
}

async fn send_analyses(
    connection: &mut SqliteConnection,
    sink: ChangeSink<'_>,
) -> Result<(), StoreError> {
    let query = "SELECT table_id, game, version, analysis FROM analyses ORDER BY table_id, game";
    for row in sqlx::query(query).fetch_all(connection).await? {
        sink(Change::Analysis {
            table: number(&row, 0),
            game: row.get(1),
            version: row.get(2),
            analysis: row.get(3),
        })?;
    }
    Ok(())
}
