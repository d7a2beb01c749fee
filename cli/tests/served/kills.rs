//! The server is killed at random moments under load: nothing that it acknowledged is lost, nothing
//! is done twice. `KILLS=1000` for more than the usual number.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use stammtisch_rules::Rng;
use stammtisch_store::Sqlite;

use crate::party::{GAMES, Party, Tally, gather, tally};
use crate::process::{Process, program, times};

const TABLES: usize = 6;

/// Lets people play and kills the server again and again.
async fn torture(program: &Path, kills: usize, seed: u64) -> Tally {
    let folder = tempfile::tempdir().unwrap();
    let mut rng = Rng::new(seed);
    let mut parties: Vec<Party> = Vec::new();
    for kill in 0..kills {
        let process = Process::start(program, folder.path());
        while parties.len() < TABLES * (1 + kill / 25) {
            let game = GAMES[parties.len() % GAMES.len()];
            parties.push(gather(process.address, game).await.unwrap());
        }
        let address = process.address;
        let playing: Vec<_> = parties
            .drain(..)
            .map(|mut party| {
                let mut rng = Rng::new(rng.bits());
                tokio::spawn(async move {
                    // It ends when the server is gone, or the game is over.
                    party.play([address; 2], &mut rng).await.ok();
                    party
                })
            })
            .collect();
        let moment = 5 + rng.below(120) as u64;
        tokio::time::sleep(Duration::from_millis(moment)).await;
        let said = process.kill();
        assert!(!said.contains("panicked"), "{said}");
        for party in playing {
            parties.push(party.await.unwrap());
        }
    }
    let store = Sqlite::open(&folder.path().join("stammtisch.sqlite")).await;
    tally(&store.unwrap(), &parties).await
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_step_is_lost_and_none_is_doubled_when_the_server_is_killed() {
    let kills = times("KILLS", 20);
    let seed = times("SEED", 1) as u64;
    let tally = torture(&program(), kills, seed).await;
    println!("SEED={seed} KILLS={kills}: {tally:?}");
    assert!(tally.acknowledged > kills, "{tally:?}");
    assert_eq!(tally.wrong(), 0, "{tally:?}");
}

/// Another server, from the folder of examples.
pub fn example(name: &str) -> PathBuf {
    // Where only one test is run the examples are not built.
    let built = Command::new(env!("CARGO"))
        .args([
            "build",
            "--quiet",
            "--package",
            "stammtisch",
            "--example",
            name,
        ])
        .args((!cfg!(debug_assertions)).then_some("--release"))
        .status();
    assert!(built.unwrap().success());
    program().with_file_name("examples").join(name)
}

/// The same test must find the fault that is planted in `examples/hasty.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_acknowledges_too_early_is_found_out() {
    let hasty = example("hasty");
    let mut tally = Tally::default();
    for seed in 2..12 {
        tally = torture(&hasty, 6, seed).await;
        if tally.lost + tally.contradicted > 0 {
            return;
        }
    }
    panic!("nothing was noticed with the seeds 2 to 11: {tally:?}");
}
