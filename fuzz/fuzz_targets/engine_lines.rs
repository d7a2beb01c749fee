//! Feeds the engine whatever the fuzzer finds: every line gets one answer that is JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::engine::Engine;
use stammtisch_rules::Lang;

fuzz_target!(|input: &[u8]| {
    // A playout is meant to take long; it is no part of what may go wrong with a line.
    if input.windows(7).any(|part| part == b"playout") {
        return;
    }
    let lines = input.split_inclusive(|&byte| byte == b'\n').count();
    let mut out = Vec::new();
    Engine::new(Lang::En).run(input, &mut out).expect("memory does not fail");
    let answers = out.iter().filter(|&&byte| byte == b'\n').count();
    assert_eq!(answers, lines);
});
