//! Ctrl-C, and the signal that asks a service to end.

/// Waits for one of them.
pub(crate) async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = ended.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    tokio::signal::ctrl_c().await.ok();
}
