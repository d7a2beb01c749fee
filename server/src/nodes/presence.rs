//! Who is connected to tables here and through the other servers.

use std::collections::{HashMap, HashSet};
use std::mem::take;
use std::sync::Arc;
use std::time::Duration;

use stammtisch_store::Presence;

use super::Nodes;
use crate::app::App;
use crate::lock::lock;
use crate::presence::Elsewhere;

/// How long to wait for more to say or to read, so that it is done together.
const PAUSE: Duration = Duration::from_millis(50);
/// How long to wait before it is tried again, if the database did not answer.
const RETRY: Duration = Duration::from_secs(1);

impl Nodes {
    /// Notes who is connected to a table here, so that the others learn it.
    pub(crate) fn say_presence(&self, present: Presence) {
        lock(&self.unsaid).insert(present.table, present);
        self.to_say.notify_one();
    }

    /// Lets it be read who is connected to a table elsewhere, if the table is in use here.
    pub(crate) fn read_presence(&self, table: u64) {
        if lock(&self.tables).contains_key(&table) {
            lock(&self.unread).insert(table);
            self.to_read.notify_one();
        }
    }
}

/// Tells the others who is connected here, until the server stops.
pub(super) async fn say(app: Arc<App>) {
    let nodes = &app.nodes;
    loop {
        nodes.to_say.notified().await;
        tokio::time::sleep(PAUSE).await;
        let unsaid = take(&mut *lock(&nodes.unsaid));
        let Some(cluster) = app.cluster() else { return };
        if unsaid.is_empty() {
            continue;
        }
        if let Err(error) = cluster
            .set_presence(unsaid.values().cloned().collect())
            .await
        {
            tracing::warn!(%error, "the other servers could not be told who is connected here");
            // What has changed meanwhile is newer.
            for (table, present) in unsaid {
                lock(&nodes.unsaid).entry(table).or_insert(present);
            }
            tokio::time::sleep(RETRY).await;
            nodes.to_say.notify_one();
        }
    }
}

/// Reads who is connected elsewhere, until the server stops.
pub(super) async fn read(app: Arc<App>) {
    let nodes = &app.nodes;
    loop {
        nodes.to_read.notified().await;
        tokio::time::sleep(PAUSE).await;
        let unread: HashSet<u64> = take(&mut *lock(&nodes.unread));
        let Some(cluster) = app.cluster() else { return };
        if unread.is_empty() {
            continue;
        }
        match cluster.presence(unread.iter().copied().collect()).await {
            Ok(present) => app.show_presence(unread, present),
            Err(error) => {
                tracing::warn!(%error, "it could not be read who is connected elsewhere");
                lock(&nodes.unread).extend(unread);
                tokio::time::sleep(RETRY).await;
                nodes.to_read.notify_one();
            }
        }
    }
}

impl App {
    /// Shows at these tables who is connected elsewhere.
    fn show_presence(&self, tables: HashSet<u64>, present: Vec<Presence>) {
        let mut elsewhere: HashMap<u64, Elsewhere> = HashMap::new();
        for Presence {
            table,
            guests,
            anonymous,
        } in present
        {
            elsewhere
                .entry(table)
                .or_default()
                .add(guests, anonymous as usize);
        }
        for table in tables {
            let there = elsewhere.remove(&table).unwrap_or_default();
            if let Some(table) = self.nodes.table(table) {
                table.set_elsewhere(there);
            }
        }
    }
}
