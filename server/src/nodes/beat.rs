//! Saying again and again that this server is there, and noticing who no longer is.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use stammtisch_store::Beat;

use crate::app::App;

/// How often. A server that has not been seen for three seconds is gone.
const INTERVAL: Duration = Duration::from_secs(1);

/// Says that this server is there, until it stops.
pub(super) async fn beat_on(app: Arc<App>) {
    let mut known = Vec::new();
    loop {
        let beat = match app.cluster() {
            Some(cluster) => cluster.beat().await,
            None => return,
        };
        match beat {
            Ok(beat) => {
                app.follow_beat(&beat, &known);
                known = beat.nodes;
            }
            Err(error) => {
                tracing::warn!(%error, "the other servers could not be told that this one is there")
            }
        }
        tokio::time::sleep(INTERVAL).await;
    }
}

impl App {
    fn follow_beat(self: &Arc<App>, beat: &Beat, known: &[u64]) {
        self.nodes.is_first.store(beat.is_first, Ordering::Relaxed);
        self.nodes.count.store(beat.nodes.len(), Ordering::Relaxed);
        if beat.was_gone {
            // What was claimed here may be driven by others now, and who is connected here is forgotten.
            for table in self.in_use() {
                table.lose_claim();
            }
        }
        let is_missing = |node: &u64| !beat.nodes.contains(node);
        if beat.was_gone || known.iter().any(is_missing) {
            self.nodes.to_wake.notify_one();
            // The last words of one that died may not have been heard.
            let app = self.clone();
            self.spawn(async move { app.look_at_everything().await });
        }
    }
}
