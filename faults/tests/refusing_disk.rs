//! A disk that refuses: who writes is told, who reads notices nothing, and afterwards all goes on.

use std::sync::Arc;

use stammtisch_faults::power::{MAX_WAL, integrity, look, options};
use stammtisch_faults::{Disk, Fault, Found, TableLog};
use stammtisch_rules::Rng;
use stammtisch_store::{Change, Sqlite, Store, StoreError, TokenKind};

const FAULTS: [Fault; 3] = [Fault::Full, Fault::Unwritable, Fault::Unsyncable];

async fn open(disk: &Disk) -> Sqlite {
    Sqlite::open_as(options(disk), MAX_WAL).await.unwrap()
}

/// A store with Anna, her session and a table.
async fn filled(disk: &Disk, rng: &mut Rng) -> (Sqlite, TableLog) {
    let store = open(disk).await;
    let anna = Change::Guest {
        id: 7,
        name: "Anna".to_owned(),
        face: None,
        created: 1,
    };
    let session = Change::Token {
        hash: "a".repeat(64),
        guest: 7,
        kind: TokenKind::Session,
        expires: 100,
        created: 0,
        device: String::new(),
    };
    store.write(vec![anna, session]).await.unwrap();
    let mut log = TableLog::new(1);
    for _ in 0..10 {
        accepted(&store, &mut log, rng).await;
    }
    (store, log)
}

async fn accepted(store: &Sqlite, log: &mut TableLog, rng: &mut Rng) {
    store.write(log.more(rng)).await.unwrap();
    log.acknowledged();
}

async fn refused(store: &Sqlite, log: &mut TableLog, rng: &mut Rng) {
    let answer = store.write(log.more(rng)).await;
    assert!(matches!(answer, Err(StoreError::Storage(_))), "{answer:?}");
}

async fn everything_can_be_read(store: &Sqlite, log: &TableLog) {
    assert_eq!(look(store, log).await, Found::Intact);
    let listed = store.listed(10).await.unwrap();
    assert_eq!(listed[0].code, log.code());
    let anna = store.guest(&"a".repeat(64), TokenKind::Session, 1).await;
    assert_eq!(anna.unwrap().unwrap().name, "Anna");
}

/// Each way in which a program can end.
fn ends(disk: &Disk, seed: u64) -> Arc<Disk> {
    if seed.is_multiple_of(2) {
        disk.after_cut()
    } else {
        disk.after_kill()
    }
}

#[tokio::test]
async fn while_a_disk_refuses_writes_are_refused_and_reads_go_on_and_then_both_do() {
    for (seed, fault) in (0..24).zip(FAULTS.into_iter().cycle()) {
        let (disk, rng) = (Disk::new(seed), &mut Rng::new(seed));
        let (store, mut log) = filled(&disk, rng).await;
        for _ in 0..3 {
            disk.refuse(fault);
            for _ in 0..5 {
                refused(&store, &mut log, rng).await;
                everything_can_be_read(&store, &log).await;
            }
            disk.mend();
            accepted(&store, &mut log, rng).await;
            everything_can_be_read(&store, &log).await;
        }
        assert_eq!(integrity(&disk).await.unwrap(), "ok");
        // What was refused has been followed by what was accepted, and so never comes back.
        let disk = ends(&disk, seed / 3);
        everything_can_be_read(&open(&disk).await, &log).await;
    }
}

/// The guarantee: a refused write is not there, or wholly there, and the latter only if the program
/// ends before any other write is accepted. Of several refused in a row one at most is there, not
/// necessarily the last.
///
/// It is no stronger because of SQLite. When the sync of its log fails, the transaction is rolled
/// back, that is, the index of the log in shared memory does not know it: nobody sees it, and the
/// next transaction is written over it. But until then its frames stand in the log, with the mark of
/// a commit and right checksums; who opens the log without an index, which is after a crash, has to
/// believe them.
#[tokio::test]
async fn what_a_failed_sync_refused_is_wholly_there_after_a_crash_or_not_at_all() {
    let mut came_back = 0;
    for seed in 0..40 {
        let (disk, rng) = (Disk::new(seed), &mut Rng::new(seed));
        let (store, mut log) = filled(&disk, rng).await;
        disk.refuse(Fault::Unsyncable);
        refused(&store, &mut log, rng).await;
        disk.refuse(Fault::Unwritable);
        refused(&store, &mut log, rng).await;
        assert_eq!(look(&store, &log).await, Found::Intact);
        let found = look(&open(&ends(&disk, seed)).await, &log).await;
        assert!(
            matches!(found, Found::Intact | Found::Doubted(0)),
            "{found:?}"
        );
        came_back += usize::from(found != Found::Intact);
    }
    assert!(came_back > 0, "the guarantee is stronger than it says");
}

/// When a sync has failed, Linux takes what it could not write for written, and shows it from memory:
/// after a crash the store reads what no disk has, and no later sync would bring it there. Opening
/// the store mends that. (A power cut in the midst of this opening can still do harm.)
#[tokio::test]
async fn what_came_back_after_a_crash_stays_and_so_does_what_follows_it() {
    let mut came_back = 0;
    for seed in 0..40 {
        let (disk, rng) = (Disk::new(seed), &mut Rng::new(seed));
        let (store, mut log) = filled(&disk, rng).await;
        disk.refuse(Fault::Unsyncable);
        refused(&store, &mut log, rng).await;
        let disk = disk.after_kill();
        let store = open(&disk).await;
        let found = look(&store, &log).await;
        came_back += usize::from(found == Found::Doubted(0));
        log.settle(&found);
        if seed.is_multiple_of(2) {
            accepted(&store, &mut log, rng).await;
        }
        let disk = disk.after_cut();
        everything_can_be_read(&open(&disk).await, &log).await;
        assert_eq!(integrity(&disk).await.unwrap(), "ok");
    }
    assert!(came_back > 0);
}
