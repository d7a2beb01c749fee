//! Making changes, in a transaction of either database that the caller has begun.

use stammtisch_log::erase as erase_facts;

use crate::read::{damaged, facts};
use crate::sql::{Connection, NewFact, Value, values};
use crate::{Ban, Banned, Change, Heartbeat, Report, StoreError};

type Done<T = ()> = Result<T, StoreError>;

/// Makes all of these changes. Returns about how many bytes the facts and analyses among them have.
pub(crate) async fn make<'a>(
    connection: &mut dyn Connection,
    changes: impl Iterator<Item = &'a Change> + Send,
) -> Done<usize> {
    let mut waiting = Vec::new();
    let mut written = 0;
    for change in changes {
        match change {
            Change::Facts {
                table,
                first,
                facts,
            } => {
                for (number, fact) in (*first..).zip(facts) {
                    let fact = serde_json::to_string(fact).map_err(damaged)?;
                    written += fact.len();
                    waiting.push(NewFact {
                        table: *table,
                        number,
                        fact,
                    });
                }
            }
            Change::Erase { guest, tables } => {
                // What was just said by them goes as well.
                add_facts(connection, &mut waiting).await?;
                written += erase(connection, *guest, tables).await?;
            }
            Change::Analysis { analysis, .. } => {
                written += analysis.len();
                make_one(connection, change).await?;
            }
            _ => make_one(connection, change).await?,
        }
    }
    add_facts(connection, &mut waiting).await?;
    Ok(written)
}

async fn add_facts(connection: &mut dyn Connection, facts: &mut Vec<NewFact>) -> Done {
    if !facts.is_empty() {
        // In one order, so that two nodes never wait for each other.
        facts.sort_by_key(|fact| (fact.table, fact.number));
        connection.add_facts(facts).await?;
        facts.clear();
    }
    Ok(())
}

/// Erases a guest. Returns about how many bytes were written.
async fn erase(connection: &mut dyn Connection, guest: u64, tables: &[u64]) -> Done<usize> {
    let mut written = 0;
    for &table in tables {
        let mut facts = facts(connection, table, 0).await?;
        for number in erase_facts(&mut facts, guest) {
            let fact = serde_json::to_string(&facts[number]).map_err(damaged)?;
            written += fact.len();
            let update = "UPDATE facts SET fact = $1 WHERE table_id = $2 AND number = $3";
            let values = values![fact, table, number as u64];
            connection.execute(update, values).await?;
        }
    }
    for statement in [
        "DELETE FROM tokens WHERE guest = $1",
        "DELETE FROM seatings WHERE guest = $1",
        "DELETE FROM report_lines WHERE guest = $1
         OR report IN (SELECT id FROM reports WHERE about = $1 OR reporter = $1)",
        "DELETE FROM reports WHERE about = $1 OR reporter = $1",
        "UPDATE tables SET host = NULL WHERE host = $1",
        "DELETE FROM guests WHERE id = $1",
    ] {
        connection.execute(statement, values![guest]).await?;
    }
    Ok(written)
}

/// Deletes what belongs to something with this number, part by part.
async fn delete(connection: &mut dyn Connection, statements: &[&'static str], id: u64) -> Done {
    for statement in statements {
        connection.execute(statement, values![id]).await?;
    }
    Ok(())
}

const DELETE_TABLE: &[&str] = &[
    "DELETE FROM report_lines WHERE report IN (SELECT id FROM reports WHERE table_id = $1)",
    "DELETE FROM reports WHERE table_id = $1",
    "DELETE FROM seatings WHERE table_id = $1",
    "DELETE FROM analyses WHERE table_id = $1",
    "DELETE FROM facts WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

const DELETE_REPORT: &[&str] = &[
    "DELETE FROM report_lines WHERE report = $1",
    "DELETE FROM reports WHERE id = $1",
];

async fn add_report(connection: &mut dyn Connection, report: &Report) -> Done {
    let sql = "INSERT INTO reports (id, table_id, reporter, about, name, reason, created)
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let (id, about) = (report.id, &report.about);
    let values = values![
        id,
        report.table,
        report.reporter,
        about.id,
        &about.name,
        &report.reason,
        report.created
    ];
    connection.execute(sql, values).await?;
    for (number, line) in (0u64..).zip(&report.lines) {
        let sql = "INSERT INTO report_lines (report, number, guest, name, text, at)
                   VALUES ($1, $2, $3, $4, $5, $6)";
        let guest = &line.guest;
        let values = values![id, number, guest.id, &guest.name, &line.text, line.at];
        connection.execute(sql, values).await?;
    }
    Ok(())
}

async fn add_ban(connection: &mut dyn Connection, ban: &Ban) -> Done {
    let (guest, address) = match &ban.who {
        Banned::Guest(guest) => (Some(*guest), None),
        Banned::Address(address) => (None, Some(address.as_str())),
    };
    let sql = "INSERT INTO bans (id, guest, address, until, reason, created)
               VALUES ($1, $2, $3, $4, $5, $6)";
    let values = values![ban.id, guest, address, ban.until, &ban.reason, ban.created];
    connection.execute(sql, values).await?;
    Ok(())
}

/// A statement with its parameters.
type Statement = (&'static str, Vec<Value>);

/// Makes a change other than [`Change::Facts`] and [`Change::Erase`].
async fn make_one(connection: &mut dyn Connection, change: &Change) -> Done {
    match change {
        Change::Facts { .. } | Change::Erase { .. } => return Ok(()),
        Change::DeleteTable { table } => return delete(connection, DELETE_TABLE, *table).await,
        Change::DeleteReport { id } => return delete(connection, DELETE_REPORT, *id).await,
        Change::Ban(ban) => return add_ban(connection, ban).await,
        Change::Report(report) => return add_report(connection, report).await,
        Change::Intervention { .. } => connection.keep_interventions_in_order().await?,
        _ => {}
    }
    let statement = about_guests(change).or_else(|| about_tables(change));
    let (sql, values) = match statement {
        Some(statement) => statement,
        None => about_the_rest(change)?,
    };
    let changed = connection.execute(sql, values).await?;
    if matches!(change, Change::UseLink { .. }) && changed == 0 {
        return Err(StoreError::Conflict);
    }
    Ok(())
}

/// Returns the statement of a change to a guest or their tokens.
fn about_guests(change: &Change) -> Option<Statement> {
    Some(match change {
        Change::Guest {
            id,
            name,
            face,
            created,
        } => (
            "INSERT INTO guests (id, name, created, face) VALUES ($1, $2, $3, $4)",
            values![*id, name, *created, face.as_deref()],
        ),
        Change::Face { guest, face } => (
            "UPDATE guests SET face = $1 WHERE id = $2",
            values![face, *guest],
        ),
        Change::Name { guest, name } => (
            "UPDATE guests SET name = $1 WHERE id = $2",
            values![name, *guest],
        ),
        // A token that was just made was used then.
        Change::Token {
            hash,
            guest,
            kind,
            expires,
            created,
            device,
        } => (
            "INSERT INTO tokens (hash, guest, kind, expires, created, used, device)
             VALUES ($1, $2, $3, $4, $5, $5, $6)",
            values![hash, *guest, kind.name(), *expires, *created, device],
        ),
        Change::Used { hash, at } => (
            "UPDATE tokens SET used = $1 WHERE hash = $2",
            values![*at, hash],
        ),
        Change::Forget { hash } => ("DELETE FROM tokens WHERE hash = $1", values![hash]),
        Change::UseLink { hash } => (
            "DELETE FROM tokens WHERE hash = $1 AND kind = 'link'",
            values![hash],
        ),
        _ => return None,
    })
}

/// Returns the statement of a change to a table or who sat there.
fn about_tables(change: &Change) -> Option<Statement> {
    Some(match change {
        Change::Table {
            id,
            code,
            created,
            flags,
            host,
            summary,
        } => (
            "INSERT INTO tables
             (id, code, created, host_seen, listed, wakes, over, waits, host, summary)
             VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9)",
            values![
                *id,
                code,
                *created,
                flags.listed,
                flags.wakes,
                flags.over,
                flags.waits,
                *host,
                summary.as_ref().map(ToString::to_string).as_deref(),
            ],
        ),
        Change::Flags {
            table,
            flags,
            summary,
        } => (
            "UPDATE tables SET listed = $1, wakes = $2, over = $3, waits = $4, summary = $5
             WHERE id = $6",
            values![
                flags.listed,
                flags.wakes,
                flags.over,
                flags.waits,
                summary.as_ref().map(ToString::to_string).as_deref(),
                *table,
            ],
        ),
        Change::HostSeen { table, at } => (
            "UPDATE tables SET host_seen = $1 WHERE id = $2",
            values![*at, *table],
        ),
        Change::Seating { table, guest } => (
            "INSERT INTO seatings (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            values![*guest, *table],
        ),
        Change::ForgetSeating { table, guest } => (
            "DELETE FROM seatings WHERE guest = $1 AND table_id = $2",
            values![*guest, *table],
        ),
        _ => return None,
    })
}

/// Returns the statement of any other change.
fn about_the_rest(change: &Change) -> Done<Statement> {
    Ok(match change {
        Change::Intervention { at, what } => (
            "INSERT INTO interventions (at, what) VALUES ($1, $2)",
            values![*at, serde_json::to_string(what).map_err(damaged)?],
        ),
        // After a gap the time in which servers were there begins anew.
        Change::Heartbeat { at } => (
            "INSERT INTO heartbeat (id, at, since) VALUES (1, $1, $1) ON CONFLICT (id) DO UPDATE SET
             since = CASE WHEN excluded.at > heartbeat.at + $2 THEN excluded.at ELSE heartbeat.since END,
             before = CASE WHEN excluded.at > heartbeat.at + $2 THEN heartbeat.at ELSE heartbeat.before END,
             at = CASE WHEN excluded.at > heartbeat.at THEN excluded.at ELSE heartbeat.at END",
            values![*at, Heartbeat::GAP],
        ),
        Change::LiftBan { id } => ("DELETE FROM bans WHERE id = $1", values![*id]),
        Change::Strikes { day, what, count } => (
            "INSERT INTO strikes (day, what, count) VALUES ($1, $2, $3)
             ON CONFLICT (day, what) DO UPDATE SET count = strikes.count + excluded.count",
            values![*day, what, *count],
        ),
        Change::Health { at } => (
            "INSERT INTO health (id, at) VALUES (1, $1)
             ON CONFLICT (id) DO UPDATE SET at = excluded.at",
            values![*at],
        ),
        Change::Analysis {
            table,
            game,
            version,
            analysis,
        } => (
            "INSERT INTO analyses (table_id, game, version, analysis) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id, game) DO UPDATE SET
             version = excluded.version, analysis = excluded.analysis",
            values![*table, *game, *version, analysis],
        ),
        // It is made elsewhere.
        _ => return Err(damaged("a change without a statement")),
    })
}
