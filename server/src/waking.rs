//! Tables at which something happens without a command: after a start they are loaded, a few at a time.

use std::sync::Arc;
use std::time::Duration;

use crate::app::App;

/// How many tables are asked for at a time.
const PAGE: u32 = 64;
/// While so many tables are in use, no other is woken: those that need nothing leave soon.
const MAX_IN_USE: usize = 1024;
/// How long to wait for that.
const PAUSE: Duration = Duration::from_millis(200);

/// Loads the tables that must not wait for somebody to come: bots move on, clocks go on.
pub(crate) async fn wake_tables(app: Arc<App>) {
    let mut last = 0;
    loop {
        let page = match app.store().tables_to_wake(last, PAGE).await {
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
