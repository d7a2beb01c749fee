//! A server with a planted fault, for the tests: it says that a step is safe before it is. They must
//! notice.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use stammtisch_log::{Fact, Guest, Timestamp};
use stammtisch_server::{Limits, ServerSettings};
use stammtisch_store::{
    BoxFuture, Change, ChangeSink, Cluster, Heartbeat, ListedTable, People, Postgres, Sqlite,
    Store, StoredAnalysis, StoredTable, TokenHash, TokenKind,
};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

struct Hasty(Arc<dyn Store>);

impl Store for Hasty {
    fn people(&self) -> &dyn People {
        self.0.people()
    }

    fn cluster(&self) -> Option<&dyn Cluster> {
        self.0.cluster()
    }

    /// Steps are answered first and kept a little later; all else is kept as it should be.
    fn write(&self, changes: Vec<Change>) -> BoxFuture<'_, ()> {
        if !matches!(changes[..], [Change::Facts { first, .. }] if first > 0) {
            return self.0.write(changes);
        }
        let store = self.0.clone();
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(3)).await;
            store.write(changes).await.ok();
        });
        Box::pin(async { Ok(()) })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.0.close()
    }

    fn guest<'a>(
        &'a self,
        token: &'a TokenHash,
        kind: TokenKind,
        now: Timestamp,
    ) -> BoxFuture<'a, Option<Guest>> {
        self.0.guest(token, kind, now)
    }

    fn find<'a>(&'a self, code: &'a str) -> BoxFuture<'a, Option<StoredTable>> {
        self.0.find(code)
    }

    fn facts(&self, table: u64, from: u64) -> BoxFuture<'_, Vec<Fact>> {
        self.0.facts(table, from)
    }

    fn analysis(&self, table: u64, game: u32) -> BoxFuture<'_, Option<StoredAnalysis>> {
        self.0.analysis(table, game)
    }

    fn code_of(&self, table: u64, host: u64) -> BoxFuture<'_, Option<String>> {
        self.0.code_of(table, host)
    }

    fn tables_to_wake(&self, after: u64, most: u32) -> BoxFuture<'_, Vec<(u64, String)>> {
        self.0.tables_to_wake(after, most)
    }

    fn listed(&self, most: u32) -> BoxFuture<'_, Vec<ListedTable>> {
        self.0.listed(most)
    }

    fn lobbies_before(&self, host_seen: Timestamp, most: u32) -> BoxFuture<'_, Vec<String>> {
        self.0.lobbies_before(host_seen, most)
    }

    fn open_tables(&self, host: u64) -> BoxFuture<'_, u64> {
        self.0.open_tables(host)
    }

    fn sat_at(&self, guest: u64, most: u32) -> BoxFuture<'_, Vec<String>> {
        self.0.sat_at(guest, most)
    }

    fn heartbeat(&self) -> BoxFuture<'_, Option<Heartbeat>> {
        self.0.heartbeat()
    }

    fn export<'a>(&'a self, sink: ChangeSink<'a>) -> BoxFuture<'a, ()> {
        self.0.export(sink)
    }
}

#[tokio::main]
async fn main() {
    let store: Arc<dyn Store> = match std::env::var("STAMMTISCH_DATABASE") {
        Ok(address) => {
            let connected = Postgres::connect(&address, u64::from(std::process::id()));
            Arc::new(connected.await.expect("a database"))
        }
        Err(_) => {
            let data = std::env::var_os("STAMMTISCH_DATA").expect("a folder");
            let file = PathBuf::from(data).join("stammtisch.sqlite");
            Arc::new(Sqlite::open(&file).await.expect("a store"))
        }
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("http://{}/", listener.local_addr().expect("an address"));
    let limits = Limits {
        commands: 1_000_000,
        chat_lines: 1_000_000,
        tables: 1_000_000,
        guests: 1_000_000,
        open_tables: 1_000_000,
        address_connections: 10_000,
        ..Limits::default()
    };
    let settings = ServerSettings {
        limits,
        ..ServerSettings::default()
    };
    let store = Arc::new(Hasty(store));
    stammtisch_server::serve(listener, store, settings, CancellationToken::new())
        .await
        .expect("it serves");
}
