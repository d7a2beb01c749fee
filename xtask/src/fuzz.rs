//! `cargo xtask fuzz`: every fuzz target for a while. A short run of the same is part of the tests.

use crate::shell::{Done, cargo_tool, run, works};

const CARGO_FUZZ: &str = "0.13";
const TARGETS: [&str; 2] = ["engine_lines", "arbitrary_actions"];

/// Runs each target for so many seconds.
pub fn run_targets(args: &[String]) -> Done {
    let seconds = match args {
        [] => 600,
        [seconds] => seconds
            .parse::<u32>()
            .map_err(|_| format!("{seconds} is not a number of seconds"))?,
        _ => return Err("cargo xtask fuzz [SECONDS]".to_owned()),
    };
    if !works("cargo", &["+nightly", "--version"]) {
        return Err("cargo-fuzz needs a nightly toolchain, and there is none".to_owned());
    }
    cargo_tool("fuzz", CARGO_FUZZ)?;
    for target in TARGETS {
        let time = format!("-max_total_time={seconds}");
        let args = [
            "+nightly",
            "fuzz",
            "run",
            target,
            "--",
            &time,
            "-max_len=4096",
        ];
        run("cargo", &args)?;
    }
    Ok(())
}
