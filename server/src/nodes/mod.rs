//! This server among others that share its database.
//!
//! The log alone decides what happens at a table. What the servers tell each other makes it seen everywhere at once,
//! and done once: who drives which table (`owner::driving`), who is connected where, who has spent how much. A notice
//! says where to look, never what is there; after anything that may have swallowed one, everything is looked at.

mod beat;
mod hear;
mod presence;
mod spending;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use stammtisch_store::{Cluster, Notice, Presence};
use tokio::sync::Notify;

use crate::app::App;
use crate::frames::SeatReaction;
use crate::live_table::LiveTable;
use crate::lock::lock;

/// What this server knows of the others. One that has its database for itself knows nothing.
pub(crate) struct Nodes {
    /// The tables in use, by their numbers in the store.
    tables: Mutex<HashMap<u64, Arc<LiveTable>>>,
    /// Who is connected to tables here, where the others do not know it yet.
    unsaid: Mutex<HashMap<u64, Presence>>,
    /// The tables of which it has to be read who is connected elsewhere.
    unread: Mutex<HashSet<u64>>,
    to_say: Notify,
    to_read: Notify,
    /// Tables may have been left behind by a server that is gone.
    to_wake: Notify,
    /// Whether this server does what one of them has to do.
    is_first: AtomicBool,
    count: AtomicUsize,
}

impl Nodes {
    pub(crate) fn new() -> Nodes {
        Nodes {
            tables: Mutex::default(),
            unsaid: Mutex::default(),
            unread: Mutex::default(),
            to_say: Notify::new(),
            to_read: Notify::new(),
            to_wake: Notify::new(),
            is_first: AtomicBool::new(true),
            count: AtomicUsize::new(1),
        }
    }

    /// Whether this server does what one of them has to do: deleting what is old, closing what is abandoned.
    pub(crate) fn is_first(&self) -> bool {
        self.is_first.load(Ordering::Relaxed)
    }

    /// Notes that a table is in use here.
    pub(crate) fn add(&self, id: u64, table: &Arc<LiveTable>) {
        lock(&self.tables).insert(id, table.clone());
        self.read_presence(id);
    }

    /// Notes that it no longer is.
    pub(crate) fn remove(&self, id: u64, table: &Arc<LiveTable>) {
        let mut tables = lock(&self.tables);
        if tables
            .get(&id)
            .is_some_and(|known| Arc::ptr_eq(known, table))
        {
            tables.remove(&id);
        }
    }

    fn table(&self, id: u64) -> Option<Arc<LiveTable>> {
        lock(&self.tables).get(&id).cloned()
    }

    fn ids(&self) -> Vec<u64> {
        lock(&self.tables).keys().copied().collect()
    }

    /// Waits until tables may have been left behind.
    pub(crate) async fn left_behind(&self) {
        self.to_wake.notified().await;
    }
}

impl App {
    /// Returns what servers need that share the database; `None` if this one has it for itself.
    pub(crate) fn cluster(&self) -> Option<&dyn Cluster> {
        self.store().cluster()
    }

    /// Begins to act with the other servers, if there may be others.
    pub(crate) fn join_nodes(self: &Arc<App>) {
        if self.cluster().is_some() {
            self.spawn(beat::beat_on(self.clone()));
            self.spawn(hear::listen(self.clone()));
            self.spawn(presence::say(self.clone()));
            self.spawn(presence::read(self.clone()));
            self.spawn(spending::exchange(self.clone()));
        }
    }

    /// Tells the other servers that this one stops.
    pub(crate) async fn leave_nodes(&self) {
        if let Some(cluster) = self.cluster()
            && let Err(error) = cluster.leave().await
        {
            tracing::warn!(%error, "the other servers could not be told that this one stops");
        }
    }

    /// Shows a player's reaction to those who are connected to the other servers.
    pub(crate) fn tell_reaction(&self, table: u64, reaction: &SeatReaction) {
        if let Some(cluster) = self.cluster()
            && let Ok(name) = serde_json::to_string(&reaction.reaction)
        {
            cluster.tell(Notice::Reaction(table, reaction.seat as u64, name));
        }
    }
}
