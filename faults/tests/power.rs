//! What was acknowledged is there after a power cut, and the tests would notice if it were not.

use sqlx::sqlite::SqliteSynchronous;
use stammtisch_faults::power::{Career, Seen};

/// So many cuts, unless the environment says otherwise in `FAULTS_CUTS`.
fn cuts() -> usize {
    let wanted = std::env::var("FAULTS_CUTS").ok();
    wanted.map_or(200, |text| text.parse().expect("FAULTS_CUTS is a number"))
}

/// Careers of ten cuts each.
async fn careers(cuts: usize, synchronous: SqliteSynchronous, faults: bool) -> Seen {
    let mut seen = Seen::default();
    for seed in 0..cuts.div_ceil(10) as u64 {
        let career = Career {
            seed,
            cuts: 10,
            synchronous,
            faults,
        };
        let more = career.play().await;
        assert!(more.cuts + more.kills > 0, "{more:?}");
        seen += more;
    }
    println!("{synchronous:?}, faults: {faults}: {seen:?}");
    seen
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nothing_acknowledged_is_lost_when_the_power_goes() {
    let seen = careers(cuts(), SqliteSynchronous::Full, false).await;
    assert!(seen.wrong.is_empty(), "{:?}", seen.wrong);
    assert_eq!(seen.lost, 0);
    assert_eq!(seen.refused, 0);
    assert!(seen.in_checkpoints > 0 && seen.unborn > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nothing_acknowledged_is_lost_by_a_disk_that_refuses_and_then_loses_its_power() {
    let seen = careers(cuts() / 2, SqliteSynchronous::Full, true).await;
    assert!(seen.wrong.is_empty(), "{:?}", seen.wrong);
    assert_eq!(seen.lost, 0);
    assert!(seen.refused > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_store_that_syncs_at_checkpoints_only_is_seen_to_lose_but_not_to_break() {
    let seen = careers(100, SqliteSynchronous::Normal, false).await;
    assert!(seen.wrong.is_empty(), "{:?}", seen.wrong);
    assert!(seen.lost > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_store_that_never_syncs_is_seen_to_lose() {
    let seen = careers(100, SqliteSynchronous::Off, false).await;
    assert!(seen.lost > 0);
}
