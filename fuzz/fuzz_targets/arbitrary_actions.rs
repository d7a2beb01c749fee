//! Plays whatever the fuzzer's bytes say, in every game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch_monad::Monad;

fuzz_target!(|bytes: &[u8]| {
    stammtisch_testkit::play_bytes::<Monad>(bytes);
});
