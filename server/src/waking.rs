//! Tables at which something happens without a command: they are loaded after a start, a few at a time, and when a
//! server that drove them is gone.

use std::sync::Arc;
use std::time::Duration;

use stammtisch_store::StoreError;

use crate::app::App;

/// How many tables are asked for at a time.
const PAGE: u32 = 64;
/// While so many tables are in use, no other is woken: those that need nothing leave soon.
const MAX_IN_USE: usize = 1024;
/// How long to wait for that.
const PAUSE: Duration = Duration::from_millis(200);
/// How often tables are looked for that nobody drives, should one have been overlooked.
const INTERVAL: Duration = Duration::from_secs(60);

/// Loads the tables that must not wait for somebody to come: bots move on, clocks go on.
pub(crate) async fn wake_tables(app: Arc<App>) {
    loop {
        wake_all(&app).await;
        if app.cluster().is_none() {
            return;
        }
        tokio::time::timeout(INTERVAL, app.nodes.left_behind())
            .await
            .ok();
    }
}

async fn wake_all(app: &Arc<App>) {
    let mut last = 0;
    loop {
        let page = match app.next_to_wake(last).await {
            Ok(page) => page,
            Err(error) => {
                tracing::error!(%error, "the tables to wake cannot be read");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let Some(&(newest, _)) = page.last() else {
            return;
        };
        last = newest;
        for (_, code) in page {
            while app.tables_in_memory() >= MAX_IN_USE {
                tokio::time::sleep(PAUSE).await;
            }
            // One after the other, so that requests find the store free. What is damaged was logged.
            app.open(&code).await.ok();
        }
    }
}

impl App {
    /// Returns the next tables to wake: of all servers, only this one does.
    async fn next_to_wake(&self, after: u64) -> Result<Vec<(u64, String)>, StoreError> {
        match self.cluster() {
            Some(cluster) => cluster.claim_waking(PAGE).await,
            None => self.store().tables_to_wake(after, PAGE).await,
        }
    }
}
