//! `stammtisch migrate`: moves a whole server to another database, and proves that both have the same.

use std::collections::HashSet;
use std::io;
use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use sha2::{Digest, Sha256};
use stammtisch_rules::{Phrase, Words};
use stammtisch_server::admin::check;
use stammtisch_store::{Change, FolderLock, Sqlite, Store, StoreError, private_folder};

use crate::data::{FILE, Place, without_password};
use crate::keep::wait;

/// The number of changes that are copied at a time.
const BATCH: usize = 500;

/// A database that nobody else uses.
struct Opened {
    store: Box<dyn Store>,
    /// Keeps servers away from a file.
    _lock: Option<FolderLock>,
}

/// Copies everything that is not there yet, and compares. Returns what to say about it.
///
/// # Errors
/// If a server is running on either, if one of them fails, or if they are not the same in the end.
pub fn migrate(own: &Words, from: &Place, to: &Place) -> io::Result<String> {
    let (tables, shown) = wait(async {
        let source = open(own, from, false).await?;
        let target = open(own, to, true).await?;
        copy(source.store.as_ref(), target.store.as_ref()).await?;
        let tables = compare(own, source.store.as_ref(), target.store.as_ref()).await?;
        target.store.close().await?;
        Ok((tables, shown(to)))
    })?;
    let said = Phrase::new("migrate-done")
        .number("count", tables)
        .text("place", &shown);
    Ok(own.say(&said))
}

fn shown(place: &Place) -> String {
    match place {
        Place::File(path) => path.display().to_string(),
        Place::Postgres(address) => without_password(address),
    }
}

/// Opens a database, unless a server is running on it.
async fn open(own: &Words, place: &Place, create: bool) -> Result<Opened, StoreError> {
    let in_use = || {
        let said = Phrase::new("migrate-in-use").text("place", &shown(place));
        StoreError::Unusable(own.say(&said))
    };
    let failed = |why: io::Error| StoreError::Unusable(format!("{}: {why}", shown(place)));
    match place {
        Place::Postgres(address) => {
            let store = Place::connect(address).await?;
            let others = match store.cluster() {
                Some(cluster) => cluster.nodes().await?,
                None => Vec::new(),
            };
            if !others.is_empty() {
                return Err(in_use());
            }
            Ok(Opened {
                store: Box::new(store),
                _lock: None,
            })
        }
        Place::File(path) => {
            let file = match path.extension() {
                Some(_) => path.clone(),
                None => path.join(FILE),
            };
            if !create && !file.exists() {
                let said =
                    Phrase::new("migrate-nothing").text("place", &file.display().to_string());
                return Err(StoreError::Unusable(own.say(&said)));
            }
            let folder = file.parent().unwrap_or(Path::new("."));
            private_folder(folder).map_err(failed)?;
            let lock = FolderLock::take(folder).map_err(|why| match why.kind() {
                io::ErrorKind::WouldBlock => in_use(),
                _ => failed(why),
            })?;
            Ok(Opened {
                store: Box::new(Sqlite::open(&file).await?),
                _lock: Some(lock),
            })
        }
    }
}

/// Copies what the target does not have yet. What an attempt before has copied is left as it is.
async fn copy(source: &dyn Store, target: &dyn Store) -> Result<(), StoreError> {
    let mut interventions = target.people().interventions(0).await?.len();
    exported(source, async |changes: Receiver<Change>| {
        let mut batch = Vec::with_capacity(BATCH);
        for change in changes {
            if matches!(change, Change::Intervention { .. }) && interventions > 0 {
                interventions -= 1;
                continue;
            }
            batch.push(change);
            if batch.len() == BATCH {
                write(target, std::mem::take(&mut batch)).await?;
            }
        }
        write(target, batch).await
    })
    .await
}

/// Reads everything on a thread of its own, so that only a little of it is in memory.
async fn exported<T>(
    store: &dyn Store,
    take: impl AsyncFnOnce(Receiver<Change>) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let (send, receive) = sync_channel(BATCH);
    let runtime = tokio::runtime::Handle::current();
    thread::scope(|scope| {
        let reading = scope.spawn(move || runtime.block_on(send_all(store, send)));
        let taken = tokio::task::block_in_place(|| {
            tokio::runtime::Handle::current().block_on(take(receive))
        });
        let read = reading
            .join()
            .unwrap_or_else(|_| Err(StoreError::Storage("reading has panicked".to_owned())));
        // Whoever stopped taking has the better reason.
        taken.and_then(|taken| read.map(|()| taken))
    })
}

async fn send_all(store: &dyn Store, send: SyncSender<Change>) -> Result<(), StoreError> {
    let mut sink = |change| {
        let gone = |_| StoreError::Storage("nobody takes what is read".to_owned());
        send.send(change).map_err(gone)
    };
    store.export(&mut sink).await
}

/// Writes changes together, or one by one if some are there already.
async fn write(target: &dyn Store, batch: Vec<Change>) -> Result<(), StoreError> {
    match target.write(batch.clone()).await {
        Err(StoreError::Conflict) => {}
        done => return done,
    }
    for change in batch {
        match target.write(vec![change.clone()]).await {
            Err(StoreError::Conflict) => complete(target, change).await?,
            done => done?,
        }
    }
    Ok(())
}

/// Writes what is missing of something that is there in part.
async fn complete(target: &dyn Store, change: Change) -> Result<(), StoreError> {
    let rest = match change {
        Change::Facts {
            table,
            first,
            facts,
        } => {
            let there = target.facts(table, first).await?;
            if !facts.starts_with(&there) {
                let what = format!("table {table} is another one there");
                return Err(StoreError::Damaged(what));
            }
            Change::Facts {
                table,
                first: first + there.len() as u64,
                facts: facts[there.len()..].to_vec(),
            }
        }
        Change::Table {
            id, flags, summary, ..
        } => Change::Flags {
            table: id,
            flags,
            summary,
        },
        Change::Guest { id, name, .. } => Change::Name { guest: id, name },
        // It is there.
        _ => return Ok(()),
    };
    target.write(vec![rest]).await
}

/// Compares everything in both, and replays every log of both. Returns how many tables there are.
async fn compare(own: &Words, source: &dyn Store, target: &dyn Store) -> Result<u64, StoreError> {
    let differs = || StoreError::Unusable(own.say(&Phrase::new("migrate-differs")));
    if digest(source).await? != digest(target).await? {
        return Err(differs());
    }
    let (before, after) = (check(source).await?, check(target).await?);
    let damaged = |found: &[stammtisch_server::admin::DamagedTable]| {
        found.iter().map(|one| one.table).collect::<HashSet<u64>>()
    };
    if before.0 != after.0 || damaged(&before.1) != damaged(&after.1) {
        return Err(differs());
    }
    Ok(after.0)
}

/// Returns a hash of everything in a store.
async fn digest(store: &dyn Store) -> Result<[u8; 32], StoreError> {
    exported(store, async |changes: Receiver<Change>| {
        let mut hash = Sha256::new();
        for change in changes {
            let line = serde_json::to_vec(&change);
            hash.update(line.map_err(|why| StoreError::Damaged(why.to_string()))?);
            hash.update(b"\n");
        }
        Ok(hash.finalize().into())
    })
    .await
}
