//! Limits hold for all servers together: what somebody does on one of them counts on all.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::app::App;

/// How often it is exchanged who has spent how much; what is rare, such as opening a table, at once. Between two
/// exchanges somebody can spend as much as the limit allows on each server; they wait for it afterwards.
const INTERVAL: Duration = Duration::from_millis(250);

/// Exchanges with the others who has spent how much, until the server stops.
pub(super) async fn exchange(app: Arc<App>) {
    loop {
        tokio::time::timeout(INTERVAL, app.limiters.hurry())
            .await
            .ok();
        let spent = app
            .limiters
            .spent(INTERVAL, app.nodes.count.load(Ordering::Relaxed));
        let Some(cluster) = app.cluster() else { return };
        if spent.is_empty() {
            continue;
        }
        match cluster.spend(spent).await {
            Ok(debts) => app.limiters.owe(&debts),
            Err(error) => {
                tracing::warn!(%error, "limits could not be shared with the other servers")
            }
        }
    }
}
