//! A server of the next version, for the tests: it has changed the database in a way that this version survives, and
//! uses what it has added.

use std::sync::Arc;

use sqlx::{Connection, PgConnection};
use stammtisch_server::{Limits, ServerSettings};
use stammtisch_store::Postgres;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// The first of two steps: a column that programs of before leave empty.
const NEXT_MIGRATION: &str = "
    ALTER TABLE tables ADD COLUMN IF NOT EXISTS touched BIGINT;
    CREATE OR REPLACE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN UPDATE tables SET touched = NEW.number WHERE id = NEW.table_id; RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER touched AFTER INSERT ON facts FOR EACH ROW EXECUTE FUNCTION touch();
    INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time)
        VALUES (1000, 'touched', now(), true, '', 0) ON CONFLICT DO NOTHING";

#[tokio::main]
async fn main() {
    let address = std::env::var("STAMMTISCH_DATABASE").expect("a database");
    let store = Postgres::connect(&address, u64::from(std::process::id())).await;
    let store = store.expect("a database that answers");
    let mut connection = PgConnection::connect(&address).await.expect("a connection");
    let migrated = sqlx::raw_sql(NEXT_MIGRATION).execute(&mut connection).await;
    migrated.expect("a migration");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("http://{}/", listener.local_addr().expect("an address"));
    let limits = Limits {
        commands: 1_000_000,
        ..Limits::default()
    };
    let settings = ServerSettings {
        limits,
        ..ServerSettings::default()
    };
    stammtisch_server::serve(
        listener,
        Arc::new(store),
        settings,
        CancellationToken::new(),
    )
    .await
    .expect("it serves");
}
