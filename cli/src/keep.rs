//! `stammtisch backup`, `export` and `import`.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;

use stammtisch_rules::{Phrase, Words};
use stammtisch_server::admin::{DamagedTable, check};
use stammtisch_store::{Change, Sqlite, Store, StoreError, is_old_change, new_private_file};

use crate::args::DataArgs;
use crate::data::{Place, naming, without_password};

/// The number of changes that are imported at a time.
const BATCH: usize = 1000;

pub(crate) fn wait<T>(work: impl Future<Output = Result<T, StoreError>>) -> io::Result<T> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(work).map_err(io::Error::other)
}

/// Copies the file of a server, which may be running, as it is at one point in time.
pub fn backup(own: &Words, data: &DataArgs, to: &Path) -> io::Result<String> {
    if to.exists() {
        let said = Phrase::new("keep-exists").text("file", &to.display().to_string());
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, own.say(&said)));
    }
    if data.database.is_some() {
        let said = Phrase::new("keep-backup-postgres");
        return Err(io::Error::new(io::ErrorKind::Unsupported, own.say(&said)));
    }
    wait(async { data.file_store().await?.backup(to).await })?;
    let said = Phrase::new("keep-backed-up").text("file", &to.display().to_string());
    Ok(own.say(&said))
}

/// Writes everything as changes, one a line.
pub fn export(own: &Words, data: &DataArgs, to: &Path) -> io::Result<String> {
    let mut count = 0u64;
    let out = wait(async {
        let store = data.store().await?;
        let failed = |why: io::Error| StoreError::Storage(why.to_string());
        let mut out = BufWriter::new(new_private_file(to).map_err(failed)?);
        let mut take = |change: Change| {
            let line = serde_json::to_string(&change).map_err(|why| why.to_string());
            let line = line.map_err(StoreError::Damaged)?;
            count += 1;
            writeln!(out, "{line}").map_err(|why| StoreError::Storage(why.to_string()))
        };
        store.export(&mut take).await?;
        Ok(out)
    })?;
    out.into_inner()
        .map_err(|why| why.into_error())?
        .sync_all()?;
    let said = Phrase::new("keep-exported")
        .number("count", count)
        .text("file", &to.display().to_string());
    Ok(own.say(&said))
}

/// Makes the changes of a file in a new store. Fails if there is one already.
pub fn import(own: &Words, data: &DataArgs, from: &Path) -> io::Result<String> {
    let opened = File::open(from).map_err(|error| naming(from, error))?;
    let lines = BufReader::new(opened).lines();
    if let Some(address) = &data.database {
        let count = wait(import_into_postgres(own, address, from, lines))?;
        let said = Phrase::new("keep-imported").number("count", count);
        return Ok(own.say(&said));
    }
    let target = data.file()?;
    if target.exists() {
        // A store of an earlier form has a reason of its own.
        wait(async { Sqlite::join(&target).await.map(drop) })?;
        let said = Phrase::new("keep-exists").text("file", &target.display().to_string());
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, own.say(&said)));
    }
    let _lock = data.lock(own)?;
    let count = wait(async {
        let store = Sqlite::open(&target).await?;
        let count = import_lines(&store, from, lines).await?;
        refuse_damaged(&store).await?;
        Ok(count)
    });
    if count.is_err() {
        // Half an import is none.
        for end in ["", "-wal", "-shm"] {
            let mut part = target.clone().into_os_string();
            part.push(end);
            std::fs::remove_file(part).ok();
        }
    }
    let said = Phrase::new("keep-imported").number("count", count?);
    Ok(own.say(&said))
}

/// Makes the changes of a file in a PostgreSQL in which there is nothing yet.
async fn import_into_postgres(
    own: &Words,
    address: &str,
    from: &Path,
    lines: impl Iterator<Item = io::Result<String>>,
) -> Result<u64, StoreError> {
    let store = Place::connect(address).await?;
    let people = store.people();
    if !people.guests(1).await?.is_empty() || !people.newest_tables(1).await?.is_empty() {
        let shown = without_password(address);
        let said = Phrase::new("keep-exists").text("file", &shown);
        return Err(StoreError::Unusable(own.say(&said)));
    }
    let count = import_lines(&store, from, lines).await?;
    refuse_damaged(&store).await?;
    Ok(count)
}

/// Plays every game that was imported. Fails if a log does not fit.
async fn refuse_damaged(store: &dyn Store) -> Result<(), StoreError> {
    let (_, damaged) = check(store).await?;
    match damaged.first() {
        None => Ok(()),
        Some(DamagedTable { table, why }) => {
            let count = damaged.len();
            let what = format!("{count} tables do not fit, the first is {table}: {why}");
            Err(StoreError::Damaged(what))
        }
    }
}

async fn import_lines(
    store: &dyn Store,
    from: &Path,
    lines: impl Iterator<Item = io::Result<String>>,
) -> Result<u64, StoreError> {
    let mut count = 0;
    let mut batch = Vec::new();
    for (number, line) in lines.enumerate() {
        let bad = |why: String| StoreError::Damaged(format!("line {}: {why}", number + 1));
        let line = line.map_err(|why| bad(why.to_string()))?;
        if is_old_change(&line) {
            return Err(StoreError::OldFormat(from.display().to_string()));
        }
        let change: Change = serde_json::from_str(&line).map_err(|why| bad(why.to_string()))?;
        batch.push(change);
        count += 1;
        if batch.len() == BATCH {
            store.write(std::mem::take(&mut batch)).await?;
        }
    }
    store.write(batch).await?;
    Ok(count)
}
