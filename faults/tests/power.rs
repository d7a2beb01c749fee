//! What was acknowledged is there after a power cut, and the tests would notice if it were not.

use sqlx::sqlite::SqliteSynchronous;
use stammtisch_faults::power::{Findings, Simulation};

/// So many cuts, unless the environment says otherwise in `FAULTS_CUTS`.
fn cuts() -> usize {
    let wanted = std::env::var("FAULTS_CUTS").ok();
    wanted.map_or(200, |text| text.parse().expect("FAULTS_CUTS is a number"))
}

/// Simulations of ten cuts each.
async fn simulations(cuts: usize, synchronous: SqliteSynchronous, faults: bool) -> Findings {
    let mut findings = Findings::default();
    for seed in 0..cuts.div_ceil(10) as u64 {
        let simulation = Simulation {
            seed,
            cuts: 10,
            synchronous,
            faults,
        };
        let more = simulation.play().await;
        assert!(more.cuts + more.kills > 0, "{more:?}");
        findings += more;
    }
    println!("{synchronous:?}, faults: {faults}: {findings:?}");
    findings
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nothing_acknowledged_is_lost_when_the_power_goes() {
    let findings = simulations(cuts(), SqliteSynchronous::Full, false).await;
    assert!(findings.wrong.is_empty(), "{:?}", findings.wrong);
    assert_eq!(findings.lost, 0);
    assert_eq!(findings.refused, 0);
    assert!(findings.in_checkpoints > 0 && findings.unborn > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nothing_acknowledged_is_lost_by_a_disk_that_refuses_and_then_loses_its_power() {
    let findings = simulations(cuts() / 2, SqliteSynchronous::Full, true).await;
    assert!(findings.wrong.is_empty(), "{:?}", findings.wrong);
    assert_eq!(findings.lost, 0);
    assert!(findings.refused > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_store_that_syncs_at_checkpoints_only_is_seen_to_lose_but_not_to_break() {
    let findings = simulations(100, SqliteSynchronous::Normal, false).await;
    assert!(findings.wrong.is_empty(), "{:?}", findings.wrong);
    assert!(findings.lost > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_store_that_never_syncs_is_seen_to_lose() {
    let findings = simulations(100, SqliteSynchronous::Off, false).await;
    assert!(findings.lost > 0);
}
