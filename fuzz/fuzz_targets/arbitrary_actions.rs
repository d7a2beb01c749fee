//! Plays whatever the fuzzer's bytes say, in every game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch_fiches::Fiches;
use stammtisch_monad::Monad;
use stammtisch_rotundo::Rotundo;
use stammtisch_testkit::play_bytes;

fuzz_target!(|bytes: &[u8]| {
    let Some((game, decisions)) = bytes.split_first() else {
        return;
    };
    match game % 3 {
        0 => play_bytes::<Monad>(decisions),
        1 => play_bytes::<Rotundo>(decisions),
        _ => play_bytes::<Fiches>(decisions),
    }
});
