//! A store in a database of either kind: reading by a few connections, writing by one.

use stammtisch_log::{Fact, Guest, Timestamp};

use crate::sql::Connection;
use crate::writer::Writer;
use crate::{
    Ban, BoxFuture, Change, ChangeSink, Cluster, GuestRow, Heartbeat, Intervention, ListedTable,
    People, Report, Session, Store, StoredAnalysis, StoredTable, StoredToken, Strikes, TableRow,
    TokenHash, TokenKind, export, read,
};

/// What a kind of database does in its own way.
pub(crate) trait Backend: Send + Sync {
    /// Returns a connection to read with.
    fn reader(&self) -> BoxFuture<'_, Box<dyn Connection>>;

    /// Reads a table's log from this number on.
    fn facts(&self, table: u64, from: u64) -> BoxFuture<'_, Vec<Fact>> {
        Box::pin(async move {
            let mut connection = self.reader().await?;
            read::facts(connection.as_mut(), table, from).await
        })
    }

    /// Ends all reading.
    fn close_readers(&self) -> BoxFuture<'_, ()>;

    /// Returns what servers need that share the database.
    fn cluster(&self) -> Option<&dyn Cluster> {
        None
    }
}

/// A store in one database.
pub struct Database<B> {
    pub(crate) backend: B,
    pub(crate) writer: Writer,
}

/// Reads with a connection of its own.
macro_rules! read {
    ($store:expr, $read:ident $(, $argument:expr)*) => {
        Box::pin(async move {
            let mut connection = $store.backend.reader().await?;
            read::$read(connection.as_mut() $(, $argument)*).await
        })
    };
}

impl<B: Backend> Store for Database<B> {
    fn people(&self) -> &dyn People {
        self
    }

    fn cluster(&self) -> Option<&dyn Cluster> {
        self.backend.cluster()
    }

    fn write(&self, changes: Vec<Change>) -> BoxFuture<'_, ()> {
        Box::pin(self.writer.write(changes))
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            // The writer last: the last one to close moves SQLite's log into the database.
            self.backend.close_readers().await?;
            self.writer.close().await;
            Ok(())
        })
    }

    fn guest<'a>(
        &'a self,
        token: &'a TokenHash,
        kind: TokenKind,
        now: Timestamp,
    ) -> BoxFuture<'a, Option<Guest>> {
        read!(self, guest_of_token, token, kind, now)
    }

    fn find<'a>(&'a self, code: &'a str) -> BoxFuture<'a, Option<StoredTable>> {
        read!(self, table_with_code, code)
    }

    fn facts(&self, table: u64, from: u64) -> BoxFuture<'_, Vec<Fact>> {
        self.backend.facts(table, from)
    }

    fn analysis(&self, table: u64, game: u32) -> BoxFuture<'_, Option<StoredAnalysis>> {
        read!(self, analysis, table, game)
    }

    fn code_of(&self, table: u64, host: u64) -> BoxFuture<'_, Option<String>> {
        read!(self, code_of, table, host)
    }

    fn tables_to_wake(&self, after: u64, most: u32) -> BoxFuture<'_, Vec<(u64, String)>> {
        read!(self, tables_to_wake, after, most)
    }

    fn listed(&self, most: u32) -> BoxFuture<'_, Vec<ListedTable>> {
        read!(self, listed, most)
    }

    fn lobbies_before(&self, host_seen: Timestamp, most: u32) -> BoxFuture<'_, Vec<String>> {
        read!(self, lobbies_before, host_seen, most)
    }

    fn open_tables(&self, host: u64) -> BoxFuture<'_, u64> {
        read!(self, open_tables, host)
    }

    fn sat_at(&self, guest: u64, most: u32) -> BoxFuture<'_, Vec<String>> {
        read!(self, sat_at, guest, most)
    }

    fn heartbeat(&self) -> BoxFuture<'_, Option<Heartbeat>> {
        read!(self, heartbeat)
    }

    fn export<'a>(&'a self, sink: ChangeSink<'a>) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let mut connection = self.backend.reader().await?;
            export::send_all(connection.as_mut(), sink).await
        })
    }
}

impl<B: Backend> People for Database<B> {
    fn session<'a>(
        &'a self,
        token: &'a TokenHash,
        now: Timestamp,
    ) -> BoxFuture<'a, Option<Session>> {
        read!(self, session, token, now)
    }

    fn tokens(&self, guest: u64, now: Timestamp) -> BoxFuture<'_, Vec<StoredToken>> {
        read!(self, tokens, guest, now)
    }

    fn person(&self, guest: u64) -> BoxFuture<'_, Option<GuestRow>> {
        read!(self, person, guest)
    }

    fn guests(&self, most: u32) -> BoxFuture<'_, Vec<GuestRow>> {
        read!(self, guests, most)
    }

    fn guests_before(&self, time: Timestamp) -> BoxFuture<'_, Vec<u64>> {
        read!(self, guests_before, time)
    }

    fn traces(&self, guest: u64) -> BoxFuture<'_, Vec<u64>> {
        read!(self, traces, guest)
    }

    fn tables_after(&self, id: Option<u64>, most: u32) -> BoxFuture<'_, Vec<TableRow>> {
        read!(self, tables_after, id, most)
    }

    fn newest_tables(&self, most: u32) -> BoxFuture<'_, Vec<TableRow>> {
        read!(self, newest_tables, most)
    }

    fn table(&self, id: u64) -> BoxFuture<'_, Option<StoredTable>> {
        read!(self, table_with_id, id)
    }

    fn bans(&self, now: Timestamp) -> BoxFuture<'_, Vec<Ban>> {
        read!(self, bans, now)
    }

    fn reports(&self) -> BoxFuture<'_, Vec<Report>> {
        read!(self, reports)
    }

    fn interventions(&self, after: u64) -> BoxFuture<'_, Vec<(u64, Intervention)>> {
        read!(self, interventions, after)
    }

    fn strikes(&self, day: u64) -> BoxFuture<'_, Vec<Strikes>> {
        read!(self, strikes, day)
    }

    fn health(&self) -> BoxFuture<'_, Option<Timestamp>> {
        read!(self, health)
    }
}
