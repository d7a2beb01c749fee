//! Tables that wait for their host: if the host does not come back, they are closed.

use std::sync::Arc;
use std::time::Duration;

use crate::app::App;
use crate::time::now;

/// How many of them are looked at together.
const PAGE: u32 = 64;
/// The longest time between two looks.
const INTERVAL: Duration = Duration::from_secs(600);

/// Closes those whose host has been away for too long, again and again.
pub(crate) async fn expire_lobbies(app: Arc<App>) {
    let kept = app.settings().lobby_kept;
    let interval = INTERVAL.min(kept / 2);
    loop {
        tokio::time::sleep(interval).await;
        if !app.nodes.is_first() {
            continue;
        }
        let before = now().saturating_sub(kept.as_millis() as u64);
        loop {
            let codes = match app.store().lobbies_before(before, PAGE).await {
                Ok(codes) => codes,
                Err(error) => {
                    tracing::warn!(%error, "tables that wait cannot be read");
                    break;
                }
            };
            let mut expired = 0;
            for code in &codes {
                expired += usize::from(app.table(code).expire().await.is_ok());
            }
            // What fails is tried again after a while.
            if expired < PAGE as usize {
                break;
            }
        }
    }
}
