//! Games on several threads at a time.

use std::io;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use stammtisch_arena::{Failure, Matchup, PlayedGame, Programs};

/// Why a match stopped before its end.
pub(crate) enum Stop {
    /// A program failed.
    Failed(Failure),
    /// One of our bots panicked in this game; where, it has said itself.
    Panicked(u64),
    /// A game could not be kept.
    Unwritten(io::Error),
}

/// Plays these games and hands each to `keep` as it is finished, until it says that it is enough or the match is
/// interrupted. Games that are being played then are still finished and kept.
pub(crate) fn play(
    matchup: &Matchup,
    games: &[u64],
    threads: usize,
    interrupted: &AtomicBool,
    keep: &mut dyn FnMut(PlayedGame) -> io::Result<ControlFlow<()>>,
) -> Result<(), Stop> {
    let next = AtomicUsize::new(0);
    let enough = AtomicBool::new(false);
    let (finished, outcomes) = channel();
    thread::scope(|scope| {
        for _ in 0..threads.min(games.len()) {
            let finished = finished.clone();
            scope.spawn(|| {
                let finished = finished;
                let mut programs = Programs::default();
                while !enough.load(Ordering::Relaxed) && !interrupted.load(Ordering::Relaxed) {
                    let Some(&game) = games.get(next.fetch_add(1, Ordering::Relaxed)) else {
                        break;
                    };
                    let played = one(matchup, game, &mut programs);
                    let failed = played.is_err();
                    if finished.send(played).is_err() || failed {
                        break;
                    }
                }
            });
        }
        drop(finished);
        let mut end = Ok(());
        for played in outcomes {
            let kept = played.and_then(|game| keep(game).map_err(Stop::Unwritten));
            match kept {
                Ok(ControlFlow::Continue(())) => continue,
                Ok(ControlFlow::Break(())) => {}
                Err(stop) => end = end.and(Err(stop)),
            }
            enough.store(true, Ordering::Relaxed);
        }
        end
    })
}

fn one(matchup: &Matchup, game: u64, programs: &mut Programs) -> Result<PlayedGame, Stop> {
    match catch_unwind(AssertUnwindSafe(|| matchup.play(game, programs))) {
        Ok(played) => played.map_err(Stop::Failed),
        Err(_) => Err(Stop::Panicked(game)),
    }
}
