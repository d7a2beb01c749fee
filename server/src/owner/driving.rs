//! Who drives a table: computes its bots' moves and watches its clocks. A server with a database of its own drives
//! all of its tables; of several, the one that has claimed the table.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use super::TableOwner;
use crate::app::App;

/// How often a claim is repeated while another server drives the table. If that one dies, somebody else takes over.
const RETRY: Duration = Duration::from_secs(1);

/// Whether this server drives a table.
pub(super) enum Driving {
    /// It does.
    Yes,
    /// Not yet.
    Asking(Pin<Box<dyn Future<Output = ()> + Send>>),
    /// There is nothing to do, or another server does it.
    No,
}

impl Driving {
    /// Waits until the claim is granted; for ever if there is none.
    pub(super) async fn granted(&mut self) {
        match self {
            Driving::Asking(claim) => claim.as_mut().await,
            Driving::Yes | Driving::No => std::future::pending().await,
        }
    }

    pub(super) fn is_driver(&self) -> bool {
        matches!(self, Driving::Yes)
    }
}

/// Claims a table until it is granted.
async fn claim(app: Arc<App>, table: u64) {
    let Some(cluster) = app.cluster() else { return };
    loop {
        match cluster.claim(vec![table]).await {
            Ok(claimed) if !claimed.is_empty() => return,
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "a table could not be claimed"),
        }
        tokio::time::sleep(RETRY).await;
    }
}

impl TableOwner {
    /// Claims the table if something has to be done that no command does.
    pub(super) fn claim_if_needed(&mut self) {
        let is_needed = self.table.bot_request().is_some() || self.table.next_alarm().is_some();
        match self.driving {
            Driving::No if is_needed => {
                self.has_claimed = true;
                self.driving = Driving::Asking(Box::pin(claim(self.app.clone(), self.id)));
            }
            Driving::Asking(_) if !is_needed => self.driving = Driving::No,
            _ => {}
        }
    }

    /// Notes that others may drive the table now.
    pub(crate) fn lose_claim(&mut self) {
        if self.app.cluster().is_some() {
            self.driving = Driving::No;
            self.bot = None;
            self.say_presence();
        }
    }

    /// Gives the claim up, or sets it aside if the table is woken when something is due.
    pub(super) async fn let_go(&mut self) {
        let Some(cluster) = self.app.cluster().filter(|_| self.has_claimed) else {
            return;
        };
        let done = if self.table.flags().wakes {
            cluster.set_aside(self.id).await
        } else {
            cluster.release(self.id).await
        };
        if let Err(error) = done {
            tracing::warn!(%error, "the claim to a table could not be given up");
        }
    }
}
