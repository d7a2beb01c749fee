//! A table whose log another server has continued.

use std::time::Duration;

use super::TableOwner;
use crate::rejection::HttpRejection;

/// How long to wait before the log is read again, if the database did not answer.
const RETRY: Duration = Duration::from_secs(1);

impl TableOwner {
    /// Reads what was written to the log elsewhere, and tells everybody.
    pub(super) async fn follow(&mut self) -> Result<(), HttpRejection> {
        let missed = self.app.store().facts(self.id, self.next).await?;
        if !missed.is_empty() {
            self.accept_missed(&missed);
        }
        Ok(())
    }

    /// Follows the log as far as it is known to go.
    pub(super) async fn follow_heard(&mut self) {
        let length = self.live.heard_of();
        if length <= self.next || self.follow().await.is_ok() {
            return;
        }
        let live = self.live.clone();
        self.app.spawn(async move {
            tokio::time::sleep(RETRY).await;
            live.hear_of(length);
        });
    }
}
