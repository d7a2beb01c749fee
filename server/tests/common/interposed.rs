//! A store whose writing a test has changed.

use std::sync::Arc;

use stammtisch_log::{Fact, Guest, Timestamp};
use stammtisch_store::{
    BoxFuture, Change, ChangeSink, Cluster, Heartbeat, ListedTable, People, Sqlite, Store,
    StoreError, StoredAnalysis, StoredTable, TokenHash, TokenKind,
};

/// Writes changes in a way of its own.
type Write = Box<dyn Fn(Arc<Sqlite>, Vec<Change>) -> BoxFuture<'static, ()> + Send + Sync>;

/// A store that writes in a way of its own and otherwise is the one inside.
pub struct Interposed {
    pub store: Arc<Sqlite>,
    write: Write,
}

impl Interposed {
    pub fn new<W>(
        store: Sqlite,
        write: impl Fn(Arc<Sqlite>, Vec<Change>) -> W + Send + Sync + 'static,
    ) -> Interposed
    where
        W: Future<Output = Result<(), StoreError>> + Send + 'static,
    {
        Interposed {
            store: Arc::new(store),
            write: Box::new(move |store, changes| Box::pin(write(store, changes))),
        }
    }
}

impl Store for Interposed {
    fn people(&self) -> &dyn People {
        self.store.people()
    }

    fn cluster(&self) -> Option<&dyn Cluster> {
        self.store.cluster()
    }

    fn write(&self, changes: Vec<Change>) -> BoxFuture<'_, ()> {
        (self.write)(self.store.clone(), changes)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.store.close()
    }

    fn guest<'a>(
        &'a self,
        token: &'a TokenHash,
        kind: TokenKind,
        now: Timestamp,
    ) -> BoxFuture<'a, Option<Guest>> {
        self.store.guest(token, kind, now)
    }

    fn find<'a>(&'a self, code: &'a str) -> BoxFuture<'a, Option<StoredTable>> {
        self.store.find(code)
    }

    fn facts(&self, table: u64, from: u64) -> BoxFuture<'_, Vec<Fact>> {
        self.store.facts(table, from)
    }

    fn analysis(&self, table: u64, game: u32) -> BoxFuture<'_, Option<StoredAnalysis>> {
        self.store.analysis(table, game)
    }

    fn code_of(&self, table: u64, host: u64) -> BoxFuture<'_, Option<String>> {
        self.store.code_of(table, host)
    }

    fn tables_to_wake(&self, after: u64, most: u32) -> BoxFuture<'_, Vec<(u64, String)>> {
        self.store.tables_to_wake(after, most)
    }

    fn listed(&self, most: u32) -> BoxFuture<'_, Vec<ListedTable>> {
        self.store.listed(most)
    }

    fn lobbies_before(&self, host_seen: Timestamp, most: u32) -> BoxFuture<'_, Vec<String>> {
        self.store.lobbies_before(host_seen, most)
    }

    fn open_tables(&self, host: u64) -> BoxFuture<'_, u64> {
        self.store.open_tables(host)
    }

    fn sat_at(&self, guest: u64, most: u32) -> BoxFuture<'_, Vec<String>> {
        self.store.sat_at(guest, most)
    }

    fn heartbeat(&self) -> BoxFuture<'_, Option<Heartbeat>> {
        self.store.heartbeat()
    }

    fn export<'a>(&'a self, sink: ChangeSink<'a>) -> BoxFuture<'a, ()> {
        self.store.export(sink)
    }
}
