//! Writing to PostgreSQL.

use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, PgConnection};

use super::connection::run;
use super::notices::Mailbox;
use super::{PATIENCE, connect, no_answer};
use crate::writer::Committer;
use crate::{BoxFuture, Change, Notice, StoreError, write};

/// How long to wait after a commit that several tables shared: what comes in meanwhile shares the next one. A commit costs
/// the database as much as several moves, and the more servers there are, the fewer moves of each meet without it.
const PAUSE: Duration = Duration::from_millis(1);

/// The connection that writes.
pub(super) struct PgCommitter {
    options: PgConnectOptions,
    /// `None` after it was lost; the next commit connects again.
    connection: Option<PgConnection>,
    mailbox: Mailbox,
    /// Whether several logs grew by the last commit.
    was_shared: bool,
}

impl PgCommitter {
    pub(super) fn new(
        options: PgConnectOptions,
        connection: PgConnection,
        mailbox: Mailbox,
    ) -> PgCommitter {
        PgCommitter {
            options,
            connection: Some(connection),
            mailbox,
            was_shared: false,
        }
    }

    /// Makes the changes. A connection that does not answer is not used again: what was begun there ends with it, and
    /// whether a commit came about is seen by what is stored.
    async fn commit(&mut self, changes: &[&Change]) -> Result<(), StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(&self.options).await?,
        };
        let done = tokio::time::timeout(PATIENCE, transaction(&mut connection, changes)).await;
        let done = done.unwrap_or_else(|_| Err(no_answer()))?;
        self.connection = Some(connection);
        done
    }
}

impl Committer for PgCommitter {
    fn commit<'a>(&'a mut self, changes: &'a [&'a Change]) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let logs = changes
                .iter()
                .filter(|change| matches!(change, Change::Facts { .. }));
            self.was_shared = logs.count() > 1;
            PgCommitter::commit(self, changes).await?;
            changes
                .iter()
                .filter_map(notice_of)
                .for_each(|notice| self.mailbox.send(notice));
            Ok(())
        })
    }

    fn answers(&self) -> bool {
        self.connection.is_some()
    }

    fn after_answers(&mut self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            if self.was_shared {
                tokio::time::sleep(PAUSE).await;
            }
            Ok(())
        })
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, ()> {
        Box::pin(async {
            if let Some(connection) = self.connection {
                tokio::time::timeout(PATIENCE, connection.close())
                    .await
                    .ok();
            }
            Ok(())
        })
    }
}

/// Makes all of these changes in one transaction, or none, and returns what came of it. Fails if the connection is no
/// longer of use.
async fn transaction(
    connection: &mut PgConnection,
    changes: &[&Change],
) -> Result<Result<(), StoreError>, StoreError> {
    run(connection, "BEGIN").await?;
    match write::make(connection, changes.iter().copied()).await {
        Ok(_) => run(connection, "COMMIT").await.map(Ok),
        Err(error) => run(connection, "ROLLBACK").await.map(|()| Err(error)),
    }
}

/// Returns what the other servers have to look at after a change.
fn notice_of(change: &&Change) -> Option<Notice> {
    match change {
        Change::Facts {
            table,
            first,
            facts,
        } => Some(Notice::Facts(*table, first + facts.len() as u64)),
        Change::Name { guest, .. } | Change::Face { guest, .. } => Some(Notice::Renamed(*guest)),
        Change::Forget { .. } => Some(Notice::SignedOut),
        _ => None,
    }
}
