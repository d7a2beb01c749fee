//! Fills a new store with many tables by direct SQL, for `cargo xtask bench stored`:
//! `fill FILE TABLES GAME` or `fill postgres://... TABLES GAME`. Each has three facts; one in a hundred waits in the
//! list, one in a hundred wakes.

use std::error::Error;
use std::path::Path;

use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};
use stammtisch_store::{Postgres, Sqlite};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [file, tables, game] = args.as_slice() else {
        return Err("fill FILE|postgres://... TABLES GAME".into());
    };
    let tables: u64 = tables.parse()?;
    if file.starts_with("postgres://") {
        fill_postgres(file, tables, game).await?;
    } else {
        fill_file(Path::new(file), tables, game).await?;
    }
    println!("{tables} tables");
    Ok(())
}

async fn fill_file(file: &Path, tables: u64, game: &str) -> Result<(), Box<dyn Error>> {
    drop(Sqlite::open(file).await?);
    let mut connection = Sqlite::options(file).connect().await?;
    let secret = "00".repeat(32);
    let fill = format!(
        r#"PRAGMA synchronous = OFF;
        BEGIN;
        INSERT INTO guests (id, name, created) VALUES (1, 'Anna', 1);
        WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < {tables})
        INSERT INTO tables (id, code, created, listed, wakes)
            SELECT i, printf('T%021d', i), i, i % 100 = 0, i % 100 = 1 FROM n;
        INSERT INTO facts (table_id, number, fact) SELECT id, 0, json_object(
            'fact', 'opened', 'secret', '{secret}', 'host', json('{{"id":1,"name":"Anna"}}'),
            'settings', json_object('game', '{game}', 'players', 2, 'options', json('{{}}'),
                'public', json(iif(listed, 'true', 'false')))) FROM tables;
        INSERT INTO facts (table_id, number, fact) SELECT id, 1,
            '{{"fact":"sat","seat":0,"guest":{{"id":1,"name":"Anna"}}}}' FROM tables;
        INSERT INTO facts (table_id, number, fact) SELECT id, 2,
            '{{"fact":"chatted","guest":{{"id":1,"name":"Anna"}},"text":"Hello","at":1}}' FROM tables;
        COMMIT;
        PRAGMA wal_checkpoint(TRUNCATE);"#
    );
    sqlx::raw_sql(AssertSqlSafe(fill))
        .execute(&mut connection)
        .await?;
    Ok(())
}

async fn fill_postgres(address: &str, tables: u64, game: &str) -> Result<(), Box<dyn Error>> {
    drop(Postgres::connect(address, 1).await?);
    let mut connection = PgConnection::connect(address).await?;
    let secret = "00".repeat(32);
    let fill = format!(
        r#"SET synchronous_commit = off;
        INSERT INTO guests (id, name, created) VALUES (1, 'Anna', 1);
        INSERT INTO tables (id, code, created, host_seen, listed, wakes, over, waits)
            SELECT i, 'T' || lpad(i::text, 21, '0'), i, i, i % 100 = 0, i % 100 = 1, false, false
            FROM generate_series(1, {tables}) AS i;
        INSERT INTO facts (table_id, number, fact) SELECT id, 0,
            '{{"fact":"opened","secret":"{secret}","host":{{"id":1,"name":"Anna"}},"settings":{{"game":"{game}","players":2,'
            || '"options":{{}},"public":' || listed::text || '}}}}' FROM tables;
        INSERT INTO facts (table_id, number, fact) SELECT id, 1,
            '{{"fact":"sat","seat":0,"guest":{{"id":1,"name":"Anna"}}}}' FROM tables;
        INSERT INTO facts (table_id, number, fact) SELECT id, 2,
            '{{"fact":"chatted","guest":{{"id":1,"name":"Anna"}},"text":"Hello","at":1}}' FROM tables;
        ANALYZE"#
    );
    sqlx::raw_sql(AssertSqlSafe(fill))
        .execute(&mut connection)
        .await?;
    Ok(())
}
