//! Reading what other servers have written to the logs of tables: what is asked for while one query is under way
//! shares the next one, as writes share a commit. A table that people play through two servers needs a read for
//! each move, and a query of its own for each would cost more than the move.

use sqlx::PgConnection;
use sqlx::Row as _;
use sqlx::postgres::PgPool;
use stammtisch_log::Fact;
use tokio::sync::{mpsc, oneshot};

use super::connection::{Reader, bounded};
use crate::{StoreError, read};

/// The most logs that wait to be read; further callers wait for room.
const QUEUE: usize = 4096;
/// The most logs that share a query.
const BATCH: usize = 256;

type Answer = Result<Vec<Fact>, StoreError>;

/// A log to read from this number on, and where to send what is there.
struct Wanted {
    table: u64,
    from: u64,
    done: oneshot::Sender<Answer>,
}

/// A handle to the task that reads logs.
pub(super) struct Logs(mpsc::Sender<Wanted>);

impl Logs {
    /// Starts the task, which ends with the handle.
    pub(super) fn start(readers: PgPool) -> Logs {
        let (wanted, receive) = mpsc::channel(QUEUE);
        tokio::spawn(read_all(readers, receive));
        Logs(wanted)
    }

    /// Reads a table's log from this number on.
    pub(super) async fn read(&self, table: u64, from: u64) -> Answer {
        let gone = || StoreError::Storage("the reader has ended".to_owned());
        let (done, answer) = oneshot::channel();
        let wanted = Wanted { table, from, done };
        self.0.send(wanted).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

async fn read_all(readers: PgPool, mut receive: mpsc::Receiver<Wanted>) {
    let mut batch = Vec::with_capacity(BATCH);
    while receive.recv_many(&mut batch, BATCH).await > 0 {
        match read_batch(&readers, &batch).await {
            Ok(logs) => {
                for (wanted, log) in batch.drain(..).zip(logs) {
                    // A caller who has given up needs no answer.
                    wanted.done.send(facts(wanted.from, &log)).ok();
                }
            }
            Err(error) => batch.drain(..).for_each(|wanted| {
                wanted.done.send(Err(error.clone())).ok();
            }),
        }
    }
}

/// A fact as it is stored, with its number.
type Stored = (u64, String);

fn facts(from: u64, log: &[Stored]) -> Answer {
    let numbered = (from..).zip(log);
    numbered
        .map(|(expected, (number, fact))| read::fact(expected, *number, fact))
        .collect()
}

async fn read_batch(readers: &PgPool, batch: &[Wanted]) -> Result<Vec<Vec<Stored>>, StoreError> {
    let mut reader = Reader::take(readers).await?;
    bounded!(reader, connection => read_logs(connection, batch))
}

async fn read_logs(
    connection: &mut PgConnection,
    batch: &[Wanted],
) -> Result<Vec<Vec<Stored>>, StoreError> {
    let tables: Vec<i64> = batch.iter().map(|wanted| wanted.table as i64).collect();
    let numbers: Vec<i64> = batch.iter().map(|wanted| wanted.from as i64).collect();
    // Each log by the index, however many facts there are in all.
    let rows = sqlx::query(
        "SELECT at, number, fact
         FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS wanted (id, first, at)
         CROSS JOIN LATERAL (SELECT number, fact FROM facts
             WHERE table_id = id AND number >= first ORDER BY number) AS log
         ORDER BY at, number",
    )
    .bind(tables)
    .bind(numbers)
    .fetch_all(connection)
    .await?;
    let mut logs: Vec<Vec<Stored>> = batch.iter().map(|_| Vec::new()).collect();
    for row in rows {
        let at = row.get::<i64, _>(0) as usize - 1;
        logs[at].push((row.get::<i64, _>(1) as u64, row.get(2)));
    }
    Ok(logs)
}
