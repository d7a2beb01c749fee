//! What the other servers say, and where to look then.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use stammtisch_store::{Notice, Notices, StoreError};

use crate::app::App;
use crate::frames::SeatReaction;

/// How long to wait before everything is looked at again, if the database did not answer.
const RETRY: Duration = Duration::from_secs(1);

/// Listens until the server stops.
pub(super) async fn listen(app: Arc<App>) {
    while let Some(cluster) = app.cluster() {
        match cluster.listen().await {
            Ok(Notices::Heard(notices)) => app.follow_notices(notices),
            Ok(Notices::Missed) => app.look_at_everything().await,
            Err(_) => tokio::time::sleep(RETRY).await,
        }
    }
}

impl App {
    fn follow_notices(self: &Arc<App>, notices: Vec<Notice>) {
        let mut signed_out = false;
        for notice in notices {
            match notice {
                Notice::Facts(table, length) => {
                    if let Some(table) = self.nodes.table(table) {
                        table.hear_of(length);
                    }
                }
                Notice::Presence(table) => self.nodes.read_presence(table),
                Notice::Reaction(table, seat, name) => {
                    if let Some(table) = self.nodes.table(table)
                        && let Ok(reaction) = serde_json::from_str(&name)
                    {
                        let seat = seat as usize;
                        table.show_reaction(SeatReaction { seat, reaction });
                    }
                }
                Notice::Renamed(guest) => {
                    let app = self.clone();
                    self.spawn(async move { app.read_name(guest).await });
                }
                Notice::SignedOut => signed_out = true,
            }
        }
        if signed_out {
            let app = self.clone();
            self.spawn(async move {
                if let Err(error) = app.end_signed_out().await {
                    tracing::warn!(%error, "it could not be read who was signed out");
                }
            });
        }
    }

    /// Looks at everything that a notice could have been about.
    pub(super) async fn look_at_everything(&self) {
        while let Err(error) = self.look().await {
            tracing::warn!(%error, "what other servers did could not be read");
            tokio::time::sleep(RETRY).await;
        }
    }

    async fn look(&self) -> Result<(), StoreError> {
        let Some(cluster) = self.cluster() else {
            return Ok(());
        };
        let tables = self.nodes.ids();
        for (table, length) in cluster.log_lengths(tables.clone()).await? {
            if let Some(table) = self.nodes.table(table) {
                table.hear_of(length);
            }
        }
        tables
            .into_iter()
            .for_each(|table| self.nodes.read_presence(table));
        self.end_signed_out().await
    }

    /// Ends the sockets of devices that were signed out elsewhere.
    async fn end_signed_out(&self) -> Result<(), StoreError> {
        let Some(cluster) = self.cluster() else {
            return Ok(());
        };
        let valid = cluster.valid_tokens(self.sockets.tokens()).await?;
        let valid: HashSet<_> = valid.into_iter().collect();
        self.sockets.end(|socket| {
            socket
                .token
                .as_ref()
                .is_some_and(|token| !valid.contains(token))
        });
        Ok(())
    }

    /// Uses the name and the face that a guest has now.
    async fn read_name(&self, guest: u64) {
        match self.store().people().person(guest).await {
            Ok(Some(row)) => self.rename(&row.guest).await,
            Ok(None) => {}
            Err(error) => tracing::warn!(%error, "a new name could not be read"),
        }
    }
}
