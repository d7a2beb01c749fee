//! Writing to SQLite, and moving its write-ahead log into the database while nobody reads.
//!
//! SQLite would do that by itself, but around readers only in part, and then it takes pages for safe that were
//! never synced: a later sync of the database that fails would lose them. Moved as a whole or not at
//! all, a failed attempt is simply repeated.

use std::sync::Arc;

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::RwLock;

use super::connection::run;
use crate::writer::Committer;
use crate::{BoxFuture, Change, StoreError, write};

/// About what a commit adds to the write-ahead log besides facts and analyses, in bytes.
const COMMIT_OVERHEAD: usize = 16 * 1024;

/// Readers hold it together; the writer holds it alone while it moves its log.
pub(crate) type CheckpointLock = Arc<RwLock<()>>;

/// The connection that writes.
pub(crate) struct SqliteCommitter {
    pub(crate) connection: SqliteConnection,
    pub(crate) checkpoint_lock: CheckpointLock,
    /// About how long the write-ahead log may grow, in bytes, before it is moved.
    pub(crate) max_wal: usize,
    /// About how long it is.
    pub(crate) wal: usize,
    /// Whether somebody was erased who is still in the write-ahead log.
    pub(crate) has_erased: bool,
}

impl Committer for SqliteCommitter {
    fn commit<'a>(&'a mut self, changes: &'a [&'a Change]) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let written = commit(&mut self.connection, changes).await?;
            self.wal += written + COMMIT_OVERHEAD;
            let erases = |change: &&Change| matches!(change, Change::Erase { .. });
            self.has_erased |= changes.iter().any(erases);
            Ok(())
        })
    }

    fn before_answers(&mut self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            if self.has_erased && self.max_wal != usize::MAX {
                self.checkpoint("PRAGMA wal_checkpoint(TRUNCATE)").await?;
            }
            self.has_erased = false;
            Ok(())
        })
    }

    fn after_answers(&mut self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            if self.wal > self.max_wal {
                self.checkpoint("PRAGMA wal_checkpoint(PASSIVE)").await?;
            }
            Ok(())
        })
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, ()> {
        Box::pin(async { Ok(self.connection.close().await?) })
    }
}

impl SqliteCommitter {
    /// Moves the write-ahead log into the database. If that fails, the log stays as it is and the
    /// next commit tries again.
    async fn checkpoint(&mut self, statement: &'static str) -> Result<(), StoreError> {
        let _alone = self.checkpoint_lock.write().await;
        run(&mut self.connection, statement).await?;
        self.wal = 0;
        Ok(())
    }
}

/// Makes all of these changes in one transaction, or none. Returns how many bytes the facts and analyses
/// have.
///
/// The transaction is ended by hand: when the disk fails, SQLite may end it by itself; a
/// `Transaction` could then not be rolled back, would count as open for ever, and no other could
/// start.
async fn commit(
    connection: &mut SqliteConnection,
    changes: &[&Change],
) -> Result<usize, StoreError> {
    run(connection, "BEGIN IMMEDIATE").await?;
    let mut done = write::make(connection, changes.iter().copied()).await;
    if done.is_ok()
        && let Err(error) = run(connection, "COMMIT").await
    {
        done = Err(error);
    }
    if done.is_err() {
        // Fails where SQLite has done it already.
        run(connection, "ROLLBACK").await.ok();
    }
    done
}
