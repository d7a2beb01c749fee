//! A real file system that refuses: the system lets no file of this process grow past a limit, which
//! needs no privileges and hits the log as a full disk does.
//!
//! The limit holds for the whole process, so this file has one test.

use std::fs;

use stammtisch_faults::power::look;
use stammtisch_faults::{Found, TableLog};
use stammtisch_rules::Rng;
use stammtisch_store::{Sqlite, Store, StoreError};

/// How large a file may become.
fn limit_files(bytes: libc::rlim_t) {
    // SAFETY: both calls take plain values and a place that lives long enough.
    let done = unsafe {
        // Who writes past the limit is told by an error; the signal would end the process.
        libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
        let mut limit = std::mem::zeroed::<libc::rlimit>();
        libc::getrlimit(libc::RLIMIT_FSIZE, &mut limit);
        limit.rlim_cur = bytes.min(limit.rlim_max);
        libc::setrlimit(libc::RLIMIT_FSIZE, &limit)
    };
    assert_eq!(done, 0);
}

#[tokio::test]
async fn a_log_that_cannot_grow_refuses_and_goes_on_when_it_can() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stammtisch.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    let (mut log, rng) = (TableLog::new(1), &mut Rng::new(1));
    for _ in 0..3 {
        store.write(log.more(rng)).await.unwrap();
        log.acknowledged();
        let wal = fs::metadata(file.with_extension("sqlite-wal")).unwrap();
        limit_files(wal.len() + 1000);
        for _ in 0..5 {
            let answer = store.write(log.more(rng)).await;
            assert!(matches!(answer, Err(StoreError::Storage(_))), "{answer:?}");
            assert_eq!(look(&store, &log).await, Found::Intact);
        }
        limit_files(libc::RLIM_INFINITY);
    }
    store.write(log.more(rng)).await.unwrap();
    log.acknowledged();
    drop(store);
    let again = Sqlite::open(&file).await.unwrap();
    assert_eq!(look(&again, &log).await, Found::Intact);
}
